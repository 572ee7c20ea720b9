/** Balances in the rows of a list: proof of signs and decimals, and what they contradict. */
import { expect, test } from 'vitest'
import { readBankCsv } from './read-bank-csv.server.ts'

const read = async (...lines: readonly string[]) => {
  const bytes = new TextEncoder().encode(`${lines.join('\n')}\n`)
  const [list] = await readBankCsv('list.csv', bytes, { currency: 'EUR' })
  return {
    in: list?.entries.map(({ amount, payer }) => `${amount} ${payer}`),
    out: list?.outgoing.map(({ amount, payer }) => `${amount} ${payer}`),
    refused: list?.refused.map(({ why }) => why) ?? [],
    doubts: list?.doubts ?? [],
  }
}
const columns = 'Date;Name;Reference;Amount;Balance'
const rows = [
  '2026-11-24;Acme;INV-1;100.00;1100.00',
  '2026-11-25;Stahl;rent;-50.00;1050.00',
  '2026-11-25;Beta;INV-2;20.00;1070.00',
  '2026-11-26;Gamma;INV-3;10.00;1080.00',
]
const right = {
  in: ['100.00 Acme', '20.00 Beta', '10.00 Gamma'],
  out: ['50.00 Stahl'],
  refused: [],
  doubts: [],
}

test('balances that follow from the amounts say nothing, in whichever order the days are', async () => {
  expect(await read(columns, ...rows)).toEqual(right)
  const reversed = await read(columns, ...rows.toReversed())
  expect({ ...reversed, in: reversed.in?.toReversed() }).toEqual(right)
  // The newest day is first, and in each day the oldest entry.
  const [first = '', second = '', third = '', fourth = ''] = rows
  expect((await read(columns, fourth, second, third, first)).doubts).toEqual([])
})

test('the end of each day may have the only balance', async () => {
  const [first = '', second = '', ...more] = rows
  expect(await read(columns, first, second.replace('1050.00', ''), ...more)).toEqual(right)
})

test('a balance that went the other way than a sign refuses the row', async () => {
  const list = await read(
    columns,
    ...rows.map((row) => row.replace('-50.00', '50.00').replace(';20.00', ';-20.00')),
  )
  expect([list.in, list.out]).toEqual([['100.00 Acme', '10.00 Gamma'], []])
  expect(list.refused).toEqual([
    expect.stringContaining('contradicts the sign or the column'),
    expect.stringContaining('contradicts the sign or the column'),
  ])
})

test('a list whose signs are all the other way round is refused whole', async () => {
  const list = await read(
    'Date;Name;Amount;Balance',
    '2026-11-24;Acme;-100.00;1100.00',
    '2026-11-25;Stahl;50.00;1050.00',
    '2026-11-26;Beta;-20.00;1070.00',
  )
  expect([list.in, list.out, list.refused.length]).toEqual([[], [], 3])
})

test('a row that is missing, or an amount that was changed, is said', async () => {
  const missing = await read(columns, ...rows.filter((row) => !row.includes('Stahl')))
  expect(missing.doubts).toEqual([expect.stringMatching(/“2026-11-25 · Beta .*” does not follow/)])
  const changed = await read(columns, ...rows.map((row) => row.replace(';20.00', ';200.00')))
  expect(changed.doubts).toEqual([expect.stringContaining('Beta')])
})

test('what is kept as a fee, pending, or of another currency has its own balance', async () => {
  const list = await read(
    'Date;State;Name;Amount;Fee;Currency;Balance',
    '2026-11-24;COMPLETED;Acme;100.00;1.00;EUR;99.00',
    '2026-11-24;COMPLETED;Ohio Inc;70.00;0.00;USD;500.00',
    '2026-11-25;PENDING;Delta;7.00;0.00;EUR;106.00',
    '2026-11-26;COMPLETED;Beta;20.00;0.50;EUR;118.50',
  )
  expect([list.in, list.doubts]).toEqual([
    ['100.00 Acme', '70.00 Ohio Inc', '20.00 Beta'],
    [expect.stringMatching(/does not list them as posted: 2026-11-25 7\.00 EUR Delta\./)],
  ])
})

test('a fee below zero is kept, and one above zero was given back: PayPal', async () => {
  const list = await read(
    'Date;Name;Gross;Fee;Net;Currency;Balance',
    '2026-11-24;Acme;100.00;-3.20;96.80;EUR;96.80',
    '2026-11-25;Beta;-50.00;1.00;-49.00;EUR;47.80',
    '2026-11-26;Gamma;30.00;-1.00;29.00;EUR;76.80',
  )
  expect([list.in, list.doubts]).toEqual([['100.00 Acme', '30.00 Gamma'], []])
})

test('the same balance in each row is the one of today', async () => {
  const today = rows.map((row) => row.replace(/[\d.]+$/, '1080.00'))
  expect((await read(columns, ...today)).doubts).toEqual([])
})

const sides = 'Date;Name;Credit;Debit'
test('a debit with a minus beside debits without one is asked about', async () => {
  const mixed = ['2026-11-25;Beta;;-50.00', '2026-11-26;Stahl;;20.00']
  const list = await read(sides, '2026-11-24;Acme;100.00;', ...mixed)
  expect([list.in, list.out]).toEqual([['100.00 Acme'], ['20.00 Stahl']])
  expect(list.refused).toEqual([expect.stringContaining('may reverse one of them')])
})
test('where each debit has a minus, it is the way of the bank', async () => {
  const list = await read(sides, '2026-11-24;Acme;100.00;', '2026-11-25;Stahl;;-50.00')
  expect([list.out, list.refused]).toEqual([['50.00 Stahl'], []])
})
test('a credit with a minus takes one back: it is asked about, and by its balance it went', async () => {
  const back = await read(sides, '2026-11-24;Acme;100.00;', '2026-11-25;Acme;-100.00;')
  expect([back.in, back.out]).toEqual([['100.00 Acme'], []])
  expect(back.refused).toEqual([expect.stringContaining('may reverse an earlier payment')])
  const proven = await read(
    `${sides};Balance`,
    '2026-11-24;Acme;100.00;;150.00',
    '2026-11-25;Acme;-100.00;;50.00',
    '2026-11-26;Beta;7.00;;57.00',
  )
  expect([proven.in, proven.refused]).toEqual([['100.00 Acme', '7.00 Beta'], []])
})

test.each([
  ['1.234', '12.50'],
  ['1.230', '12.50'],
  ['1.000', '12.50'],
  ['1,230', '12,50'],
  ['1.234', '12.50', '1,50'],
])('%s beside %s can be thousands, and is asked about', async (open, ...others) => {
  const list = await read(
    'Date;Amount;Name',
    `2026-11-24;${open};Acme`,
    ...others.map((amount) => `2026-11-24;${amount};Beta`),
  )
  expect(list.in?.filter((one) => one.includes('Acme'))).toEqual([])
  expect(list.refused).toEqual([expect.stringContaining(`“${open}” can mean`)])
})
test.each([
  ['1.234', '0.125', []],
  ['1.230', '0.500', ['1.230 Acme', '0.500 Beta']],
  ['1.234', '12,50', ['1234 Acme', '12.50 Beta']],
])('%s beside %s is certain', async (first, second, came) => {
  const list = await read(
    'Date;Amount;Name',
    `2026-11-24;${first};Acme`,
    `2026-11-24;${second};Beta`,
  )
  expect([list.in?.filter((one) => came.includes(one)), list.refused]).toEqual([came, []])
})
test('balances prove how amounts are written that can be read in two ways', async () => {
  const list = await read(
    'Date;Name;Amount;Balance',
    '2026-11-24;Acme;1.234;"11.234,50"',
    '2026-11-25;Beta;2.500;"13.734,50"',
  )
  expect([list.in, list.refused]).toEqual([['1234 Acme', '2500 Beta'], []])
})
