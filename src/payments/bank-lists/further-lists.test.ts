/** Lists of banks whose columns are built otherwise: one amount for both ways, two columns below one heading, texts without an end. */
import { expect, test } from 'vitest'
import { readMtFile } from '../read-mt940.server.ts'
import { readBankCsv } from './read-bank-csv.server.ts'

const read = async (...lines: readonly string[]) => {
  const bytes = new TextEncoder().encode(`${lines.join('\n')}\n`)
  const [list] = await readBankCsv('list.csv', bytes, { currency: 'EUR' })
  const say = (one: { amount: string; currency: string; payer: string; reference: string }) =>
    [one.amount, one.currency, one.payer, one.reference].join(' ').trim()
  return {
    in: list?.entries.map(say),
    out: list?.outgoing.map(say),
    refused: list?.refused.map(({ why }) => why),
  }
}

test('below the only column of amounts a minus is money that went', async () => {
  const list = await read('Date;Payee;Inflow', '2026-11-25;Acme;100.00', '2026-11-26;Stahl;-20.00')
  expect(list).toEqual({ in: ['100.00 EUR Acme'], out: ['20.00 EUR Stahl'], refused: [] })
})

test.each([
  ['D/K', 'D', 'K'],
  ['D/C', 'D', 'C'],
  ['C/D', 'D', 'C'],
  ['S/H', 'S', 'H'],
  ['Segno', 'D', 'A'],
])('below %s its letters are known, whatever else stands there', async (heading, out, came) => {
  const list = await read(
    `Date;Name;Amount;${heading}`,
    `2026-11-25;Acme;100.00;${came}`,
    `2026-11-26;Stahl;20.00;${out}`,
    '2026-11-26;Torn;5.00;X9',
  )
  expect(list).toMatchObject({ in: ['100.00 EUR Acme'], out: ['20.00 EUR Stahl'] })
  expect(list.refused).toEqual([expect.stringContaining('contains “X9”')])
})

test('one heading stands above a currency and its amount', async () => {
  const list = await read(
    'Datum,Omschrijving,Mutatie,,Saldo,,Order Id',
    '25-11-2026,Acme INV-1,EUR,"100,00",EUR,"1100,00",',
    '26-11-2026,Kosten,USD,"-0,07",USD,"10,00",',
  )
  expect(list).toEqual({ in: ['100.00 EUR  Acme INV-1'], out: ['0.07 USD  Kosten'], refused: [] })
})

test('a text that goes on behind the last heading is read, where no comma can have torn an amount', async () => {
  const headings = 'Buchungsdatum;Waehrung;Betrag;Umsatztext'
  const list = await read(
    headings,
    '2026-11-25;EUR;100,00;Acme;Invoice INV-1;REF: 4711',
    '2026-11-26;EUR;-20,00;Stahl',
  )
  expect(list).toEqual({
    in: ['100.00 EUR  Acme Invoice INV-1 REF: 4711'],
    out: ['20.00 EUR  Stahl'],
    refused: [],
  })
  // Here one may have: 12,50 EUR.
  const torn = await read('Datum,Waehrung,Betrag,Umsatztext', '2026-11-25,EUR,12,50,Acme')
  expect(torn).toMatchObject({ in: [], refused: [expect.stringContaining('Acme')] })
})

test('an amount of a statement may end with its point', () => {
  const [statement] = readMtFile(
    ':20:S\n:25:170059308\n:28C:1/1\n:60F:C261125JPY100,\n:61:261126C00000001560395.NMSCNONREF\n:62F:C261126JPY1560495,\n-\n',
    'EUR',
  )
  expect(statement).toMatchObject({
    entries: [{ amount: '00000001560395.00', currency: 'JPY' }],
    refused: [],
    doubts: [],
  })
})

test.each(['Liste Ihrer Konten', '0/4/2026', '00/04/2026', 'listopad', 'Lipton'])(
  'what is no day, such as “%s”, in the column of days is no error of the shop',
  async (cell) => {
    const list = await read(
      'Datum;Name;Betrag',
      '2026-11-25;Acme;100,00',
      `${cell};Stahl;5,00`,
      `${cell};;`,
    )
    expect(list.in?.[0]).toBe('100.00 EUR Acme')
  },
)

test.each([
  ['Datum;Částka;MD/D;Popis', '26.11.2026;20,00;MD;Nájem', '25.11.2026;100,00;D;Acme'],
  ['Datum;Namn;Insättning/uttag', '2026-11-26;Hyra;-20,00', '2026-11-25;Acme;100,00'],
  ['Päivä;Selite;Panot;Otot', '26.11.2026;Vuokra;;20,00', '25.11.2026;Acme;100,00;'],
  ['Data mov.;Descrição;Débito;Crédito', '26-11-2026;Renda;20,00;', '25-11-2026;Acme;;100,00'],
])('%s says which way money went', async (headings, out, came) => {
  const list = await read(headings, out, came)
  expect(list.in).toEqual([expect.stringContaining('100.00 EUR')])
  expect(list.out).toEqual([expect.stringContaining('20.00 EUR')])
})

test('what is not cleared is not booked, and an exchange rate without a currency is asked about', async () => {
  const list = await read(
    'Date;Payee;Amount;Cleared',
    '2026-11-25;Acme;100.00;Cleared',
    '2026-11-26;Stahl;50.00;Not cleared',
  )
  expect(list.in).toEqual([expect.stringContaining('Acme')])
  const text = 'Date;Payee;Amount;Exchange rate\n2026-11-25;Acme;100.00;1.09\n'
  const [exchanged] = await readBankCsv('list.csv', new TextEncoder().encode(text), {
    currency: 'EUR',
  })
  expect(exchanged?.doubts).toEqual([expect.stringContaining('“Exchange rate”')])
})

test('a line that only goes on with the text of the one above belongs to it', async () => {
  const headings = 'Data;Valuta;Chiave;Causale;Descrizione;Entrate;Uscite;Divisa'
  const list = await read(
    headings,
    '20/11/2026;20/11/2026;1/1;48;BONIFICO ACME;458,40;;EUR',
    '20/11/2026;;/;;INV-5;;;EUR',
    '21/11/2026;21/11/2026;2/1;26;AFFITTO;;12,00;EUR',
  )
  expect(list).toEqual({
    in: ['458.40 EUR  48 BONIFICO ACME INV-5'],
    out: ['12.00 EUR  26 AFFITTO'],
    refused: [],
  })
  const without = await read(
    'Date;Text;Amount;Currency',
    '2026-11-20;Acme;458.40;EUR',
    '2026-11-20;Stahl;;EUR',
  )
  expect(without.refused).toEqual(['The entry has no amount.'])
})

test('a day that no month has is shown as the file has it', async () => {
  const text = 'Date,Text,Amount\n13/11/2026,Acme,458.40\n11/14/2026,Beta,12.00\n'
  const [list] = await readBankCsv('list.csv', new TextEncoder().encode(text), { currency: 'EUR' })
  expect(list?.entries.map(({ bookedOn }) => bookedOn)).toEqual(['2026-11-13', '11/14/2026'])
})

test('the day of the payout that contains a payment is not its day', async () => {
  const text =
    'Amount,Currency,Created (UTC),Description,Transfer,Transfer Date (UTC)\n' +
    '458.40,eur,2026-11-20 08:00,Acme,po_1,2026-11-23 00:00\n' +
    '58.40,eur,2026-11-21 08:00,Beta,,\n'
  const [list] = await readBankCsv('list.csv', new TextEncoder().encode(text), { currency: 'EUR' })
  expect(list?.entries.map(({ bookedOn }) => bookedOn)).toEqual(['2026-11-20', '2026-11-21'])
})

test.each([
  ['Savings', 1],
  ['Checking', 0],
])('entries of Checking and %s are asked about', async (other, doubts) => {
  const text = `Date,Account,Text,Amount\n2026-11-20,Checking,Acme,458.40\n2026-11-20,${other},Beta,50.00\n`
  const [list] = await readBankCsv('list.csv', new TextEncoder().encode(text), { currency: 'EUR' })
  const question = expect.stringContaining('several accounts (Checking, Savings)')
  expect(list?.doubts).toEqual(doubts === 1 ? [question] : [])
})

test.each([
  ['Auftraggeber: Nikolai Orlov Kto/IBAN: DE2 Buchungstext: INV-5 Ref. X1/2', 'Nikolai Orlov'],
  ['Ord: Orlov Rif: INV-5', 'Orlov'],
])('in “%s” the payer is %s', async (text, payer) => {
  const list = await read('Date;Text;Amount', `2026-11-20;${text};458.40`)
  expect(list.in).toEqual([expect.stringContaining(`458.40 EUR ${payer} `)])
})
