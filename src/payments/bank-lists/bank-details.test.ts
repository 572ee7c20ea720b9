/** What a row of a bank's list says about its day, its state and its amount. */
import { describe, expect, test } from 'vitest'
import { readBankCsv } from './read-bank-csv.server.ts'

async function read(...lines: readonly string[]) {
  const bytes = new TextEncoder().encode(`${lines.join('\n')}\n`)
  const statements = await readBankCsv('bank.csv', bytes, { currency: 'EUR' })
  return {
    in: statements.flatMap(({ entries }) =>
      entries.map((entry) =>
        [entry.bookedOn, entry.amount, entry.payer, entry.reference].join('|'),
      ),
    ),
    refused: statements.flatMap(({ refused }) => refused.map(({ why }) => why)),
    doubts: statements.flatMap(({ doubts = [] }) => doubts),
  }
}
const booked = { in: ['2026-11-25|50.00||INV-1'], refused: [] }

describe('is not posted', () => {
  test('a row that has only a value date, unlike others', async () => {
    const { doubts, ...entries } = await read(
      'Data contabile;Data valuta;Importo;Descrizione',
      '25.11.2026;25.11.2026;50,00;INV-1',
      ';30.11.2026;70,00;INV-2',
    )
    expect(entries).toEqual(booked)
    expect(doubts).toEqual([expect.stringMatching(/does not list them as posted.*INV-2/)])
  })
  test.each([
    'Non contabilizzato bonifico INV-2',
    'Da contabilizzare INV-2',
    'Not yet booked INV-2',
  ])('a row with the text “%s”', async (text) => {
    const { doubts, ...entries } = await read(
      'Date;Amount;Description',
      '2026-11-25;50.00;INV-1',
      `2026-11-26;70.00;${text}`,
    )
    expect(entries).toEqual(booked)
    expect(doubts).toEqual([expect.stringMatching(/does not list them as posted/)])
  })
})

test('the state of an address is not that of the entry', async () => {
  const list = await read(
    'Datum;Name;Status;Betrag;Adress-Status;Betreff',
    '25.11.2026;Huber;Abgeschlossen;50,00;Nicht bestätigt;INV-1',
  )
  expect(list).toEqual({ in: ['2026-11-25|50.00|Huber|INV-1'], refused: [], doubts: [] })
})

test('a list with only value dates is read', async () => {
  expect(await read('Value date;Amount;Description', '2026-11-25;50.00;INV-1')).toEqual({
    ...booked,
    doubts: [],
  })
})

test('a column “Value” with dates is the value date', async () => {
  const list = await read('Booked,Value,Text,Amount', '25/11/2026,26/11/2026,INV-1,50.00')
  expect(list).toEqual({ ...booked, doubts: [] })
})

test('the payer is not a number of an account', async () => {
  const list = await read(
    'Date;Amount;Counterparty;Name;Description',
    '2026-11-25;50.00;NL2;Nikolai Orlov;INV-1',
  )
  expect(list.in).toEqual(['2026-11-25|50.00|Nikolai Orlov|INV-1'])
})

test('balances prove that three decimals are decimals', async () => {
  const list = await read(
    'Bokföringsdatum;Text;Belopp;Saldo',
    '2026-11-25;INV-1;50,000;1050,000',
    '2026-11-26;Hyra;-20,000;1030,000',
  )
  expect(list).toEqual({ in: ['2026-11-25|50.000||INV-1'], refused: [], doubts: [] })
})

describe('a collective entry', () => {
  const headings =
    '"Datum";"Buchungstext";"Betrag Detail";"Belastung EUR";"Gutschrift EUR";"Valuta";"Saldo EUR";"Zahlungszweck"'
  const before = '"24.11.2026";"Miete";"";"20.00";"";"24.11.2026";"1000.00";""'
  const sum = '"25.11.2026";"Gutschriften (2)";"";"";"685.44";"25.11.2026";"1685.44";""'
  const orlov = '"";"Nikolai Orlov";"458.40";"";"";"";"";"INV-5"'
  test('is read as its payments', async () => {
    const navarro = '"";"Celia Navarro";"227.04";"";"";"";"";"INV-4"'
    const payments = [
      '2026-11-25|458.40||INV-5 Nikolai Orlov',
      '2026-11-25|227.04||INV-4 Celia Navarro',
    ]
    expect(await read(headings, before, sum, orlov, navarro)).toEqual({
      in: payments,
      refused: [],
      doubts: [],
    })
    expect(await read(headings, sum, orlov, navarro, before)).toEqual({
      in: payments,
      refused: [],
      doubts: [],
    })
  })
  test('stays one entry if its payments do not add up to it', async () => {
    const { in: entries } = await read(headings, before, sum, orlov)
    expect(entries).toEqual(['2026-11-25|685.44||Gutschriften (2)'])
  })
})

test('transactions of SumUp are named', async () => {
  await expect(
    read(
      'Date,Transaction ID,Transaction Type,Entry Mode,Description,Total,Fee,Payout,Payout Date',
      '2026-11-20,T1,Sale,chip,INV-5,458.40,7.75,450.65,2026-11-22',
    ),
  ).rejects.toThrow(/transaction list from SumUp/)
})

test.each(['12..34', '12,.34', '1.2.3', '12,34,56', '12.34.56', '1,23.45', '458.40.', '1 2.34'])(
  'the amount %s is not repaired',
  async (amount) => {
    const { in: entries, refused } = await read(
      'Date;Amount;Description',
      '2026-11-25;50.00;INV-1',
      `2026-11-26;${amount};INV-2`,
    )
    expect(entries).toEqual(booked.in)
    expect(refused).toEqual([expect.stringContaining('cannot be read as an amount')])
  },
)

test.each([
  ['1 250,50', '1250.50'],
  ['1.250,50', '1250.50'],
  ['12,34,567.50', '1234567.50'],
  ["1'250.50", '1250.50'],
])('the amount %s is %s', async (written, amount) => {
  const { in: entries } = await read('Date;Amount;Description', `2026-11-25;${written};INV-1`)
  expect(entries).toEqual([`2026-11-25|${amount}||INV-1`])
})

test.each([
  '|SALDO FINALE',
  '*** SALDO ***',
  'Nuevo saldo',
  'Endbestand',
  'Closing Bal.',
  'Totale avere',
  'Total des crédits',
  'Suma uznań',
])('“%s” is not a payment', async (text) => {
  const list = await read(
    'Date;Amount;Description',
    '2026-11-25;50.00;INV-1',
    `2026-11-26;1458.40;${text}`,
  )
  expect(list).toEqual({ ...booked, doubts: [] })
})

test.each(['Opération à venir', 'Hold', 'Geplant', 'Zaplanowane', 'Pre-auth', 'Draft'])(
  'an entry with the text “%s …” may not be posted',
  async (words) => {
    const { in: entries, refused } = await read(
      'Date;Amount;Description',
      '2026-11-25;50.00;INV-1',
      `2026-11-26;70.00;${words} Orlov INV-2`,
    )
    expect(entries).toEqual(booked.in)
    expect(refused).toEqual([expect.stringMatching(/it is not clear whether the entry is posted/)])
  },
)

test('amounts without a sign beside a merchant may be purchases', async () => {
  const { in: entries, refused } = await read(
    'Date;Merchant Name;Amount;Description',
    '2026-11-25;Mobil;36.33;Fuel',
    '2026-11-26;ITUNES;13.98;Music',
  ).catch((error: Error) => ({ in: [], refused: [error.message] }))
  expect(entries).toEqual([])
  expect(refused[0]).toMatch(/It is not clear whether money came in or went out.*“Merchant Name”/)
})
