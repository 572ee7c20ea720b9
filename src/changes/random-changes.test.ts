/** Who follows random changes of all kinds, made at the same time, has the same as the shop. */
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyFromZero, createFollower, sorted } from '../../tests/changes-follower.ts'
import { draws } from '../../tests/effort.ts'
import { openOrderShop, type OrderShop } from '../../tests/order-shop.ts'

let shop: OrderShop
const tools: { readonly id: string; readonly sku: string }[] = []
let list = ''
const staff = () => ({ actor: shop.admin })
beforeAll(async () => {
  shop = await openOrderShop()
  for (let nth = 0; nth < 6; nth++) {
    const sku = `RANDOM-${nth}`
    tools.push({ sku, ...(await shop.tool({ name: `Random ${nth}`, sku, stock: 10_000 })) })
  }
  list = (await shop.prices.addList(staff(), { name: 'Random', base: null })).id
})
afterAll(() => shop.close())

const nameOf = (nth: number) => `Random ${nth} ${randomUUID().slice(0, 8)}`
const run = (statement: ReturnType<typeof sql>) => statement.execute(shop.database.handle)

/** What somebody does to a record; `nth` says to which. */
const deeds = {
  order: (nth: number) => shop.placeTool(tools[nth]?.id ?? '', 1 + nth),
  async moveOrder(nth: number) {
    const { number } = await shop.placeTool(tools[nth]?.id ?? '', 1)
    await shop.transition(number, nth % 2 === 0 ? 'confirmed' : 'cancelled')
  },
  receive: (nth: number) =>
    shop.stock.record(
      { actor: shop.admin, idempotencyKey: randomUUID() },
      { toolId: tools[nth]?.id ?? '', kind: 'received', quantity: 1, reason: 'Random' },
    ),
  addTool: (nth: number) => shop.tool({ name: nameOf(nth), category: `Category ${nth}` }),
  renameTools: (nth: number) =>
    run(sql`update tools set name = ${nameOf(nth)} where category = ${`Category ${nth}`}`),
  deleteTools: (nth: number) =>
    run(sql`delete from stock_levels where tool_id in (
      select id from tools where category = ${`Category ${nth}`} limit 1)`),
  addCategory: (nth: number) =>
    shop.catalogue.addRecord(staff(), { kind: 'categories', name: nameOf(nth) }),
  deleteCategories: (nth: number) =>
    run(sql`delete from categories where name like ${`Random ${nth} %`}`),
  async price(nth: number) {
    const sku = tools[nth]?.sku ?? ''
    await shop.prices.addRow(staff(), {
      listId: list,
      target: 'tool',
      name: sku,
      price: 900,
      validFrom: '2030-01-01',
      validUntil: '2030-01-01',
    })
  },
  endPrices: (nth: number) =>
    run(sql`update price_rows set removed_at = now() where target_id = ${tools[nth]?.id}`),
  deletePrices: () => run(sql`delete from price_rows where removed_at is not null`),
  customer: (nth: number) => shop.person(nameOf(nth)),
  renameCustomers: (nth: number) =>
    run(
      sql`update users set display_name = display_name || '.' where display_name like ${`Random ${nth} %`}`,
    ),
  deleteCustomers: (nth: number) =>
    run(sql`update users set deleted_at = now() where display_name like ${`Random ${nth} %`}`),
  company: (nth: number) =>
    run(sql`insert into companies (id, name, state, requested_at)
      values (gen_random_uuid(), ${nameOf(nth)}, 'approved', now())`),
  deleteCompanies: (nth: number) =>
    run(sql`delete from companies where name like ${`Random ${nth} %`}`),
}
const isDeed = (name: string): name is keyof typeof deeds => name in deeds

const deed = fc.record({
  name: fc.constantFrom(...Object.keys(deeds).filter(isDeed)),
  nth: fc.nat(5),
})

/** What two do at once, one of them may be refused: an overlapping price, a deadlock. */
const attempt = (work: () => Promise<unknown>) => work().catch(() => undefined)

test('through any changes at once, to the same bytes as the shop', async () => {
  const follower = createFollower(shop, shop.admin, { limit: 3 })
  await follower.follow()
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(deed, { maxLength: 6 }), { minLength: 1, maxLength: 4 }),
      async (writers) => {
        let writing = writers.length
        const write = async (all: (typeof writers)[number]) => {
          for (const { name, nth } of all) await attempt(() => deeds[name](nth))
          writing -= 1
        }
        const read = async () => {
          while (writing > 0) await follower.step()
        }
        await Promise.all([read(), ...writers.map(write)])
        await follower.follow()
        expect(sorted(follower.copy)).toEqual(await copyFromZero(shop, shop.admin))
      },
    ),
    { numRuns: draws(60) },
  )
}, 300_000)

test('every deed is one that the shop takes', async () => {
  // A price that the random changes have left would be in the way of another.
  await deeds.endPrices(1)
  for (const name of Object.keys(deeds).filter(isDeed)) await deeds[name](1)
})
