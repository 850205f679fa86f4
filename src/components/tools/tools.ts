import { translate } from '@docusaurus/Translate';

/** A tool as the index, the footer and other pages name it. */
export interface ToolCard {
  path: string;
  /** The question that it answers. */
  title: string;
  text: string;
  /** A symbol of `src/artwork/static/img/icons.svg`. */
  icon: string;
}

/** Every tool there is, in the order of the index. */
export function tools(): ToolCard[] {
  return [
    {
      path: '/tools/radon-law',
      title: translate({ id: 'tools.law.name', message: 'Which radon law applies to me?' }),
      text: translate({
        id: 'tools.law.card',
        message:
          'Say where the home is and what you are doing. See the rule, the day it asks for, and what each side does.',
      }),
      icon: 'scale',
    },
    {
      path: '/tools/price',
      title: translate({ id: 'tools.price.name', message: 'What will a test cost?' }),
      text: translate({
        id: 'tools.price.card',
        message:
          'Name the parts of the house and the county. See how many devices it needs, and the price line by line.',
      }),
      icon: 'house',
    },
    {
      path: '/tools/test-result',
      title: translate({ id: 'tools.result.name', message: 'What does my result mean?' }),
      text: translate({
        id: 'tools.result.card',
        message:
          'Type the number from your report. See where it stands on the radon scale, and what to do next.',
      }),
      icon: 'report',
    },
    {
      path: '/tools/test-dates',
      title: translate({ id: 'tools.dates.name', message: 'When must I test?' }),
      text: translate({
        id: 'tools.dates.card',
        message:
          'Type the day of settlement, of the lease, or of the last test. See every day until then, and put them into your calendar.',
      }),
      icon: 'clock',
    },
    {
      path: '/tools/closed-house',
      title: translate({ id: 'tools.closed.name', message: 'My closed-house sheet' }),
      text: translate({
        id: 'tools.closed.card',
        message:
          'Your own hours on one page to hang up. Was a window open? See whether the test goes on.',
      }),
      icon: 'lock',
    },
  ];
}
