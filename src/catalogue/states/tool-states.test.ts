/** Drafts, days of sale, discontinued tools and their successors: each state can be taken back. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../tests/shop.ts'
import type { Actor } from '../../platform/access/endpoint.ts'
import { isProblem } from '../../../packages/contract/problem.ts'
import { notFound } from '../../../packages/contract/standard-problems.ts'
import { notComplete, skuTaken } from '../contract.ts'
import { stateOn } from '../model/tool-state.ts'

let shop: TestShop
let admin: Actor
let time = new Date('2026-11-22T12:00:00Z')
beforeAll(async () => {
  shop = await openTestShop({}, () => time)
  admin = await shop.person('State Admin', 'admin')
})
afterAll(() => shop.close())

const nobody = { actor: undefined }
const caller = () => ({ actor: admin })
const isPublic = async (id: string): Promise<readonly boolean[]> => {
  const { slug, sku } = await shop.catalogue.readAny(caller(), { id })
  const listed = await shop.search.list(nobody, { q: sku })
  const resolved = await shop.search.resolve(nobody, { terms: [sku] })
  const page = await shop.catalogue.bySlug(slug)
  const offers = await shop.catalogue.offers(shop.database.handle, [id])
  return [
    listed.some((tool) => tool.id === id),
    resolved.terms[0]?.found === 'one',
    page !== undefined,
    offers.length === 1,
  ]
}
const everywhere = [true, true, true, true]
const nowhere = [false, false, false, false]
const idsIn = async (state: 'draft' | 'scheduled' | 'ended' | 'discontinued' | 'archived') =>
  (await shop.catalogue.states(caller(), { state })).map(({ id }) => id)
const problemOf = (action: Promise<unknown>): Promise<unknown> =>
  action.then(
    () => undefined,
    (error: unknown) => error,
  )

describe('a draft', () => {
  test('may lack picture and description, is in no public answer, and goes on sale complete', async () => {
    const { insertedId: id } = await shop.catalogue.addDraft(caller(), {
      name: 'Drafted Saw',
      price: 990,
      sku: 'DRAFT-1',
    })
    expect(await isPublic(id)).toEqual(nowhere)
    expect(await problemOf(shop.catalogue.read(nobody, { id }))).toSatisfy((error: unknown) =>
      isProblem(error, notFound),
    )
    expect(await idsIn('draft')).toEqual([id])
    const early = await problemOf(shop.catalogue.setState(caller(), { id, state: 'on-sale' }))
    expect(isProblem(early, notComplete) && early.body.detail).toBe(
      'Add a picture and a description first, then publish the tool.',
    )
    const { revision, stock } = await shop.catalogue.readAny(caller(), { id })
    await shop.catalogue.edit(caller(), {
      id,
      revision,
      name: 'Drafted Saw',
      price: 990,
      minimumQuantity: 1,
      stock: stock + 5,
      image: 'https://pictures.example.com/saw.webp',
      description: 'Cuts.',
    })
    expect(await isPublic(id)).toEqual(nowhere)
    const { state } = await shop.catalogue.setState(caller(), { id, state: 'on-sale' })
    expect(state).toBe('on-sale')
    expect(await isPublic(id)).toEqual(everywhere)
    expect(await idsIn('draft')).toEqual([])
  })

  test('has a SKU of its own, and back on sale its stock', async () => {
    const { id } = await shop.tool({ sku: 'BACK-1', name: 'Taken Back' })
    await shop.catalogue.setState(caller(), { id, state: 'draft' })
    expect(await isPublic(id)).toEqual(nowhere)
    const other = await problemOf(
      shop.catalogue.addDraft(caller(), { name: 'Other', price: 1, sku: 'back-1' }),
    )
    expect(isProblem(other, skuTaken)).toBe(true)
    await shop.catalogue.setState(caller(), { id, state: 'on-sale' })
    expect((await shop.catalogue.read(nobody, { id })).stock).toBe(50)
  })
})

describe('a tool on sale between days', () => {
  test('appears at its first day and goes after its last, on its own', async () => {
    const { id } = await shop.tool({ sku: 'DAYS-1', name: 'Seasonal Rake' })
    const days = { saleFrom: '2026-12-01', saleUntil: '2026-12-24' }
    const { state } = await shop.catalogue.setState(caller(), { id, state: 'on-sale', ...days })
    expect(state).toBe('scheduled')
    expect(await idsIn('scheduled')).toEqual([id])
    const seen: [string, boolean][] = []
    for (const moment of [
      '2026-11-30T23:59:59Z',
      '2026-12-01T00:00:00Z',
      '2026-12-24T23:59:59Z',
      '2026-12-25T00:00:00Z',
    ]) {
      time = new Date(moment)
      await shop.catalogue.applyDueStates()
      const places = await isPublic(id)
      expect(new Set(places).size).toBe(1)
      seen.push([moment.slice(0, 10), places[0] ?? false])
    }
    expect(seen).toEqual([
      ['2026-11-30', false],
      ['2026-12-01', true],
      ['2026-12-24', true],
      ['2026-12-25', false],
    ])
    expect(await idsIn('ended')).toEqual([id])
    await shop.catalogue.setState(caller(), { id, state: 'on-sale' })
    expect(await isPublic(id)).toEqual(everywhere)
    const entries = await shop.audit.list(caller(), { kind: 'tool', record: id })
    const operations = entries.map(({ operation }) => operation)
    expect(operations).toContain('catalogue.saleBegins')
    expect(operations).toContain('catalogue.saleEnds')
    time = new Date('2026-11-22T12:00:00Z')
  })

  test('is judged by whole days, both included', () => {
    const terms = { state: 'on-sale', saleFrom: '2026-12-01', saleUntil: '2026-12-01' } as const
    expect(['2026-11-30', '2026-12-01', '2026-12-02'].map((day) => stateOn(terms, day))).toEqual([
      'scheduled',
      'on-sale',
      'ended',
    ])
  })
})

describe('a discontinued tool', () => {
  test('is sold while any is left; then lists lose it, and its page stays and leads on', async () => {
    const old = await shop.tool({ sku: 'OLD-1', name: 'Old Drill', stock: 3 })
    const next = await shop.tool({ sku: 'NEW-1', name: 'New Drill' })
    const set = (successor: string) =>
      shop.catalogue.setState(caller(), { id: old.id, state: 'discontinued', successor })
    for (const wrong of ['NONE-1', 'OLD-1']) expect(await problemOf(set(wrong))).toBeDefined()
    await set('new-1')
    expect(await isPublic(old.id)).toEqual(everywhere)
    const tool = await shop.catalogue.read(nobody, { id: old.id })
    expect(tool).toMatchObject({ state: 'discontinued', successor: 'new-1' })
    expect(await shop.catalogue.successorOf(tool)).toEqual({ ...next, name: 'New Drill' })
    const wire: unknown = JSON.parse(
      (await shop.catalogue.serialized.read(nobody, { id: old.id })).text,
    )
    expect(wire).toMatchObject({ state: 'discontinued', successor: 'new-1' })
    const { revision, ...fields } = await shop.catalogue.readAny(caller(), { id: old.id })
    const { name, image, description, price, minimumQuantity } = fields
    const edit = { id: old.id, name, image, description, price, minimumQuantity }
    await shop.catalogue.edit(caller(), { ...edit, revision, stock: 0 })
    await shop.catalogue.applyDueStates()
    expect(await isPublic(old.id)).toEqual([false, false, true, true])
    expect(await idsIn('discontinued')).toEqual([old.id])
    await shop.catalogue.setState(caller(), { id: old.id, state: 'on-sale' })
    expect(await shop.catalogue.read(nobody, { id: old.id })).not.toHaveProperty('state')
  })
})

test('a state is put back from the history, and an archived draft comes back a draft', async () => {
  const { id } = await shop.tool({ sku: 'UNDO-1', name: 'Undone' })
  await shop.catalogue.setState(caller(), { id, state: 'draft' })
  const [entry] = await shop.audit.list(caller(), { kind: 'tool', record: id })
  expect(entry).toMatchObject({ operation: 'catalogue.setState', reversible: true })
  await shop.catalogue.putBack(caller(), { id, entry: entry?.id ?? '' })
  expect(await isPublic(id)).toEqual(everywhere)
  await shop.catalogue.setState(caller(), { id, state: 'draft' })
  await shop.catalogue.remove(caller(), { id })
  expect(await idsIn('archived')).toContain(id)
  expect(await idsIn('draft')).not.toContain(id)
  await shop.catalogue.restore(caller(), { id })
  expect(await idsIn('draft')).toContain(id)
  expect(await isPublic(id)).toEqual(nowhere)
})
