/** Lists in the formats of banks and payment services, written after what is known of these formats. */
import { describe, expect, test } from 'vitest'
import { readBankCsv } from './read-bank-csv.server.ts'

const encode = (text: string): Uint8Array => new TextEncoder().encode(text)
const readAll = (text: string, currency = 'EUR') =>
  readBankCsv('bank.csv', encode(text), { currency })
const read = async (text: string, currency = 'EUR') => {
  const [only = expect.unreachable('no statement'), ...others] = await readAll(text, currency)
  expect(others).toEqual([])
  return only
}
const lines = (...rows: readonly string[]): string => `${rows.join('\r\n')}\r\n`
const own = 'DE02120300000000202051'

/** Each list has one payment of 1,190.00, of Huber & Söhne, and something else. */
const lists: Readonly<Record<string, string>> = {
  'Qonto, English': lines(
    'Status,Settlement date (UTC),Operation date (UTC),Total amount (incl. VAT),Currency,Counterparty name,Payment method,Transaction ID,IBAN,Reference,VAT amount',
    'settled,2026-11-25,2026-11-24,1190.00,EUR,Huber & Söhne,transfer,tx-1,FR7616958000011078824351453,INV-000042,190.00',
    'declined,,2026-11-24,5.00,EUR,Maier,transfer,tx-2,FR7616958000011078824351453,INV-000043,',
  ),
  'Qonto, French': lines(
    'Statut;Date de la valeur (UTC);Date de l’opération (UTC);Montant TVA;Montant total (TTC);Débit;Crédit;Solde;Devise;Nom de la contrepartie;Méthode de paiement;Référence',
    'Exécuté;25-11-2026;24-11-2026;190,00;1190,00;;1190,00;5000,00;EUR;Huber & Söhne;Virement;INV-000042',
    'Refusé;;24-11-2026;;5,00;;5,00;;EUR;Maier;Virement;INV-000043',
  ),
  'Qonto, German': lines(
    'Status;Abwicklungsdatum (UTC);Operationsdatum (UTC);Gesamtbetrag (inkl. MwSt.);MwSt.-Betrag;Währung;Name der Gegenpartei;Zahlungsmethode;Referenz',
    'Abgewickelt;25-11-2026 10:00:00;24-11-2026 10:00:00;1.190,00;190,00;EUR;Huber & Söhne;Überweisung;INV-000042',
    'Abgelehnt;;24-11-2026 10:00:00;5,00;;EUR;Maier;Überweisung;INV-000043',
  ),
  'Qonto, Italian': lines(
    'Stato;Data di valuta (UTC);Data dell’operazione (UTC);Importo IVA;Importo totale (IVA incl.);Valuta;Controparte;Metodo di pagamento;Riferimento',
    'Eseguita;25-11-2026 11:20:30;24-11-2026 11:20:30;190,00;1.190,00;EUR;Huber & Söhne;Bonifico;INV-000042',
    'Rifiutata;;24-11-2026 11:20:30;;5,00;EUR;Maier;Bonifico;INV-000043',
  ),
  'Qonto, Spanish': lines(
    'Estado;Fecha de valor (UTC);Fecha de operación (UTC);Importe total (IVA incluido);Divisa;Nombre de la contraparte;Método de pago;Referencia',
    'Completada;25-11-2026;24-11-2026;1.190,00;EUR;Huber & Söhne;Transferencia;INV-000042',
    'Rechazada;;24-11-2026;5,00;EUR;Maier;Transferencia;INV-000043',
  ),
  'Volksbank, letters without marks': lines(
    'Buchungstag;Valuta;Auftraggeber/Beguenstigter;Verwendungszweck;IBAN;BIC;Betrag;Glaeubiger-ID',
    '25.11.2026;25.11.2026;Huber & Söhne;Rechnung INV-000042;DE98765432109876543210;MARKDEF1XXX;1.190,00;',
    '24.11.2026;24.11.2026;Maier;Hosting;DE11222233334444555566;DEUTDEDB001;-14,99;',
  ),
  'Sparkasse, CSV-CAMT': lines(
    '"Auftragskonto";"Buchungstag";"Valutadatum";"Buchungstext";"Verwendungszweck";"Glaeubiger ID";"Mandatsreferenz";"Kundenreferenz (End-to-End)";"Sammlerreferenz";"Lastschrift Ursprungsbetrag";"Auslagenersatz Ruecklastschrift";"Beguenstigter/Zahlungspflichtiger";"Kontonummer/IBAN";"BIC (SWIFT-Code)";"Betrag";"Waehrung";"Info"',
    `"${own}";"25.11.26";"25.11.26";"GUTSCHR. UEBERWEISUNG";"Rechnung";"";"";"INV-000042";"";"";"";"Huber & Söhne";"DE89370400440532013000";"COBADEFFXXX";"1.190,00";"EUR";"Umsatz gebucht"`,
    `"${own}";"26.11.26";"26.11.26";"GUTSCHR. UEBERWEISUNG";"INV-000043";"";"";"";"";"";"";"Maier";"DE89370400440532013000";"COBADEFFXXX";"5,00";"EUR";"Umsatz vorgemerkt"`,
  ),
  DKB: lines(
    `"Girokonto";"${own}"`,
    '"Kontostand vom 26.11.2026:";"12.345,67 €"',
    '""',
    '"Buchungsdatum";"Wertstellung";"Status";"Zahlungspflichtige*r";"Zahlungsempfänger*in";"Verwendungszweck";"Umsatztyp";"IBAN";"Betrag (€)";"Gläubiger-ID";"Mandatsreferenz";"Kundenreferenz"',
    '"25.11.26";"25.11.26";"Gebucht";"Huber & Söhne";"Schmiede GmbH";"INV-000042";"Eingang";"DE89370400440532013000";"1.190";"";"";""',
    '"26.11.26";"";"Vorgemerkt";"Maier";"Schmiede GmbH";"INV-000043";"Eingang";"AT611904300234573201";"5";"";"";""',
  ),
  'Deutsche Bank': lines(
    'Umsätze Girokonto;;;Kundennummer: 100 1234567',
    '01.11.2026 - 26.11.2026',
    'Letzter Kontostand;;;;12.345,67;EUR',
    'Vorgemerkte und noch nicht gebuchte Umsätze sind nicht Bestandteil dieser Übersicht.',
    'Buchungstag;Wert;Umsatzart;Begünstigter / Auftraggeber;Verwendungszweck;IBAN / Kontonummer;BIC;Kundenreferenz;Mandatsreferenz ;Gläubiger ID;Fremde Gebühren;Betrag;Abweichender Empfänger;Anzahl der Aufträge;Anzahl der Schecks;Soll;Haben;Währung',
    '25.11.2026;25.11.2026;SEPA-Gutschrift;Huber & Söhne;INV-000042;DE89370400440532013000;COBADEFFXXX;;;;;;;;;;1.190,00;EUR',
    '25.11.2026;25.11.2026;SEPA-Überweisung;Stahl AG;Rechnung 7;AT611904300234573201;;;;;;;;;;-99,00;;EUR',
    'Kontostand;26.11.2026;;;12.345,67;EUR',
  ),
  ING: lines(
    'Umsatzanzeige;Datei erstellt am: 26.11.2026 08:00',
    '',
    `IBAN;${own.replaceAll(/(.{4})/g, '$1 ')}`,
    'Kontoname;Girokonto',
    'Bank;ING',
    'Zeitraum;01.11.2026 - 26.11.2026',
    'Saldo;12.345,67;EUR',
    '',
    'In der CSV-Datei finden Sie alle bereits gebuchten Umsätze.',
    '',
    'Buchung;Wertstellungsdatum;Auftraggeber/Empfänger;Buchungstext;Verwendungszweck;Saldo;Währung;Betrag;Währung',
    '25.11.2026;25.11.2026;Huber & Söhne;Gutschrift;INV-000042;12.345,67;EUR;1.190,00;EUR',
    '24.11.2026;24.11.2026;Stahl AG;Lastschrift;Rechnung 7;11.155,67;EUR;-99,00;EUR',
  ),
  'Volksbank, with a letter for debit': lines(
    'Buchungstag;Valuta;Auftraggeber/Zahlungsempfänger;Empfänger/Zahlungspflichtiger;Konto-Nr.;IBAN;BLZ;BIC;Vorgang/Verwendungszweck;Kundenreferenz;Währung;Umsatz; ',
    '25.11.2026;25.11.2026;Schmiede GmbH;Huber & Söhne;;DE89370400440532013000;;;INV-000042;;EUR;1.190,00;H',
    '25.11.2026;25.11.2026;Schmiede GmbH;Stahl AG;;AT611904300234573201;;;Rechnung 7;;EUR;99,00;S',
  ),
  N26: lines(
    '"Booking Date","Value Date","Partner Name","Partner Iban",Type,"Payment Reference","Account Name","Amount (EUR)","Original Amount","Original Currency","Exchange Rate"',
    '2026-11-25,2026-11-25,"Huber & Söhne",DE89370400440532013000,"Credit Transfer",INV-000042,"Main Account",1190.00,,,',
    '2026-11-25,2026-11-25,"Stahl AG",AT611904300234573201,"Debit Transfer","Rechnung 7","Main Account",-99.00,-99.00,EUR,1',
  ),
  'Revolut Business': lines(
    'Date started (UTC),Date completed (UTC),ID,Type,State,Description,Reference,Payer,Card number,Orig currency,Orig amount,Payment currency,Amount,Total amount,Exchange rate,Fee,Fee currency,Balance,Account,Beneficiary account number',
    '2026-11-24,2026-11-25,6560a1,TOPUP,COMPLETED,Money added from Huber & Söhne,INV-000042,Huber & Söhne,,EUR,1190.00,EUR,1190.00,1190.00,,0.00,EUR,2000.00,EUR Main,DE89370400440532013000',
    '2026-11-25,,6560a2,TOPUP,PENDING,Money added from Maier,INV-000043,Maier,,EUR,5.00,EUR,5.00,5.00,,0.00,EUR,2005.00,EUR Main,',
  ),
  Wise: lines(
    '"TransferWise ID",Date,"Date Time",Amount,Currency,Description,"Payment Reference","Running Balance","Exchange From","Exchange To","Exchange Rate","Payer Name","Payee Name","Payee Account Number",Merchant,"Total fees"',
    'TRANSFER-1,25-11-2026,"25-11-2026 10:00:00.000",1190.00,EUR,"Received money from Huber & Söhne with reference INV-000042",INV-000042,2000.00,,,,"Huber & Söhne",,,,0.00',
    'CARD-2,24-11-2026,"24-11-2026 10:00:00.000",-9.90,EUR,"Card transaction",,810.00,,,,,,,Shop,0.00',
  ),
  'HSBC, paid in and paid out': lines(
    'Date,Type,Description,Paid out,Paid in,Balance',
    '24 Nov 2026,DD,STAHL AG,99.00,,810.00',
    '25 Nov 2026,CR,HUBER & SÖHNE INV-000042,,"1,190.00","2,000.00"',
  ),
  'HSBC, without headings': lines(
    '24/11/2026,STAHL AG,-99.00',
    '25/11/2026,HUBER & SÖHNE INV-000042,"1,190.00"',
  ),
  Chase: lines(
    'Details,Posting Date,Description,Amount,Type,Balance,Check or Slip #',
    'CREDIT,11/25/2026,"Huber & Söhne INV-000042",1190.00,ACH_CREDIT,2000.00,,',
    'DEBIT,11/24/2026,"Stahl AG",-99.00,ACH_DEBIT,810.00,,',
  ),
}

describe.each(Object.keys(lists))('a list of %s', (bank) => {
  test('brings what was paid, when, by whom and for what, and nothing else', async () => {
    const { entries, skipped, account } = await read(lists[bank] ?? '')
    expect(entries).toMatchObject([{ bookedOn: '2026-11-25', currency: 'EUR' }])
    expect(['1190', '1190.00']).toContain(entries[0]?.amount)
    expect(entries[0]?.reference).toContain('INV-000042')
    expect(`${entries[0]?.payer} ${entries[0]?.reference}`).toMatch(/Huber & Söhne/i)
    expect(skipped).toBe(1)
    expect([own, '']).toContain(account.replaceAll(' ', ''))
  })
})

test.each([
  ['1.234,50', '1234.50'],
  ["1'234.50", '1234.50'],
  ['+1 234,5 €', '1234.5'],
  ['50.0000', '50.0000'],
])('the amount %s is %s', async (text, amount) => {
  const { entries } = await read(`Datum;Betrag\n25.11.2026;${text}\n`)
  expect(entries).toMatchObject([{ amount }])
})

test.each(['-5,00', '5,00-', '−5,00', '(5.00)', '0,00'])('%s is no payment', async (text) => {
  expect(await read(`Datum;Betrag\n25.11.2026;${text}\n`)).toMatchObject({
    entries: [],
    skipped: 1,
  })
})

test('whether the month comes first is seen in the whole list, else known by the currency', async () => {
  const days = async (currency: string, ...dates: readonly string[]) =>
    (await read(lines('Date,Amount', ...dates.map((day) => `${day},1.00`)), currency)).entries.map(
      ({ bookedOn }) => bookedOn,
    )
  expect(await days('USD', '03/04/2026', '25/04/2026')).toEqual(['2026-04-03', '2026-04-25'])
  expect(await days('GBP', '03/04/2026', '04/25/2026')).toEqual(['2026-03-04', '2026-04-25'])
  expect(await days('USD', '03/04/2026')).toEqual(['2026-03-04'])
  expect(await days('GBP', '03/04/2026')).toEqual(['2026-04-03'])
})
test('the Portuguese valor is an amount, and the Danish valør a day', async () => {
  expect(
    await read('Data;Descrição;Valor;D/C\n25/11/2026;INV-1;1.100,00;C\n25/11/2026;renda;50,00;D\n'),
  ).toMatchObject({ entries: [{ bookedOn: '2026-11-25', amount: '1100.00' }], skipped: 1 })
  expect(await read('Valør;Tekst;Beløb\n25.11.2026;INV-1;100,00\n')).toMatchObject({
    entries: [{ bookedOn: '2026-11-25', amount: '100.00' }],
  })
})
test('where no day of a list shows whether the month comes first, that is said with both days', async () => {
  const doubts = async (currency: string, ...dates: readonly string[]) =>
    (await read(lines('Date,Amount', ...dates.map((day) => `${day},1.00`)), currency)).doubts
  expect(await doubts('EUR', '05/05/2026', '03/04/2026')).toEqual([
    'Dates such as 03/04/2026 are read as April 3, 2026. The file does not show whether March 4, 2026 is meant. Check the dates before you record payments. If needed, choose the columns by hand.',
  ])
  expect(await doubts('USD', '03/04/2026')).toEqual([
    expect.stringContaining('are read as March 4, 2026'),
  ])
  for (const sure of [['25/04/2026', '03/04/2026'], ['05/05/2026'], ['2026-04-03'], ['03.04.2026']])
    expect(await doubts('EUR', ...sure)).toEqual([])
})

test.each(['Pending', 'Reversed', 'REJECTED', 'cancelled', 'declined', 'failed', 'Storniert'])(
  'what is %s has not come',
  async (state) => {
    const list = lines(
      'Date;Amount;Reference;Status',
      `2026-11-25;50.00;INV-000043;${state}`,
      '2026-11-25;88.41;INV-000042;Completed',
    )
    expect(await read(list)).toMatchObject({ entries: [{ amount: '88.41' }], skipped: 1 })
  },
)

test('a day with hyphens that may be of the other month is said with both', async () => {
  const rows = ['Data;Importo;Controparte', '09-03-2026 11:20:30;5,00;Huber']
  const { entries, doubts } = await read(lines(...rows))
  expect(entries).toMatchObject([{ bookedOn: '2026-03-09' }])
  expect(doubts).toEqual([expect.stringMatching(/March 9, 2026.*September 3, 2026/)])
})

test('who paid is known by a heading without marks as well', async () => {
  const rows = [
    'Buchungstag;Auftraggeber/Beguenstigter;Verwendungszweck;Betrag',
    '25.11.2026;Huber;x;5,00',
  ]
  expect((await read(lines(...rows))).entries).toMatchObject([{ payer: 'Huber' }])
})

test('a row whose quotes take cells into a text is refused, whatever stands below its amount', async () => {
  const rows = [
    'Day,Partner,IBAN of partner,Note,Reference,Amount,Original,Currency,Rate',
    '2026-11-25,Acme,,a,INV-1,88.41,,,',
    '2026-11-25,Beta,,b,INV-2,-5.00,,,',
    '2026-11-26,"QUOTES "COMPANY" X,,Presentment,"with quotes",-14.99,14.99,EUR,1',
  ]
  const { entries, outgoing, refused } = await read(lines(...rows))
  expect(entries.map(({ amount }) => amount)).toEqual(['88.41'])
  expect(outgoing.map(({ amount }) => amount)).toEqual(['5.00'])
  expect(refused.map(({ why }) => why)).toEqual([expect.stringContaining('quotation mark')])
})

test('a list none of whose rows has a day and an amount is refused, and one without rows is empty', async () => {
  const headings = 'Date,Name,Memo,Amount'
  await expect(
    read(lines(headings, '2012:03:01,Acme,"INV-1, x"', 'n/a,Beta,INV-2')),
  ).rejects.toThrow(/No row of the file has a date and an amount/)
  expect((await read(lines(headings))).entries).toEqual([])
})
