/**
 * Bookings in DATEV's format: EXTF, format 700, category 21 (Buchungsstapel), version 13. Pure.
 *
 * Source: developer.datev.de, DATEV-Format: 'Header' and 'Booking batch' (31 and 125 fields): text
 * in quotation marks, decimal comma, semicolons, CR LF, code page 1252, at most 99,999 bookings of
 * one fiscal year in a file, named EXTF_….csv.
 */
import type { Day } from '../platform/time/time-zone.ts'
import { encodeWindows1252, toPlainLine } from './windows-1252.ts'

/** One booking. The amount is in cents, above zero. */
export type Booking = {
  readonly cents: number
  /** 'S' (debit) or 'H' (credit) of `account`. */
  readonly side: 'S' | 'H'
  readonly account: string
  readonly contraAccount: string
  /** BU-Schlüssel; empty: none. */
  readonly taxKey: string
  readonly day: Day
  /** Belegfeld 1, which matches open items: the invoice number. */
  readonly reference: string
  readonly text: string
  /** The buyer's VAT number, for supplies to other Member States. */
  readonly vatId: string
}

/** The header data of a file. */
export type BatchHead = {
  readonly consultant: string
  readonly client: string
  /** The first month of the fiscal year, from 1. */
  readonly yearBegins: number
  readonly accountLength: string
  readonly currency: string
  /** 'YYYY-MM': the month of all bookings. */
  readonly month: string
  readonly title: string
  readonly createdAt: Date
}

export const maxBookings = 99_999

export const quoted = (value: string, length: number): string =>
  `"${toPlainLine(value).slice(0, length).replaceAll('"', '""')}"`

/** 123456 → '1234,56' */
const amount = (cents: number): string => {
  const digits = String(cents).padStart(3, '0')
  return `${digits.slice(0, -2)},${digits.slice(-2)}`
}

/** Only letters, digits and $ & % * + - /; other characters become hyphens. */
export const belegfeld = (number: string): string =>
  toPlainLine(number)
    .replaceAll(/[^A-Za-z0-9$&%*+\-/]/g, '-')
    .slice(0, 36)

/** The first day of the fiscal year that contains a month: 'YYYYMMDD'. */
export function fiscalYearBegin(month: string, yearBegins: number): string {
  const [year = 0, of = 0] = month.split('-').map(Number)
  return `${of < yearBegins ? year - 1 : year}${String(yearBegins).padStart(2, '0')}01`
}

const lastDayOf = (month: string): string => {
  const [year = 0, of = 0] = month.split('-').map(Number)
  return String(new Date(Date.UTC(year, of, 0)).getUTCDate())
}

/** Up to 30 characters: only letters without accents, digits and . - /: 'Süß & Co.' → 'Suss Co.' */
const titleText = (title: string): string =>
  title
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replaceAll(/[^\w.\-/ ]/g, '')
    .replaceAll(/ +/g, ' ')
    .slice(0, 30)

/** Fields 6 to 14 of a header: creation time, recipient, fiscal year. */
export const headFields = (head: Omit<BatchHead, 'currency' | 'title'>): readonly string[] => [
  head.createdAt.toISOString().replaceAll(/\D/g, ''),
  '',
  '"RE"',
  '""',
  '""',
  head.consultant,
  head.client,
  fiscalYearBegin(head.month, head.yearBegins),
  head.accountLength,
]

function headLine(head: BatchHead): string {
  const { month } = head
  const compact = month.replace('-', '')
  return [
    '"EXTF"',
    '700',
    '21',
    '"Buchungsstapel"',
    '13',
    ...headFields(head),
    `${compact}01`,
    `${compact}${lastDayOf(month)}`,
    `"${titleText(head.title)}"`,
    // Finanzbuchführung, for every purpose, not yet finalised: the adviser finalises it.
    '""',
    '1',
    '0',
    '0',
    `"${head.currency}"`,
    '',
    '""',
    '',
    '',
    '""',
    '',
    '',
    '""',
    '""',
  ].join(';')
}

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_value, index) => from + index)
const numbered = (to: number, names: (n: number) => readonly string[]): readonly string[] =>
  range(1, to).flatMap(names)

/** The headings, in the format's wording. */
export const columns: readonly string[] = [
  'Umsatz (ohne Soll/Haben-Kz)',
  'Soll/Haben-Kennzeichen',
  'WKZ Umsatz',
  'Kurs',
  'Basis-Umsatz',
  'WKZ Basis-Umsatz',
  'Konto',
  'Gegenkonto (ohne BU-Schlüssel)',
  'BU-Schlüssel',
  'Belegdatum',
  'Belegfeld 1',
  'Belegfeld 2',
  'Skonto',
  'Buchungstext',
  'Postensperre',
  'Diverse Adressnummer',
  'Geschäftspartnerbank',
  'Sachverhalt',
  'Zinssperre',
  'Beleglink',
  ...numbered(8, (n) => [`Beleginfo - Art ${n}`, `Beleginfo - Inhalt ${n}`]),
  'KOST1 - Kostenstelle',
  'KOST2 - Kostenstelle',
  'Kost-Menge',
  'EU-Land u. UStID (Bestimmung)',
  'EU-Steuersatz (Bestimmung)',
  'Abw. Versteuerungsart',
  'Sachverhalt L+L',
  'Funktionsergänzung L+L',
  'BU 49 Hauptfunktionstyp',
  'BU 49 Hauptfunktionsnummer',
  'BU 49 Funktionsergänzung',
  ...numbered(20, (n) => [`Zusatzinformation - Art ${n}`, `Zusatzinformation- Inhalt ${n}`]),
  'Stück',
  'Gewicht',
  'Zahlweise',
  'Forderungsart',
  'Veranlagungsjahr',
  'Zugeordnete Fälligkeit',
  'Skontotyp',
  'Auftragsnummer',
  'Buchungstyp',
  'USt-Schlüssel (Anzahlungen)',
  'EU-Land (Anzahlungen)',
  'Sachverhalt L+L (Anzahlungen)',
  'EU-Steuersatz (Anzahlungen)',
  'Erlöskonto (Anzahlungen)',
  'Herkunft-Kz',
  'Buchungs GUID',
  'KOST-Datum',
  'SEPA-Mandatsreferenz',
  'Skontosperre',
  'Gesellschaftername',
  'Beteiligtennummer',
  'Identifikationsnummer',
  'Zeichnernummer',
  'Postensperre bis',
  'Bezeichnung SoBil-Sachverhalt',
  'Kennzeichen SoBil-Buchung',
  'Festschreibung',
  'Leistungsdatum',
  'Datum Zuord. Steuerperiode',
  'Fälligkeit',
  'Generalumkehr (GU)',
  'Steuersatz',
  'Land',
  'Abrechnungsreferenz',
  'BVV-Position',
  'EU-Land u. UStID (Ursprung)',
  'EU-Steuersatz (Ursprung)',
  'Abw. Skontokonto',
]

/** The numbers of text fields, from 1: they are quoted even if empty. */
const textFields: ReadonlySet<number> = new Set([
  2,
  3,
  6,
  9,
  11,
  12,
  14,
  16,
  20,
  ...range(21, 38),
  40,
  42,
  ...range(48, 87),
  91,
  95,
  96,
  98,
  102,
  103,
  105,
  107,
  109,
  110,
  112,
  118,
  120,
  121,
  123,
])

/** The default values of fields: this booking, and this field number. */
function bookingLine(booking: Booking, currency: string): string {
  const said: Readonly<Record<number, string>> = {
    1: amount(booking.cents),
    2: `"${booking.side}"`,
    3: `"${currency}"`,
    7: booking.account,
    8: booking.contraAccount,
    9: `"${booking.taxKey}"`,
    10: `${booking.day.slice(8, 10)}${booking.day.slice(5, 7)}`,
    11: `"${belegfeld(booking.reference)}"`,
    14: quoted(booking.text, 60),
    40: quoted(booking.vatId, 15),
    114: '0',
  }
  return columns
    .map((_name, index) => said[index + 1] ?? (textFields.has(index + 1) ? '""' : ''))
    .join(';')
}

/** The bytes of a file. */
export const writeBatch = (
  head: BatchHead,
  bookings: readonly Booking[],
): Uint8Array<ArrayBuffer> =>
  encodeWindows1252(
    [
      headLine(head),
      columns.join(';'),
      ...bookings.map((booking) => bookingLine(booking, head.currency)),
      '',
    ].join('\r\n'),
  )
