/** A shop named otherwise is nowhere called Ironmonger in what it writes: PDF, XML, CSV, archives. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openOrderShop, type OrderShop } from '../../tests/order-shop.ts'
import { pdfObjects, pdfText } from '../../tests/pdf-text.ts'

const name = 'Anvil & Sons'
let shop: OrderShop
let admin: { readonly actor: OrderShop['admin'] }
/** Every file of the shop, by what it is. */
const files = new Map<string, string>()

/** What stands in a PDF file, packed or not, and what is drawn of it. */
const textOf = (file: Buffer): string =>
  [file.toString('latin1').replaceAll('\0', ''), ...pdfObjects(file).values(), pdfText(file)].join(
    '\n',
  )

beforeAll(async () => {
  shop = await openOrderShop()
  admin = { actor: shop.admin }
  const save = async (values: object) => {
    const { revision } = await shop.settings.read(admin, {})
    await shop.settings.save(admin, { revision, ...values })
  }
  await save({ name, country: 'DE' })
  await save({
    tax: 'vat',
    legalName: 'Anvil & Sons GmbH',
    address: 'Am Markt 1\n10115 Berlin',
    vatId: 'DE 123 456 789',
    bank: 'Bank of Berlin, DE02 1203 0000 0000 2020 51',
    email: 'office@anvil.example',
  })
  const tool = await shop.tool({ price: 1000 })
  const order = await shop.placeTool(tool.id, 5, { country: 'DE', gross: 5950 })
  await shop.transition(order.number, 'confirmed')
  for (const kind of ['invoice', 'packing-slip'] as const) {
    const { pdf } = await shop.documents.issue(admin, { number: order.number, kind, size: 'a4' })
    files.set(kind, textOf(Buffer.from(pdf, 'base64')))
  }
  const documents = await shop.documents.list(admin, {})
  const invoice = documents.find(({ kind }) => kind === 'invoice')?.id ?? ''
  for (const format of ['ubl', 'cii'] as const) {
    const { bytes } = await shop.documents.xml(admin, { id: invoice, format })
    files.set(format, new TextDecoder().decode(bytes))
  }
  const facturx = await shop.documents.facturx(admin, { id: invoice })
  files.set('Factur-X', textOf(Buffer.from(facturx.bytes)))
})
afterAll(() => shop.close())

describe('a shop that is named Anvil & Sons', () => {
  test('is named so in its invoice, packing slip and electronic invoices', () => {
    expect([...files.keys()]).toEqual(['invoice', 'packing-slip', 'ubl', 'cii', 'Factur-X'])
    for (const [kind, text] of files) expect(text, kind).toMatch(/Anvil (?:&|&amp;) Sons/)
    // What is drawn is read, and not only what stands in the file as it is.
    expect(files.get('invoice')).toContain('Am Markt 1')
  })
  test('has no other name in any of them, nor in what they say of who made them', () => {
    for (const [kind, text] of files) expect(text, kind).not.toMatch(/ironmonger/i)
  })
  test('has none in the files of lists, of its buyers and of bookkeeping', async () => {
    const run = await shop.accounting.run(admin, { month: new Date().toISOString().slice(0, 7) })
    const journal = await shop.accounting.journal(admin, { number: run.number })
    const own = await shop.accounts.downloadData({ actor: shop.buyer }, {})
    const texts = [new TextDecoder().decode(journal.bytes), own.name + own.json]
    for (const text of texts) {
      expect(text.length).toBeGreaterThan(100)
      expect(text).not.toMatch(/ironmonger/i)
    }
  })
})
