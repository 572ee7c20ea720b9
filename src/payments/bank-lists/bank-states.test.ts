/** What a bank says of an entry that has not come, in the languages of its lists. */
import { expect, test } from 'vitest'
import { bankStateOf } from './bank-states.ts'
import { readBankCsv } from './read-bank-csv.server.ts'

test.each([
  'Pending',
  'Declined',
  'Held',
  'Denied',
  'Cancelled',
  'vorgemerkt',
  'Ausstehend',
  'Abgelehnt',
  'Rückgängig gemacht',
  'Storniert',
  'En attente',
  'Annulé',
  'In attesa',
  'Stornato',
  'Pendiente',
  'In behandeling',
  'Geannuleerd',
  'Oczekująca',
  'Odrzucona',
  'Čeká',
  'Zamítnuto',
  'Függő',
  'Reserverad',
  'Venter',
  'Annulleret',
  'Pendente',
  'Rejeitado',
  'Slettet',
  'Deleted',
  'charged_back',
  'Gelöscht',
  'nicht gebucht',
  'ej bokförd',
])('%s is not booked', (text) => {
  expect(bankStateOf(text)).toBe('open')
})
test.each([
  'Booked',
  'Sent',
  'Completed',
  'settled',
  'Gebucht',
  'Abgeschlossen',
  'Comptabilisé',
  'Effectué',
  'Contabilizzato',
  'Completada',
  'Geboekt',
  'Zaksięgowana',
  'Zaúčtováno',
  'Könyvelt',
  'Bokförd',
  'Udført',
  'Concluído',
])('%s is booked', (text) => {
  expect(bankStateOf(text)).toBe('booked')
})

const read = async (...lines: readonly string[]) => {
  const [statement] = await readBankCsv('list.csv', new TextEncoder().encode(lines.join('\n')), {
    currency: 'EUR',
  })
  return {
    payments: statement?.entries.map(({ amount, currency, payer, reference }) => [
      amount,
      currency,
      payer,
      reference,
    ]),
    refused: statement?.refused.map(({ why }) => why),
  }
}

test('beside booked entries a state that is not known refuses its row', async () => {
  const list = await read(
    'Datum;Buchungsstatus;Betrag;Name;Verwendungszweck',
    '26.11.2026;Gebucht;100,00;Acme;RE 1',
    '26.11.2026;Klärfall;50,00;Acme;RE 2',
    '26.11.2026;Abgelehnt;70,00;Acme;RE 3',
    '',
  )
  expect(list.payments).toEqual([['100.00', 'EUR', 'Acme', 'RE 1']])
  expect(list.refused).toEqual([expect.stringContaining('“Klärfall”')])
})

test('a column that never says that an entry is booked, or not, is no column of states', async () => {
  const list = await read(
    'Date;Info;Amount;Name;Reference',
    '2026-11-26;Counter 3;100.00;Acme;INV-1',
    '',
  )
  expect(list.payments).toEqual([['100.00', 'EUR', 'Acme', 'INV-1']])
})

test('a flag that an entry was taken back takes it out', async () => {
  const list = await read(
    'Datum;Betrag;Name;Verwendungszweck;Storno',
    '26.11.2026;100,00;Acme;RE 1;J',
    '26.11.2026;70,00;Beta;RE 2;',
    '',
  )
  expect(list.payments).toEqual([['70.00', 'EUR', 'Beta', 'RE 2']])
})

test.each([
  ['Datum;Text;Belopp', '2026-11-26;Acme INV-1;"1 250,00 kr"', 'SEK'],
  ['Data;Opis;Kwota', '26.11.2026;Acme INV-1;"1 250,00 zł"', 'PLN'],
  ['Datum;Popis;Částka', '26.11.2026;Acme INV-1;"1 250,00 Kč"', 'CZK'],
  ['Date;Description;Amount', '2026-11-26;Acme INV-1;$1250.00', 'USD'],
])('the currency in the cell of an amount counts: %s', async (headings, row, currency) => {
  const { payments } = await read(headings, row, '')
  expect(payments).toEqual([['1250.00', currency, '', 'Acme INV-1']])
})

test('the one currency above a list is its own', async () => {
  const { payments } = await read(
    'Konto: 123 CHF;;',
    'Saldo: CHF 5000.00;;',
    'Datum;Text;Betrag',
    '26.11.2026;Acme INV-1;1250,00',
    '',
  )
  expect(payments).toEqual([['1250.00', 'CHF', '', 'Acme INV-1']])
})

test('Hungarian debits and credits by their letters', async () => {
  const { payments } = await read(
    'Könyvelés dátuma;T/J;Összeg;Deviza;Partner;Közlemény',
    '2026.11.25;T;458,40;EUR;Kovács;SZ-1',
    '2026.11.26;J;12,00;EUR;Nagy;SZ-2',
    '',
  )
  expect(payments).toEqual([['12.00', 'EUR', 'Nagy', 'SZ-2']])
})

test('a text of payers stays one, though it has a word that is a direction elsewhere', async () => {
  const { payments } = await read(
    'Datum,Bedrag,Naam tegenpartij,Betalingskenmerk,Omschrijving-1,Omschrijving-2',
    '2026-11-26,"+484,00",Bouw BV,1234567890123456,factuur 77, en 78',
    '2026-11-26,"-18,15",Ziggo,,incasso,',
    '',
  )
  expect(payments).toEqual([['484.00', 'EUR', 'Bouw BV', '1234567890123456 factuur 77 en 78']])
})

test('an entry is never taken for the headings: “settled” and “credit” are headings elsewhere', async () => {
  const { payments } = await read(
    '"Status","Settlement date (UTC)","Amount (incl. VAT)","Currency","Side","Counterparty name","Reference"',
    '"settled","26-11-2026 10:00:00","1250.00","EUR","credit","Acme","INV-42"',
    '"settled","26-11-2026 10:00:00","45.00","EUR","debit","Host","x"',
    '"declined","26-11-2026 10:00:00","99.00","EUR","credit","Acme","INV-43"',
    '',
  )
  expect(payments).toEqual([['1250.00', 'EUR', 'Acme', 'INV-42']])
})

test.each(['Vorgemerkte Umsätze', 'Pending transactions', 'Operaciones pendientes'])(
  'what stands below the title “%s” is asked about, until the next title',
  async (title) => {
    const headings = 'Datum;Name;Verwendungszweck;Betrag'
    const waiting = '27.11.2026;Acme;RE 1;100,00'
    const booked = ['Gebuchte Umsätze', '26.11.2026;Beta;RE 2;50,00', '']
    for (const above of [
      [headings, title],
      [title, headings],
    ]) {
      const list = await read(...above, waiting, ...booked)
      expect(list.payments).toEqual([['50.00', 'EUR', 'Beta', 'RE 2']])
      expect(list.refused).toEqual([expect.stringContaining(`“${title}”`)])
    }
  },
)

test('a column of states is known by its words, whatever its heading', async () => {
  const { payments } = await read(
    'Date;Description;Etape;Amount',
    '26/11/2026;ACME INV-1;Pending;100.00',
    '26/11/2026;ACME INV-2;Booked;50.00',
    '',
  )
  expect(payments).toEqual([['50.00', 'EUR', '', 'ACME INV-2']])
})

test.each(['PDNG', 'INFO', 'FUTR', 'AUTH', 'In Progress'])('%s is not booked', (text) => {
  expect(bankStateOf(text)).toBe('open')
})

test('an amount is in the currency that its own column names', async () => {
  const { payments } = await read(
    'Date;Name;Transaction amount;Transaction currency;Fee;Fee currency',
    '2026-11-26;Acme;110.00;USD;1.00;EUR',
    '',
  )
  expect(payments).toEqual([['110.00', 'USD', 'Acme', '']])
})

test('a dash is no amount', async () => {
  const { payments, refused } = await read(
    'Date;Name;Debit;Credit',
    '2026-11-26;Acme;-;100.00',
    '2026-11-27;Stahl;50.00;-',
    '',
  )
  expect([payments, refused]).toEqual([[['100.00', 'EUR', 'Acme', '']], []])
})
