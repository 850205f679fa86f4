/** Lower case without accents: "Mitigación" becomes "mitigacion". */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
