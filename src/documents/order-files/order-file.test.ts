/** What an order says before it is invoiced: its confirmation, a proforma invoice, its terms, customs. */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { isProblem } from '../../../packages/contract/problem.ts'
import { notFound } from '../../../packages/contract/standard-problems.ts'
import { startSmtpServer, type TestSmtpServer } from '../../../tests/mail/smtp-server.ts'
import { openOrderShop, rejection, type OrderShop } from '../../../tests/order-shop.ts'
import { readPdf } from '../../../tests/pdf-text.ts'
import { notIssued } from '../contract.ts'

// Drawing takes its time on a machine that is busy.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 })

let inbox: TestSmtpServer
let shop: OrderShop
beforeAll(async () => {
  inbox = await startSmtpServer()
  shop = await openOrderShop({ SMTP_URL: inbox.url })
  await save({ country: 'DE', address: 'Am Markt 1\n10115 Berlin', vatId: 'DE 123 456 789' })
  await save({ tax: 'vat', email: 'rechnung@schmiede.example' })
  await shop.mail.start()
})
afterAll(async () => {
  await shop.close()
  await inbox.close()
})

const save = (values: object) => shop.saveSettings(values)
const postcodes: Readonly<Record<string, string>> = { AT: '1010', CH: '8001', DE: '50667' }
const shipTo = (country: string) => ({
  street: 'Am Ring 1',
  postcode: postcodes[country] ?? '',
  town: 'Ort',
  country,
})
const place = async (country = 'DE') => {
  const tool = await shop.tool({
    price: 1000,
    customsNumber: '82041100',
    origin: 'TW',
    specs: [{ name: 'Weight', value: '0.779 kg' }],
  })
  return shop.placeTool(tool.id, 5, { shipTo: shipTo(country) })
}
const textsOf = (bytes: Uint8Array): string =>
  readPdf(Buffer.from(bytes))
    .flatMap(({ texts }) => texts.map(({ text }) => text.trim()))
    .join(' ')
const read = (number: number, kind: 'order-confirmation' | 'proforma', actor = shop.buyer) =>
  shop.documents.orderFile({ actor }, { number, kind })

describe('without a number of its own', () => {
  test('a proforma invoice bears the number of the order, and takes none of a series', async () => {
    const { number } = await place()
    const { bytes } = await read(number, 'proforma')
    const text = textsOf(bytes)
    expect(text).toContain('Proforma invoice')
    expect(text).toContain(`Order ${number}`)
    expect(text).toContain('59.50')
    expect(text).not.toContain('INV-')
    expect(await shop.documents.list({ actor: shop.admin }, { order: number })).toEqual([])
  })
  test('a confirmation is there once the order is confirmed, for anybody who sees the order', async () => {
    const { number } = await place()
    expect(isProblem(await rejection(read(number, 'order-confirmation')), notIssued)).toBe(true)
    await shop.transition(number, 'confirmed')
    expect(textsOf((await read(number, 'order-confirmation')).bytes)).toContain(
      'Order confirmation',
    )
    const stranger = await shop.person('Somebody Else')
    const refusal = await rejection(read(number, 'order-confirmation', stranger))
    expect(isProblem(refusal, notFound)).toBe(true)
    await shop.transition(number, 'cancelled')
    expect(isProblem(await rejection(read(number, 'proforma')), notIssued)).toBe(true)
  })
  test('the mail of the step brings the confirmation where the settings say so', async () => {
    const silent = await place()
    await shop.transition(silent.number, 'confirmed')
    await save({ orderConfirmations: 'yes' })
    const { number } = await place()
    await shop.transition(number, 'confirmed')
    await save({ orderConfirmations: 'no' })
    const name = `order-confirmation-${number}.pdf`
    const mail = await inbox.arrival(({ text }) => text.includes(name))
    expect(mail.to).toBe(shop.buyer.email)
    expect(inbox.received.some(({ text }) => text.includes(`-${silent.number}.pdf`))).toBe(false)
  })
})

describe('an export', () => {
  const invoice = async (country: string) => {
    const { number } = await place(country)
    await shop.transition(number, 'confirmed')
    const request = { number, kind: 'invoice', size: 'a4' } as const
    const { pdf } = await shop.documents.issue({ actor: shop.admin }, request)
    return textsOf(Buffer.from(pdf, 'base64'))
  }
  test('names customs number, origin and net weight of each line, and the weight of all', async () => {
    const text = await invoice('CH')
    expect(text).toContain('Customs no. 82041100 · origin TW · 3.895 kg net')
    expect(text).toContain('3.895 kg total net weight')
  })
  test.each(['DE', 'AT'])('is none within the Union: %s', async (country) => {
    expect(await invoice(country)).not.toContain('Customs no.')
  })
})

describe('the terms', () => {
  test('are kept by their version, where the shop names them when an order is placed', async () => {
    expect(await place()).not.toHaveProperty('termsVersion')
    await save({ termsAtOrder: 'yes' })
    const { number } = await place()
    const versionOf = async (of: number) => {
      const { rows } = await sql<{ terms_version: number | null }>`
        select terms_version from orders where number = ${of}`.execute(shop.database.handle)
      return rows[0]?.terms_version
    }
    expect(await versionOf(number)).toBe(0)
    await sql`
      insert into page_versions (slug, revision, title, description, body, removed, saved_at,
        actor_id, actor_name)
      values ('terms', 3, 'Terms', '', 'Net cash.', false, now(), gen_random_uuid(), 'Ada')`.execute(
      shop.database.handle,
    )
    const later = await place()
    expect(await versionOf(later.number)).toBe(3)
    expect(later.termsVersion).toBe(3)
    const { email } = shop.buyer
    const [listed] = await shop.orders.mine({ actor: shop.buyer }, { email, limit: 1 })
    expect(listed).toMatchObject({ number: later.number, termsVersion: 3 })
  })
})
