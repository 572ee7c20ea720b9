/** VAT numbers of companies, asked on the wire at a stand-in of the official service. */
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Actor } from '../platform/access/endpoint.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'
import { openOrderShop, rejection } from '../../tests/order-shop.ts'
import { startVatService, type VatServiceStandIn } from '../../tests/vat-service.ts'
import { noVatNumber } from './contract.ts'

let shop: Awaited<ReturnType<typeof openOrderShop>>
let service: VatServiceStandIn
let ahead = 0
const day = 86_400_000

beforeAll(async () => {
  service = await startVatService()
  shop = await openOrderShop(
    { VAT_TEST_ORIGINS: service.origin },
    () => new Date(Date.now() + ahead),
  )
  await save({ country: 'DE', vatId: 'DE136695976' })
  await save({ tax: 'vat', vatService: service.service })
  await shop.tax.vatChecks.start()
})
afterAll(async () => {
  await shop.tax.vatChecks.close()
  await shop.close()
  await service.close()
})
beforeEach(() => {
  ahead = 0
  service.answer('valid')
})

async function save(change: Readonly<Record<string, string>>): Promise<void> {
  const { revision } = await shop.settings.read({ actor: shop.admin }, {})
  await shop.settings.save({ actor: shop.admin }, { revision, ...change })
}

const record = {
  address: '',
  taxNumber: '',
  taxStatus: 'standard' as const,
  terms: '',
  minimumOrder: 0,
  representative: '',
  notes: '',
}

/** An approved company with a member who acts for it. */
async function company(name: string, vatId: string): Promise<{ id: string; buyer: Actor }> {
  const { id } = await shop.companies.add({ actor: shop.admin }, { ...record, name, vatId })
  const person = await shop.person(`${name} Buyer`)
  await shop.companies.setMember({ actor: shop.admin }, { id, email: person.email, role: 'buyer' })
  const acting = await shop.companies.actingFor(shop.database.handle, person.id, id)
  return { id, buyer: { ...person, company: acting } }
}

const read = (id: string) => shop.tax.vatNumber({ actor: shop.admin }, { id })
const ask = (id: string) => shop.tax.checkVatNumber({ actor: shop.admin }, { id })
/** The tax of $100.00 of goods for Austria. */
const taxOf = async (actor: Actor) =>
  (await shop.tax.preview({ actor }, { net: 10_000, country: 'AT' })).tax

const settled = (id: string, state: string) =>
  vi.waitFor(async () => expect((await read(id)).state).toBe(state), 10_000)

test('staff who order for a company read its tax; nobody else names a company', async () => {
  const { id, buyer } = await company('Telephoned', 'ATU13585627')
  await ask(id)
  await settled(id, 'confirmed')
  const { id: toolId } = await shop.tool()
  const question = { lines: [{ toolId, amount: 10_000 }], country: 'AT' }
  const taxFor = async (actor: Actor | undefined, companyId?: string) =>
    (await shop.tax.quote({ actor }, { ...question, ...(companyId ? { company: companyId } : {}) }))
      .tax?.amount
  expect(await taxFor(shop.admin, id)).toBe(0)
  expect(await taxFor(shop.admin)).toBe(1900)
  expect(await taxFor(buyer)).toBe(0)
  for (const actor of [buyer, await shop.person('Sven Stranger'), undefined])
    expect(await rejection(taxFor(actor, id))).toMatchObject({ body: { type: notFound.type } })
})

describe('a VAT number of another Member State', () => {
  test('counts once the official service has confirmed it, and the evidence is kept', async () => {
    const { id, buyer } = await company('Wien', 'atu 1358.5627')
    expect(await taxOf(buyer)).toMatchObject({ amount: 1900 })
    await ask(id)
    await settled(id, 'confirmed')
    expect(service.questions.at(-1)).toEqual({
      path: 'POST /rest-api/check-vat-number',
      countryCode: 'AT',
      vatNumber: 'U13585627',
      requesterMemberStateCode: 'DE',
      requesterNumber: '136695976',
    })
    const { checks } = await read(id)
    expect(checks).toHaveLength(1)
    expect(checks[0]).toMatchObject({
      vatId: 'ATU13585627',
      valid: true,
      consultation: 'WAPIAAAAY1234567',
      name: 'Wiener Werkstatt GmbH',
      address: 'Ring 1\n1010 Wien',
    })
    const tax = await taxOf(buyer)
    expect(tax).toMatchObject({ amount: 0, gross: 10_000, buyerVatId: 'ATU13585627' })
    expect(tax?.lines[0]).toMatchObject({ category: 'K', rate: 0 })
    expect(tax?.lines[0]?.reason).toContain('ATU13585627')
  })
  test('freezes the order of its company without tax, and its paper names it', async () => {
    const { id, buyer } = await company('Linz', 'ATU13585627')
    await ask(id)
    await settled(id, 'confirmed')
    const { id: toolId } = await shop.tool()
    const { number, tax } = await shop.placeTool(toolId, 5, { actor: buyer, country: 'AT' })
    expect(tax).toMatchObject({ amount: 0, buyerVatId: 'ATU13585627' })
    const { tax: ours } = await shop.placeTool(toolId, 5, { country: 'AT' })
    expect(ours).toMatchObject({ amount: 950 })
    await shop.transition(number, 'confirmed')
    await shop.documents.issue({ actor: shop.admin }, { number, kind: 'invoice', size: 'a4' })
    const { rows } = await sql<{ reason: string; vat_id: string }>`
      select content #>> '{order,tax,lines,0,reason}' as reason,
        content #>> '{order,tax,buyerVatId}' as vat_id
      from documents where order_number = ${number}`.execute(shop.database.handle)
    expect(rows).toEqual([
      { reason: expect.stringContaining('ATU13585627'), vat_id: 'ATU13585627' },
    ])
  })
  test('does not count when the service says no, and the reason is said', async () => {
    service.answer('invalid')
    const { id, buyer } = await company('Graz', 'ATU13585627')
    await ask(id)
    await settled(id, 'refused')
    const tax = await taxOf(buyer)
    expect(tax).toMatchObject({ amount: 1900 })
    expect(tax?.lines[0]?.reason).toContain('the VAT number ATU13585627 is not confirmed')
    expect((await read(id)).checks[0]).toMatchObject({ valid: false, consultation: '', name: '' })
  })
  test.each(['broken', 'unclear'] as const)(
    'does not count while the answer of the service is %s',
    async (behaviour) => {
      service.answer(behaviour)
      const { id, buyer } = await company(`Wels ${behaviour}`, 'ATU13585627')
      await ask(id)
      await vi.waitFor(async () => expect((await read(id)).trouble).not.toBe(''), 10_000)
      expect(await read(id)).toMatchObject({ state: 'waiting', checks: [] })
      expect(await taxOf(buyer)).toMatchObject({ amount: 1900 })
    },
  )
  test('with wrong check digits is never asked about', async () => {
    const { id, buyer } = await company('Typo', 'ATU13585628')
    const asked = service.questions.length
    await ask(id)
    await settled(id, 'malformed')
    expect(service.questions).toHaveLength(asked)
    expect(await taxOf(buyer)).toMatchObject({ amount: 1900 })
  })
  test('that is changed counts no more, before anybody has asked about the new one', async () => {
    const { id, buyer } = await company('Moves', 'ATU13585627')
    await ask(id)
    await settled(id, 'confirmed')
    service.answer('broken')
    await shop.companies.save(
      { actor: shop.admin },
      { ...record, id, name: 'Moves', revision: 1, vatId: 'DE136695976' },
    )
    expect((await read(id)).state).toBe('waiting')
    expect(await taxOf(buyer)).toMatchObject({ amount: 1900 })
  })
  test('is asked about again when its answer is old, and ends a week later', async () => {
    const { id, buyer } = await company('Ages', 'ATU13585627')
    await ask(id)
    await settled(id, 'confirmed')
    ahead = 96 * day
    expect(await taxOf(buyer)).toMatchObject({ amount: 0 })
    ahead = 98 * day
    expect(await taxOf(buyer)).toMatchObject({ amount: 1900 })
    expect((await read(id)).explanation).toContain('has expired')
    ahead = 0
    await sql`update vat_numbers set checked_at = now() - interval '91 days'
      where company_id = ${id}`.execute(shop.database.handle)
    const asked = service.questions.length
    await shop.database.notify(shop.database.handle, 'vat_numbers', '')
    await vi.waitFor(async () => expect((await read(id)).checks).toHaveLength(2), 10_000)
    expect(service.questions).toHaveLength(asked + 1)
  })
})

describe('who reads it', () => {
  test('are staff and members, and nobody else', async () => {
    const { id, buyer } = await company('Ours', '')
    expect(await shop.tax.vatNumber({ actor: buyer }, { id })).toMatchObject({ state: 'none' })
    expect(await rejection(shop.tax.vatNumber({ actor: shop.buyer }, { id }))).toMatchObject({
      body: { type: notFound.type },
    })
    expect(await rejection(ask(id))).toMatchObject({ body: { type: noVatNumber.type } })
  })
})
