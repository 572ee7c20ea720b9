/** The currency of a bank's list, however its headings and cells name it. */
import { expect, test } from 'vitest'
import { readBankCsv } from './read-bank-csv.server.ts'

const currencyOf = async (currency: string, ...lines: readonly string[]) => {
  const bytes = new TextEncoder().encode(`${lines.join('\n')}\n`)
  const [list] = await readBankCsv('list.csv', bytes, { currency })
  return list?.entries.map((entry) => `${entry.amount} ${entry.currency}`)
}

test.each([
  ['Määrä EUROA', 'EUR'],
  ['Määrä EUR', 'EUR'],
  ['Montant euros', 'EUR'],
  ['Importo euro', 'EUR'],
  ['Bedrag (euro)', 'EUR'],
  ['Summa eurot', 'EUR'],
  ['Suma eurais', 'EUR'],
  ['Znesek EUR', 'EUR'],
  ['Částka Kč', 'CZK'],
  ['Kwota zł', 'PLN'],
  ['Összeg (Ft)', 'HUF'],
  ['Sumă lei', 'RON'],
  ['Сума, грн', 'UAH'],
  ['Tutar TL', 'TRY'],
  ['Amount', 'USD'],
])('an amount headed “%s” is in %s', async (heading, currency) => {
  expect(await currencyOf('USD', `Datum;${heading};Text`, '20.11.2026;458,40;Orlov')).toEqual([
    `458.40 ${currency}`,
  ])
})

test.each([
  ['Valuta', 'kr', 'USD', 'SEK'],
  ['Valuta', 'kr', 'DKK', 'DKK'],
  ['Valuta', 'din', 'USD', 'DIN'],
  ['Valuta', '20.11.2026', 'USD', 'USD'],
  ['Währung', 'Euro', 'USD', 'EUR'],
  ['Währung', '€', 'EUR', 'EUR'],
  ['Währung', 'eur', 'EUR', 'EUR'],
  ['Währung', 'Fr.', 'USD', 'CHF'],
  ['Currency', 'TL', 'USD', 'TRY'],
  ['Currency', 'Sterling', 'USD', 'GBP'],
  ['Currency', 'R$', 'USD', 'R$'],
])('“%s” over “%s” in a shop in %s is %s', async (heading, cell, own, currency) => {
  const lines = [`Datum;Betrag;${heading};Text`, `20.11.2026;458,40;${cell};Orlov`]
  expect(await currencyOf(own, ...lines)).toEqual([`458.40 ${currency}`])
})
