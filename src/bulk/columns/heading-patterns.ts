/** Patterns of headings, as `headingKey` makes them, of parts of regular expressions. Pure. */

/** A heading that is one of these, as `headingKey` makes them; parts of regular expressions. */
export const is = (...alternatives: readonly string[]): RegExp =>
  new RegExp(`^(?:${alternatives.join('|')})$`)
/** A heading that begins with one of these words. */
export const beginsWith = (...alternatives: readonly string[]): RegExp =>
  new RegExp(`^(?:${alternatives.join('|')})\\b`)
/** A heading in which one of these words stands. */
export const contains = (...alternatives: readonly string[]): RegExp =>
  new RegExp(`\\b(?:${alternatives.join('|')})\\b`)
