/**
 * The families of a list: the tools of each become one card or section with the sizes as rows.
 * Pure.
 */
import { familySizes } from '../../catalogue/family.ts'
import type { ListedTool } from './listed-tool.ts'

/** Families with fewer listed tools are shown as individual cards or rows. */
export const minGroupSize = 3

export type FamilyGroup = {
  /** From the brand and the family, unique in a list. */
  readonly key: string
  readonly name: string
  /** '8 to 24 mm' for the listed sizes; undefined if they have no common unit. */
  readonly range: string | undefined
  readonly tools: readonly ListedTool[]
}

/** The key of a family: its name and its brand. */
export const familyKey = (brand: string, family: string): string => `${brand} / ${family}`

/**
 * The tools of a list in their given order; a family with at least `minGroupSize` listed tools is
 * grouped at the position of its first tool.
 */
export function groupFamilies(tools: readonly ListedTool[]): readonly (ListedTool | FamilyGroup)[] {
  const families = Map.groupBy(tools, ({ family }) => family?.key)
  return tools.flatMap((tool): (ListedTool | FamilyGroup)[] => {
    const members = families.get(tool.family?.key) ?? []
    if (tool.family === undefined || members.length < minGroupSize) return [tool]
    return members[0] === tool ? [toGroup(tool.family, members)] : []
  })
}

/** Whether a list consists of one family only at its start: a search or filter asked for it. */
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
