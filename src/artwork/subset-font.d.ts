/** The part of `subset-font` that the build uses. The package has no types of its own. */
declare module 'subset-font' {
  export interface SubsetOptions {
    targetFormat: 'sfnt' | 'woff2';
    /** OpenType features to keep; all of them by default. */
    keepFeatures?: readonly string[];
    variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>;
    noHinting?: boolean;
  }
  /** Reduces a font to the characters of `text`. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: SubsetOptions,
  ): Promise<Buffer>;
}
