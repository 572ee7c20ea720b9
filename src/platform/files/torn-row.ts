/** Rows of a text with more cells than its headings, in words. Pure. */
import { tornCells } from '../../../packages/file-reader/tables/torn-row.ts'
import { tornRowMessages } from '../messages/torn-row.ts'

/** As `tornCells`. @returns for a row why it is wrong; undefined where it has no cell too many */
export function tornRows(
  ...[named, rows]: Parameters<typeof tornCells>
): (cells: (typeof rows)[number]) => string | undefined {
  const tornIn = tornCells(named, rows)
  return (cells) => {
    const torn = tornIn(cells)
    return torn === undefined ? undefined : tornRowMessages.torn(torn.slice(0, 40).toWellFormed())
  }
}
