/** Cells of files of customers that hold several things, or say how others are meant. */
import { afterEach, describe, expect, test } from 'vitest'
import { defaultCurrency, setShopCurrency } from '../../platform/money/money.ts'
import { readImport } from './import-columns.ts'

const read = (...lines: readonly string[]) => {
  const file = readImport(
    lines.map((line) => line.split(';')),
    [],
  )
  return file ?? expect.unreachable('no file of customers')
}
/** The only row of a file with this cell, or why it is skipped. */
const rowOf = (heading: string, cell: string) => {
  const { rows, wrong } =
    readImport(
      [
        ['Company', heading],
        ['Rivets', cell],
      ],
      [],
    ) ?? {}
  return rows?.[0]?.row ?? wrong?.[0]?.why
}

describe('several things in one cell', () => {
  test.each([
    ['E-mail', 'a@rivets.example, b@rivets.example'],
    ['E-mail', 'a@rivets.example\nb@rivets.example'],
    ['Billing e-mail', 'a@rivets.example / b@rivets.example'],
  ])('%s: one of “%s” is asked for', (heading, cell) => {
    expect(rowOf(heading, cell)).toBe(
      `${heading}: “${cell}” contains several e-mail addresses. Enter one address here, and each other address in a separate row.`,
    )
  })
  test.each([
    ['+49 30 123456, +49 171 5551234', '+49 30 123456', '+49 171 5551234'],
    ['(212) 555-0100 / (212) 555-0101', '(212) 555-0100', '(212) 555-0101'],
    ['030 123456 und 0171 5551234', '030 123456', '0171 5551234'],
    ['01 23 45 67 89\n06 12 34 56 78', '01 23 45 67 89', '06 12 34 56 78'],
  ])('the second number of “%s” is in the notes', (cell, phone, other) => {
    expect(rowOf('Phone', cell)).toEqual({
      company: 'Rivets',
      phone,
      notes: `Additional phone number: ${other}`,
    })
  })
  test.each(['030 / 123456', '0711/123456-0', '030 123456 Ext. 5', '+49 (0) 30 / 12 34 56'])(
    '“%s” is one number',
    (phone) => expect(rowOf('Phone', phone)).toEqual({ company: 'Rivets', phone }),
  )
  test.each([
    'Main St 1, 10115 Berlin / Side St 2, 20095 Hamburg',
    'Main St 1\n10115 Berlin\n\nSide St 2\n20095 Hamburg',
    'Weg 1, 8010 Graz, Weg 2, 1010 Wien',
    '10 Main St, Leeds LS1 4AP | 12 High St, York YO1 7HH',
    'ul. Polna 1, 00-950 Warszawa | ul. Leśna 2, 30-001 Kraków',
    'Weg 1, Graz, Lieferadresse: Hof 2',
    '1 rue A, Paris, livraison : 2 rue B',
  ])('“%s” may be two addresses', (cell) => {
    expect(rowOf('Address', cell)).toMatch(/may be two addresses\. Enter the company’s addr/)
  })
  test.each([
    '12345 Main Street, Austin TX 78701',
    '1 Main St, Springfield, IL 62704 USA',
    'Unit 4 / 5 Main St, London SW1A 1AA',
    'Postfach 1234, 10115 Berlin',
    'Main St 1\n10115 Berlin\nGermany',
    '12 rue A 75001 Paris',
  ])('“%s” is one address', (address) =>
    expect(rowOf('Address', address)).toEqual({ company: 'Rivets', address }),
  )
  test('a second contact of a row is a person of its company', () => {
    const { rows, ignored } = read(
      'Firma;Kontakt 1;E-Mail 1;Kontakt 2;E-Mail 2;Name 2;Contact 3',
      'Bau;Ann;ann@bau.example;Bob;bob@bau.example;Niederlassung;Cid',
      'Holz;Eva;eva@holz.example;;;;',
    )
    expect(rows).toEqual([
      { line: 2, row: { company: 'Bau', name: 'Ann', email: 'ann@bau.example' } },
      { line: 2, row: { company: 'Bau', name: 'Bob', email: 'bob@bau.example' } },
      { line: 3, row: { company: 'Holz', name: 'Eva', email: 'eva@holz.example' } },
    ])
    expect(ignored).toEqual(['Name 2', 'Contact 3'])
  })
  test.each(['NULL', 'n/a', '--', '–', 'NaN'])('“%s” is an empty cell', (cell) => {
    for (const heading of ['E-mail', 'Phone', 'VAT number', 'Credit limit', 'Blocked', 'City'])
      expect(rowOf(heading, cell)).toEqual({ company: 'Rivets' })
  })
  test.each(['#N/A', '#NV', '#REF!', '#BEZUG!'])('“%s” is an error of a spreadsheet', (cell) => {
    expect(rowOf('Phone', cell)).toBe(
      `Phone: A spreadsheet could not calculate this value and shows “${cell}”. Enter the value, or leave the cell empty.`,
    )
  })
})

describe('columns that say how a company is taxed', () => {
  test.each([
    'Reverse charge',
    'Steuerschuldnerschaft des Leistungsempfängers',
    'Autoliquidation',
    'Inversione contabile',
    'Inversión del sujeto pasivo',
    'BTW verlegd',
    'Odwrotne obciążenie',
    'Přenesená daňová povinnost',
    'Fordított adózás',
    'Omvänd betalningsskyldighet',
    'Omvendt betalingspligt',
    'Autoliquidação',
  ])('%s is answered with yes or no', (heading) => {
    expect(rowOf(heading, 'yes')).toEqual({ company: 'Rivets', taxStatus: 'reverse-charge' })
    expect(rowOf(heading, 'no')).toEqual({ company: 'Rivets' })
    expect(rowOf(heading, 'maybe')).toBe('Tax: Choose how the company is taxed.')
  })
  test('two of them that contradict each other are asked about', () => {
    const file = read(
      'Company;Tax exempt;Reverse charge;Tax',
      'A;no;yes;',
      'B;yes;yes;',
      'C;;ja;standard',
      'D;nein;nein;',
    )
    expect(file.rows.map(({ row }) => [row.company, row.taxStatus])).toEqual([
      ['A', 'reverse-charge'],
      ['D', 'standard'],
    ])
    expect(file.wrong.map(({ why }) => why)).toEqual([
      'Tax: “Tax exempt: yes” and “Reverse charge: yes” contradict each other. Keep only the correct entry.',
      'Tax: “Reverse charge: ja” and “Tax: standard” contradict each other. Keep only the correct entry.',
    ])
  })
  test.each(['20%', '19', 'yes', 'exempt', 'DE136695976 / ATU12345678'])(
    'a VAT number “%s” is none',
    (cell) =>
      expect(rowOf('VAT', cell)).toContain(`VAT number: “${cell}” is not a single VAT number.`),
  )
  test.each(['DE136695976', 'IE1234567T', 'RO12', 'CHE-123.456.789 MWST', '12345678901'])(
    'a VAT number %s is one',
    (vatId) => expect(rowOf('VAT', vatId)).toEqual({ company: 'Rivets', vatId }),
  )
})

describe('amounts', () => {
  afterEach(() => setShopCurrency(defaultCurrency))
  const euros = () => setShopCurrency({ code: 'EUR', symbol: '€' })
  const why = (text: string, currency: string) =>
    `Credit limit: “${text}” is in ${currency}, but amounts in this shop are in EUR. Enter the amount in EUR, or leave the cell empty.`

  test('are of the currency that a column, a heading, a title or the cell names', () => {
    euros()
    const file = read(
      'Company;Credit limit;Currency',
      'A;500.00;EUR',
      'B;500.00;USD',
      'C;;USD',
      'D;500.00 $;',
      'E;500.00;franc',
      'F;500.00 €;euro',
    )
    expect(file.ignored).toEqual([])
    expect(file.rows.map(({ row }) => [row.company, row.creditLimit])).toEqual([
      ['A', 50_000],
      ['C', undefined],
      ['F', 50_000],
    ])
    expect(file.wrong.map((row) => row.why)).toEqual([
      why('500.00', 'USD'),
      why('500.00 $', 'USD'),
      why('500.00', 'franc'),
    ])
    expect(read('Company;Credit limit (USD)', 'A;500.00').wrong[0]?.why).toBe(why('500.00', 'USD'))
    expect(read('Company;Kreditlimit in EUR', 'A;500.00').rows[0]?.row.creditLimit).toBe(50_000)
    expect(read('All amounts in USD;', 'Company;Credit limit', 'A;500.00').wrong[0]?.why).toBe(
      why('500.00', 'USD'),
    )
  })
  test('in thousands or cents are asked for whole', () => {
    euros()
    expect(rowOf('Kreditlimit (TEUR)', '50')).toMatch(
      /“50” is in thousands according to the heading “Kreditlimit \(TEUR\)”/,
    )
    expect(rowOf('Credit limit in thousands', '50')).toMatch(/“50” is in thousands/)
    expect(rowOf('Credit limit (cents)', '50')).toMatch(
      /“50” is in cents according to the heading “Credit limit \(cents\)”/,
    )
  })
  test.each(['10k', '-500.00', '(500.00)', 'unlimited', '5 Mio'])('“%s” is no amount', (cell) => {
    expect(rowOf('Credit limit', cell)).toBe('Credit limit: Enter an amount such as 12.50.')
  })
})

describe('payment terms', () => {
  test('a discount in columns of its own is one of them', () => {
    const file = read(
      'Firma;Zahlungsziel;Skonto %;Skontotage',
      'A;30;2;10',
      'B;30;0;',
      'C;30;2,5 %;14',
      'D;30;2;',
      'E;14;2;30',
      'F;;3;8',
    )
    expect(file.ignored).toEqual([])
    expect(file.rows.map(({ row }) => row.paymentTerms)).toEqual([
      '2/10 net 30',
      'net 30',
      '2.5/14 net 30',
    ])
    expect(file.wrong.map(({ line }) => line)).toEqual([5, 6, 7])
    expect(file.wrong[0]?.why).toMatch(/^Payment terms: “Skonto %: 2” is an early-payment discount/)
  })
  test.each([
    ['2/10 n30', '2/10 net 30'],
    ['2%/10, net 30', '2/10 net 30'],
    ['n30', 'net 30'],
  ])('%s is %s', (cell, paymentTerms) => {
    expect(rowOf('Payment terms', cell)).toEqual({ company: 'Rivets', paymentTerms })
  })
})

test('a postal code whose zero was dropped is asked for', () => {
  const file = read(
    'Company;Street;Zip;City;Country',
    'A;S 1;1067;Dresden;DE',
    'B;S 1;1010;Wien;AT',
    'C;S 1;2138;Cambridge;USA',
    'D;S 1;1010;Wien;',
  )
  expect(file.rows.map(({ row }) => row.company)).toEqual(['B', 'D'])
  expect(file.wrong.map(({ why }) => why)).toEqual([
    'ZIP code: “1067” has too few digits for Germany. Spreadsheets drop a zero at the beginning: enter all digits, as text.',
    'ZIP code: “2138” has too few digits for United States. Spreadsheets drop a zero at the beginning: enter all digits, as text.',
  ])
  const mixed = ['Company;Street;Zip;City', 'A;S 1;10115;Berlin', 'B;S 1;80331;München']
  expect(read(...mixed, 'C;S 1;1067;Dresden').wrong[0]?.why).toMatch(/“1067” has one digit fewer/)
  expect(read(...mixed, 'C;S 1;1067;Dresden', 'D;S 1;01067;Dresden').wrong).toEqual([])
})

test('an answer that may mean that a company is blocked is asked about', () => {
  const file = read(
    'Firma;Sperre;Status',
    'A;nein;aktiv',
    'B;seit 2020;',
    'C;;gesperrt',
    'D;x;',
    'E;-;inactive',
    'F;;Interessent',
  )
  expect(file.ignored).toEqual([])
  expect(file.rows.map(({ row }) => row.company)).toEqual(['A', 'F'])
  expect(file.wrong.map(({ line }) => line)).toEqual([3, 4, 5, 6])
  expect(file.wrong[0]?.why).toBe(
    '“Sperre: seit 2020” may mean that this company is blocked in the program that created the list. Enter yes or no.',
  )
})
