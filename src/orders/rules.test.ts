/** The transitions of an order: which statuses may follow which, for whom, and no others. */
import { describe, expect, test } from 'vitest'
import {
  hasTracking,
  holdsStock,
  canRequest,
  canView,
  orderStatuses,
  nextStatuses,
  allowedTransitions,
  transitions,
  type OrderStatus,
} from './rules.ts'

const customer = { id: 'c', role: 'customer' } as const
const admin = { id: 'a', role: 'admin' } as const

test('the table is that of the product rules, written out once more', () => {
  const pairs = orderStatuses.flatMap((from) => transitions[from].map((to) => `${from} → ${to}`))
  expect(pairs).toEqual([
    'placed → confirmed',
    'placed → cancelled',
    'confirmed → picking',
    'confirmed → cancelled',
    'picking → shipped',
    'picking → cancelled',
    'shipped → delivered',
  ])
})

test('every path ends: there is no cycle, and only delivered and cancelled are final', () => {
  const finalStatuses = (
    from: OrderStatus,
    seen: readonly OrderStatus[],
  ): readonly OrderStatus[] => {
    expect(seen).not.toContain(from)
    return transitions[from].length === 0
      ? [from]
      : transitions[from].flatMap((to) => finalStatuses(to, [...seen, from]))
  }
  expect(new Set(finalStatuses('placed', []))).toEqual(new Set(['delivered', 'cancelled']))
})

describe('who may', () => {
  test('a buyer cancels until picking, and sets no other status', () => {
    expect(orderStatuses.map((status) => [status, allowedTransitions(customer, status)])).toEqual([
      ['placed', ['cancelled']],
      ['confirmed', ['cancelled']],
      ['picking', []],
      ['shipped', []],
      ['delivered', []],
      ['cancelled', []],
    ])
    expect(orderStatuses.filter((to) => canRequest(customer, to))).toEqual(['cancelled'])
  })
  test('what waits for goods is not shipped whole, and may go every other way', () => {
    const options = { isWaiting: true }
    expect(allowedTransitions(admin, 'picking')).toContain('shipped')
    expect(allowedTransitions(admin, 'picking', options)).toEqual(
      transitions.picking.filter((to) => to !== 'shipped'),
    )
    expect(allowedTransitions(admin, 'placed', options)).toEqual(transitions.placed)
  })
  test('an admin sets every status of the table', () => {
    for (const status of orderStatuses)
      expect(allowedTransitions(admin, status)).toEqual(transitions[status])
    for (const status of orderStatuses) expect(canRequest(admin, status)).toBe(true)
  })
  const none = { member: [], approver: [] }
  test('an order of somebody’s own is seen by its buyer and by admins', () => {
    const own = { buyerId: 'c', companyId: null }
    expect([
      canView(customer, own, none),
      canView({ ...customer, id: 'other' }, own, { member: ['x'], approver: ['x'] }),
      canView(admin, own, none),
      canView({ id: null, role: 'customer' }, own, none),
    ]).toEqual([true, false, true, false])
  })
  test('an order of a company is seen by its buyer while they belong to it, by approvers and owners', () => {
    const order = { buyerId: 'c', companyId: 'x' }
    const colleague = { id: 'd', role: 'customer' } as const
    expect([
      canView(customer, order, { member: ['x'], approver: [] }),
      canView(customer, order, none),
      canView(customer, order, { member: ['y'], approver: ['y'] }),
      canView(colleague, order, { member: ['x'], approver: [] }),
      canView(colleague, order, { member: ['x'], approver: ['x'] }),
      canView(admin, order, none),
    ]).toEqual([true, false, false, false, true, true])
  })
})

test('the statuses that are still to come', () => {
  expect(nextStatuses('placed')).toEqual(['confirmed', 'picking', 'shipped', 'delivered'])
  expect(nextStatuses('delivered')).toEqual([])
  expect(nextStatuses('cancelled')).toEqual([])
})

test('stock is reserved exactly while an order can still be cancelled', () => {
  for (const status of orderStatuses)
    expect(holdsStock(status)).toBe(transitions[status].includes('cancelled'))
})

test('a tracking number belongs to what was shipped', () => {
  expect(orderStatuses.filter(hasTracking)).toEqual(['shipped', 'delivered'])
})
