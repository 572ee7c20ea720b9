/** The API contract of price files: the changes that a file would make in a price list. */
import * as z from 'zod/mini'
import { endpoint, type Service } from '../../platform/access/endpoint.ts'
import { notFound } from '../../../packages/contract/standard-problems.ts'
import { named } from '../../../packages/contract/wire-format.ts'
import { Id, Line } from '../../platform/fields/fields.ts'
import { ImportCounts, ImportOutcome, DatedPriceDto } from '../../prices/import-fields.ts'
import { maxFileBytes } from '../../../packages/file-reader/limits.ts'
import { fileUnreadable } from '../contract.ts'

/** A row of the file, with the resulting price and the change. */
const PriceFileRow = z.strictObject({
  ...ImportOutcome.shape,
  target: z.string(),
  name: z.string(),
  /** Warnings about a row that can be applied: how a number was read, what was rounded. */
  warnings: z.array(z.string()),
  /** Absent if the row is wrong. */
  becomes: z.optional(DatedPriceDto),
})
export type PriceFileRow = z.output<typeof PriceFileRow>
const PriceFile = z.strictObject({
  /** The meaning of each column, keyed by its heading; empty: not used. */
  columns: z.array(z.strictObject({ heading: z.string(), column: z.string() })),
  /** The currency code that the file names; empty if it names none. */
  currency: z.string(),
  counts: ImportCounts,
  /** The sheet that was read; empty for a file without sheets. */
  sheet: z.string(),
  /** Other sheets with articles, unless the request names the sheet: all rows are wrong until then. */
  otherLists: z.array(z.string()),
  rows: z.array(named('PriceFileRow', PriceFileRow)),
})
export type PriceFile = z.output<typeof PriceFile>

export const priceFilesContract = {
  readPrices: endpoint({
    route: 'POST /price-lists/:listId/files/:name',
    access: 'admin',
    permission: 'catalogue',
    maxFileBytes,
    fileTypes: [
      'text/csv',
      'text/tab-separated-values',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'application/vnd.ms-excel',
    ],
    summary: 'Read a price file (CSV, TSV, XLSX) and preview its changes to a price list',
    input: z.strictObject({ listId: Id, name: Line(120), sheet: z.optional(Line(200)) }),
    output: named('PriceFile', PriceFile),
    problems: [notFound, fileUnreadable],
  }),
}
/** One method for each operation of the contract. */
export interface PriceFilesOperations extends Service<typeof priceFilesContract> {}
