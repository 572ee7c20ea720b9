/** What staff do next with a placed order: only what their permissions allow. */
import { expect, test } from 'vitest'
import { nextActOnPlaced } from './holds.ts'

const orders = { orders: true, money: false }
const money = { orders: false, money: true }
const both = { orders: true, money: true }
const neither = { orders: false, money: false }

test('an order that nothing holds is confirmed by who may change orders', () => {
  expect([orders, both, money, neither].map((who) => nextActOnPlaced(who, undefined))).toEqual([
    'confirm',
    'confirm',
    'open',
    'open',
  ])
})

test('release is offered to those alone who may release', () => {
  for (const kind of ['credit', 'payment'] as const)
    expect([orders, money, both].map((who) => nextActOnPlaced(who, kind))).toEqual([
      'open',
      'release',
      'release',
    ])
  for (const kind of ['newcomer', 'approval', 'delivery'] as const)
    expect([orders, money, both].map((who) => nextActOnPlaced(who, kind))).toEqual([
      'release',
      'open',
      'release',
    ])
  expect(nextActOnPlaced(both, 'agent'), 'its person alone releases it').toBe('open')
})
