/** Documents name the company for which was ordered, as its record was when they were issued. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Actor } from '../../platform/access/endpoint.ts'
import { isValidatorMissing, validate } from '../../../tests/e-invoices/validator.ts'
import { openOrderShop, type OrderShop } from '../../../tests/order-shop.ts'
import { readPdf } from '../../../tests/pdf-text.ts'

// Drawing takes its time on a machine that is busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let shop: OrderShop
let buyer: Actor
let companyId: string
const record = { name: 'Miller Joinery', address: 'Ring 1\n1010 Wien\nAustria', taxNumber: '' }
beforeAll(async () => {
  shop = await openOrderShop()
  await save({ country: 'DE', address: 'Am Markt 1\n10115 Berlin' })
  await save({ tax: 'vat', vatId: 'DE 123 456 789', email: 'rechnung@schmiede.example' })
  const asked = { ...record, vatId: 'ATU12345675' }
  ;({ id: companyId } = await shop.companies.request({ actor: shop.buyer }, asked))
  await shop.companies.move({ actor: shop.admin }, { id: companyId, state: 'approved' })
  buyer = {
    ...shop.buyer,
    company: await shop.companies.actingFor(shop.database.handle, shop.buyer.id, companyId),
  }
})
afterAll(() => shop.close())

const save = (values: object) => shop.saveSettings(values)
/** The texts of an invoice of that buyer, and its electronic form. */
async function invoice(actor: Actor) {
  const tool = await shop.tool({ price: 1000 })
  const { number } = await shop.placeTool(tool.id, 5, { actor, country: 'DE' })
  await shop.transition(number, 'confirmed')
  const request = { number, kind: 'invoice', size: 'a4' } as const
  const { pdf } = await shop.documents.issue({ actor: shop.admin }, request)
  const [issued] = await shop.documents.list({ actor: shop.admin }, { order: number })
  const id = issued?.id ?? expect.unreachable('no invoice')
  const file = await shop.documents.xml({ actor: shop.admin }, { id, format: 'ubl' })
  const pages = readPdf(Buffer.from(pdf, 'base64'))
  return {
    texts: pages.flatMap(({ texts }) => texts.map(({ text }) => text.trim())),
    xml: new TextDecoder().decode(file.bytes),
  }
}

test.skipIf(isValidatorMissing())(
  'an invoice names it with address and VAT number, on paper and validly for machines',
  async () => {
    const { texts, xml } = await invoice(buyer)
    const at = texts.indexOf('Bill to')
    expect(texts.slice(at + 1, at + 6)).toEqual([
      'Miller Joinery',
      'Ring 1',
      '1010 Wien',
      'Austria',
      'VAT ID ATU12345675',
    ])
    expect(texts[texts.indexOf('Ship to') + 1]).toBe(shop.buyer.name)
    expect(validate(xml).failed).toEqual([])
    const [, party = ''] = xml.split('<cac:AccountingCustomerParty>')
    const [billed = ''] = party.split('</cac:AccountingCustomerParty>')
    for (const part of ['Miller Joinery', 'Ring 1', '>1010<', '>Wien<', '>AT<', shop.buyer.name])
      expect(billed).toContain(part)
  },
)
test('what was issued keeps the name of its day; the next has the new one', async () => {
  await invoice(buyer)
  const { revision } = await shop.companies.read({ actor: shop.admin }, { id: companyId })
  const moved = { ...record, address: 'Domplatz 2\n4020 Linz\nAustria', vatId: '' }
  await shop.companies.save(
    { actor: shop.admin },
    {
      id: companyId,
      revision,
      ...moved,
      taxStatus: 'standard',
      terms: '',
      representative: '',
      notes: '',
      minimumOrder: 0,
    },
  )
  expect((await invoice(buyer)).texts).toContain('Domplatz 2')
  const [, first] = await shop.documents.list({ actor: shop.admin }, {})
  const file = await shop.documents.xml(
    { actor: shop.admin },
    { id: first?.id ?? '', format: 'ubl' },
  )
  expect(new TextDecoder().decode(file.bytes)).toContain('Ring 1')
})
test('who orders for themselves is named alone', async () => {
  const { texts } = await invoice(shop.buyer)
  expect(texts[texts.indexOf('Bill to') + 1]).toBe(shop.buyer.name)
  expect(texts).not.toContain('Ship to')
})
