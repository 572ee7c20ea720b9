/** Lists in the layouts of banks: day, amount, currency, payer and reference of each entry. */
import { expect, test } from 'vitest'
import { readBankCsv } from './read-bank-csv.server.ts'

const inLatin1 = (text: string) => Uint8Array.from(text, (sign) => sign.codePointAt(0) ?? 0)

async function read(currency: string, file: string | Uint8Array) {
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file
  const statements = await readBankCsv('bank.csv', bytes, { currency })
  type Entries = (typeof statements)[number]['entries']
  const shown = (entries: Entries) =>
    entries.map((entry) =>
      [entry.bookedOn, entry.amount, entry.currency, entry.payer, entry.reference].join('|'),
    )
  return {
    in: statements.flatMap(({ entries }) => shown(entries)),
    out: statements.flatMap(({ outgoing }) => shown(outgoing)),
    refused: statements.flatMap(({ refused }) => refused.map(({ why }) => why)),
  }
}

test.each<[bank: string, currency: string, lines: readonly string[], came: string, went: string]>([
  [
    'RBC',
    'CAD',
    [
      '"Account Type","Account Number","Transaction Date","Cheque Number","Description 1","Description 2","CAD$","USD$"',
      'Chequing,01234-5678901,11/25/2026,,"E-TRANSFER ACME","INV-1",1250.50,,',
      'Chequing,01234-5678901,11/26/2026,,"BELL","",-20.00,,',
    ],
    '2026-11-25|1250.50|CAD|E-TRANSFER ACME|INV-1',
    '2026-11-26|20.00|CAD|BELL|',
  ],
  [
    'TD Canada, without headings',
    'CAD',
    ['11/25/2026,ACME INV-1,,1250.50,2250.50', '11/26/2026,BELL,20.00,,2230.50'],
    '2026-11-25|1250.50|CAD||ACME INV-1',
    '2026-11-26|20.00|CAD||BELL',
  ],
  [
    'Scotiabank, with a dash in each row',
    'CAD',
    ['11/25/2026,1250.50,"-","DEPOSIT","ACME INV-1"', '11/26/2026,-20.00,"-","POS","BELL"'],
    '2026-11-25|1250.50|CAD||ACME INV-1',
    '2026-11-26|20.00|CAD||BELL',
  ],
  [
    'DKB',
    'EUR',
    [
      '"Buchungsdatum";"Wertstellung";"Status";"Zahlungspflichtige*r";"Zahlungsempfänger*in";"Verwendungszweck";"Umsatztyp";"IBAN";"Betrag (€)"',
      '"26.11.26";"26.11.26";"Gebucht";"WIDGETS";"Stadtwerke";"Strom";"Ausgang";"";"-20,00"',
      '"25.11.26";"25.11.26";"Gebucht";"ACME GmbH";"WIDGETS";"INV-1";"Eingang";"";"1.250,50"',
    ],
    '2026-11-25|1250.50|EUR|ACME GmbH|INV-1',
    '2026-11-26|20.00|EUR|Stadtwerke|Strom',
  ],
  [
    'Bank Austria',
    'EUR',
    [
      'Buchungsdatum;Valutadatum;Buchungstext;Währung;Betrag;Belegnummer;Auftraggebername;Auftraggeberkonto;Empfängername;Empfängerkonto;Zahlungsgrund',
      '25.11.2026;25.11.2026;GUTSCHRIFT;EUR;1250,50;001;ACME GmbH;;Widgets;;INV-1',
      '26.11.2026;26.11.2026;LASTSCHRIFT;EUR;-20,00;002;Widgets;;Wien Energie;;Strom',
    ],
    '2026-11-25|1250.50|EUR|ACME GmbH|INV-1',
    '2026-11-26|20.00|EUR|Wien Energie|Strom',
  ],
  [
    'UBS, with three descriptions',
    'CHF',
    [
      'Buchungsdatum;Valutadatum;Währung;Belastung;Gutschrift;Saldo;Transaktions-Nr.;Beschreibung1;Beschreibung2;Beschreibung3',
      '2026-11-26;2026-11-26;CHF;-20.00;;2230.50;999002;Swisscom;Rechnung;',
      '2026-11-25;2026-11-25;CHF;;1250.50;2250.50;999001;ACME AG 8000 Zürich;Gutschrift;INV-1',
    ],
    '2026-11-25|1250.50|CHF||ACME AG 8000 Zürich Gutschrift INV-1',
    '2026-11-26|20.00|CHF||Swisscom Rechnung',
  ],
  [
    'BNP Paribas',
    'EUR',
    [
      'Date operation;Libelle court;Type operation;Libelle operation;Montant operation en euro',
      '25/11/2026;VIREMENT RECU;VIR;VIR SEPA RECU /DE ACME SARL /MOTIF INV-1;1 250,50',
      '26/11/2026;PRELEVEMENT;PRLV;EDF;-20,00',
    ],
    '2026-11-25|1250.50|EUR|ACME SARL|VIREMENT RECU VIR SEPA RECU /DE ACME SARL /MOTIF INV-1',
    '2026-11-26|20.00|EUR||PRELEVEMENT EDF',
  ],
  [
    'Société Générale',
    'EUR',
    [
      '="0123456789012";01/11/2026;30/11/2026;',
      'date_comptabilisation;libellé_complet_operation;montant_operation;devise;',
      '25/11/2026;VIR RECU ACME SARL INV-1;1250,50;EUR;',
      '26/11/2026;PRELEVEMENT EDF;-20,00;EUR;',
    ],
    '2026-11-25|1250.50|EUR||VIR RECU ACME SARL INV-1',
    '2026-11-26|20.00|EUR||PRELEVEMENT EDF',
  ],
  [
    'BNP Paribas Fortis, with the state of each entry',
    'EUR',
    [
      'Volgnummer;Uitvoeringsdatum;Bedrag;Valuta rekening;Naam van de tegenpartij;Mededeling;Details;Status;Reden van weigering',
      '2026-00002;26/11/2026;-20,00;EUR;Engie;Stroom;;Geaccepteerd;',
      '2026-00001;25/11/2026;1250,50;EUR;ACME NV;INV-1;;Geaccepteerd;',
      '2026-00003;27/11/2026;-70,00;EUR;X;;;Geweigerd;Saldo ontoereikend',
    ],
    '2026-11-25|1250.50|EUR|ACME NV|INV-1',
    '2026-11-26|20.00|EUR|Engie|Stroom',
  ],
  [
    'Triodos, without headings and with a word for the direction',
    'EUR',
    [
      '"25-11-2026","NL91ABNA0417164300","1.250,50","Credit","ACME BV","NL44RABO0123456789","ET","INV-1","2.250,50"',
      '"26-11-2026","NL91ABNA0417164300","20,00","Debet","Eneco","NL39RABO0300065264","IC","Stroom","2.230,50"',
    ],
    '2026-11-25|1250.50|EUR||ACME BV NL44RABO0123456789 ET INV-1',
    '2026-11-26|20.00|EUR||Eneco NL39RABO0300065264 IC Stroom',
  ],
  [
    'Fio, whose titles contain amounts',
    'CZK',
    [
      'Majitel účtu: WIDGETS',
      'Počáteční stav účtu k 01.11.2026: 1000,00 CZK',
      'Koncový stav účtu k 30.11.2026: 2230,50 CZK',
      'Suma příjmů: 1250,50 CZK',
      'Suma výdajů: 20,00 CZK',
      'ID operace;Datum;Objem;Měna;Název protiúčtu;VS;Zpráva pro příjemce',
      '2001;25.11.2026;1250,50;CZK;ACME s.r.o.;20261;INV-1',
      '2002;26.11.2026;-20,00;CZK;ČEZ;;elektřina',
    ],
    '2026-11-25|1250.50|CZK|ACME s.r.o.|20261 INV-1',
    '2026-11-26|20.00|CZK|ČEZ|elektřina',
  ],
  [
    'Tatra banka',
    'EUR',
    [
      'Dátum zaúčtovania;Suma;Mena;Názov protiúčtu;Variabilný symbol;Informácia pre príjemcu;Popis',
      '25.11.2026;1250,50;EUR;ACME s.r.o.;20261;INV-1;Platba',
      '26.11.2026;-20,00;EUR;ZSE;;;Inkaso',
    ],
    '2026-11-25|1250.50|EUR|ACME s.r.o.|20261 INV-1 Platba',
    '2026-11-26|20.00|EUR|ZSE|Inkaso',
  ],
  [
    'Pekao',
    'PLN',
    [
      'Data księgowania;Nadawca / Odbiorca;Tytułem;Kwota operacji;Waluta;Typ operacji',
      '25.11.2026;ACME SP. Z O.O.;INV-1;1250,50;PLN;PRZELEW PRZYCHODZĄCY',
      '26.11.2026;TAURON;Prąd;-20,00;PLN;PRZELEW WYCHODZĄCY',
    ],
    '2026-11-25|1250.50|PLN|ACME SP. Z O.O.|INV-1',
    '2026-11-26|20.00|PLN|TAURON|Prąd',
  ],
  [
    'a Bulgarian bank',
    'EUR',
    [
      'Дата;Референция;Сума;Дт/Кт;Контрагент;Основание',
      '25.11.2026;R1;1250,50;Кт;АКМЕ ООД;INV-1',
      '26.11.2026;R2;20,00;Дт;ЧЕЗ;Ток',
    ],
    '2026-11-25|1250.50|EUR|АКМЕ ООД|INV-1',
    '2026-11-26|20.00|EUR|ЧЕЗ|Ток',
  ],
  [
    'Alpha Bank, with letters for the direction',
    'EUR',
    [
      'Α/Α;Ημ/νία;Αιτιολογία;Ποσό;Πρόσημο ποσού',
      '1;25/11/2026;ΕΜΒΑΣΜΑ ACME INV-1;1.250,50;Π',
      '2;26/11/2026;ΔΕΗ;20,00;Χ',
    ],
    '2026-11-25|1250.50|EUR||ΕΜΒΑΣΜΑ ACME INV-1',
    '2026-11-26|20.00|EUR||ΔΕΗ',
  ],
  [
    'Nordea in Finland',
    'EUR',
    [
      'Kirjauspäivä;Määrä;Maksaja;Maksunsaaja;Nimi;Otsikko;Viesti;Viitenumero;Valuutta',
      '2026/11/26;-20,00;FI2112345600000785;;HELEN OY;Sähkö;;;EUR',
      '2026/11/25;1250,50;;FI2112345600000785;ACME OY;Viitemaksu;INV-1;12345;EUR',
    ],
    '2026-11-25|1250.50|EUR|ACME OY|Viitemaksu INV-1 12345',
    '2026-11-26|20.00|EUR|HELEN OY|Sähkö',
  ],
  [
    'Swedbank in Estonia',
    'EUR',
    [
      '"Kuupäev";"Saaja/Maksja";"Selgitus";"Summa";"Valuuta";"Deebet/Kreedit"',
      '"25.11.2026";"ACME OÜ";"INV-1";"1250,50";"EUR";"K"',
      '"26.11.2026";"Enefit";"Elekter";"20,00";"EUR";"D"',
    ],
    '2026-11-25|1250.50|EUR|ACME OÜ|INV-1',
    '2026-11-26|20.00|EUR|Enefit|Elekter',
  ],
  [
    'LHV',
    'EUR',
    [
      '"Date","Sender/receiver name","Debit/Credit (D/C)","Amount","Description","Currency"',
      '"2026-11-25","ACME OÜ","C","1250.50","INV-1","EUR"',
      '"2026-11-26","Enefit","D","-20.00","Elekter","EUR"',
    ],
    '2026-11-25|1250.50|EUR|ACME OÜ|INV-1',
    '2026-11-26|20.00|EUR|Enefit|Elekter',
  ],
  [
    'a Slovenian bank',
    'EUR',
    [
      'Datum valute;Prejemnik / Plačnik;Namen;Breme;Dobro;Valuta',
      '25.11.2026;ACME d.o.o.;INV-1;;1.250,50;EUR',
      '26.11.2026;Petrol;Elektrika;20,00;;EUR',
    ],
    '2026-11-25|1250.50|EUR|ACME d.o.o.|INV-1',
    '2026-11-26|20.00|EUR|Petrol|Elektrika',
  ],
  [
    'Kiwibank, with references in unknown columns',
    'NZD',
    [
      'Account number,Date,Memo/Description,TP ref,TP part,OP name,Amount,Balance',
      '38-9000-0123456-00,25-11-2026,DIRECT CREDIT 7,,INV-000001,ACME LTD,1250.50,2250.50',
      '38-9000-0123456-00,26-11-2026,DIRECT DEBIT 8,,,GENESIS,-20.00,2230.50',
    ],
    '2026-11-25|1250.50|NZD|ACME LTD|DIRECT CREDIT 7 INV-000001',
    '2026-11-26|20.00|NZD|GENESIS|DIRECT DEBIT 8',
  ],
  [
    'Wise, with a payee',
    'EUR',
    [
      '"TransferWise ID",Date,Amount,Currency,Description,"Payment Reference","Payer Name","Payee Name"',
      'TRANSFER-1,25-11-2026,1250.50,EUR,"Received money",INV-1,"ACME GMBH",',
      'TRANSFER-2,26-11-2026,-20.00,EUR,"Sent money",RE5,,"Stahl AG"',
    ],
    '2026-11-25|1250.50|EUR|ACME GMBH|Received money INV-1',
    '2026-11-26|20.00|EUR|Stahl AG|Sent money RE5',
  ],
])('%s', async (_bank, currency, lines, came, went) => {
  expect(await read(currency, `${lines.join('\n')}\n`)).toEqual({
    in: [came],
    out: [went],
    refused: [],
  })
})

test('pounds in the encoding of Windows are pounds', async () => {
  const lines = [
    '"Account Balance:","£2230.50"',
    '"Date","Description","Paid out","Paid in","Balance"',
    '"26 Nov 2026","BT","£20.00","","£2230.50"',
    '"25 Nov 2026","Acme INV-1","","£1250.50","£2250.50"',
  ]
  expect(await read('GBP', inLatin1(`${lines.join('\r\n')}\r\n`))).toEqual({
    in: ['2026-11-25|1250.50|GBP||Acme INV-1'],
    out: ['2026-11-26|20.00|GBP||BT'],
    refused: [],
  })
})

test('of two columns of currencies with amounts in one row neither is taken', async () => {
  const lines = [
    'Transaction Date,Description 1,CAD$,USD$',
    '11/25/2026,ACME INV-1,1250.50,',
    '11/26/2026,BOLT INV-2,27.00,20.00',
  ]
  await expect(read('CAD', `${lines.join('\n')}\n`)).rejects.toThrow(/no column that is recognized/)
})

test('the payments of GoCardless are no entries of a bank account', async () => {
  const lines = [
    'id,charge_date,amount,currency,status,payout_id',
    'P1,2026-11-24,9.00,GBP,paid_out,O1',
  ]
  await expect(read('GBP', `${lines.join('\n')}\n`)).rejects.toThrow(/payment list from GoCardless/)
})
