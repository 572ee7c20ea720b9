/** The service of bulk jobs: uploads, mappings, checks, and what is asked of them. */
import { hash } from 'node:crypto'
import type { Caller } from '../../packages/contract/endpoint.ts'
import { invalidInput, notFound } from '../../packages/contract/standard-problems.ts'
import { createBackgroundTask } from '../../packages/pg-kit/background-task.server.ts'
import type { JobRunner } from '../../packages/pg-kit/jobs.server.ts'
import { jobNotReady, type BulkJobsOperations, type JobDetail, type JobState } from './contract.ts'
import type { BulkJobsDependencies } from './dependencies.server.ts'
import { toJob, toJobRow, toMappingDto } from './dto.ts'
import { firstMapping, mappingErrors, readMapping } from './first-mapping.ts'
import { bulkJobsMessages as messages } from './messages/bulk-jobs.ts'
import { parseFile } from './parse-file.server.ts'
import { cellsAfter, countRows, insertRows, listRows } from './rows-store.server.ts'
import {
  findJob,
  insertJob,
  keepMapping,
  listJobs,
  lockJob,
  mappingOf,
  updateJob,
  type JobChange,
} from './store.server.ts'
import { bulkJobsChannel, createBulkJobsTask } from './work.server.ts'
import { toWrongRowsCsv } from './wrong-rows.ts'

export interface BulkJobsService extends BulkJobsOperations {
  readonly runner: JobRunner
}

type Admin = Caller<'admin'>
type InputOf<Name extends keyof BulkJobsOperations> = Parameters<BulkJobsOperations[Name]>[1]

const maxListed = 100
const sampleRows = 8
const defaultRows = 200
const maxWrongRows = 50_000
const rowsPerInsert = 2000
/** Milliseconds: a job is applied within a year. */
const longestWait = 366 * 86_400_000

export function createBulkJobsService(dependencies: BulkJobsDependencies): BulkJobsService {
  const { database, log } = dependencies
  return {
    upload: (caller, { name }) => uploadList(dependencies, caller, name),
    list: () => listAll(dependencies),
    read: (_caller, { id }) => readJob(dependencies, id),
    check: (caller, input) => checkJob(dependencies, caller, input),
    rows: (_caller, input) => readRows(dependencies, input),
    wrongRows: (_caller, { id }) => wrongRowsFile(dependencies, id),
    apply: (caller, input) => applyJob(dependencies, caller, input),
    undo: (caller, { id }) => undoJob(dependencies, caller, id),
    runner: createBackgroundTask(database, log, createBulkJobsTask(dependencies)),
  }
}

/** @throws Problem file-not-readable */
async function uploadList(
  dependencies: BulkJobsDependencies,
  { actor, fileBytes = new Uint8Array() }: Admin,
  name: string,
): Promise<JobDetail> {
  const { database, audit, now, newId } = dependencies
  const { headings, rows, otherSheets } = await parseFile(name, fileBytes)
  const kept = await mappingOf(database.handle, headings)
  const id = newId()
  await database.transact(async (tx) => {
    await insertJob(tx, {
      ...{ id, headings, otherSheets, fileName: name, file: fileBytes, actorId: actor.id },
      mapping: kept?.mapping ?? firstMapping(headings, rows),
      supplier: kept?.supplier ?? '',
      rowCount: rows.length,
      at: now(),
    })
    for (let from = 0; from < rows.length; from += rowsPerInsert)
      await insertRows(tx, id, rows.slice(from, from + rowsPerInsert))
    await audit.record(tx, actor, {
      ...entry('upload', id, name),
      after: { rows: rows.length },
    })
  })
  return readJob(dependencies, id)
}

/** What the audit calls a step of a job. */
const entry = (step: string, id: string, file: string) => ({
  operation: `bulk.${step}`,
  kind: 'bulk-job' as const,
  id,
  label: file,
})

async function listAll({ database }: BulkJobsDependencies) {
  const jobs = await listJobs(database.handle, maxListed)
  return Promise.all(jobs.map(async (job) => toJob(job, await countRows(database.handle, job.id))))
}

/** @throws Problem not-found */
async function readJob({ database }: BulkJobsDependencies, id: string): Promise<JobDetail> {
  const job = await findJob(database.handle, id)
  if (!job) throw notFound()
  const sample = await cellsAfter(database.handle, id, -1, sampleRows)
  return {
    ...toJob(job, await countRows(database.handle, id)),
    headings: [...job.headings],
    sample: sample.map(({ cells }) => [...cells]),
    otherSheets: [...job.other_sheets],
    mapping: toMappingDto(job.mapping),
  }
}

/**
 * Changes a job that is in one of these states, and wakes who works on it.
 * @throws Problem not-found, or job-not-ready with `detail`
 */
async function change(
  dependencies: BulkJobsDependencies,
  { actor }: Admin,
  id: string,
  {
    step,
    from,
    detail,
    to,
  }: {
    readonly step: 'check' | 'apply' | 'undo'
    readonly from: readonly JobState[]
    readonly detail: string
    readonly to: (state: JobState) => JobChange
  },
): Promise<JobDetail> {
  const { database } = dependencies
  await database.transact(async (tx) => {
    const state = await lockJob(tx, id)
    if (state === undefined) throw notFound()
    const file = (await findJob(tx, id))?.file_name ?? ''
    if (!from.includes(state)) throw jobNotReady({ detail })
    const changed = to(state)
    await updateJob(tx, id, changed)
    const { mapping: _mapping, ...after } = changed
    await dependencies.audit.record(tx, actor, {
      ...entry(step, id, file),
      before: { state },
      after,
    })
    await database.notify(tx, bulkJobsChannel, id)
  })
  return readJob(dependencies, id)
}

/** @throws Problem not-found, job-not-ready, or invalid-input for the mapping */
async function checkJob(
  dependencies: BulkJobsDependencies,
  caller: Admin,
  { id, supplier, mapping: typed }: InputOf<'check'>,
): Promise<JobDetail> {
  const { database, now } = dependencies
  const job = await findJob(database.handle, id)
  if (!job) throw notFound()
  const errors = mappingErrors(typed, job.headings.length)
  if (errors.length > 0) throw invalidInput({ errors })
  const mapping = readMapping(typed)
  const checked = await change(dependencies, caller, id, {
    step: 'check',
    from: ['mapping', 'checked', 'undone', 'failed'],
    detail: messages.states.busy,
    to: () => ({ state: 'checking', supplier, mapping, done: 0, error: '', applyAt: null }),
  })
  if (supplier !== '')
    await keepMapping(database.handle, { supplier, headings: job.headings, mapping }, now())
  return checked
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
  const bytes = new TextEncoder().encode(toWrongRowsCsv(job.headings, [...wrong, ...left]))
  return {
    name: `wrong-${job.file_name.replace(/[^\w.-]+/g, '-').slice(0, 80)}.csv`,
    bytes,
    hash: hash('sha256', bytes, 'base64url'),
  }
}

/** @throws Problem not-found, job-not-ready, or invalid-input for the time */
function applyJob(
  dependencies: BulkJobsDependencies,
  caller: Admin,
  { id, kinds, at }: InputOf<'apply'>,
): Promise<JobDetail> {
  const now = dependencies.now().getTime()
  const applyAt = at === undefined ? undefined : new Date(at)
  if (applyAt && !(applyAt.getTime() > now && applyAt.getTime() < now + longestWait))
    throw invalidInput({ errors: [{ pointer: '#/at', detail: messages.states.past }] })
  return change(dependencies, caller, id, {
    step: 'apply',
    from: ['checked'],
    detail: messages.states.notChecked,
    to: () => ({
      state: applyAt ? 'scheduled' : 'applying',
      done: 0,
      applyKinds: [...new Set(kinds)],
      applyAt: applyAt ?? new Date(now),
    }),
  })
}

/** @throws Problem not-found, job-not-ready */
const undoJob = (
  dependencies: BulkJobsDependencies,
  caller: Admin,
  id: string,
): Promise<JobDetail> =>
  change(dependencies, caller, id, {
    step: 'undo',
    from: ['applied', 'scheduled'],
    detail: messages.states.notApplied,
    to: (state) =>
      state === 'scheduled'
        ? { state: 'checked', applyAt: null, applyKinds: [] }
        : { state: 'undoing', done: 0 },
  })
