/** Lists that leave open what an amount is of, and lists that are none of a bank. */
import { expect, test } from 'vitest'
import { chosenRows } from '../../platform/files/chosen-columns.ts'
import { bankColumns } from '../bank-columns-place.ts'
import { readBankCsv } from './read-bank-csv.server.ts'

async function read(lines: readonly string[]) {
  const bytes = new TextEncoder().encode(`${lines.join('\n')}\n`)
  const [list] = await readBankCsv('list.csv', bytes, { currency: 'EUR' })
  return {
    in: list?.entries.map(({ amount, currency }) => `${amount} ${currency}`),
    out: list?.outgoing.map(({ amount }) => amount),
    refused: list?.refused.map(({ why }) => why) ?? [],
  }
}

const entries = ['2026-11-26;ACME;INV-1;11900', '2026-11-27;KPN;INV-2;-2599']

test('whole amounts that may be cents are asked about', async () => {
  const { in: came, out, refused } = await read(['Date;Payer;Reference;Amount', ...entries])
  expect([came, out]).toEqual([[], []])
  expect(refused.join()).toMatch(/“11900” may be in whole units or in cents/)
})

test.each([
  ['a balance with decimals', 'Date;Payer;Reference;Amount;Balance', ';11900', ';11900;12000.50'],
  ['a currency in the heading', 'Date;Payer;Reference;Amount EUR', ';11900', ';11900'],
  ['a currency beside them', 'Date;Payer;Reference;Amount', ';11900', ';11900 €'],
  ['an amount of one digit', 'Date;Payer;Reference;Amount', 'INV-2;-2599', 'INV-2;-5'],
])('%s says that they are whole', async (_, headings, before, after) => {
  const lines = entries.map((line) => line.replace(before, after))
  expect((await read([headings, ...lines])).in).toEqual(['11900 EUR'])
})

test('amounts in a currency without cents are whole', async () => {
  const { in: came } = await read([
    'Date;Payer;Reference;Amount;Currency',
    '2026-11-26;A;b;11900;HUF',
  ])
  expect(came).toEqual(['11900 HUF'])
})

test.each(['Amount (cents)', 'Betrag in Cent', 'Amount (minor units)', 'Montant (centimes)'])(
  'below %s they are cents',
  async (heading) => {
    expect(await read([`Date;Payer;Reference;${heading}`, ...entries])).toMatchObject({
      in: ['119.00 EUR'],
      out: ['25.99'],
      refused: [],
    })
  },
)

test.each([
  ['cents', ['119.00 EUR']],
  ['dot', ['11900.00 EUR']],
] as const)('somebody who says %s is believed', async (decimals, expected) => {
  const rows = [['Date', 'Payer', 'Reference', 'Amount'], ...entries.map((line) => line.split(';'))]
  const columns = ['Booking date', 'Payer', 'Reference', 'Amount']
  const choice = { headingRow: 1, columns, decimals, dayOrder: '' } as const
  const chosen = chosenRows(rows, choice, bankColumns.fields)
  expect((await read(chosen.map((row) => row.join(';')))).in).toEqual(expected)
})

test.each([
  ['created_at,charge_date', '2026-11-24,2026-11-26'],
  ['created_at,arrival_date', '2026-11-24,2026-11-26'],
  ['Valutadatum,Erstellt am', '26.11.2026,24.11.2026'],
  ['Created (UTC)', '2026-11-26'],
])('of the days %s that counts on which it was paid', async (headings, days) => {
  const text = `id,${headings},amount,description\nPM1,${days},119.00,INV-1\n`
  const [list] = await readBankCsv('list.csv', new TextEncoder().encode(text), { currency: 'EUR' })
  expect(list?.entries.map(({ bookedOn }) => bookedOn)).toEqual(['2026-11-26'])
})

test('a sum with a day is no payment, and a payer whose name begins so is one', async () => {
  const { in: came } = await read([
    'Date;Payer;Reference;Amount',
    '26/11/2026;ACME;INV-1;119,00',
    '26/11/2026;TOTAL GmbH;INV-2;119,00',
    '27/11/2026;;Total INV-9;20,00',
    '30/11/2026;;Total November;258,00',
  ])
  expect(came).toEqual(['119.00 EUR', '119.00 EUR', '20.00 EUR'])
})

test.each([
  ['Adyen', 'Company Account,Merchant Account,Psp Reference,Creation Date,Net Credit (NC)'],
  ['Klarna', 'type,capture_date,currency_code,amount,merchant_reference1,capture_id,payout_date'],
  ['Square', 'Date,Time,Gross Sales,Net Sales,Total Collected,Fees,Net Total,Payment ID'],
  ['Amazon', 'settlement-id,settlement-start-date,deposit-date,total-amount,currency,amount'],
  ['Amazon', 'Datum/Uhrzeit,Abrechnungsnummer,Typ,Bestellnummer,Verkaufsgebühren,Gesamt'],
  ['Shopify', 'Transaction Date,Type,Payout Status,Payout Date,Payout ID,Amount,Fee,Checkout'],
  ['Shopify', 'Transaction Date,Type,Order,Payout Status,Payout Date,Amount,Fee,Net,Currency'],
  ['Shopify', 'Payout Date,Status,Charges,Refunds,Adjustments,Fees,Total,Currency'],
  ['eBay', 'Transaction creation date,Payout date,Payout ID,Payout method,Item subtotal'],
  ['Stripe', 'balance_transaction_id,created,currency,gross,fee,net,reporting_category'],
  ['Stripe', 'id,Created date (UTC),Amount,Amount Refunded,Currency,Captured,Mode,Fee'],
  ['Zettle', 'Date,Time,Receipt number,VAT (20.0%),Total,Payment method,Card issuer,Staff'],
  ['Worldline', 'Transaction date,Merchant ID,Terminal ID,Card brand,Amount,Currency'],
  ['Worldline', 'Transaktionsdatum,Marke,Bruttobetrag,Kommission,Nettobetrag,Währung'],
  ['Worldline', 'Date,Référence,Montant brut,Frais,Montant net'],
  ['Stripe', 'id,Amount,Created (UTC),Arrival Date (UTC),Currency,Destination Name'],
  ['GoCardless', 'payout_id,payout_arrival_date,gross_amount,gocardless_fees,net_amount'],
])('a report of %s is called by its name', async (name, headings) => {
  const row = headings
    .split(',')
    .map((heading) => (/date|datum|created/i.test(heading) ? '2026-11-26' : '1.00'))
  await expect(read([headings, row.join(',')])).rejects.toThrow(
    new RegExp(`from ${name}\\b.*: .*Choose the statement`),
  )
})

test.each([
  ['Ve prospěch', 'Na vrub'],
  ['V prospech', 'Na ťarchu'],
  ['Ma', 'Winien'],
  ['Entradas', 'Salidas'],
  ['Accredito', 'Addebito'],
  ['Encaissements', 'Décaissements'],
  ['Bijgeschreven', 'Afgeschreven'],
  ['Receitas', 'Despesas'],
  ['Inbetalning', 'Utbetalning'],
  ['Indsat', 'Hævet'],
  ['Zugang', 'Abgang'],
  ['Paid in', 'Withdrawn'],
])('%s is what came, and %s what went', async (credit, debit) => {
  expect(
    await read([
      `Date;Text;${credit};${debit}`,
      '2026-11-26;INV-1;119,00;',
      '2026-11-27;x;;850,00',
    ]),
  ).toEqual({ in: ['119.00 EUR'], out: ['850.00'], refused: [] })
})

test('a page with a table is read as the list that it is', async () => {
  const row = (cells: readonly string[]) =>
    `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
  const page = [
    ['Date', 'Payer', 'Reference', 'Amount'],
    ['26/11/2026', 'ACME', 'INV-1', '119.00'],
  ]
  const html = `<html><body><table>${page.map(row).join('')}</table></body></html>`
  const [list] = await readBankCsv('list.xls', new TextEncoder().encode(html), { currency: 'EUR' })
  expect(list?.entries.map(({ amount }) => amount)).toEqual(['119.00'])
})

test('headings that come again in another order are those of the rows below them', async () => {
  const list = await read([
    'Date;Payer;Reference;Credit;Debit',
    '2026-11-26;ACME;INV-1;119.00;',
    'Date;Payer;Reference;Debit;Credit',
    '2026-11-27;KPN;INV-2;25.99;',
    '2026-11-27;Bolt;INV-3;;40.00',
  ])
  expect(list).toMatchObject({ in: ['119.00 EUR', '40.00 EUR'], out: ['25.99'] })
})

test('a payout beside what was paid is no amount that went out', async () => {
  const {
    in: came,
    out,
    refused,
  } = await read([
    'Datum;Status;Betrag;Auszahlung',
    '2026-11-26;Erfolgreich;119,00;117,35',
    '2026-11-27;Erfolgreich;88,41;88,41',
  ])
  expect(came).toEqual([])
  expect(out).toEqual(['88.41'])
  expect(refused.join()).toMatch(/119,00 in one column and 117,35 in another/)
})
