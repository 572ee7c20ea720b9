/** Orders that staff place for a buyer: at the buyer's prices, within their limits, marked as such. */
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isProblem } from '../../../packages/contract/problem.ts'
import type { Actor } from '../../platform/access/endpoint.ts'
import { openHoldShop, type HoldShop } from '../../../tests/hold-shop.ts'
import { contact, rejection } from '../../../tests/order-shop.ts'

let shop: HoldShop
beforeAll(async () => {
  // Mails are queued, and never sent: nothing is started.
  shop = await openHoldShop({
    SMTP_URL: 'smtp://mail.example:587',
    MAIL_FROM: 'shop@example.com',
  })
})
afterAll(() => shop.close())

type For = { readonly actor: Actor; readonly company?: string; readonly key?: string }
const telephone = (toolId: string, quantity: number, { actor, company, key }: For, staff?: Actor) =>
  shop.orders.placeOnBehalf(
    { actor: staff ?? shop.admin, idempotencyKey: key ?? randomUUID() },
    {
      userId: actor.id,
      ...(company === undefined ? {} : { company }),
      ...contact,
      lines: [{ toolId, quantity }],
    },
  )
const problemOf = async (work: Promise<unknown>): Promise<string> => {
  const error = await rejection(work)
  return isProblem(error) ? error.body.type : String(error)
}

/** A company that pays 10 % less than the catalogue. */
async function openAtTenPercentOff(limits = {}) {
  const company = await shop.openCompany(limits)
  const asAdmin = { actor: shop.admin }
  const { id } = await shop.prices.addList(asAdmin, { name: `List ${randomUUID()}`, base: null })
  await shop.prices.addRow(asAdmin, {
    listId: id,
    target: 'brand',
    name: 'Telephone',
    percentOff: 10,
  })
  const {
    members: _m,
    number: _n,
    state: _s,
    requestedAt: _r,
    ...record
  } = await shop.companies.read(asAdmin, { id: company.id })
  await shop.companies.save(asAdmin, { ...record, notes: '', priceList: id })
  return company
}
const newTool = () => shop.tool({ brand: 'Telephone' })

describe('staff order for a buyer', () => {
  test('at the prices of the company, in the name of its member, who is told by mail', async () => {
    const { id: toolId } = await newTool()
    const company = await openAtTenPercentOff()
    await sql`update users set email_confirmed = true where id = ${company.buyer.id}`.execute(
      shop.database.handle,
    )
    const order = await telephone(toolId, 5, { actor: company.buyer, company: company.id })
    expect(order).toMatchObject({
      email: company.buyer.email,
      name: company.buyer.name,
      company: company.name,
      total: 4_500,
      status: 'placed',
    })
    const { number } = order
    const seen = await shop.orders.read({ actor: shop.admin }, { number })
    expect(seen.onBehalf).toBe(true)
    expect(seen.history[0]).toMatchObject({ by: 'shop', name: shop.admin.name })
    const own = await shop.orders.read({ actor: company.buyer }, { number })
    expect(own.history[0]).toMatchObject({ by: 'shop', name: '' })
    const { rows: mails } = await sql<{ body: string }>`
      select body from mail_outbox where recipient = ${company.buyer.email}
        and subject like ${`%${number}%`}`.execute(shop.database.handle)
    expect(mails.map(({ body }) => body).join('\n')).toContain(
      `Ironmonger placed this order for ${company.buyer.name} at your request.`,
    )
    const [entry] = await shop.audit.list(
      { actor: shop.admin },
      { kind: 'order', record: order.id },
    )
    expect(entry).toMatchObject({ by: shop.admin.name, operation: 'orders.placeOnBehalf' })
    expect(entry?.changes).toContainEqual({ field: 'for', before: null, after: company.name })
    expect(await shop.stockOf(toolId)).toBe(45)
  })

  test('alone, at the prices of the catalogue, once under one key', async () => {
    const { id: toolId } = await newTool()
    const buyer = await shop.person('Tess Telephoned')
    const key = randomUUID()
    const first = await telephone(toolId, 2, { actor: buyer, key })
    expect(first).toMatchObject({ total: 2_000, email: buyer.email })
    expect(first).not.toHaveProperty('company')
    expect((await telephone(toolId, 2, { actor: buyer, key })).number).toBe(first.number)
    expect(await problemOf(telephone(toolId, 3, { actor: buyer, key }))).toBe('key-reused')
    expect(await shop.stockOf(toolId)).toBe(48)
    const { number } = await shop.placeTool(toolId, 1, { actor: buyer })
    expect(await shop.orders.read({ actor: buyer }, { number })).not.toHaveProperty('onBehalf')
  })

  test('to an address in parts, of which the text is composed', async () => {
    const { id: toolId } = await newTool()
    const { id: userId } = await shop.person('Petra Parts')
    const shipTo = { street: 'Am Markt 1', postcode: 'd-10115', town: 'Berlin', country: 'DE' }
    const order = await shop.orders.placeOnBehalf(
      { actor: shop.admin, idempotencyKey: randomUUID() },
      { userId, ...contact, shipTo, lines: [{ toolId, quantity: 1 }] },
    )
    expect(order).toMatchObject({
      address: 'Am Markt 1\n10115 Berlin\nGermany',
      shipTo: { ...shipTo, postcode: '10115' },
    })
  })

  test('above what the member may spend it waits, and the person who placed it cannot release it', async () => {
    const { id: toolId } = await newTool()
    const company = await openAtTenPercentOff({ perOrder: 1_000 })
    const order = await telephone(toolId, 5, { actor: company.buyer, company: company.id })
    expect(order.onHold).toBe('approval')
    expect(await shop.stockOf(toolId)).toBe(50)
    const { number } = order
    expect(await problemOf(shop.orders.releaseHold({ actor: shop.admin }, { number }))).toBe(
      'not-yours',
    )
    await shop.orders.releaseHold({ actor: company.approver }, { number })
    expect(await shop.stockOf(toolId)).toBe(45)
    await shop.requireRightStock()
  })

  test('not for nobody, not for a company of others, not for one on hold', async () => {
    const { id: toolId } = await newTool()
    const [ours, theirs] = [await shop.openCompany({}), await shop.openCompany({})]
    const nobody = { ...ours.buyer, id: randomUUID() }
    expect(await problemOf(telephone(toolId, 1, { actor: nobody }))).toBe('not-here')
    expect(await problemOf(telephone(toolId, 1, { actor: ours.buyer, company: theirs.id }))).toBe(
      'company-not-here',
    )
    await shop.companies.move({ actor: shop.admin }, { id: ours.id, state: 'on-hold' })
    expect(await problemOf(telephone(toolId, 1, { actor: ours.buyer, company: ours.id }))).toBe(
      'company-on-hold',
    )
    expect(await shop.stockOf(toolId)).toBe(50)
  })
})

describe('staff find whom they order for', () => {
  test('by name, e-mail and company, once for each company and once alone', async () => {
    const company = await shop.openCompany({ perOrder: 50_000 })
    const asAdmin = { actor: shop.admin }
    const found = await shop.companies.buyers(asAdmin, { q: company.buyer.email })
    expect(found.map(({ userId, company: one }) => [userId, one?.name])).toEqual([
      [company.buyer.id, company.name],
      [company.buyer.id, undefined],
    ])
    const ofCompany = await shop.companies.buyers(asAdmin, { q: company.name })
    expect(ofCompany.filter((one) => one.company?.id === company.id)).toHaveLength(3)
    await shop.accounts.saveAddress({ actor: company.buyer }, { ...contact })
    const terms = await shop.companies.buyer(asAdmin, {
      userId: company.buyer.id,
      company: company.id,
    })
    expect(terms).toMatchObject({
      email: company.buyer.email,
      addresses: [{ address: contact.address, phone: contact.phone }],
      company: { name: company.name, role: 'buyer', orderLimit: 50_000, minimumOrder: 0 },
    })
  })
  test('with the addresses of the company, the legal one last', async () => {
    const { id, owner } = await shop.openCompany({})
    await shop.saveCompany(id, { address: '1 Anvil Row', deliveryAddresses: ['Gate 3'] })
    const terms = await shop.companies.buyer(
      { actor: shop.admin },
      { userId: owner.id, company: id },
    )
    expect(terms.addresses.map(({ address }) => address)).toEqual(['Gate 3', '1 Anvil Row'])
  })
  test('and what the company pays', async () => {
    const { id: toolId } = await newTool()
    const company = await openAtTenPercentOff()
    expect(
      await shop.prices.ofCustomer({ actor: shop.admin }, { company: company.id, ids: [toolId] }),
    ).toEqual([{ id: toolId, price: 900, priceBreaks: [], pricePer: 1 }])
  })
})
