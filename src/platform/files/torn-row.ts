/** Describes rows of a text that have more cells than the headings. Pure. */
import { tornCells } from '../../../packages/file-reader/tables/torn-row.ts'
import { tornRowMessages } from '../messages/torn-row.ts'

/**
 * As `tornCells`.
 * @returns a function that returns why a row is wrong; undefined if it has no surplus cell
 */
export function tornRows(
  ...[named, rows]: Parameters<typeof tornCells>
): (cells: (typeof rows)[number]) => string | undefined {
  const tornIn = tornCells(named, rows)
  return (cells) => {
    const torn = tornIn(cells)
    return torn === undefined ? undefined : tornRowMessages.torn(torn.slice(0, 40).toWellFormed())
  }
}
