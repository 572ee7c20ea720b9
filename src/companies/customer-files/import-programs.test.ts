/** Files of customers as other programs export them. */
import { describe, expect, test } from 'vitest'
import { readImport } from './import-columns.ts'

const read = (...table: readonly (readonly string[])[]) => readImport(table, [])

describe('a list of another program', () => {
  test('keeps numbers of other programs in the notes, and companies of one name apart by them', () => {
    const file = read(
      ['Kundennr.', 'Firma', 'E-Mail 1'],
      ['K-10001', 'Kern', 'max@kern.example'],
      ['K-10001', 'Kern', 'eva@kern.example'],
      ['K-10002', 'Kern', 'uli@kern.example'],
    )
    expect(file?.rows).toMatchObject([
      { row: { company: 'Kern', notes: 'Number in another program: K-10001' } },
      { row: { company: 'Kern', email: 'eva@kern.example' } },
    ])
    expect(file?.rows.flatMap(({ row }) => row.number ?? [])).toEqual([])
    expect(file?.wrong).toEqual([{ line: 4, why: expect.stringContaining('(K-10001) in line 2') }])
    // One that is none among the shop's own is a mistake in its row.
    const own = read(['Number', 'Company'], ['20001', 'A'], ['20002', 'B'], ['x', 'C'])
    expect(own?.rows.map(({ row }) => row.number)).toEqual([20_001, 20_002])
    expect(own?.wrong).toMatchObject([{ line: 4 }])
  })
  test('says what of payment terms it does not read, and where they can go', () => {
    expect(
      read(['Société', 'Conditions de paiement'], ['Leroy', '45 jours fin de mois']),
    ).toMatchObject({
      rows: [],
      wrong: [{ line: 2, why: expect.stringMatching(/“45 jours fin de mois”.*Terms/) }],
    })
  })
  test('takes an apostrophe before a number away, and one of a name not', () => {
    expect(
      read(
        ['Company', 'Zip', 'City', 'Phone'],
        ["'t Hof BV", "'02138", "'s-Hertogenbosch", "'+31 73 5550101"],
      )?.rows,
    ).toMatchObject([
      {
        row: {
          company: "'t Hof BV",
          address: expect.stringMatching(/^02138 's-Hertogenbosch|^'s-Hertogenbosch,? 02138/),
          phone: '+31 73 5550101',
        },
      },
    ])
  })
  test.each(['Phone', 'VAT number', 'Tax number'])(
    '%s: what a spreadsheet has shortened is not taken',
    (heading) => {
      expect(read(['Company', heading], ['Rivets', '4.93512E+11'])).toMatchObject({
        rows: [],
        wrong: [{ line: 2, why: expect.stringMatching(/shortened.*“4\.93512E\+11”/) }],
      })
    },
  )
  test.each([
    ['Tax Exempt', 'yes', 'exempt'],
    ['Tax Exempt', 'no', 'standard'],
    ['Taxable', 'no', 'exempt'],
    ['Taxable', 'true', 'standard'],
  ])('%s: %s is known', (heading, cell, taxStatus) => {
    expect(read(['Company', heading], ['Rivets', cell])?.rows).toMatchObject([
      { row: { taxStatus } },
    ])
  })
  test('takes of exports of shops what is of a company; what was spent is no limit', () => {
    const shopify = read(
      [
        'Customer ID',
        'First Name',
        'Last Name',
        'Email',
        'Default Address Company',
        'Default Address Address1',
        'Default Address Address2',
        'Default Address City',
        'Default Address Province Code',
        'Default Address Country Code',
        'Default Address Zip',
        'Total Spent',
        'Total Orders',
      ],
      [
        "'5534212345678",
        'Ann',
        'Lee',
        'ann@lee.example',
        'Lee LLC',
        '1 Main St',
        'Suite 4',
        'Boston',
        'MA',
        'US',
        '02108',
        '100.00',
        '2',
      ],
    )
    expect(shopify?.rows).toMatchObject([
      { row: { company: 'Lee LLC', name: 'Ann Lee', address: expect.stringContaining('Suite 4') } },
    ])
    expect(shopify?.rows[0]?.row.creditLimit).toBeUndefined()
    expect(shopify?.ignored).toEqual(['Total Spent', 'Total Orders'])
    const woo = read(
      [
        'ID',
        'Email',
        'Billing Company',
        'Billing Address 1',
        'Billing City',
        'Billing Postcode',
        'Billing Country',
        'Shipping Address 1',
        'Shipping Address 2',
        'Shipping City',
        'Shipping Postcode',
        'Shipping Country',
        'Total Spent',
      ],
      [
        '17',
        'ann@lee.example',
        'Lee Ltd',
        '1 Mill St',
        'York',
        'YO1 7HH',
        'GB',
        '2 Dock Rd',
        'Unit 9',
        'Hull',
        'HU1 1AA',
        'GB',
        '900.00',
      ],
    )
    expect(woo?.rows).toMatchObject([
      {
        row: {
          company: 'Lee Ltd',
          address: expect.stringContaining('1 Mill St'),
          deliveryAddresses: [
            expect.stringMatching(/^2 Dock Rd\nUnit 9\nHull\nHU1 1AA|^2 Dock Rd\nUnit 9\nHull/),
          ],
        },
      },
    ])
    expect(woo?.ignored).toEqual(['ID', 'Total Spent'])
  })
  test('asks what a credit limit of zero means, unless nobody has one', () => {
    const list = (...limits: readonly string[]) =>
      read(['Company', 'Credit limit'], ...limits.map((limit, index) => [`Firm ${index}`, limit]))
    expect(list('0,00', '0')?.rows.map(({ row }) => row.creditLimit)).toEqual([
      undefined,
      undefined,
    ])
    expect(list('5000,00', '0,00')).toMatchObject({
      rows: [{ row: { creditLimit: 500_000 } }],
      wrong: [
        {
          line: 3,
          why: expect.stringMatching(/^Credit limit: “0,00” can mean no limit or no credit/),
        },
      ],
    })
  })
  test.each([
    ['Sperre', 'ja'],
    ['Blocked', 'TRUE'],
    ['Aktiv', 'nein'],
    ['Inactif', 'oui'],
    ['Zablokowany', 'tak'],
  ])('leaves out who is blocked where the list comes from: %s %s', (heading, cell) => {
    const file = read(['Company', heading], ['Rivets', cell], ['Bolts', ''])
    expect(file?.rows.map(({ row }) => row.company)).toEqual(['Bolts'])
    expect(file?.wrong).toMatchObject([{ line: 2, why: expect.stringContaining(cell) }])
  })
  test('takes names for companies only where the list says of them what no person has', () => {
    const headings = ['Naam', 'Adres', 'Plaats', 'E-mail']
    const row = ['De Vries', 'Kade 1', 'Amsterdam', 'v@v.example']
    expect(read(headings, row)).toBeUndefined()
    expect(read([...headings, 'BTW-nummer'], [...row, 'NL123456782B90'])?.rows).toMatchObject([
      { row: { company: 'De Vries', vatId: 'NL123456782B90' } },
    ])
  })
  test('joins a first name with the name beside it, and reads parts of a delivery address', () => {
    const file = read(
      [
        'Firma',
        'Vorname',
        'Name',
        'Lieferadresse Straße',
        'Lieferadresse PLZ',
        'Lieferadresse Ort',
      ],
      ['Kern KG', 'Max', 'Kern', 'Weg 9', '01099', 'Dresden'],
    )
    expect(file?.rows).toMatchObject([
      {
        row: { name: 'Max Kern', deliveryAddresses: [expect.stringMatching(/^Weg 9\n.*Dresden/)] },
      },
    ])
    expect(file?.ignored).toEqual([])
  })
  test.each([
    [
      ['EU-Land', 'EU-UStID', 'Ort', 'Land'],
      ['DE', '136695976', 'Dresden', ''],
      'DE136695976',
      'Germany',
    ],
    [['EU-Land', 'EU-UStID', 'Ort'], ['AT', 'U12345675', 'Wien'], 'ATU12345675', 'Austria'],
    [['EU-UStID', 'Ort', 'Land'], ['136695976', 'Dresden', 'DE'], 'DE136695976', 'Germany'],
    [['VAT number', 'City', 'Country'], ['094014201', 'Athens', 'Greece'], 'EL094014201', 'Greece'],
    [['USt-IdNr.', 'Ort', 'Land'], ['DE136695976', 'Wien', 'A'], 'DE136695976', 'Austria'],
    [
      ['VAT number', 'City', 'Country'],
      ['123456789', 'Leeds', 'GB'],
      '123456789',
      'United Kingdom',
    ],
  ])(
    'puts the country of %j before a VAT number and below its address',
    (headings, cells, id, country) => {
      const file = read(['Firma', ...headings], ['Kern KG', ...cells])
      expect(file?.rows).toMatchObject([
        { row: { vatId: id, address: expect.stringMatching(new RegExp(`${country}$`)) } },
      ])
      expect(file?.ignored).toEqual([])
    },
  )
  test('asks for the country of a VAT number that nothing says', () => {
    const file = read(['Firma', 'EU-UStID', 'Ort'], ['Kern KG', '136695976', 'Dresden'])
    expect(file).toMatchObject({
      rows: [],
      wrong: [{ line: 2, why: expect.stringContaining('DE136695976') }],
    })
  })
  test.each([
    ['5.000,-', 500_000],
    ['7.500,--', 750_000],
    ['5.000,–', 500_000],
    ['1,250.-', 125_000],
    ['--', undefined],
    ['–', undefined],
  ])('reads the credit limit %s', (cell, cents) => {
    const file = read(['Company', 'Credit limit'], ['Rivets', cell], ['Bolts', ''])
    expect(file?.wrong).toEqual([])
    expect(file?.rows[0]?.row.creditLimit).toBe(cents)
  })
  test.each([
    [['Yritys', 'Katuosoite', 'Postinumero', 'Postitoimipaikka', 'Sähköposti', 'Maksuehto']],
    [
      [
        'Nome da empresa',
        'Morada',
        'Código Postal',
        'Localidade',
        'E-mail',
        'Condições de pagamento',
      ],
    ],
  ])('reads the headings %j', (headings) => {
    const file = read(headings, ['Kern', 'Weg 1', '00100', 'Helsinki', 'a@kern.example', '14 d'])
    expect(file?.rows).toMatchObject([
      {
        row: {
          company: 'Kern',
          address: 'Weg 1\n00100 Helsinki',
          email: 'a@kern.example',
          paymentTerms: 'net 14',
        },
      },
    ])
    expect(file?.ignored).toEqual([])
  })
})
