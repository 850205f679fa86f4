import { lawOf, type Law } from '../../../src/data';

const [sale, rental] = [lawOf('rockville').enactments.sale, lawOf('rockville').enactments.rental];

/** What every law has. */
export const NEEDED = new Set([
  'path',
  'title',
  'jurisdiction',
  'state',
  'covers',
  'enactments',
  'sources',
]);

/** The law as if it did not speak of one thing, or of nothing but what each has, and as if it had other parts. */
export function variants(law: Law): Law[] {
  const optional = Object.keys(law).filter((key) => !NEEDED.has(key));
  const without = (keys: string[]): Law => ({
    ...law,
    ...Object.fromEntries(keys.map((key) => [key, undefined])),
  });
  const parts = [
    law.enactments,
    { sale },
    { rental },
    { other: sale },
    { sale, rental },
    { sale, rental, other: sale },
  ];
  return [law, ...optional.map((key) => without([key])), without(optional)].flatMap((one) =>
    parts.map((enactments) => ({ ...one, enactments })),
  );
}
