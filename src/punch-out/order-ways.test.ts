/** How a company orders: each way with what came by it, for its owners and staff (issue of the doors). */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openBuyerShop, type BuyerShop } from './test-buyer.ts'
import { messageOf, orderOf, postXml } from './test-xml-peer.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let shop: BuyerShop
beforeAll(async () => {
  shop = await openBuyerShop({ ORIGIN: 'https://shop.example.com' })
})
afterAll(() => shop.close())

const dayLength = 86_400_000
const waysOf = (id: string, actor = shop.owner) => shop.shop.punchOut.orderWays({ actor }, { id })
const join = async (id: string, role: 'buyer' | 'owner') => {
  const person = await shop.shop.person(`The ${role} ${randomUUID().slice(0, 8)}`)
  const member = { id, email: person.email, role }
  await shop.shop.companies.setMember({ actor: shop.owner }, member)
  const company = await shop.shop.companies.actingFor(shop.shop.database.handle, person.id, id)
  return { ...person, company }
}

test('counts what came by each way in the last 30 days, once, and only of this company', async () => {
  const [id, other] = [await shop.company('Ways Works'), await shop.company('Other Works')]
  const buyer = await join(id, 'owner')
  const tool = await shop.shop.tool({ sku: 'WAY-1' })
  await shop.shop.orders.place(
    { actor: buyer, idempotencyKey: randomUUID() },
    { toolId: tool.id, quantity: 1, phone: '555 01 42', address: 'Pier 3' },
  )
  const file = { name: 'order.csv', fileBytes: new TextEncoder().encode('sku,quantity\nWAY-1,2\n') }
  await shop.shop.receivedOrders.receive(
    { actor: buyer, fileBytes: file.fileBytes },
    { name: file.name },
  )
  const connection = await shop.connect(id, undefined, 'cxml')
  const session = shop.sessionOf(await shop.signIn(await shop.connect(id)))
  await shop.put(session, tool.id, 1)
  await shop.returnBasket(session)
  const order = orderOf({ number: '1', items: [{ sku: 'WAY-1', quantity: '1' }] })
  await postXml(shop, messageOf(connection, order))
  await postXml(shop, messageOf({ ...connection, secret: 'wrong' }, order))

  // Both connections were made within a millisecond.
  await sql`update punch_out_connections set created_at = now() where company_id = ${id}`.execute(
    shop.shop.database.handle,
  )

  const ways = await waysOf(id, buyer)
  expect(ways).toMatchObject({
    company: 'Ways Works',
    days: 30,
    orderPad: { address: 'https://shop.example.com/order-pad', orders: 1 },
    files: { received: 1 },
    mail: { received: 0 },
    agents: { orders: 0 },
  })
  const uses = ways.punchOut.connections.map(({ protocol, baskets, orders, refused }) => ({
    protocol,
    baskets,
    orders,
    refused,
  }))
  expect(uses).toEqual([
    { protocol: 'oci', baskets: 1, orders: 0, refused: 0 },
    { protocol: 'cxml', baskets: 0, orders: 1, refused: 1 },
  ])
  expect(JSON.stringify(ways)).not.toContain(connection.secret)
  expect(await waysOf(other)).toMatchObject({
    orderPad: { orders: 0 },
    files: { received: 0 },
    punchOut: { connections: [] },
  })

  shop.pass(31 * dayLength)
  expect(await waysOf(id)).toMatchObject({ orderPad: { orders: 0 }, files: { received: 0 } })
})

test('is for owners of the company and staff, and for nobody else', async () => {
  const id = await shop.company('Closed Works')
  const [buyer, stranger] = [await join(id, 'buyer'), await shop.shop.person('Stranger')]
  await expect(waysOf(id, buyer)).rejects.toMatchObject({ body: { status: 403 } })
  await expect(waysOf(id, stranger)).rejects.toMatchObject({ body: { status: 404 } })
  await expect(waysOf(randomUUID())).rejects.toMatchObject({ body: { status: 404 } })
})
