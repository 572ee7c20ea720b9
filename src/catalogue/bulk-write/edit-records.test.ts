/** Categories, brands and families are edited: tools follow, and old addresses stay known. */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '../../platform/access/endpoint.ts'
import { openTestShop, type TestShop } from '../../../tests/shop.ts'
import type { EditedKind, EditedRecord } from '../taxonomy/records-contract.ts'

let shop: TestShop
let admin: Actor
beforeAll(async () => {
  shop = await openTestShop()
  admin = await shop.person('Rita Records', 'admin')
})
afterAll(() => shop.close())

const named = async (kind: EditedKind, name: string, brand = ''): Promise<EditedRecord> => {
  const all = await shop.catalogue.records({ actor: admin }, { kind })
  const record = all.find((one) => one.name === name && one.brand === brand)
  if (!record) throw new Error(`no ${name}`)
  return record
}
const save = (kind: EditedKind, record: EditedRecord, changes: Partial<EditedRecord>) => {
  const { id, name, slug, position, sentence, image, parent, maker, responsible, revision } = record
  const former = { name, slug, position, sentence, image, parent, maker, responsible, revision }
  const { name: n, slug: s, parent: p, maker: m } = { ...former, ...changes }
  return shop.catalogue.saveRecord(
    { actor: admin },
    { ...former, kind, id, name: n, slug: s, parent: p, maker: m },
  )
}
const tool = (id: string) => shop.catalogue.read({ actor: undefined }, { id })
const refusal = async (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => String(Object(error).body.type).replace(/^.*[/#:]/, ''),
  )

describe('a new name', () => {
  test('is taken over by all tools, also archived ones, and by the search', async () => {
    const { id } = await shop.tool({ name: 'Pein Hammer', category: 'Hammer' })
    const gone = await shop.tool({ name: 'Old Hammer', category: 'Hammer' })
    await shop.catalogue.remove({ actor: admin }, { id: gone.id })
    const before = await named('categories', 'Hammer')
    expect(before.tools).toBe(1)
    const after = await save('categories', before, { name: 'Hand Hammers' })
    expect([after.slug, after.tools]).toEqual(['hammer', 1])
    const { category, revision } = await tool(id)
    expect([category, revision]).toEqual(['Hand Hammers', 2])
    await shop.catalogue.restore({ actor: admin }, { id: gone.id })
    expect((await tool(gone.id)).category).toBe('Hand Hammers')
    const listed = await shop.search.list({ actor: undefined }, { category: ['Hand Hammers'] })
    expect(listed.map(({ name }) => name).toSorted()).toEqual(['Old Hammer', 'Pein Hammer'])
    expect(await shop.catalogue.presentRecord('categories', 'name', 'Hammer')).toEqual({
      slug: 'hammer',
      name: 'Hand Hammers',
    })
  })

  test('of a brand is taken over by its families', async () => {
    await shop.tool({ brand: 'Old & Sons', family: 'Rasp' })
    const brand = await save('brands', await named('brands', 'Old & Sons'), { name: 'New Ltd' })
    expect(brand.tools).toBe(1)
    expect((await named('families', 'Rasp', 'New Ltd')).tools).toBe(1)
  })

  test('that another one has is refused, and so is a stale save', async () => {
    await shop.tool({ category: 'Saws' })
    await shop.tool({ category: 'Files' })
    const files = await named('categories', 'Files')
    expect(await refusal(save('categories', files, { name: 'Saws' }))).toBe('record-name-taken')
    expect(await refusal(save('categories', files, { slug: 'saws' }))).toBe('record-slug-taken')
    await save('categories', files, { slug: 'rasps' })
    expect(await refusal(save('categories', files, {}))).toBe('revision-changed')
  })
})

test('an old address leads to the new one until its own record takes it back', async () => {
  await shop.tool({ category: 'Pliers' })
  const pliers = await named('categories', 'Pliers')
  const renamed = await save('categories', pliers, { slug: 'gripping' })
  expect(renamed.formerSlugs).toEqual(['pliers'])
  expect((await shop.catalogue.presentRecord('categories', 'slug', 'pliers'))?.slug).toBe(
    'gripping',
  )
  await shop.tool({ category: 'Pliers!' })
  expect((await named('categories', 'Pliers!')).slug).toBe('pliers-2')
  const back = await save('categories', renamed, { slug: 'pliers' })
  expect(back.formerSlugs).toEqual(['gripping'])
})

test('a category never stands within itself, however far below', async () => {
  for (const category of ['Top', 'Middle', 'Bottom']) await shop.tool({ category })
  const top = await named('categories', 'Top')
  const middle = await named('categories', 'Middle')
  const bottom = await named('categories', 'Bottom')
  await save('categories', middle, { parent: top.id })
  await save('categories', bottom, { parent: middle.id })
  for (const parent of [top.id, middle.id, bottom.id])
    expect(await refusal(save('categories', top, { parent }))).toBe('record-circular')
})

describe('merging', () => {
  test('moves the tools, what is within, and every address', async () => {
    const { id } = await shop.tool({ category: 'Spanners' })
    await shop.tool({ category: 'Wrenches' })
    await shop.tool({ category: 'Torque' })
    const spanners = await named('categories', 'Spanners')
    const wrenches = await named('categories', 'Wrenches')
    await save('categories', await named('categories', 'Torque'), { parent: spanners.id })
    const merged = await shop.catalogue.mergeRecord(
      { actor: admin },
      { kind: 'categories', id: spanners.id, into: wrenches.id },
    )
    expect([merged.tools, merged.formerSlugs]).toEqual([2, ['spanners']])
    expect((await tool(id)).category).toBe('Wrenches')
    expect((await named('categories', 'Torque')).parent).toBe(wrenches.id)
  })

  test('a category into one within it makes no circle', async () => {
    await shop.tool({ category: 'Outer' })
    await shop.tool({ category: 'Inner' })
    const outer = await named('categories', 'Outer')
    const inner = await save('categories', await named('categories', 'Inner'), {
      parent: outer.id,
    })
    const merged = await shop.catalogue.mergeRecord(
      { actor: admin },
      { kind: 'categories', id: outer.id, into: inner.id },
    )
    expect(merged.parent).toBeNull()
  })
})

test('only what no tool has is deleted', async () => {
  await shop.tool({ brand: 'Used' })
  const used = await named('brands', 'Used')
  const remove = (id: string) =>
    shop.catalogue.removeRecord({ actor: admin }, { kind: 'brands', id })
  expect(await refusal(remove(used.id))).toBe('record-in-use')
  const { id } = await shop.catalogue.addRecord(
    { actor: admin },
    { kind: 'brands', name: 'Unused' },
  )
  expect([(await remove(id)).deletedCount, (await remove(id)).deletedCount]).toEqual([1, 0])
})

test('a brand has a maker, whom the page of its tools can name', async () => {
  await shop.tool({ brand: 'Kestrow' })
  const maker = { name: 'Kestrow GmbH', address: 'Weg 1\n1010 Wien', contact: 'a@kestrow.example' }
  await save('brands', await named('brands', 'Kestrow'), { maker })
  expect((await shop.catalogue.brandByName('Kestrow'))?.maker).toEqual(maker)
})

test('a thousand and one tools follow a new name in one save', async () => {
  const { id } = await shop.tool({ category: 'Bits' })
  await sql`
    insert into tools (
      id, slug, sku, name, brand, category, family, image, description, price_cents,
      minimum_quantity, created_at
    )
    select gen_random_uuid(), 'bit-' || n, 'BIT-' || n, 'Bit ' || n, '', 'Bits', '',
      'https://pictures.example.com/bit.webp', 'Turns.', 100, 1, now()
    from generate_series(1, 1000) n`.execute(shop.database.handle)
  const saved = await save('categories', await named('categories', 'Bits'), { name: 'Drill Bits' })
  expect(saved.tools).toBe(1001)
  expect((await tool(id)).category).toBe('Drill Bits')
})
