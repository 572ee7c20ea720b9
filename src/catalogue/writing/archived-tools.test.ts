/** An archived tool is listed and can be put on sale again, unless its SKU is taken by now. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../tests/shop.ts'
import { rejection } from '../../../tests/order-shop.ts'
import type { Actor } from '../../platform/access/endpoint.ts'
import { isProblem } from '../../../packages/contract/problem.ts'
import { notFound } from '../../../packages/contract/standard-problems.ts'
import { skuTaken } from '../contract.ts'

let shop: TestShop
let admin: Actor
beforeAll(async () => {
  shop = await openTestShop()
  admin = await shop.person('Marta Ibarra', 'admin')
})
afterAll(() => shop.close())

const restore = (id: string) => shop.catalogue.restore({ actor: admin }, { id })
const archive = (id: string) => shop.catalogue.remove({ actor: admin }, { id })
const found = async (q: string) =>
  (await shop.search.list({ actor: undefined }, { q })).map(({ sku }) => sku)

test('it is sold again as it was: with its page, its stock, and found by the search', async () => {
  const { id, slug } = await shop.tool({ name: 'Spoke Shave', sku: 'SH-1', stock: 7 })
  await archive(id)
  expect(await shop.catalogue.bySlug(slug)).toBeUndefined()
  expect(await shop.catalogue.archived({ actor: admin }, {})).toMatchObject([{ id, sku: 'SH-1' }])
  expect(await restore(id)).toMatchObject({ id, sku: 'SH-1', stock: 7 })
  expect((await shop.catalogue.bySlug(slug))?.id).toBe(id)
  expect(await found('spoke shave')).toEqual(['SH-1'])
  expect(await shop.catalogue.archived({ actor: admin }, {})).toEqual([])
  expect(await restore(id)).toMatchObject({ id })
})

test('one whose SKU another tool has by now is refused and stays archived', async () => {
  const { id } = await shop.tool({ sku: 'SH-2' })
  await archive(id)
  const other = await shop.tool({ sku: 'SH-2' })
  expect(isProblem(await rejection(restore(id)), skuTaken)).toBe(true)
  await archive(other.id)
  expect((await shop.catalogue.restoreBySku('sh-2'))?.id).toBe(other.id)
  expect(await shop.catalogue.restoreBySku('SH-9')).toBeUndefined()
})

test('an unknown one is not found', async () => {
  const unknown = '00000000-0000-7000-8000-000000000000'
  expect(isProblem(await rejection(restore(unknown)), notFound)).toBe(true)
})
