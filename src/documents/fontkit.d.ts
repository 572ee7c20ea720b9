/** Types for the part of fontkit that is used here; the package has none. */
declare module 'fontkit' {
  export function create(file: Buffer): { hasGlyphForCodePoint(codePoint: number): boolean }
}
