/** The families of a list: their tools are shown as one card or row that opens. Pure. */
import { familySizes } from '../../catalogue/family.ts'
import { priceBasisText } from '../../catalogue/units/units.ts'
import type { ListedTool } from '../components/listed-tool.ts'
import type { ListParams } from './list-url.ts'

/** Smaller families are not worth a click. */
export const minGroupSize = 3

export type FamilyGroup = {
  /** Of the brand and the family, unique in a list. */
  readonly key: string
  readonly name: string
  /** '8 to 24 mm' of the listed sizes; undefined where they have no common unit. */
  readonly range: string | undefined
  /** The lowest base price of the listed sizes, in cents. */
  readonly price: number
  /** What this price is for; empty for one piece. */
  readonly basis: string
  readonly tools: readonly ListedTool[]
}

/** The key of a family: its name and its brand's. */
export const familyKey = (brand: string, family: string): string => `${brand} / ${family}`

/**
 * Whether families may stand as one: not where the order is one of prices or time, of which each
 * tool has its own place, nor in a search with a number, which asks for a size.
 */
export const groupsFamilies = ({ q, sort }: ListParams): boolean =>
  (sort === undefined || sort === 'name') && !/\d/.test(q ?? '')

/**
 * The tools of a list in their order; those of a family of which at least `minGroupSize` are
 * listed stand together, in the place of the first of them.
 */
export function groupFamilies(
  tools: readonly ListedTool[],
  grouping: boolean,
): readonly (ListedTool | FamilyGroup)[] {
  if (!grouping) return tools
  const families = Map.groupBy(
    tools.filter(({ family }) => family !== undefined),
    groupKey,
  )
  return tools.flatMap((tool): (ListedTool | FamilyGroup)[] => {
    const members = families.get(groupKey(tool)) ?? []
    if (tool.family === undefined || members.length < minGroupSize) return [tool]
    return members[0] === tool ? [toGroup(tool.family, members)] : []
  })
}

const offerOf = (tool: ListedTool) => ('row' in tool ? tool.row : tool.card)

/** Prices that are not for the same have no lowest one: such tools stand apart. */
const groupKey = (tool: ListedTool): string =>
  `${tool.family?.key ?? ''} ${priceBasisText(offerOf(tool))}`

const toGroup = (
  { key, name }: { readonly key: string; readonly name: string },
  tools: readonly ListedTool[],
): FamilyGroup => {
  const offers = tools.map(offerOf)
  const { range } = familySizes(
    name,
    offers.map((offer) => offer.name),
  )
  const basis = offers[0] ? priceBasisText(offers[0]) : ''
  return { key, name, range, price: Math.min(...offers.map(({ price }) => price)), basis, tools }
}
