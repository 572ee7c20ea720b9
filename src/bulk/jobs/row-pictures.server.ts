/**
 * Queues the pictures and documents of the rows that a job writes, and removes them when the job is
 * undone.
 */
import type { Author } from '../../audit/service.server.ts'
import type { WriteOutcome } from '../../catalogue/bulk-write/many-tools.server.ts'
import type { JobRowRecord } from './rows-store.server.ts'
import type { JobRecord } from '../store.server.ts'
import type { Writer } from './write-rows.server.ts'

type PictureValues = {
  readonly record: Pick<JobRowRecord, 'pictures' | 'documents'>
  readonly outcome: WriteOutcome | undefined
  /** The tool's new image; undefined if the row does not change it. */
  readonly image: string | undefined
}

const authorOf = ({ actor_id: id, actor_name: name }: JobRecord): Author =>
  id === null ? undefined : { id, name: name ?? '' }

/** Queues the addresses of the rows that were written. */
export async function queuePictures(
  { catalogue, tx, job }: Writer,
  written: readonly PictureValues[],
): Promise<void> {
  const tools = written.flatMap(({ record, outcome, image }) => {
    const addresses = [...(image === undefined ? [] : [image]), ...record.pictures]
    const { documents } = record
    return outcome && 'id' in outcome && addresses.length + documents.length > 0
      ? [{ toolId: outcome.id, addresses, documents }]
      : []
  })
  await catalogue.many.pictures.queue(tx, tools, authorOf(job), job.id)
}

/** Removes pictures that the job queued or added for the tools that were restored. */
export async function undoPictures(
  { catalogue, tx, job }: Writer,
  outcomes: readonly (WriteOutcome | undefined)[],
): Promise<void> {
  const ids = outcomes.flatMap((outcome) => (outcome && 'id' in outcome ? [outcome.id] : []))
  if (ids.length > 0) await catalogue.many.pictures.undo(tx, ids, authorOf(job), job.id)
}
