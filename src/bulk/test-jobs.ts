/** Bulk jobs in tests: one call for each step, which waits until the step is done. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Actor } from '../platform/access/endpoint.ts'
import type { TestShop } from '../../tests/shop.ts'
import type { JobDetail, JobRow, RowKind } from './job-fields.ts'

const busy: ReadonlySet<string> = new Set(['checking', 'applying', 'undoing'])

export type JobActions = ReturnType<typeof jobsOf>

export function jobsOf({ bulkJobs }: Pick<TestShop, 'bulkJobs'>, actor: Actor) {
  /** The job once it is no longer being processed. */
  const settled = async ({ id }: Pick<JobDetail, 'id'>): Promise<JobDetail> => {
    for (;;) {
      const job = await bulkJobs.read({ actor }, { id })
      if (!busy.has(job.state)) return job
      await pause(20)
    }
  }
  return {
    settled,
    upload: (name: string, fileBytes: Uint8Array) =>
      bulkJobs.upload({ actor, fileBytes }, { name }),
    check: async (
      { id, mapping }: JobDetail,
      changes: Partial<JobDetail['mapping']> = {},
      supplier = '',
    ) =>
      settled(
        await bulkJobs.check({ actor }, { id, supplier, mapping: { ...mapping, ...changes } }),
      ),
    apply: async ({ id }: JobDetail, kinds: ('new' | 'changed')[] = ['new', 'changed']) =>
      settled(await bulkJobs.apply({ actor }, { id, kinds })),
    undo: async ({ id }: JobDetail) => settled(await bulkJobs.undo({ actor }, { id })),
    rows: (
      { id }: JobDetail,
      query: { kind?: RowKind; only?: 'warned' | 'left' } = {},
    ): Promise<JobRow[]> => bulkJobs.rows({ actor }, { id, limit: 1000, ...query }),
    wrongRows: async ({ id }: JobDetail): Promise<string> => {
      const { bytes } = await bulkJobs.wrongRows({ actor }, { id })
      return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
    },
  }
}
