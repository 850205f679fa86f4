/** The part of the runbook that says what to do when; its list is the site's only calendar. */
const YEAR = /^## The year\n([\s\S]*?)(?=^## |$(?![\s\S]))/m;

const MONTHS = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2026, month),
  ),
);

/** True if a line is for a month, 1 to 12; undefined if its first words do not name a time. */
function isFor(when: string, month: number): boolean | undefined {
  if (when === 'Each workday' || when === 'Each month' || when.startsWith('After ')) return true;
  if (when === 'Each quarter') return month % 3 === 1;
  return MONTHS.includes(when) ? MONTHS[month - 1] === when : undefined;
}

/**
 * Returns the tasks that the runbook's calendar has for a day, in its own words.
 *
 * @param runbook the text of `.github/RUNBOOK.md`; quarters start in January, April, July and October
 * @param today as YYYY-MM-DD
 * @throws Error with a sentence if the list is missing, or a line does not start with a time
 */
export function calendarOf(runbook: string, today: string): string[] {
  const list = YEAR.exec(runbook)?.[1];
  if (list === undefined) throw new Error('.github/RUNBOOK.md: the part "## The year" is missing.');
  const month = Number(today.slice(5, 7));
  return list
    .split(/^- /m)
    .slice(1)
    .map((item) => item.replace(/\s+/g, ' ').trim())
    .filter((item) => {
      const [, when = ''] = /^\*\*(.+?)\*\*:/.exec(item) ?? [];
      const now = isFor(when, month);
      if (now === undefined) {
        throw new Error(
          `.github/RUNBOOK.md: "- ${item.slice(0, 40)}" should begin with a time, such as "- **Each month**:" or "- **April**:".`,
        );
      }
      return now;
    });
}
