/** Files with a second list: headings that come again, and titles of other accounts between the rows. */
import { expect, test } from 'vitest'
import { readBankCsv } from './read-bank-csv.server.ts'

const read = async (lines: readonly string[]) => {
  const bytes = new TextEncoder().encode(`${lines.join('\n')}\n`)
  const statements = await readBankCsv('list.csv', bytes, { currency: 'EUR' })
  return statements.map(({ account, entries, outgoing, doubts = [] }) => ({
    account,
    in: entries.map(({ amount, currency, payer }) => `${amount} ${currency} ${payer}`),
    out: outgoing.map(({ amount }) => amount),
    doubts,
  }))
}
const above = ['Datum;Name;Verwendungszweck;Betrag EUR', '26.11.2026;Acme;RE 1;100,00']
const [first, second] = ['DE89370400440532013000', 'DE02120300000000202051']

test.each([
  [
    'another currency',
    ['Datum;Name;Verwendungszweck;Betrag USD', '26.11.2026;Beta;RE 2;50,00'],
    ['50.00 USD Beta'],
  ],
  [
    'other words in another order',
    ['Buchungstag;Zweck;Auftraggeber;Umsatz', '26.11.2026;RE 2;Beta;50,00'],
    ['50.00 EUR Beta'],
  ],
  [
    'a balance where the amount was',
    ['Datum;Name;Saldo;Betrag EUR', '26.11.2026;Beta;5000,00;50,00'],
    ['50.00 EUR Beta'],
  ],
  ['what went', ['Datum;Name;Haben;Soll', '26.11.2026;Beta;;50,00'], []],
])(
  'headings with %s are those of the rows below them, and that is said',
  async (_, below, came) => {
    const [list, ...others] = await read([...above, ...below])
    expect(others).toEqual([])
    expect(list?.in).toEqual(['100.00 EUR Acme', ...came])
    if (came.length > 0)
      expect(list?.doubts).toEqual([expect.stringContaining('are read with these headings')])
  },
)

test('two headings are enough: what came and what went stand in another order', async () => {
  const [list] = await read([
    'Date;Credit;Debit',
    '2026-11-26;100.00;',
    'Date;Debit;Credit',
    '2026-11-26;50.00;',
  ])
  expect([list?.in, list?.out]).toEqual([['100.00 EUR '], ['50.00']])
})

test.each([
  ['with', ['Datum;Name;Verwendungszweck;Betrag EUR']],
  ['without', []],
])('a second account is one %s headings of its own', async (_, headings) => {
  const lists = await read([
    `Konto;${first}`,
    ...above,
    '',
    `Konto;${second}`,
    ...headings,
    '26.11.2026;Beta;RE 2;50,00',
  ])
  expect(lists).toMatchObject([
    { account: first, in: ['100.00 EUR Acme'] },
    { account: second, in: ['50.00 EUR Beta'] },
  ])
})

test('a second account without an IBAN is known by its number, and the first one by its own', async () => {
  const headings = 'Datum;Name;Verwendungszweck;Betrag'
  const lists = await read([
    'Konto 1234567 CHF',
    headings,
    '26.11.2026;Acme;RE 1;100,00',
    'Konto 7654321 EUR',
    headings,
    '26.11.2026;Beta;RE 2;50,00',
  ])
  expect(lists).toMatchObject([
    { account: '1234567', in: ['100.00 CHF Acme'] },
    { account: '7654321', in: ['50.00 EUR Beta'] },
  ])
})

test('a title names the currency of the rows below it', async () => {
  const [list] = await read([
    'Date;Name;Reference;Amount',
    'Currency: EUR',
    '2026-11-26;Acme;INV-1;100.00',
    'Currency: USD',
    '2026-11-26;Beta;INV-2;50.00',
  ])
  expect(list?.in).toEqual(['100.00 EUR Acme', '50.00 USD Beta'])
})

test('headings of the next page change nothing; a title above them is said', async () => {
  const again = ['Datum;Name;Verwendungszweck;Betrag EUR', '26.11.2026;Beta;RE 2;50,00']
  const came = ['100.00 EUR Acme', '50.00 EUR Beta']
  expect(await read([...above, 'Übertrag;;;100,00', 'Seite 2 von 3', ...again])).toEqual([
    { account: '', in: came, out: [], doubts: [] },
  ])
  expect(await read([...above, 'Tagesgeld', ...again])).toMatchObject([
    { in: came, doubts: [expect.stringContaining('are repeated below “Tagesgeld”')] },
  ])
})

test('the account of the other side in a text that goes on is no title', async () => {
  const [list, ...others] = await read([
    ...above,
    `;;IBAN ${second};`,
    '26.11.2026;Beta;RE 2;50,00',
  ])
  expect([list?.in.length, others]).toEqual([2, []])
})

test.each([
  ['Currency: USD', ['100.00 EUR Acme', '50.00 USD Beta']],
  ['Vorgemerkte Umsätze', ['100.00 EUR Acme']],
])('below the title “%s” the account is that above the list', async (title, came) => {
  const rows = ['26.11.2026;Acme;RE 1;100,00', title, '26.11.2026;Beta;RE 2;50,00']
  const lists = await read([`Konto;${first}`, 'Datum;Name;Verwendungszweck;Betrag', ...rows])
  expect(lists).toMatchObject([{ account: first, in: came }])
})
