/** Types for linebreak, which has none. */
declare module 'linebreak' {
  /** Finds where a line may end. Source: Unicode, UAX #14. */
  export default class LineBreaker {
    constructor(text: string)
    nextBreak(): { readonly position: number; readonly required: boolean } | null
  }
}
