/** The schemas of bulk jobs: their mapping, their progress, their rows. */
import * as z from 'zod/mini'
import { Id, Line, OptionalLine, Timestamp } from '../platform/fields/fields.ts'
import { weightBases } from './weight-base-kinds.ts'
import { wholePriceKinds } from './whole-price-kinds.ts'
import { decimalSigns } from '../../packages/file-reader/numbers/number-signs.ts'

/**
 * mapping: waits for a mapping · checking, applying, undoing: in progress · checked: waits to be
 * applied · scheduled: will be applied at a set time · applied · undone · failed: stopped with
 * `error`
 */
export const jobStates = [
  'mapping',
  'checking',
  'checked',
  'scheduled',
  'applying',
  'applied',
  'undoing',
  'undone',
  'failed',
] as const
export type JobState = (typeof jobStates)[number]
/** `list`: rows of a file · `edit`: chosen tools of the shop. */
export const jobKinds = ['list', 'edit'] as const
export type JobKind = (typeof jobKinds)[number]
/** `missing`: a tool that the list was expected to contain, but does not. */
export const rowKinds = ['new', 'changed', 'same', 'wrong', 'missing', 'ignored'] as const
export type RowKind = (typeof rowKinds)[number]
/** The kinds that can be applied. */
export const appliedKinds = ['new', 'changed', 'missing'] as const
export type AppliedKind = (typeof appliedKinds)[number]
/** The action for missing tools: set their stock to 0, or archive them. */
export const missingActions = ['empty', 'archive'] as const
export type MissingAction = (typeof missingActions)[number]

/** Rules of the fields of a mapping: texts by field. */
export const Texts = z.record(Line(40), OptionalLine(300))
/**
 * A change of the current prices in percent, rounded to a step in cents, with or without ladders.
 */
export const PriceChange = z.strictObject({
  percent: z.number().check(z.minimum(-90), z.maximum(1000)),
  step: z.int().check(z.minimum(1), z.maximum(100_000)),
  ladder: z.boolean(),
})
export const Mapping = z.strictObject({
  columns: z.array(OptionalLine(40)).check(z.maxLength(100)),
  decimals: z.enum(decimalSigns),
  rate: z.number().check(z.minimum(0.000001), z.maximum(1_000_000)),
  /** Whether the rate is that of an earlier list, and nobody has confirmed it. */
  isRateKept: z.optional(z.boolean()),
  constants: Texts,
  defaults: Texts,
  formulas: Texts,
  priceChange: z.optional(PriceChange),
  /** The meaning of prices that are all written without decimals: 1299 is 12.99 or 1,299. */
  wholePrices: z.optional(z.enum(wholePriceKinds)),
  /** Weights in rows whose price is for several units: of one unit, or of as many. */
  weightBase: z.optional(z.enum(weightBases)),
})

const Counts = z.strictObject({
  new: z.int(),
  changed: z.int(),
  same: z.int(),
  wrong: z.int(),
  missing: z.int(),
  ignored: z.int(),
  warned: z.int(),
  applied: z.int(),
  /** Rows that could not be applied or undone; each has its reason. */
  left: z.int(),
})
export const Job = z.strictObject({
  id: Id,
  kind: z.enum(jobKinds),
  state: z.enum(jobStates),
  file: z.string(),
  supplier: z.string(),
  by: z.string(),
  createdAt: Timestamp,
  /** When it is or was applied. */
  applyAt: z.nullable(Timestamp),
  rows: z.int(),
  /** Rows that the current step has processed. */
  done: z.int(),
  counts: Counts,
  error: z.string(),
})
export type Job = z.output<typeof Job>
const Finding = z.strictObject({ field: z.string(), why: z.string() })
export const JobDetail = z.strictObject({
  ...Job.shape,
  headings: z.array(z.string()),
  /** The first rows as in the file. */
  sample: z.array(z.array(z.union([z.string(), z.number()]))),
  /** The sheet that was read, and the other sheets of the workbook. */
  sheet: z.string(),
  otherSheets: z.array(z.string()),
  /**
   * Other sheets with articles, until `PUT /bulk-jobs/:id/sheet` has chosen a sheet: no row can be
   * applied before.
   */
  otherLists: z.array(z.string()),
  /**
   * The row of the file with the column names, from 1, or 0; and the first rows that may have them.
   */
  headingRow: z.int(),
  firstRows: z.array(z.strictObject({ row: z.int(), text: z.string() })),
  /** The currency code that the list names; empty if it names none. */
  currency: z.string(),
  mapping: Mapping,
  /** The further languages of the shop: a column may have the target `name:de`. */
  languages: z.array(z.string()),
  /**
   * After the check: the first day (YYYY-MM-DD) of the list's prices, if it is in the future and
   * all rows agree; else empty.
   */
  pricesFrom: z.string(),
  /**
   * After the check: findings that at least half of its rows, and at least 5, share, with the text
   * from the first of them. `warned` and `only=warned` exclude rows without another warning.
   */
  shared: z.array(
    z.strictObject({ ...Finding.shape, kind: z.enum(['error', 'warning']), rows: z.int() }),
  ),
  /** Pictures from its addresses: waiting, fetched in the last week, failed to load. */
  pictures: z.strictObject({ waiting: z.int(), done: z.int(), failed: z.int() }),
})
export type JobDetail = z.output<typeof JobDetail>
export const JobRow = z.strictObject({
  row: z.int(),
  kind: z.enum(rowKinds),
  sku: z.string(),
  name: z.string(),
  toolId: z.nullable(Id),
  changes: z.array(z.strictObject({ field: z.string(), from: z.string(), to: z.string() })),
  errors: z.array(Finding),
  warnings: z.array(Finding),
  /** The outcome: applied, undone, or why not. */
  outcome: z.string(),
})
export type JobRow = z.output<typeof JobRow>
