import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { Arrow, Drawing, Key, Label, Markers } from './Drawing';
import styles from './Drawing.module.css';

/** Positions of the markers, in the order of `paths()`. */
const PLACES = [
  [44, 312],
  [180, 272],
  [272, 272],
  [378, 228],
  [28, 226],
] as const;

const paths = (): string[] => [
  translate({ id: 'figure.entryPaths.joint', message: 'The joint between floor and wall' }),
  translate({ id: 'figure.entryPaths.cracks', message: 'Cracks in the slab' }),
  translate({ id: 'figure.entryPaths.sump', message: 'The sump and floor drains' }),
  translate({ id: 'figure.entryPaths.pipes', message: 'Openings around pipes and wires' }),
  translate({ id: 'figure.entryPaths.walls', message: 'Cracks and hollow cores in block walls' }),
];

/**
 * A house in cross-section: warm air leaves at the top, the pressure in the basement is lower, and soil gas enters
 * along five paths.
 */
export function EntryPaths(): ReactNode {
  return (
    <Drawing
      height={330}
      label={translate({
        id: 'figure.entryPaths.label',
        message:
          'A house with a basement in cross-section. Warm air leaves at the top, the pressure in the basement is lower than in the soil, and arrows show soil gas entering at five numbered places.',
      })}
      details={<Key from="1" items={paths()} />}
      caption={
        <Translate id="figure.entryPaths.caption">
          Warm air leaves at the top, and soil gas follows it in at the bottom.
        </Translate>
      }
    >
      <path d="M0 168h90v128h220V168h90v162H0z" className={styles.soil} />
      <path d="M90 78L200 14l110 64v218H90z" className={styles.room} />
      <path d="M66 92L200 14l134 78M0 168h90M310 168h90M90 168h220" />
      <path d="M84 296h232" strokeWidth="6" />
      <path d="M150 296l4-6 4 12 4-6M232 296v16h28v-16" />
      <path d="M290 296v-96h46" />
      <Arrow d="M200 150C200 110 200 96 200 66" tip={[200, 64, -90]} />
      <Arrow d="M256 74C264 56 274 46 286 36" tip={[287, 35, -45]} />
      <Label x={200} y={204} anchor="middle">
        {translate({ id: 'figure.entryPaths.low', message: 'lower pressure' })}
      </Label>
      <g className={styles.accent}>
        <Arrow d="M60 316C80 316 92 308 104 284" tip={[105, 282, -62]} />
        <Arrow d="M156 326V278" tip={[156, 274, -90]} />
        <Arrow d="M246 326V282" tip={[246, 278, -90]} />
        <Arrow d="M370 226C350 226 334 222 318 214" tip={[316, 213, 208]} />
        <Arrow d="M40 226H104" tip={[106, 226, 0]} />
      </g>
      <Markers from="1" at={PLACES} />
    </Drawing>
  );
}
