/**
 * Which rows of a workbook have a cell whose display differs from its value, or whose color
 * differs. Pure.
 */
import { cellName } from '../../../packages/file-reader/formats/sheet-asides.ts'
import type {
  ColoredCell,
  RowsOtherwise,
} from '../../../packages/file-reader/formats/sheet-parts.ts'
import { doubtOf, type Doubt } from '../../order-pad/doubts.ts'
import type { DraftLine } from '../draft.ts'

/** What a sheet shows for its cells. */
type Shown = {
  readonly otherwise: readonly RowsOtherwise[]
  readonly colored: readonly ColoredCell[]
}

/** @param lines the row indexes of the lines, from 0 @returns their doubts */
export function doubtsOfShown(
  { otherwise, colored }: Shown,
  lines: readonly number[],
): ReadonlyMap<number, Doubt> {
  const rows = [...new Set(lines)].toSorted((one, other) => one - other)
  const found = new Map<number, Doubt>()
  for (const { from, to, text, isUnprinted } of otherwise)
    for (const row of rows)
      if (from <= row && row <= to && !found.has(row))
        found.set(row, doubtOf(isUnprinted ? 'unprinted' : 'shown-otherwise', text))
  const columns = new Set(colored.map(({ column }) => column))
  for (const column of columns) {
    const looks = new Map(
      colored.flatMap((cell) => (cell.column === column ? [[cell.row, cell.look]] : [])),
    )
    for (const row of fewOthers(rows, (one) => looks.get(one) ?? ''))
      if (!found.has(row)) found.set(row, doubtOf('other-color', cellName(row, column)))
  }
  return found
}

/** The rows that differ from the majority, if they are no more than half. */
function fewOthers(rows: readonly number[], lookOf: (row: number) => string): readonly number[] {
  const counts = new Map([['', 0]])
  for (const row of rows) counts.set(lookOf(row), (counts.get(lookOf(row)) ?? 0) + 1)
  const [most = ''] =
    [...counts].toSorted(([, one], [, other]) => other - one).find(([, count]) => count > 0) ?? []
  const others = rows.filter((row) => lookOf(row) !== most)
  const isStriped =
    others.length > 0 &&
    others.every((row) => isPale(lookOf(row))) &&
    isPale(most) &&
    rows.every((row, place) => place < 2 || lookOf(row) === lookOf(rows[place - 2] ?? 0))
  return others.length * 2 > rows.length || isStriped ? [] : others
}

/** Whether no background is colored, or all are light, as in every second row. */
const isPale = (looks: string): boolean => looks.split(', ').every(isPaleLook)
function isPaleLook(look: string): boolean {
  const [letters = '#000000', ground = ''] = look === '' ? [] : look.split(' ', 2)
  const channels = ground.match(/[\da-f]{2}/g) ?? []
  return (
    letters === '#000000' &&
    (!/^#[\da-f]{6}$/.test(ground) || channels.every((one) => Number.parseInt(one, 16) > 150))
  )
}

/** Marks the lines in another color than most, keyed by line. */
export function withColors(
  lines: readonly DraftLine[],
  shown: readonly string[],
  looks: ReadonlyMap<number, string> = new Map(),
): readonly DraftLine[] {
  const ordering = lines.flatMap(({ prose, quantity, from }) =>
    prose || quantity === '' ? [] : [from - 1],
  )
  const others = new Set(fewOthers(ordering, (at) => looks.get(at) ?? ''))
  return lines.map((line) =>
    others.has(line.from - 1) && !line.doubt
      ? { ...line, doubt: doubtOf('other-color', shown[line.from - 1] ?? '') }
      : line,
  )
}
