/** Types for linebreak, which has no types. */
declare module 'linebreak' {
  /** Finds possible line breaks. Source: Unicode, UAX #14. */
  export default class LineBreaker {
    constructor(text: string)
    nextBreak(): { readonly position: number; readonly required: boolean } | null
  }
}
