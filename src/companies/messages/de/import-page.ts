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
  description: 'Legt Firmen und deren Benutzer aus einer Datei an.',
  lead:
    'Importieren Sie eine Kundenliste mit einer Person und ihrer Firma je Zeile. Vorhandene Firmen ' +
    'bleiben unverändert. E-Mails werden erst gesendet, wenn Sie das bestätigen.',
  columns:
    'Überschriften: Firma, Name, E-Mail, Rolle (Käufer, Freigeber, Inhaber), Preisliste, Zahlungsbedingungen, ' +
    'Bedingungen, Adresse, USt-IdNr., Steuernummer, Steuer, Mindestbestellwert, Ansprechpartner, Bemerkungen, ' +
    'E-Mail für Rechnungen, Form der Rechnung (PDF, Factur-X, XRechnung, UBL), Käuferreferenz, Debitorenkonto, ' +
    'Kundennummer, Telefon, Kreditlimit. Erforderlich ist nur die Spalte „Firma“. Weitere Adressen, in Spalten wie Lieferstraße ' +
    'oder Ort 2 oder in weiteren Zeilen einer Firma, werden zu Lieferadressen der Firma.',
  file: 'Datei',
  fileHelp: 'CSV oder XLSX, bis 25 MB. Ziehen Sie die Datei hierher, oder wählen Sie sie aus.',
  reading: (name) => `„${name}“ wird gelesen`,
  noCompany:
    'Keine Spalte heißt „Firma“. Schreiben Sie die Überschriften in die erste Zeile, oder wählen Sie die Spalten manuell.',
  nothing:
    'Unter den Überschriften stehen keine Zeilen. Ergänzen Sie die Kunden, und wählen Sie die Datei noch einmal.',
  noPriceList: (name) =>
    `Preisliste: Eine Liste „${name}“ gibt es nicht. Korrigieren Sie den Namen, oder legen Sie die Liste zuerst an.`,
  foreignNumber: (number) => `Nummer in einem anderen Programm: ${number}`,
  anotherNumber: (company, number, line) =>
    `Firma: „${company}“ hat in Zeile ${line} die Nummer ${number}. Geben Sie einer der beiden Firmen einen anderen Namen.`,
  otherTerms: (text) =>
    `Zahlungsbedingungen: „${text}“ kann der Shop nicht anwenden. Schreiben Sie zum Beispiel „net 30“, „2/10 net 30“ oder „prepayment“, oder wählen Sie die Spalten manuell und wählen Sie für diese Spalte „Bedingungen“: Mitglieder sehen den Text; der Shop berechnet daraus nichts.`,
  termCode: (text) =>
    `Zahlungsbedingungen: „${text}“ kann eine Anzahl von Tagen sein oder ein Schlüssel des Programms, aus dem die Liste stammt. Wenn es Tage sind, nennen Sie die Spalte „Zahlungsziel (Tage)“. Wenn nicht, schreiben Sie die Bedingung aus, zum Beispiel „net 30“.`,
  zeroLimit: (text) =>
    `Kreditlimit: „${text}“ kann „kein Limit“ oder „kein Kredit“ bedeuten. Lassen Sie das Feld leer, wenn es kein Limit gibt. Wenn die Firma keinen Kredit erhält, tragen Sie im Feld für die Zahlungsbedingungen „prepayment“ (Vorkasse) ein.`,
  noVatCountry:
    'USt-IdNr.: Das Land der Nummer ist nicht angegeben. Schreiben Sie die Nummer mit dem Länderkürzel, z. B. DE136695976, oder fügen Sie eine Spalte „Land“ hinzu.',
  isBlocked: (heading, text) =>
    `„${heading}: ${text}“: Die Firma ist in dem Programm gesperrt, aus dem die Liste stammt. Legen Sie die Firma manuell an, wenn sie hier einkaufen soll.`,
  maybeBlocked: (heading, text) =>
    `„${heading}: ${text}“ kann heißen, dass die Firma in dem Programm gesperrt ist, aus dem die Liste stammt. Schreiben Sie ja oder nein.`,
  unknownState: (heading, text) =>
    `„${heading}: ${text}“: Es ist unklar, ob diese Firma einkaufen darf. Geben Sie „aktiv“ oder „gesperrt“ ein.`,
  unseenRow:
    'Die Zeile ist in der Datei ausgeblendet, oder eine ihrer Zellen ist durchgestrichen, winzig oder in der Farbe des Hintergrunds. Legen Sie die Firma manuell an, wenn sie hier einkaufen soll.',
  endedExemption: (heading, text) =>
    `„${heading}: ${text}“ kann heißen, dass die Firma nicht mehr von der Steuer befreit ist. Korrigieren Sie den Tag, oder tragen Sie in der Steuerspalte „standard“ ein.`,
  isSupplier: (heading, text) =>
    `„${heading}: ${text}“ bezeichnet im Programm, das die Liste erstellt hat, einen Lieferanten. Legen Sie die Firma manuell an, wenn sie hier auch einkauft.`,
  onlyPerson: (name) =>
    `Die Zeile nennt eine Person (${name}), aber keine Firma. Tragen Sie den Namen auch als Firma ein, wenn es ein gewerblicher Kunde ist.`,
  twoNumbers: (one, other) =>
    `„${one}“ und „${other}“ sind zwei Kundennummern. Wählen Sie die Spalten manuell, und geben Sie an, welche die Kundennummer in diesem Shop ist.`,
  otherSheet: (read, other) =>
    `Die Arbeitsmappe hat Firmen auf zwei Blättern. „${read}“ wird gelesen, „${other}“ nicht. Speichern Sie das andere Blatt als eigene Datei, wenn Sie es auch importieren möchten.`,
  swappedState: (code, country) =>
    `Land: „${code}“ kann ein US-Bundesstaat sein, ist aber das Kürzel von ${country}. Tragen Sie den Bundesstaat in eine Spalte „Region“ ein und dazu das Land.`,
  severalEmails: (field, text) =>
    `${fieldNames[field] ?? field}: „${text}“ enthält mehrere Adressen. Geben Sie hier nur eine Adresse an und jede weitere Person in einer eigenen Zeile.`,
  severalAddresses: (text) =>
    `Adresse: „${text}“ enthält möglicherweise zwei Adressen. Geben Sie hier nur die Adresse der Firma an und die andere Adresse in einer Spalte „Lieferadresse“.`,
  noVatNumber: (text) =>
    `USt-IdNr.: „${text}“ ist keine einzelne USt-IdNr. Geben Sie eine Nummer mit Länderkürzel an, oder lassen Sie das Feld leer. Wie die Firma besteuert wird, steht in der Spalte „Steuer“.`,
  twoTaxes: (one, other) =>
    `Steuer: „${one}“ und „${other}“ widersprechen sich. Lassen Sie nur die richtige Angabe stehen.`,
  otherCurrency: (field, text, currency, ours) =>
    `${fieldNames[field] ?? field}: „${text}“ ist in ${currency} angegeben, der Shop rechnet in ${ours}. Geben Sie den Betrag in ${ours} an, oder lassen Sie das Feld leer.`,
  inThousands: (field, text, heading) =>
    `${fieldNames[field] ?? field}: „${text}“ ist laut Überschrift „${heading}“ in Tausend angegeben. Geben Sie volle Beträge an, und berichtigen Sie die Überschrift.`,
  inCents: (field, text, heading) =>
    `${fieldNames[field] ?? field}: „${text}“ ist laut Überschrift „${heading}“ in Cent angegeben. Wählen Sie die Spalten manuell, und geben Sie dort an, dass die Beträge in Cent angegeben sind.`,
  sheetError: (text) =>
    `Eine Tabellenkalkulation konnte den Wert nicht berechnen und zeigt „${text}“. Geben Sie den Wert ein, oder lassen Sie die Zelle leer.`,
  otherDiscount: (text) =>
    `Zahlungsbedingungen: „${text}“ ist ein Skonto, das nicht zu den anderen Spalten passt. Schreiben Sie die vollständigen Bedingungen in eine Spalte, z. B. „2/10 net 30“.`,
  shortCode: (code, country) =>
    `PLZ: „${code}“ hat für ${country} zu wenige Ziffern. Tabellenkalkulationen lassen eine Null am Anfang weg: Geben Sie alle Ziffern als Text ein.`,
  shorterCode: (code) =>
    `PLZ: „${code}“ hat eine Ziffer weniger als die meisten Postleitzahlen der Liste. Tabellenkalkulationen lassen eine Null am Anfang weg: Geben Sie alle Ziffern als Text ein, oder fügen Sie eine Spalte „Land“ hinzu.`,
  furtherPhone: (number) => `Weitere Telefonnummer: ${number}`,
  noCustomer: (text) =>
    `„${text}“ ist offenbar eine Summe, keine Firma. Legen Sie sie manuell an, falls es eine Firma ist.`,
  furtherAddress: (address) => `Weitere Adresse: ${address}`,
  twoAmounts: (field, text) =>
    `${fieldNames[field] ?? field}: „${text}“ kann ${displayNumber(Number(text.replaceAll(/[.,]/g, '')))} oder ${displayNumber(Number(text.replace(',', '.')))} sein. Die Datei zeigt nicht, welcher Betrag gilt. Geben Sie den Betrag mit Cent ein.`,
  severalNumbers: (company) =>
    `Kundennummer: „${company}“ hat in dieser Datei mehrere Nummern. Geben Sie die Nummer in dieser Zeile an.`,
  anotherTown: (company, town, line) =>
    `Firma: „${company}“ hat in Zeile ${line} den Ort ${town}. Wenn es dieselbe Firma ist, geben Sie in beiden Zeilen ihre ` +
    'Kundennummer an. Wenn es zwei Firmen sind, unterscheiden Sie sie durch den Namen oder die Kundennummer.',
  saysOtherwise: (field, line) =>
    `${fieldNames[field] ?? field}: In Zeile ${line} steht für diese Firma ein anderer Wert. Korrigieren Sie eine der Zeilen.`,
  maybeCents: (field, text) =>
    `${fieldNames[field] ?? field}: „${text}“ hat wie alle Beträge der Datei keine Nachkommastellen. Vielleicht sind die Beträge in Cent angegeben. Wählen Sie die Spalten manuell, und geben Sie die Schreibweise der Beträge an.`,
  shortened: (text) =>
    `Eine Tabellenkalkulation hat die Nummer zu „${text}“ gekürzt. Geben Sie alle Ziffern als Text ein.`,
  wrongField: (field, why) => `${fieldNames[field] ?? field}: ${why}`,
  plan: (fresh, persons) => `Neu: ${companies(fresh)} und ${people(persons)}.`,
  ignored: (headings) => `Nicht gelesene Spalten: ${headings.join(', ')}.`,
  wrong: (count) =>
    `${displayCount(count, 'Zeile', 'Zeilen')} ${count === 1 ? 'wird' : 'werden'} übersprungen`,
  wrongCaption: 'Übersprungene Zeilen',
  line: 'Zeile',
  why: 'Grund',
  apply: (fresh, persons) => `${companies(fresh)} und ${people(persons)} anlegen`,
  applying: 'Wird angelegt',
  applied: (fresh, persons) => `${companies(fresh)} und ${people(persons)} angelegt`,
  nothingNew: 'Alle Firmen und Personen dieser Datei gibt es schon.',
  nothingRight: 'Keine Zeile dieser Datei ließ sich lesen.',
  toInvitations: 'Einladen',
}
