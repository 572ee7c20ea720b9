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
    lead: 'Für Exporte von Belegen und Zahlungen im DATEV-Format. CSV-Dateien brauchen das nicht. Fragen Sie Ihren Steuerberater nach den Nummern.',
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
      help: 'Etwa 10000: Firma 1042 wird dann auf 11042 gebucht, wenn bei ihr kein anderes Konto steht. Leer: Alle werden auf das Forderungskonto gebucht.',
    },
    revenueAccounts: {
      label: 'Erlöskonten',
      help: 'Je eine Zeile: die Steuerkategorie (S steuerpflichtig, Z Nullsatz, E steuerfrei, K innergemeinschaftlich, G Ausfuhr, O nicht steuerbar), wenn nötig Steuersatz und Land, dann das Konto: „S 19 = 8400“, „S 21 NL = 8320“, „K = 8125“. Es gilt die genaueste Zeile. „BU 3“ am Ende ergänzt einen Steuerschlüssel für Konten ohne Automatik.',
    },
    paymentAccounts: {
      label: 'Zahlungskonten',
      help: 'Eine Zeile je Zahlungsart (transfer Überweisung, card Karte, cash bar, check Scheck, discount Skonto, other andere): „transfer = 1200“. Skonto kann je Steuer ein Konto haben, wie bei den Erlöskonten: „discount S 19 = 8736“, „discount S 7 = 8731“, „discount K = 8743“. Es wird dann nach den Steuern der Rechnung aufgeteilt.',
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
