/** Tax, electronic forms and mails of invoices of parts and of credit notes. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { isValidatorMissing, validate } from '../../../tests/e-invoices/validator.ts'
import { openOrderShop, type OrderShop } from '../../../tests/order-shop.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop({ MAIL: 'mailbox' })
  await save({ country: 'DE' })
  await save({
    tax: 'vat',
    legalName: 'Schmiede GmbH',
    address: 'Am Markt 1\n10115 Berlin',
    vatId: 'DE 123 456 789',
    bank: 'DE02 1203 0000 0000 2020 51',
    email: 'rechnung@schmiede.example',
    invoicing: 'when-shipped',
  })
})
afterAll(() => shop.close())

const save = async (values: object) => {
  const { revision } = await shop.settings.read({ actor: shop.admin }, {})
  return shop.settings.save({ actor: shop.admin }, { revision, ...values })
}
const place = async (price: number, quantity: number) => {
  const tool = await shop.tool({ price })
  const { number } = await shop.placeTool(tool.id, quantity, { country: 'DE' })
  await shop.transition(number, 'confirmed')
  return number
}
const ship = (number: number, quantity: number) =>
  shop.shipments.create(
    { actor: shop.admin, idempotencyKey: randomUUID() },
    { number, lines: [{ line: 1, quantity }] },
  )
type Bill = { readonly id: string; readonly total: number; readonly tax: number }
const bills = async (number: number, kind: string) => {
  const { rows } = await sql<Bill>`
    select id, total_cents as total, (content #>> '{order,tax,amount}')::int as tax
    from documents where order_number = ${number} and kind = ${kind}
    order by number`.execute(shop.database.handle)
  return rows
}
const xmlOf = async (id: string, format: 'ubl' | 'cii') => {
  const { bytes } = await shop.documents.xml({ actor: shop.buyer }, { id, format })
  return new TextDecoder().decode(bytes)
}

describe('an order with tax that leaves in parts', () => {
  test('has invoices that sum to what it bears, each mailed once with its delivery note', async () => {
    // Three pieces of 0.55 bear 0.31 (19 % of 1.65 is 0.3135); each alone would bear 0.10.
    const number = await place(55, 5)
    for (const quantity of [1, 1, 3]) await ship(number, quantity)
    // 19 % of 0.55 is 0.1045, of 1.10 0.209, of 2.75 0.5225.
    const issued = await bills(number, 'invoice')
    expect(issued.map(({ tax }) => tax)).toEqual([10, 11, 31])
    expect(issued.map(({ total }) => total)).toEqual([65, 66, 196])
    const { rows } = await sql<{ subject: string; attachments: { name: string }[] }>`
      select subject, attachments from mail_outbox
      where attachments is not null and subject like ${`%for order ${number}`}
      order by created_at`.execute(shop.database.handle)
    expect(rows).toHaveLength(3)
    for (const { subject, attachments } of rows) {
      const invoice = /INV-\d+/.exec(subject)?.[0]
      expect(attachments.map(({ name }) => name)).toEqual([
        `${invoice}.pdf`,
        expect.stringMatching(/^DN-\d{6}\.pdf$/),
      ])
    }
    const listed = await shop.documents.list({ actor: shop.buyer }, { order: number })
    expect(listed.map(({ sent }) => sent.length)).toEqual([1, 1, 1, 1, 1, 1])
  })

  test.skipIf(isValidatorMissing())(
    'has invoices and credit notes that are valid by EN 16931',
    async () => {
      const number = await place(55, 5)
      await ship(number, 2)
      await shop.transition(number, 'shipped')
      const [, second] = await bills(number, 'invoice')
      await save({ invoicing: 'on-request' })
      const whole = await place(1000, 3)
      await shop.documents.issue(
        { actor: shop.admin },
        { number: whole, kind: 'invoice', size: 'a4' },
      )
      await shop.transition(whole, 'cancelled')
      await save({ invoicing: 'when-shipped' })
      const [note] = await bills(whole, 'credit-note')
      expect(note).toMatchObject({ total: 3570, tax: 570 })
      for (const format of ['ubl', 'cii'] as const) {
        const partial = await xmlOf(second?.id ?? '', format)
        expect(validate(partial).failed).toEqual([])
        const credit = await xmlOf(note?.id ?? '', format)
        expect(validate(credit).failed).toEqual([])
        expect(credit).toContain('>35.70<')
        // BT-25: the invoice that it corrects.
        expect(credit.match(/>INV-\d{6}</g)).toHaveLength(1)
        // What is credited is not to be paid to the shop.
        expect(credit).not.toContain('DE02120300000000202051')
      }
      const file = await shop.documents.facturx({ actor: shop.buyer }, { id: note?.id ?? '' })
      expect(file.name).toMatch(/^CN-\d{6}-factur-x\.pdf$/)
    },
  )
})
