/** The API contract of bulk jobs: importing a supplier's list, and undoing the import. */
import * as z from 'zod/mini'
import { endpoint, type Service } from '../platform/access/endpoint.ts'
import { FileOutput } from '../../packages/contract/file-output.ts'
import { problem } from '../../packages/contract/problem.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'
import { named } from '../../packages/contract/wire-format.ts'
import { maxListBodyBytes } from '../platform/http/body-limits.ts'
import { Id, Integer, IntegerText, Line, OptionalLine } from '../platform/fields/fields.ts'
import {
  appliedKinds,
  Job,
  JobDetail,
  JobRow,
  Mapping,
  missingActions,
  PriceChange,
  rowKinds,
  Texts,
} from './job-fields.ts'
import { maxFileBytes } from '../../packages/file-reader/limits.ts'
import { bulkJobsMessages as messages } from './messages/bulk-jobs.ts'

export const fileUnreadable = problem('file-not-readable', 422, messages.problems.unreadable)
export const jobNotReady = problem('job-not-ready', 409, messages.problems.notNow)

/** The last row that may contain the column names of a list. */
export const maxHeadingRow = 1000

/** Maximum number of tools that one bulk edit lists by id. */
export const maxChosenTools = 5000

const JobDto = named('BulkJob', Job)
const JobDetailDto = named('BulkJobDetail', JobDetail)
const JobRowDto = named('BulkJobRow', JobRow)
const ById = z.strictObject({ id: Id })

export const bulkJobsContract = {
  upload: endpoint({
    route: 'POST /bulk-files/:name',
    access: 'admin',
    permission: 'catalogue',
    status: 201,
    maxFileBytes,
    fileTypes: [
      'text/csv',
      'text/tab-separated-values',
      'text/plain',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'application/vnd.ms-excel',
      'application/vnd.oasis.opendocument.spreadsheet',
    ],
    summary:
      "Upload a supplier's list; the request body is the file (CSV, TSV, text, XLSX, ODS, DATANORM, BMEcat)",
    input: z.strictObject({ name: Line(120) }),
    output: JobDetailDto,
    problems: [fileUnreadable],
  }),
  edit: endpoint({
    route: 'POST /bulk-edits',
    access: 'admin',
    permission: 'catalogue',
    status: 201,
    maxBodyBytes: maxListBodyBytes,
    summary: 'Start a bulk job for selected tools, or for all tools that match the filters',
    input: z.strictObject({
      ids: z.optional(z.array(Id).check(z.minLength(1), z.maxLength(maxChosenTools))),
      q: z.optional(OptionalLine(200)),
      category: z.optional(z.array(Line(80)).check(z.maxLength(20))),
      brand: z.optional(z.array(Line(80)).check(z.maxLength(20))),
      constants: z.optional(Texts),
      formulas: z.optional(Texts),
      priceChange: z.optional(PriceChange),
    }),
    output: JobDetailDto,
  }),
  list: endpoint({
    route: 'GET /bulk-jobs',
    access: 'admin',
    permission: 'catalogue',
    summary: 'List the last 100 bulk jobs, newest first',
    input: z.strictObject({}),
    output: z.array(JobDto),
  }),
  read: endpoint({
    route: 'GET /bulk-jobs/:id',
    access: 'admin',
    permission: 'catalogue',
    summary: 'Get a bulk job with its mapping and progress',
    input: ById,
    output: JobDetailDto,
    problems: [notFound],
  }),
  check: endpoint({
    route: 'PUT /bulk-jobs/:id/mapping',
    access: 'admin',
    permission: 'catalogue',
    summary: 'Set the column mapping and check every row without changing any tool',
    input: z.strictObject({ id: Id, supplier: OptionalLine(80), mapping: Mapping }),
    output: JobDetailDto,
    problems: [notFound, jobNotReady],
  }),
  preview: endpoint({
    route: 'POST /bulk-jobs/:id/preview',
    access: 'admin',
    permission: 'catalogue',
    summary: 'Preview the first ten rows with a mapping; nothing is saved',
    input: z.strictObject({ id: Id, mapping: Mapping }),
    output: z.array(JobRowDto),
    problems: [notFound],
  }),
  sheet: endpoint({
    route: 'PUT /bulk-jobs/:id/sheet',
    access: 'admin',
    permission: 'catalogue',
    summary: 'Read another sheet of the workbook, or use another heading row',
    input: z.strictObject({
      id: Id,
      sheet: OptionalLine(200),
      headingRow: z.optional(Integer(1, maxHeadingRow, messages.states.noRow)),
    }),
    output: JobDetailDto,
    problems: [notFound, jobNotReady, fileUnreadable],
  }),
  rows: endpoint({
    route: 'GET /bulk-jobs/:id/rows',
    access: 'admin',
    permission: 'catalogue',
    summary: 'List the rows of a checked job with their changes, errors and outcomes',
    input: z.strictObject({
      id: Id,
      kind: z.optional(z.enum(rowKinds)),
      only: z.optional(z.enum(['warned', 'left'])),
      q: z.optional(OptionalLine(200)),
      offset: z.optional(IntegerText(0, 2_000_000)),
      after: z.optional(IntegerText(0, 2_000_000)),
      limit: z.optional(IntegerText(1, 1000)),
    }),
    output: z.array(JobRowDto),
    problems: [notFound],
  }),
  wrongRows: endpoint({
    route: 'GET /bulk-jobs/:id/wrong.csv',
    access: 'admin',
    permission: 'catalogue',
    mediaType: 'text/csv',
    summary: 'Download the rows with errors as a file, with a column for the reason',
    input: ById,
    output: FileOutput,
    problems: [notFound],
  }),
  apply: endpoint({
    route: 'POST /bulk-jobs/:id/apply',
    stepUp: 'many',
    access: 'admin',
    permission: 'catalogue',
    summary: 'Apply the chosen kinds of rows, now or at a given time',
    input: z.strictObject({
      id: Id,
      kinds: z.array(z.enum(appliedKinds)).check(z.minLength(1), z.maxLength(3)),
      /** The action for tools of the kind 'missing'. */
      missing: z.optional(z.enum(missingActions)),
      at: z.optional(z.iso.datetime()),
    }),
    output: JobDetailDto,
    problems: [notFound, jobNotReady],
  }),
  undo: endpoint({
    route: 'POST /bulk-jobs/:id/undo',
    stepUp: 'many',
    access: 'admin',
    permission: 'catalogue',
    summary: 'Undo a job but keep later changes, or cancel a scheduled job',
    input: ById,
    output: JobDetailDto,
    problems: [notFound, jobNotReady],
  }),
}
/** One method for each operation of the contract. */
export interface BulkJobsOperations extends Service<typeof bulkJobsContract> {}
