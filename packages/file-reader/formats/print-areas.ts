/**
 * The rows of a sheet that are not printed, because they are outside its print area. Pure.
 * Source: ECMA-376, part 1, 18.2.5 (definedName); OpenDocument 1.3, part 3, 19.690 (print-ranges);
 * Microsoft, XML Spreadsheet Reference (NamedRange).
 */
import type { RowsOtherwise } from './sheet-parts.ts'

/** The last row of a sheet, from 0. */
const lastRow = 1_048_575

/** '$A$1:$C$3', 'Sheet1.A1:Sheet1.C3' or 'R1C1:R3C3', without the names of sheets. */
const cells = /\$?[A-Z]{1,3}\$?(\d+):\$?(?:[^:!,]*\.)?\$?[A-Z]{1,3}\$?(\d+)|R(\d+)C\d+:R(\d+)C\d+/g

/**
 * @param area the print area as written; '' for none
 * @returns the rows outside all its ranges; none if it has no range of rows
 */
export function rowsOutside(area: string): readonly RowsOtherwise[] {
  // Names of sheets may contain anything.
  const bare = area.replaceAll(/'(?:[^']|'')*'/g, '')
  const ranges = Array.from(bare.matchAll(cells), ([, from, to, first, last]) => ({
    from: Number(from ?? first) - 1,
    to: Number(to ?? last) - 1,
  })).toSorted((one, other) => one.from - other.from)
  if (ranges.length === 0) return []
  const text = area.replaceAll('$', '')
  const outside: RowsOtherwise[] = []
  let next = 0
  for (const { from, to } of ranges) {
    if (from > next) outside.push({ from: next, to: from - 1, text, isUnprinted: true })
    next = Math.max(next, to + 1)
  }
  return [...outside, { from: next, to: lastRow, text, isUnprinted: true }]
}
