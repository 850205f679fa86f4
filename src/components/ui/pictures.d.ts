/**
 * The width in pixels of each photo in `static/img`, by path; `src/plugins/images.ts` writes the file before the pages
 * are built.
 */
declare module '@generated/images/default/widths.json' {
  const widths: Readonly<Record<string, number | undefined>>;
  export default widths;
}
