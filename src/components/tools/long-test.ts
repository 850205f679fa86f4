import { translate } from '@docusaurus/Translate';
import { radon } from '@site/src/data';
import { quantity } from '@site/src/lib/format';

/** A long-term test, as an answer to choose. */
export const longTest = (): string =>
  translate(
    { id: 'tools.longTest', message: 'Long, {time} or more' },
    { time: quantity(radon.test.longTermDays) },
  );
