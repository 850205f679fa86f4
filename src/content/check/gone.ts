/** Where visitors of a page that is gone are sent, by the folder of its address. */
const LEADS: readonly (readonly [folder: string, to: string])[] = [
  ['/laws/', '/radon-laws'],
  ['/services/', '/services'],
  ['/blog/', '/blog'],
];

/** The page that is nearest to one that is gone. @param address of that, such as "/services/radon-water" */
export function nearestPage(address: string): string {
  const [, page = '/'] = LEADS.find(([folder]) => address.startsWith(folder)) ?? [];
  return page;
}

/** How to take out what is known of something that was removed, without cutting hundreds of lines by hand. */
export const takenOut = (address: string): string =>
  'let what is left of it be taken out: on GitHub press Actions, "Forget what was removed", Run ' +
  `workflow, with the branch of this draft and ${address}; on a computer: npm run forget -- ${address}`;
