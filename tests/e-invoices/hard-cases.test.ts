/** What papers of unusual sellers, buyers, goods and texts say, written as electronic invoices. */
import { describe, expect, test } from 'vitest'
import { DocumentContent } from '../../src/documents/document-content.ts'
import { toEInvoice } from '../../src/documents/e-invoices/e-invoice-content.ts'
import { writeEInvoice } from '../../src/documents/e-invoices/write-e-invoice.server.ts'
import { taxFor, taxesOf, type Sale } from '../../src/tax/rules.ts'
import { spokenTax } from '../../src/tax/spoken-tax.ts'
import { inLanguage } from '../../src/platform/languages/in-language.server.ts'
import { halfOf } from '../effort.ts'
import { isValidatorMissing, validate } from './validator.ts'

type Line = Partial<DocumentContent['order']['lines'][number]> & {
  readonly taxClass?: Sale['taxClass']
}
type Paper = {
  readonly shop?: Partial<DocumentContent['shop']>
  readonly sale?: Partial<Sale>
  readonly lines?: readonly Line[]
  readonly delivery?: Partial<NonNullable<DocumentContent['order']['delivery']>>
  readonly order?: Partial<DocumentContent['order']>
  readonly rest?: Partial<DocumentContent>
  readonly kind?: 'invoice' | 'credit-note'
}

const berlin = {
  name: 'Schmiede GmbH',
  address: ['Am Markt 1', '10115 Berlin', 'Germany'],
  vatId: 'DE 123 456 789',
  bank: 'Bank of Berlin, DE02 1203 0000 0000 2020 51',
  country: 'DE',
  email: 'rechnung@schmiede.example',
}

/** A document as the shop freezes it, with its taxes. */
function contentOf(paper: Paper): DocumentContent {
  const shop = { ...berlin, ...paper.shop }
  const { country: home = '' } = shop
  const destination = paper.sale?.destination ?? home
  const decide = (taxClass: Sale['taxClass'] = 'standard') =>
    taxFor({
      seller: { country: home, chargesTax: true },
      buyer: {},
      day: '2026-11-23',
      ...paper.sale,
      destination,
      taxClass,
    })
  const lines = (paper.lines ?? [{}]).map(({ taxClass, ...line }) => ({
    sku: 'CW-13',
    name: 'Wrench',
    quantity: 10,
    unitPrice: 264,
    total: 2640,
    ...line,
    tax: { category: decide(taxClass).category, rate: decide(taxClass).rate },
    decision: decide(taxClass),
  }))
  const charge = paper.delivery?.charge ?? 0
  const taxes = taxesOf([
    ...lines.map(({ total, decision }) => ({ amount: total, tax: decision })),
    ...(charge > 0 ? [{ amount: charge, tax: decide() }] : []),
  ])
  const amount = taxes.reduce((sum, tax) => sum + tax.amount, 0)
  const total = lines.reduce((sum, line) => sum + line.total, charge)
  const buyerVatId = paper.sale?.buyer?.verifiedVatId
  return DocumentContent.parse({
    shop,
    ...paper.rest,
    order: {
      number: 10042,
      name: 'Ada Müller',
      email: 'ada@buyer.example',
      phone: '555 0142',
      address: 'Werkstraße 7\n50667 Köln',
      poNumber: '',
      note: '',
      placedAt: '2026-11-20',
      pieces: 10,
      total,
      currency: 'EUR',
      ...(paper.delivery
        ? {
            delivery: {
              kind: 'charged',
              zone: '',
              country: destination,
              postcode: '',
              charge: 0,
              reason: '',
              ...paper.delivery,
            },
          }
        : {}),
      tax: {
        country: destination,
        ...(buyerVatId && taxes.some(({ category }) => category === 'K') ? { buyerVatId } : {}),
        lines: spokenTax({ lines: taxes.map(({ exemptionCode: _, ...tax }) => tax) }, home).lines,
        amount,
        gross: total + amount,
      },
      lines: lines.map(({ decision: _, ...line }) => line),
      ...paper.order,
    },
  })
}

async function xmlOf(paper: Paper, format: 'ubl' | 'cii'): Promise<string> {
  const head = { kind: paper.kind ?? 'invoice', number: 'INV-000042', issueDate: '2026-11-23' }
  const invoice = toEInvoice(head, contentOf(paper))
  return new TextDecoder().decode(await writeEInvoice(invoice, format))
}

const zurich = {
  address: ['Bahnhofstrasse 1', '8001 Zürich', 'Switzerland'],
  country: 'CH',
  vatId: 'CHE-123.456.789 MWST',
  bank: 'CH93 0076 2011 6238 5295 7',
}
const austin = {
  address: ['12 Foundry Road', 'Austin, TX 78701', 'United States'],
  country: 'US',
  vatId: '12-3456789',
  bank: 'First Bank, routing 021000021, account 000123456789',
}
const texas = {
  state: 'TX',
  stateName: 'Texas',
  zip: '78701',
  rates: [{ state: 'TX', zipFirst: '', zipLast: '', county: '', rate: 8875, from: '2026-01-01' }],
}
const certificate = { number: 'RS-1', states: [], from: '2026-01-01', until: '2027-01-01' }
const corrects = { number: 'INV-000041', issueDate: '2026-11-01' }
const customer = { name: 'Müller Werkzeuge GmbH', address: '', vatId: '' }
const discounted = { quantity: 250, pricePer: 100, unitPrice: 1250, total: 3125 }
const inAustria = { destination: 'AT', buyer: { verifiedVatId: 'ATU12345678' } }

const papers: Readonly<Record<string, Paper>> = {
  'of a Swiss seller at home': { shop: zurich, order: { currency: 'CHF' } },
  'of a Swiss seller abroad': { shop: zurich, sale: { destination: 'DE' } },
  'of a Norwegian seller': {
    shop: { address: ['Storgata 1', '0155 Oslo', 'Norway'], country: 'NO' },
    order: { currency: 'NOK' },
  },
  'of a Norwegian seller whose number names no country': {
    shop: { country: 'NO', vatId: '123 456 785 MVA' },
  },
  'of a British seller': { shop: { country: 'GB', vatId: 'GB 123 4567 82', bank: '' } },
  'of a Greek seller': { shop: { country: 'GR', vatId: 'EL123456783' } },
  'of a German seller without a VAT number': { shop: { vatId: '30/123/45678' } },
  'of a US seller with sales tax': {
    shop: austin,
    sale: { salesTax: texas },
    order: { currency: 'USD' },
  },
  'of a US seller where it collects no sales tax': {
    shop: austin,
    sale: { salesTax: { ...texas, rates: [] } },
    delivery: { charge: 990 },
  },
  'of a US seller abroad': {
    shop: austin,
    sale: { destination: 'MX' },
    order: { currency: 'USD' },
  },
  'of a US seller to an exempt buyer': {
    shop: austin,
    sale: { salesTax: texas, buyer: { certificates: [certificate] } },
  },
  'whose goods have a customs number and an origin': {
    lines: [
      { commodityCode: '82041100', originCountry: 'TW' },
      { commodityCode: '820411' },
      { originCountry: 'XI' },
    ],
  },
  'to a company that says no address': { rest: { customer } },
  'to a company that says a town alone': { rest: { customer: { ...customer, address: 'Köln' } } },
  'to a company with an address of its own': {
    rest: {
      customer: { ...customer, address: 'Domplatz 1\n1010 Wien\nAustria', vatId: 'ATU12345678' },
    },
    sale: inAustria,
    delivery: { charge: 990 },
  },
  'to a buyer in Northern Ireland': {
    sale: { destination: 'IE', buyer: { verifiedVatId: 'XI123456789' } },
  },
  'to an address of one word': { order: { address: 'Austin' } },
  'to an address with a country alone': { order: { address: 'Germany' } },
  'of what is collected': { delivery: { kind: 'collection' } },
  'of what is free': { lines: [{ unitPrice: 0, total: 0 }] },
  'of what is free, delivered for money': {
    lines: [{ unitPrice: 0, total: 0 }],
    delivery: { charge: 990 },
  },
  'of what is free beside what is not': {
    lines: [{}, { unitPrice: 0, total: 0, taxClass: 'reduced' }],
  },
  'of three rates with delivery': {
    lines: [{}, { taxClass: 'reduced' }, { taxClass: 'zero' }],
    delivery: { charge: 1490 },
  },
  'paid in advance': {
    rest: { terms: { dueDate: '2026-11-23' } },
  },
  'with a discount for early payment': {
    rest: {
      terms: {
        dueDate: '2026-12-23',
        discount: { rate: 200, until: '2026-12-03', amount: 63 },
      },
    },
  },
  'of a shipment': {
    rest: {
      shipment: { number: '10042-1', shippedOn: '2026-11-22', parcels: ['JD01', 'JD02'] },
    },
    lines: [discounted],
  },
  'of a part that is credited, with a discount': {
    kind: 'credit-note',
    rest: { corrects },
    lines: [{ ...discounted, quantity: 33, total: 413 }],
  },
  'that is credited whole, with its delivery and three rates': {
    kind: 'credit-note',
    rest: { corrects, customer },
    lines: [{}, { taxClass: 'reduced' }, { taxClass: 'zero' }],
    delivery: { charge: 1490 },
  },
  'of a part of the price of two rates that is credited': {
    kind: 'credit-note',
    rest: { corrects, reason: 'Scratched handles & a wrong price' },
    lines: [
      { quantity: 0, unitPrice: 333, total: 333 },
      { quantity: 0, unitPrice: 7, total: 7, taxClass: 'reduced' },
    ],
    order: { pieces: 0 },
  },
  'of a credit to another Member State': {
    kind: 'credit-note',
    rest: { corrects },
    sale: inAustria,
  },
  'of a credit for an export': {
    kind: 'credit-note',
    rest: { corrects },
    sale: { destination: 'US' },
  },
  'of many millions': {
    lines: [{ quantity: 1_000_000, unitPrice: 99_999_999, total: 99_999_999_000_000 }],
  },
}

describe.skipIf(isValidatorMissing()).each([
  ['ubl', 0],
  ['cii', 1],
] as const)('as %s', (format, turn) => {
  test.each(halfOf(Object.keys(papers), turn))(
    'an invoice %s is valid by EN 16931',
    async (name) => {
      const { failed, fired } = validate(await xmlOf(papers[name] ?? {}, format))
      expect(failed).toEqual([])
      expect(fired).toBeGreaterThan(40)
    },
  )
  test('characters that no XML file may have are replaced, and others stay', async () => {
    const name = 'a\u0001b\uFFFFc\uD800d ]]> &amp; 🔨 \u200F קטן'
    const xml = await xmlOf({ lines: [{ name }], order: { name: '\u0000' } }, format)
    expect(validate(xml).failed).toEqual([])
    expect(xml).toContain('a\uFFFDb\uFFFDc\uFFFDd ]]&gt; &amp;amp; 🔨 \u200F קטן')
  })
})

describe('the seller', () => {
  test('is known by its VAT number where it has one, else by its tax number', async () => {
    const swiss = await xmlOf({ shop: zurich }, 'ubl')
    expect(swiss).toContain('<cbc:CompanyID>CHE123456789MWST</cbc:CompanyID>')
    const american = await xmlOf({ shop: austin, sale: { salesTax: texas } }, 'ubl')
    const [scheme = ''] = /<cac:PartyTaxScheme>[\s\S]*?<\/cac:PartyTaxScheme>/.exec(american) ?? []
    expect(scheme).toContain('12-3456789')
    expect(scheme).not.toContain('VAT')
  })
})

describe('the buyer', () => {
  test('is the company that ordered, at the address of its record; goods go elsewhere', async () => {
    const xml = await xmlOf(papers['to a company with an address of its own'] ?? {}, 'ubl')
    const [buyer = '', delivery = ''] = xml
      .split('<cac:AccountingCustomerParty>')
      .slice(1)
      .flatMap((text) => text.split('<cac:Delivery>'))
    for (const part of [
      'Müller Werkzeuge GmbH',
      'Domplatz 1',
      'Wien',
      '1010',
      '>AT<',
      'Ada Müller',
    ])
      expect(buyer).toContain(part)
    for (const part of ['Werkstraße 7', 'Köln', '50667', 'Ada Müller'])
      expect(delivery).toContain(part)
  })
  test('collects what is delivered nowhere', async () => {
    const xml = await xmlOf(papers['of what is collected'] ?? {}, 'ubl')
    expect(xml).toContain('<cbc:ActualDeliveryDate>2026-11-23<')
    expect(xml).not.toContain('<cac:DeliveryLocation>')
  })
})
describe('the buyer’s order (BT-13)', () => {
  const numberOf = async (poNumber: string, format: 'ubl' | 'cii') =>
    xmlOf({ order: { poNumber } }, format)
  test('F96, is never the number that the shop gave it', async () => {
    const cii = await numberOf('', 'cii')
    expect(cii).not.toContain('BuyerOrderReferencedDocument')
    expect(cii).toMatch(/SellerOrderReferencedDocument>\s*<ram:IssuerAssignedID>10042</)
    const ubl = await numberOf('', 'ubl')
    expect(ubl).toMatch(
      /<cac:OrderReference>\s*<cbc:ID>NA<\/cbc:ID>\s*<cbc:SalesOrderID>10042<\/cbc:SalesOrderID>/,
    )
  })
  test('is the PO number where the buyer gave one', async () => {
    expect(await numberOf('PO 7', 'cii')).toMatch(
      /BuyerOrderReferencedDocument>\s*<ram:IssuerAssignedID>PO 7</,
    )
    expect(await numberOf('PO 7', 'ubl')).toMatch(/<cac:OrderReference>\s*<cbc:ID>PO 7</)
  })
})

const germanShop = { address: ['Am Markt 1', '10115 Berlin', 'Deutschland'] }

/** What a German shop sends most: at home, a part, credit, to another Member State, out of the Union. */
const germanPapers: Readonly<Record<string, Paper>> = {
  'an invoice with delivery and a discount for early payment': {
    shop: germanShop,
    lines: [{ name: 'Ringmaulschlüssel 13 mm' }, { taxClass: 'reduced', name: 'Handbuch' }],
    delivery: { charge: 1490 },
    rest: {
      customer,
      terms: {
        dueDate: '2026-12-23',
        discount: { rate: 200, until: '2026-12-03', amount: 63 },
      },
    },
  },
  'an invoice of a part': {
    shop: germanShop,
    lines: [discounted],
    rest: {
      customer,
      terms: { dueDate: '2026-12-23' },
      shipment: { number: '10042-1', shippedOn: '2026-11-22', parcels: ['JD01', 'JD02'] },
    },
  },
  'a credit note': {
    kind: 'credit-note',
    shop: germanShop,
    lines: [{}, { taxClass: 'reduced' }],
    rest: { corrects, customer, reason: 'Kratzer am Stiel & falscher Preis' },
  },
  'an invoice to another Member State': {
    shop: germanShop,
    sale: inAustria,
    rest: {
      customer: { ...customer, address: 'Domplatz 1\n1010 Wien\nÖsterreich', vatId: 'ATU12345678' },
      terms: { dueDate: '2026-12-23' },
    },
  },
  'a credit note to another Member State': {
    kind: 'credit-note',
    shop: germanShop,
    sale: inAustria,
    rest: { corrects, customer: { ...customer, vatId: 'ATU12345678' } },
  },
  'an invoice of an export': {
    shop: germanShop,
    sale: { destination: 'CH' },
    rest: { customer, terms: { dueDate: '2026-12-23' } },
    lines: [{ commodityCode: '82041100', originCountry: 'DE' }],
  },
}

describe.skipIf(isValidatorMissing())('in German', () => {
  test.each(
    Object.keys(germanPapers).flatMap((name) => [[name, 'ubl'] as const, [name, 'cii'] as const]),
  )('%s is valid by EN 16931 as %s, and says what the law asks for', async (name, format) => {
    const xml = await inLanguage('de', () => xmlOf(germanPapers[name] ?? {}, format))
    const { failed, fired } = validate(xml)
    expect(failed).toEqual([])
    expect(fired).toBeGreaterThan(40)
    if (name.includes('Member State'))
      expect(xml).toContain('Steuerfreie innergemeinschaftliche Lieferung')
    if (name.includes('export')) expect(xml).toContain('Steuerfreie Ausfuhrlieferung')
    const texts = xml.replaceAll(/<[^>]*>/g, ' ')
    expect(texts).not.toMatch(
      /\b(?:Delivery|Net|days|Export|supply|Order|Invoice [A-Z]|discount)\b/,
    )
  })
})
