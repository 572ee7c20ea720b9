/** What is written for the trade is read again by the shop's own reader, value by value. */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readTable } from '../../packages/file-reader/read-table.ts'
import { unitOfWord } from '../bulk/columns/unit-words.ts'
import { unitNames } from '../catalogue/model/units.ts'
import type { Article } from './article.ts'
import { createBmecatWriter } from './bmecat/catalogue.ts'
import { createDatanormWriter } from './datanorm/catalogue.ts'
import { inBytes, type Version } from './datanorm/character-set.ts'
import { createLosses } from './losses.ts'

const example: Article = {
  sku: 'HAM-16',
  name: 'Schlosserhammer 500 g',
  description: 'Geschmiedet.\nMit Stiel aus Esche.',
  specs: [{ name: 'Länge', value: '320 mm' }],
  category: 'Hämmer',
  brand: 'Zobel',
  gtin: '4006381333931',
  mpn: 'Z-500',
  buyerNumber: '',
  customsNumber: '82052000',
  origin: 'DE',
  unit: 'piece',
  weightGrams: 640,
  taxClass: 'standard',
  minimum: 12,
  packSize: 6,
  pictures: ['https://shop.example/pictures/ham-800.webp'],
  pricePer: 1,
  list: { price: 1055, priceBreaks: [{ from: 60, price: 990 }] },
  net: undefined,
}

type Row = Readonly<Record<string, unknown>>

async function read(name: string, bytes: Uint8Array): Promise<readonly Row[]> {
  const { headings, rows } = await readTable(name, bytes)
  return rows.map(({ cells }) =>
    Object.fromEntries(
      headings.flatMap((heading, column) =>
        (cells[column] ?? '') === '' ? [] : [[heading, cells[column]]],
      ),
    ),
  )
}

const terms = { day: '2026-11-27', currency: 'EUR', supplier: 'Müller & Söhne', content: 'Preise' }

/** All files of a DATANORM catalogue, one after the other, as its receiver takes them. */
function datanormOf(version: Version, articles: readonly Article[]) {
  const losses = createLosses()
  const writer = createDatanormWriter({ ...terms, version }, losses)
  const written = writer.head() + articles.map((one) => writer.article(one)).join('')
  const text = `${written}${writer.end()}${writer.groups()}${writer.prices()}`
  return { text, bytes: inBytes(text), losses: losses.lines().join('\n') }
}

function bmecatOf(articles: readonly Article[]) {
  const losses = createLosses()
  const names = [...new Set(articles.map(({ category }) => category))].filter(Boolean)
  const writer = createBmecatWriter(
    {
      ...terms,
      country: 'DE',
      buyer: 'Lovelace Joinery',
      categories: names.map((name) => ({ name, parent: null })),
      taxOf: () => 0.19,
    },
    losses,
  )
  const text = writer.head() + articles.map((one) => writer.article(one)).join('') + writer.end()
  return { text, bytes: new TextEncoder().encode(text), losses: losses.lines().join('\n') }
}

describe('an example', () => {
  test('DATANORM 4: short texts, long text, group, price, quantity prices', async () => {
    const { text, bytes } = datanormOf(4, [example])
    expect(text.split('\r\n')).toEqual([
      `${`V 271126${'Müller & Söhne'.padEnd(40)}Preise`.padEnd(123)}04EUR`,
      'A;N;HAM-16;40;Schlosserhammer 500 g;;1;0;ST;1055;;001;00000001;',
      'B;N;HAM-16;SCHLOSSERHAMMER;;;0;0;0;4006381333931;;;0;6;;;',
      'T;N;00000001;;1;;Geschmiedet.;2;;Mit Stiel aus Esche.;',
      'T;N;00000001;;3;;Länge: 320 mm;;;;',
      'Z;N;HAM-16;01;1;1;ab 60;1;990;60;99999999;',
      `${`V 271126${'Müller & Söhne'.padEnd(40)}Preise`.padEnd(123)}04EUR`,
      'S;;001;Hämmer;;;',
      '',
    ])
    expect(await read('DATANORM.001', bytes)).toEqual([
      {
        'Article number': 'HAM-16',
        Name: 'Schlosserhammer 500 g',
        Description: 'Geschmiedet.\nMit Stiel aus Esche.\nLänge: 320 mm',
        Unit: 'ST',
        Category: 'Hämmer',
        'Group code': '001',
        EAN: '4006381333931',
        'Pack size': '6',
        'List price': 10.55,
        'Price per': 1,
        'Quantity 1': 60,
        'Price 1': 9.9,
      },
    ])
  })

  test('DATANORM 5: one record has everything, the last says how many there are', async () => {
    const { text } = datanormOf(5, [{ ...example, description: '', specs: [], pricePer: 100 }])
    expect(text.split('\r\n')).toEqual([
      'V;050;A;20261127;EUR;Müller & Söhne;Preise;;;;;;;;;',
      'A;N;HAM-16;Schlosserhammer 500 g;;PCE;1;100;1055;;001;;;;;;Z-500;;4006381333931;;6;;;;;;;;;;',
      'Z;N;HAM-16;01;1;ab 60;;1;+;1;100;990;;1;60;99999999;',
      'E;4;;',
      'V;050;S;20261127;EUR;Müller & Söhne;Preise;;;;;;;;;',
      'S;001;;Hämmer;',
      'E;3;;',
      '',
    ])
  })

  test.each([4, 5] as const)('DATANORM %d: what the receiver pays', async (version) => {
    const net = { price: 900, priceBreaks: [{ from: 24, price: 850 }] }
    const { bytes } = datanormOf(version, [{ ...example, net }])
    expect(await read('DATANORM.001', bytes)).toMatchObject([
      { 'List price': 10.55, 'Net cost': 9, 'To be checked': expect.stringContaining('quantity') },
    ])
  })

  test('BMEcat 2005: everything, with pictures and what the receiver pays', async () => {
    const net = { price: 900, priceBreaks: [] }
    const { bytes } = bmecatOf([{ ...example, net }])
    expect(await read('catalogue.xml', bytes)).toEqual([
      {
        'Article number': 'HAM-16',
        Name: 'Schlosserhammer 500 g',
        Description: 'Geschmiedet.\nMit Stiel aus Esche.',
        Unit: 'C62',
        Category: 'Hämmer',
        'Group code': '1',
        EAN: '4006381333931',
        'Manufacturer number': 'Z-500',
        Brand: 'Zobel',
        'Pack size': '6',
        'Minimum order quantity': '12',
        'Customs number': '82052000',
        'Country of origin': 'DE',
        'Weight (kg)': 0.64,
        Picture: 'https://shop.example/pictures/ham-800.webp',
        'List price': 10.55,
        'Net cost': 9,
        'Price per': 1,
        'Quantity 1': 60,
        'Price 1': 9.9,
        'Specification: Länge': '320 mm',
      },
    ])
  })
})

describe('what a form cannot carry is said', () => {
  test.each([
    ['a long number', { sku: 'X'.repeat(16) }, 'article number is too long', 0],
    ['a number with a semicolon', { sku: 'A;1' }, 'article number is too long', 0],
    ['a long name', { name: 'hammer '.repeat(14).trim() }, 'Name shortened', 1],
    ['another script', { name: 'Hammer 锤' }, 'Characters replaced', 1],
    ['a long text', { description: 'line\n'.repeat(120) }, 'Long text cut', 1],
    ['a long category', { category: 'c'.repeat(60) }, 'Category name', 1],
    ['a high price', { list: { price: 100_000_000, priceBreaks: [] } }, 'too high', 1],
    ['a price of nothing', { list: { price: 0, priceBreaks: [] } }, '0 means no price', 1],
  ])('DATANORM: %s', async (_what, change, why, rows) => {
    const other = { ...example, sku: 'OTHER' }
    const { bytes, losses } = datanormOf(4, [{ ...example, ...change }, other])
    expect(losses).toContain(why)
    expect(await read('DATANORM.001', bytes)).toHaveLength(rows + 1)
  })

  test('a name that is cut begins the long text', async () => {
    const name = `${'hammer '.repeat(14)}with handle`
    const { bytes } = datanormOf(4, [{ ...example, name }])
    const [row] = await read('DATANORM.001', bytes)
    expect(String(row?.['Description']).replaceAll('\n', ' ')).toContain(name)
  })

  test('letters are written so that people understand them', async () => {
    const { bytes } = datanormOf(4, [
      { ...example, name: 'Bohrer Ø 8 mm – 45° „HSS“ 10 m² ½" Brač' },
    ])
    const [row] = await read('DATANORM.001', bytes)
    expect(row?.['Name']).toBe('Bohrer D 8 mm - 45 Grad "HSS" 10 m2 1/2" Brac')
  })

  test.each([
    ['a long number', { sku: 'X'.repeat(33) }, 'article number is too long', 0],
    ['a long name', { name: 'n'.repeat(200) }, 'Name shortened', 1],
    ['a long brand', { brand: 'b'.repeat(60) }, 'Brand shortened', 1],
    ['a long address', { pictures: [`https://x.example/${'p'.repeat(300)}.jpg`] }, 'Picture', 1],
  ])('BMEcat: %s', async (_what, change, why, rows) => {
    const other = { ...example, sku: 'OTHER' }
    const { bytes, losses } = bmecatOf([{ ...example, ...change }, other])
    expect(losses).toContain(why)
    expect(await read('catalogue.xml', bytes)).toHaveLength(rows + 1)
  })
})

/** Texts as shopkeepers write them, and worse: marks, quotes, signs of fields, other scripts. */
const letters = fc.constantFrom(...'abcdeABCDE0123456789 äöüÄÖÜß.,-/()"&<>\';|Øé°²³½–€锤'.split(''))
const line = (maxLength: number) =>
  fc
    .array(letters, { minLength: 1, maxLength })
    .map((all) => `x${all.join('')}`.replace(/\s+/g, ' ').trim())
const ladderBelow = (price: number) =>
  fc.uniqueArray(fc.integer({ min: 2, max: 5000 }), { maxLength: 4 }).map((quantities) =>
    quantities
      .toSorted((a, b) => a - b)
      .map((from, nth) => ({ from, price: price - nth - 1 }))
      .filter((rung) => rung.price > 0),
  )
const price = fc
  .integer({ min: 10, max: 99_999_999 })
  .chain((cents) => fc.record({ price: fc.constant(cents), priceBreaks: ladderBelow(cents) }))
const article: fc.Arbitrary<Article> = fc.record({
  sku: fc.stringMatching(/^[A-Z0-9][A-Z0-9./-]{0,13}[A-Z0-9]$/),
  name: line(190),
  description: fc.array(line(200), { maxLength: 4 }).map((lines) => lines.join('\n')),
  specs: fc.uniqueArray(fc.record({ name: line(40), value: line(60) }), {
    maxLength: 3,
    selector: ({ name }) => name,
  }),
  category: fc.constantFrom('Hämmer', 'Zangen & Scheren', 'Größen', ''),
  brand: fc.constantFrom('Zobel', 'Müller & Söhne', ''),
  gtin: fc.constantFrom('4006381333931', '96385074', ''),
  mpn: fc.stringMatching(/^[A-Z0-9]{0,12}$/),
  buyerNumber: fc.constantFrom('', 'LJ-1'),
  customsNumber: fc.constantFrom('82052000', ''),
  origin: fc.constantFrom('DE', 'CN', ''),
  unit: fc.constantFrom(...unitNames),
  weightGrams: fc.option(fc.integer({ min: 1, max: 999_999 }), { nil: undefined }),
  taxClass: fc.constant('standard'),
  minimum: fc.integer({ min: 1, max: 10_000 }),
  packSize: fc.integer({ min: 1, max: 1000 }),
  pictures: fc.constantFrom([], ['https://a.example/1.jpg', 'https://a.example/2.webp']),
  pricePer: fc.constantFrom(1, 10, 100, 1000),
  list: price,
  net: fc.option(price, { nil: undefined }),
})
const articles = fc.uniqueArray(article, {
  minLength: 1,
  maxLength: 6,
  selector: ({ sku }) => sku,
})

const rungsOf = (row: Row): readonly { from: unknown; price: number }[] =>
  Array.from({ length: 9 }, (_, nth) => ({
    from: row[`Quantity ${nth + 1}`],
    price: Math.round(Number(row[`Price ${nth + 1}`]) * 100),
  })).filter(({ from }) => from !== undefined)
const textOf = (row: Row, heading: string): string => String(row[heading] ?? '')
const centsOf = (amount: unknown): number => Math.round(Number(amount) * 100)
const isKept = (losses: string, kind: string, sku: string): boolean =>
  !losses
    .split('\n')
    .some(
      (text, nth, all) =>
        text.startsWith(kind) && (all[nth + 1] ?? '').trim().split(', ').includes(sku),
    )

test('BMEcat: signs of XML and of HTML in a text stay what they are', async () => {
  const description = 'A &lt; B &amp; C, 5 < 6 > 4, &euro; ]]> "x"'
  const { bytes } = bmecatOf([
    { ...example, description },
    { ...example, sku: 'B', description: 'a <b>c' },
  ])
  expect(await read('catalogue.xml', bytes)).toMatchObject([
    { Description: description },
    { Description: 'a < b>c' },
  ])
})

test.each([4, 5] as const)(
  'DATANORM %d reads back equal, or says what it could not carry',
  async (version) => {
    await fc.assert(
      fc.asyncProperty(articles, async (all) => {
        const { bytes, losses } = datanormOf(version, all)
        const rows = await read('DATANORM.001', bytes)
        expect(rows.map((row) => row['Article number'])).toEqual(all.map(({ sku }) => sku))
        for (const [nth, one] of all.entries()) {
          const row: Row = rows[nth] ?? {}
          expect(row['Refused because']).toBeUndefined()
          const isSpelled = isKept(losses, 'Characters', one.sku)
          if (isSpelled && isKept(losses, 'Name', one.sku)) expect(row['Name']).toBe(one.name)
          if (isSpelled && isKept(losses, 'Name', one.sku) && isKept(losses, 'Long text', one.sku))
            expect(textOf(row, 'Description').replaceAll(/\s+/g, ' ')).toBe(
              [one.description, ...one.specs.map(({ name, value }) => `${name}: ${value}`)]
                .join(' ')
                .replaceAll(/\s+/g, ' ')
                .trim(),
            )
          expect(unitOfWord(String(row['Unit']))).toBe(one.unit)
          expect(textOf(row, 'Category')).toBe(one.category)
          expect(textOf(row, 'EAN')).toBe(one.gtin)
          if (version === 5) expect(textOf(row, 'Manufacturer number')).toBe(one.mpn)
          expect(Number(row['Pack size'] ?? 1)).toBe(one.packSize)
          expect(row['Price per']).toBe(one.pricePer)
          expect(centsOf(row['List price'])).toBe(one.list.price)
          expect(rungsOf(row)).toEqual(one.list.priceBreaks)
          if (one.net) expect(centsOf(row['Net cost'])).toBe(one.net.price)
        }
      }),
      { numRuns: 150 },
    )
  },
)

test('BMEcat 2005 reads back equal, or says what it could not carry', async () => {
  await fc.assert(
    fc.asyncProperty(articles, async (all) => {
      const { bytes, losses } = bmecatOf(all)
      const rows = await read('catalogue.xml', bytes)
      expect(rows.map((row) => row['Article number'])).toEqual(all.map(({ sku }) => sku))
      for (const [nth, one] of all.entries()) {
        const row: Row = rows[nth] ?? {}
        expect(row['Refused because']).toBeUndefined()
        if (isKept(losses, 'Name', one.sku)) expect(row['Name']).toBe(one.name)
        if (isKept(losses, 'Name', one.sku) && isKept(losses, 'Characters', one.sku))
          expect(textOf(row, 'Description')).toBe(one.description)
        for (const { name, value } of one.specs) expect(row[`Specification: ${name}`]).toBe(value)
        expect(unitOfWord(String(row['Unit']))).toBe(one.unit)
        expect(textOf(row, 'Category')).toBe(one.category)
        expect(textOf(row, 'Brand')).toBe(one.brand)
        expect(textOf(row, 'EAN')).toBe(one.gtin)
        expect(textOf(row, 'Manufacturer number')).toBe(one.mpn)
        expect(textOf(row, 'Customs number')).toBe(one.customsNumber)
        expect(textOf(row, 'Country of origin')).toBe(one.origin)
        expect(textOf(row, 'Picture')).toBe(one.pictures.join('\n'))
        expect(row['Weight (kg)']).toBe(one.weightGrams && one.weightGrams / 1000)
        expect(row['Minimum order quantity']).toBe(String(one.minimum))
        expect(row['Pack size']).toBe(String(one.packSize))
        expect(row['Price per']).toBe(one.pricePer)
        expect(centsOf(row['List price'])).toBe(one.list.price)
        expect(rungsOf(row)).toEqual(one.list.priceBreaks)
        if (one.net) expect(centsOf(row['Net cost'])).toBe(one.net.price)
      }
    }),
    { numRuns: 150 },
  )
})
