/** A cell of a bank's list that is as long as a file holds nobody up. */
import { expect, test } from 'vitest'
import { readBankCsv } from './bank-lists/read-bank-csv.server.ts'

const repeated = ['a', ' a', '1 ', '1.', '-', '(', 'soll ', 'saldo ', 'haben', 'INV-', 'konto']

// A pattern that takes the square of the length would need minutes for one of them.
test.each(repeated)('a heading and a text of 1,900,000 characters of “%s”', async (part) => {
  const long = part.repeat(1_900_000 / part.length)
  const file = `Date;Amount;Reference;${long}\n2026-11-26;119.00;INV-1;\n2026-11-27;5.00;INV-2;${long}\n`
  const [statement] = await readBankCsv('bank.csv', new TextEncoder().encode(file), {
    currency: 'EUR',
  })
  expect(statement?.entries[0]).toMatchObject({ amount: '119.00', reference: 'INV-1' })
})
