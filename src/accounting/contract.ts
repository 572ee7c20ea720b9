/** The API contract of the accounting export: numbered runs, their files, sales by rate. */
import * as z from 'zod/mini'
import { endpoint, type Service } from '../platform/access/endpoint.ts'
import { FileOutput } from '../../packages/contract/file-output.ts'
import { problem } from '../../packages/contract/problem.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'
import { named, withWireFormat } from '../../packages/contract/wire-format.ts'
import { Day, IntegerText, pageFields, Timestamp } from '../platform/fields/fields.ts'
import { MoneyTotal } from '../platform/fields/money-field.ts'
import { journalMessages as messages } from './messages/accounting.ts'

const titles = messages.problems
export const nothingToExport = problem('nothing-to-export', 409, titles.nothingToExport)
export const monthNotOver = problem('month-to-come', 409, titles.monthNotOver)
/** `facts.missing`: the missing settings, each as a phrase. */
export const accountsMissing = problem('accounts-missing', 409, titles.accountsMissing)

/** 'YYYY-MM'. */
export const monthPattern = /^20\d{2}-(?:0[1-9]|1[0-2])$/
const Month = withWireFormat(z.string().check(z.regex(monthPattern, messages.notMonth)), {
  type: 'string',
  pattern: monthPattern.source,
})

const sums = {
  documents: z.int(),
  payments: z.int(),
  /** The totals of invoices and of credit notes, with tax. */
  invoiced: MoneyTotal,
  credited: MoneyTotal,
  /** Payments received, and those of them reversed or refunded. */
  paid: MoneyTotal,
  takenBack: MoneyTotal,
}
const Run = z.strictObject({
  number: z.int(),
  /** 'YYYY-MM': it contains everything up to the month's end that no earlier run contains. */
  month: z.string(),
  createdAt: Timestamp,
  by: z.string(),
  /** The months that it contains: one DATEV file each. */
  months: z.array(z.string()),
  ...sums,
})
export type Run = z.output<typeof Run>
const RunDto = named('AccountingRun', Run)

const Pending = z.strictObject({
  /** 'YYYY-MM': the last month included, and the present month by the shop's clock. */
  month: z.string(),
  presentMonth: z.string(),
  ...sums,
  /** Whether the settings define separate accounts for customers. */
  customerAccounts: z.boolean(),
  /** The settings missing for DATEV files. */
  missing: z.array(z.string()),
})
export type Pending = z.output<typeof Pending>

const number = IntegerText(1, 2_147_483_647)
const SalesQuery = z
  .strictObject({ from: Day(messages.notDay), to: Day(messages.notDay) })
  .check(z.refine(({ from, to }) => from <= to, { path: ['to'], error: messages.notPeriod }))

const byStaff = { access: 'admin', permission: 'money' } as const
const file = { ...byStaff, stepUp: 'leaving', mediaType: 'text/csv' } as const

export const accountingContract = {
  runs: endpoint({
    route: 'GET /accounting-runs',
    ...byStaff,
    paged: true,
    summary: 'List the exports to accounting, newest first',
    input: z.strictObject(pageFields),
    output: z.array(RunDto),
  }),
  pending: endpoint({
    route: 'GET /accounting-runs/pending',
    ...byStaff,
    summary: 'Preview the next export, up to the end of a month',
    input: z.strictObject({ month: z.optional(Month) }),
    output: named('PendingExport', Pending),
  }),
  run: endpoint({
    route: 'POST /accounting-runs',
    ...byStaff,
    status: 201,
    summary: 'Export all documents and payments not yet exported, up to the end of a month',
    input: named('NewAccountingRun', z.strictObject({ month: Month })),
    output: RunDto,
    problems: [nothingToExport, monthNotOver],
  }),
  journal: endpoint({
    route: 'GET /accounting-runs/:number/journal.csv',
    ...file,
    summary: 'Download the journal of an export',
    input: z.strictObject({ number }),
    output: FileOutput,
    problems: [notFound],
  }),
  datev: endpoint({
    route: 'GET /accounting-runs/:number/datev/:month',
    ...file,
    summary: 'Download one month’s postings from an export, in DATEV’s format',
    input: z.strictObject({ number, month: Month }),
    output: FileOutput,
    problems: [notFound, accountsMissing],
  }),
  customers: endpoint({
    route: 'GET /accounting-runs/:number/customers/:month',
    ...file,
    summary: 'Download one month’s customer accounts from an export, in DATEV’s format',
    input: z.strictObject({ number, month: Month }),
    output: FileOutput,
    problems: [notFound, accountsMissing],
  }),
  sales: endpoint({
    route: 'GET /accounting/sales.csv',
    ...file,
    summary: 'Download a period’s invoices less credit notes, by country and tax rate',
    input: SalesQuery,
    output: FileOutput,
  }),
}
/** The operations that the HTTP API calls. */
export interface AccountingOperations extends Service<typeof accountingContract> {}
