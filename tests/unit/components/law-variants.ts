import { lawOf, type Law } from '../../../src/data';
import { optionalIn, without } from '../../../src/laws/lacking';

const [sale, rental] = [lawOf('rockville').enactments.sale, lawOf('rockville').enactments.rental];

/** The law as if it did not speak of one thing, or of nothing but what each has, and as if it had other parts. */
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
