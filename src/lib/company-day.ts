/** The day as YYYY-MM-DD where the company is (America/New_York). */
export function companyDay(now: Date): string {
  // Canadians write a day with the year first.
  return now.toLocaleDateString('en-CA', { timeZone: 'America/New_York' });
}
