/** A name such as `perSample` or `call_to_action` as people write it. */
export function labelOf(name: string): string {
  const words = name
    .replace(/_/g, ' ')
    .replace(/([a-z0-9])([A-Z])/g, (_pair, end: string, start: string) => `${end} ${start}`);
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}
