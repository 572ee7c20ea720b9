/** German: see ../documents.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayNumber } from '../../../platform/money/money.ts'
import { displayDay } from '../../../platform/time/display-day.ts'
import type { documentsMessages as english } from '../documents.ts'

const nouns = { invoice: 'Rechnung', 'packing-slip': 'Packzettel' } as const
const comma = (number: string): string => number.replace('.', ',')

export const documentsMessages: Translated<typeof english> = {
  notDay: 'Geben Sie ein Datum ein, zum Beispiel 2026-11-21.',
  problems: {
    notIssued: 'Zu diesem Auftrag gibt es diesen Beleg nicht',
    notElectronic: 'Diese Rechnung gibt es nicht als E-Rechnung',
    nothingToCredit: 'Es gibt nichts gutzuschreiben',
    notMailed: 'Dieser Beleg wird nicht per E-Mail gesendet',
    tooMany: 'Zu viele Belege für ein Archiv',
  },
  archive: {
    tooMany: (most) =>
      `Ein Archiv kann höchstens ${displayNumber(most)} Belege enthalten. Wählen Sie einen kürzeren Zeitraum.`,
    tooManyAtOnce:
      'Zurzeit werden andere Archive erstellt. Versuchen Sie es in 30 Sekunden noch einmal.',
    file: 'Datei',
    notDrawn: 'konnte nicht erstellt werden',
  },
  nothingToCreditDetail: (order) =>
    `Auftrag ${order} hat keine berechneten Positionen, die storniert oder zurückgesandt wurden, ` +
    'oder diese Positionen wurden bereits gutgeschrieben.',
  invoicedWhole: (shipment, invoice) =>
    `Lieferung ${shipment} ist in ${invoice} enthalten, der Rechnung über den ganzen Auftrag.`,
  issuedWhenShipped: (order) =>
    `Auftrag ${order} wurde noch nicht versandt. Die Rechnung wird beim Versand erstellt.`,
  creditedAgainst: (invoice) => `Gutgeschrieben zur Rechnung ${invoice}.`,
  reason: (reason) => `Grund: ${reason}`,
  missing: {
    tax: 'Steuer (es wurde keine berechnet)',
    country: 'das Land des Shops',
    vatId: 'die USt-IdNr. des Shops',
    email: 'die E-Mail-Adresse des Shops auf Belegen',
    buyerReference: 'eine Käuferreferenz der Firma, etwa ihre Leitweg-ID',
    phone: 'die Telefonnummer des Shops auf Belegen',
    shopTown: 'Postleitzahl und Ort in der Anschrift des Shops',
    buyerTown: 'Postleitzahl und Ort in der Anschrift des Käufers',
  },
  notElectronicDetail: (number, missing) =>
    `In ${number} fehlt: ${missing.join('; ')}. Ein ausgestellter Beleg ändert sich nicht mehr. ` +
    'Ergänzen Sie die Angaben in den Einstellungen, bei der Firma oder in der Adresse für die nächsten Rechnungen.',
  follows: 'Noch zu liefern',
  payAtOnce: 'Zahlbar sofort ohne Abzug.',
  payTo: (bank) => `Zahlbar sofort ohne Abzug auf ${bank}.`,
  payUntil: (day) => `Zahlbar bis ${displayDay(day)} ohne Abzug.`,
  discountUntil: ({ percent, until, amount, rest }) =>
    `Bei Zahlung bis ${displayDay(until)} ${comma(percent)} % Skonto (${amount}): ${rest}.`,
  pdf: 'PDF',
  pdfOf: (title) => `${title}, PDF`,
  electronicOf: (number) => `${number} als elektronische Rechnung:`,
  otherFormats: (more) => (more ? 'Weitere Formate' : 'Formate'),
  otherFormatsOf: (number, more) => `${more ? 'Weitere Formate' : 'Formate'} von ${number}`,
  electronicFormats: {
    facturx: 'ZUGFeRD / Factur-X (PDF)',
    xrechnung: 'XRechnung (XML)',
    ubl: 'UBL (XML)',
    cii: 'CII (XML)',
  },
  notFormat: 'Verwenden Sie „ubl“, „cii“ oder „xrechnung“.',
  notConfirmed: (order, status) =>
    status === 'cancelled'
      ? `Auftrag ${order} wurde storniert, deshalb gibt es diesen Beleg nicht.`
      : `Auftrag ${order} wurde noch nicht bestätigt. Die Auftragsbestätigung wird nach der Bestätigung erstellt.`,
  notIssuedDetail: (kind, order, status) =>
    status === 'cancelled'
      ? `Auftrag ${order} wurde storniert, deshalb wird ${kind === 'invoice' ? 'keine Rechnung' : 'kein Packzettel'} erstellt.`
      : `Auftrag ${order} wurde noch nicht bestätigt. Nach der Bestätigung wird ${kind === 'invoice' ? 'die' : 'der'} ${nouns[kind]} erstellt.`,
  mail: {
    subject: (document, order) => `${document} zur Bestellung ${order}`,
    text: ({ name, documents, order, shop, link }) =>
      [
        `Guten Tag ${name},`,
        '',
        `anbei erhalten Sie zu Ihrer Bestellung ${order}:`,
        '',
        ...documents.map((document) => `- ${document}`),
        '',
        `Sie finden ${documents.length === 1 ? 'den Beleg' : 'die Belege'} auch auf der Seite der Bestellung:`,
        '',
        link,
        '',
        shop,
        '',
      ].join('\n'),
    notThisKind: (kind, number) =>
      kind === 'statement'
        ? `${number} ist ein Kontoauszug. Senden Sie ihn auf der Seite des Kunden.`
        : `${number} ist ein Packzettel, der nur für Mitarbeiter bestimmt ist und nicht per E-Mail gesendet wird.`,
    nobody: (number) =>
      `Der Kunde zu Beleg ${number} hat keine bestätigte E-Mail-Adresse oder kein Konto mehr. ` +
      'Geben Sie die Adresse ein, an die der Beleg gesendet werden soll.',
  },
  notSentFilter: 'Verwenden Sie „no“, oder lassen Sie den Parameter weg.',
  letterhead: {
    wrongIban: (iban) =>
      `Die Prüfziffern der IBAN ${iban} stimmen nicht: Eine Ziffer ist falsch oder fehlt. Vergleichen Sie die IBAN mit Ihrem Kontoauszug.`,
    noIban:
      'Der Text erwähnt eine IBAN, enthält aber keine vollständige. Geben Sie die ganze IBAN ein, oder entfernen Sie das Wort „IBAN“.',
    wrongBic: (bic) =>
      `${bic} ist kein BIC: Ein BIC hat 8 oder 11 Zeichen, die ersten 6 sind Buchstaben. Vergleichen Sie den BIC mit Ihrem Kontoauszug.`,
    wrongVatId: (number, country) =>
      `${number} hat nicht das Format einer USt-IdNr. für ${country}. Vergleichen Sie die Nummer mit dem Schreiben Ihres Finanzamts.`,
  },
  notAnyKind: 'Verwenden Sie „invoice“, „credit-note“, „delivery-note“ oder „packing-slip“.',
  notKind: 'Verwenden Sie „invoice“ oder „packing-slip“.',
  notOrderFile:
    'Verwenden Sie „order-confirmation“ oder „proforma“. Rechnungen, Gutschriften und Packzettel sind Belege: GET /api/documents?order={number} listet sie auf, GET /api/documents/{id}/pdf liefert die PDF-Datei.',
  notShipmentKind: 'Verwenden Sie „delivery-note“ oder „invoice“.',
  notSize: 'Verwenden Sie „a4“ oder „letter“.',
  // § 14 (2) UStG uses "Gutschrift" for a document issued by the customer: a correction must not be
  // called that.
  title: {
    invoice: 'Rechnung',
    'packing-slip': 'Packzettel',
    'delivery-note': 'Lieferschein',
    'credit-note': 'Rechnungskorrektur',
    statement: 'Kontoauszug',
    'order-confirmation': 'Auftragsbestätigung',
    proforma: 'Proformarechnung',
  },
  fileOf: (kind, order) =>
    `${kind === 'proforma' ? 'Proformarechnung' : 'Auftragsbestaetigung'}-${order}.pdf`,
  shipment: (number) => `Lieferung ${number}`,
  shipped: 'Lieferdatum',
  // § 14 (4) sentence 1 no. 6 UStG, § 31 (4) UStDV.
  suppliedAtIssue: 'Lieferdatum entspricht Rechnungsdatum',
  parcel: (number) => `Paket ${number}`,
  corrects: (number) => `zur Rechnung ${number}`,
  ofThat: 'vom',
  credited: (currency) => `Gutgeschrieben in ${currency}`,
  billTo: 'Rechnung an',
  shipTo: 'Lieferung an',
  deliveryNotes: 'Für den Fahrer',
  issued: 'Datum',
  ordered: 'Bestellt am',
  order: 'Auftrag',
  poNumber: 'Ihre Bestellnummer',
  sku: 'Artikelnr.',
  partNumber: (number) => `Ihre Artikelnr. ${number}`,
  customsNumber: (number) => `Zolltarifnr. ${number}`,
  madeIn: (country) => `Ursprung ${country}`,
  netWeight: (grams) => `${displayNumber(grams / 1000)} kg netto`,
  allWeight: (grams) => `Nettogewicht insgesamt ${displayNumber(grams / 1000)} kg`,
  tool: 'Bezeichnung',
  pieces: 'Stück',
  each: 'Einzelpreis',
  quantity: 'Menge',
  price: 'Preis',
  total: 'Gesamt',
  packed: 'Gepackt',
  taxRate: 'Steuersatz',
  taxable: 'Nettobetrag',
  tax: 'Steuer',
  noTax: 'Keine Steuer',
  taxedAt: (rate) => `USt. ${rate}`,
  sum: (currency) => `Gesamtbetrag in ${currency}`,
  allPieces: (count) => `insgesamt ${displayNumber(count)} Stück`,
  note: 'Anmerkung',
  scanToPay: 'Zum Bezahlen mit der App Ihrer Bank scannen.',
  iban: (iban) => `IBAN ${iban}`,
  reference: (reference) => `Referenz ${reference}`,
  vatId: (id) => `USt-IdNr. ${id}`,
  taxNumber: (number) => `Steuernummer ${number}`,
  phone: (number) => `Telefon ${number}`,
  customerNumber: (number) => `Kundennummer ${number}`,
  continued: (title, documentNumber, order) =>
    `${title} ${documentNumber}, Auftrag ${order}, Fortsetzung`,
  page: (page, pages) => `Seite ${page} von ${pages}`,
  heading: 'Belege',
  titled: (title, number) => `${title} ${number}`,
  saved: (name) => `${name} wurde gespeichert`,
  creditNotes: 'Rechnungskorrekturen erstellen',
  creditIssued: (numbers) => `Erstellt: ${numbers.join(', ')}`,
  pageSize: 'Papierformat',
  pageSizes: [
    ['a4', 'A4'],
    ['letter', 'Letter'],
  ],
  cancelled: (number, day) =>
    `${number} wurde erstellt, bevor der Auftrag am ${displayDay(day)} storniert wurde. ` +
    'Der Beleg bleibt erhalten, weil seine Nummer vergeben ist. Es ist nichts zu zahlen.',
  deletedOrder:
    'Dieser Auftrag wurde gelöscht. Seine Belege können weiterhin heruntergeladen werden.',
  unprintable: (characters) =>
    `Keine Schrift dieses Shops enthält ${characters.join(', ')}. Belege zeigen stattdessen die Nummer des Zeichens in Klammern.`,
  notYetIssued: 'Die Rechnung ist verfügbar, sobald der Auftrag bestätigt ist.',
  series: {
    title: 'Nummern',
    lead: 'Nummern von Aufträgen und Belegen werden nur aufsteigend vergeben, Belegnummern außerdem lückenlos. Legen Sie die nächste Nummer daher vor dem ersten Beleg oder zusammen mit einem neuen Präfix fest. Ein Präfix besteht aus Großbuchstaben, Ziffern und Bindestrichen, etwa INV-2027.',
    kinds: {
      order: 'Aufträge',
      invoice: 'Rechnungen',
      'packing-slip': 'Packzettel',
      'delivery-note': 'Lieferscheine',
      'credit-note': 'Rechnungskorrekturen',
      statement: 'Kontoauszüge',
    },
    prefix: (kind) => `Präfix: ${kind}`,
    next: (kind) => `Nächste Nummer: ${kind}`,
    nextHelp: (example) => `Die nächste Nummer ist ${example}.`,
    saveAll: 'Speichern',
    saving: 'Wird gespeichert',
    notSaved: 'Nicht gespeichert.',
    saved: (example) => `Die nächste Nummer ist ${example}`,
    notPrefix:
      'Geben Sie bis zu 12 Großbuchstaben, Ziffern und Bindestriche ein; am Anfang und am Ende muss ein Buchstabe oder eine Ziffer stehen.',
    notKind: 'Diesen Nummernkreis gibt es nicht.',
    notNext: 'Geben Sie eine ganze Zahl von 1 bis 1.000.000.000 ein.',
    refused: {
      backwards: (last, next) =>
        `${last} ist bereits vergeben, die nächste Nummer muss deshalb mindestens ${next} sein.`,
      gap: (last, next) =>
        `${last} ist schon vergeben, deshalb muss die nächste Nummer ${next} sein. Mit einem neuen Präfix können Sie mit jeder höheren Nummer beginnen.`,
      used: () =>
        'Dieses Präfix wird bereits verwendet. Wählen Sie ein Präfix, das noch nie verwendet wurde.',
      none: () => 'Belege brauchen ein Präfix, etwa INV.',
      order: () => 'Auftragsnummern haben kein Präfix. Lassen Sie das Feld leer.',
    },
  },
}
