/** German: see ../accounting.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { accountingSettings as english } from '../accounting.ts'

const months = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
] as const

export const accountingSettings: Translated<typeof english> = {
  group: {
    title: 'Buchhaltung',
    lead: 'Angaben für den Export von Belegen und Zahlungen im DATEV-Format. Für CSV-Dateien sind sie nicht nötig. Die Nummern erhalten Sie von Ihrem Steuerberater.',
  },
  fields: {
    datevConsultant: { label: 'Beraternummer', help: '' },
    datevClient: { label: 'Mandantennummer', help: '' },
    fiscalYear: { label: 'Wirtschaftsjahr beginnt im', help: '' },
    accountLength: {
      label: 'Sachkontenlänge',
      help: 'Debitorenkonten dürfen eine Ziffer mehr haben.',
    },
    receivablesAccount: {
      label: 'Forderungskonto',
      help: 'Für Rechnungen und ihre Zahlungen.',
    },
    customerAccountsFrom: {
      label: 'Debitorenkonten beginnen bei',
      help: 'Zum Beispiel 10000: Die Firma mit der Nummer 1042 erhält dann das Konto 11042, sofern bei der Firma kein anderes Konto eingetragen ist. Ohne Angabe wird alles auf das Forderungskonto gebucht.',
    },
    revenueAccounts: {
      label: 'Erlöskonten',
      help: 'Ein Konto je Zeile: die Steuerkategorie (S steuerpflichtig, Z Nullsatz, E steuerfrei, K innergemeinschaftlich, G Ausfuhr, O nicht steuerbar), bei Bedarf Steuersatz und Land, dann das Konto: „S 19 = 8400“, „S 21 NL = 8320“, „K = 8125“. Es gilt die genaueste Zeile. „BU 3“ am Ende ergänzt einen Steuerschlüssel für Konten ohne Automatik.',
    },
    paymentAccounts: {
      label: 'Zahlungskonten',
      help: 'Eine Zeile je Zahlungsart (transfer Überweisung, card Karte, cash bar, check Scheck, discount Skonto, other andere): „transfer = 1200“. Für Skonto können Sie wie bei den Erlöskonten je Steuersatz ein Konto angeben: „discount S 19 = 8736“, „discount S 7 = 8731“, „discount K = 8743“. Das Skonto wird dann nach den Steuersätzen der Rechnung aufgeteilt.',
    },
  },
  choices: {
    fiscalYear: Object.fromEntries(months.map((name, index) => [String(index + 1), name])),
    accountLength: Object.fromEntries(['4', '5', '6', '7', '8'].map((digits) => [digits, digits])),
  },
  problems: {
    notAccount: 'Geben Sie ein Konto mit vier bis neun Ziffern ein, oder lassen Sie das Feld leer.',
    notConsultant: 'Geben Sie eine Zahl von 1001 bis 9999999 ein, oder lassen Sie das Feld leer.',
    notClient: 'Geben Sie eine Zahl von 1 bis 99999 ein, oder lassen Sie das Feld leer.',
    notRevenue: 'Geben Sie je Zeile ein Erlöskonto ein, etwa „S 19 = 8400“.',
    notMethods: 'Geben Sie je Zeile ein Zahlungskonto ein, etwa „transfer = 1200“.',
  },
}
