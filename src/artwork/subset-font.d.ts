/** The part of `subset-font` that the build uses; the package ships no types. */
declare module 'subset-font' {
  export interface SubsetOptions {
    targetFormat: 'sfnt' | 'woff2';
    /** OpenType features to keep; all by default. */
    keepFeatures?: readonly string[];
    variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>;
    noHinting?: boolean;
  }
  /** Cuts a font down to the characters of `text`. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: SubsetOptions,
  ): Promise<Buffer>;
}
