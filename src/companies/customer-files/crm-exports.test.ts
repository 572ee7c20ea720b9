/** Customer files in the layouts of CRM, accounting and address programs. */
import { describe, expect, test } from 'vitest'
import { readImport } from './import-columns.ts'

function read(headings: string, ...lines: readonly string[]) {
  const table = [headings, ...lines].map((line) => line.split(';'))
  const file = readImport(table, []) ?? expect.unreachable('no file of customers')
  return { rows: file.rows.map(({ row }) => row), wrong: file.wrong.map(({ why }) => why) }
}
const boston = '1 Main St\nBoston, MA 02108\nUnited States'
const dresden = 'Hauptstr. 1\n01067 Dresden\nGermany'

test.each<[program: string, headings: string, line: string, row: object]>([
  [
    'HubSpot',
    'Record ID;First Name;Last Name;Email;Phone Number;Associated Company',
    '1;Ann;Lee;ann@lee.example;+1 555 0101;Lee LLC',
    { company: 'Lee LLC', name: 'Ann Lee', email: 'ann@lee.example', phone: '+1 555 0101' },
  ],
  [
    'Salesforce accounts',
    'Account Name;Billing Street;Billing City;Billing State/Province;Billing Zip/Postal Code;Billing Country;Shipping Street;Shipping City;Shipping State/Province;Shipping Zip/Postal Code;Shipping Country',
    'Acme;1 Main St;Boston;MA;02108;USA;9 Dock Rd;Salem;MA;01970;USA',
    {
      company: 'Acme',
      address: boston,
      deliveryAddresses: ['9 Dock Rd\nSalem, MA 01970\nUnited States'],
    },
  ],
  [
    'Salesforce contacts',
    'First Name;Last Name;Account Name;Mailing Street;Mailing City;Mailing State/Province;Mailing Zip/Postal Code;Mailing Country',
    'Ann;Lee;Acme;1 Main St;Boston;MA;02108;USA',
    { company: 'Acme', name: 'Ann Lee', address: boston },
  ],
  [
    'Zoho',
    'Company Name;EmailID;Billing Address;Billing City;Billing State;Billing Country;Billing Code;Shipping Address;Shipping City;Shipping Code;Shipping Country;Payment Terms;Payment Terms Label',
    'Acme;a@acme.example;1 Main St;Boston;MA;U.S.A;02108;9 Dock Rd;Salem;01970;U.S.A;30;Net 30',
    {
      company: 'Acme',
      email: 'a@acme.example',
      address: boston,
      deliveryAddresses: ['9 Dock Rd\nSalem 01970\nUnited States'],
      paymentTerms: 'net 30',
    },
  ],
  [
    'Pipedrive organizations',
    'Organization - ID;Organization - Name;Organization - Street/road name of Address;Organization - House number of Address;Organization - ZIP/Postal code of Address;Organization - City/town/village/locality of Address;Organization - Country of Address',
    '1;Acme GmbH;Hauptstr.;1;01067;Dresden;Germany',
    { company: 'Acme GmbH', address: dresden },
  ],
  [
    'Pipedrive people',
    'Person - Name;Person - Organization;Person - Email - Work;Person - Email - Home;Person - Phone - Work',
    'Ann Lee;Acme GmbH;ann@acme.example;ann@home.example;+49 351 1',
    { company: 'Acme GmbH', name: 'Ann Lee', email: 'ann@acme.example', phone: '+49 351 1' },
  ],
  [
    'Odoo, with technical names',
    'name;is_company;parent_id;street;zip;city;country_id;vat;property_payment_term_id',
    'Acme GmbH;True;;Hauptstr. 1;01067;Dresden;Germany;DE136695976;30 Days',
    { company: 'Acme GmbH', address: dresden, vatId: 'DE136695976', paymentTerms: 'net 30' },
  ],
  [
    'Business Central in German',
    'Nr.;Name;Adresse;PLZ-Code;Ort;Länder-/Regionscode;Kontakt;Zahlungsbedingungscode;Kreditlimit (MW);USt-IdNr.',
    '10000;Acme GmbH;Hauptstr. 1;01067;Dresden;DE;Ann Lee;30 TAGE;5.000,00;DE136695976',
    {
      number: 10_000,
      company: 'Acme GmbH',
      name: 'Ann Lee',
      address: dresden,
      paymentTerms: 'net 30',
      creditLimit: 500_000,
      vatId: 'DE136695976',
    },
  ],
  [
    'Sage 50',
    'Account Reference;Account Name;Street1;Town;Postcode;Country Code;VAT Registration Number;Account On Hold;Payment Due Days;Inactive Account',
    'ABS001;ABS Ltd;Unit 34;Hebburn;NE31 1VB;GB;GB354753245;0;30;0',
    {
      company: 'ABS Ltd',
      address: 'Unit 34\nHebburn NE31 1VB\nUnited Kingdom',
      vatId: 'GB354753245',
      paymentTerms: 'net 30',
      notes: 'Number in another program: ABS001',
    },
  ],
  [
    'JTL',
    'Kundennummer;Firma;Vorname;Nachname;Straße;Hausnummer;PLZ;Ort;Land (ISO);Gesperrt',
    '20001;Acme GmbH;Max;Kern;Hauptstr.;1;01067;Dresden;DE;N',
    { number: 20_001, company: 'Acme GmbH', name: 'Max Kern', address: dresden },
  ],
  [
    'QuickBooks Desktop',
    'Active Status;Customer;Main Phone;Main Email;Bill to 1;Bill to 2;Bill to 3;Ship to 1;Ship to 2;Terms',
    'Active;Acme;555 0101;a@acme.example;Acme;1 Main St;Boston, MA 02108;9 Dock Rd;Salem, MA 01970;Net 30',
    {
      company: 'Acme',
      phone: '555 0101',
      email: 'a@acme.example',
      address: '1 Main St\nBoston, MA 02108',
      deliveryAddresses: ['9 Dock Rd\nSalem, MA 01970'],
      paymentTerms: 'net 30',
    },
  ],
  [
    'Xero',
    '*ContactName;EmailAddress;FirstName;LastName;POAddressLine1;POCity;POPostalCode;POCountry;SAAddressLine1;SACity;SAPostalCode;SACountry;TaxNumber;DueDateSalesDay;DueDateSalesTerm',
    'Acme;a@acme.example;Ann;Lee;1 Mill St;York;YO1 7HH;GB;9 Dock Rd;Hull;HU1 1AA;GB;GB123456789;30;day(s) after invoice date',
    {
      company: 'Acme',
      email: 'a@acme.example',
      name: 'Ann Lee',
      address: '1 Mill St\nYork YO1 7HH\nUnited Kingdom',
      deliveryAddresses: ['9 Dock Rd\nHull HU1 1AA\nUnited Kingdom'],
      vatId: 'GB123456789',
      paymentTerms: 'net 30',
    },
  ],
  [
    'Exact, with the word for a customer in its rows',
    'Code;Naam;Adres;Postcode;Plaats;Land;BTW-nummer;Betalingsconditie: Verkoop;Status;Geblokkeerd',
    '1001;De Vries BV;Kade 1;1011 AB;Amsterdam;NL;NL123456782B90;30 dagen;Klant;Nee',
    {
      company: 'De Vries BV',
      address: 'Kade 1\n1011 AB Amsterdam\nNetherlands',
      vatId: 'NL123456782B90',
      paymentTerms: 'net 30',
    },
  ],
  [
    'Outlook',
    'First Name;Last Name;Company;Business Street;Business City;Business State;Business Postal Code;Business Country/Region;Home Street;Business Phone;E-mail Address',
    'Ann;Lee;Acme;1 Main St;Boston;MA;02108;United States;7 Home St;555 0101;ann@acme.example',
    {
      company: 'Acme',
      name: 'Ann Lee',
      address: boston,
      phone: '555 0101',
      email: 'ann@acme.example',
    },
  ],
  [
    'Google',
    'First Name;Last Name;Organization Name;E-mail 1 - Label;E-mail 1 - Value;E-mail 2 - Value;Phone 1 - Value;Address 1 - Street;Address 1 - City;Address 1 - Region;Address 1 - Postal Code;Address 1 - Country',
    'Ann;Lee;Acme;Work;ann@acme.example;ann@home.example;555 0101;1 Main St;Boston;MA;02108;US',
    {
      company: 'Acme',
      name: 'Ann Lee',
      address: boston,
      phone: '555 0101',
      email: 'ann@acme.example',
    },
  ],
])('%s', (_program, headings, line, row) => {
  expect(read(headings, line)).toEqual({ rows: [row], wrong: [] })
})

test('in Odoo a contact belongs to its company, and a person to none', () => {
  const { rows, wrong } = read(
    'Name;Is a Company;Related Company;Email;Credit Limit',
    'Acme GmbH;True;;info@acme.example;5000.0',
    'Ann Lee;False;Acme GmbH;ann@acme.example;0.0',
    'Pete;False;;pete@home.example;0.0',
  )
  expect(rows).toEqual([
    { company: 'Acme GmbH', email: 'info@acme.example', creditLimit: 500_000 },
    { company: 'Acme GmbH', name: 'Ann Lee', email: 'ann@acme.example' },
  ])
  expect(wrong).toEqual([expect.stringMatching(/^The row names a person \(Pete\) but no company/)])
})

describe('DATEV', () => {
  const headings =
    'Konto;Name (Adressattyp Unternehmen);Name (Adressattyp natürl. Person);Vorname (Adressattyp natürl. Person);Name (Adressattyp keine Angabe);Adressattyp;Fälligkeit in Tagen (Debitor)'
  test('a person and a name of no kind are customers, too', () => {
    const { rows, wrong } = read(
      headings,
      '10001;Acme GmbH;;;;2;30',
      '10002;;Maier;Hans;;1;14',
      '10003;;;;Diverse;0;',
    )
    expect(wrong).toEqual([])
    expect(rows).toMatchObject([
      { company: 'Acme GmbH', ledgerAccount: '10001', paymentTerms: 'net 30' },
      { company: 'Hans Maier', name: 'Hans Maier', ledgerAccount: '10002', paymentTerms: 'net 14' },
      { company: 'Diverse', ledgerAccount: '10003' },
    ])
  })
})

test.each([
  ['Kundennr.;Unsere Kundennr. dort;Firma', '10001;556;Acme'],
  ['Customer number;Your customer number;Company', '10001;556;Acme'],
  ['Konto;Kunden-/Lief.-Nr.;Firma', '10001;556;Acme'],
  ['No.;Customer No.;Company', '1;556;Acme'],
])('two customer numbers are asked about: %s', (headings, line) => {
  expect(read(headings, line)).toEqual({
    rows: [],
    wrong: [expect.stringMatching(/are two customer numbers\. Choose the columns by hand/)],
  })
})

test.each([
  ['Zentrale Auftragssperre', 'X'],
  ['Löschvermerk', 'X'],
  ['Inactive Account', '1'],
  ['Active Status', 'Not-active'],
  ['Is archived', 'TRUE'],
])('“%s: %s” is a blocked customer', (heading, cell) => {
  expect(read(`Company;${heading}`, `Acme;${cell}`)).toEqual({
    rows: [],
    wrong: [expect.stringMatching(/is blocked in the program/)],
  })
})

test('other payment terms of Xero are asked about', () => {
  const { wrong } = read(
    '*ContactName;DueDateSalesDay;DueDateSalesTerm',
    'Acme;20;of the following month',
  )
  expect(wrong).toEqual([expect.stringMatching(/“20 of the following month”/)])
})

test.each([
  ['Organization - Label', 'Lost', 'not clear whether'],
  ['Type', 'Competitor', 'not clear whether'],
  ['Lifecycle Stage', 'Churned', 'not clear whether'],
  ['Credit status', 'Stopped', 'is blocked'],
  ['Nature', 'FOU', 'marks this company as a supplier'],
  ['CardType', 'S', 'marks this company as a supplier'],
  ['Fermé', 'X', 'is blocked'],
  ['LOEVM', 'X', 'is blocked'],
  ['AUFSD', '01', 'may mean that this company is blocked'],
  ['IsArchived', 'Yes', 'is blocked'],
  ['Blokada', 'TAK', 'is blocked'],
  ['Dödsbo/Konkurs', 'Ja', 'is blocked'],
  ['Do not sell', 'Y', 'is blocked'],
])('“%s: %s” is no customer to import without a question', (heading, cell, why) => {
  expect(read(`Company;${heading}`, `Acme;${cell}`)).toEqual({
    rows: [],
    wrong: [expect.stringMatching(new RegExp(why))],
  })
})

test.each([
  ['Lifecycle Stage', 'Lead'],
  ['Type', 'Customer - Direct'],
  ['CardType', 'C'],
  ['Nature', 'CLI'],
])('“%s: %s” is a customer', (heading, cell) => {
  expect(read(`Company;${heading}`, `Acme;${cell}`)).toEqual({
    rows: [{ company: 'Acme' }],
    wrong: [],
  })
})

test('a company that is no customer but a supplier is left out', () => {
  const { rows, wrong } = read('Název firmy;Odběratel;Dodavatel', 'Alfa;Ano;Ne', 'Ocel;Ne;Ano')
  expect(rows).toEqual([{ company: 'Alfa' }])
  expect(wrong).toEqual([
    expect.stringMatching(/“Dodavatel: Ano” marks this company as a supplier/),
  ])
})

test('in QuickBooks a job belongs to its customer, and a deleted customer is none', () => {
  const { rows, wrong } = read(
    'Customer;E-mail',
    'Acme;a@acme.example',
    'Acme:Job 1;j@acme.example',
    'Beta (deleted);b@beta.example',
  )
  expect(rows).toEqual([
    { company: 'Acme', email: 'a@acme.example' },
    { company: 'Acme', email: 'j@acme.example' },
  ])
  expect(wrong).toEqual([expect.stringMatching(/Beta \(deleted\).*is blocked/)])
})

test('SAP, with technical names', () => {
  const { rows } = read(
    'KUNNR;NAME1;STRAS;PSTLZ;ORT01;LAND1;STCEG',
    '0000100001;Müller GmbH;Hauptstr. 1;01067;Dresden;DE;DE123456789',
  )
  expect(rows).toMatchObject([{ company: 'Müller GmbH', address: dresden, vatId: 'DE123456789' }])
})

test.each(['COD', 'Pro forma', '50% deposit', '30 EOM', '30/60/90'])(
  'below “Terms”, “%s” is asked about',
  (terms) => {
    expect(read('Company;Terms', `Acme;${terms}`).wrong).toEqual([
      expect.stringContaining(`“${terms}”`),
    ])
    expect(read('Company;Agreed', `Acme;${terms}`)).toEqual({
      rows: [{ company: 'Acme', terms }],
      wrong: [],
    })
  },
)
