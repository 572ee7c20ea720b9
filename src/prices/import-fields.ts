/** The schemas of bulk price imports: the rows, and the result of each. */
import * as z from 'zod/mini'
import { named } from '../../packages/contract/wire-format.ts'
import { renameKeys } from '../../packages/contract/rename-keys.ts'
import { PriceBreaks } from '../catalogue/price-fields.ts'
import { Id, Integer, Line } from '../platform/fields/fields.ts'
import { Money } from '../platform/fields/money-field.ts'
import { consistentRow, newRowFields, rowNames } from './row-fields.ts'

/** The maximum number of rows in one import. */
export const maxImportedRows = 20_000
/** Enough for the maximum number of rows, each with a price and its days. */
export const maxImportBytes = 4_194_304
/** A row with its number in its file. */
export const ImportedRow = z
  .strictObject({ row: Integer(1, 10_000_000), ...newRowFields })
  .check(consistentRow)
export type ImportedRow = z.output<typeof ImportedRow>
export const ImportedRowDto = named('ImportedPriceRow', renameKeys(ImportedRow, rowNames))

export const PriceImport = z.strictObject({
  listId: Id,
  /** The file's name, for the history. */
  file: z.optional(Line(120)),
  rows: z.array(ImportedRowDto).check(z.minLength(1), z.maxLength(maxImportedRows)),
})
export type PriceImport = z.output<typeof PriceImport>

/** The price of a target in a list for some days. */
const DatedPrice = z.strictObject({
  percentOff: z.optional(z.number()),
  price: z.optional(Money),
  priceBreaks: z.optional(PriceBreaks),
  pricePer: z.optional(z.int()),
  validFrom: z.optional(z.string()),
  validUntil: z.optional(z.string()),
})
export type DatedPrice = z.output<typeof DatedPrice>
export const DatedPriceDto = named('DatedPrice', renameKeys(DatedPrice, rowNames))

export const importKinds = ['new', 'changed', 'same', 'wrong'] as const
export type ImportKind = (typeof importKinds)[number]
export const ImportOutcome = z.strictObject({
  row: z.int(),
  kind: z.enum(importKinds),
  /** Why it is wrong; otherwise empty. */
  why: z.string(),
  /** The list's previous prices for its days. */
  before: z.array(DatedPriceDto),
})
export const ImportCounts = z.strictObject({
  new: z.int(),
  changed: z.int(),
  same: z.int(),
  wrong: z.int(),
})
export const ImportResult = named(
  'PriceImportResult',
  z.strictObject({ counts: ImportCounts, rows: z.array(named('PriceImportRow', ImportOutcome)) }),
)
export type ImportResult = z.output<typeof ImportResult>
