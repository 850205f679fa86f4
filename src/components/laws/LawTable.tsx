import Translate, { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Collapsible, CollapsibleBody, CollapsibleTitle } from '../ui/Accordion';
import stacking from '../ui/StackedTable.module.css';
import { placeName } from '@site/src/lib/format';
import type { Point } from '../../laws/points';
import { Provenance } from './Provenance';
import { Notes } from './table-notes';
import { columns, rowGroups, type RowGroup } from './table-rows';
import styles from './LawTable.module.css';

/** Returns the id of a note. */
const anchor = (number: number): string => `rule-source-${number}`;

/** Compares the laws of all jurisdictions; the notes below have the source of each rule. On a phone each row stacks. */
export function LawTable(): ReactNode {
  const groups = rowGroups();
  const notes = new Notes(groups);
  return (
    <>
      <table className={clsx(styles.table, stacking.stacked)}>
        <caption>
          <Translate id="laws.table.caption">
            Radon testing laws in and around Montgomery County, with the source of each rule
          </Translate>
        </caption>
        <thead>
          <tr>
            <td />
            {columns.map(({ jurisdiction }) => (
              <th key={jurisdiction} scope="col">
                {placeName(jurisdiction)}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <Group key={group.title} {...group} notes={notes} />
        ))}
      </table>
      <NoteList notes={notes} />
    </>
  );
}

interface Noted {
  notes: Notes;
}

function Group({ title, rows, notes }: RowGroup & Noted): ReactNode {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={columns.length + 1} className={styles.group}>
          {title}
        </th>
      </tr>
      {rows.map(({ label, cells }) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          {cells.map((cell, i) => (
            <td
              key={columns[i]?.jurisdiction}
              data-label={placeName(columns[i]?.jurisdiction ?? '')}
              className={clsx(cell.length === 0 && styles.none)}
            >
              <div>
                {cell.length === 0 && <Translate id="laws.table.none">We found none</Translate>}
                {cell.map((one, point) => (
                  <div key={point}>
                    <Rule {...one} notes={notes} />
                  </div>
                ))}
              </div>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

/** A rule with the number of its note, or with "Not confirmed" in place of a note. */
function Rule({ text, of, notes }: Point & Noted): ReactNode {
  const number = of && notes.numberOf(of);
  return (
    <>
      {text}
      {of && number === undefined && <Provenance of={of} />}
      {of && number !== undefined && (
        <sup data-search-ignore="">
          {/* eslint-disable-next-line @docusaurus/no-html-links -- a link within this page */}
          <a
            href={`#${anchor(number)}`}
            aria-label={translate({ id: 'laws.note', message: 'Source {number}' }, { number })}
          >
            {number}
          </a>
        </sup>
      )}
    </>
  );
}

/** The notes: whose rule it is and its source, each with the id that rules link to. */
function NoteList({ notes }: Noted): ReactNode {
  const { collectAnchor } = useBrokenLinks();
  notes.all.forEach((_of, index) => collectAnchor(anchor(index + 1)));
  return (
    <Collapsible isFold>
      <CollapsibleTitle>
        <Translate id="laws.notes">Who says so and where</Translate>
      </CollapsibleTitle>
      <CollapsibleBody>
        <ol>
          {notes.all.map((of, index) => (
            <li key={index} id={anchor(index + 1)}>
              <Provenance of={of} />
            </li>
          ))}
        </ol>
      </CollapsibleBody>
    </Collapsible>
  );
}
