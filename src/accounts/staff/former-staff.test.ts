/** Who was staff gets their rights back within 30 days. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Actor } from '../../platform/access/endpoint.ts'
import { rejection } from '../../../tests/order-shop.ts'
import { openTestShop, type TestShop } from '../../../tests/shop.ts'

let shop: TestShop
let owner: Actor
let time: Date | undefined
beforeAll(async () => {
  shop = await openTestShop({}, () => time ?? new Date())
  owner = await shop.person('Olga Owner', 'admin')
})
afterAll(() => shop.close())

const restore = (id: string, actor = owner) => shop.accounts.restoreRights({ actor }, { id })
const former = async () =>
  (await shop.accounts.listFormerStaff({ actor: owner }, {})).map(({ id }) => id)
const memberOf = async (id: string) =>
  (await shop.accounts.listStaff({ actor: owner }, {})).members.find((one) => one.id === id)

test('a demoted clerk gets what they could do, and nothing more; the audit says who did it', async () => {
  const clerk = await shop.person('Cleo Clerk', 'admin')
  await shop.accounts.setPermissions({ actor: owner }, { id: clerk.id, permissions: ['orders'] })
  await shop.accounts.demote({ actor: owner }, { id: clerk.id })
  expect(await shop.accounts.listFormerStaff({ actor: owner }, {})).toMatchObject([
    { id: clerk.id, email: clerk.email, permissions: ['orders'] },
  ])
  expect(await restore(clerk.id)).toMatchObject({ modifiedCount: 1 })
  expect(await restore(clerk.id)).toMatchObject({ modifiedCount: 0 })
  expect(await memberOf(clerk.id)).toMatchObject({ permissions: ['orders'], paused: false })
  expect(await former()).toEqual([])
  const [entry] = await shop.audit.list({ actor: owner }, { kind: 'staff', record: clerk.id })
  expect(entry).toMatchObject({ operation: 'accounts.restoreRights', by: 'Olga Owner' })
})

test('only owners restore rights; who never was staff, and who was long ago, has none', async () => {
  const clerk = await shop.person('Carl Clerk', 'admin')
  const target = await shop.person('Tara Target', 'admin')
  await shop.accounts.setPermissions({ actor: owner }, { id: clerk.id, permissions: ['orders'] })
  await shop.accounts.demote({ actor: owner }, { id: target.id })
  expect(await rejection(restore(target.id, clerk))).toMatchObject({ body: { status: 403 } })
  const customer = await shop.person('Cora Customer')
  expect(await rejection(restore(customer.id))).toMatchObject({ body: { type: 'not-here' } })
  time = new Date(Date.now() + 31 * 86_400_000)
  expect(await former()).toEqual([])
  expect(await rejection(restore(target.id))).toMatchObject({ body: { type: 'not-here' } })
  time = undefined
})
