/** Lists of banks and of providers of payments as they come: whose, which day, which amount. */
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readBankCsv } from './read-bank-csv.server.ts'

const own = 'DE89370400440532013000'
const other = 'DE02120300000000202051'

async function read(lines: readonly string[], shop: { currency?: string; own?: string } = {}) {
  const statements = await readBankCsv(
    'list.csv',
    new TextEncoder().encode(`${lines.join('\n')}\n`),
    { currency: 'EUR', ...shop },
  )
  return statements.map(({ account, entries, outgoing, refused, doubts }) => ({
    account,
    in: entries.map(({ bookedOn, amount, currency, payer, reference }) =>
      [bookedOn, amount, currency, payer, reference].join(' | '),
    ),
    out: outgoing.map(({ amount }) => amount),
    refused: refused.map(({ why }) => why),
    doubts: doubts ?? [],
  }))
}

test('entries of two accounts in one list are told apart by a column that does not say whose it is', async () => {
  const lines = [
    'IBAN;Date;Name;Reference;Amount',
    `${other};26.11.2026;Orlov;INV-5;458,40`,
    `${own};26.11.2026;Berg;INV-6;-1,00`,
  ]
  const list = await read(lines, { own })
  expect(list.map(({ account }) => account).toSorted()).toEqual([other, own])
  // Of payers, whose accounts these may be, nothing is left out.
  const payers = lines.map((line) => line.replace(own, 'AT611904300234573201'))
  expect((await read(payers, { own })).map(({ account }) => account)).toEqual([''])
})

test('one account beside all that came and went is that of the list', async () => {
  const list = await read(
    [
      'IBAN;Date;Name;Reference;Amount',
      `${other};26.11.2026;Orlov;INV-5;458,40`,
      `${other};26.11.2026;Berg;x;-1,00`,
      `${other};25.11.2026;Kern;INV-6;2,00`,
    ],
    { own },
  )
  expect(list.map(({ account }) => account)).toEqual([other])
})

test('a row whose day is none is refused, and the others are read', async () => {
  const [list] = await read([
    'Data;Kwota;Nadawca;Tytuł',
    '26 lis 2026;119,00;Acme;FV 1',
    '25 paź 2026;5,00;Acme;FV 2',
  ])
  expect(list?.in).toEqual([
    '2026-11-26 | 119.00 | EUR | Acme | FV 1',
    '2026-10-25 | 5.00 | EUR | Acme | FV 2',
  ])
})

test.each([
  [
    'AIB',
    [
      'Posted Account, Posted Transactions Date, Description1, Description2, Description3, Debit Amount, Credit Amount,Balance,Posted Currency,Transaction Type,Local Currency Amount,Local Currency',
      '"93-00-00 12345678","26/11/2026","MURPHY JOINERY","INV 118","","","1,250.00","10,000.00",EUR,"Credit","1,250.00",EUR',
      '"93-00-00 12345678","25/11/2026","EIR","","","99.00","","8,750.00",EUR,"Direct Debit"," 99.00",EUR',
    ],
    ['2026-11-26 | 1250.00 | EUR |  | MURPHY JOINERY INV 118'],
  ],
  [
    'Wise',
    [
      'ID,Status,Direction,"Created on","Finished on","Source fee amount","Source fee currency","Source name","Source amount (after fees)","Source currency","Target name","Target amount (after fees)","Target currency","Exchange rate",Reference',
      'T-1,COMPLETED,IN,"2026-11-25 10:00:00","2026-11-26 10:01:00",1.00,USD,"US Buyer",540.00,USD,"My Shop",500.00,EUR,0.926,INV-45',
      'T-2,COMPLETED,OUT,"2026-11-26 10:00:00","2026-11-26 10:01:00",0.40,EUR,"My Shop",300.00,EUR,"Supplier",300.00,EUR,1.0,Bill 9',
      'T-3,CANCELLED,IN,"2026-11-26 10:00:00",,0.40,EUR,"Kunde X",77.00,EUR,"My Shop",77.00,EUR,1.0,INV-44',
      'T-4,COMPLETED,NEUTRAL,"2026-11-26 10:00:00","2026-11-26 10:01:00",0.40,EUR,"My Shop",500.00,EUR,"My Shop",540.00,USD,1.08,',
    ],
    ['2026-11-26 | 500.00 | EUR | US Buyer | INV-45'],
  ],
  [
    'ABN AMRO, without headings',
    [
      '417164300\tEUR\t20261126\t5000,00\t6210,00\t20261126\t1210,00\t/TRTP/SEPA OVERBOEKING/IBAN/NL20INGB0001234567/BIC/INGBNL2A/NAME/DE VRIES/REMI/FACTUUR 2026-42/EREF/NOTPROVIDED',
      '417164300\tEUR\t20261126\t6210,00\t6100,00\t20261126\t-110,00\tBEA   NR:XX 26.11.26/12.30 GAMMA',
    ],
    ['2026-11-26 | 1210.00 | EUR | DE VRIES | FACTUUR 2026-42'],
  ],
  [
    'Boursobank',
    [
      'dateOp;dateVal;label;category;categoryParent;supplierFound;amount;comment;accountNum;accountLabel;accountbalance',
      '2026-11-26;2026-11-26;"VIR INST ATELIER BOIS FAC 33";"Virements reçus";"Virements reçus";;"1 050,00";;"00040123456";"Compte pro";12000.00',
      '2026-11-25;2026-11-25;"PRLV ENGIE";"Energie";"Energie";;-120,50;;"00040123456";"Compte pro";10950.00',
    ],
    ['2026-11-26 | 1050.00 | EUR |  | VIR INST ATELIER BOIS FAC 33'],
  ],
  [
    'Stripe: payments',
    [
      'id,Created date (UTC),Amount,Amount Refunded,Currency,Captured,Description,Fee,Status,Customer Email',
      'ch_1,2026-11-26 10:00:00,"100,00","0,00",eur,true,Order 1 INV-42,"3,20",Paid,jane@example.com',
      'ch_2,2026-11-26 10:00:00,"50,00","0,00",eur,false,Order 2 INV-43,"0,00",Failed,bob@example.com',
      'ch_3,2026-11-26 10:00:00,"80,00","80,00",eur,true,Order 3 INV-44,"1,20",Refunded,ann@example.com',
    ],
    ['2026-11-26 | 100.00 | EUR |  | Order 1 INV-42'],
  ],
  [
    'BNP, a title and no headings',
    [
      'Compte de chèques;****1234;27/11/2026;;12 345,67',
      '26/11/2026;VIREMENT RECU;VIR SEPA RECU /DE MENUISERIE LEROY /MOTIF FAC 2026-33 /REF NOTPROVIDED;;450,00',
      '25/11/2026;PRELEVEMENT;PRLV SEPA ORANGE;;-39,99',
    ],
    [
      '2026-11-26 | 450.00 | EUR | MENUISERIE LEROY | VIREMENT RECU VIR SEPA RECU /DE MENUISERIE LEROY /MOTIF FAC 2026-33 /REF NOTPROVIDED',
    ],
  ],
  [
    'no headings: two rows of which the balance says which is the amount',
    ['26.11.2026;ACME;INV-1;100,00;5.000,00;EUR', '25.11.2026;KPN;abo;-50,00;4.900,00;EUR'],
    ['2026-11-26 | 100.00 | EUR |  | ACME INV-1'],
  ],
  [
    'Norma 43 names',
    ['Fecha;Nombre;Concepto;Haber;Debe;Saldo', '26.11.2026;ACME;INV-1;1250.00;0;0'],
    ['2026-11-26 | 1250.00 | EUR | ACME | INV-1'],
  ],
  [
    'Santander',
    [
      'Fecha Operación;Fecha Valor;Concepto;Importe;Divisa',
      '26/11/2026;26/11/2026;TRANSFERENCIA DE CARPINTERIA GOMEZ SL, CONCEPTO FACTURA F-88.;1.815,00;EUR',
      '25/11/2026;25/11/2026;RECIBO IBERDROLA;-210,33;EUR',
    ],
    [
      '2026-11-26 | 1815.00 | EUR | CARPINTERIA GOMEZ SL | TRANSFERENCIA DE CARPINTERIA GOMEZ SL, CONCEPTO FACTURA F-88.',
    ],
  ],
  [
    'ING: what the bank wrote of accounts and mandates is no reference',
    [
      'Datum;Naam / Omschrijving;Rekening;Tegenrekening;Code;Af Bij;Bedrag (EUR);Mutatiesoort;Mededelingen',
      '20261126;De Vries;NL91ABNA0417164300;NL20INGB0001234567;OV;Bij;1210,00;Overschrijving;Naam: De Vries Omschrijving: factuur 2026-0042 IBAN: NL20INGB0001234567 Kenmerk: NOTPROVIDED Valutadatum: 26-11-2026',
    ],
    ['2026-11-26 | 1210.00 | EUR | De Vries | factuur 2026-0042'],
  ],
  [
    'amounts with their sign below Debit/Credit',
    [
      'Date,Type,Merchant/Description,Debit/Credit,Balance',
      '26/11/2026,Faster payment,JONES JOINERY INV 118,"£1,250.00","£10,000.00"',
      '25/11/2026,Direct Debit,BT,-£99.00,"£8,750.00"',
    ],
    ['2026-11-26 | 1250.00 | GBP |  | JONES JOINERY INV 118'],
  ],
  [
    'KBC: the payer is the other side, and not the name of the own account',
    [
      'Rekeningnummer;Naam;Munt;Datum;Omschrijving;Bedrag;Naam tegenpartij;Vrije mededeling',
      'BE68539007547034;SHOP;EUR;26/11/2026;OVERSCHRIJVING;1250,00;ACME NV;INV-42',
      'BE68539007547034;SHOP;EUR;25/11/2026;DOMICILIERING;-49,95;PROXIMUS;x',
    ],
    ['2026-11-26 | 1250.00 | EUR | ACME NV | OVERSCHRIJVING INV-42'],
  ],
  [
    'bunq: a number of an account is nobody’s name',
    [
      'Date;Amount;Account;Counterparty;Name;Description',
      '2026-11-26;1,250.00;NL91ABNA0417164300;NL20INGB0001234567;ACME BV;INV-42',
    ],
    ['2026-11-26 | 1250.00 | EUR | ACME BV | INV-42'],
  ],
  [
    'Nordea: Valuta is the currency where codes of currencies stand below it',
    [
      'Bogføringsdato;Beløb;Afsender;Modtager;Navn;Beskrivelse;Saldo;Valuta;Afstemt',
      '2026/11/26;1250,00;12345;;ACME ApS;INV-42;2200,05;DKK;',
    ],
    ['2026-11-26 | 1250.00 | DKK | ACME ApS | INV-42'],
  ],
  [
    'N26: the currency of the shop of a card is not that of the amount',
    [
      'Booking Date,Value Date,Partner Name,Type,Payment Reference,Amount (EUR),Original Amount,Original Currency',
      '2026-11-26,2026-11-26,Acme GmbH,Credit Transfer,INV-42,1250.00,1350.00,USD',
    ],
    ['2026-11-26 | 1250.00 | EUR | Acme GmbH | INV-42'],
  ],
  [
    'PKO: a text that goes on in columns without headings',
    [
      '"Data operacji","Typ transakcji","Kwota","Waluta","Opis transakcji","",""',
      '"2026-11-26","Przelew na rachunek","+1250.00","PLN","Rachunek nadawcy: 12345678901234567890123456","Nazwa nadawcy: ACME SP. Z O.O.","Tytuł: INV-42"',
    ],
    ['2026-11-26 | 1250.00 | PLN | ACME SP. Z O.O. | INV-42'],
  ],
  [
    'CaixaBank: a currency directly behind the amount',
    ['Fecha;Movimiento;Importe', '26/11/2026;TRANSF. ACME INV-42;1.250,00EUR'],
    ['2026-11-26 | 1250.00 | EUR |  | TRANSF. ACME INV-42'],
  ],
  [
    'Sparkasse: what takes a debit back is no payment',
    [
      'Buchungstag;Buchungstext;Verwendungszweck;Beguenstigter/Zahlungspflichtiger;Betrag;Waehrung',
      '26.11.26;GUTSCHRIFT;INV-42;Acme GmbH;1250,00;EUR',
      '26.11.26;STORNO BELASTUNG;Storno;Telekom;49,95;EUR',
    ],
    ['2026-11-26 | 1250.00 | EUR | Acme GmbH | INV-42'],
  ],
  [
    'Mercury: months before days, with hyphens',
    ['Date (UTC),Description,Amount', '11-26-2026,ACME INV-42,1250.00', '11-05-2026,VERIZON,-9.00'],
    ['2026-11-26 | 1250.00 | EUR |  | ACME INV-42'],
  ],
  [
    'Wise: what was converted is no payment',
    [
      'Date,Amount,Currency,Description,Payer Name',
      '26-11-2026,1250.00,EUR,Received money from Acme with reference INV-42,Acme GmbH',
      '26-11-2026,92.00,EUR,Converted 100.00 USD to 92.00 EUR,',
    ],
    ['2026-11-26 | 1250.00 | EUR | Acme GmbH | Received money from Acme with reference INV-42'],
  ],
])('%s', async (_name, lines, expected) => {
  const [list, ...others] = await read(lines)
  expect(others).toEqual([])
  expect(list?.in.map((line) => line.replaceAll(/ (?:Virements reçus|Compte pro)/g, ''))).toEqual(
    expected,
  )
  expect(list?.refused).toEqual([])
})

test('a change of currencies inside PayPal is no payment, and neither is what it holds', async () => {
  const [list] = await read([
    'Date,Name,Type,Status,Currency,Gross,Fee,Net,Transaction ID,Invoice Number',
    '26/11/2026,US Buyer,Website Payment,Completed,USD,70.00,-2.00,68.00,5AB,INV-9',
    '26/11/2026,,General Currency Conversion,Completed,USD,-68.00,0.00,-68.00,6AB,',
    '26/11/2026,,General Currency Conversion,Completed,EUR,62.00,0.00,62.00,7AB,',
    '26/11/2026,,Reversal of General Account Hold,Completed,EUR,20.00,0.00,20.00,8AB,',
  ])
  expect(list?.in).toEqual(['2026-11-26 | 70.00 | USD | US Buyer | INV-9'])
  expect(list?.out).toEqual([])
})

test('a payment by card of which a part was given back is asked about', async () => {
  const [list] = await read([
    'id,Created date (UTC),Amount,Amount Refunded,Currency,Status,Description',
    'ch_1,2026-11-26 10:00:00,100.00,30.00,eur,Paid,INV-42',
  ])
  expect(list?.in).toEqual([])
  expect(list?.refused).toEqual([expect.stringContaining('30.00')])
})

test('money that had come and was taken back is said', async () => {
  const [list] = await read([
    'Datum;Text;Type;Betrag',
    '26.11.2026;Beta INV-43;Reversal;-77,00',
    '26.11.2026;Kern INV-44 Rücklastschrift;Buchung;-5,00',
    '26.11.2026;KPN;Buchung;-9,00',
  ])
  expect(list?.in).toEqual([])
  expect(list?.doubts).toEqual([expect.stringMatching(/77\.00 EUR.*INV-43; .*5\.00 EUR.*INV-44/)])
  expect(list?.doubts.join('')).not.toContain('KPN')
})

test('a list of a credit card, whose signs are the other way round, is called so', async () => {
  const [list] = await read([
    'Date,Description,Amount',
    '11/26/2026,ONLINE PAYMENT - THANK YOU,-1250.00',
    '11/25/2026,VERIZON,49.95',
  ])
  expect(list?.doubts).toEqual([expect.stringContaining('credit card')])
})

test('days that are numbers of a spreadsheet are read, and said', async () => {
  const [list] = await read(['Date;Name;Reference;Amount', '46352;Acme;INV-1;10,00'])
  expect(list?.in).toEqual(['2026-11-26 | 10.00 | EUR | Acme | INV-1'])
  expect(list?.doubts).toEqual([expect.stringMatching(/46352.*November 26, 2026/)])
})

test('of a day that can be read in two ways both ways are said', async () => {
  for (const day of ['05-11-2026', '05/11/2026', '05-11-26'])
    for (const currency of ['EUR', 'USD']) {
      const [list] = await read(['Date;Name;Reference;Amount', `${day};Acme;INV-1;10,00`], {
        currency,
      })
      expect(list?.doubts, `${day} ${currency}`).toEqual([
        expect.stringMatching(/November 5, 2026/),
      ])
      expect(list?.doubts).toEqual([expect.stringMatching(/May 11, 2026/)])
    }
})

test('a list without headings whose money may have gone is called so', async () => {
  const list = read(['26.11.2026;Acme;INV-1;100,00;77,00', '25.11.2026;Beta;INV-2;50,00;11,00'])
  await expect(list).rejects.toThrow(/list has no headings/)
})

test('of headings that nobody knows none is passed over', async () => {
  const list = read([
    'Account Type,Transaction Date,Text One,Text Two,First,Second',
    'Chequing,11/26/2026,DEPOSIT,ACME INV-42,1250.00,',
    'Chequing,11/25/2026,BELL,,-49.95,',
  ])
  await expect(list).rejects.toThrow(/no column that is recognized as the date/)
})

test.each([
  ['Betrag (€)', 'EUR'],
  ['Montant(EUROS)', 'EUR'],
  ['Amount (£)', 'GBP'],
])('the sign in the heading %s is the currency', async (heading, currency) => {
  const [list] = await read([`Date;Name;Reference;${heading}`, '26.11.2026;Acme;INV-1;12,50'], {
    currency: 'USD',
  })
  expect(list?.in).toEqual([`2026-11-26 | 12.50 | ${currency} | Acme | INV-1`])
})

test('of a list without a currency, whose account is elsewhere, it is said', async () => {
  const lines = [
    'IBAN;Booked At;Text;Credit/Debit Amount',
    'CH9300762011623852957;2026-11-26;Acme INV-42;1250.00',
    'CH9300762011623852957;2026-11-25;Swisscom;-49.95',
    'CH9300762011623852957;2026-11-25;Beta;10.00',
  ]
  const [list] = await read(lines)
  expect(list?.doubts).toEqual([expect.stringMatching(/CHF.*read as EUR/)])
  expect((await read(lines, { currency: 'CHF' }))[0]?.doubts).toEqual([])
})

/** An OpenDocument workbook; an amount has its currency in its format. */
const workbook = (sheets: Readonly<Record<string, readonly (readonly string[])[]>>) => {
  const cell = (value: string): string => {
    const [, code = '', amount] = /^([A-Z]{3}) (-?\d+)$/.exec(value) ?? []
    return amount === undefined
      ? `<table:table-cell office:value-type="string"><text:p>${value}</text:p></table:table-cell>`
      : `<table:table-cell office:value-type="currency" office:currency="${code}" office:value="${amount}"><text:p>${amount}</text:p></table:table-cell>`
  }
  const row = (cells: readonly string[]) =>
    `<table:table-row>${cells.map(cell).join('')}</table:table-row>`
  const tables = Object.entries(sheets).map(
    ([name, rows]) => `<table:table table:name="${name}">${rows.map(row).join('')}</table:table>`,
  )
  return zipSync({
    'content.xml': strToU8(
      `<office:document-content xmlns:office="o" xmlns:table="t" xmlns:text="x"><office:body><office:spreadsheet>${tables.join('')}</office:spreadsheet></office:body></office:document-content>`,
    ),
  })
}
const headings = ['Date', 'Name', 'Reference', 'Amount']
const readWorkbook = async (file: Uint8Array) => {
  const [list] = await readBankCsv('bank.ods', file, { currency: 'EUR' })
  return {
    in: list?.entries.map(({ amount, currency, payer }) => `${amount} ${currency} ${payer}`),
    doubts: list?.doubts,
  }
}

test('the currency that only the formats of a workbook show is that of its amounts', async () => {
  const rows = [headings, ['2026-11-26', 'Acme', 'INV-1', 'USD 1250']]
  expect(await readWorkbook(workbook({ Bank: rows }))).toEqual({
    in: ['1250 USD Acme'],
    doubts: [],
  })
  const mixed = [
    ...rows,
    ['2026-11-26', 'Beta', 'INV-2', 'USD 7'],
    ['2026-11-26', 'Kern', 'x', 'EUR 8'],
  ]
  expect((await readWorkbook(workbook({ Bank: mixed }))).doubts).toEqual([
    expect.stringMatching(/USD.*EUR/),
  ])
})

test('sheets that are not read are named', async () => {
  const rows = [
    headings,
    ['2026-11-26', 'Acme', 'INV-1', 'EUR 1250'],
    ['2026-11-26', 'Kern', 'x', 'EUR 8'],
  ]
  const file = workbook({ First: rows, Second: rows.slice(0, 2), Empty: [] })
  expect((await readWorkbook(file)).doubts).toEqual([expect.stringMatching(/“First”.*“Second”/)])
  expect((await readWorkbook(file)).doubts?.join('')).not.toContain('Empty')
})
