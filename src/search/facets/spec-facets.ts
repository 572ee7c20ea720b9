/**
 * Facets from specifications (size, drive, length, finish): which of them divide a list, numbers as
 * ranges, and the selection in an address. Pure.
 */

/** The selection of a specification: one of these values, or a number within one of the ranges. */
export type SpecSelection = {
  readonly name: string
  readonly values: readonly string[]
  readonly ranges: readonly SpecRange[]
}
type SpecRange = { readonly from: number; readonly to: number; readonly unit: string }

/** The number of tools in a list with a value of a specification. */
export type SpecTally = {
  readonly name: string
  readonly value: string
  readonly tools: number
  /** The average position at which these tools state it: 1 is their first specification. */
  readonly position: number
}
export type SpecFacet = {
  readonly name: string
  /** A range is `from..to unit`. */
  readonly values: readonly { readonly value: string; readonly count: number }[]
}

/** Facets from specifications beside a list. */
const maxFacets = 5
/**
 * A specification that a smaller share of the tools has does not divide the list, but leaves most
 * tools out.
 */
const minShare = 0.4
/** Texts with more values than this are descriptions, not kinds. */
const maxTexts = 12
/** Numbers with more values than this are shown as ranges, at most `maxRanges`. */
const maxNumbers = 6
const maxRanges = 5

/** Reads `Drive:1/2 in` and `Length:120..210 mm`; several values of a name are alternatives. */
export function parseSpecSelection(parameters: readonly string[]): SpecSelection[] {
  const names = Map.groupBy(
    parameters.map((text) => {
      const [name = '', ...value] = text.split(':')
      return { name: name.trim(), value: value.join(':').trim() }
    }),
    ({ name }) => name,
  )
  return [...names].map(([name, selected]) => ({
    name,
    values: selected.flatMap(({ value }) => (parseRange(value) ? [] : [value])),
    ranges: selected.flatMap(({ value }) => parseRange(value) ?? []),
  }))
}

function parseRange(value: string): SpecRange | undefined {
  const match = /^(\d+(?:\.\d+)?)\.\.(\d+(?:\.\d+)?)(?: (\S+))?$/.exec(value)
  return match ? { from: Number(match[1]), to: Number(match[2]), unit: match[3] ?? '' } : undefined
}

const amountPattern =
  /^(\d+(?:\.\d+)?)?(?:[ -]?(\d+)\/(\d+))?\s*([a-z·]*)(?:\s*\((\d+(?:\.\d+)?)\s*([a-z]+)\))?$/i

type Amount = { readonly value: number; readonly unit: string }

/**
 * The amounts of a value: '13 in (330 mm)' is 13 in and 330 mm; none for a text that contains
 * anything else.
 */
export function amountsOf(text: string): readonly Amount[] {
  const match = amountPattern.exec(text.trim())
  if (!match || (match[1] === undefined && match[2] === undefined)) return []
  const [, whole, numerator, denominator, unit = '', other, otherUnit = ''] = match
  const fraction = numerator === undefined ? 0 : Number(numerator) / Number(denominator)
  const value = Number(whole ?? 0) + fraction
  return Number.isFinite(value)
    ? [{ value, unit }, ...(other === undefined ? [] : [{ value: Number(other), unit: otherUnit }])]
    : []
}

/** Those of a specification's values that match a selection. */
export const selectedValues = (
  { values, ranges }: SpecSelection,
  known: readonly string[],
): string[] => [
  ...values,
  ...known.filter((text) =>
    amountsOf(text).some((amount) =>
      ranges.some(
        ({ from, to, unit }) => amount.unit === unit && amount.value >= from && amount.value <= to,
      ),
    ),
  ),
]

/**
 * The specifications that divide a list, in the order in which its tools state them (size and
 * length before standard and origin); specifications with a selection are always included, and come
 * first.
 * @param total the number of tools in the list
 */
export function toSpecFacets(
  tallies: readonly SpecTally[],
  total: number,
  selected: readonly string[],
): readonly SpecFacet[] {
  const names = [...Map.groupBy(tallies, ({ name }) => name)].map(([name, values]) => ({
    name,
    values,
    tools: sumOf(values, ({ tools }) => tools),
    place: sumOf(values, ({ tools, position }) => tools * position),
    chosen: selected.includes(name),
  }))
  return names
    .filter(({ chosen, tools }) => chosen || tools >= total * minShare)
    .toSorted(
      (a, b) =>
        Number(b.chosen) - Number(a.chosen) ||
        a.place / a.tools - b.place / b.tools ||
        (a.name < b.name ? -1 : 1),
    )
    .map(({ name, values, chosen }) => ({ name, chosen, values: facetValues(values) }))
    .filter(({ values, chosen }) => chosen || values.length > 1)
    .slice(0, maxFacets)
    .map(({ name, values }) => ({ name, values }))
}

const sumOf = <Row>(rows: readonly Row[], amount: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + amount(row), 0)

function facetValues(tallies: readonly SpecTally[]): SpecFacet['values'] {
  const unit = commonUnit(tallies.map(({ value }) => value))
  if (unit !== undefined) return numberValues(tallies, unit)
  const kinds = tallies.length <= maxTexts && tallies.some(({ tools }) => tools > 1)
  return kinds
    ? tallies
        .map(({ value, tools }) => ({ value, count: tools }))
        .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    : []
}

/** A unit in which every one of these values has an amount. */
function commonUnit(values: readonly string[]): string | undefined {
  const [first = [], ...others] = values.map((value) => amountsOf(value).map(({ unit }) => unit))
  return first.find((unit) => others.every((units) => units.includes(unit)))
}

function numberValues(tallies: readonly SpecTally[], unit: string): SpecFacet['values'] {
  const amounts = tallies
    .map(({ value, tools }) => ({
      value,
      tools,
      amount: amountsOf(value).find((other) => other.unit === unit)?.value ?? 0,
    }))
    .toSorted((a, b) => a.amount - b.amount)
  if (amounts.length <= maxNumbers)
    return amounts.map(({ value, tools }) => ({ value, count: tools }))
  const size = Math.ceil(amounts.length / maxRanges)
  return Array.from({ length: Math.ceil(amounts.length / size) }, (_, band) => {
    const part = amounts.slice(band * size, (band + 1) * size)
    const [from, to] = [part[0]?.amount ?? 0, part.at(-1)?.amount ?? 0]
    return {
      value: `${from}..${to}${unit === '' ? '' : ` ${unit}`}`,
      count: part.reduce((sum, { tools }) => sum + tools, 0),
    }
  })
}
