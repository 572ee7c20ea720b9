/** The part of a tool that a list shows, as a card or as a row; a page only sends this part. */
import type { Tool } from '../../catalogue/contract.ts'
import type { ToolTextName } from '../../catalogue/tool-text-name.ts'
import type { InLanguages } from '../../platform/languages/text-languages.ts'
import { cardOf, type Card } from '../../catalogue/components/tool-card.tsx'
import type { RowTool } from '../../catalogue/components/tool-row.tsx'
import { familyKey } from './group-families.ts'
import { saleBasis } from '../../catalogue/model/units.ts'
import type { ListParams } from './list-url.ts'

/** Tools on a page. */
export const listPageSize = 24
/** The maximum length of a card's description, in characters. */
const maxBlurbLength = 200

export type ListedTool = (
  | { readonly card: Card; readonly blurb: string }
  // Only if its family shows it.
  | { readonly row: RowTool; readonly blurb?: string }
) & {
  /** Undefined where the tool has none. */
  readonly family?: { readonly key: string; readonly name: string } | undefined
}
export type ListedPage = {
  readonly tools: readonly ListedTool[]
  /** The cursor of the next page. */
  readonly next?: string | undefined
}

/** A description, at most `maxBlurbLength` characters, cut between two words. */
const beginningOf = (text: string): string =>
  text.length <= maxBlurbLength
    ? text
    : `${text.slice(0, maxBlurbLength - 1).replace(/\s+\S*$/, '')}…`

export function toListedTool(
  tool: Tool & InLanguages<ToolTextName>,
  view: ListParams['view'],
): ListedTool {
  const blurb = beginningOf(tool.description)
  const family =
    tool.family === '' ? undefined : { key: familyKey(tool.brand, tool.family), name: tool.family }
  if (view === 'list')
    return family === undefined ? { row: toRowTool(tool) } : { row: toRowTool(tool), blurb, family }
  // All prices: a quantity is added from the card to the cart at the price that the card shows.
  const card = { ...cardOf(tool), priceBreaks: tool.priceBreaks }
  return family === undefined ? { card, blurb } : { card, blurb, family }
}

const toRowTool = ({
  id,
  slug,
  sku,
  name,
  brand,
  image,
  picture,
  price,
  priceBreaks,
  minimumQuantity,
  packSize,
  stock,
  unit,
  pricePer,
  lang,
}: Tool & InLanguages<ToolTextName>): RowTool => ({
  id,
  slug,
  sku,
  name,
  brand,
  image,
  picture,
  price,
  priceBreaks,
  minimumQuantity,
  packSize,
  stock,
  ...saleBasis(unit, pricePer),
  ...(lang === undefined ? {} : { lang }),
})
