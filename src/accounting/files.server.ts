/** The export files: the journal, bookings for DATEV, sales by rate and country. */
import { hash } from 'node:crypto'
import type { FileOutput } from '../../packages/contract/file-output.ts'
import { internalError, notFound } from '../../packages/contract/standard-problems.ts'
import { toCsv } from '../platform/files/csv.ts'
import { shopCurrency } from '../platform/money/money.ts'
import type { Day } from '../platform/time/time-zone.ts'
import { missingNumbers, toBookings } from './bookings.ts'
import { accountsMissing } from './contract.ts'
import { customerAccounts } from './customers.ts'
import { maxBookings, writeBatch } from './datev.ts'
import { writeCustomers } from './datev-customers.ts'
import type { ShopSettings } from '../settings/declarations.ts'
import type { AccountingDependencies } from './dependencies.server.ts'
import {
  DocumentEntry,
  journalRows,
  PaymentEntry,
  salesRows,
  sumSales,
  type JournalEntry,
} from './journal.ts'
import { journalMessages as messages } from './messages/accounting.ts'
import {
  listCustomers,
  listDiscounted,
  listEntries,
  listRuns,
  listSales,
  type EntryRow,
} from './store.server.ts'

const toEntry = ({ position, kind, day, cents, content }: EntryRow): JournalEntry =>
  kind === 'payment'
    ? { position, kind, day, cents, payment: PaymentEntry.parse(content) }
    : { position, kind, day, cents, document: DocumentEntry.parse(content) }

function fileOf(name: string, bytes: Uint8Array): FileOutput {
  return { name, bytes, hash: hash('sha256', bytes, 'base64url') }
}
const csvFile = (name: string, rows: Parameters<typeof toCsv>[0]): FileOutput =>
  fileOf(name, new TextEncoder().encode(toCsv(rows)))

/** @throws notFound */
export async function journalFile(
  { database }: AccountingDependencies,
  number: number,
): Promise<FileOutput> {
  const rows = await listEntries(database.reports, number)
  if (rows.length === 0) throw notFound()
  return csvFile(`export-${number}.csv`, journalRows(number, rows.map(toEntry)))
}

/** @throws notFound for a month that is not in the run; accountsMissing */
export async function datevFile(
  { database, readSettings }: AccountingDependencies,
  number: number,
  month: string,
): Promise<FileOutput> {
  const settings = await readSettings()
  const [run] = await listRuns(database.reports, { number, limit: 1 })
  const rows = await listEntries(database.reports, number, month)
  if (!run || rows.length === 0) throw notFound()
  const discounted = (await listDiscounted(database.reports, number, month)).map((content) =>
    DocumentEntry.parse(content),
  )
  const { accounts, missing } = customerAccounts(
    settings,
    await listCustomers(database.reports, number, month),
  )
  const booked = toBookings(
    settings,
    rows.map(toEntry),
    new Map(discounted.map((invoice) => [invoice.number, invoice])),
    new Map(accounts.map(({ document, account }) => [document, account])),
  )
  const lacking = [...missing, ...('missing' in booked ? booked.missing : [])]
  if ('missing' in booked || lacking.length > 0) throw refuse(lacking)
  const { bookings } = booked
  if (bookings.length > maxBookings) throw tooMany(bookings.length)
  const head = headOf(settings, { month, createdAt: run.created_at })
  const title = `${settings.name} ${month} No ${number}`
  const bytes = writeBatch({ ...head, currency: shopCurrency().code, title }, bookings)
  return fileOf(`EXTF_${month}_${number}.csv`, bytes)
}

/**
 * The customers in a run's bookings of a month, with their accounts.
 * @throws notFound for a month that is not in the run; accountsMissing
 */
export async function customersFile(
  { database, readSettings }: AccountingDependencies,
  number: number,
  month: string,
): Promise<FileOutput> {
  const settings = await readSettings()
  const [run] = await listRuns(database.reports, { number, limit: 1 })
  if (!run?.months.includes(month)) throw notFound()
  const { accounts, missing } = customerAccounts(
    settings,
    await listCustomers(database.reports, number, month),
  )
  const lacking = [
    ...missingNumbers(settings),
    ...(accounts.length === 0 && settings.customerAccountsFrom === ''
      ? [messages.missing.customers]
      : []),
    ...missing,
  ]
  if (lacking.length > 0) throw refuse(lacking)
  const each = [...new Map(accounts.map((one) => [one.account, one])).values()]
  const head = headOf(settings, { month, createdAt: run.created_at })
  const bytes = writeCustomers(head, each, settings.country)
  return fileOf(`EXTF_customers_${month}_${number}.csv`, bytes)
}

const headOf = (
  settings: ShopSettings,
  made: { readonly month: string; readonly createdAt: Date },
) => ({
  ...made,
  consultant: settings.datevConsultant,
  client: settings.datevClient,
  yearBegins: Number(settings.fiscalYear),
  accountLength: settings.accountLength,
})

const refuse = (missing: readonly string[]) =>
  accountsMissing({ detail: messages.accountsMissingDetail(missing), facts: { missing } })

const tooMany = (count: number) => internalError({ detail: messages.tooMany(count) })

export async function salesFile(
  { database }: AccountingDependencies,
  period: { readonly from: Day; readonly to: Day },
): Promise<FileOutput> {
  const { code: currency } = shopCurrency()
  const rows = await listSales(database.reports, { ...period, currency })
  const documents = rows.map(toEntry).flatMap((entry) => (entry.kind === 'payment' ? [] : [entry]))
  return csvFile(`sales-${period.from}-${period.to}.csv`, salesRows(sumSales(documents), currency))
}
