/**
 * DATANORM 4 and 5 as wholesalers send it: the meaning of each record, or why it cannot be read.
 */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSheets, readTable, type Reading } from '../read-table.ts'

const header4 = `${'V 250825Price list'.padEnd(123)}04EUR`
const header5 = 'V;050;A;20260825;EUR;Price list;;;;;;;;;;'
const bytesOf = (lines: readonly string[], end = '\r\n') =>
  new TextEncoder().encode(lines.map((line) => line + end).join(''))

/** Rows by their headings, without cells that are empty. */
async function read(lines: readonly string[] | Uint8Array, of: Reading['of'] = 'tools') {
  const bytes = lines instanceof Uint8Array ? lines : bytesOf(lines)
  const { headings, rows, currency } = await readTable('DATANORM.001', bytes, { of })
  return {
    currency,
    rows: rows.map(({ row, cells }) => ({
      row,
      ...Object.fromEntries(
        headings.flatMap((heading, column) =>
          (cells[column] ?? '') === '' ? [] : [[heading, cells[column]]],
        ),
      ),
    })),
  }
}
const rowsOf = async (...lines: readonly string[]) => (await read([header4, ...lines])).rows
const rowsOf5 = async (...lines: readonly string[]) => (await read([header5, ...lines])).rows

test('version 4: prices in cents for 1, 10, 100 and 1000, and what belongs to an article', async () => {
  const { currency, rows } = await read([
    header4,
    'S;;01;Werkzeug;;;',
    'S;;01;;012;Hämmer;',
    'T;N;T1;;1;;Geschmiedet.;2;;Mit Stiel;',
    'T;N;T1;;3;;aus Esche.;;;;',
    'A;N;4711;40;Hammer 500 g;DIN 1041;1;0;ST;1055;RG1;01;T1;',
    'B;N;4711;HAMMER; ; ;0;0;0;4006381333931; ;012;0;6; ; ;',
    'A;N;4712;00;Nagel;;1;1;ST;199; ; ; ;',
    'A;N;4713;00;Schraube M8;;1;2;ST;1855; ; ; ;',
    'A;N;4714;00;Kabel;;2;3;M;240000; ; ; ;',
  ])
  expect(currency).toBe('EUR')
  expect(rows).toEqual([
    {
      row: 6,
      'Article number': '4711',
      Name: 'Hammer 500 g DIN 1041',
      Description: 'Geschmiedet.\nMit Stiel\naus Esche.',
      Unit: 'ST',
      Category: 'Hämmer',
      'Group code': '01 012',
      'Condition group': 'RG1',
      EAN: '4006381333931',
      'Pack size': '6',
      'List price': 10.55,
      'Price per': 1,
    },
    {
      row: 8,
      'Article number': '4712',
      Name: 'Nagel',
      Unit: 'ST',
      'List price': 1.99,
      'Price per': 10,
    },
    {
      row: 9,
      'Article number': '4713',
      Name: 'Schraube M8',
      Unit: 'ST',
      'List price': 18.55,
      'Price per': 100,
    },
    {
      row: 10,
      'Article number': '4714',
      Name: 'Kabel',
      Unit: 'm',
      'Net cost': 2400,
      'Price per': 1000,
    },
  ])
})

test('version 5: the price unit is what it says, and one record has everything', async () => {
  expect(
    await rowsOf5(
      'S;HLS;;Melder;',
      'T;N;TX;1;02;two;',
      'T;N;TX;1;01;one;',
      'A;N;020-568;Platine;für NF300;PCE;1;100;108110;NBM;HLS;NBM;;;;;MF-7;;4006381333931;;5;;3;TX;;;;;;',
    ),
  ).toEqual([
    {
      row: 5,
      'Article number': '020-568',
      Name: 'Platine für NF300',
      Description: 'one\ntwo',
      Unit: 'PCE',
      Category: 'Melder',
      'Group code': 'HLS NBM',
      'Condition group': 'NBM',
      EAN: '4006381333931',
      'Manufacturer number': 'MF-7',
      'Pack size': '5',
      'List price': 1081.1,
      'Price per': 100,
    },
  ])
})

test('a list price with a discount group costs what a record R of the file says, else nothing', async () => {
  const article = (number: string, group: string) => `A;N;${number};00;X;;1;0;ST;1005;${group}; ; ;`
  expect(
    await rowsOf(
      'R;;A10;1;3250;off;',
      'R;;B10;2;800;times;',
      'R;;C10;3;500;more;',
      article('1', 'A10'),
      article('2', 'B10'),
      article('3', 'C10'),
      article('4', 'D10'),
    ),
  ).toMatchObject([
    // 10.05 less 32.5 % is 6.78375; times 0.8 is 8.04; 5 % more is 10.5525.
    { 'List price': 10.05, 'Net cost': 6.78 },
    { 'List price': 10.05, 'Net cost': 8.04 },
    { 'List price': 10.05, 'Net cost': 10.55 },
    { 'Condition group': 'D10' },
  ])
  expect((await rowsOf(article('4', 'D10')))[0]).not.toHaveProperty('Net cost')
  expect((await rowsOf5('R;A10;1;3250;off;', 'A;N;1;X;;ST;1;1;1005;A10;;;'))[0]).toMatchObject({
    'Net cost': 6.78,
  })
})

test('DATPREIS of version 4: three articles in a record, discounts one after the other, no base', async () => {
  expect(
    await rowsOf(
      'K;;018988; ;',
      'C;;TERMIN-1;01082027;',
      'P;A;A1;1;85700;1;5500;;;;;A2;1;10000;1;1000;1;1000;;;A3;2;9000;;;;;;;',
      'P;A;A4;1;30000;1;0;1;0;1;0;A4;2;25521;;;;;;;',
    ),
  ).toEqual([
    {
      row: 1,
      'Article number': 'A1',
      'List price': 857,
      'Net cost': 385.65,
      'Valid from': '2027-08-01',
    },
    {
      row: 2,
      'Article number': 'A2',
      'List price': 100,
      'Net cost': 81,
      'Valid from': '2027-08-01',
    },
    { row: 3, 'Article number': 'A3', 'Net cost': 90, 'Valid from': '2027-08-01' },
    {
      row: 4,
      'Article number': 'A4',
      'List price': 300,
      'Net cost': 255.21,
      'Valid from': '2027-08-01',
    },
  ])
})

test('DATPREIS of version 5: base, discount group, discounts and day', async () => {
  expect(
    (
      await read([
        'V;050;P;20260825;EUR;Prices;;;;;;;;;;',
        'P;A1;1;100;28000;;1;2000;;;;;20270101;',
        'P;A2;2;1;3410;BMT;;;;;;;;',
      ])
    ).rows,
  ).toEqual([
    {
      row: 2,
      'Article number': 'A1',
      'List price': 280,
      'Net cost': 224,
      'Price per': 100,
      'Valid from': '2027-01-01',
    },
    { row: 3, 'Article number': 'A2', 'Net cost': 34.1, 'Price per': 1 },
  ])
})

test('prices may stand before their article, whose price unit is theirs', async () => {
  expect(await rowsOf('P;A;A1;2;9000;;;;;;;', 'A;N;A1;00;Cable;;1;2;M;12000; ; ; ;')).toMatchObject(
    [{ row: 3, 'List price': 120, 'Net cost': 90, 'Price per': 100 }],
  )
})

test('prices from a quantity on are a ladder of the list price', async () => {
  expect(
    await rowsOf(
      'A;N;A1;00;Nail;;1;0;ST;1000; ; ; ;',
      'Z;N;A1;01;1;1;ab 10;1;900;10;99;',
      'Z;N;A1;02;1;1;ab 100;1;800;100;9999;',
    ),
  ).toMatchObject([{ 'Quantity 1': 10, 'Price 1': 9, 'Quantity 2': 100, 'Price 2': 8 }])
  expect(
    await rowsOf5(
      'A;N;A1;Nail;;ST;1;1;1000;;;;',
      'Z;N;A1;01;1;ab 10;;1;+;1;1;900;;1;10;99;',
      'A;N;A2;Roof;;ST;2;1;894;;;;',
      'Z;N;A2;01;1;ab 45;;1;+;2;1;626;;1;45;899;',
    ),
  ).toMatchObject([
    { 'Quantity 1': 10, 'Price 1': 9 },
    { 'Net cost': 8.94, 'To be checked': expect.stringContaining('depends on the quantity') },
  ])
})

test.each([
  ['an article is deleted', 'A;L;A1;', 'deletes this article'],
  ['it gets another number', 'A;X;A1;;B7;', 'the number B7'],
  ['a mark is not known', 'A;Q;A1;00;X;;1;0;ST;100; ; ; ;', "is marked 'Q'"],
  [
    'a price has a decimal sign',
    'A;N;A1;00;X;;1;0;ST;12,35; ; ; ;',
    "'12,35' is not in whole cents",
  ],
  ['the kind of price is not known', 'A;N;A1;00;X;;5;0;ST;100; ; ; ;', "is of the kind '5'"],
  ['the price unit is not known', 'A;N;A1;00;X;;1;100;ST;100; ; ; ;', "price unit '100'"],
  ['a line is torn', 'A;N;A1;00;Half a na', 'ends before its price'],
  ['a discount is not known', 'P;A;A1;1;1000;7;500;;;;;', "discount kind '7 500'"],
  [
    'prices contradict each other',
    'P;A;A1;1;1000;;;;;;;A1;1;1100;;;;;;;',
    'several prices of the same kind',
  ],
])('%s: the row says so', async (_what, line, why) => {
  expect(await rowsOf(line)).toMatchObject([{ 'Refused because': expect.stringContaining(why) }])
})

test('a line of no record is a row that says so', async () => {
  expect(await rowsOf('A;N;1;00;X;;1;0;ST;100; ; ; ;', 'Hammer;12,50')).toMatchObject([
    { 'List price': 1 },
    { row: 3, 'Refused because': expect.stringContaining("'Hammer;12,50'") },
  ])
})

test('version 5: codes of version 4 as price unit, deletions and new numbers are refused', async () => {
  expect(
    await rowsOf5('A;N;A1;X;;ST;1;2;100;;;;', 'B;L;A2;;20270101;', 'B;A;A3;B7;'),
  ).toMatchObject([
    { 'Refused because': expect.stringContaining("price unit '2'") },
    { 'Refused because': expect.stringContaining('deletes') },
    { 'Refused because': expect.stringContaining('the number B7') },
  ])
})

test.each([
  [
    'of another version',
    [`${'V 010190x'.padEnd(123)}03   `, 'A;N;1;00;X;;1;0;ST;100;;;'],
    'unsupported version',
  ],
  [
    'without its header record',
    ['A;N;1;00;X;;1;0;ST;100;;;', 'B;N;1;;;;;;;;;;;;'],
    'without its header',
  ],
  ['of groups alone', [header4, 'R;;A10;1;3250;off;'], 'without articles or prices'],
  [
    'that is cut',
    [header5, 'A;N;1;X;;ST;1;1;100;;;;', 'E;7;end;'],
    'should have 7 records, but has 3',
  ],
  [
    'with two currencies',
    [header5, 'A;N;1;X;;ST;1;1;100;;;;', header5.replace('EUR', 'CHF')],
    'in EUR and in CHF',
  ],
])('a file %s is refused by its name', async (_what, lines, why) => {
  await expect(read(lines)).rejects.toThrow(why)
})

test('a header that ends early is one of version 4 where fields are apart by signs', async () => {
  expect(await read(['V 250825Price list', 'A;N;1;00;X;;1;2;ST;100; ; ; ;'])).toMatchObject({
    currency: '',
    rows: [{ 'List price': 1, 'Price per': 100 }],
  })
})

test('small letters, blank lines before it and a first record that nobody knows make no list', async () => {
  expect(await read(['', header4.toLowerCase(), 'a;n;1;00;X;;1;0;ST;100; ; ; ;'])).toMatchObject({
    currency: 'EUR',
    rows: [{ row: 3, 'List price': 1 }],
  })
  expect(await rowsOf('Q;1;2;', 'A;N;1;00;X;;1;0;ST;100; ; ; ;')).toMatchObject([
    { row: 2, 'Refused because': expect.stringContaining('not a DATANORM record') },
    { row: 3, 'List price': 1 },
  ])
})

test('a file of the time before the euro that names no currency is in marks', async () => {
  const old = `${'V 310101x'.padEnd(123)}04`
  expect(await read([old, 'A;N;1;00;X;;1;0;ST;100; ; ; ;'])).toMatchObject({ currency: 'DEM' })
  const recent = old.replace('310101', '310125')
  expect(await read([recent, 'A;N;1;00;X;;1;0;ST;100; ; ; ;'])).toMatchObject({ currency: '' })
})

test('where no catalogue is read, it is called by its name', async () => {
  const bytes = bytesOf([header4, 'A;N;1;00;X;;1;2;ST;100; ; ; ;'])
  await expect(readSheets('customers.csv', bytes)).rejects.toThrow('is a DATANORM file')
})

test('letters of DOS, of Windows and of UTF-8', async () => {
  const line = (bytes: readonly number[]) =>
    Uint8Array.from([
      ...new TextEncoder().encode(`${header4}\r\nA;N;1;00;Gr`),
      ...bytes,
      ...new TextEncoder().encode('e;;1;0;ST;100; ; ; ;\r\n\u001A'),
    ])
  for (const bytes of [
    [0x94, 0xe1],
    [0xf6, 0xdf],
    [0xc3, 0xb6, 0xc3, 0x9f],
  ])
    expect((await read(line(bytes))).rows).toMatchObject([{ Name: 'Größe' }])
})

test('of a list of prices the price is the list price, and a net price is said to be one', async () => {
  const lines = [header4, 'P;A;A1;1;1000;1;1000;;;;;A2;2;900;;;;;;;A3;1;700;;;;;;;']
  expect((await read(lines, 'prices')).rows).toEqual([
    { row: 1, 'Article number': 'A1', Price: 10, 'To be checked': expect.stringContaining('9.00') },
    {
      row: 2,
      'Article number': 'A2',
      Price: 9,
      'To be checked': expect.stringContaining('net price'),
    },
    { row: 3, 'Article number': 'A3', Price: 7 },
  ])
})

const field = fc.stringMatching(/^[A-Za-zÄÖÜäöüß0-9][A-Za-zÄÖÜäöüß0-9 .,/-]{0,20}[A-Za-z0-9]$/)
const article = fc.record({
  number: fc.stringMatching(/^[A-Z0-9]{3,15}$/),
  name: field,
  unit: fc.constantFrom('ST', 'KG', 'm'),
  cents: fc.integer({ min: 1, max: 99_999_999 }),
  power: fc.integer({ min: 0, max: 3 }),
  isNet: fc.boolean(),
})

test('articles that are written as DATANORM 4 or 5 read back equal', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(4, 5),
      fc.uniqueArray(article, { minLength: 1, maxLength: 8, selector: ({ number }) => number }),
      fc.constantFrom('\r\n', '\n', '\r'),
      async (version, articles, end) => {
        const written = articles.map(({ number, name, unit, cents, power, isNet }) =>
          version === 4
            ? `A;N;${number};00;${name};;${isNet ? 2 : 1};${power};${unit};${cents};;;;`
            : `A;N;${number};${name};;${unit};${isNet ? 2 : 1};${10 ** power};${cents};;;;`,
        )
        const { rows } = await read(bytesOf([version === 4 ? header4 : header5, ...written], end))
        expect(rows).toEqual(
          articles.map(({ number, name, unit, cents, power, isNet }, index) => ({
            row: index + 2,
            'Article number': number,
            Name: name,
            Unit: unit,
            [isNet ? 'Net cost' : 'List price']: cents / 100,
            'Price per': 10 ** power,
          })),
        )
      },
    ),
    { numRuns: 150 },
  )
})

test('25 MB of texts that nothing refers to are read in seconds', async () => {
  const text = `T;N;T1;;1;;${'x'.repeat(40)};2;;${'y'.repeat(40)};`
  const lines = Array.from({ length: 260_000 }, () => text)
  const began = process.cpuUsage()
  const { rows } = await read([header4, ...lines, 'A;N;A1;00;X;;1;0;ST;100; ; ;T1;'])
  const { user, system } = process.cpuUsage(began)
  expect(rows).toMatchObject([{ 'List price': 1 }])
  expect((user + system) / 1e6).toBeLessThan(5)
})
