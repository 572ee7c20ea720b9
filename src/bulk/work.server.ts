/**
 * Works on bulk jobs beside requests, one at a time in the whole shop: checks, applies, takes back.
 * Each part is one transaction that writes tools and what became of the rows together, so nothing is
 * applied twice, and a job goes on where it was interrupted.
 */
import type { BackgroundTask } from '../../packages/pg-kit/background-task.server.ts'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { NewTool } from '../catalogue/contract.ts'
import type { BulkCause, WriteOutcome } from '../catalogue/many-tools.server.ts'
import { checkRows, nothingSeen } from './check-rows.server.ts'
import type { BulkJobsDependencies } from './dependencies.server.ts'
import { bulkJobsMessages as messages } from './messages/bulk-jobs.ts'
import {
  cellsAfter,
  lockRowsToApply,
  lockRowsToUndo,
  writeChecks,
  writeOutcomes,
  type JobRowRecord,
  type RowOutcome,
} from './rows-store.server.ts'
import { addProgress, lockJob, nextJob, updateJob, type JobRecord } from './store.server.ts'

/** Rows of one part. Few where tools are written: an order of one of them waits for the part. */
const checkedRows = 500
const writtenRows = 100

/** The channel that announces work. */
export const bulkJobsChannel = 'bulk_jobs'

type Parts = AsyncGenerator<void, void, void>

export const createBulkJobsTask = (dependencies: BulkJobsDependencies): BackgroundTask => ({
  name: 'bulk jobs',
  channel: bulkJobsChannel,
  pollInterval: 20_000,
  failureMessage: 'A bulk job stopped; it is tried again',
  async *run() {
    const { database } = dependencies
    for (;;) {
      const job = await nextJob(database.handle)
      if (!job) return
      if (job.state === 'checking') yield* checkJob(dependencies, job)
      else if (job.state === 'undoing') yield* undoJob(dependencies, job)
      else yield* applyJob(dependencies, job)
      yield
    }
  },
})

/** Checks all rows from the first: what repeats is known only to who read the rows before. */
async function* checkJob({ database, catalogue }: BulkJobsDependencies, job: JobRecord): Parts {
  const { id, mapping, headings } = job
  const context = { catalogue, mapping, headings, seen: nothingSeen() }
  let after = -1
  await updateJob(database.handle, id, { state: 'checking', done: 0 })
  for (;;) {
    const rows = await cellsAfter(database.handle, id, after, checkedRows)
    const last = rows.at(-1)
    if (!last) break
    const checked = await checkRows(context, rows)
    await database.transact(async (tx) => {
      await writeChecks(tx, id, checked)
      await addProgress(tx, id, rows.length)
    })
    after = last.row
    yield
  }
  await updateJob(database.handle, id, { state: 'checked' })
}

async function* applyJob(dependencies: BulkJobsDependencies, job: JobRecord): Parts {
  const { database } = dependencies
  const { id, apply_kinds: kinds } = job
  if (job.state === 'scheduled' && !(await begin(dependencies, id))) return
  for (;;) {
    const written = await database.transact(async (tx) => {
      const rows = await lockRowsToApply(tx, id, kinds, writtenRows)
      await writeOutcomes(tx, id, await applyRows(dependencies, tx, job, rows))
      await addProgress(tx, id, rows.length)
      return rows.length
    })
    if (written === 0) break
    yield
  }
  await updateJob(database.handle, id, { state: 'applied' })
}

/** Begins a scheduled job, unless it was taken back in this moment. */
const begin = ({ database }: BulkJobsDependencies, id: string): Promise<boolean> =>
  database.transact(async (tx) => {
    if ((await lockJob(tx, id)) !== 'scheduled') return false
    await updateJob(tx, id, { state: 'applying', done: 0 })
    return true
  })

const causeOf = ({ actor_id: actorId, file_name: fileName }: JobRecord): BulkCause => ({
  actorId,
  reason: fileName,
})

async function applyRows(
  { catalogue }: BulkJobsDependencies,
  tx: Handle,
  job: JobRecord,
  rows: readonly JobRowRecord[],
): Promise<readonly RowOutcome[]> {
  const judged = rows.map((record) => ({ record, tool: toTool(catalogue, record.fields) }))
  const added = judged.filter(({ record }) => record.kind === 'new')
  const changed = judged.filter(({ record }) => record.kind === 'changed')
  const additions = await catalogue.many.add(
    tx,
    added.map(({ tool }) => tool),
    causeOf(job),
  )
  const changes = await catalogue.many.change(
    tx,
    changed.map(({ record, tool }) => ({
      id: record.tool_id ?? '',
      revision: record.revision ?? -1,
      tool,
      stockDelta: record.stock_delta,
    })),
    causeOf(job),
  )
  return [
    ...added.map(({ record }, index) => toOutcome(record, additions[index], 'applied')),
    ...changed.map(({ record }, index) => toOutcome(record, changes[index], 'applied')),
  ]
}

/** The fields of a checked row as a tool. They were judged when they were written. */
function toTool(
  catalogue: BulkJobsDependencies['catalogue'],
  fields: JobRowRecord['fields'],
): NewTool {
  // A level above what may be typed is not set by a list: only its difference is.
  const judged = catalogue.many.judge({
    ...fields,
    Stock: Math.min(Number(fields?.['Stock']), 1_000_000),
  })
  if ('errors' in judged)
    throw new Error(`A checked row is not valid: ${JSON.stringify(judged.errors)}`)
  return judged.tool
}

const reasons = {
  appeared: messages.why.appeared,
  changed: messages.why.changedSince,
  gone: messages.why.gone,
  sold: messages.why.soldMeanwhile,
  picture: messages.why.picture,
} as const

const toOutcome = (
  { row }: JobRowRecord,
  outcome: WriteOutcome | undefined,
  done: 'applied' | 'undone',
): RowOutcome =>
  outcome && 'id' in outcome
    ? { row, outcome: done, toolId: outcome.id, revision: outcome.revision }
    : {
        row,
        outcome:
          done === 'undone' && outcome?.left === 'changed'
            ? messages.why.touched
            : reasons[outcome?.left ?? 'gone'],
        toolId: null,
        revision: null,
      }

async function* undoJob(dependencies: BulkJobsDependencies, job: JobRecord): Parts {
  const { database } = dependencies
  for (;;) {
    const written = await database.transact(async (tx) => {
      const rows = await lockRowsToUndo(tx, job.id, writtenRows)
      await writeOutcomes(tx, job.id, await undoRows(dependencies, tx, job, rows))
      await addProgress(tx, job.id, rows.length)
      return rows.length
    })
    if (written === 0) break
    yield
  }
  await updateJob(database.handle, job.id, { state: 'undone' })
}

/** Archives what was added and puts back what was changed, where nobody has touched it since. */
async function undoRows(
  { catalogue }: BulkJobsDependencies,
  tx: Handle,
  job: JobRecord,
  rows: readonly JobRowRecord[],
): Promise<readonly RowOutcome[]> {
  const added = rows.filter(({ kind }) => kind === 'new')
  const changed = rows.filter(({ kind }) => kind === 'changed')
  const archived = await catalogue.many.archive(tx, added.map(toWritten))
  const restored = await catalogue.many.change(
    tx,
    changed.map((record) => ({
      ...toWritten(record),
      tool: toTool(catalogue, record.before),
      stockDelta: -record.stock_delta,
    })),
    causeOf(job),
  )
  return [
    ...added.map((record, index) => toOutcome(record, archived[index], 'undone')),
    ...changed.map((record, index) => toOutcome(record, restored[index], 'undone')),
  ]
}

const toWritten = ({ tool_id: id, revision_after: revision }: JobRowRecord) => ({
  id: id ?? '',
  revision: revision ?? -1,
})
