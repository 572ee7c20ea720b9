/** Reads files in a worker thread; only this thread loads the libraries for files. */
import * as z from 'zod/mini'
import { tableKinds } from './headings/article-headings.ts'
import type { PdfLine } from './formats/pdf-lines.ts'
import { readMail, type ReadMail } from './mails/read-mail.ts'
import type { ReadOrders } from './orders/order-document.ts'
import { readOrders } from './orders/read-orders.ts'
import { readOrderTree, type OrderTree } from './orders/order-tree.ts'
import { readRows, readTable, type ReadRows } from './read-table.ts'
import type { ParsedTable } from './tables/table.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** `refused`: the fault in the file; `failure`: a fault of the program. */
export type ReadingAnswer =
  | { readonly table: ParsedTable }
  | { readonly sheet: ReadRows }
  /** Null: a table or a text. */
  | { readonly orders: ReadOrders | null }
  | { readonly tree: OrderTree }
  | { readonly mail: ReadMail }
  | { readonly lines: readonly PdfLine[] }
  | { readonly refused: string }
  | { readonly failure: string }

const Task = z.object({
  name: z.string(),
  bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  /** Whether to read it as orders in a standard format. */
  asOrders: z.optional(z.boolean()),
  /** Whether to read its elements or segments, for an order that is answered. */
  asTree: z.optional(z.boolean()),
  /** Whether to read its lines, for a PDF. */
  asPdf: z.optional(z.boolean()),
  /** Whether to read it as a mail. */
  asMail: z.optional(z.boolean()),
  /** How to read a table; without it, the rows are returned as in the file. */
  reading: z.optional(
    z.object({
      sheet: z.optional(z.string()),
      of: z.optional(z.enum(tableKinds)),
      headingRow: z.optional(z.int()),
    }),
  ),
})
export type ReadingTask = z.output<typeof Task>

/** The library is loaded only for PDFs. @throws UnreadableFile */
async function readPdf(name: string, bytes: Uint8Array): Promise<readonly PdfLine[]> {
  const { readPdfLines } = await import('./formats/pdf-lines.ts')
  return readPdfLines(name, bytes)
}

/** Reads what a task asks for. It returns the fault in a file, and never throws. */
export async function doReading(task: unknown): Promise<ReadingAnswer> {
  try {
    const { name, bytes, reading, asOrders, asTree, asMail, asPdf } = Task.parse(task)
    if (asPdf) return { lines: await readPdf(name, bytes) }
    if (asMail) return { mail: await readMail(bytes) }
    if (asTree) return { tree: readOrderTree(name, bytes) }
    if (asOrders) return { orders: readOrders(name, bytes) ?? null }
    return reading
      ? { table: await readTable(name, bytes, reading) }
      : { sheet: await readRows(name, bytes) }
  } catch (error) {
    if (error instanceof UnreadableFile) return { refused: error.message }
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
