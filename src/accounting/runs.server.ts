/**
 * Runs: each contains everything up to the end of a month that no earlier run contains, and never
 * changes.
 */
import type { Actor } from '../platform/access/endpoint.ts'
import { decodeCursor, encodeCursor, toPage } from '../platform/paging.server.ts'
import { dayOf, type Day } from '../platform/time/time-zone.ts'
import { missingSettings } from './bookings.ts'
import { monthNotOver, nothingToExport, type Pending, type Run } from './contract.ts'
import type { AccountingDependencies } from './dependencies.server.ts'
import { lastMonths } from './last-months.ts'
import { journalMessages as messages } from './messages/accounting.ts'
import {
  insertRun,
  listRuns,
  lockRuns,
  sumPending,
  type ListedRow,
  type SumsRow,
} from './store.server.ts'

const defaultPageSize = 100

/** 'YYYY-MM' → its last day. */
function lastDayOf(month: string): Day {
  const [year = 0, of = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, of, 0)).toISOString().slice(0, 10)
}

const toSums = ({ taken_back: takenBack, ...row }: SumsRow) => ({
  documents: row.documents,
  payments: row.payments,
  invoiced: row.invoiced,
  credited: row.credited,
  paid: row.paid,
  takenBack,
})

const toRun = (row: ListedRow): Run => ({
  number: row.number,
  month: row.month,
  createdAt: row.created_at.toISOString(),
  by: row.actor_name,
  months: [...row.months],
  ...toSums(row),
})

export async function readRuns(
  { database }: AccountingDependencies,
  {
    limit = defaultPageSize,
    cursor,
  }: { readonly limit?: number | undefined; readonly cursor?: string | undefined },
) {
  const [before] = cursor === undefined ? [] : decodeCursor(cursor, ['bigint'])
  const rows = await listRuns(database.reports, {
    ...(before === undefined
      ? {}
      : { before: Math.max(0, Math.min(Number(before), 2_147_483_647)) }),
    limit: limit + 1,
  })
  return toPage(rows, limit, (last) => encodeCursor([last.number]), toRun)
}

export async function readPending(
  { database, now, readSettings }: AccountingDependencies,
  asked: string | undefined,
): Promise<Pending> {
  const settings = await readSettings()
  const [presentMonth = '', last = ''] = lastMonths(dayOf(now(), settings.timeZone))
  const month = asked ?? last
  const sums = await sumPending(database.reports, lastDayOf(month))
  return {
    month,
    presentMonth,
    ...toSums(sums),
    customerAccounts: settings.customerAccountsFrom !== '',
    missing: [...missingSettings(settings)],
  }
}

/** @throws monthNotOver; nothingToExport */
export async function exportMonth(
  { audit, database, now, readSettings }: AccountingDependencies,
  actor: Actor,
  month: string,
): Promise<Run> {
  const { timeZone } = await readSettings()
  const at = now()
  if (month > dayOf(at, timeZone).slice(0, 7))
    throw monthNotOver({ detail: messages.monthToComeDetail(month) })
  return database.transact(async (tx) => {
    const number = await lockRuns(tx)
    await insertRun(tx, {
      number,
      month,
      actor_id: actor.id,
      actor_name: actor.name.slice(0, 200),
      created_at: at,
      lastDay: lastDayOf(month),
    })
    const [row] = await listRuns(tx, { number, limit: 1 })
    if (!row || row.documents + row.payments === 0)
      throw nothingToExport({ detail: messages.nothingToExportDetail(month) })
    await audit.record(tx, actor, {
      operation: 'accounting.run',
      kind: 'export',
      id: String(number),
      label: messages.label(number),
      after: { month, documents: row.documents, payments: row.payments },
    })
    return toRun(row)
  })
}
