/** What staff do next with an order; and what they are told when it cannot be moved. */
import { expect, test } from 'vitest'
import { notFound } from '../../../packages/contract/standard-problems.ts'
import { permissionMissing } from '../../platform/access/access-problems.ts'
import { changedMeanwhile } from '../../platform/seen.ts'
import { nextAct, stepForStaff } from './step-for-staff.ts'

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

const orders = { orders: true, money: false }
const money = { orders: false, money: true }
const both = { orders: true, money: true }
const neither = { orders: false, money: false }
const everybody = [orders, both, money, neither]
const acts = (order: Parameters<typeof nextAct>[1]) => everybody.map((who) => nextAct(who, order))

test('an order that nothing holds is moved on by who may change orders', () => {
  expect(acts({ status: 'placed' })).toEqual(['confirm', 'confirm', 'open', 'open'])
  expect(acts({ status: 'confirmed' })).toEqual(['start', 'start', 'open', 'open'])
  expect(acts({ status: 'shipped' })).toEqual(['deliver', 'deliver', 'open', 'open'])
  expect(acts({ status: 'delivered' })).toEqual(['open', 'open', 'open', 'open'])
  expect(acts({ status: 'cancelled' })).toEqual(['open', 'open', 'open', 'open'])
})

test('a delivery charge on request is set before the order is confirmed', () => {
  const delivery = {
    kind: 'on-request',
    zone: '',
    country: 'US',
    postcode: '78702',
    charge: 0,
    reason: '',
  } as const
  expect(acts({ status: 'placed', delivery })).toEqual(['price', 'price', 'open', 'open'])
})

test('an order that is being picked is shipped only when something of it is picked', () => {
  const next = (picking?: { pieces: number; picked: number }) =>
    nextAct(orders, { status: 'picking', picking })
  expect(next({ pieces: 360, picked: 0 })).toBe('pick')
  expect(next({ pieces: 360, picked: 1 })).toBe('ship')
  expect(next({ pieces: 360, picked: 360 })).toBe('ship')
  expect(next(), 'all of it waits for goods').toBe('open')
  expect(acts({ status: 'picking', picking: { pieces: 5, picked: 5 } })).toEqual([
    'ship',
    'ship',
    'open',
    'open',
  ])
})

test('release is offered to those alone who may release', () => {
  const held = (onHold: 'credit' | 'payment' | 'newcomer' | 'approval' | 'delivery' | 'agent') =>
    [orders, money, both].map((who) => nextAct(who, { status: 'placed', onHold }))
  for (const kind of ['credit', 'payment'] as const)
    expect(held(kind)).toEqual(['open', 'release', 'release'])
  for (const kind of ['newcomer', 'approval', 'delivery'] as const)
    expect(held(kind)).toEqual(['release', 'open', 'release'])
  expect(held('agent'), 'its person alone releases it').toEqual(['open', 'open', 'open'])
})
