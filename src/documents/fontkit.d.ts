/** As much of fontkit as we use; it brings no types of its own. */
declare module 'fontkit' {
  export function create(file: Buffer): { hasGlyphForCodePoint(codePoint: number): boolean }
}
