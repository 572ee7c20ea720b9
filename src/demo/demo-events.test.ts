/** What happened in the demo shop: every list that staff and its buyer see has something in it. */
import { sql } from 'kysely'
import { beforeAll, afterAll, expect, test, vi } from 'vitest'
import type { Actor } from '../platform/access/endpoint.ts'
import { openTestShop, type TestShop } from '../../tests/shop.ts'

vi.setConfig({ hookTimeout: 120_000 })

let shop: TestShop
let admin: Actor
let celia: Actor
beforeAll(async () => {
  shop = await openTestShop()
  await shop.demo.load()
  admin = { ...(await findActor('admin@ironmonger.example')), permissions: ['owner'] }
  celia = await findActor('buyer@ironmonger.example')
})
afterAll(() => shop.close())

async function findActor(email: string): Promise<Actor> {
  const id = await shop.accounts.findUserId(email)
  const found = await shop.accounts.findPerson(shop.database.handle, id ?? '')
  if (!found) throw new Error(`The demo shop has no ${email}`)
  return found
}

/** The demo buyer, acting for their company. */
async function forCompany(): Promise<Actor> {
  const [membership] = await shop.companies.memberships({ actor: celia }, {})
  if (!membership) throw new Error('The demo buyer has no company')
  const company = await shop.companies.actingFor(shop.database.handle, celia.id, membership.id)
  return { ...celia, company }
}

test('no list of the dashboard is empty for staff', async () => {
  const caller = { actor: admin }
  const lists = {
    'on hold': await shop.orders.all(caller, { hold: 'any' }),
    'back-orders': await shop.orders.backOrders(caller, {}),
    documents: await shop.documents.list(caller, {}),
    'open items': await shop.payments.openItems(caller, {}),
    payments: await shop.payments.list(caller, {}),
    'price lists': await shop.prices.lists(caller, {}),
    companies: await shop.companies.list(caller, {}),
    certificates: await shop.tax.dueCertificates(caller, {}),
    invitations: await shop.companies.allInvitations(caller, {}),
    'held reviews': await shop.reviews.listModerated(caller, { state: 'held' }),
    'reported reviews': await shop.reviews.listModerated(caller, { state: 'reported' }),
    deleted: await shop.orders.deleted(caller, {}),
    history: await shop.audit.list(caller, {}),
    bins: await shop.shipments.bins(caller, {}),
    quotes: await shop.quotes.list(caller, {}),
  }
  const empty = Object.entries(lists).filter(([, rows]) => rows.length === 0)
  expect(empty.map(([name]) => name)).toEqual([])
})

test('nor for its buyer, who buys for a company at its prices', async () => {
  const actor = await forCompany()
  const caller = { actor }
  const lists = {
    approvals: await shop.orders.approvals(caller, {}),
    'saved lists': await shop.savedLists.list(caller, {}),
    quotes: await shop.quotes.list(caller, {}),
    "the company's orders": await shop.orders.ofCompany(caller, { id: actor.company?.id ?? '' }),
    'part numbers': await shop.customerPartNumbers.list(caller, { id: actor.company?.id ?? '' }),
  }
  const empty = Object.entries(lists).filter(([, rows]) => rows.length === 0)
  expect(empty.map(([name]) => name)).toEqual([])
})

test('orders wait for a colleague and for a debt, goods wait, and a return is to be decided', async () => {
  const waiting = await shop.orders.all({ actor: admin }, { hold: 'any' })
  expect(waiting.map(({ onHold }) => onHold).toSorted()).toEqual(['approval', 'credit'])
  const orders = await shop.orders.all({ actor: admin }, {})
  const returns = await Promise.all(
    orders.map(({ number }) => shop.shipments.returns({ actor: admin }, { number })),
  )
  const states = returns.flatMap((each) => each.returns.map(({ status }) => status))
  expect(states.toSorted()).toEqual(['received', 'requested'])
})

test('numbers rise with time, and all that was sold and owed adds up', async () => {
  const orders = await shop.orders.all({ actor: admin }, {})
  const placed = orders.toSorted((a, b) => a.number - b.number).map(({ placedAt }) => placedAt)
  expect(placed).toEqual(placed.toSorted())
  expect((await shop.orders.checkAccounts()).wrong).toEqual([])
  expect(await shop.shipments.checkAccounts()).toEqual([])
  expect(await shop.documents.checkAccounts()).toEqual([])
  expect((await shop.stock.check()).wrong).toEqual([])
})

test('its documents have numbers of their own: those of the shop begin with its first real one', async () => {
  const documents = await shop.documents.list({ actor: admin }, {})
  expect(documents.map(({ kind }) => kind)).toContain('credit-note')
  expect(documents.filter(({ number }) => !number.startsWith('DEMO-'))).toEqual([])
  expect(await shop.documents.isSeriesDecided()).toBe(false)
  const series = await shop.documents.series({ actor: admin }, {})
  expect(series.find(({ kind }) => kind === 'invoice')?.nextNumber).toBe(1)
})

test('nobody is written to', async () => {
  const { rows } = await sql`select recipient, subject from mail_outbox`.execute(
    shop.database.handle,
  )
  expect(rows).toEqual([])
})

test('cleared away, it leaves nothing of all this', async () => {
  await shop.demo.clear()
  const { rows } = await sql<{ what: string }>`
    select 'order' as what from orders union all select 'document' from documents
    union all select 'payment' from payments union all select 'list' from saved_lists
    union all select 'company' from companies union all select 'price list' from price_lists
    union all select 'certificate' from exemption_certificates
    union all select 'part number' from customer_part_numbers
    union all select 'invitation' from company_invitations
    union all select 'review' from reviews union all select 'report' from review_reports
    union all select 'history' from audit_entries union all select 'return' from order_returns
    union all select 'bin' from tools where bin <> ''`.execute(shop.database.handle)
  expect(rows.map(({ what }) => what)).toEqual([])
})
