import type { Stated } from '@site/src/data/schemas/known';
import type { RowGroup } from './table-rows';

/** Rules with the same source, and the same words beside it, share a note. */
const keyOf = ({ statedBy, known, cite, asOf, note }: Stated): string =>
  JSON.stringify([statedBy, known, cite, asOf, note]);

/** Who says the rules of a table: each note once, in the order in which the table needs them. */
export class Notes {
  private readonly byKey: ReadonlyMap<string, Stated>;

  constructor(groups: readonly RowGroup[]) {
    const rules = groups
      .flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.flat()))
      .flatMap(({ of }) => (of && of.known !== 'company' ? [of] : []));
    this.byKey = new Map(rules.map((of) => [keyOf(of), of]));
  }

  /** In their order: the first is note 1. */
  get all(): readonly Stated[] {
    return [...this.byKey.values()];
  }

  /** The number of the note of a rule; none of the company's own information, which says so where it stands. */
  numberOf(of: Stated): number | undefined {
    const index = [...this.byKey.keys()].indexOf(keyOf(of));
    return index < 0 ? undefined : index + 1;
  }
}
