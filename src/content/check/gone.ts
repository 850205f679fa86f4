/** Where visitors of a removed page are sent, by the folder of its address. */
const LEADS: readonly (readonly [folder: string, to: string])[] = [
  ['/laws/', '/radon-laws'],
  ['/services/', '/services'],
  ['/blog/', '/blog'],
];

/**
 * The page nearest to a removed one.
 * @param address of the removed page, for example "/services/radon-water"
 */
export function nearestPage(address: string): string {
  const [, page = '/'] = LEADS.find(([folder]) => address.startsWith(folder)) ?? [];
  return page;
}

/**
 * How to remove what is left of a removed page, as part of a sentence. The command saves staff from cutting hundreds of
 * lines by hand.
 */
export const takenOut = (address: string): string =>
  'let what is left of it be taken out: on GitHub press Actions, "Forget what was removed", Run ' +
  `workflow, with the branch of this draft and ${address}; on a computer: npm run forget -- ${address}`;
