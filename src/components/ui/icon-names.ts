/** The icons that a text can place: symbol ids in `src/artwork/static/img/icons.svg`. */
export const ICON_NAMES = [
  'air',
  'badge',
  'building',
  'check',
  'clock',
  'globe',
  'heart',
  'house',
  'inspect',
  'lab',
  'layers',
  'lock',
  'mail',
  'materials',
  'phone',
  'pin',
  'progeny',
  'report',
  'run',
  'scale',
  'sgm',
  'text',
  'units',
  'water',
] as const;

export type IconName = (typeof ICON_NAMES)[number];
