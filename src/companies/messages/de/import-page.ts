/** German: see ../import-page.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayCount, displayNumber } from '../../../platform/money/money.ts'
import type { importPageMessages as english } from '../import-page.ts'

const companies = (count: number) => displayCount(count, 'Firma', 'Firmen')
const people = (count: number) => displayCount(count, 'Person', 'Personen')
const fieldNames: Readonly<Record<string, string>> = {
  company: 'Firma',
  email: 'E-Mail',
  role: 'Rolle',
  minimumOrder: 'Mindestbestellwert',
  paymentTerms: 'Zahlungsbedingungen',
  taxStatus: 'Steuer',
  billingEmail: 'E-Mail für Rechnungen',
  invoiceForm: 'Form der Rechnung',
  buyerReference: 'Käuferreferenz',
  ledgerAccount: 'Debitorenkonto',
  number: 'Kundennummer',
  creditLimit: 'Kreditlimit',
  terms: 'Bedingungen',
  priceList: 'Preisliste',
  vatId: 'USt-IdNr.',
  taxNumber: 'Steuernummer',
  phone: 'Telefon',
  address: 'Adresse',
  street: 'Straße',
  postcode: 'PLZ',
}

export const importPageMessages: Translated<typeof english> = {
  title: 'Kunden importieren',
  description: 'Legt Firmen und ihre Personen aus einer Datei an.',
  lead:
    'Liest eine Kundenliste: eine Person je Zeile, mit ihrer Firma. Vorhandene Firmen ' +
    'bleiben, wie sie sind. Es geht keine E-Mail hinaus, bis Sie es bestätigen.',
  columns:
    'Überschriften: Firma, Name, E-Mail, Rolle (Käufer, Freigeber, Inhaber), Preisliste, Zahlungsbedingungen, ' +
    'Bedingungen, Adresse, USt-IdNr., Steuernummer, Steuer, Mindestbestellwert, Ansprechpartner, Bemerkungen, ' +
    'E-Mail für Rechnungen, Form der Rechnung (PDF, Factur-X, XRechnung, UBL), Käuferreferenz, Debitorenkonto, ' +
    'Kundennummer, Telefon, Kreditlimit. Nur Firma ist nötig. Weitere Adressen (Lieferstraße, ' +
    'Ort 2, eine weitere Zeile der Firma) werden Lieferadressen.',
  file: 'Datei',
  fileHelp: 'CSV oder XLSX, bis 25 MB. Ziehen Sie die Datei hierher, oder wählen Sie sie.',
  reading: (name) => `„${name}“ wird gelesen`,
  noCompany:
    'Keine Spalte heißt „Firma“. Schreiben Sie die Überschriften in die erste Zeile, oder wählen Sie die Spalten von Hand.',
  nothing: 'Unter den Überschriften stehen keine Zeilen.',
  noPriceList: (name) => `Preisliste: Eine Liste „${name}“ gibt es nicht.`,
  foreignNumber: (number) => `Nummer in einem anderen Programm: ${number}`,
  anotherNumber: (company, number, line) =>
    `Firma: „${company}“ hat in Zeile ${line} die Nummer ${number}. Geben Sie einer von beiden einen anderen Namen.`,
  otherTerms: (text) =>
    `Zahlungsbedingungen: „${text}“ sagt etwas anderes als eine Zahl von Tagen und ein Skonto. Schreiben Sie „net 30“, „2/10 net 30“ oder „prepayment“, oder wählen Sie die Spalten von Hand und lesen Sie die Spalte als „Bedingungen“: Mitglieder lesen sie, und nichts wird daraus berechnet.`,
  termCode: (text) =>
    `Zahlungsbedingungen: „${text}“ kann eine Zahl von Tagen sein oder ein Schlüssel des Programms, aus dem die Liste kommt. Nennen Sie die Spalte „Zahlungsziel (Tage)“, wenn es Tage sind; sonst schreiben Sie, was er bedeutet, zum Beispiel „net 30“.`,
  zeroLimit: (text) =>
    `Kreditlimit: „${text}“ kann heißen, dass es keines gibt oder dass nichts offen sein darf. Lassen Sie es leer für keines; schreiben Sie für das andere „prepayment“ (Vorkasse) als Zahlungsbedingungen.`,
  noVatCountry:
    'USt-IdNr.: Aus welchem Land sie ist, steht nirgends. Schreiben Sie sie mit dem Kürzel des Landes, z. B. DE136695976, oder fügen Sie eine Spalte „Land“ hinzu.',
  isBlocked: (heading, text) =>
    `„${heading}: ${text}“: Die Firma ist dort gesperrt, woher die Liste kommt. Legen Sie sie von Hand an, wenn sie hier einkaufen soll.`,
  maybeBlocked: (heading, text) =>
    `„${heading}: ${text}“ kann heißen, dass die Firma dort gesperrt ist, woher die Liste kommt. Schreiben Sie ja oder nein.`,
  severalEmails: (field, text) =>
    `${fieldNames[field] ?? field}: „${text}“ enthält mehrere Adressen. Geben Sie eine an, und jede weitere Person in einer eigenen Zeile.`,
  severalAddresses: (text) =>
    `Adresse: „${text}“ können zwei Adressen sein. Geben Sie die der Firma an, und die andere in einer Spalte „Lieferadresse“.`,
  noVatNumber: (text) =>
    `USt-IdNr.: „${text}“ ist nicht eine USt-IdNr. Geben Sie sie mit dem Kürzel des Landes an, oder lassen Sie sie leer. Wie die Firma besteuert wird, sagt die Spalte „Steuer“.`,
  twoTaxes: (one, other) =>
    `Steuer: „${one}“ und „${other}“ widersprechen sich. Behalten Sie, was stimmt.`,
  otherCurrency: (field, text, currency, ours) =>
    `${fieldNames[field] ?? field}: „${text}“ ist in ${currency}, Beträge sind hier in ${ours}. Geben Sie den Betrag in ${ours} an, oder lassen Sie ihn leer.`,
  inThousands: (field, text, heading) =>
    `${fieldNames[field] ?? field}: „${text}“ ist in Tausend, wie „${heading}“ sagt. Geben Sie ganze Beträge an, und nehmen Sie das aus der Überschrift.`,
  inCents: (field, text, heading) =>
    `${fieldNames[field] ?? field}: „${text}“ ist in Cent, wie „${heading}“ sagt. Ordnen Sie die Spalten von Hand zu, und geben Sie dort an, dass Beträge in Cent sind.`,
  sheetError: (text) =>
    `Eine Tabellenkalkulation konnte den Wert nicht berechnen und zeigt „${text}“. Geben Sie ihn ein, oder lassen Sie ihn leer.`,
  otherDiscount: (text) =>
    `Zahlungsbedingungen: „${text}“ ist ein Skonto, das nicht zu den anderen Spalten passt. Schreiben Sie alles in eine Spalte, z. B. „2/10 net 30“.`,
  shortCode: (code, country) =>
    `PLZ: „${code}“ hat zu wenig Ziffern für ${country}. Tabellenkalkulationen lassen eine Null am Anfang weg: Geben Sie alle Ziffern ein, als Text.`,
  shorterCode: (code) =>
    `PLZ: „${code}“ hat eine Ziffer weniger als die meisten der Liste. Tabellenkalkulationen lassen eine Null am Anfang weg: Geben Sie alle Ziffern ein, als Text, oder fügen Sie eine Spalte „Land“ hinzu.`,
  furtherPhone: (number) => `Weitere Telefonnummer: ${number}`,
  noCustomer: (text) => `„${text}“ ist wohl eine Summe, keine Firma.`,
  furtherAddress: (address) => `Weitere Adresse: ${address}`,
  twoAmounts: (field, text) =>
    `${fieldNames[field] ?? field}: „${text}“ kann ${displayNumber(Number(text.replaceAll(/[.,]/g, '')))} oder ${displayNumber(Number(text.replace(',', '.')))} sein. Die Datei zeigt nicht, was gilt. Geben Sie den Betrag mit Cent ein.`,
  severalNumbers: (company) =>
    `Kundennummer: „${company}“ hat in dieser Datei mehrere. Geben Sie die Nummer in dieser Zeile an.`,
  anotherTown: (company, town, line) =>
    `Firma: „${company}“ ist in Zeile ${line} in ${town}. Ist es dieselbe Firma, geben Sie in beiden Zeilen ihre ` +
    'Kundennummer an; wenn nicht, geben Sie einer von beiden einen anderen Namen oder eine andere Nummer.',
  saysOtherwise: (field, line) =>
    `${fieldNames[field] ?? field}: In Zeile ${line} steht für diese Firma ein anderer Wert.`,
  maybeCents: (field, text) =>
    `${fieldNames[field] ?? field}: „${text}“ ist ganz, wie alle Beträge der Datei. Es können Cent sein. Ordnen Sie die Spalten von Hand zu, um zu sagen, wie Beträge geschrieben sind.`,
  shortened: (text) =>
    `Eine Tabellenkalkulation hat sie zu „${text}“ gekürzt. Geben Sie alle Ziffern ein, als Text.`,
  wrongField: (field, why) => `${fieldNames[field] ?? field}: ${why}`,
  plan: (fresh, persons) => `Neu: ${companies(fresh)} und ${people(persons)}.`,
  ignored: (headings) => `Nicht gelesen: ${headings.join(', ')}.`,
  wrong: (count) =>
    `${displayCount(count, 'Zeile', 'Zeilen')} ${count === 1 ? 'wird' : 'werden'} übersprungen`,
  wrongCaption: 'Übersprungene Zeilen',
  line: 'Zeile',
  why: 'Grund',
  apply: (fresh, persons) => `${companies(fresh)} und ${people(persons)} anlegen`,
  applying: 'Wird angelegt',
  applied: (fresh, persons) => `${companies(fresh)} und ${people(persons)} angelegt`,
  nothingNew: 'Alles in dieser Datei gibt es schon.',
  nothingRight: 'Keine Zeile dieser Datei ließ sich lesen.',
  toInvitations: 'Einladen',
}
