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
  description: 'Bestellungen, die als Datei eingegangen sind',
  lead: 'Aus jeder Datei entsteht ein Bestellentwurf. Bestellt wird erst, wenn jemand die Bestellung absendet.',
  caption: 'Eingegangene Bestelldateien, die neuesten zuerst',
  drop: 'Bestelldatei',
  dropHelp:
    'CSV, XLSX, Text, PDF mit Text, UBL (Peppol), cXML, EDIFACT, openTRANS, Order-X (XML oder PDF), IDS-Warenkorb. Höchstens 5 MB.',
  reading: (name) => `${name} wird gelesen…`,
  several: (count) => `Die Datei enthält ${count} Bestellungen.`,
  number: 'Bestellung',
  unnamed: 'Ohne Bestellnummer',
  of: (number) => `Bestelldatei ${number}`,
  from: 'Von',
  unknownSender: 'Unbekannter Absender',
  form: 'Format',
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
  state: 'Status',
  repeated: 'bereits eingegangen',
  search: 'Bestelldateien suchen',
  hint: 'Nummer, Absender, Firma oder Datei',
  views: { open: 'Offen', ordered: 'Bestellt', rejected: 'Abgelehnt' },
  open: 'Prüfen',
  show: 'Öffnen',
  openWhich: (act, number) => `${act}: ${number}`,
  order: (number) => `Bestellung ${number}`,
  empty: 'Noch keine Bestelldateien',
  emptyDetail: 'Wählen Sie eine Bestelldatei aus.',
  noneSo: 'Keine Bestelldateien mit diesem Status',
  noneSoDetail: 'Wählen Sie eine andere Ansicht.',
}

export const receivedPageMessages: Translated<typeof english.receivedPageMessages> = {
  title: (number) => (number === '' ? 'Bestelldatei' : `Bestelldatei ${number}`),
  description: 'Die Positionen einer Bestelldatei und die daraus entstandene Bestellung',
  unknown: 'Diese Bestelldatei gibt es nicht',
  unknownDetail: 'Die Bestelldatei gehört möglicherweise zu einem anderen Konto.',
  crumbs: 'Sie sind hier',
  back: 'Alle Bestelldateien',
  history: 'Verlauf',
  facts: {
    sender: 'Von',
    date: 'Datum',
    wished: 'Wunschliefertermin',
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
  repeated: 'Diese Bestellung ist bereits eingegangen.',
  repeatedOrder: (number) => `Aus der früheren Datei wurde Bestellung ${number}.`,
  repeatedOpen: 'Frühere Datei öffnen',
  again: 'Die Ware soll ein weiteres Mal geliefert werden',
  purposes: {
    change: (number) =>
      `Die Datei enthält eine Änderung der Bestellung ${number} und kann nicht als neue Bestellung abgesendet werden. Ändern Sie die Bestellung ${number} manuell, und lehnen Sie diese Datei dann ab.`,
    cancellation: (number) =>
      `Laut Datei soll die Bestellung ${number} storniert werden. Stornieren Sie diese Bestellung manuell, und lehnen Sie die Datei dann ab.`,
    copy: () =>
      'Die Datei ist nur eine Kopie zur Information und kann nicht als Bestellung abgesendet werden.',
    test: () =>
      'Die Datei ist ein Verbindungstest und kann nicht als Bestellung abgesendet werden.',
  },
  changesOpen: (number, isMerged) =>
    `Die Datei enthält eine Änderung der Bestellung ${number}, die noch nicht abgesendet wurde. ${isMerged ? 'Übernehmen Sie die Änderung, oder berichtigen Sie die frühere Bestellung' : 'Ersetzen Sie die frühere Bestellung, oder berichtigen Sie sie'} manuell und lehnen Sie diese Datei ab.`,
  changesRejected: (number) =>
    `Die Datei enthält eine Änderung der Bestellung ${number}, die bereits abgelehnt wurde. Erfassen Sie die Bestellung manuell, oder fordern Sie beim Käufer die vollständige Bestellung an. Lehnen Sie dann diese Datei ab.`,
  severalAddresses:
    'Die Datei nennt mehrere Lieferadressen. Eine Bestellung kann nur eine Lieferadresse haben. Lassen Sie die Positionen für andere Adressen weg.',
  otherSheets: (sheets) => `Nicht gelesene Tabellenblätter: ${sheets.join(', ')}.`,
  caption: 'Positionen der Bestellung',
  line: 'Position',
  written: 'In der Datei',
  lineOf: (number) => `Position ${number}`,
  show: (number) => `Position ${number} im Original anzeigen`,
  tool: 'Werkzeug',
  none: '–',
  quantity: 'Menge',
  ordered: 'Menge und Gesamtpreis',
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
  saved: 'Die Position wurde gespeichert',
  original: 'Original',
  originalLead: 'Klicken Sie oben auf eine Positionsnummer, um die Position im Original zu sehen.',
  cut: (from, to, all) =>
    `Zeilen ${displayNumber(from)}–${displayNumber(to)} von ${displayNumber(all)}`,
  who: {
    title: 'Bestellt für',
    lead: 'Suchen Sie den Käufer nach Name, E-Mail-Adresse oder Firma.',
    label: 'Käufer',
    search: 'Suchen',
    caption: 'Gefundene Käufer',
    nobody: 'Es wurde kein Käufer gefunden.',
    alone: 'Für sich selbst',
    choose: 'Auswählen',
    chooseFor: (name, company) => `${name}, ${company} auswählen`,
  },
  place: {
    title: 'Bestellung absenden',
    notReady: (count) =>
      count === 0
        ? 'Alle Positionen wurden weggelassen. Nehmen Sie mindestens eine Position wieder auf.'
        : `Bestätigen oder berichtigen Sie zuerst ${displayCount(count, 'Position', 'Positionen')}, oder lassen Sie sie weg.`,
    phoneHelp: 'Für Rückfragen des Fahrers.',
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
    help: 'Es wird nichts bestellt. Die abgelehnte Datei bleibt erhalten.',
    busy: 'Wird abgelehnt…',
    done: 'Die Datei wurde abgelehnt.',
  },
}
