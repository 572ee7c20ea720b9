/**
 * Customers in DATEV's format: EXTF, format 700, category 16 (Debitoren/Kreditoren), version 5. Pure.
 *
 * Source: developer.datev.de, DATEV-Format: 'Debtors/Creditors' (254 fields).
 */
import { addressOfText, toAddress } from '../documents/e-invoices/e-invoice-address.ts'
import { euCountries } from '../platform/addresses/countries.ts'
import { countryOfVatId } from '../tax/rules.ts'
import { compactVatId } from '../tax/vat-rules.ts'
import type { CustomerAccount } from './customers.ts'
import { headFields, quoted, type BatchHead } from './datev.ts'
import { encodeWindows1252 } from './windows-1252.ts'

const numbered = (from: number, to: number, names: (n: number) => readonly string[]) =>
  Array.from({ length: to - from + 1 }, (_value, index) => names(from + index)).flat()

const bank = (n: number): readonly string[] => [
  `Bankleitzahl ${n}`,
  `Bankbezeichnung ${n}`,
  `Bank-Kontonummer ${n}`,
  `Länderkennzeichen ${n}`,
  `IBAN-Nr. ${n}`,
  'Leerfeld',
  `SWIFT-Code ${n}`,
  `Abw. Kontoinhaber ${n}`,
  `Kennz. Hauptbankverb. ${n}`,
  `Bankverb ${n} Gültig von`,
  `Bankverb ${n} Gültig bis`,
]
/** The columns of an address, for letters and for invoices. */
const address = (of: string): readonly string[] =>
  [
    'Adressart',
    'Straße',
    'Postfach',
    'Postleitzahl',
    'Ort',
    'Land',
    'Versandzusatz',
    'Adresszusatz',
    'Abweichende Anrede',
    'Abw. Zustellbezeichnung 1',
    'Abw. Zustellbezeichnung 2',
  ].map((name) => name + of)

/** The headings, in the format's wording. */
const customerColumns: readonly string[] = [
  'Konto',
  'Name (Adressattyp Unternehmen)',
  'Unternehmensgegenstand',
  'Name (Adressattyp natürl. Person)',
  'Vorname (Adressattyp natürl. Person)',
  'Name (Adressattyp keine Angabe)',
  'Adressattyp',
  'Kurzbezeichnung',
  'EU-Land',
  'EU-UStID',
  'Anrede',
  'Titel/Akad. Grad',
  'Adelstitel',
  'Namensvorsatz',
  ...address(''),
  'Kennz. Korrespondenzadresse',
  'Adresse Gültig von',
  'Adresse Gültig bis',
  'Telefon',
  'Bemerkung (Telefon)',
  'Telefon GL',
  'Bemerkung (Telefon GL)',
  'E-Mail',
  'Bemerkung (E-Mail)',
  'Internet',
  'Bemerkung (Internet)',
  'Fax',
  'Bemerkung (Fax)',
  'Sonstige',
  'Bemerkung (Sonstige)',
  ...numbered(1, 5, bank),
  'Leerfeld',
  'Briefanrede',
  'Grußformel',
  'Kunden-/Lief.-Nr.',
  'Steuernummer',
  'Sprache',
  'Ansprechpartner',
  'Vertreter',
  'Sachbearbeiter',
  'Diverse-Konto',
  'Ausgabeziel',
  'Währungssteuerung',
  'Kreditlimit (Debitor)',
  'Zahlungsbedingung',
  'Fälligkeit in Tagen (Debitor)',
  'Skonto in Prozent (Debitor)',
  'Kreditoren-Ziel 1 Tg.',
  'Kreditoren-Skonto 1 %',
  'Kreditoren-Ziel 2 Tg.',
  'Kreditoren-Skonto 2 %',
  'Kreditoren-Ziel 3 Brutto Tg.',
  'Kreditoren-Ziel 4 Tg.',
  'Kreditoren-Skonto 4 %',
  'Kreditoren-Ziel 5 Tg.',
  'Kreditoren-Skonto 5 %',
  'Mahnung',
  'Kontoauszug',
  'Mahntext 1',
  'Mahntext 2',
  'Mahntext 3',
  'Kontoauszugstext',
  'Mahnlimit Betrag',
  'Mahnlimit %',
  'Zinsberechnung',
  'Mahnzinssatz 1',
  'Mahnzinssatz 2',
  'Mahnzinssatz 3',
  'Lastschrift',
  'Verfahren',
  'Mandantenbank',
  'Zahlungsträger',
  ...numbered(1, 15, (n) => [`Indiv. Feld ${n}`]),
  'Abweichende Anrede (Rechnungsadresse)',
  'Adressart (Rechnungsadresse)',
  'Straße (Rechnungsadresse)',
  'Postfach (Rechnungsadresse)',
  'Postleitzahl (Rechnungsadresse)',
  'Ort (Rechnungsadresse)',
  'Land (Rechnungsadresse)',
  'Versandzusatz (Rechnungsadresse)',
  'Adresszusatz (Rechnungsadresse)',
  'Abw. Zustellbezeichnung 1 (Rechnungsadresse)',
  'Abw. Zustellbezeichnung 2 (Rechnungsadresse)',
  'Adresse Gültig von (Rechnungsadresse)',
  'Adresse Gültig bis (Rechnungsadresse)',
  ...numbered(6, 10, bank),
  'Nummer Fremdsystem',
  'Insolvent',
  ...numbered(1, 10, (n) => [`SEPA-Mandatsreferenz ${n}`]),
  'Verknüpftes OPOS-Konto',
  'Mahnsperre bis',
  'Lastschriftsperre bis',
  'Zahlungssperre bis',
  'Gebührenberechnung',
  'Mahngebühr 1',
  'Mahngebühr 2',
  'Mahngebühr 3',
  'Pauschalberechnung',
  'Verzugspauschale 1',
  'Verzugspauschale 2',
  'Verzugspauschale 3',
  'Alternativer Suchname',
  'Status',
  'Anschrift manuell geändert (Korrespondenzadresse)',
  'Anschrift individuell (Korrespondenzadresse)',
  'Anschrift manuell geändert (Rechnungsadresse)',
  'Anschrift individuell (Rechnungsadresse)',
  'Fristberechnung bei Debitor',
  'Mahnfrist 1',
  'Mahnfrist 2',
  'Mahnfrist 3',
  'Letzte Frist',
]

/** @param country the shop's country, for addresses without one */
function customerLine(customer: CustomerAccount, country: string): string {
  const number = compactVatId(customer.vatId)
  const vatId = euCountries.includes(countryOfVatId(number)) ? number : ''
  const place = toAddress(
    addressOfText(customer.address, countryOfVatId(customer.vatId) || country),
  )
  const at = (key: string, length: number): string => {
    const value = place[key]
    return quoted(typeof value === 'string' ? value : '', length)
  }
  const { country: home } = addressOfText(customer.address, country)
  const said: Readonly<Record<string, string>> = {
    Konto: customer.account,
    'Name (Adressattyp Unternehmen)': quoted(customer.name, 50),
    Adressattyp: '"2"',
    Kurzbezeichnung: quoted(customer.name, 15),
    'EU-Land': quoted(vatId.slice(0, 2), 2),
    'EU-UStID': quoted(vatId.slice(2), 13),
    Adressart: '"STR"',
    Straße: at('cbc:StreetName', 36),
    Postleitzahl: at('cbc:PostalZone', 10),
    Ort: at('cbc:CityName', 30),
    Land: quoted(home, 2),
    Adresszusatz: at('cbc:AdditionalStreetName', 36),
    'E-Mail': quoted(customer.email, 60),
    'Kunden-/Lief.-Nr.': quoted(String(customer.customer), 15),
  }
  return customerColumns.map((name) => said[name] ?? '').join(';')
}

/**
 * The bytes of a file.
 * @param customers without duplicates
 * @param country the shop's country
 */
export const writeCustomers = (
  head: Omit<BatchHead, 'currency' | 'title'>,
  customers: readonly CustomerAccount[],
  country: string,
): Uint8Array<ArrayBuffer> =>
  encodeWindows1252(
    [
      [
        '"EXTF"',
        '700',
        '16',
        '"Debitoren/Kreditoren"',
        '5',
        ...headFields(head),
        '',
        '',
        '""',
        '""',
        '',
        '',
        '',
        '""',
        '',
        '""',
        '',
        '',
        '""',
        '',
        '',
        '""',
        '""',
      ].join(';'),
      customerColumns.join(';'),
      ...customers.map((customer) => customerLine(customer, country)),
      '',
    ].join('\r\n'),
  )
