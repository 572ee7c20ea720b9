/** The part of a tool that a list shows, as a card or as a row; a page sends no more. */
import type { Tool } from '../../catalogue/contract.ts'
import { cardOf, type Card } from '../../catalogue/components/tool-card.tsx'
import type { RowTool } from '../../catalogue/components/tool-row.tsx'
import { familyKey } from '../lists/group-families.ts'
import { saleBasis } from '../../catalogue/units/units.ts'
import type { ListParams } from '../lists/list-url.ts'

/** Tools on a page. */
export const listPageSize = 24
/** Characters of a card's description. */
const maxBlurbLength = 200

export type ListedTool = (
  | { readonly card: Card; readonly blurb: string }
  | { readonly row: RowTool }
) & {
  /** Undefined where the tool has none. */
  readonly family?: { readonly key: string; readonly name: string } | undefined
}
export type ListedPage = {
  readonly tools: readonly ListedTool[]
  /** The cursor of the next page. */
  readonly next?: string | undefined
}

export const toListedTool = (tool: Tool, view: ListParams['view']): ListedTool => ({
  ...(view === 'list'
    ? { row: toRowTool(tool) }
    : {
        // All prices: from the card a quantity goes into the cart at the price that it shows.
        card: { ...cardOf(tool), priceBreaks: tool.priceBreaks },
        blurb: tool.description.slice(0, maxBlurbLength),
      }),
  ...(tool.family === ''
    ? {}
    : { family: { key: familyKey(tool.brand, tool.family), name: tool.family } }),
})

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
}: Tool): RowTool => ({
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
})
