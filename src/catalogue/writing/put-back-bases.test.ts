/** Former prices are put back for the number of pieces that they were for, or refused with why. */
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Actor } from '../../platform/access/endpoint.ts'
import { rejection } from '../../../tests/order-shop.ts'
import { openTestShop, type TestShop } from '../../../tests/shop.ts'
import type { ToolEdit } from '../contract.ts'
import { lineTotal } from '../rules.ts'
import { priceQuantities } from '../model/units.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let shop: TestShop
let actor: Actor
beforeAll(async () => {
  shop = await openTestShop()
  actor = await shop.person('Ada Admin', 'admin')
})
afterAll(() => shop.close())

const read = (id: string) => shop.catalogue.readAny({ actor }, { id })
const edit = async (id: string, changes: Partial<ToolEdit>) => {
  const { name, image, description, price, pricePer, minimumQuantity, stock, revision } =
    await read(id)
  const fields = { id, name, image, description, price, pricePer, minimumQuantity, stock, revision }
  await shop.catalogue.edit({ actor }, { ...fields, ...changes })
  const [entry] = await shop.audit.list({ actor }, { kind: 'tool', record: id })
  return entry?.id ?? ''
}
const putBack = (id: string, entry: string) => shop.catalogue.putBack({ actor }, { id, entry })

describe('after the base of a tool has changed', () => {
  test('a former price is put back as what a piece cost then', async () => {
    const { id } = await shop.tool({ price: 1000 })
    const entry = await edit(id, { price: 1250 })
    await edit(id, { price: 125_000, pricePer: 100 })
    expect(await putBack(id, entry)).toMatchObject({ price: 100_000, pricePer: 100 })
  })
  test('one that is no whole cents now is refused with both numbers, and nothing is written', async () => {
    const { id } = await shop.tool({ price: 1855, pricePer: 100 })
    const entry = await edit(id, { price: 1900 })
    await edit(id, { price: 19, pricePer: 1 })
    expect(await rejection(putBack(id, entry))).toMatchObject({
      body: {
        type: 'not-reversible',
        status: 409,
        detail:
          'The previous prices were per 100. They cannot be converted to whole cents per 1. ' +
          'Edit the tool instead.',
      },
    })
    expect(await read(id)).toMatchObject({ price: 19 })
  })
  test('ladder and cost are put back for as many as the price is', async () => {
    const priceBreaks = [{ from: 500, price: 1800 }]
    const { id } = await shop.tool({ price: 2000, pricePer: 100, cost: 1200, priceBreaks })
    const entry = await edit(id, { cost: 1300, priceBreaks: [{ from: 500, price: 1700 }] })
    await edit(id, { price: 20, pricePer: 1 })
    await putBack(id, entry)
    expect(await read(id)).toMatchObject({
      price: 20,
      cost: 12,
      priceBreaks: [{ from: 500, price: 18 }],
    })
  })
  test('the base that was changed is put back with its amounts, and what came since goes with it', async () => {
    const { id } = await shop.tool({ price: 1000 })
    const entry = await edit(id, { price: 1000, pricePer: 100 })
    await edit(id, { cost: 600 })
    await putBack(id, entry)
    const { price, cost, pricePer = 1 } = await read(id)
    expect({ price, cost, pricePer }).toEqual({ price: 1000, cost: 6, pricePer: 1 })
  })
  test('the history shows what differs, each amount with its base', async () => {
    const { id } = await shop.tool({ price: 1800, pricePer: 100 })
    await edit(id, { price: 1900 })
    const [entry] = await shop.audit.list({ actor }, { kind: 'tool', record: id })
    expect(entry?.changes).toEqual([
      { field: 'price', before: '$18.00 per 100', after: '$19.00 per 100' },
    ])
  })
})

describe('an entry of a version that did not keep the base', () => {
  /** The entry as that version wrote it. */
  const forget = (entry: string) =>
    sql`
      update audit_entries set before = before - 'price_per', after = after - 'price_per'
      where id = ${entry}::uuid`.execute(shop.database.handle)
  test('is put back where the base is as it was', async () => {
    const { id } = await shop.tool({ price: 1800, pricePer: 100 })
    const entry = await edit(id, { price: 1900 })
    await forget(entry)
    expect(await putBack(id, entry)).toMatchObject({ price: 1800, pricePer: 100 })
  })
  test('is refused where the base has changed since, in whatever way', async () => {
    const { id } = await shop.tool({ price: 1800, pricePer: 100 })
    const entry = await edit(id, { price: 1900 })
    await forget(entry)
    await sql`update tools set price_per = 1, price_cents = 19, revision = revision + 1
      where id = ${id}::uuid`.execute(shop.database.handle)
    expect(await rejection(putBack(id, entry))).toMatchObject({
      body: {
        type: 'not-reversible',
        detail:
          'This history entry does not state its price unit, and the tool’s price unit has changed ' +
          'since then. Edit the tool instead.',
      },
    })
  })
})

test('whatever is put back, a piece costs what it did before the change, or it is refused', async () => {
  const base = fc.constantFrom(...priceQuantities)
  const amount = fc.integer({ min: 1, max: 40 }).map((tens) => tens * 50)
  const step = fc.record({ price: amount, pricePer: base })
  await fc.assert(
    fc.asyncProperty(step, step, step, async (first, changed, later) => {
      const { id } = await shop.tool({ sku: randomUUID().slice(0, 12), ...first })
      const entry = await edit(id, changed)
      const differs = first.price !== changed.price || first.pricePer !== changed.pricePer
      if (!differs) return
      await edit(id, later)
      const after = await putBack(id, entry).catch(() => undefined)
      if (!after) {
        expect((await read(id)).price).toBe(later.price)
        return
      }
      expect(lineTotal(after.price, 1000, after.pricePer)).toBe(
        lineTotal(first.price, 1000, first.pricePer),
      )
    }),
    { numRuns: 40 },
  )
})
