/** Lists whose rows have their amount in one of several columns. */
import { expect, test } from 'vitest'
import { readBankCsv } from './read-bank-csv.server.ts'

async function read(...lines: readonly string[]) {
  const bytes = new TextEncoder().encode(`${lines.join('\n')}\n`)
  const statements = await readBankCsv('bank.csv', bytes, { currency: 'USD' })
  return statements.flatMap(({ entries, outgoing }) => [
    ...entries.map((entry) =>
      [entry.bookedOn, entry.amount, entry.currency, entry.payer, entry.reference].join('|'),
    ),
    ...outgoing.map(({ amount, currency }) => `out ${amount} ${currency}`),
  ])
}

const ofRbc =
  '"Account Type","Account Number","Transaction Date","Cheque Number","Description 1","Description 2","CAD$","USD$"'

test('RBC: an account in each currency', async () =>
  expect(
    await read(
      ofRbc,
      'Chequing,1-1,11/20/2026,,"N ORLOV","INV-5",458.40,,',
      'Chequing,1-2,11/20/2026,,"C NAVARRO","INV-4",,227.04,',
      'Chequing,1-2,11/21/2026,,"BELL","",,-20.00,',
    ),
  ).toEqual([
    '2026-11-20|458.40|CAD|N ORLOV|INV-5',
    '2026-11-20|227.04|USD|C NAVARRO|INV-4',
    'out 20.00 USD',
  ]))

test('RBC: a row with two amounts is not read as one', () =>
  expect(
    read(
      ofRbc,
      'Chequing,1-1,11/20/2026,,"N ORLOV","INV-5",458.40,1.00,',
      'Chequing,1-2,11/20/2026,,"C NAVARRO","INV-4",,227.04,',
    ),
  ).rejects.toThrow(/no column that is recognized/))

const ofLockbox =
  'Deposit Date,Lockbox,Check Number,Remitter,Invoice Number,Check Amount,Invoice Amount'

test('lockbox: a check is an entry for each invoice that it pays', async () =>
  expect(
    await read(
      ofLockbox,
      '2026-11-20,1,1001,Nikolai Orlov,INV-5,685.44,458.40',
      '2026-11-20,1,1001,Nikolai Orlov,INV-4,685.44,227.04',
      '2026-11-20,1,1002,Celia Navarro,INV-3,100.00,100.00',
    ),
  ).toEqual([
    expect.stringMatching(/^2026-11-20\|458\.40\|USD\|Nikolai Orlov\|.*INV-5/),
    expect.stringMatching(/^2026-11-20\|227\.04\|USD\|Nikolai Orlov\|.*INV-4/),
    expect.stringMatching(/^2026-11-20\|100\.00\|USD\|Celia Navarro\|.*INV-3/),
  ]))

test('lockbox: invoices that do not add up to their check are not read', () =>
  expect(
    read(
      ofLockbox,
      '2026-11-20,1,1001,Nikolai Orlov,INV-5,685.44,458.40',
      '2026-11-20,1,1001,Nikolai Orlov,INV-4,685.44,200.00',
    ),
  ).rejects.toThrow(/no column that is recognized/))
