/** The part of the runbook that says what to do when: its list is the one calendar of the site. */
const YEAR = /^## The year\n([\s\S]*?)(?=^## |$(?![\s\S]))/m;

const MONTHS = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2026, month),
  ),
);

/** So many days a line of each month is shown: nobody can tick it off. */
const MONTHLY_DAYS = 7;

/** Whether a line is for a day; undefined where its first words say no such time. */
function isFor(when: string, today: string): boolean | undefined {
  const [, month, day] = today.split('-').map(Number) as [number, number, number];
  if (when === 'Each workday' || when.startsWith('After ')) return true;
  if (when === 'Each month') return day <= MONTHLY_DAYS;
  if (/^\d{4}-\d\d-\d\d$/.test(when)) return when <= today;
  if (when === 'Each quarter') return month % 3 === 1;
  return MONTHS.includes(when) ? MONTHS[month - 1] === when : undefined;
}

/**
 * What the calendar of the runbook has for a day, in its words. A line that begins with a day is shown from then on, until
 * somebody takes it away.
 *
 * @param runbook the text of `.github/RUNBOOK.md`; quarters begin in January, April, July and October
 * @param today as YYYY-MM-DD
 * @throws Error in a sentence where the list is missing, or a line of it begins with no time
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
