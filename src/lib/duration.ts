/**
 * A length such as "PT1M30S" (ISO 8601, as `videos.json` has it) in words: "1 minute 30 seconds".
 *
 * @param iso minutes and seconds only; the data check refuses anything else
 * @param locale language of the words
 */
export function durationInWords(iso: string, locale: string): string {
  const [, minutes = 0, seconds = 0] = /^PT(?:(\d+)M)?(?:(\d+)S)?$/.exec(iso) ?? [];
  const part = (value: number, unit: 'minute' | 'second'): string[] =>
    value > 0
      ? [new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value)]
      : [];
  return [...part(Number(minutes), 'minute'), ...part(Number(seconds), 'second')].join(' ');
}
