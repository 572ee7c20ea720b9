/** Manage Products: its filters, what staff alone know, and states set for many at once. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '../platform/access/endpoint.ts'
import { encode } from 'zod/v4/core'
import { placeholderPicture } from '../catalogue/model/image.ts'
import { searchContract } from '../search/contract.ts'
import { openTestShop, type TestShop } from '../../tests/shop.ts'
import { createProductAdminService, type ProductAdminService } from './service.server.ts'
import { isLow } from './columns.ts'
import { marginOf } from '../catalogue/model/margin.ts'
import type { DeskFilters } from './contract.ts'

let shop: TestShop
let actor: Actor
let desk: ProductAdminService
beforeAll(async () => {
  shop = await openTestShop()
  actor = await shop.person('Desk Admin', 'admin')
  desk = createProductAdminService(shop)
  await shop.tool({ sku: 'DK-OUT', name: 'Desk Adze', stock: 0, brand: 'Anvil', reorderLevel: 5 })
  await shop.tool({ sku: 'DK-LOW', name: 'Desk Bevel', stock: 5, reorderLevel: 5, cost: 400 })
  await shop.tool({ sku: 'DK-ENOUGH', name: 'Desk Chisel', stock: 6, reorderLevel: 5 })
  await shop.tool({ sku: 'DK-BARE', name: 'Desk Drill', image: placeholderPicture })
  await shop.tool({ sku: 'DK-GTIN', name: 'Desk Edger', gtin: '4006381333931', category: 'Edges' })
})
afterAll(() => shop.close())

const nobody = { actor: undefined }
const listed = async (filters: DeskFilters) =>
  (await desk.tools({ actor }, { ...filters, sort: 'name' })).map(({ sku }) => sku)

describe('the list of tools', () => {
  test.each([
    [{}, ['DK-OUT', 'DK-LOW', 'DK-ENOUGH', 'DK-BARE', 'DK-GTIN']],
    [{ only: 'out' }, ['DK-OUT']],
    // At the level it is to be ordered again; sold out it is, too.
    [{ only: 'low' }, ['DK-OUT', 'DK-LOW']],
    [{ only: 'no-picture' }, ['DK-BARE']],
    [{ only: 'no-gtin' }, ['DK-OUT', 'DK-LOW', 'DK-ENOUGH', 'DK-BARE']],
    [{ only: 'low', brand: 'Anvil' }, ['DK-OUT']],
    [{ only: 'low', q: 'desk bevel' }, ['DK-LOW']],
    [{ category: 'Edges' }, ['DK-GTIN']],
    [{ only: 'no-gtin', category: 'Edges' }, []],
  ] as const)('of %o has exactly those that are so', async (filters, expected) => {
    expect(await listed(filters)).toEqual(expected)
    const { ids, more } = await desk.ids({ actor }, filters)
    const records = await Promise.all(ids.map((id) => shop.catalogue.readAny({ actor }, { id })))
    expect([records.map(({ sku }) => sku), more]).toEqual([expected, false])
  })

  test.each(['name', 'name-down', 'price', 'price-down', 'newest'] as const)(
    'by %s is the same page by page as at once, of drafts as of tools on sale',
    async (sort) => {
      for (const sku of [1, 2, 3])
        await shop.catalogue.addDraft(
          { actor },
          { name: `Draft ${sku}`, price: 100, sku: `${sort}-${sku}` },
        )
      for (const filters of [{}, { state: 'draft' }] as const) {
        const whole = await desk.tools({ actor }, { ...filters, sort })
        const pages: string[] = []
        let cursor: string | undefined
        do {
          const page = await desk.tools(
            { actor },
            { ...filters, sort, limit: 2, ...(cursor ? { cursor } : {}) },
          )
          pages.push(...page.map(({ sku }) => sku))
          cursor = page.next
        } while (cursor)
        expect(pages).toEqual(whole.map(({ sku }) => sku))
        expect(pages.length).toBeGreaterThan(2)
      }
    },
  )

  test('of drafts is searched by words, wherever they stand, and by what they lack', async () => {
    await shop.catalogue.addDraft({ actor }, { name: 'Fretsaw 100%', price: 100, sku: 'FRET-1' })
    expect(await listed({ state: 'draft', q: '100% fret' })).toEqual(['FRET-1'])
    expect(await listed({ state: 'draft', q: '100x fret' })).toEqual([])
    expect(await listed({ state: 'draft', only: 'no-picture', q: 'fretsaw' })).toEqual(['FRET-1'])
    expect(await listed({ q: 'fretsaw' })).toEqual([])
  })
})

describe('cost, reorder level and bin', () => {
  test('are in no public answer', async () => {
    const { id, slug } = await shop.tool({
      sku: 'SECRET-1',
      name: 'Secret Saw',
      cost: 123,
      reorderLevel: 77,
      bin: 'Q-77',
    })
    const answers = [
      encode(searchContract.list.output, await shop.search.list(nobody, { q: 'SECRET-1' })),
      await shop.search.serialized.list(nobody, { q: 'SECRET-1' }),
      await shop.catalogue.read(nobody, { id }),
      await shop.catalogue.serialized.read(nobody, { id }),
      await shop.catalogue.bySlug(slug),
      await shop.search.resolve(nobody, { terms: ['SECRET-1'] }),
      await shop.search.suggest(nobody, { q: 'Secret' }),
    ]
    const text = JSON.stringify(answers)
    expect(text).toContain('Secret Saw')
    expect(text).not.toMatch(/cost|reorder|Q-77|"bin"/i)
  })

  test('stay with an edit that does not name them, are cleared, and put back', async () => {
    const { id } = await shop.tool({ sku: 'STAFF-1', cost: 450, reorderLevel: 9, bin: 'A-1' })
    const read = () => shop.catalogue.readAny({ actor }, { id })
    const fields = async () => {
      const { name, image, description, price, minimumQuantity, stock, revision } = await read()
      return { id, name, image, description, price, minimumQuantity, stock, revision }
    }
    await shop.catalogue.edit({ actor }, { ...(await fields()), name: 'Other Name' })
    expect(await read()).toMatchObject({ cost: 450, reorderLevel: 9, bin: 'A-1' })
    await shop.catalogue.edit(
      { actor },
      { ...(await fields()), cost: 500, reorderLevel: null, bin: '' },
    )
    expect(await read()).toMatchObject({ cost: 500, reorderLevel: null, bin: '' })
    const { entries } = await historyOf(id)
    await shop.catalogue.putBack({ actor }, { id, entry: entries[0]?.id ?? '' })
    expect(await read()).toMatchObject({ cost: 450, reorderLevel: 9, bin: 'A-1' })
  })

  test('make the margin and what is low', () => {
    expect(marginOf({ price: 1000, cost: 750 })).toBe(0.25)
    expect(marginOf({ price: 500, cost: 750 })).toBe(-0.5)
    expect(marginOf({ price: 1000, cost: null })).toBeUndefined()
    expect(isLow({ stock: 5, reorderLevel: 5 })).toBe(true)
    expect(isLow({ stock: 6, reorderLevel: 5 })).toBe(false)
    expect(isLow({ stock: 0, reorderLevel: null })).toBe(false)
  })
})

const historyOf = async (id: string) => ({
  entries: await shop.audit.list({ actor }, { kind: 'tool', record: id }),
})

describe('states set for many', () => {
  test('change each tool by its rules, leave what cannot be changed, and are taken back', async () => {
    const { id: first } = await shop.tool({ sku: 'MANY-1' })
    const { id: second } = await shop.tool({ sku: 'MANY-2' })
    const { insertedId: bare } = await shop.catalogue.addDraft(
      { actor },
      { name: 'Bare Draft', price: 100, sku: 'MANY-3' },
    )
    const unknown = '01a1fe1b-8eb5-7086-87f6-263f9b94c9bd'
    const stateOf = async (id: string) => (await shop.catalogue.readAny({ actor }, { id })).state
    const archived = await desk.setStates(
      { actor },
      { changes: [first, second, unknown].map((id) => ({ id, state: 'archived' })) },
    )
    expect(archived).toEqual({
      former: [first, second].map((id) => ({ id, state: 'on-sale' })),
      left: [{ id: unknown, name: '', why: 'This tool no longer exists. Reload the list.' }],
    })
    expect([await stateOf(first), await stateOf(second)]).toEqual(['archived', 'archived'])
    await desk.setStates({ actor }, { changes: archived.former })
    expect([await stateOf(first), await stateOf(second)]).toEqual(['on-sale', 'on-sale'])
    const refused = await desk.setStates({ actor }, { changes: [{ id: bare, state: 'on-sale' }] })
    expect(refused).toEqual({
      former: [],
      left: [
        {
          id: bare,
          name: 'Bare Draft',
          why: 'Add a picture and a description first, then publish the tool.',
        },
      ],
    })
  })
})
