/** The families of a list: their tools are one card or section with the sizes as rows. Pure. */
import { familySizes } from '../../catalogue/family.ts'
import type { ListedTool } from './listed-tool.ts'

/** Families of which fewer are listed are cards or rows of their own. */
export const minGroupSize = 3

export type FamilyGroup = {
  /** Of the brand and the family, unique in a list. */
  readonly key: string
  readonly name: string
  /** '8 to 24 mm' of the listed sizes; undefined where they have no common unit. */
  readonly range: string | undefined
  readonly tools: readonly ListedTool[]
}

/** The key of a family: its name and its brand's. */
export const familyKey = (brand: string, family: string): string => `${brand} / ${family}`

/**
 * The tools of a list in their order, whatever that is; those of a family of which at least
 * `minGroupSize` are listed are together, in the place of the first of them.
 */
export function groupFamilies(tools: readonly ListedTool[]): readonly (ListedTool | FamilyGroup)[] {
  const families = Map.groupBy(tools, ({ family }) => family?.key)
  return tools.flatMap((tool): (ListedTool | FamilyGroup)[] => {
    const members = families.get(tool.family?.key) ?? []
    if (tool.family === undefined || members.length < minGroupSize) return [tool]
    return members[0] === tool ? [toGroup(tool.family, members)] : []
  })
}

/** Whether a list begins with one family and nothing else: a search or filter asked for it. */
export const isOneFamily = (tools: readonly ListedTool[]): boolean => {
  const [only, ...others] = groupFamilies(tools)
  return only !== undefined && 'key' in only && others.length === 0
}

export const offerOf = (tool: ListedTool) => ('row' in tool ? tool.row : tool.card)

const toGroup = (
  { key, name }: { readonly key: string; readonly name: string },
  tools: readonly ListedTool[],
): FamilyGroup => {
  const { range } = familySizes(
    name,
    tools.map((tool) => offerOf(tool).name),
  )
  return { key, name, range, tools }
}
