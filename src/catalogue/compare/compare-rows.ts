/** The rows of the table in which tools are compared. Pure. */
import type { Tool } from '../contract.ts'

export type SpecRow = {
  readonly name: string
  /** In the order of the tools. */
  readonly values: readonly (string | undefined)[]
  /** Whether the tools differ in this row. */
  readonly differs: boolean
}

/** The specifications of all tools, their brand first, in order of first occurrence. */
export function specRows(
  tools: readonly Pick<Tool, 'brand' | 'specs'>[],
  brandName: string,
): readonly SpecRow[] {
  const lists = tools.map(({ brand, specs }) => [
    ...(brand ? [{ name: brandName, value: brand }] : []),
    ...specs,
  ])
  const names = new Set(lists.flatMap((specs) => specs.map(({ name }) => name)))
  return [...names].map((name) => {
    const values = lists.map((specs) => specs.find((spec) => spec.name === name)?.value)
    return { name, values, differs: new Set(values).size > 1 }
  })
}
