/** Customers get mails and documents in their language: the company's, else their own, else the shop's. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { openOrderShop, type OrderShop } from '../../tests/order-shop.ts'
import { pdfText } from '../../tests/pdf-text.ts'
import { inLanguage } from '../platform/languages/in-language.server.ts'
import type { Actor } from '../platform/access/endpoint.ts'

// Drawing takes its time on a machine that is busy.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 })

let shop: OrderShop
let buyer: Actor
let companyId: string
beforeAll(async () => {
  // Mails are written, and read from the outbox: nobody sends them.
  shop = await openOrderShop({ SMTP_URL: 'smtp://127.0.0.1:9' })
  await save({
    country: 'DE',
    currency: 'EUR',
    legalName: 'Schmiede GmbH',
    address: 'Am Markt 1\n10115 Berlin',
    vatId: 'DE136695976',
  })
  await save({
    tax: 'vat',
    email: 'rechnung@schmiede.example',
    phone: '+49 30 1234567',
    bank: 'DE02 1203 0000 0000 2020 51',
    invoicing: 'when-shipped',
    paymentTerms: '2/10 net 30',
  })
  const asked = { name: 'Stadt Köln', address: 'Domplatz 1\n50667 Köln', vatId: '', taxNumber: '' }
  ;({ id: companyId } = await shop.companies.request({ actor: shop.buyer }, asked))
  await shop.companies.move({ actor: shop.admin }, { id: companyId, state: 'approved' })
  buyer = {
    ...shop.buyer,
    company: await shop.companies.actingFor(shop.database.handle, shop.buyer.id, companyId),
  }
})
afterAll(() => shop.close())
beforeEach(async () => {
  await save({ languages: 'de' })
  await setCompany({ language: 'shop' })
  await setOwn('')
})

const save = (values: object) => shop.saveSettings(values)
const setCompany = (values: object) => shop.saveCompany(companyId, values)
const setOwn = (language: string) =>
  sql`update users set language = ${language} where id = ${shop.buyer.id}`.execute(
    shop.database.handle,
  )

/** Ships an order of five tools at 1,000.00, and answers its number. */
async function ship(actor: Actor = shop.buyer): Promise<number> {
  const tool = await shop.tool({ price: 100_000 })
  const shipTo = { street: 'Werkstraße 7', postcode: '50667', town: 'Köln', country: 'DE' }
  const { number } = await shop.placeTool(tool.id, 5, { actor, shipTo, poNumber: '' })
  await shop.transition(number, 'confirmed')
  await shop.shipments.create(
    { actor: shop.admin, idempotencyKey: randomUUID() },
    { number, lines: [{ line: 1, quantity: 5 }] },
  )
  return number
}

type Mail = { readonly subject: string; readonly body: string }

/** The mail that brings a document of an order, and the text of its PDF. */
async function documentOf(order: number, kind: 'invoice' | 'credit-note' | 'delivery-note') {
  const [found] = await shop.documents.list({ actor: shop.admin }, { order, kind })
  const { id, number } = found ?? expect.unreachable(`no ${kind}`)
  const { rows } = await sql<Mail>`
    select subject, body from mail_outbox
    where attachments::text like ${`%${number}%`}`.execute(shop.database.handle)
  const { bytes } = await shop.documents.file({ actor: shop.admin }, { id, size: 'a4' })
  const [mail] = rows
  return { id, mail: mail ?? expect.unreachable('no mail'), text: pdfText(bytes), bytes }
}

/** All mails to the buyer so far, as one text. */
async function mailsToBuyer(): Promise<string> {
  const { rows } = await sql<Mail>`
    select subject, body from mail_outbox where recipient = ${shop.buyer.email}
    order by created_at`.execute(shop.database.handle)
  return rows.map(({ subject, body }) => `${subject}\n${body}`).join('\n')
}
const forgetMails = () => sql`delete from mail_outbox`.execute(shop.database.handle)

/** Words that stand in every English mail or document, and in no German one. */
const english =
  /\b(?:the|your|you|is|has|with|of|and|Hello|Order|Invoice|Total|Date|Tax|Payable|Germany|Page|Goods|Delivery|Shipment|Quantity|Statement|Balance|Quote)\b/
const german =
  /\b(?:der|die|das|Ihre?|Sie|ist|mit|und|Guten Tag|Auftrag|Rechnung|Deutschland|MwSt)\b/

describe('an invoice', () => {
  test('of a company that chose German is German from subject to total', async () => {
    await setCompany({ language: 'de' })
    const { mail, text } = await documentOf(await ship(buyer), 'invoice')
    expect(mail.subject).toMatch(/^Rechnung INV-\d+ zur Bestellung \d+$/)
    expect(mail.body).toContain('anbei erhalten Sie')
    for (const said of ['Rechnung', 'Gesamtbetrag in Euro', '5.950,00', '19 %', 'Deutschland'])
      expect(text).toContain(said)
    expect(text).not.toMatch(english)
  })
  test('keeps its language when the company chooses another one', async () => {
    await setCompany({ language: 'de' })
    const order = await ship(buyer)
    await setCompany({ language: 'en' })
    expect((await documentOf(order, 'invoice')).text).not.toMatch(english)
  })
  test('is in the own language of somebody who buys for themselves', async () => {
    await setOwn('de')
    expect((await documentOf(await ship(), 'invoice')).text).toContain('Rechnung')
  })
  test('is in the language that they chose in their profile, until they choose the shop’s again', async () => {
    const { email } = shop.buyer
    const caller = { actor: shop.buyer }
    const empty = { education: '', location: '', phone: '', linkedin: '' }
    const { profile } = await shop.accounts.saveProfile(caller, { email, ...empty, language: 'de' })
    expect(profile.language).toBe('de')
    // A program of before sends none: the choice stays.
    await shop.accounts.saveProfile(caller, { email, ...empty })
    expect((await documentOf(await ship(), 'invoice')).text).toContain('Rechnung')
    await shop.accounts.saveProfile(caller, { email, ...empty, language: 'shop' })
    expect((await documentOf(await ship(), 'invoice')).text).toContain('Payable by')
  })
  test('is in the language of the company, whatever its member chose', async () => {
    await setOwn('de')
    await setCompany({ language: 'en' })
    expect((await documentOf(await ship(buyer), 'invoice')).text).toContain('Payable by')
  })
  test('is in the language of the shop where nobody has chosen, or the shop has it no longer', async () => {
    const { text } = await documentOf(await ship(buyer), 'invoice')
    expect(text).toContain('Payable by')
    await setCompany({ language: 'de' })
    await save({ languages: '' })
    expect((await documentOf(await ship(buyer), 'invoice')).text).toContain('Payable by')
  })
  test('opens in the language in which it was issued after the shop has it no longer', async () => {
    await setCompany({ language: 'de' })
    const order = await ship(buyer)
    await save({ languages: '' })
    const { text } = await documentOf(order, 'invoice')
    expect(text).toContain('Gesamtbetrag in Euro')
    expect(text).not.toMatch(english)
  })
  test('opens in English where the program has its language no longer', async () => {
    await setCompany({ language: 'de' })
    const order = await ship(buyer)
    await sql`alter table documents disable trigger user`.execute(shop.database.handle)
    await sql`
      update documents set content = jsonb_set(content, '{language}', '"xx"')
      where kind = 'invoice' and content ->> 'language' = 'de'`.execute(shop.database.handle)
    await sql`alter table documents enable trigger user`.execute(shop.database.handle)
    expect((await documentOf(order, 'invoice')).text).toContain('Payable by')
  })
})

test('a language that is switched off and on again is theirs again who had chosen it', async () => {
  await setCompany({ language: 'de' })
  await save({ languages: '' })
  await forgetMails()
  await ship(buyer)
  expect(await mailsToBuyer()).not.toMatch(german)
  await save({ languages: 'de' })
  await forgetMails()
  const { mail, text } = await documentOf(await ship(buyer), 'invoice')
  expect(mail.subject).toMatch(/^Rechnung INV-\d+ zur Bestellung \d+$/)
  expect(text).not.toMatch(english)
  expect(await mailsToBuyer()).not.toMatch(english)
})

describe('mails about an order', () => {
  test('are German from the first to the last for a company that chose German', async () => {
    await setCompany({ language: 'de' })
    await forgetMails()
    const order = await ship(buyer)
    await shop.transition(order, 'delivered')
    const mails = await mailsToBuyer()
    expect(mails).toContain(`Ihre Bestellung ${order} ist eingegangen`)
    expect(mails).toContain(`Ihre Bestellung ${order} wurde zugestellt`)
    expect(mails).toContain('5 × 1.000,00')
    expect(mails).not.toMatch(english)
    const { rows } = await sql<{ html: string }>`
      select html from mail_outbox where recipient = ${shop.buyer.email} and html <> ''`.execute(
      shop.database.handle,
    )
    expect(rows.length).toBeGreaterThan(0)
    for (const { html } of rows) expect(html).toContain('<html lang="de">')
  })
  test('are English for English customers of the same shop, whatever the language of the person who causes them', async () => {
    await setCompany({ language: 'en' })
    await forgetMails()
    await inLanguage('de', () => ship(buyer))
    const mails = await mailsToBuyer()
    expect(mails).toContain('is on its way')
    expect(mails).not.toMatch(german)
  })
})
