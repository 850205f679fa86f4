/** True if an ISO date (YYYY-MM-DD) exists in the calendar; 2023-02-30 does not. */
export function isRealDate(value: string): boolean {
  const time = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(value);
}
