/** What a tool's page says is often ordered with it: true, of at least five orders, never slow. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openOrderShop, type OrderShop } from '../../../tests/order-shop.ts'
import { orderedWith } from './ordered-with-store.server.ts'

let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop()
})
afterAll(() => shop.close())

const newTool = () => shop.tool({ stock: 500 })
const together = async (times: number, tools: readonly { readonly id: string }[]) => {
  const numbers: number[] = []
  for (let time = 0; time < times; time += 1) {
    const { number } = await shop.placeCart(tools.map(({ id }) => ({ toolId: id, quantity: 1 })))
    numbers.push(number)
  }
  return numbers
}

test('five orders make a habit, four do not; the most frequent comes first', async () => {
  const [hammer, nails, chisel, saw] = await Promise.all([
    newTool(),
    newTool(),
    newTool(),
    newTool(),
  ])
  await together(5, [hammer, nails, chisel])
  await together(4, [hammer, saw])
  expect(await shop.orders.orderedWith(saw.id)).toEqual([])
  await together(1, [hammer, chisel])
  expect(await shop.orders.orderedWith(hammer.id)).toEqual([
    { toolId: chisel.id, orders: 6 },
    { toolId: nails.id, orders: 5 },
  ])
  expect(await shop.orders.orderedWith(nails.id)).toEqual(
    [chisel, hammer]
      .map(({ id }) => ({ toolId: id, orders: 5 }))
      .toSorted((a, b) => (a.toolId < b.toolId ? -1 : 1)),
  )
})

test('a cancelled and a deleted order do not count', async () => {
  const [vise, jaws] = await Promise.all([newTool(), newTool()])
  const [first = 0, second = 0] = await together(6, [vise, jaws])
  await shop.transition(first, 'cancelled')
  expect(await shop.orders.orderedWith(vise.id)).toEqual([{ toolId: jaws.id, orders: 5 }])
  const { id } = await shop.orders.read({ actor: shop.admin }, { number: second })
  await shop.orders.remove({ actor: shop.admin }, { id })
  expect(await shop.orders.orderedWith(vise.id)).toEqual([])
})

test('reads only the newest orders of the tool, by their index', async () => {
  const [file, handle, other] = await Promise.all([newTool(), newTool(), newTool()])
  await together(5, [file, other])
  await together(5, [file, handle])
  const bounds = { orders: 5, lines: 60, minOrders: 5, limit: 8 }
  expect(await orderedWith(shop.database.handle, file.id, bounds)).toEqual([
    { tool_id: handle.id, orders: 5 },
  ])
  expect(
    await orderedWith(shop.database.handle, file.id, { ...bounds, orders: 10, lines: 1 }),
  ).toEqual([])
  const plan = await shop.database.transact(async (tx) => {
    // A table this small would be read whole.
    await sql`set local enable_seqscan = off`.execute(tx)
    await sql`set local enable_bitmapscan = off`.execute(tx)
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain select order_id from order_lines
      where tool_id = ${file.id} order by order_id desc limit 200`.execute(tx)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
  expect(plan).toContain('order_lines_newest_of_tool')
  expect(plan).not.toContain('Sort')
})

test('says nothing while the index is not there', async () => {
  const late = await openOrderShop()
  try {
    await sql`drop index order_lines_newest_of_tool`.execute(late.database.handle)
    const [a, b] = [await late.tool({ stock: 500 }), await late.tool({ stock: 500 })]
    for (let time = 0; time < 5; time += 1)
      await late.placeCart([a, b].map(({ id }) => ({ toolId: id, quantity: 1 })))
    expect(await late.orders.orderedWith(a.id)).toEqual([])
  } finally {
    await late.close()
  }
})
