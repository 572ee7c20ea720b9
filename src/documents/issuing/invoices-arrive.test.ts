/** Invoices arrive: in the form that their company reads, where it keeps its books, or staff know. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { sql } from 'kysely'
import type { Actor } from '../../platform/access/endpoint.ts'
import { isProblem } from '../../../packages/contract/problem.ts'
import { isValidatorMissing, validate } from '../../../tests/e-invoices/validator.ts'
import { startSmtpServer, type TestSmtpServer } from '../../../tests/mail/smtp-server.ts'
import { openOrderShop, rejection, type OrderShop } from '../../../tests/order-shop.ts'
import { readPdf } from '../../../tests/pdf-text.ts'
import { notElectronic } from '../contract.ts'

// Drawing takes its time on a machine that is busy.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 })

const unknown = 'nobody@koeln.example'
let inbox: TestSmtpServer
let shop: OrderShop
let buyer: Actor
let companyId: string
beforeAll(async () => {
  inbox = await startSmtpServer(undefined, (to) => to === unknown)
  shop = await openOrderShop({ SMTP_URL: inbox.url })
  await save({ country: 'DE', address: 'Am Markt 1\n10115 Berlin', vatId: 'DE 123 456 789' })
  await save({
    tax: 'vat',
    email: 'rechnung@schmiede.example',
    phone: '+49 30 1234567',
    bank: 'DE02 1203 0000 0000 2020 51',
    invoicing: 'when-shipped',
  })
  const asked = { name: 'Stadt Köln', address: 'Domplatz 1\n50667 Köln', vatId: '', taxNumber: '' }
  ;({ id: companyId } = await shop.companies.request({ actor: shop.buyer }, asked))
  await shop.companies.move({ actor: shop.admin }, { id: companyId, state: 'approved' })
  buyer = {
    ...shop.buyer,
    company: await shop.companies.actingFor(shop.database.handle, shop.buyer.id, companyId),
  }
  await shop.mail.start()
})
afterAll(async () => {
  await shop.close()
  await inbox.close()
})
beforeEach(() => setCompany({ invoiceForm: 'shop', buyerReference: '', billingEmail: '' }))

const save = (values: object) => shop.saveSettings(values)
const setCompany = (values: object) => shop.saveCompany(companyId, values)
/** Ships an order, and answers its invoice as the list has it. */
async function ship(actor: Actor = shop.buyer, poNumber = '') {
  const tool = await shop.tool({ price: 1000 })
  const shipTo = { street: 'Werkstraße 7', postcode: '50667', town: 'Köln', country: 'DE' }
  const { number } = await shop.placeTool(tool.id, 5, { actor, shipTo, poNumber })
  await shop.transition(number, 'confirmed')
  await shop.shipments.create(
    { actor: shop.admin, idempotencyKey: randomUUID() },
    { number, lines: [{ line: 1, quantity: 5 }] },
  )
  return invoiceOf(number)
}
async function invoiceOf(order: number) {
  const issued = await shop.documents.list({ actor: shop.admin }, { order, kind: 'invoice' })
  return issued[0] ?? expect.unreachable('no invoice')
}
const unsent = async () =>
  (await shop.documents.list({ actor: shop.admin }, { sent: 'no' })).map(({ number }) => number)
/** The first mail that brings a file whose name begins so. */
async function mailWith(name: string) {
  const mail = await inbox.arrival(({ text: raw }) => raw.includes(`filename=${name}`))
  const parts = mail.text.matchAll(/filename="?([^"\r\n;]+)"?[^]*?\r?\n\r?\n([\w+/=\r\n]+)/g)
  const files = new Map(
    [...parts].map(([, file = '', base64 = '']) => [file, Buffer.from(base64, 'base64')]),
  )
  return { to: mail.to, files, fileOf: (file: string) => files.get(file) ?? Buffer.alloc(0) }
}
/** In which forms its file was drawn. */
async function drawn(id: string): Promise<readonly string[]> {
  const { rows } = await sql<{ format: string }>`
    select format from document_files where document_id = ${id}`.execute(shop.database.handle)
  return rows.map(({ format }) => format)
}
const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1')

describe('what is mailed', () => {
  test('is Factur-X on A4 in Germany: a PDF for people with the XML inside', async () => {
    const { id, number } = await ship()
    const mail = await mailWith(`${number}.pdf`)
    expect(text(mail.fileOf(`${number}.pdf`))).toContain('factur-x.xml')
    expect(await drawn(id)).toEqual(['facturx-a4'])
    expect(mail.to).toBe(shop.buyer.email)
  })
  test('is Letter in the USA, and a PDF where no electronic invoice can be made', async () => {
    await save({ tax: 'none' })
    await save({ country: 'US' })
    const { number } = await ship()
    await save({ country: 'DE' })
    await save({ tax: 'vat' })
    const mail = await mailWith(`${number}.pdf`)
    const pdf = mail.fileOf(`${number}.pdf`)
    expect(text(pdf)).not.toContain('factur-x.xml')
    expect(readPdf(pdf)[0]?.width).toBe(612)
  })
  test('is what the company asked for: a PDF alone', async () => {
    await setCompany({ invoiceForm: 'pdf' })
    const { number } = await ship(buyer)
    const { fileOf } = await mailWith(`${number}.pdf`)
    expect(text(fileOf(`${number}.pdf`))).not.toContain('factur-x.xml')
  })
  test('is UBL with a PDF beside it, at the billing address; the delivery note goes to the buyer', async () => {
    await setCompany({ invoiceForm: 'ubl', billingEmail: 'buchhaltung@koeln.example' })
    const { number, id } = await ship(buyer)
    const mail = await mailWith(`${number}-ubl.xml`)
    expect(mail.to).toBe('buchhaltung@koeln.example')
    expect([...mail.files.keys()]).toEqual([`${number}-ubl.xml`, `${number}.pdf`])
    const { bytes } = await shop.documents.xml({ actor: shop.admin }, { id, format: 'ubl' })
    expect(text(mail.fileOf(`${number}-ubl.xml`))).toBe(text(bytes))
    const note = await mailWith('DN-')
    expect(note.to).toBe(shop.buyer.email)
  })
  test('is XRechnung with the Leitweg-ID, valid by the official rules, and a PDF beside it', async () => {
    await setCompany({ invoiceForm: 'xrechnung', buyerReference: '04011000-1234512345-06' })
    const { number } = await ship(buyer)
    const { files, fileOf } = await mailWith(`${number}-xrechnung.xml`)
    expect([...files.keys()]).toContain(`${number}.pdf`)
    const xml = new TextDecoder().decode(fileOf(`${number}-xrechnung.xml`))
    expect(xml).toContain('<cbc:BuyerReference>04011000-1234512345-06<')
    if (isValidatorMissing()) return
    expect(validate(xml).failed).toEqual([])
    expect(validate(xml, 'xrechnung').failed).toEqual([])
  })
})

describe('a company’s form', () => {
  const refused = (values: object) =>
    rejection(setCompany(values)).then((error) => (isProblem(error) ? error.body.errors : error))
  test('of XRechnung needs a buyer reference', async () => {
    expect(await refused({ invoiceForm: 'xrechnung' })).toMatchObject([
      { pointer: '#/buyerReference', detail: expect.stringContaining('Leitweg-ID') },
    ])
  })
})

describe('an invoice that reached nobody', () => {
  test('is listed as not sent, counted for staff, and gone when it is sent', async () => {
    await sql`update users set email_confirmed = false where id = ${shop.buyer.id}`.execute(
      shop.database.handle,
    )
    const before = await shop.documents.countUnsent()
    const { id, number } = await ship()
    await sql`update users set email_confirmed = true where id = ${shop.buyer.id}`.execute(
      shop.database.handle,
    )
    expect(await unsent()).toContain(number)
    expect(await shop.documents.countUnsent()).toBe(before + 1)
    await shop.documents.mail({ actor: shop.admin }, { id })
    expect(await unsent()).not.toContain(number)
  })
  test('is one whose mail was given up', async () => {
    await setCompany({ billingEmail: unknown })
    const { number } = await ship(buyer)
    await vi.waitFor(async () => expect(await unsent()).toContain(number), 60_000)
  })
  test('is one in a form that cannot be written: staff read what is missing', async () => {
    await save({ phone: '' })
    await setCompany({ invoiceForm: 'xrechnung', buyerReference: '04011000-1234512345-06' })
    const { id, number } = await ship(buyer)
    await save({ phone: '+49 30 1234567' })
    expect(await unsent()).toContain(number)
    const error = await rejection(shop.documents.mail({ actor: shop.admin }, { id }))
    expect(isProblem(error, notElectronic) && error.body.detail).toContain('phone number')
  })
  test('is noted as sent when it went by post, and when its buyer fetched it', async () => {
    const issueByHand = async () => {
      await save({ invoicing: 'on-request' })
      const { order } = await shop.placeNewTool()
      await shop.transition(order.number, 'confirmed')
      const request = { number: order.number, kind: 'invoice', size: 'a4' } as const
      await shop.documents.issue({ actor: shop.admin }, request)
      await save({ invoicing: 'when-shipped' })
      return invoiceOf(order.number)
    }
    const posted = await issueByHand()
    const fetched = await issueByHand()
    expect(await unsent()).toEqual(expect.arrayContaining([posted.number, fetched.number]))
    await shop.documents.noteDelivery({ actor: shop.admin }, { id: posted.id, how: 'by post' })
    await shop.documents.file({ actor: shop.buyer }, { id: fetched.id })
    expect(await unsent()).not.toContain(posted.number)
    expect(await unsent()).not.toContain(fetched.number)
    expect((await invoiceOf(posted.order ?? 0)).sent).toMatchObject([{ to: 'by post' }])
  })
})
