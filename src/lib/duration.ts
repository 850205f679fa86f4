/**
 * Puts an ISO 8601 duration, for example "PT1M30S" in `videos.json`, in words: "1 minute 30 seconds".
 *
 * @param iso minutes and seconds only; the data check rejects anything else
 * @param locale language of the words (BCP 47)
 */
export function durationInWords(iso: string, locale: string): string {
  const [, minutes = 0, seconds = 0] = /^PT(?:(\d+)M)?(?:(\d+)S)?$/.exec(iso) ?? [];
  const part = (value: number, unit: 'minute' | 'second'): string[] =>
    value > 0
      ? [new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value)]
      : [];
  return [...part(Number(minutes), 'minute'), ...part(Number(seconds), 'second')].join(' ');
}
