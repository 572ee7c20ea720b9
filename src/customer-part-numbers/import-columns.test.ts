/** Files of part numbers: headings, rows that are wrong on their own, and what an export wrote. */
import { describe, expect, test } from 'vitest'
import { toCsv } from '../platform/files/csv.ts'
import { tryColumns } from './choose-columns.ts'
import { readNumbers } from './import-columns.ts'

test('finds its two columns by their headings, wherever they stand', () => {
  expect(
    readNumbers([
      ['Name', ' SKU', 'Your  Number'],
      ['Claw hammer', 'HAM-16', ' MJ 1 '],
    ]),
  ).toEqual({ rows: [{ row: 2, number: 'MJ 1', sku: 'HAM-16' }], wrong: [] })
  expect(readNumbers([['SKU', 'Name']])).toBeUndefined()
  expect(readNumbers([['Part number', 'Name']])).toBeUndefined()
  expect(readNumbers([])).toBeUndefined()
})
test.each([
  ['Kundenartikelnummer', 'Artikelnummer'],
  ['Artikelnummer Kunde', 'Artikelnummer Lieferant'],
  ['Votre référence', 'Référence'],
  ['Codice cliente', 'Codice articolo'],
  ['Kod klienta', 'Kod towaru'],
  ['Uw artikelnummer', 'Artikelnummer'],
  ['Artikelnummer klant', 'Leverancier artikelnummer'],
  ['Klant artikelnummer', 'Artikelnummer leverancier'],
  ['Indeks odbiorcy', 'Indeks dostawcy'],
  ['Kundartikelnr', 'Leverantörens artikelnr'],
  ['Asiakkaan tuotenumero', 'Toimittajan tuotenumero'],
])('columns called %s and %s are the two', (number, sku) => {
  expect(
    readNumbers([
      [number, sku],
      ['K-1', 'FLD-A'],
    ])?.rows,
  ).toEqual([{ row: 2, number: 'K-1', sku: 'FLD-A' }])
})
test('names each row that is wrong on its own, and leaves empty ones out', () => {
  const long = 'x'.repeat(41)
  const { rows, wrong } =
    readNumbers([
      ['Part number', 'SKU'],
      ['MJ-1', 'HAM-16'],
      ['', ''],
      ['', 'HAM-16'],
      ['MJ-2', ''],
      [long, 'HAM-16'],
      ['MJ\u0000\u202E3', 'HAM-16'],
      ['MJ-4'],
      ['\u200B', 'HAM-16'],
    ]) ?? expect.unreachable('it was not read')
  expect(rows).toEqual([{ row: 2, number: 'MJ-1', sku: 'HAM-16' }])
  expect(wrong.map(({ row }) => row)).toEqual([4, 5, 6, 7, 8, 9])
  for (const { why } of wrong) expect(why).toMatch(/^(Part number|SKU): ./)
})
test('takes the mark off that keeps an exported cell from being a formula', () => {
  const csv = toCsv([
    ['Part number', 'SKU'],
    ['=4711', '@HAM'],
    ["'quoted", 'SAW-1'],
  ])
  const lines = csv
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n')
    .map((line) => line.split(','))
  expect(lines[1]).toEqual(["'=4711", "'@HAM"])
  expect(readNumbers(lines)?.rows).toEqual([
    { row: 2, number: '=4711', sku: '@HAM' },
    { row: 3, number: "'quoted", sku: 'SAW-1' },
  ])
})

/** A shop that has these SKUs, and says what rows come to. */
const shopWith =
  (...skus: readonly string[]) =>
  async (rows: readonly { readonly row: number; readonly sku: string }[]) => {
    const kinds = rows.map(({ sku }) =>
      skus.includes(sku) ? ('new' as const) : ('wrong' as const),
    )
    return {
      counts: {
        new: kinds.filter((kind) => kind === 'new').length,
        changed: 0,
        same: 0,
        wrong: kinds.filter((kind) => kind === 'wrong').length,
      },
      rows: rows.map(({ row }, index) => ({ row, kind: kinds[index] ?? 'wrong', why: '' })),
    }
  }
test.each([
  ['Ihre Art-Nr.', 'Unsere Art-Nr.'],
  ['Unsere Art-Nr.', 'Ihre Art-Nr.'],
  ['Notre réf', 'Votre réf'],
  ['Nostro codice', 'Vostro codice'],
  ['Our No.', 'Your No.'],
  ['Nasz indeks', 'Wasz indeks'],
  [],
])('the cells say which of %s and %s has the SKUs', async (...headings) => {
  for (const cells of [
    ['K-1', 'HMR-1001'],
    ['HMR-1001', 'K-1'],
  ]) {
    const file = readNumbers([...(headings.length > 0 ? [headings] : []), cells])
    if (!file) throw new Error('it was not read')
    expect(await tryColumns(file, shopWith('HMR-1001'))).toMatchObject({
      file: { rows: [{ number: 'K-1', sku: 'HMR-1001' }] },
    })
    expect(await tryColumns(file, shopWith())).toBe('undecided')
    expect(await tryColumns(file, shopWith('K-1', 'HMR-1001'))).toBe('undecided')
  }
})

test.each([
  ['EAN', 'Kundennummer'],
  ['GTIN', 'Your number'],
])('%s names the tools beside %s', (sku, number) => {
  expect(
    readNumbers([
      [sku, number],
      ['4006381333931', 'K-1'],
    ])?.rows,
  ).toEqual([{ row: 2, number: 'K-1', sku: '4006381333931' }])
})

test.each([
  ['Artikelnummer Lieferant', 'Artikelnummer'],
  ['Lieferantenartikelnummer', 'Artikelnummer'],
  ['Réf. fournisseur', 'Référence'],
  ['Codice fornitore', 'Codice articolo'],
  ['Kod dostawcy', 'Kod towaru'],
  ["Supplier's part number", 'Item number'],
])('%s beside %s is the number of the shop', async (supplier, own) => {
  const file = readNumbers([
    [supplier, own],
    ['HMR-1001', 'K-1'],
  ])
  if (!file) throw new Error('it was not read')
  expect(await tryColumns(file, shopWith('HMR-1001'))).toMatchObject({
    file: { rows: [{ number: 'K-1', sku: 'HMR-1001' }] },
  })
})
test('a number that a spreadsheet has shortened is named, and is no part number', () => {
  const read = readNumbers([
    ['Part number', 'SKU'],
    ['1,5E+05', 'HAM-16'],
    ['MJ-2', '4E+12'],
    ['00042', 'HAM-16'],
  ])
  expect(read?.rows).toEqual([{ row: 4, number: '00042', sku: 'HAM-16' }])
  expect(read?.wrong).toMatchObject([
    { row: 2, why: expect.stringMatching(/^Part number: .*1,5E\+05/) },
    { row: 3, why: expect.stringMatching(/^SKU: .*4E\+12/) },
  ])
})
test.each([
  ['Part number;SKU', 'SKU;Part number'],
  ['Kundenartikelnummer;Artikelnummer', 'SKU;Ihre Nummer'],
  ['Your number;Our number', 'Our number;Your number'],
])('below %s no row is read by %s', (first, second) => {
  const read = readNumbers([
    first.split(';'),
    ['K-1', 'HAM-1'],
    second.split(';'),
    ['HAM-2', 'K-2'],
  ])
  expect(read?.rows).toEqual([{ row: 2, number: 'K-1', sku: 'HAM-1' }])
  expect(read?.wrong.map(({ row, why }) => [row, why.slice(0, 35)])).toEqual([
    [3, 'Row 3 contains headings that differ'],
    [4, 'Row 3 contains headings that differ'],
  ])
})
test('part numbers with further columns are read below the headings that name them', () => {
  const read = readNumbers(
    ['Part number;SKU;Name', 'K-1;HAM-1;Hammer', 'Name;SKU;Part number', 'Saw;SAW-2;K-2'].map(
      (line) => line.split(';'),
    ),
  )
  expect(read?.rows).toEqual([
    { row: 2, number: 'K-1', sku: 'HAM-1' },
    { row: 4, number: 'K-2', sku: 'SAW-2' },
  ])
  expect(read?.wrong).toEqual([])
})

describe('numbers of customers beside those of articles', () => {
  test.each([
    ['Customer number', 'Customer part number', 'SKU'],
    ['Customer ID', 'Customer SKU', 'Vendor SKU'],
    ['Your customer number', 'Your part number', 'Our part number'],
    ['Kundennummer', 'Kundenartikelnummer', 'Artikelnummer'],
    ['Kunden-Nr.', 'Kunden-Art.-Nr.', 'Art.-Nr.'],
    ['Ihre Kundennummer', 'Ihre Artikelnummer', 'Unsere Artikelnummer'],
    ['N° client', 'Réf. client', 'Référence'],
    ['Code client', 'Code article client', 'Code article'],
    ['Código cliente', 'Referencia cliente', 'Referencia'],
    ['Codice cliente', 'Codice articolo cliente', 'Codice articolo'],
    ['Klantnummer', 'Klant artikelnummer', 'Artikelnummer'],
    ['Nr klienta', 'Indeks klienta', 'Indeks towaru'],
    ['Číslo zákazníka', 'Vaše číslo', 'Naše číslo'],
    ['Vevőkód', 'Vevői cikkszám', 'Cikkszám'],
    ['Kundnummer', 'Kundens artikelnummer', 'Artikelnummer'],
    ['Kundenr.', 'Kundens varenr.', 'Varenr.'],
    ['Código do cliente', 'Referência do cliente', 'Código do artigo'],
    ['Asiakasnumero', 'Asiakkaan tuotenumero', 'Tuotenumero'],
    ['Customer', 'Part number', 'SKU'],
    ['Item number', 'Customer part number', 'SKU'],
  ])('%s is not taken for %s', (customer, number, sku) => {
    for (const order of [
      [0, 1, 2],
      [2, 1, 0],
      [1, 0, 2],
    ]) {
      const row = (cells: readonly string[]) => order.map((place) => cells[place] ?? '')
      const read = readNumbers([
        row([customer, number, sku]),
        row(['10001', 'K-1', 'HAM-1']),
        row(['10001', 'K-2', 'HAM-2']),
      ])
      expect(read?.rows).toEqual([
        { row: 2, number: 'K-1', sku: 'HAM-1' },
        { row: 3, number: 'K-2', sku: 'HAM-2' },
      ])
      expect(read?.wrong).toEqual([])
    }
  })
  test('rows of several customers are not saved for one', () => {
    const read = readNumbers([
      ['Customer number', 'Part number', 'SKU'],
      ['10001', 'K-1', 'HAM-1'],
      ['10002', 'K-2', 'HAM-2'],
    ])
    const why =
      'The “Customer number” column lists several customers: “10001” and “10002”. Save a separate file for each customer.'
    expect(read).toEqual({
      rows: [],
      wrong: [
        { row: 2, why },
        { row: 3, why },
      ],
    })
  })
  test('a number of the customer alone, the same in each row, is no part number', () => {
    const read = readNumbers([
      ['Kundennummer', 'Artikelnummer'],
      ['10001', 'HAM-1'],
      ['10001', 'HAM-2'],
    ])
    expect(read?.rows).toEqual([])
    expect(read?.wrong[0]?.why).toBe(
      '“Kundennummer” seems to be the column with customer numbers: “10001” occurs several times. Name the column with the part numbers “Part number”, or choose the columns by hand.',
    )
  })
  test('of two columns that may be the part numbers none is taken', () => {
    const read = (other: string) =>
      readNumbers([
        ['Part number', 'Material number', 'SKU'],
        ['K-1', other, 'HAM-1'],
      ])
    expect(read('K-1')?.rows).toHaveLength(1)
    expect(read('M-1')?.wrong[0]?.why).toBe(
      'The columns “Part number” and “Material number” may both contain the part numbers. Choose the columns by hand.',
    )
  })
})

test.each([
  ['4711.0', 'may be a number to which a program has added decimals'],
  ['4711,00', 'may be a number to which a program has added decimals'],
  ['2026-01-02', 'may be a number that a spreadsheet has turned into a date'],
  ['2026-01-02 00:00:00', 'may be a number that a spreadsheet has turned into a date'],
  ['01.02.2027', 'may be a number that a spreadsheet has turned into a date'],
  ['12-Mar', 'may be a number that a spreadsheet has turned into a date'],
  ['2. Dez', 'may be a number that a spreadsheet has turned into a date'],
  ['1.23E12', 'A spreadsheet has shortened this number'],
])('%s is not what the company writes', (text, why) => {
  for (const cells of [
    [text, 'HAM-1'],
    ['K-1', text],
  ]) {
    const read = readNumbers([['Part number', 'SKU'], cells])
    expect(read?.rows).toEqual([])
    expect(read?.wrong[0]?.why).toContain(why)
    expect(read?.wrong[0]?.why).toContain(`“${text}”`)
  }
})
test.each(['007', '1E5', 'MAR-12', '12.5', '1.02.3', '2026-01'])('%s is a part number', (text) => {
  expect(
    readNumbers([
      ['Part number', 'SKU'],
      [text, 'HAM-1'],
    ])?.rows,
  ).toEqual([{ row: 2, number: text, sku: 'HAM-1' }])
})

describe('old numbers beside new ones', () => {
  test.each([
    ['Ihre Artikelnr.', 'Alte Artikelnr.', 'Neue Artikelnr.'],
    ['Kundenartikelnr.', 'Artikelnr. alt', 'Artikelnr. neu'],
    ['Ihre Nr.', 'Bisherige Artikelnummer', 'Artikelnummer'],
    ['Your number', 'Old SKU', 'New SKU'],
    ['Your number', 'Former item no.', 'SKU'],
    ['Part number', 'SKU (old)', 'SKU (new)'],
    ['Votre référence', 'Ancienne référence', 'Nouvelle référence'],
    ['Codice cliente', 'Vecchio codice articolo', 'Nuovo codice articolo'],
    ['Código cliente', 'Referencia anterior', 'Nueva referencia'],
    ['Uw artikelnummer', 'Oud artikelnummer', 'Nieuw artikelnummer'],
    ['Kod klienta', 'Stary kod towaru', 'Nowy kod towaru'],
    ['Číslo zákazníka', 'Staré číslo zboží', 'Nové číslo zboží'],
    ['Vevői cikkszám', 'Régi cikkszám', 'Új cikkszám'],
    ['Ert artikelnr', 'Gammalt artikelnr', 'Nytt artikelnr'],
    ['Jeres varenr.', 'Gammelt varenr.', 'Nyt varenr.'],
    ['Código cliente', 'Código artigo antigo', 'Código artigo novo'],
    ['Asiakkaan tuotenumero', 'Vanha tuotenumero', 'Uusi tuotenumero'],
  ])('%s, %s, %s: the new one is the SKU', (number, old, fresh) => {
    expect(
      readNumbers([
        [number, old, fresh],
        ['K-1', 'OLD-1', 'NEW-1'],
      ]),
    ).toEqual({ rows: [{ row: 2, number: 'K-1', sku: 'NEW-1' }], wrong: [] })
  })
  test.each([
    ['Old part number', 'New part number', 'SKU'],
    ['Alte Teilenummer', 'Neue Teilenummer', 'Artikelnr.'],
    ['Kunden-Artikelnr. alt', 'Kunden-Artikelnr. neu', 'Artikelnr.'],
  ])('%s, %s: the new one is the part number', (old, fresh, sku) => {
    expect(
      readNumbers([
        [old, fresh, sku],
        ['OLD-1', 'NEW-1', 'FLD-A'],
      ])?.rows,
    ).toEqual([{ row: 2, number: 'NEW-1', sku: 'FLD-A' }])
  })
  test.each([
    ['SKU', 'New SKU'],
    ['Artikelnr.', 'Ersatzartikelnr.'],
    ['Référence', 'Nouvelle référence'],
    ['SKU', 'Replaced by'],
    ['Artikelnummer', 'Nachfolger'],
    ['Codice articolo', 'Sostituito da'],
  ])('%s beside %s is asked about where they differ', (plain, fresh) => {
    const file = (other: string) =>
      readNumbers([
        ['Your number', plain, fresh],
        ['K-1', 'A-1', other],
      ])
    expect(file('B-1')).toEqual({
      rows: [],
      wrong: [
        {
          row: 2,
          why: `The columns “${plain}” and “${fresh}” contain different numbers, and it is not clear which numbers to use. Choose the columns by hand.`,
        },
      ],
    })
    for (const same of ['', 'A-1'])
      expect(file(same)?.rows).toEqual([{ row: 2, number: 'K-1', sku: 'A-1' }])
  })
  test('an old number alone is not taken', () => {
    expect(
      readNumbers([
        ['Your number', 'Old SKU'],
        ['K-1', 'A-1'],
      ]),
    ).toBeUndefined()
  })
})

test('an apostrophe of a spreadsheet is no part of a number, and a deleted number is left out', () => {
  const rows = [
    ['Part number', 'SKU', 'Status'],
    ["'00123", "'HMR-1001", 'active'],
    ['4712', 'HMR-1002', 'deleted'],
  ]
  expect(readNumbers(rows)).toEqual({
    rows: [{ row: 2, number: '00123', sku: 'HMR-1001' }],
    wrong: [{ row: 3, why: expect.stringContaining('“Status: deleted”') }],
  })
})
