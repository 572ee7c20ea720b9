/** When an invoice is due: what has been agreed is frozen with it, printed, and followed. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Actor } from '../../platform/access/endpoint.ts'
import { isValidatorMissing, validate } from '../../../tests/e-invoices/validator.ts'
import { openOrderShop, type OrderShop } from '../../../tests/order-shop.ts'
import { addDays } from '../../platform/time/time-zone.ts'

// Drawing takes its time on a machine that is busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let shop: OrderShop
let buyer: Actor
const company = { name: 'Miller Joinery', address: '1 Mill Street', vatId: '', taxNumber: '' }
const agreed = { taxStatus: 'standard', terms: '', representative: '', notes: '' } as const

const save = async (values: object) => {
  const { revision } = await shop.settings.read({ actor: shop.admin }, {})
  await shop.settings.save({ actor: shop.admin }, { revision, ...values })
}
const agree = async (id: string, paymentTerms?: string) => {
  const { revision } = await shop.companies.read({ actor: shop.admin }, { id })
  return shop.companies.save(
    { actor: shop.admin },
    { id, revision, ...company, ...agreed, minimumOrder: 0, paymentTerms },
  )
}
/** An invoice over 5 tools at $10. */
async function invoice(actor: Actor) {
  const tool = await shop.tool({ price: 1000 })
  const { number, tax } = await shop.placeTool(tool.id, 5, { actor, country: 'DE' })
  await shop.transition(number, 'confirmed')
  await shop.documents.issue({ actor: shop.admin }, { number, kind: 'invoice', size: 'a4' })
  const [item] = await shop.payments.own({ actor: shop.admin }, { order: number })
  return { ...(item ?? expect.unreachable('nothing is owed')), tax }
}

beforeAll(async () => {
  shop = await openOrderShop()
  const { id } = await shop.companies.request({ actor: shop.buyer }, company)
  await shop.companies.move({ actor: shop.admin }, { id, state: 'approved' })
  buyer = {
    ...shop.buyer,
    company: await shop.companies.actingFor(shop.database.handle, shop.buyer.id, id),
  }
})
afterAll(() => shop.close())

test('without terms an invoice is due on the day on which it is issued', async () => {
  const { issueDate, dueDate } = await invoice(buyer)
  expect(dueDate).toBe(issueDate)
})

test('is due by the terms of the shop, a company by its own; what was issued stays', async () => {
  await save({ paymentTerms: 'net 14' })
  const first = await invoice(buyer)
  expect(first.dueDate).toBe(addDays(first.issueDate, 14))
  const id = buyer.company?.id ?? ''
  await agree(id, 'net 45')
  // A caller that knows nothing of terms changes none.
  expect(await agree(id)).toMatchObject({ paymentTerms: 'net 45' })
  const second = await invoice(buyer)
  expect(second.dueDate).toBe(addDays(second.issueDate, 45))
  const alone = await invoice(shop.buyer)
  expect(alone.dueDate).toBe(addDays(alone.issueDate, 14))
  const [again] = await shop.payments.own({ actor: shop.admin }, { order: first.order ?? 0 })
  expect(again?.dueDate).toBe(first.dueDate)
  await agree(id, '')
})

test.skipIf(isValidatorMissing())(
  'electronic invoices say when they are due and what may be deducted, and are valid',
  async () => {
    await save({ country: 'DE', paymentTerms: '2/10 net 30' })
    await save({
      tax: 'vat',
      legalName: 'Schmiede GmbH',
      address: 'Am Markt 1\n10115 Berlin',
      vatId: 'DE 123 456 789',
      bank: 'Bank of Berlin, DE02 1203 0000 0000 2020 51',
      email: 'rechnung@schmiede.example',
    })
    const { id, dueDate, tax } = await invoice(buyer)
    expect(tax?.gross).toBe(5950)
    for (const [format, day] of [
      ['ubl', `<cbc:DueDate>${dueDate}</cbc:DueDate>`],
      ['cii', dueDate.replaceAll('-', '')],
    ] as const) {
      const file = await shop.documents.xml({ actor: shop.admin }, { id, format })
      const xml = new TextDecoder().decode(file.bytes)
      expect(validate(xml).failed).toEqual([])
      expect(xml).toContain(day)
      // 2 % of 59.50.
      expect(xml).toMatch(/2% \([^)]*1\.19\) and pay [^<]*58\.31\./)
    }
  },
)
