/** Files of customers: which column is what, and what is wrong with a line. */
import { describe, expect, test } from 'vitest'
import { readImport } from './import-columns.ts'

const lists = [{ id: '0190a0b0-c0d0-7e1f-8a1b-2c3d4e5f6079', name: 'Joiners' }]
const read = (...lines: readonly (readonly string[])[]) => readImport(lines, lists)

describe('a file of customers', () => {
  test('is read by its headings, whatever their order and case', () => {
    const file = read(
      ['EMAIL', ' Company ', 'Price List', 'Role', 'Minimum order', 'Colour'],
      ['Ann@Rivets.example', 'Rivets', 'joiners', 'Owner', '25', 'red'],
      ['', '', '', '', '', ''],
      ['', 'Bolts', '', '', '', ''],
    )
    expect(file).toEqual({
      rows: [
        {
          line: 2,
          row: {
            company: 'Rivets',
            email: 'ann@rivets.example',
            priceList: '0190a0b0-c0d0-7e1f-8a1b-2c3d4e5f6079',
            role: 'owner',
            minimumOrder: 2_500,
          },
        },
        { line: 4, row: { company: 'Bolts' } },
      ],
      wrong: [],
      ignored: ['Colour'],
    })
  })
  test('has columns for how a company is billed', () => {
    const file = read(
      ['Company', 'Billing e-mail', 'Invoice form', 'Leitweg-ID', 'Account', 'Customer number'],
      ['Rivets', 'books@rivets.example', 'Factur-X', '04011000-12345-03', '10023', '70023'],
      ['Bolts', '', 'paper', '', '', ''],
    )
    expect(file?.rows).toEqual([
      {
        line: 2,
        row: {
          company: 'Rivets',
          billingEmail: 'books@rivets.example',
          invoiceForm: 'facturx',
          buyerReference: '04011000-12345-03',
          ledgerAccount: '10023',
          number: 70_023,
        },
      },
    ])
    expect(file?.wrong).toEqual([{ line: 3, why: expect.stringMatching(/^Invoice form: /) }])
  })
  test('reads the place beside its ZIP code, and payment terms in words', () => {
    const file = read(
      'Firma;Straße/Nr;PLZ/Ort;Landkennzeichen;Zahlungsbedingung'.split(';'),
      'Bau AG;Weg 1;8010 Graz;A;14 Tage 2 % Skonto, 30 Tage netto'.split(';'),
    )
    expect(file).toMatchObject({
      rows: [
        {
          row: {
            address: 'Weg 1\n8010 Graz\nAustria',
            paymentTerms: '2/14 net 30',
          },
        },
      ],
      wrong: [],
      ignored: [],
    })
  })
  test('has an address in parts, and names what it does not read', () => {
    const file = read(
      ['Company', 'First name', 'Last name', 'Street', 'Zip', 'City', 'Country', 'Email', 'Phone'],
      [
        'Example Joinery',
        'Jo',
        'Mill',
        '1 Mill St',
        '02138',
        'Cambridge',
        'USA',
        'jo@joinery.example',
        '5',
      ],
    )
    expect(file?.rows).toMatchObject([
      { row: { name: 'Jo Mill', address: '1 Mill St\nCambridge 02138\nUnited States' } },
    ])
    expect(file?.rows).toMatchObject([{ row: { phone: '5' } }])
    expect(file?.ignored).toEqual([])
  })
  test.each([
    ['Société;Contact;Rue;Code postal;Ville;Pays;Courriel', 'France'],
    ['Azienda;Contatto;Via;CAP;Città;Paese;Posta elettronica', 'Francia'],
    ['Empresa;Contacto;Calle;Código postal;Población;País;Correo electrónico', 'Francia'],
    ['Bedrijf;Contactpersoon;Straat;Postcode;Plaats;Land;E-mailadres', 'Frankrijk'],
    ['Firma;Osoba kontaktowa;Ulica;Kod pocztowy;Miejscowość;Kraj;Adres e-mail', 'Francja'],
    ['Firma;Kontaktní osoba;Ulice;PSČ;Město;Země;E-mail', 'Francie'],
    ['Cégnév;Kapcsolattartó;Utca;Irányítószám;Város;Ország;E-mail cím', 'FR'],
    ['Företag;Kontaktperson;Gatuadress;Postnummer;Ort;Land;E-post', 'Frankrike'],
    ['Virksomhed;Kontaktperson;Vej;Postnr.;By;Land;E-mail', 'Frankrig'],
    ['Empresa;Contacto;Rua;Código postal;Cidade;País;E-mail', 'França'],
  ])('with the headings %s is read', (headings, country) => {
    const row = ['Rivets', 'Jo', 'Place 1', '75001', 'Paris', country, 'jo@rivets.example']
    expect(read(headings.split(';'), row)).toMatchObject({
      rows: [{ row: { company: 'Rivets', name: 'Jo', address: 'Place 1\n75001 Paris\nFrance' } }],
      wrong: [],
      ignored: [],
    })
  })
  test('has phone and credit limit, written as the whole list writes its amounts', () => {
    const file = read(
      'Firma;Telefon;Kreditlimit;Mindestbestellwert'.split(';'),
      'Bau AG;+49 30 5550142;5.000;25,50'.split(';'),
      'Holz AG;;1.250,00;'.split(';'),
    )
    expect(file).toMatchObject({
      rows: [
        { row: { phone: '+49 30 5550142', creditLimit: 500_000, minimumOrder: 2550 } },
        { row: { creditLimit: 125_000 } },
      ],
      wrong: [],
      ignored: [],
    })
  })
  test('takes neither headings that come again nor sums for companies', () => {
    const file = read(
      ['Firma', 'Ort'],
      ['Bau AG', 'Bonn'],
      ['Summe', ''],
      ['FIRMA', 'Ort'],
      ['Holz AG', 'Köln'],
      ['Total: 2', ''],
    )
    expect(file?.rows.map(({ line, row }) => [line, row.company])).toEqual([
      [2, 'Bau AG'],
      [5, 'Holz AG'],
    ])
    expect(file?.wrong.map(({ line }) => line)).toEqual([3, 6])
  })
  test('reads rows by the headings above them where two columns have changed places', () => {
    const file = read(
      'Firma;Kreditlimit;Mindestbestellwert'.split(';'),
      'Bau AG;5000,00;50,00'.split(';'),
      'Firma;Mindestbestellwert;Kreditlimit'.split(';'),
      'Holz AG;60,00;6000,00'.split(';'),
    )
    expect(file).toMatchObject({
      rows: [
        { line: 2, row: { creditLimit: 500_000, minimumOrder: 5_000 } },
        { line: 4, row: { creditLimit: 600_000, minimumOrder: 6_000 } },
      ],
      wrong: [],
    })
  })
  test.each([
    ['Company;Credit limit;Minimum order', 'Company;Smallest order;Limit'],
    ['Company;Tax exempt;E-mail', 'Company;Taxable;E-mail'],
    ['Company;Blocked;E-mail', 'Company;Active;E-mail'],
    ['Company;Street;Delivery street', 'Company;Ship to street;Address line 1'],
  ])('names the rows below %s that stand below %s', (first, second) => {
    const file = read(first.split(';'), ['Rivets'], second.split(';'), ['Bolts'])
    expect(file?.rows).toMatchObject([{ row: { company: 'Rivets' } }])
    const why =
      'Row 3 contains headings that differ from those in row 1. Save row 3 and the rows below it as a separate file.'
    expect(file?.wrong).toEqual([
      { line: 3, why },
      { line: 4, why },
    ])
  })
  test('asks about an amount that can be read in two ways', () => {
    const file = read(['Company', 'Credit limit'], ['Rivets', '5.000'], ['Bolts', '750'])
    expect(file?.rows).toMatchObject([{ row: { company: 'Bolts', creditLimit: 75_000 } }])
    expect(file?.wrong).toEqual([
      { line: 2, why: expect.stringMatching(/“5\.000” can mean 5000 or 5\.000\./) },
    ])
  })
  test('says what is no amount of the shop, and takes nothing of it', () => {
    const file = read(['Company', 'Credit limit'], ['Rivets', 'CHF 500.00'], ['Bolts', '-5.00'])
    expect(file?.rows).toEqual([])
    expect(file?.wrong.map(({ why }) => why.split(':')[0])).toEqual([
      'Credit limit',
      'Credit limit',
    ])
  })
  test.each([
    [
      'in columns for delivery',
      ['Company', 'Street', 'City', 'Delivery street', 'Delivery city', 'Delivery street 2'],
      [['Rivets', '1 Mill St', 'York', '2 Dock Rd', 'Hull', '3 Quay']],
      ['2 Dock Rd, Hull', '3 Quay'],
    ],
    [
      'in German columns',
      ['Firma', 'Straße', 'PLZ', 'Ort', 'Lieferstraße', 'Liefer-PLZ', 'Lieferort'],
      [['Rivets', 'Weg 1', '10115', 'Berlin', 'Hof 2', '20095', 'Hamburg']],
      ['Hof 2, 20095 Hamburg'],
    ],
    [
      'in French columns',
      ['Société', 'Adresse', 'Adresse de livraison'],
      [['Rivets', '1 rue A, Paris', '2 rue B, Lyon']],
      ['2 rue B, Lyon'],
    ],
    [
      'in numbered columns',
      ['Company', 'Street', 'City', 'Street 2', 'City 2'],
      [['Rivets', '1 Mill St', 'York', '2 Dock Rd', 'Hull']],
      ['2 Dock Rd, Hull'],
    ],
    [
      'in further rows',
      ['Company', 'Street', 'City'],
      [
        ['Rivets', '1 Mill St', 'York'],
        ['RIVETS', '2 Dock Rd', 'York'],
        ['Rivets', '1 Mill St', 'York'],
      ],
      ['2 Dock Rd, York'],
    ],
  ])(
    'takes further addresses %s for delivery addresses of the company',
    (_how, headings, rows, addresses) => {
      const file = read(headings, ...rows)
      expect(file?.wrong).toEqual([])
      expect(file?.ignored).toEqual([])
      expect(
        file?.rows[0]?.row.deliveryAddresses?.map((address) => address.replaceAll('\n', ', ')),
      ).toEqual(addresses)
      expect(file?.rows[0]?.row.notes).toBeUndefined()
    },
  )
  test('keeps companies of one name apart by their numbers, and asks where a town differs', () => {
    const headings = ['Kundennr.', 'Firma', 'Ort', 'E-Mail 1', 'Terms']
    const file = read(
      headings,
      ['20002', 'Kern', 'München', 'max@kern.example', 'Net 30'],
      ['20003', 'Kern', 'Berlin', 'uli@kern.example', ''],
      ['20002', 'Kern', 'Augsburg', 'eva@kern.example', 'net 60'],
      ['', 'Kern', 'Berlin', '', ''],
      ['', 'Bolts', 'York', '', ''],
      ['', 'Bolts', 'Hull', '', ''],
    )
    expect(file?.rows).toMatchObject([
      { row: { number: 20_002, email: 'max@kern.example', paymentTerms: 'net 30' } },
      { row: { number: 20_003 } },
      { row: { company: 'Bolts' } },
    ])
    expect(file?.wrong).toMatchObject([
      { line: 4, why: expect.stringMatching(/^Payment terms: line 2 /) },
      { line: 5, why: expect.stringMatching(/several/) },
      { line: 7, why: expect.stringMatching(/York in line 6/) },
    ])
  })
  test('reads the headings of programs', () => {
    expect(
      read(
        [
          'First Name',
          'Default Address Company',
          'Default Address Address1',
          'Default Address City',
          'Default Address Zip',
        ],
        ['Ann', 'Lee LLC', '1 Main St', 'Boston', '02108'],
      ),
    ).toMatchObject({
      rows: [
        { row: { company: 'Lee LLC', name: 'Ann', address: expect.stringContaining('1 Main St') } },
      ],
      ignored: [],
    })
    expect(read(['Nombre fiscal'], ['López'])).toMatchObject({
      rows: [{ row: { company: 'López' } }],
    })
    expect(
      read(['Firmenname', 'Straße 1', 'Ort 1'], ['Bau', 'Weg 5', 'Wien'])?.rows[0]?.row.address,
    ).toContain('Weg 5')
  })
  test('takes a second line of a street for what it is, and writes the domain of an e-mail address as servers do', () => {
    const file = read(
      ['Company', 'Street', 'Street 2', 'City', 'E-mail'],
      ['Rivets', '1 Mill St', 'Unit 4', 'York', 'Post@Müller-Bau.example'],
    )
    expect(file?.rows).toMatchObject([
      { row: { address: '1 Mill St\nUnit 4\nYork', email: 'post@xn--mller-bau-q9a.example' } },
    ])
    expect(file?.rows[0]?.row.notes).toBeUndefined()
  })
  test('says of each line that is left out what is wrong with it', () => {
    const file = read(
      ['Company', 'E-mail', 'Role', 'Price list'],
      ['Rivets', 'not an address', '', ''],
      ['', 'ann@rivets.example', '', ''],
      ['Rivets', 'ann@rivets.example', 'boss', ''],
      ['Rivets', 'ann@rivets.example', 'buyer', 'Plumbers'],
    )
    expect(file?.rows).toEqual([])
    expect(file?.wrong.map(({ line }) => line)).toEqual([2, 3, 4, 5])
    expect(file?.wrong[2]?.why).toBe('Role: Choose a role: buyer, approver or owner.')
    expect(file?.wrong[3]?.why).toBe(
      'Price list: there is no list called “Plumbers”. Correct the name, or add the price list first.',
    )
  })
  test('without a column for the company is none', () => {
    expect(read(['Name', 'E-mail'], ['Ann', 'ann@rivets.example'])).toBeUndefined()
    expect(read()).toBeUndefined()
  })
})
