/** Where things stand on papers: read from the files, page by page. */
import { describe, expect, test, vi } from 'vitest'
import { readPdf, type PdfPage, type PlacedText } from '../../../tests/pdf-text.ts'
import { inLanguage } from '../../platform/languages/in-language.server.ts'
import type { DocumentContent } from '../document-content.ts'
import { renderQuote } from './draw-quote.server.ts'
import { renderStatement } from './draw-statement.server.ts'
import { fontOf } from './fonts.server.ts'
import { renderPdf } from './pdf.server.ts'
import { goodsDocumentKinds, pageSizes, type GoodsDocumentKind, type PageSize } from '../rules.ts'

// Drawing takes its time on a machine that is busy.
vi.setConfig({ testTimeout: 120_000 })

type Order = DocumentContent['order']
const longSku = 'SKU-OF-FORTY-LETTERS-WITHOUT-A-BLANK-0123'.slice(0, 40)
const longName = 'Maschinenschraubstockbackenschutzhalterung '.repeat(3).slice(0, 120)

const shop = {
  name: 'Schmiede GmbH',
  address: ['Am Markt 1', '10115 Berlin'],
  vatId: 'DE123456789',
  bank: 'Bank of Berlin, DE02 1203 0000 0000 2020 51',
  country: 'DE',
}
const line = (index: number): Order['lines'][number] => ({
  sku: index % 5 === 3 ? longSku : `CW-${index}`,
  name: index % 4 === 1 ? longName : 'Combination Wrench',
  quantity: 850,
  ...(index % 3 === 1 ? { unit: 'square_metre' as const, pricePer: 100 } : {}),
  unitPrice: 99_999_999,
  total: 99_999_999_00,
})
const taxed = (total: number) => ({
  country: 'DE',
  lines: [
    { category: 'S' as const, rate: 1900, reason: '19 % value added tax.', base: total, amount: 0 },
    { category: 'S' as const, rate: 700, reason: '7 % value added tax.', base: 0, amount: 0 },
  ],
  amount: 0,
  gross: total,
})

type Paper = {
  readonly kind?: GoodsDocumentKind
  readonly size?: PageSize
  readonly lines?: number
  readonly order?: Partial<Order>
  readonly rest?: Partial<DocumentContent>
}

async function draw({ kind = 'invoice', size = 'a4', lines = 1, order, rest }: Paper) {
  const rows = Array.from({ length: lines }, (_, index) => line(index))
  const total = rows.reduce((sum, row) => sum + row.total, 0)
  const content: DocumentContent = {
    shop,
    ...rest,
    order: {
      number: 1042,
      name: 'Ada Müller',
      email: 'ada@example.com',
      phone: '555 0142',
      address: 'Werkstraße 7\n50667 Köln',
      poNumber: 'PO 7',
      note: '',
      placedAt: '2026-11-20',
      pieces: 850,
      total,
      currency: 'EUR',
      tax: taxed(total),
      lines: rows,
      ...order,
    },
  }
  const issued = { kind, number: 'INV-000042', issueDate: '2026-11-23', content }
  const file = await renderPdf({ ...issued, issuedAt: new Date('2026-11-23T10:00:00Z') }, size, [])
  return readPdf(file)
}

/** Everything that an invoice may have below its lines. */
const paid = {
  terms: {
    dueDate: '2026-12-23',
    discount: { rate: 200, until: '2026-12-03', amount: 199_999_99 },
  },
  transfer: { iban: 'DE02120300000000202051', reference: 'RF18539007547034' },
}
const find = (page: PdfPage, text: string): PlacedText | undefined =>
  page.texts.find((each) => each.text.includes(text))
const has = (page: PdfPage, text: string): boolean => find(page, text) !== undefined
const notes = Array.from({ length: 40 }, (_, count) => 'One line more\n'.repeat(count).trim())

const widthOf = ({ text, size }: PlacedText): number =>
  (fontOf('regular').layout(text.trimEnd()).advanceWidth * size) / fontOf('regular').unitsPerEm

/** Texts of one line of the page of which one runs into the next. */
const collisions = ({ texts, width }: PdfPage): readonly string[] =>
  texts.flatMap((text) => {
    const right = text.x + widthOf(text)
    const next = texts.filter((other) => Math.abs(other.y - text.y) < 1 && other.x > text.x)
    const limit = Math.min(width - 40, ...next.map(({ x }) => x))
    return right > limit ? [`${text.text} ends at ${right}, and ${limit} is another's`] : []
  })

describe('papers of 70 lines with long names and numbers', () => {
  test.each(goodsDocumentKinds.flatMap((kind) => pageSizes.map((size) => [kind, size] as const)))(
    '%s in %s: no text runs into another, and each page has headings and its number',
    async (kind, size) => {
      const pages = await draw({
        kind,
        size,
        lines: 70,
        ...(kind === 'invoice' ? { rest: paid } : {}),
      })
      expect(pages.length).toBeGreaterThan(2)
      for (const [index, page] of pages.entries()) {
        expect(collisions(page)).toEqual([])
        expect(has(page, 'SKU')).toBe(true)
        expect(has(page, `Page ${index + 1} of ${pages.length}`)).toBe(true)
        expect(has(page, 'order 1042, continued')).toBe(index > 0)
      }
    },
  )
})

describe('whatever the length of the note before', () => {
  test('headings never stand alone, and the sum with its terms stays with the last line', async () => {
    for (const note of notes) {
      const pages = await draw({ order: { note }, rest: paid })
      for (const page of pages) expect(has(page, 'SKU')).toBe(has(page, 'CW-0'))
      const [last] = pages.filter((page) => has(page, 'CW-0'))
      for (const text of ['Total in EUR', '850 pieces', 'Payable by', 'If you pay by', 'IBAN DE02'])
        expect(last && has(last, text), `${text} after ${note.length} letters`).toBe(true)
      expect(pages.indexOf(last ?? expect.unreachable())).toBe(pages.length - 1)
    }
  })
  test('it ends above the foot, and the next page says what it continues', async () => {
    const pages = await draw({ order: { note: 'One line more\n'.repeat(60) } })
    expect(pages.length).toBe(2)
    for (const page of pages) {
      const foot = find(page, 'Page ')?.y ?? 0
      for (const { text, y } of page.texts)
        expect(y < foot - 12 || y >= foot - 1, `${text} at ${y}`).toBe(true)
    }
    expect(pages[1] && find(pages[1], 'Invoice INV-000042, order 1042, continued')?.y).toBeLessThan(
      48,
    )
  })
})

test.each(pageSizes)('a bank account of 200 letters ends on %s paper', async (size) => {
  const bank = 'Sparkasse für Handel und Gewerbe '.repeat(7).slice(0, 200)
  const [page] = await draw({ size, rest: { shop: { ...shop, bank } } })
  const texts = page?.texts.filter(({ text }) => bank.includes(text.trim())) ?? []
  expect(texts.map(({ text }) => text).join('')).toBe(bank)
  for (const { y } of texts) expect(y).toBeLessThan((page?.height ?? 0) - 15)
  expect(page && collisions(page)).toEqual([])
})

describe('who is named', () => {
  const textsOf = async (paper: Paper) =>
    (await draw(paper)).flatMap(({ texts }) => texts.map(({ text }) => text.trim()))

  test('a company with the address and the VAT number of its record; goods go elsewhere', async () => {
    const customer = {
      name: 'Müller Werkzeuge GmbH',
      address: 'Domplatz 1\n1010 Wien',
      vatId: 'ATU12345678',
    }
    const [page] = await draw({ rest: { customer } })
    const at = (text: string) => (page && find(page, text)) ?? expect.unreachable(text)
    expect(at('Domplatz 1').x).toBe(at('Müller Werkzeuge GmbH').x)
    expect(Math.abs(at('VAT ID ATU12345678').y - at('Ship to').y)).toBeLessThan(3)
    expect(at('Werkstraße 7').x).toBe(at('Ship to').x)
    expect(at('Ship to').x).toBeGreaterThan(at('VAT ID ATU12345678').x + 200)
    expect(await textsOf({ kind: 'delivery-note', rest: { customer } })).not.toContain('Domplatz 1')
  })
  test('a company without an address, at that of the order', async () => {
    const customer = { name: 'Müller Werkzeuge GmbH', address: '', vatId: '' }
    const texts = await textsOf({ rest: { customer } })
    const start = texts.indexOf('Bill to')
    expect(texts.slice(start + 1, start + 7)).toEqual([
      'Müller Werkzeuge GmbH',
      'Werkstraße 7',
      '50667 Köln',
      'Ada Müller',
      '555 0142',
      'ada@example.com',
    ])
  })
  test('nobody twice', async () => {
    const texts = await textsOf({ order: { address: 'Miller\nAda Müller\nAm Markt 1' } })
    expect(texts.filter((text) => text === 'Ada Müller')).toHaveLength(1)
    expect(texts[texts.indexOf('Bill to') + 1]).toBe('Miller')
  })
})

const longCustomer = {
  name: 'Vereinigte Maschinen- und Werkzeugbau-Beteiligungsgesellschaft Nordrhein mbH & Co. KG',
  address: [
    'Einkauf und Rechnungsprüfung',
    'Gebäude 7, Hinterhaus, 3. Obergeschoss',
    'Alexander-von-Humboldt-Straße 1234a',
    '50667 Köln',
    'Germany',
  ].join('\n'),
  vatId: 'DE999999999',
}
/** A long word may end one line and begin the next. */
const withoutBlanks = (text: string): string => text.replaceAll(/\s/g, '')
const millimetres = (points: number): number => (points * 25.4) / 72

describe('folded into an envelope', () => {
  const facts = { shipment: { number: '1042-1', shippedOn: '2026-11-22', parcels: ['JD1', 'JD2'] } }
  const customers = [
    { name: 'Müller GmbH', address: 'Domplatz 1\n50667 Köln', vatId: 'DE999999999' },
    longCustomer,
  ]
  // DIN 5008, form B: the field for the address, of which 45 to 90 mm from the top are seen.
  test.each(customers)(
    'A4 shows the whole address and the sender, and nothing else: $name',
    async (customer) => {
      for (const lines of [1, 40]) {
        const [page] = await draw({ lines, rest: { customer, ...facts } })
        const seen = page?.texts.filter(
          ({ x, y }) => millimetres(x) < 105 && millimetres(y) > 45 && millimetres(y) < 90,
        )
        const text = seen?.map((each) => each.text.trim()).join(' ') ?? ''
        expect(text).toMatch(/^Schmiede GmbH · Am Markt 1 · 10115 Berlin /)
        expect(withoutBlanks(text.replace(/^.*?Berlin /, ''))).toBe(
          withoutBlanks([customer.name, ...customer.address.split('\n')].join(' ')),
        )
        for (const each of seen ?? []) {
          expect(millimetres(each.x)).toBeGreaterThanOrEqual(24.9)
          expect(millimetres(each.x + widthOf(each))).toBeLessThan(105)
        }
      }
    },
  )
  // The left window of a No. 10 envelope: 7/8 to 5 3/8 in from the left, 2 to 3 1/8 in from the top.
  test.each(customers)(
    'Letter shows the whole address, and nothing else: $name',
    async (customer) => {
      const [page] = await draw({ size: 'letter', rest: { customer, ...facts } })
      const seen = page?.texts.filter(
        ({ x, y }) => x < 5.375 * 72 - 60 && y > 2.05 * 72 && y < 3.2 * 72,
      )
      expect(seen?.map((each) => each.text.trim()).join(' ')).toBe(
        [customer.name, ...customer.address.split('\n')].join(' '),
      )
      for (const { x } of seen ?? []) expect(x).toBeGreaterThanOrEqual(0.875 * 72)
    },
  )
})

test('a letterhead names phone, tax number, register and directors; the customer has a number', async () => {
  const register = 'Amtsgericht Berlin, HRB 12345'
  const legal = {
    phone: '+49 30 1234567',
    taxNumber: '30/123/45678',
    register,
    directors: 'A. Schmied',
  }
  const pages = await draw({
    lines: 40,
    rest: { shop: { ...shop, ...legal }, customer: { ...longCustomer, number: 10042 } },
  })
  for (const page of pages) {
    const text = page.texts.map((each) => each.text.trim()).join(' ')
    for (const said of Object.values(legal)) expect(text).toContain(said)
    expect(collisions(page)).toEqual([])
  }
  expect(pages[0] && has(pages[0], 'Customer 10042')).toBe(true)
})

test('a line says its rate where the document has several', async () => {
  const [row] = [line(0)]
  const lines = [
    { ...row, tax: { category: 'S' as const, rate: 700 } },
    { ...row, tax: { category: 'Z' as const, rate: 0 } },
    { ...row, tax: { category: 'E' as const, rate: 0 } },
  ]
  const [page] = await draw({ order: { lines } })
  const rates = page?.texts.filter(({ text }) => /^(?:Tax \d|No tax$)/.test(text.trim()))
  expect(rates?.map(({ text }) => text.trim())).toEqual(['Tax 7 %', 'Tax 0 %', 'No tax'])
  const [plain] = await draw({})
  expect(plain && has(plain, 'Tax 7 %')).toBe(false)
})

test.each(pageSizes)(
  'statements and quotes of 70 lines in %s: nothing runs together',
  async (size) => {
    const issuedAt = new Date('2026-11-23T10:00:00Z')
    const movements = Array.from({ length: 70 }, (_, index) => ({
      day: '2026-10-01',
      kind: 'invoice' as const,
      number: `INV-${index}`,
      order: 1000,
      reference: longName,
      cents: 99_999_999_00,
    }))
    const statement = {
      shop,
      customer: { name: longName, address: 'Köln', email: 'ada@example.com' },
      from: '2026-10-01',
      to: '2026-10-31',
      currency: 'EUR',
      opening: 0,
      lines: movements,
      items: movements.map(({ number }) => ({
        number,
        order: 1000,
        issueDate: '2026-10-01',
        dueDate: '2026-10-15',
        amount: 99_999_999_00,
        open: 99_999_999_00,
      })),
    }
    const head = { number: 'ST-000001', issueDate: '2026-11-23', issuedAt }
    const quote = {
      shop,
      number: 7,
      version: 1,
      currency: 'EUR',
      taxed: true,
      validUntil: '2026-12-31',
      customer: { name: 'Ada', company: longName, email: 'ada@example.com' },
      message: '',
      total: 99_999_999_00,
      link: `https://shop.example/dashboard/quotes/${'0'.repeat(36)}`,
      lines: Array.from({ length: 70 }, (_, index) => ({ ...line(index), toolId: 'none' })),
    }
    const files = [
      await renderStatement({ ...head, content: statement }, size, []),
      await renderQuote(
        { content: quote, offeredOn: '2026-11-23', offeredAt: issuedAt },
        undefined,
        size,
        [],
      ),
    ]
    for (const pages of files.map(readPdf)) {
      expect(pages.length).toBeGreaterThan(2)
      for (const [index, page] of pages.entries()) {
        expect(collisions(page)).toEqual([])
        expect(has(page, 'continued')).toBe(index > 0)
      }
    }
  },
)

test('a German statement of account writes its days as German documents do', async () => {
  const content = {
    language: 'de' as const,
    shop,
    customer: { name: 'Ada', address: 'Köln', email: 'ada@example.com' },
    from: '2026-11-01',
    to: '2026-11-30',
    currency: 'EUR',
    opening: 0,
    lines: [
      {
        day: '2026-11-14',
        kind: 'invoice' as const,
        number: 'INV-1',
        order: 1000,
        reference: '',
        cents: 100,
      },
    ],
    items: [
      {
        number: 'INV-1',
        order: 1000,
        issueDate: '2026-11-14',
        dueDate: '2026-12-14',
        amount: 100,
        open: 100,
      },
    ],
  }
  const head = {
    number: 'ST-000001',
    issueDate: '2026-11-30',
    issuedAt: new Date('2026-11-30T10:00:00Z'),
  }
  const [page] = readPdf(
    await inLanguage('de', () => renderStatement({ ...head, content }, 'a4', [])),
  )
  const days = page?.texts
    .map(({ text }) => text.trim())
    .filter((text) => /^[\d.-]{10}$/.test(text))
  expect(days).toEqual(['14.11.2026', '14.11.2026', '14.12.2026'])
})
