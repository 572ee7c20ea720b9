/** What staff are told when an order cannot be moved: the missing permission, not that it is gone. */
import { expect, test } from 'vitest'
import { notFound } from '../../../packages/contract/standard-problems.ts'
import { permissionMissing } from '../../platform/access/access-problems.ts'
import { changedMeanwhile } from '../../platform/seen.ts'
import { stepForStaff } from './step-for-staff.ts'

const to = { number: 10_015, status: 'confirmed' } as const
const fails = (error: Error) => async () => {
  throw error
}
const moved = async () => 'moved'
const refusedAll = async () => ({ done: [], refused: [] })

test('who lost the permission is told which one is missing', async () => {
  const lacking = permissionMissing({ detail: 'You need the ‘orders’ permission.' })
  const calls = { step: fails(notFound()), steps: fails(lacking) }
  await expect(stepForStaff(calls, to)).rejects.toBe(lacking)
})

test('an order that is gone is not found, and any other refusal stays as it is', async () => {
  const gone = notFound()
  await expect(stepForStaff({ step: fails(gone), steps: refusedAll }, to)).rejects.toBe(gone)
  const changed = changedMeanwhile()
  const neverAsked = fails(new Error('asked'))
  await expect(stepForStaff({ step: fails(changed), steps: neverAsked }, to)).rejects.toBe(changed)
  await expect(stepForStaff({ step: moved, steps: neverAsked }, to)).resolves.toBe('moved')
})
