import { lawOf, type Law } from '../../../src/data';
import { optionalIn, without } from '../../../src/laws/lacking';

const [sale, rental] = [lawOf('rockville').enactments.sale, lawOf('rockville').enactments.rental];

/**
 * Returns variants of a law: as it is, without each of its optional fields and without all of them, each with several
 * combinations of sale, rental and other parts.
 */
export function variants(law: Law): Law[] {
  const optional = optionalIn(law);
  const parts = [
    law.enactments,
    { sale },
    { rental },
    { other: sale },
    { sale, rental },
    { sale, rental, other: sale },
  ];
  return [law, ...optional.map((key) => without(law, [key])), without(law, optional)].flatMap(
    (one) => parts.map((enactments) => ({ ...one, enactments })),
  );
}
