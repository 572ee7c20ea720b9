/** The actions of people on a bulk job: check, apply, undo. */
import type { Caller } from '../../platform/access/endpoint.ts'
import { currentLanguage } from '../../platform/languages/current-language.ts'
import { invalidInput, notFound } from '../../../packages/contract/standard-problems.ts'
import { jobNotReady, type BulkJobsOperations } from '../contract.ts'
import type { BulkJobsDependencies } from '../dependencies.server.ts'
import { mappingErrors, readMapping } from '../columns/first-mapping.ts'
import type { Mapping } from '../columns/mapping.ts'
import type { JobDetail, JobState } from '../job-fields.ts'
import { bulkJobsMessages as messages } from '../messages/bulk-jobs.ts'
import { keptMappings } from './kept-mappings.server.ts'
import { withoutTitles } from './without-titles.ts'
import { auditEntry, readJob } from './read-job.server.ts'
import { findJob, lockJob, updateJob, type JobChange } from '../store.server.ts'
import { bulkJobsChannel } from './work.server.ts'

type Admin = Caller<'admin'>
type InputOf<Name extends keyof BulkJobsOperations> = Parameters<BulkJobsOperations[Name]>[1]

/** Milliseconds: a job must be applied within a year. */
const longestWait = 366 * 86_400_000

/**
 * Changes a job that is in one of these states, and wakes the worker.
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
    await updateJob(tx, id, { ...changed, language: currentLanguage() })
    const { mapping: _mapping, sharedFindings: _shared, ...after } = changed
    await dependencies.audit.record(tx, actor, {
      ...auditEntry(step, id, file),
      before: { state },
      after,
    })
    await database.notify(tx, bulkJobsChannel, id)
  })
  return readJob(dependencies, id)
}

/** @throws Problem not-found, job-not-ready, or invalid-input for the mapping */
export async function checkJob(
  dependencies: BulkJobsDependencies,
  caller: Admin,
  { id, supplier, mapping: typed }: InputOf<'check'>,
): Promise<JobDetail> {
  const { database } = dependencies
  const job = await findJob(database.handle, id)
  if (!job) throw notFound()
  const errors = mappingErrors(typed, job.headings.length)
  if (errors.length > 0) throw invalidInput({ errors })
  const mapping = readMapping(typed)
  const checked = await change(dependencies, caller, id, {
    step: 'check',
    from: ['mapping', 'checked', 'undone', 'failed'],
    detail: messages.states.busy,
    to: () => ({
      state: 'checking',
      supplier,
      mapping,
      done: 0,
      error: '',
      applyAt: null,
      sharedFindings: [],
    }),
  })
  if (supplier !== '')
    await database.transact((tx) =>
      keptMappings(dependencies).keep(tx, {
        supplier,
        headings: job.headings,
        choice: {
          ...withoutTitles(
            confirmedRate(mapping),
            job.headings,
            job.first_rows
              .filter(({ row }) => row > 0 && row < job.heading_row)
              .map(({ text }) => text),
          ),
          headingRow: job.found_headings === null ? 0 : job.heading_row,
          foundHeadings: job.found_headings,
          rateCurrency: checked.currency,
        },
      }),
    )
  return checked
}

/** A mapping without the question about its rate, which is asked again for each list. */
const confirmedRate = ({ isRateKept: _asked, ...mapping }: Mapping): Mapping => mapping

/** @throws Problem not-found, job-not-ready, or invalid-input for the time */
export function applyJob(
  dependencies: BulkJobsDependencies,
  caller: Admin,
  { id, kinds, missing, at }: InputOf<'apply'>,
): Promise<JobDetail> {
  const now = dependencies.now().getTime()
  const applyAt = at === undefined ? undefined : new Date(at)
  if (applyAt && !(applyAt.getTime() > now && applyAt.getTime() < now + longestWait))
    throw invalidInput({ errors: [{ pointer: '#/at', detail: messages.states.past }] })
  if (kinds.includes('missing') && missing === undefined)
    throw invalidInput({ errors: [{ pointer: '#/missing', detail: messages.states.noAction }] })
  return change(dependencies, caller, id, {
    step: 'apply',
    from: ['checked'],
    detail: messages.states.notChecked,
    to: () => ({
      state: applyAt ? 'scheduled' : 'applying',
      done: 0,
      applyKinds: [...new Set(kinds)],
      missingAction: missing ?? '',
      applyAt: applyAt ?? new Date(now),
    }),
  })
}

/** @throws Problem not-found, job-not-ready */
export const undoJob = (
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
