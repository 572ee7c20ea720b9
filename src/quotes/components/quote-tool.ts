/** The present data of a tool on a quote's page; nothing for a tool that is no longer sold. */

export type QuoteTool = {
  readonly id: string
  readonly slug: string
  readonly picture: string | null
  readonly image: string
  readonly stock: number
}
/** By id. */
export type QuoteTools = ReadonlyMap<string, QuoteTool>
