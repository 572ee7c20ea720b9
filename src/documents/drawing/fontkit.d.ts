/** Types for the part of fontkit that is used here; the package has none. */
declare module 'fontkit' {
  export type Font = {
    /** Of the font's own coordinates, how many make the height of the type. */
    readonly unitsPerEm: number
    readonly ascent: number
    /** Below the baseline: negative. */
    readonly descent: number
    readonly lineGap: number
    hasGlyphForCodePoint(codePoint: number): boolean
    /** Shapes a text of one script; the glyphs come in the order in which they are seen. */
    layout(text: string): { readonly advanceWidth: number }
  }
  export function create(file: Buffer): Font
}
