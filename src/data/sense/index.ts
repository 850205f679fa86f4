import { companyNonsense } from './company';
import { dateNonsense } from './dates';
import { figureNonsense } from './figures';
import { unknownNames } from './names';
import type { Nonsense } from './problem';
import { noticeNonsense } from './notices';
import { videoNonsense } from './videos';
import { twins, wordNonsense } from './words';

/**
 * Values that have the right form but cannot be true, or contradict each other.
 *
 * @param file name of the data file, without `.json`
 * @param files the contents of all files, which need not match their schemas
 * @param today as YYYY-MM-DD
 */
export function nonsenseIn(
  file: string,
  files: Readonly<Record<string, unknown>>,
  today: string,
): Nonsense[] {
  const content = files[file];
  return [
    ...figureNonsense(content),
    ...dateNonsense(content, today),
    ...wordNonsense(file, content),
    ...twins(file, content),
    ...unknownNames(file, files),
    ...(file === 'company' ? companyNonsense(content, files['people'], today) : []),
    ...(file === 'notices' ? noticeNonsense(content) : []),
    ...(file === 'videos' ? videoNonsense(content) : []),
  ];
}
