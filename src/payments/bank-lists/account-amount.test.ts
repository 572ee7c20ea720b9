/** An amount in the currency of the account is what came, whatever stands beside it. */
import { expect, test } from 'vitest'
import { readBankCsv } from './read-bank-csv.server.ts'

const read = async (currency: string, ...lines: readonly string[]) => {
  const bytes = new TextEncoder().encode(`${lines.join('\n')}\n`)
  const [list] = await readBankCsv('list.csv', bytes, { currency })
  return {
    in: list?.entries.map((one) => `${one.amount} ${one.currency} ${one.payer}`),
    out: list?.outgoing.map((one) => `${one.amount} ${one.currency} ${one.payer}`),
    refused: list?.refused.map(({ why }) => why),
  }
}

test.each([
  ['Amount', 'Currency', 'Amount in account currency'],
  ['Transaction amount', 'Transaction currency', 'Amount in account currency'],
  ['Amount', 'Currency', 'Account Currency Amount'],
  ['Amount', 'Currency', 'Equivalent in account currency'],
  ['Amount', 'Currency', 'Settlement amount'],
  ['Transaction amount', 'Currency', 'Billing amount'],
  ['Betrag', 'Währung', 'Betrag in Kontowährung'],
  ['Originalbetrag', 'Originalwährung', 'Gegenwert in Kontowährung'],
  ['Transaktionsbetrag', 'Währung', 'Buchungsbetrag'],
  ['Montant', 'Devise', 'Montant en devise du compte'],
  ['Montant', 'Devise', 'Contre-valeur en devise du compte'],
  ['Importo', 'Divisa', 'Controvalore in divisa conto'],
  ['Importe', 'Divisa', 'Importe en la divisa de la cuenta'],
  ['Bedrag', 'Munt', 'Bedrag in rekeningvaluta'],
  ['Kwota', 'Waluta', 'Kwota w walucie rachunku'],
  ['Částka', 'Měna', 'Částka v měně účtu'],
  ['Összeg', 'Devizanem', 'Összeg a számla devizanemében'],
  ['Belopp', 'Valuta', 'Belopp i kontovaluta'],
  ['Beløb', 'Valuta', 'Beløb i kontovaluta'],
  ['Valor', 'Moeda', 'Valor em moeda da conta'],
])('%s, %s, %s', async (amount, currency, own) => {
  const days = { Betrag: 'Datum', Montant: 'Date', Importo: 'Data', Importe: 'Fecha' }
  const day = Object.entries(days).find(([word]) => amount === word)?.[1] ?? 'Date'
  const list = await read(
    'EUR',
    `${day};Name;${amount};${currency};${own}`,
    '2026-11-25;Ohio Inc;110.00;USD;100.00',
    '2026-11-26;Acme;50.00;EUR;50.00',
    '2026-11-26;Stahl;-20.00;USD;-18.00',
  )
  expect(list).toEqual({
    in: ['100.00 EUR Ohio Inc', '50.00 EUR Acme'],
    out: ['18.00 EUR Stahl'],
    refused: [],
  })
})
test('its own currency stands beside it, in its heading, or in rows that say both amounts alike', async () => {
  expect(
    await read(
      'EUR',
      'Date;Name;Amount;Currency;Account amount;Account currency',
      '2026-11-26;Acme;110.00;USD;100.00;CHF',
    ),
  ).toMatchObject({ in: ['100.00 CHF Acme'] })
  expect(
    await read(
      'EUR',
      'Date;Name;Amount;Currency;Amount in account currency (CHF)',
      '2026-11-26;Acme;110.00;USD;100.00',
    ),
  ).toMatchObject({ in: ['100.00 CHF Acme'] })
  expect(
    await read(
      'EUR',
      'Date;Name;Amount;Currency;Amount in account currency',
      '2026-11-26;Acme;110.00;USD;100.00',
      '2026-11-26;Beta;30.00;CHF;30.00',
    ),
  ).toMatchObject({ in: ['100.00 CHF Acme', '30.00 CHF Beta'] })
})
test('a row without it is in the currency that it names', async () => {
  const list = await read(
    'EUR',
    'Date;Name;Amount;Currency;Amount in account currency',
    '2026-11-25;Acme;50.00;EUR;',
    '2026-11-26;Ohio Inc;110.00;USD;100.00',
  )
  expect(list.in).toEqual(['50.00 EUR Acme', '100.00 EUR Ohio Inc'])
})
test('where it has no sign, money went that went by the other amount', async () => {
  const list = await read(
    'EUR',
    'Date;Name;Amount;Currency;Amount in account currency',
    '2026-11-25;Acme;50.00;EUR;50.00',
    '2026-11-26;Stahl;-20.00;USD;18.00',
  )
  expect([list.in, list.out]).toEqual([['50.00 EUR Acme'], ['18.00 EUR Stahl']])
})
test.each([
  ['Amount;Currency;Amount in EUR', '110.00;USD;100.00'],
  ['Betrag;Währung;Betrag EUR', '110,00;USD;100,00'],
  ['Amount;Currency;Exchange rate;Converted amount', '110.00;USD;0.9;100.00'],
  ['Local amount;Local currency;Amount;Currency', '110.00;USD;100.00;EUR'],
  ['Amount;Currency;Debit in account currency;Credit in account currency', '110.00;USD;;100.00'],
  ['Betrag;Währung;Soll (Kontowährung);Haben (Kontowährung)', '110,00;USD;;100,00'],
])('%s', async (headings, cells) => {
  const list = await read('EUR', `Datum;Name;${headings}`, `2026-11-26;Acme;${cells}`)
  expect(list).toEqual({ in: ['100.00 EUR Acme'], out: [], refused: [] })
})
test('an amount that names its currency beside one without is no second amount', async () => {
  const list = await read('EUR', 'Datum;Name;Betrag;Betrag EUR', '2026-11-26;Acme;100,00;100,00')
  expect(list.in).toEqual(['100.00 EUR Acme'])
})
test('an amount alone is read as before', async () => {
  const list = await read('EUR', 'Date;Name;Amount in account currency', '2026-11-26;Acme;50.00')
  expect(list.in).toEqual(['50.00 EUR Acme'])
})

test.each([
  'Ref No./Cheque No.',
  'Chq./Ref.No.',
  'Cheque No / Reference',
  'Reference or cheque number',
  'Referenznummer',
  'Scheck-Nr. / Referenz',
  'N° de référence',
  'Numero di riferimento',
  'Número de referencia',
  'Referentienummer',
  'Numer referencyjny',
  'Referenční číslo',
  'Hivatkozási szám',
  'Referensnummer',
  'Referencenummer',
  'Número de referência',
])('“%s” is a reference, and hides no other text', async (heading) => {
  const bytes = new TextEncoder().encode(
    `Date;${heading};Whatever;Amount\n2026-11-26;4711;INV-1 and more;100.00\n`,
  )
  const [list] = await readBankCsv('list.csv', bytes, { currency: 'EUR' })
  expect(list?.entries.map(({ reference }) => reference)).toEqual(['4711 INV-1 and more'])
})

test('of two amounts in one currency the payer paid the one before the fee', async () => {
  const list = await read(
    'EUR',
    'Date;Currency;Amount;Consumer name;Settlement currency;Settlement amount',
    '2026-11-20;EUR;458,40;Orlov;EUR;457,40',
    '2026-11-20;USD;500,00;Acme;EUR;457,40',
  )
  expect(list.in).toEqual(['458.40 EUR Orlov', '457.40 EUR Acme'])
})
