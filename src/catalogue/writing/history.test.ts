/** The history of a tool: who changed what; former values are put back, as far as they were changed. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Actor } from '../../platform/access/endpoint.ts'
import { openTestShop, type TestShop } from '../../../tests/shop.ts'

let shop: TestShop
let admin: Actor
beforeAll(async () => {
  shop = await openTestShop()
  admin = await shop.person('Ada Admin', 'admin')
})
afterAll(() => shop.close())

const historyOf = (record: string) => shop.audit.list({ actor: admin }, { kind: 'tool', record })
const editOf = async (id: string, fields: object) => {
  const tool = await shop.catalogue.read({ actor: undefined }, { id })
  const { name, image, description, price, minimumQuantity, stock, revision } = tool
  const edit = { id, name, image, description, price, minimumQuantity, stock, revision }
  return shop.catalogue.edit({ actor: admin }, { ...edit, ...fields })
}

test('says who changed what, newest first, in the transaction of the change', async () => {
  const { id } = await shop.tool({ name: 'Wood Chisel', sku: 'WC-1' })
  await editOf(id, { price: 1250 })
  await expect(editOf(id, { revision: 0, name: 'Lost' })).rejects.toMatchObject({
    body: { type: 'revision-changed' },
  })
  await editOf(id, {})
  const entries = await historyOf(id)
  expect(entries.map(({ operation }) => operation)).toEqual(['catalogue.edit', 'catalogue.add'])
  expect(entries[0]).toMatchObject({
    by: 'Ada Admin',
    label: 'Wood Chisel · WC-1',
    changes: [{ field: 'price', before: '$10.00', after: '$12.50' }],
    reversible: true,
  })
})

test('a former price is put back, and what was changed since stays', async () => {
  const ladder = [{ from: 20, price: 900 }]
  const { id } = await shop.tool({ name: 'Bow Saw', sku: 'BS-1', priceBreaks: ladder })
  await editOf(id, { price: 5000, priceBreaks: [{ from: 10, price: 4000 }] })
  const [wrong] = await historyOf(id)
  await editOf(id, { description: 'Cuts wood.', stock: 40 })
  const tool = await shop.catalogue.putBack({ actor: admin }, { id, entry: wrong?.id ?? '' })
  expect(tool).toMatchObject({
    price: 1000,
    priceBreaks: ladder,
    description: 'Cuts wood.',
    stock: 40,
  })
  expect((await historyOf(id))[0]?.operation).toBe('catalogue.putBack')
})

test('values that are no longer valid, and entries of another record, are refused', async () => {
  const { id } = await shop.tool({ name: 'Pry Bar', sku: 'PB-1', minimumQuantity: 5 })
  await editOf(id, { minimumQuantity: 12 })
  const [entry] = await historyOf(id)
  await editOf(id, { minimumQuantity: 12, packSize: 12 })
  const putBack = (toolId: string) =>
    shop.catalogue.putBack({ actor: admin }, { id: toolId, entry: entry?.id ?? '' })
  await expect(putBack(id)).rejects.toMatchObject({ body: { type: 'not-reversible' } })
  const other = await shop.tool({ name: 'Pick', sku: 'PK-1' })
  await expect(putBack(other.id)).rejects.toMatchObject({ body: { type: 'not-here' } })
})

test('an archived tool says that it is restored first; then its values are put back', async () => {
  const { id } = await shop.tool({ name: 'Bench Plane', sku: 'BP-1' })
  await editOf(id, { price: 7700 })
  const [edit] = await historyOf(id)
  await shop.catalogue.remove({ actor: admin }, { id })
  const putBack = () => shop.catalogue.putBack({ actor: admin }, { id, entry: edit?.id ?? '' })
  await expect(putBack()).rejects.toMatchObject({
    body: { type: 'not-reversible', detail: expect.stringContaining('archived') },
  })
  await shop.catalogue.restore({ actor: admin }, { id })
  expect(await putBack()).toMatchObject({ price: 1000 })
})

test('archiving, restoring and counting stand in it too, and in the search by who and what', async () => {
  const clerk = await shop.person('Cleo Clerk', 'admin')
  const { id } = await shop.tool({ name: 'Spirit Level', sku: 'SL-1' })
  await shop.stock.record(
    { actor: clerk, idempotencyKey: crypto.randomUUID() },
    { toolId: id, kind: 'counted', quantity: 48, seen: 50, reason: 'two broken' },
  )
  await shop.catalogue.remove({ actor: clerk }, { id })
  await shop.catalogue.restore({ actor: clerk }, { id })
  const byClerk = await shop.audit.list({ actor: admin }, { q: 'cleo' })
  expect(byClerk.map(({ operation }) => operation)).toEqual([
    'catalogue.restore',
    'catalogue.remove',
    'stock.record',
  ])
  expect(byClerk.map(({ label }) => label)).toEqual(Array(3).fill('Spirit Level · SL-1'))
  const orders: Actor = { ...admin, permissions: ['orders'] }
  expect(await shop.audit.list({ actor: orders }, {})).toEqual([])
})

test('pages follow one another without a gap', async () => {
  const all = await shop.audit.list({ actor: admin }, {})
  const ids: string[] = []
  let cursor: string | undefined
  do {
    const page = await shop.audit.list(
      { actor: admin },
      { limit: 2, ...(cursor ? { cursor } : {}) },
    )
    ids.push(...page.map(({ id }) => id))
    cursor = page.next
  } while (cursor !== undefined)
  expect(ids).toEqual(all.map(({ id }) => id))
})
