/** The part of the runbook that says what to do when; its list is the site's only calendar. */
const YEAR = /^## The year\n([\s\S]*?)(?=^## |$(?![\s\S]))/m;

const MONTHS = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2026, month),
  ),
);

/** How many days of a month its monthly lines are shown, since nobody can check them off. */
const MONTHLY_DAYS = 7;

/** True if a line is for a day (YYYY-MM-DD); undefined if its first words do not name a time. */
function isFor(when: string, today: string): boolean | undefined {
  const [, month, day] = today.split('-').map(Number) as [number, number, number];
  if (when === 'Each workday' || when.startsWith('After ')) return true;
  if (when === 'Each month') return day <= MONTHLY_DAYS;
  if (/^\d{4}-\d\d-\d\d$/.test(when)) return when <= today;
  if (when === 'Each quarter') return month % 3 === 1;
  return MONTHS.includes(when) ? MONTHS[month - 1] === when : undefined;
}

/**
 * Returns the tasks that the runbook's calendar has for a day, in its own words. A line that starts with a day is
 * shown from that day until somebody removes it.
 *
 * @param runbook the text of `.github/RUNBOOK.md`; quarters start in January, April, July and October
 * @param today as YYYY-MM-DD
 * @throws Error with a sentence if the list is missing, or a line does not start with a time
 */
export function calendarOf(runbook: string, today: string): string[] {
  const list = YEAR.exec(runbook)?.[1];
  if (list === undefined) throw new Error('.github/RUNBOOK.md: the part "## The year" is missing.');
  return list
    .split(/^- /m)
    .slice(1)
    .map((item) => item.replace(/\s+/g, ' ').trim())
    .filter((item) => {
      const [, when = ''] = /^\*\*(.+?)\*\*:/.exec(item) ?? [];
      const now = isFor(when, today);
      if (now === undefined) {
        throw new Error(
          `.github/RUNBOOK.md: "- ${item.slice(0, 40)}" should begin with a time, such as "- **Each month**:", "- **April**:" or "- **2027-03-31**:".`,
        );
      }
      return now;
    });
}
