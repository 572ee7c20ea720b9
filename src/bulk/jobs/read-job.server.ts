/** Reads bulk jobs, and names their steps for the audit. */
import { notFound } from '../../../packages/contract/standard-problems.ts'
import { furtherLanguages } from '../../platform/languages/languages.ts'
import { dayOf, type Day } from '../../platform/time/time-zone.ts'
import type { BulkJobsDependencies } from '../dependencies.server.ts'
import { toJob, toMappingDto } from '../dto.ts'
import type { Job, JobDetail } from '../job-fields.ts'
import { priceCurrency } from '../columns/price-currency.ts'
import { cellsAfter, countRows, textsOfColumn } from './rows-store.server.ts'
import { findJob, listJobs, type JobRecord } from '../store.server.ts'
import { proposedDay, unusedDays } from '../columns/unused-days.ts'

const maxListed = 100
/** Rows in which the currency of a list is looked for. */
export const sampleRows = 8

/** The audit's name for a step of a job. */
export const auditEntry = (step: string, id: string, file: string) => ({
  operation: `bulk.${step}`,
  kind: 'bulk-job' as const,
  id,
  label: file,
})

export async function listAll({ database }: BulkJobsDependencies): Promise<Job[]> {
  const jobs = await listJobs(database.handle, maxListed)
  return Promise.all(jobs.map(async (job) => toJob(job, await countRows(database.handle, job.id))))
}

/** @throws Problem not-found */
export async function readJob(dependencies: BulkJobsDependencies, id: string): Promise<JobDetail> {
  const { database, catalogue } = dependencies
  const job = await findJob(database.handle, id)
  if (!job) throw notFound()
  const sample = await cellsAfter(database.handle, id, -1, sampleRows)
  return {
    ...toJob(job, await countRows(database.handle, id)),
    headings: [...job.headings],
    sample: sample.map(({ cells }) => [...cells]),
    sheet: job.sheet,
    otherSheets: [...job.other_sheets],
    otherLists: [...job.other_lists],
    headingRow: job.heading_row,
    firstRows: job.first_rows.flatMap((one) => (one.row > 0 ? [{ ...one }] : [])),
    currency: priceCurrency(
      { columns: job.mapping.columns, headings: job.headings, rows: sample },
      job.currency,
    ),
    mapping: toMappingDto(job.mapping),
    languages: [...furtherLanguages()],
    pricesFrom: job.state === 'checked' ? await pricesFromOf(dependencies, job) : '',
    shared: job.shared_findings.map((finding) => ({ ...finding })),
    pictures: { ...(await catalogue.many.pictures.progress(id)) },
  }
}

/** The first day of the list's prices, if it is in the future; else ''. */
async function pricesFromOf(
  { database, now, readSettings }: BulkJobsDependencies,
  { id, mapping, headings, heading_row, first_rows }: JobRecord,
): Promise<Day> {
  const from = unusedDays(mapping, headings).find(({ says }) => says === 'validFrom')
  const texts = from && (await textsOfColumn(database.handle, id, from.column))
  const above = first_rows.filter(({ row }) => row > 0 && row < heading_row).map(({ text }) => text)
  // 'Preis gültig ab 01.01.2027' states it, too.
  const titles = [headings[mapping.columns.indexOf('price')] ?? '', ...above]
  return proposedDay(texts, titles, dayOf(now(), (await readSettings()).timeZone))
}
