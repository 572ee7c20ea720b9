/** A text whose letters can be read in two ways, because nothing in it shows its encoding. Pure. */
import { openWordOf } from '../../../packages/file-reader/encoding/text-encoding.ts'
import type { Cell } from '../../../packages/file-reader/tables/table.ts'
import { bulkJobsMessages as messages } from '../messages/bulk-jobs.ts'
import type { RowDoubts } from './remarks.ts'

/** Bytes at the beginning of a file that are used to detect its encoding. */
export const judgedBytes = 200_000

/** The complete lines among the first bytes of a file. */
function wholeLines(bytes: Uint8Array): Uint8Array {
  const last = bytes.lastIndexOf(0x0a)
  return bytes.length < judgedBytes || last < 0 ? bytes : bytes.subarray(0, last + 1)
}

const isMarked = (cell: Cell): boolean => typeof cell === 'string' && /[^\0-\u007F]/.test(cell)

/**
 * The question about a row with letters that may be read in another way.
 * @param bytes the bytes of the file, at least `judgedBytes` of them
 */
export function encodingQuestion(
  bytes: Uint8Array,
): (cells: readonly Cell[]) => string | undefined {
  const open = openWordOf(wholeLines(bytes.subarray(0, judgedBytes)))
  return (cells) =>
    open && cells.some(isMarked) ? messages.why.openEncoding(open.read, open.other) : undefined
}

/** The encoding question as doubts about the rows of a list. */
export function encodingDoubts(bytes: Uint8Array): RowDoubts {
  const question = encodingQuestion(bytes)
  return ({ cells }) => {
    const why = question(cells)
    return { errors: [], warnings: why === undefined ? [] : [{ field: '', why }] }
  }
}
