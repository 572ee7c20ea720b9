/** German: see ../pages.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayNumber, displayCount, displayMoney } from '../../../platform/money/money.ts'
import type * as english from '../pages.ts'

export const formNames: Translated<typeof english.formNames> = {
  ubl: 'UBL',
  cxml: 'cXML',
  edifact: 'EDIFACT',
  opentrans: 'openTRANS',
  'order-x': 'Order-X',
  ids: 'IDS-Warenkorb',
  table: 'Tabelle',
  text: 'Text',
  pdf: 'PDF',
  unread: 'Nicht gelesen',
}

export const receivedListMessages: Translated<typeof english.receivedListMessages> = {
  title: 'Eingegangene Bestelldateien',
  titleForBuyer: 'Mit Datei bestellen',
  description: 'Bestellungen, die als Datei gekommen sind',
  lead: 'Aus Dateien werden Entwürfe. Was Sie hier ablegen, ist erst bestellt, wenn jemand die Bestellung absendet.',
  caption: 'Eingegangene Bestelldateien, die neueste zuerst',
  drop: 'Bestelldatei',
  dropHelp:
    'CSV, XLSX, Text, PDF mit Text, UBL (Peppol), cXML, EDIFACT, openTRANS, Order-X (XML oder PDF), IDS-Warenkorb. Höchstens 5 MB.',
  reading: (name) => `${name} wird gelesen…`,
  several: (count) => `Die Datei enthält ${count} Bestellungen.`,
  number: 'Bestellung',
  unnamed: 'Ohne Nummer',
  of: (number) => `Bestelldatei ${number}`,
  from: 'Von',
  unknownSender: 'Nicht bekannt',
  form: 'Form',
  lines: 'Positionen',
  corrected: (count) => `${displayNumber(count)} berichtigt`,
  corrections: ({ days, orders, lines, tools, quantities, leftOut }) =>
    `Letzte ${days} Tage: ${displayCount(orders, 'Bestellung', 'Bestellungen')} mit ${displayCount(lines, 'Position', 'Positionen')}. Berichtigt: ${displayCount(tools, 'Artikel', 'Artikel')}, ${displayCount(quantities, 'Menge', 'Mengen')}; weggelassen: ${displayCount(leftOut, 'Position', 'Positionen')}.`,
  received: 'Eingegangen',
  time: 'Dauer',
  waits: (text) => `wartet ${text}`,
  took: (text) => `nach ${text}`,
  minutes: (count) =>
    count < 60
      ? `${count} Min.`
      : count < 2880
        ? `${displayNumber(Math.round(count / 60))} Std.`
        : displayCount(Math.round(count / 1440), 'Tag', 'Tagen'),
  state: 'Zustand',
  repeated: 'schon einmal eingegangen',
  search: 'Bestelldateien suchen',
  hint: 'Nummer, Absender, Firma oder Datei',
  views: { open: 'Offen', ordered: 'Bestellt', rejected: 'Abgelehnt' },
  open: 'Prüfen',
  show: 'Öffnen',
  openWhich: (act, number) => `${act}: ${number}`,
  order: (number) => `Bestellung ${number}`,
  empty: 'Noch keine Bestellung ist als Datei gekommen',
  emptyDetail: 'Legen Sie oben eine Datei ab.',
  noneSo: 'Keine Bestelldatei ist in diesem Zustand',
  noneSoDetail: 'Wählen Sie eine andere Ansicht.',
}

export const receivedPageMessages: Translated<typeof english.receivedPageMessages> = {
  title: (number) => (number === '' ? 'Bestelldatei' : `Bestelldatei ${number}`),
  description: 'Was in einer Datei steht, Position für Position, und die Bestellung daraus',
  unknown: 'Diese Bestelldatei gibt es nicht',
  unknownDetail: 'Sie gehört vielleicht zu einem anderen Konto.',
  back: 'Alle Bestelldateien',
  history: 'Verlauf',
  facts: {
    sender: 'Von',
    date: 'Datum',
    wished: 'Gewünschte Lieferung',
    between: (from, until) => (from === until ? from : `${from} – ${until}`),
    deliverTo: 'Lieferung an',
    notes: 'Bemerkungen',
    file: 'Datei',
    download: 'Original herunterladen',
    order: 'Bestellung',
    buyer: 'Bestellt für',
    corrected: 'Berichtigt',
    correctedOf: (count, all) =>
      `${displayNumber(count)} von ${displayCount(all, 'Position', 'Positionen')}`,
    correctedLine: (number, text) => `Position ${number}: ${text}`,
    correctedTool: (sku) => `Werkzeug ${sku}`,
    correctedQuantity: (was, is) => `Menge ${was || '–'} → ${displayNumber(is)}`,
    leftOut: 'weggelassen',
    reason: 'Grund',
  },
  repeated: 'Diese Bestellung ist schon einmal eingegangen.',
  repeatedOrder: (number) => `Daraus wurde Bestellung ${number}.`,
  repeatedOpen: 'Frühere öffnen',
  again: 'Es soll noch einmal geliefert werden',
  purposes: {
    change: (number) =>
      `Die Datei ändert die Bestellung ${number}. Sie lässt sich nicht als neue absenden. Ändern Sie jene Bestellung von Hand und lehnen Sie diese Datei dann ab.`,
    cancellation: (number) =>
      `Die Datei storniert die Bestellung ${number}. Stornieren Sie jene Bestellung von Hand und lehnen Sie diese Datei dann ab.`,
    copy: () =>
      'Die Datei ist eine Kopie zur Information. Sie lässt sich nicht als Bestellung absenden.',
    test: () =>
      'Die Datei ist ein Test der Verbindung. Sie lässt sich nicht als Bestellung absenden.',
  },
  changesOpen: (number, isMerged) =>
    `Die Datei ändert die Bestellung ${number}, die noch nicht bestellt ist. ${isMerged ? 'Übernehmen Sie die Änderung, oder berichtigen Sie jene Bestellung' : 'Ersetzen Sie jene Bestellung, oder berichtigen Sie sie'} von Hand und lehnen Sie diese Datei ab.`,
  changesRejected: (number) =>
    `Die Datei ändert die Bestellung ${number}, die abgelehnt ist. Erfassen Sie die Bestellung von Hand, oder fordern Sie beim Käufer die ganze Bestellung an. Lehnen Sie dann diese Datei ab.`,
  severalAddresses:
    'Positionen dieser Datei gehen an verschiedene Adressen. Eine Bestellung hat eine Adresse: Lassen Sie weg, was woanders hingeht.',
  otherSheets: (sheets) => `Nicht gelesen: ${sheets.join(', ')}.`,
  caption: 'Positionen der Bestellung',
  line: 'Position',
  written: 'In der Datei',
  lineOf: (number) => `Position ${number}`,
  show: (number) => `Position ${number} im Original zeigen`,
  tool: 'Werkzeug',
  none: '–',
  quantity: 'Menge',
  ordered: 'Menge, Gesamt',
  confirm: 'Bestätigen',
  confirmLine: (number) => `Position ${number} bestätigen`,
  confirmAll: (count) => `${displayCount(count, 'Position', 'Positionen')} bestätigen`,
  correct: 'Berichtigen',
  correctLine: (number) => `Position ${number} berichtigen`,
  leaveOut: 'Weglassen',
  leaveOutLine: (number) => `Position ${number} weglassen`,
  restore: 'Wieder aufnehmen',
  restoreLine: (number) => `Position ${number} wieder aufnehmen`,
  pickTool: (sku) => `${sku} übernehmen`,
  pickQuantity: (quantity) => `${displayNumber(quantity)} übernehmen`,
  sku: 'Artikelnummer',
  save: 'Speichern',
  saving: 'Wird gespeichert…',
  saved: 'Gespeichert',
  original: 'Das Original',
  originalLead: 'Wählen Sie oben die Nummer einer Position, um ihre Stelle zu sehen.',
  cut: (from, to, all) =>
    `Zeilen ${displayNumber(from)}–${displayNumber(to)} von ${displayNumber(all)}`,
  who: {
    title: 'Bestellt für',
    lead: 'Suchen Sie den Käufer nach Name, E-Mail-Adresse oder Firma.',
    label: 'Käufer',
    search: 'Suchen',
    caption: 'Gefundene Käufer',
    nobody: 'Es wurde niemand gefunden.',
    alone: 'Für sich selbst',
    choose: 'Auswählen',
    chooseFor: (name, company) => `${name}, ${company} auswählen`,
  },
  place: {
    title: 'Bestellung absenden',
    notReady: (count) =>
      count === 0
        ? 'Alle Positionen sind weggelassen.'
        : `${displayCount(count, 'Position ist', 'Positionen sind')} zuerst zu bestätigen, zu berichtigen oder wegzulassen.`,
    phoneHelp: 'Für den Fahrer.',
    act: (cents) => `Zahlungspflichtig bestellen · ${displayMoney(cents)}`,
    busy: 'Wird gesendet…',
    done: (number) => `Bestellung ${number} ist eingegangen.`,
    poNumber: 'Bestellnummer des Kunden',
    note: 'Bemerkung',
    notOrdered: 'Es wurde nichts bestellt.',
    where: 'Gespeicherte Adressen',
    fromFile: 'Adresse aus der Datei',
  },
  reject: {
    act: 'Ablehnen',
    title: 'Diese Datei ablehnen',
    reason: 'Grund',
    help: 'Es wird nichts bestellt. Die Datei bleibt erhalten.',
    busy: 'Wird abgelehnt…',
    done: 'Die Datei ist abgelehnt.',
  },
}
