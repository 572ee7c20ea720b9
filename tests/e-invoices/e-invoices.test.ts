/** What the shop writes as electronic invoices is valid by the official rules of EN 16931. */
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { describe, expect, test } from 'vitest'
import {
  decimal,
  totalsOf,
  type EInvoice,
  type EInvoiceLine,
} from '../../src/documents/e-invoices/e-invoice.ts'
import { renderPdf } from '../../src/documents/drawing/pdf.server.ts'
import { writeEInvoice } from '../../src/documents/e-invoices/write-e-invoice.server.ts'
import { taxFor, taxesOf, type Sale, type TaxDecision } from '../../src/tax/rules.ts'
import { halfOf, isFull } from '../effort.ts'
import { pdfObjects } from '../pdf-text.ts'
import { isValidatorMissing, validate } from './validator.ts'

const sale = (over: Partial<Sale> = {}): TaxDecision =>
  taxFor({
    seller: { country: 'DE', chargesTax: true },
    destination: 'DE',
    buyer: {},
    taxClass: 'standard',
    day: '2026-11-22',
    ...over,
  })

const line = (over: Partial<EInvoiceLine> = {}): EInvoiceLine => ({
  sku: 'CW-13',
  name: 'Combination Wrench, 13 mm',
  quantity: 24,
  unitCode: 'H87',
  price: 264,
  pricePer: 1,
  total: 6336,
  tax: sale(),
  ...over,
})

const buyer = {
  name: '<Müller> & 工具 Ltd',
  address: ['Werkstraße 7', 'Hinterhaus', '50667 Köln'],
  country: 'DE',
  email: 'einkauf@mueller.example',
}

/** An invoice with the taxes of its parts. */
function invoiceOf(over: Partial<EInvoice> = {}): EInvoice {
  const parts = { lines: [line()], charges: [], ...over }
  const taxed = [
    ...parts.lines.map(({ total, tax }) => ({ amount: total, tax })),
    ...parts.charges.map(({ amount, tax, discount }) => ({
      amount: discount ? -amount : amount,
      tax,
    })),
  ]
  return {
    kind: 'invoice',
    number: 'INV-000042',
    issueDate: '2026-11-22',
    supplyDate: '2026-11-21',
    dueDate: '2026-12-22',
    currency: 'EUR',
    seller: {
      name: 'Schmiede & Söhne GmbH',
      address: ['Am Markt 1', '10115 Berlin'],
      country: 'DE',
      email: 'rechnung@schmiede.example',
      vatId: 'DE123456789',
      iban: 'DE02120300000000202051',
    },
    buyer,
    deliverTo: over.buyer ?? buyer,
    poNumber: 'PO 4711',
    orderNumber: '1042',
    taxes: taxesOf(taxed),
    terms: 'Net 30 days.',
    ...parts,
  }
}

const austrian = {
  name: 'Werkzeug Wien GmbH',
  address: ['Ring 1', '1010 Wien'],
  country: 'AT',
  email: 'kauf@wien.example',
  vatId: 'ATU12345678',
}
const certificate = { number: 'RS-1', states: [], from: '2026-01-01', until: '2027-01-01' }
const community = sale({ destination: 'AT', buyer: { verifiedVatId: 'ATU12345678' } })
const exported = sale({ destination: 'US' })
const delivery = { label: 'Delivery', amount: 990, tax: sale() }

const cases: Readonly<Record<string, EInvoice>> = {
  'at home': invoiceOf(),
  'without a purchase order, terms, due date and bank account': invoiceOf({
    poNumber: '',
    terms: 'Payable at once.',
    dueDate: undefined,
    seller: { ...invoiceOf().seller, iban: undefined },
  }),
  'with customs number and origin': invoiceOf({
    lines: [line({ commodityCode: '82041100', originCountry: 'TW' })],
  }),
  'with delivery': invoiceOf({ charges: [delivery] }),
  'with a discount': invoiceOf({
    charges: [{ label: 'Early payment', amount: 127, tax: sale(), discount: true }, delivery],
  }),
  'at mixed rates': invoiceOf({
    lines: [
      line(),
      line({ sku: 'BOOK', name: 'Handbook', tax: sale({ taxClass: 'reduced' }) }),
      line({ sku: 'ZERO', name: 'Zero', tax: sale({ taxClass: 'zero' }) }),
    ],
  }),
  'priced per 100': invoiceOf({
    lines: [line({ quantity: 850, price: 1250, pricePer: 100, total: 10625 })],
  }),
  'priced per 1,000 and rounded': invoiceOf({
    lines: [line({ quantity: 333, price: 1999, pricePer: 1000, total: 666 })],
  }),
  'sold by pair, set, metre, kilogram, litre, roll and box': invoiceOf({
    lines: ['PR', 'SET', 'MTR', 'KGM', 'LTR', 'XRO', 'XBX'].map((unitCode) => line({ unitCode })),
  }),
  'to a business in another Member State': invoiceOf({
    buyer: austrian,
    lines: [line({ tax: community })],
    charges: [{ ...delivery, tax: community }],
  }),
  exported: invoiceOf({
    buyer: {
      name: 'Hardware Inc',
      address: ['12 Main Street', 'Springfield, IL 62701'],
      country: 'US',
      email: 'buy@hardware.example',
    },
    lines: [line({ tax: exported })],
  }),
  'exempt by certificate': invoiceOf({
    lines: [line({ tax: sale({ buyer: { certificates: [certificate] } }) })],
  }),
  'of which tax was rounded over two invoices': invoiceOf({
    lines: [line({ quantity: 1, price: 50, total: 50 })],
    // The first invoice of 0.50 bore 0.10, both together 0.19: so this one bears 0.09.
    taxes: [{ ...sale(), base: 50, amount: 9 }],
  }),
  'a credit note': invoiceOf({
    kind: 'credit-note',
    number: 'CN-000001',
    corrects: { number: 'INV-000042', issueDate: '2026-11-01' },
  }),
}

/** The rules are quadratic in the lines: the XSLT of CII takes minutes for 1,000, of UBL 20 s. */
const longest = isFull ? { ubl: 1000, cii: 150 } : { ubl: 250, cii: 50 }

describe.skipIf(isValidatorMissing()).each([
  ['ubl', 0],
  ['cii', 1],
] as const)('as %s', (format, turn) => {
  test.each(halfOf(Object.keys(cases), turn))(
    'an invoice %s is valid by EN 16931',
    async (name) => {
      const invoice = cases[name] ?? invoiceOf()
      const xml = new TextDecoder().decode(await writeEInvoice(invoice, format))
      const { fired, failed } = validate(xml)
      expect(failed).toEqual([])
      expect(fired).toBeGreaterThan(40)
      expect(xml).toContain(`>${decimal(totalsOf(invoice).gross)}<`)
      expect(xml).toContain(invoice.number)
    },
  )
  test('an invoice of very many lines is valid by EN 16931', async () => {
    const lines = Array.from({ length: longest[format] }, (_, index) => line({ sku: `S-${index}` }))
    const xml = new TextDecoder().decode(await writeEInvoice(invoiceOf({ lines }), format))
    expect(validate(xml).failed).toEqual([])
    expect(xml).toContain(`>S-${longest[format] - 1}<`)
  }, 600_000)
  test('the rules see a falsified total', async () => {
    const xml = new TextDecoder().decode(await writeEInvoice(invoiceOf(), format))
    const { gross } = totalsOf(invoiceOf())
    const falsified = xml.replaceAll(`>${decimal(gross)}<`, `>${decimal(gross + 100)}<`)
    expect(falsified).not.toBe(xml)
    expect(validate(falsified).failed.join('\n')).toContain('BR-CO-15')
  })
  test('names in any script and signs of XML stay as they are', async () => {
    const xml = new TextDecoder().decode(await writeEInvoice(invoiceOf(), format))
    expect(xml).toContain('&lt;Müller&gt; &amp; 工具 Ltd')
  })
})

/** The description of a PDF file in XML (XMP), and what it says of who made it. */
function metadataOf(file: Uint8Array): string {
  const [packet = ''] =
    /<x:xmpmeta[\s\S]*<\/x:xmpmeta>/.exec(Buffer.from(file).toString('latin1')) ?? []
  const xml = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(packet, 'latin1'))
  expect(XMLValidator.validate(xml)).toBe(true)
  const creator = /<dc:creator>[\s\S]*?<rdf:li>([\s\S]*?)<\/rdf:li>/.exec(xml)?.[1] ?? ''
  return new XMLParser({ htmlEntities: true, parseTagValue: false }).parse(`<a>${creator}</a>`).a
}

describe('Factur-X', () => {
  test('is a PDF/A-3 file that holds the same XML and says so', async () => {
    const plain = await renderPdf(
      {
        kind: 'invoice',
        number: 'INV-000042',
        issueDate: '2026-11-22',
        issuedAt: new Date('2026-11-22T10:00:00Z'),
        content: {
          shop: { name: 'Schmiede', address: ['Am Markt 1'], vatId: 'DE123456789', bank: '' },
          order: {
            number: 1042,
            name: 'Müller',
            email: 'einkauf@mueller.example',
            phone: '1',
            address: 'Köln',
            poNumber: '',
            note: '',
            placedAt: '2026-11-20',
            pieces: 24,
            total: 6336,
            lines: [{ sku: 'CW-13', name: 'Wrench', quantity: 24, unitPrice: 264, total: 6336 }],
          },
        },
      },
      'a4',
      [],
    )
    const file = Buffer.from(await writeEInvoice(invoiceOf(), 'facturx', plain))
    const text = unpackedStreams(file)
    expect(file.subarray(0, 5).toString()).toBe('%PDF-')
    expect(text).toMatch(/<pdfaid:part>3</)
    expect(text).toMatch(/<pdfaid:conformance>[BU]</)
    expect(text).toMatch(/<fx:ConformanceLevel>EN 16931</)
    expect(text).toMatch(/<fx:DocumentFileName>factur-x\.xml</)
    expect(text).toMatch(/\/AFRelationship\s*\/(Alternative|Data|Source)/)
    expect(text).toMatch(/\/OutputIntent/)
    // No encryption, no script, and every font inside: what PDF/A asks for.
    expect(text).not.toMatch(/\/Encrypt|\/JavaScript/)
    expect(text.match(/\/FontFile\d?/g)?.length ?? 0).toBeGreaterThan(0)
    // PDF/A-3, 6.6.2.1: its metadata is XML in UTF-8, whatever letters the seller has.
    const name = 'Söhne & 丼 鍛冶 🔨 GmbH'
    const foreign = invoiceOf({ seller: { ...invoiceOf().seller, name } })
    expect(metadataOf(await writeEInvoice(foreign, 'facturx', plain))).toBe(name)

    const xml = new TextDecoder().decode(await writeEInvoice(invoiceOf(), 'cii'))
    // BT-13, the buyer's purchase order, is what the buyer's accounts look for.
    expect(xml).toMatch(/BuyerOrderReferencedDocument>\s*<ram:IssuerAssignedID>PO 4711</)
    expect(invoiceIn(text)).toBe(xml.trim())

    const credit = cases['a credit note'] ?? invoiceOf()
    const inside = unpackedStreams(Buffer.from(await writeEInvoice(credit, 'facturx', plain)))
    const alone = new TextDecoder().decode(await writeEInvoice(credit, 'cii'))
    expect(invoiceIn(inside)).toBe(alone.trim())
    // BT-25, BT-26: the invoice that it corrects, and its day (format 102: YYYYMMDD).
    expect(alone).toMatch(/<ram:InvoiceReferencedDocument>\s*<ram:IssuerAssignedID>INV-000042</)
    expect(alone).toMatch(
      /<ram:FormattedIssueDateTime>\s*<\w+:DateTimeString format="102">20261101</,
    )
  })
})

/** The CII that a Factur-X file holds. */
const invoiceIn = (text: string): string | undefined =>
  /<\?xml[^>]*>\s*<rsm:[\s\S]*?<\/rsm:CrossIndustryInvoice>/.exec(text)?.[0]

/** The file as text, with what stands in its compressed streams. */
const unpackedStreams = (file: Buffer): string =>
  [
    file.toString('latin1'),
    ...[...pdfObjects(file).values()].map((body) => Buffer.from(body, 'latin1').toString('utf8')),
  ].join('\n')
