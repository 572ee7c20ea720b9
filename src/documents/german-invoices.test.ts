/**
 * What § 14 (4) and § 14a UStG ask of an invoice, read in the text of the PDF; and each of these
 * documents as XRechnung, judged by its official rules.
 * Source: Umsatzsteuergesetz, § 14 Abs. 4 Satz 1 Nr. 1 to 10, § 14a Abs. 3, § 31 UStDV.
 */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { isValidatorMissing, validate } from '../../tests/e-invoices/validator.ts'
import { openOrderShop, type OrderShop } from '../../tests/order-shop.ts'
import { pdfText } from '../../tests/pdf-text.ts'
import { startVatService, type VatServiceStandIn } from '../../tests/vat-service.ts'
import type { Actor } from '../platform/access/endpoint.ts'

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 })

let shop: OrderShop
let service: VatServiceStandIn
beforeAll(async () => {
  service = await startVatService()
  shop = await openOrderShop({
    VAT_TEST_ORIGINS: service.origin,
    SMTP_URL: 'smtp://127.0.0.1:9',
  })
  const save = (values: object) => shop.saveSettings(values)
  await save({
    country: 'DE',
    currency: 'EUR',
    timeZone: 'Europe/Berlin',
    defaultLanguage: 'de',
    legalName: 'Schmiede GmbH',
    address: 'Am Markt 1\n10115 Berlin',
    vatId: 'DE136695976',
  })
  await save({
    tax: 'vat',
    vatService: service.service,
    email: 'rechnung@schmiede.example',
    phone: '+49 30 1234567',
    bank: 'DE02 1203 0000 0000 2020 51',
    invoicing: 'when-shipped',
    paymentTerms: '2/10 net 30',
  })
  service.answer('valid')
  await shop.tax.vatChecks.start()
})
afterAll(async () => {
  await shop.tax.vatChecks.close()
  await shop.close()
  await service.close()
})

type Place = {
  readonly street: string
  readonly postcode: string
  readonly town: string
  readonly country: string
}
type Customer = { readonly name: string; readonly address: string; readonly vatId: string }

/** A member of a company; its VAT number, if it has one, is confirmed. */
async function memberOf({ name, address, vatId }: Customer): Promise<Actor> {
  const by = { actor: shop.admin }
  const { id } = await shop.companies.add(by, {
    name,
    vatId,
    address,
    taxNumber: '',
    terms: '',
    taxStatus: 'standard',
    minimumOrder: 0,
    representative: '',
    notes: '',
  })
  await shop.saveCompany(id, { buyerReference: '04011000-1234512345-06' })
  const person = await shop.person(`Einkauf ${name}`)
  await shop.companies.setMember(by, { id, email: person.email, role: 'buyer' })
  if (vatId !== '') {
    await shop.tax.checkVatNumber(by, { id })
    await vi.waitFor(
      async () => expect((await shop.tax.vatNumber(by, { id })).state).toBe('confirmed'),
      10_000,
    )
  }
  return { ...person, company: await shop.companies.actingFor(shop.database.handle, person.id, id) }
}

/** Orders 5 wrenches at 10.00 and ships so many of them. @returns the number of the order */
async function ship(actor: Actor, shipTo: Place, quantity = 5): Promise<number> {
  const tool = await shop.tool({ name: 'Ringmaulschlüssel 13 mm', sku: randomSku(), price: 1000 })
  const { number } = await shop.placeTool(tool.id, 5, { actor, shipTo, poNumber: 'B-4711' })
  await shop.transition(number, 'confirmed')
  await shop.shipments.create(
    { actor: shop.admin, idempotencyKey: randomUUID() },
    { number, lines: [{ line: 1, quantity }] },
  )
  return number
}
const randomSku = (): string => `RMS-${randomUUID().slice(0, 6).toUpperCase()}`

async function documentOf(order: number, kind: 'invoice' | 'credit-note') {
  const by = { actor: shop.admin }
  const [found] = await shop.documents.list(by, { order, kind })
  const { id, number } = found ?? expect.unreachable(`no ${kind}`)
  const { bytes } = await shop.documents.file(by, { id, size: 'a4' })
  const file = await shop.documents.xml(by, { id, format: 'xrechnung' })
  const xml = new TextDecoder().decode(file.bytes)
  return { number, xml, text: pdfText(bytes) }
}

const months = 'Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember'
const germanDay = String.raw`\d{1,2}\. (?:${months}) \d{4}`

/** What every invoice says, whatever it is about. */
function expectOfEveryInvoice(
  { text, number }: { readonly text: string; readonly number: string },
  { name, address }: Customer,
): void {
  const has = (what: string, said: string | RegExp) =>
    expect(said instanceof RegExp ? said.test(text) : text.includes(said), `${what}: ${text}`).toBe(
      true,
    )
  for (const line of ['Schmiede GmbH', 'Am Markt 1', '10115 Berlin']) has('1 supplier', line)
  for (const line of [name, ...address.split('\n')]) has('1 recipient', line)
  has('2 tax id of the supplier', 'DE136695976')
  has('3 date of issue', new RegExp(String.raw`(?:Rechnungsdatum|Datum)\D{0,20}${germanDay}`))
  has('4 number', number)
  has('5 what was supplied', 'Ringmaulschlüssel 13 mm')
  expect(text).not.toMatch(/\b(?:Invoice|Date|Total|Tax|VAT|supply|Net)\b/)
}

function expectOfficial(xml: string): void {
  expect(xml).toContain('<cbc:BuyerReference>04011000-1234512345-06<')
  if (isValidatorMissing()) return
  expect(validate(xml).failed).toEqual([])
  expect(validate(xml, 'xrechnung').failed).toEqual([])
}

const cologne: Customer = { name: 'Stadt Köln', address: 'Domplatz 1\n50667 Köln', vatId: '' }
const works: Place = { street: 'Werkstraße 7', postcode: '50667', town: 'Köln', country: 'DE' }

describe('a German invoice has what § 14 (4) UStG asks for', () => {
  test('at home: date of supply, net by rate, tax, and the agreed discount', async () => {
    const order = await ship(await memberOf(cologne), works)
    const found = await documentOf(order, 'invoice')
    expectOfEveryInvoice(found, cologne)
    const { text } = found
    expect(text, '5 quantity').toMatch(/\b5\b/)
    expect(text, '6 date of supply').toMatch(
      new RegExp(`(?:Lieferdatum|Leistungsdatum)\\D{0,20}${germanDay}`),
    )
    expect(text, '7 net by rate').toMatch(/50,00/)
    expect(text, '7 agreed discount').toMatch(/2\s?% Skonto|Skonto/)
    expect(text, '8 rate and tax').toMatch(/19\s?%/)
    expect(text, '8 rate and tax').toContain('9,50')
    expect(text).toContain('59,50')
    expectOfficial(found.xml)
  })

  test('of a part: only what was shipped', async () => {
    const customer = { ...cologne, name: 'Bauhof Köln' }
    const order = await ship(await memberOf(customer), works, 2)
    const found = await documentOf(order, 'invoice')
    expectOfEveryInvoice(found, customer)
    expect(found.text).toContain('20,00')
    expect(found.text).toContain('23,80')
    expect(found.text).not.toContain('59,50')
    expectOfficial(found.xml)
  })

  test('to a confirmed business in another Member State: both VAT numbers, the sentence, no tax', async () => {
    const customer = {
      name: 'Wiener Werkstatt',
      address: 'Ring 2\n1010 Wien',
      vatId: 'ATU13585627',
    }
    const place = { street: 'Ring 2', postcode: '1010', town: 'Wien', country: 'AT' }
    const found = await documentOf(await ship(await memberOf(customer), place), 'invoice')
    expectOfEveryInvoice(found, customer)
    expect(found.text).toContain('ATU13585627')
    expect(found.text, 'where it goes, and the window of the envelope').toMatch(
      /1010 Wien\s+Österreich[^]*1010 Wien\s+Österreich/,
    )
    expect(found.text).toMatch(
      /Steuerfreie innergemeinschaftliche Lieferung \(§ 4 Nr\. 1 Buchst\. b i\.\s?V\.\s?m\. § 6a UStG\)/,
    )
    expect(found.text).not.toMatch(/19\s?%|9,50|59,50/)
    expectOfficial(found.xml)
  })

  test('out of the Union: the sentence, no tax', async () => {
    const customer = { name: 'Zürich Bau AG', address: 'Seestrasse 3\n8002 Zürich', vatId: '' }
    const place = { street: 'Seestrasse 3', postcode: '8002', town: 'Zürich', country: 'CH' }
    const found = await documentOf(await ship(await memberOf(customer), place), 'invoice')
    expectOfEveryInvoice(found, customer)
    expect(found.text).toMatch(
      /Steuerfreie Ausfuhrlieferung \(§ 4 Nr\. 1 Buchst\. a i\.\s?V\.\s?m\. § 6 UStG\)/,
    )
    expect(found.text).not.toMatch(/19\s?%|59,50/)
    expect(found.text).toMatch(/8002 Zürich\s+Schweiz[^]*8002 Zürich\s+Schweiz/)
    expectOfficial(found.xml)
  })

  test('to an address that is only a text: with the country where its goods go', async () => {
    const textsTo = async (address: string, country: string) => {
      const tool = await shop.tool({ name: 'Ringmaulschlüssel 13 mm', price: 1000 })
      const { number } = await shop.placeTool(tool.id, 5, { address, country })
      await shop.transition(number, 'confirmed')
      await shop.shipments.create(
        { actor: shop.admin, idempotencyKey: randomUUID() },
        { number, lines: [{ line: 1, quantity: 5 }] },
      )
      const found = await shop.documents.list({ actor: shop.buyer }, { order: number })
      const files = await Promise.all(
        found.map(({ id }) => shop.documents.file({ actor: shop.buyer }, { id, size: 'a4' })),
      )
      expect(files).toHaveLength(2)
      return files.map(({ bytes }) => pdfText(bytes))
    }
    const abroad = 'Werkstatt AG\nBahnhofstrasse 1\n8001 Zürich'
    for (const text of await textsTo(abroad, 'CH')) expect(text).toMatch(/8001 Zürich\s+Schweiz/)
    for (const text of await textsTo(`${abroad}\nSchweiz`, 'CH'))
      expect(text).not.toMatch(/Schweiz\s+Schweiz/)
    for (const text of await textsTo('Tischlerei Möller\nElbstraße 12\n22767 Hamburg', 'DE'))
      expect(text).not.toMatch(/Hamburg\s+Deutschland/)
  })

  test('that is corrected names the invoice, and is no Gutschrift', async () => {
    const customer = { ...cologne, name: 'Schule Köln' }
    const actor = await memberOf(customer)
    const order = await ship(actor, works)
    await shop.transition(order, 'delivered')
    const invoice = await documentOf(order, 'invoice')
    const { id } = await shop.shipments.requestReturn(
      { actor },
      { number: order, lines: [{ line: 1, quantity: 5 }], reason: 'Kratzer am Maul' },
    )
    for (const status of ['approved', 'received'] as const)
      await shop.shipments.moveReturn({ actor: shop.admin }, { id, status })
    const credit = await documentOf(order, 'credit-note')
    expectOfEveryInvoice(credit, customer)
    expect(credit.text).toContain(invoice.number)
    expect(credit.text).toMatch(/Rechnungskorrektur/)
    expect(credit.text, '10: that word is for invoices that customers write').not.toMatch(
      /Gutschrift/,
    )
    expect(credit.text).toContain('59,50')
    expectOfficial(credit.xml)
  })
})
