import type { Stated } from '@site/src/data/schemas/known';
import type { RowGroup } from './table-rows';

/** Rules with equal keys share a note: same authority, source, day and additional words. */
const keyOf = ({ statedBy, known, cite, asOf, note }: Stated): string =>
  JSON.stringify([statedBy, known, cite, asOf, note]);

/** The numbered notes of a law table: each note once, in the order in which the rules first need it. */
export class Notes {
  private readonly byKey: ReadonlyMap<string, Stated>;

  constructor(groups: readonly RowGroup[]) {
    const rules = groups
      .flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.flat()))
      .flatMap(({ of }) => (of && of.known !== 'company' ? [of] : []));
    this.byKey = new Map(rules.map((of) => [keyOf(of), of]));
  }

  /** All notes in order: the first is number 1. */
  get all(): readonly Stated[] {
    return [...this.byKey.values()];
  }

  /**
   * Returns the number of a rule's note; undefined for the company's own information, which is marked as unconfirmed
   * beside the rule.
   */
  numberOf(of: Stated): number | undefined {
    const index = [...this.byKey.keys()].indexOf(keyOf(of));
    return index < 0 ? undefined : index + 1;
  }
}
