/** The list of companies: turnover, last order, what is owed, town, and its orders by them. */
import { randomUUID } from 'node:crypto'
import { decode, encode } from 'zod/mini'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Actor } from '../platform/access/endpoint.ts'
import { companiesContract, type CompanyQuery, type CompanySummary } from '../companies/contract.ts'
import { forbidden } from '../../packages/contract/standard-problems.ts'
import { openHoldShop, type HoldShop } from '../../tests/hold-shop.ts'
import { rejection } from '../../tests/order-shop.ts'

// Documents are drawn, on a machine that is busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let shop: HoldShop
let toolId: string
beforeAll(async () => {
  shop = await openHoldShop()
  toolId = (await shop.tool({ stock: 100_000 })).id
})
afterAll(() => shop.close())

async function invoice(number: number): Promise<string> {
  await shop.transition(number, 'confirmed')
  await shop.documents.issue({ actor: shop.admin }, { number, kind: 'invoice', size: 'a4' })
  const [document] = await shop.documents.list({ actor: shop.admin }, { order: number })
  return document?.id ?? ''
}
const pay = (document: string, amount: number) =>
  shop.payments.record(
    { actor: shop.admin, idempotencyKey: randomUUID() },
    { paidOn: '2026-12-05', amount, method: 'transfer', allocations: [{ document, amount }] },
  )
/** All companies, read in pages of one. */
async function readPages(query: CompanyQuery): Promise<readonly CompanySummary[]> {
  const read: CompanySummary[] = []
  let cursor: string | undefined
  do {
    const page = await shop.companies.list(
      { actor: shop.admin },
      { ...query, limit: 1, ...(cursor === undefined ? {} : { cursor }) },
    )
    read.push(...page)
    cursor = page.next
  } while (cursor !== undefined)
  return read
}
const namesBy = async (sort: CompanyQuery['sort']) =>
  (await readPages({ sort })).map(({ name }) => name)

test('each says what it ordered in a year, when last, and what it owes; sorted by each, over pages', async () => {
  // A hammer costs $10.
  const [idle, small, large] = [
    await shop.openCompany({}),
    await shop.openCompany({}),
    await shop.openCompany({}),
  ]
  const longAgo = new Date('2025-06-01T10:00:00Z')
  await shop.at(longAgo, () => idle.order(toolId, 90))
  const bought = await shop.at(new Date('2026-12-04T10:00:00Z'), () => large.order(toolId, 30))
  await pay(await invoice(bought.number), 25_000)
  const owing = await small.order(toolId, 20)
  await invoice(owing.number)
  const gone = await large.order(toolId, 70)
  await shop.transition(gone.number, 'cancelled')

  const all = await readPages({ sort: 'name' })
  expect(all.map(({ name, turnover, owed }) => ({ name, turnover, owed }))).toEqual([
    { name: idle.name, turnover: 0, owed: 0 },
    { name: small.name, turnover: 20_000, owed: 20_000 },
    { name: large.name, turnover: 30_000, owed: 5000 },
  ])
  expect(all.map(({ lastOrder }) => lastOrder?.slice(0, 10))).toEqual([
    '2025-06-01',
    '2026-12-05',
    '2026-12-04',
  ])
  expect(await namesBy('owed')).toEqual([small.name, large.name, idle.name])
  expect(await namesBy('turnover')).toEqual([large.name, small.name, idle.name])
  expect(await namesBy('last-order')).toEqual([small.name, large.name, idle.name])
})

test('who may not see money sees none of it, and cannot sort by it', async () => {
  const clerk = await shop.person('Clara Clerk', 'admin')
  const actor: Actor = { ...clerk, permissions: ['customers'] }
  for (const row of await shop.companies.list({ actor }, { sort: 'last-order' })) {
    expect(row).not.toHaveProperty('turnover')
    expect(row).not.toHaveProperty('owed')
  }
  for (const sort of ['owed', 'turnover'] as const)
    expect(await rejection(shop.companies.list({ actor }, { sort }))).toMatchObject({
      body: { type: forbidden.type },
    })
})

test('the town is the one with the postcode of the address; where there is none, nothing is guessed', async () => {
  const addresses: readonly (readonly [string, string | undefined])[] = [
    ['1 Mill Street\nAustin, TX 78702', 'Austin'],
    ['Dock 2, 12345 Long Road, New York, NY 10001-1234, USA', 'New York'],
    ['Hafenstr. 12\n20457 Hamburg\nGermany', 'Hamburg'],
    ['Am Markt 1, D-10115 Berlin', 'Berlin'],
    ['10 Quay Street\nLondon E1 6AN', 'London'],
    ['Somewhere by the river', undefined],
    ['1200 Water Avenue', undefined],
    ['', undefined],
  ]
  const prefix = `Town ${randomUUID()}`
  for (const [nth, [address]] of addresses.entries())
    await shop.companies.request(
      { actor: await shop.person(`Owner of town ${nth}`) },
      { name: `${prefix} ${nth}`, address, vatId: '', taxNumber: '' },
    )
  const rows = await shop.companies.list({ actor: shop.admin }, { q: prefix, sort: 'name' })
  expect(rows.map(({ town }) => town)).toEqual(addresses.map(([, town]) => town))
  const byTown = await readPages({ q: prefix, sort: 'town' })
  expect(byTown.map(({ town }) => town)).toEqual([
    'Austin',
    'Berlin',
    'Hamburg',
    'London',
    'New York',
    ...Array.from({ length: 3 }, () => undefined),
  ])
})

test('figures above the highest price of a tool are sent, and read again', async () => {
  const company = await shop.openCompany({})
  const { id } = await shop.tool({ name: 'Golden Anvil', price: 100_000_000, stock: 10 })
  await company.order(id, 3)
  const [first] = await shop.companies.list({ actor: shop.admin }, { sort: 'turnover', limit: 1 })
  expect(first?.turnover).toBe(300_000_000)
  const { output } = companiesContract.list
  const sent = encode(output, first ? [first] : [])
  expect(sent).toMatchObject([{ turnover: '$3000000.00' }])
  expect(decode(output, sent)).toEqual([first])
})
