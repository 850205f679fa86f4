import { translate } from '@docusaurus/Translate';

/** A tool as the index, the footer and other pages name it. */
export interface ToolCard {
  path: string;
  /** The question that it answers. */
  title: string;
  text: string;
  /** A symbol of `static/img/icons.svg`. */
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
      path: '/tools/test-result',
      title: translate({ id: 'tools.result.name', message: 'What does my result mean?' }),
      text: translate({
        id: 'tools.result.card',
        message:
          'Type the number from your report. See where it stands on the radon scale, and what to do next.',
      }),
      icon: 'report',
    },
  ];
}
