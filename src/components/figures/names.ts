/** The drawings that Markdown can place: `::figure{name=timeline}`. The content check knows them too. */
export const FIGURE_NAMES = [
  'decay-chain',
  'entry-paths',
  'fan-lifetime',
  'foundation-devices',
  'radon-scale',
  'seasonal-curve',
  'timeline',
] as const;

export type FigureName = (typeof FIGURE_NAMES)[number];
