/** Saved lists: of one's own or shared in a company, and what others learn of them: nothing. */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '../platform/access/endpoint.ts'
import { forbidden, notFound } from '../../packages/contract/standard-problems.ts'
import { openOrderShop, rejection, type OrderShop } from '../../tests/order-shop.ts'
import { listChanged, listFull, listNameTaken, listsFull } from './contract.ts'

let shop: OrderShop
let hammer: string
let saw: string
beforeAll(async () => {
  shop = await openOrderShop()
  hammer = (await shop.tool({ name: 'List Hammer', price: 1000 })).id
  saw = (await shop.tool({ name: 'List Saw', price: 500 })).id
})
afterAll(() => shop.close())

const kind = (problem: { type: string; status: number }) => ({
  body: { type: problem.type, status: problem.status },
})
let people = 0
const somebody = (): Promise<Actor> => shop.person(`List Person ${(people += 1)}`)

/** A company with an owner and two buyers, who act for it. */
async function openCompany(name: string) {
  const [owner, one, two] = await Promise.all([somebody(), somebody(), somebody()])
  const { id } = await shop.companies.request(
    { actor: owner },
    { name, address: '1 Mill Street', vatId: '', taxNumber: '' },
  )
  await shop.companies.move({ actor: shop.admin }, { id, state: 'approved' })
  for (const { email } of [one, two])
    await shop.companies.setMember({ actor: shop.admin }, { id, email, role: 'buyer' })
  const acting = async (actor: Actor): Promise<Actor> => ({
    ...actor,
    company: await shop.companies.actingFor(shop.database.handle, actor.id, id),
  })
  return { id, acting, owner: await acting(owner), one: await acting(one), two: await acting(two) }
}

const lines = () => [
  { toolId: saw, quantity: 12 },
  { toolId: hammer, quantity: 48 },
]
const make = (actor: Actor, name = 'Container', shared = false) =>
  shop.savedLists.create({ actor }, { name, shared, lines: lines() })
const namesOf = async (actor: Actor) =>
  (await shop.savedLists.list({ actor }, {})).map(({ name }) => name)

describe('a list of one’s own', () => {
  test('keeps its lines in their order, with the tools as they are now', async () => {
    const actor = await somebody()
    const made = await make(actor)
    expect(made).toMatchObject({
      name: 'Container',
      shared: false,
      own: true,
      by: actor.name,
      lineCount: 2,
      revision: 1,
      lines: lines(),
      unavailable: [],
    })
    expect(made.tools.map(({ id, price }) => [id, price]).toSorted()).toEqual(
      [
        [saw, 500],
        [hammer, 1000],
      ].toSorted(),
    )
    expect(await shop.savedLists.read({ actor }, { id: made.id })).toEqual(made)
    expect(await namesOf(actor)).toEqual(['Container'])
  })
  test('is renamed, put in another order and shortened as a whole', async () => {
    const actor = await somebody()
    const { id } = await make(actor)
    const change = { id, revision: 1, name: 'Van', shared: false, lines: lines().toReversed() }
    expect(await shop.savedLists.save({ actor }, change)).toMatchObject({
      name: 'Van',
      revision: 2,
      lines: lines().toReversed(),
    })
    expect(
      await rejection(shop.savedLists.save({ actor }, change)),
      'saved meanwhile',
    ).toMatchObject(kind(listChanged))
    const emptied = await shop.savedLists.save({ actor }, { ...change, revision: 2, lines: [] })
    expect(emptied).toMatchObject({ lineCount: 0, revision: 3 })
  })
  test('gets tools added at its end; what is in it already adds up', async () => {
    const actor = await somebody()
    const { id } = await make(actor)
    const pliers = (await shop.tool({ name: 'List Pliers' })).id
    await shop.savedLists.add(
      { actor },
      {
        id,
        lines: [
          { toolId: pliers, quantity: 6 },
          { toolId: saw, quantity: 24 },
        ],
      },
    )
    expect((await shop.savedLists.read({ actor }, { id })).lines).toEqual([
      { toolId: saw, quantity: 36 },
      { toolId: hammer, quantity: 48 },
      { toolId: pliers, quantity: 6 },
    ])
    const both = await Promise.all(
      [1, 2, 3].map(() => shop.savedLists.add({ actor }, { id, lines: lines().slice(0, 1) })),
    )
    expect(both).toHaveLength(3)
    expect((await shop.savedLists.read({ actor }, { id })).lines[0]).toEqual({
      toolId: saw,
      quantity: 72,
    })
  })
  test('says which tools are no longer sold, and keeps them', async () => {
    const actor = await somebody()
    const { id: gone } = await shop.tool({ name: 'List Bygone' })
    const { id } = await shop.savedLists.create(
      { actor },
      { name: 'Old', shared: false, lines: [{ toolId: gone, quantity: 3 }, ...lines()] },
    )
    await shop.catalogue.remove({ actor: shop.admin }, { id: gone })
    const list = await shop.savedLists.read({ actor }, { id })
    expect(list.unavailable).toEqual([{ id: gone, name: 'List Bygone' }])
    expect(list.tools).toHaveLength(2)
    const { revision } = list
    await shop.savedLists.save(
      { actor },
      { id, revision, name: 'Old', shared: false, lines: [...list.lines] },
    )
  })
  test('is nobody else’s: not to be read, changed, filled or deleted, not even by staff', async () => {
    const { id } = await make(await somebody())
    const other = await openCompany('Prying Joinery')
    for (const actor of [await somebody(), other.owner, shop.admin]) {
      const change = { id, revision: 1, name: 'Mine', shared: false, lines: [] }
      const attempts: readonly Promise<unknown>[] = [
        shop.savedLists.read({ actor }, { id }),
        shop.savedLists.save({ actor }, change),
        shop.savedLists.add({ actor }, { id, lines: lines() }),
      ]
      for (const refused of await Promise.all(attempts.map((work) => rejection(work))))
        expect(refused).toMatchObject(kind(notFound))
      expect(await shop.savedLists.remove({ actor }, { id })).toMatchObject({ deletedCount: 0 })
    }
  })
  test('has a name of its own, whatever its case', async () => {
    const actor = await somebody()
    const { id } = await make(actor, 'Site')
    expect(await rejection(make(actor, 'SITE'))).toMatchObject(kind(listNameTaken))
    await make(await somebody(), 'Site')
    await make(actor, 'Van')
    expect(
      await rejection(
        shop.savedLists.save({ actor }, { id, revision: 1, name: 'van', shared: false, lines: [] }),
      ),
    ).toMatchObject(kind(listNameTaken))
  })
  test('has tools that there are, and no more than a thousand', async () => {
    const actor = await somebody()
    const unknown = [{ toolId: crypto.randomUUID(), quantity: 1 }]
    expect(
      await rejection(
        shop.savedLists.create({ actor }, { name: 'X', shared: false, lines: unknown }),
      ),
    ).toMatchObject({ body: { status: 422, errors: [{ pointer: '#/lines/0/toolId' }] } })
    expect(
      await rejection(shop.savedLists.create({ actor }, { name: 'X', shared: true, lines: [] })),
    ).toMatchObject({ body: { status: 422, errors: [{ pointer: '#/shared' }] } })
    expect(await namesOf(actor)).toEqual([])
  })
})

describe('a shared list', () => {
  test('is seen and changed by every member who acts for the company, and by nobody else', async () => {
    const [company, other] = [await openCompany('Sharing Ltd'), await openCompany('Other Ltd')]
    const { id } = await make(company.one, 'Shared', true)
    await make(company.one, 'Private')
    expect(await namesOf(company.two)).toEqual(['Shared'])
    expect(await shop.savedLists.read({ actor: company.two }, { id })).toMatchObject({
      shared: true,
      own: false,
      by: company.one.name,
    })
    const change = { id, revision: 1, name: 'Ours', shared: true, lines: lines() }
    expect(await shop.savedLists.save({ actor: company.two }, change)).toMatchObject({
      name: 'Ours',
    })
    const { company: _, ...alone } = company.two
    for (const actor of [alone, other.owner, shop.admin]) {
      expect(await rejection(shop.savedLists.read({ actor }, { id }))).toMatchObject(kind(notFound))
      expect(await shop.savedLists.remove({ actor }, { id })).toMatchObject({ deletedCount: 0 })
      expect(await namesOf(actor)).toEqual([])
    }
  })
  test('is ended by the person who made it, or an owner of the company', async () => {
    const company = await openCompany('Ending Ltd')
    const { id } = await make(company.one, 'Shared', true)
    const hidden = { id, revision: 1, name: 'Shared', shared: false, lines: [] }
    const attempts: readonly Promise<unknown>[] = [
      shop.savedLists.remove({ actor: company.two }, { id }),
      shop.savedLists.save({ actor: company.two }, hidden),
      shop.savedLists.save({ actor: company.owner }, hidden),
    ]
    for (const refused of await Promise.all(attempts.map((work) => rejection(work))))
      expect(refused).toMatchObject(kind(forbidden))
    expect(await shop.savedLists.save({ actor: company.one }, hidden)).toMatchObject({
      shared: false,
    })
    const again = await make(company.one, 'Again', true)
    expect(await shop.savedLists.remove({ actor: company.owner }, { id: again.id })).toMatchObject({
      deletedCount: 1,
    })
  })
  test('stays with the company when the person who made it is gone; their own go', async () => {
    const company = await openCompany('Staying Ltd')
    const { id } = await make(company.one, 'Shared', true)
    const own = await make(company.one, 'Private')
    await shop.accounts.remove({ actor: shop.admin }, { id: company.one.id })
    expect(await shop.savedLists.read({ actor: company.two }, { id })).toMatchObject({
      by: expect.stringMatching(/^List Person/),
    })
    expect(
      await rejection(shop.savedLists.read({ actor: company.one }, { id: own.id })),
    ).toMatchObject(kind(notFound))
  })
})

test('a hundred lists are the most, also when two are made at once', async () => {
  const actor = await somebody()
  for (let made = 0; made < 99; made += 1)
    await shop.savedLists.create({ actor }, { name: `List ${made}`, shared: false, lines: [] })
  const results = await Promise.allSettled(['a', 'b', 'c'].map((name) => make(actor, name)))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await rejection(make(actor, 'One more'))).toMatchObject(kind(listsFull))
})

test('a list that is full takes no more, and keeps what it has', async () => {
  const actor = await somebody()
  const tools = await Promise.all(
    Array.from({ length: 3 }, (_, row) => shop.tool({ name: `Full Tool ${row}` })),
  )
  const { id } = await shop.savedLists.create({ actor }, { name: 'Full', shared: false, lines: [] })
  await sql`
    insert into saved_list_lines (list_id, position, tool_id, quantity)
    select ${id}, row, gen_random_uuid(), 1 from generate_series(0, 998) row`.execute(
    shop.database.handle,
  )
  const added = tools.map(({ id: toolId }) => ({ toolId, quantity: 1 }))
  expect(await rejection(shop.savedLists.add({ actor }, { id, lines: added }))).toMatchObject(
    kind(listFull),
  )
  expect(await shop.savedLists.add({ actor }, { id, lines: added.slice(0, 1) })).toMatchObject({
    lineCount: 1000,
  })
})
