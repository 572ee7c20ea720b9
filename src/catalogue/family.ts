/** Families: tools of one brand that differ by size, shown as one table. */
import { toolCardMessages as messages } from './messages/tool-card.ts'

/**
 * The part of a name that distinguishes a tool in its family: 'Combination Wrench 13 mm' in
 * 'Combination Wrench' is '13 mm'. The whole name if it does not begin with the family's.
 */
export function sizeIn(family: string, name: string): string {
  const begins = family !== '' && name.toLowerCase().startsWith(`${family.toLowerCase()} `)
  return begins ? name.slice(family.length).trim() || name : name
}

type SpecifiedTool = {
  readonly name: string
  readonly specs: readonly { readonly name: string; readonly value: string }[]
}
/** A specification by which the tools of a family differ; `values` in the order of the tools. */
export type SpecColumn = { readonly name: string; readonly values: readonly (string | undefined)[] }

/**
 * The specifications that differ among a family's tools, in order of first occurrence; at most
 * `limit`. Specifications that only repeat the size are left out.
 */
export function differingSpecs(
  family: string,
  tools: readonly SpecifiedTool[],
  limit: number,
): readonly SpecColumn[] {
  const names = new Set(tools.flatMap(({ specs }) => specs.map(({ name }) => name)))
  return [...names]
    .map((name) => ({
      name,
      values: tools.map(({ specs }) => specs.find((spec) => spec.name === name)?.value),
    }))
    .filter(({ values }) => new Set(values).size > 1)
    .filter(({ values }) =>
      values.some((value, row) => value !== sizeIn(family, tools[row]?.name ?? '')),
    )
    .slice(0, limit)
}

/** 'from 8 to 24 mm' for a family's sizes, and their number. */
export type FamilySizes = {
  readonly count: number
  /** Undefined if the sizes do not all begin with a number in the same unit. */
  readonly range: string | undefined
}

const numberAndUnit =
  /^(\d+(?:[.,]\d+)?)?(?:[ -]?(\d+)\/(\d+))?\s*(mm|cm|m|in|Zoll|ft|oz|lb|g|kg|ml|l)(?![a-z])/i

/** The leading number of a size and its unit: '1-1/2 in' is 1.5 in. */
function parseSize(size: string): { value: number; text: string; unit: string } | undefined {
  const match = numberAndUnit.exec(size)
  if (!match) return undefined
  const [whole, integer, numerator, denominator, unit = ''] = match
  if (integer === undefined && numerator === undefined) return undefined
  const value =
    Number(integer?.replace(',', '.') ?? 0) +
    (numerator === undefined ? 0 : Number(numerator) / Number(denominator))
  return { value, unit, text: whole.slice(0, whole.length - unit.length).trim() }
}

/** @param names of the tools of one family */
export function familySizes(family: string, names: readonly string[]): FamilySizes {
  const sizes = names.map((name) => parseSize(sizeIn(family, name)))
  const sorted = sizes
    .flatMap((size) => (size === undefined ? [] : [size]))
    .toSorted((a, b) => a.value - b.value)
  const [first, last] = [sorted[0], sorted.at(-1)]
  const oneUnit = sorted.length === names.length && new Set(sorted.map((s) => s.unit)).size === 1
  return {
    count: names.length,
    range:
      first !== undefined && last !== undefined && oneUnit && first.value < last.value
        ? messages.range(first.text, `${last.text} ${last.unit}`)
        : undefined,
  }
}
