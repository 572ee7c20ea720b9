/** The service of bulk jobs: uploads, mappings, checks and queries. */
import { hash } from 'node:crypto'
import { notFound } from '../../packages/contract/standard-problems.ts'
import { createBackgroundTask } from '../../packages/pg-kit/background-task.server.ts'
import type { JobRunner } from '../../packages/pg-kit/jobs.server.ts'
import type { BySkuOperations } from './by-sku/contract.ts'
import { setPrices, setStock, setTools } from './by-sku/write-rows.server.ts'
import { beginEdit, readSheet, uploadList } from './jobs/begin-job.server.ts'
import type { BulkJobsOperations } from './contract.ts'
import type { BulkJobsDependencies } from './dependencies.server.ts'
import { toJobRow } from './dto.ts'
import { applyJob, checkJob, undoJob } from './jobs/job-steps.server.ts'
import { previewJob } from './jobs/preview-rows.server.ts'
import { listAll, readJob } from './jobs/read-job.server.ts'
import { readPriceFile } from './price-files/price-files.server.ts'
import type { PriceFilesOperations } from './price-files/price-files-contract.ts'
import { listRows } from './jobs/rows-store.server.ts'
import { findJob } from './store.server.ts'
import { createBulkJobsTask } from './jobs/work.server.ts'
import { titlesOf } from './jobs/whole-list.server.ts'
import { toWrongRowsCsv } from './jobs/wrong-rows.ts'

export interface BulkJobsService extends BulkJobsOperations, PriceFilesOperations, BySkuOperations {
  readonly runner: JobRunner
}

type InputOf<Name extends keyof BulkJobsOperations> = Parameters<BulkJobsOperations[Name]>[1]

const defaultRows = 200
const maxWrongRows = 50_000

export function createBulkJobsService(dependencies: BulkJobsDependencies): BulkJobsService {
  const { database, log } = dependencies
  return {
    upload: (caller, { name }) => uploadList(dependencies, caller, name),
    sheet: (caller, input) => readSheet(dependencies, caller, input),
    edit: (caller, input) => beginEdit(dependencies, caller, input),
    list: () => listAll(dependencies),
    read: (_caller, { id }) => readJob(dependencies, id),
    check: (caller, input) => checkJob(dependencies, caller, input),
    preview: (_caller, input) => previewJob(dependencies, input),
    rows: (_caller, input) => readRows(dependencies, input),
    wrongRows: (_caller, { id }) => wrongRowsFile(dependencies, id),
    apply: (caller, input) => applyJob(dependencies, caller, input),
    undo: (caller, { id }) => undoJob(dependencies, caller, id),
    readPrices: (caller, input) => readPriceFile(dependencies, caller, input),
    setStock: (caller, input) => setStock(dependencies, caller, input),
    setPrices: (caller, input) => setPrices(dependencies, caller, input),
    setTools: (caller, input) => setTools(dependencies, caller, input),
    runner: createBackgroundTask(database, log, createBulkJobsTask(dependencies)),
  }
}

async function readRows(
  { database }: BulkJobsDependencies,
  { id, limit = defaultRows, ...query }: InputOf<'rows'>,
) {
  if (!(await findJob(database.handle, id))) throw notFound()
  return (await listRows(database.handle, id, { ...query, limit })).map(toJobRow)
}

async function wrongRowsFile({ database }: BulkJobsDependencies, id: string) {
  const job = await findJob(database.handle, id)
  if (!job) throw notFound()
  const wrong = await listRows(database.reports, id, { kind: 'wrong', limit: maxWrongRows })
  const left = await listRows(database.reports, id, { only: 'left', limit: maxWrongRows })
  const titles = titlesOf(job).map(({ text }) => text)
  const bytes = new TextEncoder().encode(toWrongRowsCsv(titles, job.headings, [...wrong, ...left]))
  return {
    name: `wrong-${job.file_name.replace(/[^\w.-]+/g, '-').slice(0, 80)}.csv`,
    bytes,
    hash: hash('sha256', bytes, 'base64url'),
  }
}
