/** The invoice of a reverse charge supply, as it is read on paper. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openOrderShop, type OrderShop } from '../../../tests/order-shop.ts'
import { pdfText } from '../../../tests/pdf-text.ts'
import { startVatService, type VatServiceStandIn } from '../../../tests/vat-service.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let shop: OrderShop
let service: VatServiceStandIn
beforeAll(async () => {
  service = await startVatService()
  shop = await openOrderShop({ VAT_TEST_ORIGINS: service.origin })
  await save({ country: 'DE', vatId: 'DE136695976' })
  await save({ legalName: 'Schmiede GmbH', address: 'Am Markt 1\n10115 Berlin' })
  await save({ tax: 'vat', vatService: service.service })
  service.answer('valid')
  await shop.tax.vatChecks.start()
})
afterAll(async () => {
  await shop.tax.vatChecks.close()
  await shop.close()
  await service.close()
})

async function save(change: Readonly<Record<string, string>>): Promise<void> {
  const { revision } = await shop.settings.read({ actor: shop.admin }, {})
  await shop.settings.save({ actor: shop.admin }, { revision, ...change })
}

/** A member of a company in Vienna whose number the service has confirmed. */
async function viennese() {
  const { actor } = { actor: shop.admin }
  const { id } = await shop.companies.add(
    { actor },
    {
      name: 'Wiener Werkstatt',
      vatId: 'ATU13585627',
      address: '',
      taxNumber: '',
      terms: '',
      taxStatus: 'standard',
      minimumOrder: 0,
      representative: '',
      notes: '',
    },
  )
  const person = await shop.person('Wilma Wien')
  await shop.companies.setMember({ actor }, { id, email: person.email, role: 'buyer' })
  await shop.tax.checkVatNumber({ actor }, { id })
  await vi.waitFor(
    async () => expect((await shop.tax.vatNumber({ actor }, { id })).state).toBe('confirmed'),
    10_000,
  )
  return { ...person, company: await shop.companies.actingFor(shop.database.handle, person.id, id) }
}

/** The text of the invoice of five tools at 10.00 for Austria. */
async function invoiceFor(actor: OrderShop['buyer']): Promise<string> {
  const { id } = await shop.tool({ price: 1000 })
  const { number } = await shop.placeTool(id, 5, { actor, country: 'AT' })
  await shop.transition(number, 'confirmed')
  const { pdf } = await shop.documents.issue(
    { actor: shop.admin },
    { number, kind: 'invoice', size: 'a4' },
  )
  return pdfText(Buffer.from(pdf, 'base64'))
}

test('has the words that the law asks for, both VAT numbers, and no tax', async () => {
  const text = await invoiceFor(await viennese())
  expect(text).toContain('Schmiede GmbH')
  expect(text).toContain('DE136695976')
  expect(text).toContain('ATU13585627')
  expect(text).toMatch(/reverse charge/i)
  expect(text).toContain('the recipient accounts for the tax')
  expect(text).toContain('Article 138')
  expect(text).not.toMatch(/19 ?%|9\.50|59\.50/)
  expect(text).toContain('No tax $50.00 $0.00')
  expect(text).toContain('Total in US dollars $50.00')
})

test('of anybody who is no confirmed business there, it has the tax instead', async () => {
  const text = await invoiceFor(shop.buyer)
  expect(text).not.toMatch(/reverse charge|Article 138/i)
  expect(text).toMatch(/19 ?%/)
  expect(text).toContain('$59.50')
})
