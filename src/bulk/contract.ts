/** The API contract of bulk jobs: from a supplier's list to the shop, and back. */
import * as z from 'zod/mini'
import { endpoint, type Service } from '../../packages/contract/endpoint.ts'
import { FileOutput } from '../../packages/contract/file-output.ts'
import { problem } from '../../packages/contract/problem.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'
import { named } from '../../packages/contract/wire-format.ts'
import { Id, IntegerText, Line, OptionalLine, Timestamp } from '../platform/fields.ts'
import { bulkJobsMessages as messages } from './messages/bulk-jobs.ts'
import { decimalSigns } from './numbers.ts'

export const fileUnreadable = problem('file-not-readable', 422, messages.problems.unreadable)
export const jobNotReady = problem('job-not-ready', 409, messages.problems.notNow)

/** Bytes of a list. */
export const maxListBytes = 25_000_000

/**
 * mapping: waits for a mapping · checking, applying, undoing: works · checked: waits to be applied
 * · scheduled: is applied at a time · applied · undone · failed: stopped with `error`
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
export const rowKinds = ['new', 'changed', 'same', 'wrong', 'ignored'] as const
export type RowKind = (typeof rowKinds)[number]
/** The kinds that can be applied. */
export const appliedKinds = ['new', 'changed'] as const

const Texts = z.record(Line(40), OptionalLine(300))
const Mapping = z.strictObject({
  columns: z.array(OptionalLine(40)).check(z.maxLength(100)),
  decimals: z.enum(decimalSigns),
  rate: z.number().check(z.minimum(0.000001), z.maximum(1_000_000)),
  constants: Texts,
  defaults: Texts,
  formulas: Texts,
})
const Counts = z.strictObject({
  new: z.int(),
  changed: z.int(),
  same: z.int(),
  wrong: z.int(),
  ignored: z.int(),
  warned: z.int(),
  applied: z.int(),
  /** Rows that were to be applied or undone and were not; each says why. */
  left: z.int(),
})
const Job = z.strictObject({
  id: Id,
  state: z.enum(jobStates),
  file: z.string(),
  supplier: z.string(),
  by: z.string(),
  createdAt: Timestamp,
  /** When it is or was applied. */
  applyAt: z.nullable(Timestamp),
  rows: z.int(),
  /** Rows that the step at work has done. */
  done: z.int(),
  counts: Counts,
  error: z.string(),
})
export type Job = z.output<typeof Job>
const JobDetail = z.strictObject({
  ...Job.shape,
  headings: z.array(z.string()),
  /** The first rows as they stand in the file. */
  sample: z.array(z.array(z.union([z.string(), z.number()]))),
  otherSheets: z.array(z.string()),
  mapping: Mapping,
})
export type JobDetail = z.output<typeof JobDetail>
const Finding = z.strictObject({ field: z.string(), why: z.string() })
const JobRow = z.strictObject({
  row: z.int(),
  kind: z.enum(rowKinds),
  sku: z.string(),
  name: z.string(),
  toolId: z.nullable(Id),
  changes: z.array(z.strictObject({ field: z.string(), from: z.string(), to: z.string() })),
  errors: z.array(Finding),
  warnings: z.array(Finding),
  /** What became of it: applied, undone, or why not. */
  outcome: z.string(),
})
export type JobRow = z.output<typeof JobRow>

const JobDto = named('BulkJob', Job)
const JobDetailDto = named('BulkJobDetail', JobDetail)
const ById = z.strictObject({ id: Id })

export const bulkJobsContract = {
  upload: endpoint({
    route: 'POST /bulk-files/:name',
    access: 'admin',
    permission: 'catalogue',
    status: 201,
    maxFileBytes: maxListBytes,
    summary: "Reads a supplier's list; the body is the file (CSV, TSV, XLSX)",
    input: z.strictObject({ name: Line(120) }),
    output: JobDetailDto,
    problems: [fileUnreadable],
  }),
  list: endpoint({
    route: 'GET /bulk-jobs',
    access: 'admin',
    permission: 'catalogue',
    summary: 'The last 100 bulk jobs, newest first',
    input: z.strictObject({}),
    output: z.array(JobDto),
  }),
  read: endpoint({
    route: 'GET /bulk-jobs/:id',
    access: 'admin',
    permission: 'catalogue',
    summary: 'A bulk job with its mapping and how far it is',
    input: ById,
    output: JobDetailDto,
    problems: [notFound],
  }),
  check: endpoint({
    route: 'PUT /bulk-jobs/:id/mapping',
    access: 'admin',
    permission: 'catalogue',
    summary: 'Says what each column is, and checks every row without changing a tool',
    input: z.strictObject({ id: Id, supplier: OptionalLine(80), mapping: Mapping }),
    output: JobDetailDto,
    problems: [notFound, jobNotReady],
  }),
  rows: endpoint({
    route: 'GET /bulk-jobs/:id/rows',
    access: 'admin',
    permission: 'catalogue',
    summary: 'The rows of a checked job: what each would change, what is wrong, what became of it',
    input: z.strictObject({
      id: Id,
      kind: z.optional(z.enum(rowKinds)),
      only: z.optional(z.enum(['warned', 'left'])),
      after: z.optional(IntegerText(0, 2_000_000)),
      limit: z.optional(IntegerText(1, 1000)),
    }),
    output: z.array(named('BulkJobRow', JobRow)),
    problems: [notFound],
  }),
  wrongRows: endpoint({
    route: 'GET /bulk-jobs/:id/wrong.csv',
    access: 'admin',
    permission: 'catalogue',
    mediaType: 'text/csv',
    summary: 'The rows that are wrong as a file, with a column that says why',
    input: ById,
    output: FileOutput,
    problems: [notFound],
  }),
  apply: endpoint({
    route: 'POST /bulk-jobs/:id/apply',
    access: 'admin',
    permission: 'catalogue',
    summary: 'Applies the chosen kinds of rows, now or at a time',
    input: z.strictObject({
      id: Id,
      kinds: z.array(z.enum(appliedKinds)).check(z.minLength(1), z.maxLength(2)),
      at: z.optional(z.iso.datetime()),
    }),
    output: JobDetailDto,
    problems: [notFound, jobNotReady],
  }),
  undo: endpoint({
    route: 'POST /bulk-jobs/:id/undo',
    access: 'admin',
    permission: 'catalogue',
    summary: 'Takes back what nobody has touched since, or a job that waits for its time',
    input: ById,
    output: JobDetailDto,
    problems: [notFound, jobNotReady],
  }),
}
/** One method for each operation of the contract. */
export interface BulkJobsOperations extends Service<typeof bulkJobsContract> {}
