/**
 * How wide each photograph of `static/img` is, by its path; `src/plugins/images.ts` writes it before the pages are
 * made.
 */
declare module '@generated/images/default/widths.json' {
  const widths: Readonly<Record<string, number | undefined>>;
  export default widths;
}
