/** Types for the used part of fontkit, which has no types. */
declare module 'fontkit' {
  export type Font = {
    /** The number of font units per em. */
    readonly unitsPerEm: number
    readonly ascent: number
    /** Below the baseline: negative. */
    readonly descent: number
    readonly lineGap: number
    hasGlyphForCodePoint(codePoint: number): boolean
    /** Shapes a text of one script; the glyphs are in visual order. */
    layout(text: string): { readonly advanceWidth: number }
  }
  export function create(file: Buffer): Font
}
