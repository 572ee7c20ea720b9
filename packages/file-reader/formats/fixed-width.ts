/**
 * A list without separators between its cells: each column begins at the same position in every
 * line. Pure.
 */
import { fieldOfHeading } from '../headings/article-headings.ts'

/** The start and end (not included) of a column in a line. */
type Place = readonly [from: number, to: number]

/** Minimum number of lines with parts separated by spaces, which an ordinary text does not have. */
const parts = (line: string): readonly string[] => line.trim().split(/ {2,}/).filter(Boolean)
const isRule = (line: string): boolean => /^[\s|+]*[-=_]{3,}[-=_\s|+]*$/.test(line)

/** @returns the cells of every line; undefined for a text that is not such a list */
export function fixedRows(text: string): string[][] | undefined {
  const lines = text.split(/\n|\f/)
  const sample = lines.filter((line) => line.trim() !== '')
  if (sample.length < 3 || sample.some((line) => /[;\t|]/.test(line))) return undefined
  const heading = sample.find((line) => parts(line).filter(isField).length >= 2)
  if (heading === undefined || heading.split(',').length > 2) return undefined
  const rows = sample.filter((line) => !isRule(line) && line !== heading && parts(line).length >= 2)
  if (rows.length * 2 < sample.length - 1) return undefined
  const places = placesOf(heading, rows, sample.find(isRule))
  if (places.length < 2) return undefined
  return lines.map((line) => (isRule(line) ? [] : cellsOf(line, places)))
}

const isField = (part: string): boolean => fieldOfHeading(part) !== undefined

/**
 * Separates the parts of a text that continues in the next column, so that no part is taken for the
 * whole.
 */
const torn = '¦'

/** A title that spans columns stays whole, in the first column. */
function cellsOf(line: string, places: readonly Place[]): string[] {
  const goesOn = (place: number) => /^\S{2}$/.test(line.slice(place - 1, place + 1))
  if (parts(line).length <= 2 && places.some(([from]) => from > 0 && goesOn(from)))
    return [line.trim()]
  const texts = places.map(([from, to]) => line.slice(from, to).trim())
  return texts.map((text, nth) => {
    const [from, to] = places[nth] ?? [0, 0]
    const before = from > 0 && goesOn(from) ? `${texts[nth - 1] ?? ''}${torn}` : ''
    const after = goesOn(to) ? `${torn}${texts[nth + 1] ?? ''}` : ''
    return `${before}${text}${after}`
  })
}

/**
 * Finds the columns by the rules below the heading if there are any; else by the positions that are
 * blank in every line. A column without a heading belongs to the column before it, and a heading
 * without cells to the next one.
 */
function placesOf(heading: string, rows: readonly string[], rule: string | undefined): Place[] {
  const ruled = Array.from(rule?.matchAll(/[-=_]+/g) ?? [], ({ index }) => index)
  const width = Math.max(heading.length, ...rows.map(({ length }) => length))
  const starts = ruled.length >= 2 ? ruled : blankStarts([heading, ...rows], width)
  const all = starts.map((from, nth): Place => [from, starts[nth + 1] ?? width])
  if (ruled.length >= 2) return all
  const places: Place[] = []
  for (const [from, to] of all) {
    const last = places.at(-1)
    const hasHeading = heading.slice(from, to).trim() !== ''
    const lastIsEmpty = last !== undefined && !rows.some((row) => row.slice(...last).trim() !== '')
    if (last && (!hasHeading || lastIsEmpty)) places.splice(-1, 1, [last[0], to])
    else places.push([from, to])
  }
  return places
}

/** Positions at which text begins after a column of spaces in every line. */
function blankStarts(lines: readonly string[], width: number): number[] {
  const isBlank = Array.from({ length: width }, (_, place) =>
    lines.every((line) => (line[place] ?? ' ') === ' '),
  )
  return isBlank.flatMap((blank, place) =>
    !blank && (place === 0 || isBlank[place - 1] === true) ? [place] : [],
  )
}
