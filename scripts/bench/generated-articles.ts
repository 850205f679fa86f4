import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stringify } from 'yaml';

const SUBJECTS = ['basements', 'wells', 'fans', 'monitors', 'soil', 'winter', 'granite'];
const PARAGRAPH =
  'Radon comes from the soil, and how much of it stays in a house depends on pressure, openings and the weather. ' +
  'A result is a fact about one place during a few days; the average of a year takes longer to learn.';

/** Writes `count` articles that pass the content check into a copy of the project. */
export async function writeArticles(folder: string, count: number): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    await writeFile(join(folder, 'blog', `generated-${number}.md`), article(number));
  }
}

/** Returns an article. The number makes its words unique, for the search. */
function article(number: number): string {
  const subject = SUBJECTS[number % SUBJECTS.length] as string;
  const date = new Date(Date.UTC(2015, 0, 1 + number)).toISOString().slice(0, 10);
  const head = {
    title: `Note ${number} on radon and ${subject}`,
    slug: `generated-${number}`,
    description: `What measurement ${number} showed about radon and ${subject}, and what it means for a home.`,
    date,
    last_update: { date },
    image: '/img/blog/lead-214.svg',
    excerpt: `Measurement ${number} was about ${subject}. Here is what it showed.`,
    call_to_action: 'schedule',
  };
  const sections = ['Question', 'Measurement', 'Result', 'Advice'].map(
    (part) => `## ${part} of note ${number}\n\n${PARAGRAPH} Case ${number} concerned ${subject}.\n`,
  );
  return `---\n${stringify(head)}---\n\nNote ${number} begins with the answer.\n\n${sections.join('\n')}`;
}
