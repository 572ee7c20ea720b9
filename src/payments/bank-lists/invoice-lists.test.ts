/** What customers owe is no money that came: lists of invoices and orders are no bank statements. */
import { expect, test } from 'vitest'
import { readBankCsv } from './read-bank-csv.server.ts'

const read = async (...lines: readonly string[]) => {
  const bytes = new TextEncoder().encode(`${lines.join('\n')}\n`)
  const [list] = await readBankCsv('list.csv', bytes, { currency: 'EUR' })
  return { in: list?.entries.map(({ amount }) => amount), doubts: list?.doubts }
}

test.each([
  ['Invoice;Customer;Date;Due;Amount;Paid', 'INV-5;Orlov;2026-11-01;2026-12-01;458.40;no'],
  ['Rechnungsnummer;Kunde;Datum;Betrag;Bezahlt', 'INV-5;Orlov;01.11.2026;458,40;nein'],
  ['Belegnummer;Kunde;Datum;Fällig am;Betrag;Offen', 'INV-5;Orlov;01.11.2026;1.12.2026;458,40;0'],
  ['Facture;Client;Date;Montant TTC;Solde dû', 'INV-5;Orlov;13/11/2026;458,40;458,40'],
  ['Numero fattura;Cliente;Data;Importo;Scadenza', 'INV-5;Orlov;13/11/2026;458,40;13/12/2026'],
  ['Factuurnummer;Klant;Datum;Bedrag;Vervaldatum', 'INV-5;Orlov;13-11-2026;458,40;13-12-2026'],
  ['Faktura;Klient;Data;Kwota;Termin płatności', 'INV-5;Orlov;13.11.2026;458,40;13.12.2026'],
  ['InvoiceNumber;ContactName;Date;DueDate;Amount', 'INV-5;Orlov;2026-11-01;2026-12-01;458.40'],
  ['Invoice no;Customer;Date;Amount;Status', 'INV-5;Orlov;2026-11-01;458.40;Overdue'],
  [
    'Date;Document;Type;Customer;Debit;Credit',
    '2026-11-01;INV-5;Invoice;Orlov;458.40;',
    '2026-11-20;INV-5;Payment;Orlov;;458.40',
  ],
])('%s is refused by name', async (...lines) => {
  await expect(read(...lines)).rejects.toThrow('lists invoices, orders or the entries')
})

test('an order with its customer may be owed as well as paid: it is asked about', async () => {
  expect(await read('Order;Customer;Date;Amount', 'INV-5;Orlov;2026-11-13;458.40')).toEqual({
    in: ['458.40'],
    doubts: [expect.stringContaining('what customers owe')],
  })
})

test.each([
  ['Booking date;Due date;Invoice;Customer;Amount', '2026-11-13;2026-11-13;INV-5;Orlov;458.40'],
  ['Date;Invoice;Customer;IBAN;Amount', '2026-11-13;INV-5;Orlov;DE2;458.40'],
  ['Date;Invoice number;Description;Amount', '2026-11-13;INV-5;Orlov;458.40'],
  ['Date;Payer;Invoice;Amount', '2026-11-13;Orlov;INV-5;458.40'],
  ['Datum;Verwendungszweck;Fällig;Betrag', '13.11.2026;INV-5;13.11.2026;458,40'],
])('%s is a list of payments', async (...lines) => {
  expect(await read(...lines)).toEqual({ in: ['458.40'], doubts: [] })
})
