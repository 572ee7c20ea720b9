/** What the page of a quote shows of a tool as it is now; nothing of what is no longer sold. */

export type QuoteTool = {
  readonly id: string
  readonly slug: string
  readonly picture: string | null
  readonly image: string
  readonly stock: number
}
/** By id. */
export type QuoteTools = ReadonlyMap<string, QuoteTool>
