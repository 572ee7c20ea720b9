/**
 * The first rows of a list as a mapping would read them: nothing is written, and no job changes its
 * state.
 */
import { invalidInput, notFound } from '../../../packages/contract/standard-problems.ts'
import { mappingErrors, readMapping } from '../columns/first-mapping.ts'
import type { BulkJobsDependencies } from '../dependencies.server.ts'
import { toJobRow } from '../dto.ts'
import type { JobDetail, JobRow } from '../job-fields.ts'
import { findJob } from '../store.server.ts'
import { checkRows } from './check-rows.server.ts'
import { cellsAfter } from './rows-store.server.ts'
import { checkedRows, contextOf } from './work.server.ts'

const previewRows = 10

/**
 * Checks the rows as the check does, using the information from all rows.
 * @throws Problem not-found, or invalid-input for the mapping
 */
export async function previewJob(
  dependencies: BulkJobsDependencies,
  { id, mapping }: Pick<JobDetail, 'id' | 'mapping'>,
): Promise<JobRow[]> {
  const { handle } = dependencies.database
  const job = await findJob(handle, id)
  if (!job) throw notFound()
  const errors = mappingErrors(mapping, job.headings.length)
  if (errors.length > 0) throw invalidInput({ errors })
  const first = await cellsAfter(handle, id, -1, checkedRows)
  const context = await contextOf(dependencies, { ...job, mapping: readMapping(mapping) }, first)
  // A ladder with a row for each step may continue after the tenth row.
  const checked = await checkRows(context, first)
  return checked
    .toSorted((a, b) => a.row - b.row)
    .slice(0, previewRows)
    .map((row) => toJobRow({ ...row, outcome: '' }))
}
