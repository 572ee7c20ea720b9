/** German: see ../import-page.ts. */
import { isListField } from '../../../../packages/file-reader/headings/fields.ts'
import type { Translated } from '../../../platform/languages/translated.ts'
import { textColumnOf } from '../../../catalogue/texts/text-cells.ts'
import { nameOfLanguage } from '../../../platform/languages/languages.ts'
import { displayCount, displayNumber } from '../../../platform/money/money.ts'
import { unusedAnswersField } from '../../list-questions.ts'
import { weightBaseField } from '../../weight-base-kinds.ts'
import { wholePricesField } from '../../whole-price-kinds.ts'
import type { importPageMessages as english } from '../import-page.ts'

const count = (rows: number): string => displayCount(rows, 'Zeile', 'Zeilen')

const targets: Translated<typeof english.targets> = {
  '': 'Nicht verwendet',
  sku: 'Artikelnummer',
  name: 'Name',
  description: 'Beschreibung',
  image: 'Adresse des Bildes',
  price: 'Preis',
  cost: 'Einkaufspreis',
  cost_per: 'Einkaufspreis gilt für … Stück',
  price_per: 'Preis gilt für … Stück',
  pack_size: 'Verpackungseinheit',
  minimum_quantity: 'Mindestmenge',
  Stock: 'Bestand',
  brand: 'Marke',
  category: 'Kategorie',
  family: 'Produktfamilie',
  gtin: 'GTIN (EAN, UPC)',
  mpn: 'Herstellernummer',
  customs_number: 'Zolltarifnummer',
  origin: 'Ursprungsland',
  unit: 'Einheit (Stück, Paar, Meter …)',
  weight: 'Gewicht (je Stück, mit Einheit)',
  inner: 'Menge der Innenverpackung',
  inner_gtin: 'GTIN der Innenverpackung',
  carton: 'Menge des Kartons',
  carton_gtin: 'GTIN des Kartons',
  pallet: 'Menge der Palette',
  pallet_gtin: 'GTIN der Palette',
  reorder_level: 'Meldebestand',
  bin: 'Lagerplatz',
  tax_class: 'Steuerklasse (standard, reduced, zero)',
  age_limit: 'Altersgrenze (Jahre)',
  hazards: 'Gefahrenpiktogramme (GHS02, GHS07 …)',
  hazard_text: 'Gefahrenhinweise',
  state: 'Status (Entwurf, im Verkauf, Auslaufartikel)',
  document: 'Dokument (Adresse einer PDF-Datei)',
  spec: 'Zeile der technischen Daten',
}

/** 'tier:2' and 'tierprice:2' in words. */
const tierName = (target: string): string => {
  const [kind, row] = target.split(':')
  return kind === 'tier' ? `Menge der Staffel ${row}` : `Preis der Staffel ${row}`
}

const stepName = 'Preis gilt ab … Stück'

const otherFields: Readonly<Record<string, string>> = {
  step: stepName,
  [wholePricesField]: targets.price,
  [weightBaseField]: targets.weight,
  [unusedAnswersField]: targets.state,
  rate: 'Kurs',
  weight_grams: targets.weight,
  specs: 'Technische Daten',
  packs: 'Verpackungseinheiten',
  pictures: 'Weitere Bilder',
  documents: 'Dokumente',
}

/** 'name:de' in words. */
const textName = (target: string): string | undefined => {
  const column = textColumnOf(target)
  if (column === undefined) return undefined
  const { field, language } = column
  const name = field === 'specifications' ? otherFields['specs'] : targets[field]
  return `${name} (${nameOfLanguage(language)})`
}

/** The findings whose sentence does not name the field itself. */
const fieldName = (field: string): string => {
  const [first = '', index] = field.split('/')
  if (first.startsWith('from:')) return `Preis ab ${first.slice('from:'.length)}`
  if (first.startsWith('tier')) return tierName(first)
  if (first === 'price_breaks')
    return index === undefined ? 'Staffelpreise' : `Staffelpreis ${Number(index) + 1}`
  return textName(first) ?? otherFields[first] ?? (isListField(first) ? targets[first] : first)
}

export const importPageMessages: Translated<typeof english> = {
  title: 'Import und Massenbearbeitung',
  description:
    'Preislisten von Lieferanten importieren oder viele Werkzeuge auf einmal bearbeiten.',
  edit: 'Massenbearbeitung',
  count: 'Inventur',
  fieldName,
  finding: (field, why) => (field === '' ? why : `${fieldName(field)}: ${why}`),
  number: displayNumber,
  lead: 'Nichts ändert sich, bis Sie den Import anwenden. Danach können Sie ihn rückgängig machen.',
  allJobs: 'Alle Vorgänge',
  common: 'Werte für alle Werkzeuge der Liste',
  commonHelp:
    'Diese Werte ersetzen die Werte der Spalten. Ohne Angabe bleiben die Werte unverändert.',
  emptyColumn: 'In den ersten Zeilen leer',
  sheet: 'Blatt',
  sheetHelp: 'Wenn Sie ein anderes Blatt wählen, wird die Datei noch einmal gelesen.',
  headingRow: 'Überschriftenzeile',
  headingRowHelp:
    'Zeilen über den Überschriften werden übersprungen. Die Auswahl wird für den Lieferanten gespeichert.',
  noHeadingRow: 'Keine: Die Liste beginnt mit einem Artikel',
  rowAlone: (row) => `Zeile ${displayNumber(row)}`,
  rowOf: (row, text) => `Zeile ${displayNumber(row)}: ${text}`,
  rowLoading: 'Wird geladen',
  preview: 'Die ersten zehn Zeilen, wie sie gelesen werden',
  previewHelp:
    'Noch wurde nichts geändert. Alle Zeilen werden geprüft, wenn Sie auf die Schaltfläche unten klicken.',
  search: 'Diese Zeilen durchsuchen',
  searchHint: 'Artikelnummer oder Name',
  applied: 'Anzuwendende Zeilen',
  missingAction: 'Werkzeuge, die in der Liste fehlen',
  missingActions: { empty: 'Bestand auf 0 setzen', archive: 'archivieren' },
  outcome: ({ state, counts }) =>
    state === 'applied' || state === 'undone'
      ? [
          counts.applied > 0 ? `${count(counts.applied)} angewendet` : '',
          counts.left > 0 ? `${count(counts.left)} nicht geändert (Gründe in der Tabelle)` : '',
        ]
          .filter(Boolean)
          .join(', ')
      : '',
  file: 'Preisliste',
  fileHelp:
    'CSV, Text, XLSX, XLS, ODS, DATANORM oder BMEcat, bis 25 MB. Ziehen Sie die Datei hierher, oder wählen Sie sie aus.',
  reading: (name) => `${name} wird gelesen`,
  empty: 'Noch keine Importe',
  emptyDetail:
    'Wählen Sie die Datei eines Lieferanten aus, unverändert, wie Sie sie erhalten haben.',
  pictures: ({ waiting, done, failed }) =>
    [
      waiting > 0 ? `${displayNumber(waiting)} noch zu laden` : '',
      `${displayNumber(done)} geladen`,
      failed > 0 ? `${displayNumber(failed)} nicht geladen` : '',
    ]
      .filter(Boolean)
      .join(' · '),
  picturesOf: 'Bilder',
  picturesQueue: 'Bilder ansehen',
  history: 'Frühere Importe',
  columns: { file: 'Vorgang', state: 'Status', result: 'Zeilen', at: 'Begonnen', by: 'Von' },
  look: 'Prüfen',
  open: 'Öffnen',
  actOn: (act, file) => `${file}: ${act}`,
  by: (name) => (name === '' ? 'Früherer Mitarbeiter' : name),
  states: {
    mapping: 'Zuzuordnen',
    checking: 'Wird geprüft',
    checked: 'Geprüft',
    scheduled: 'Geplant',
    applying: 'Wird angewendet',
    applied: 'Angewendet',
    undoing: 'Wird rückgängig gemacht',
    undone: 'Rückgängig gemacht',
    failed: 'Angehalten',
  },
  kinds: {
    new: 'Neu',
    changed: 'Geändert',
    same: 'Gleich',
    wrong: 'Fehlerhaft',
    missing: 'Fehlt in der Liste',
    ignored: 'Kein Artikel',
  },
  shared: {
    title: 'Hinweise zur ganzen Liste',
    rows: (rows, of) =>
      rows === of
        ? `Alle ${displayNumber(of)} Zeilen haben denselben Hinweis.`
        : `${displayNumber(rows)} von ${count(of)} haben denselben Hinweis.`,
    first: (why) => `Der erste Hinweis: ${why}`,
    inCents: 'Preise sind in Cent',
    inUnits: 'Preise sind nicht in Cent',
    rateIsRight: 'Kurs stimmt',
    perPiece: 'Gewicht je Einheit',
    perPriceUnit: 'Gewicht je Preiseinheit',
    chooseSheet: (sheet) => `Blatt „${sheet}“ verwenden`,
    leaveOut: (column) => `Spalte ${column} nicht verwenden`,
    correct:
      'Berichtigen Sie die Zuordnung unter „Spalten der Datei“, oder wenden Sie die Liste unverändert an.',
  },
  all: 'Alle',
  warned: 'Warnungen',
  left: 'Übersprungen',
  rows: count,
  progress: (done, rows) => `${displayNumber(done)} von ${count(rows)}`,
  mapping: 'Spalten der Datei',
  mappingHelp:
    'Die Zuordnung wurde anhand der Überschriften und Zellen vorgeschlagen. Berichtigen Sie sie bei Bedarf.',
  column: (heading, index) => heading || `Spalte ${index + 1}`,
  supplier: 'Lieferant',
  supplierHelp: 'Die Zuordnung wird für die nächste Liste dieses Lieferanten gespeichert.',
  decimals: 'Schreibweise der Zahlen',
  decimalNames: { comma: '1.234,50', dot: '1,234.50' },
  wholePrices: 'Preise ohne Nachkommastellen',
  wholePriceNames: {
    '': 'Nachfragen, wenn Cent gemeint sein könnten',
    units: '1299 ist 1299,00',
    cents: '1299 ist 12,99',
  },
  weightBase: 'Gewichte bei Preisen je 100',
  weightBaseNames: {
    '': 'Nachfragen, wenn auch die Gewichte je 100 gelten könnten',
    piece: 'Gewichte gelten je Einheit',
    price: 'Gewichte gelten auch je 100',
  },
  rate: 'Kurs',
  rateHelp: (currency, own) =>
    currency === '' || currency === own
      ? 'Preis einer Einheit der Listenwährung in der Währung des Shops. Bei gleicher Währung: 1.'
      : `Die Liste ist in ${currency} angegeben, der Shop rechnet in ${own}: Geben Sie den Preis von 1 ${currency} in ${own} ein.`,
  noRate: (text) => `Der Kurs „${text}“ ist keine Zahl über null. Geben Sie zum Beispiel 1,08 ein.`,
  sameRate: (currency, own) =>
    `Die Liste ist in ${currency} angegeben, und der Kurs ist 1: Aus 10 ${currency} werden 10 ${own}.`,
  priceFormula: 'Preis nach Formel',
  priceFormulaHelp:
    'Statt der Preisspalte, zum Beispiel: cost × 1.42, to .05 (Einkaufspreis mal 1,42, auf 0,05 gerundet).',
  check: 'Liste prüfen',
  checkAgain: 'Noch einmal prüfen',
  checkBusy: 'Wird geprüft',
  apply: (rows) => `${count(rows)} anwenden`,
  applyLater: (rows) => `${count(rows)} zu diesem Zeitpunkt anwenden`,
  scheduledFor: 'Wird angewendet am',
  applyAt: 'Später anwenden am',
  applyNow: (timeZone) =>
    `Ohne Angabe wird die Liste jetzt angewendet. Es gilt die Zeitzone des Shops (${timeZone}).`,
  applyProposed: (timeZone) =>
    `Laut Liste gelten die Preise ab diesem Tag. Ändern Sie den Tag, oder leeren Sie das Feld, um die Liste jetzt anzuwenden. Es gilt die Zeitzone des Shops (${timeZone}).`,
  noneApplicable: (wrong) =>
    wrong === 0
      ? 'Die Datei enthält keine Änderungen. Prüfen Sie, ob Sie die richtige Datei gewählt haben.'
      : `Keine Zeile lässt sich anwenden: ${count(wrong)} ${wrong === 1 ? 'ist' : 'sind'} fehlerhaft. Die Gründe stehen in der Tabelle.`,
  chooseKind: 'Wählen Sie, welche Zeilen angewendet werden.',
  undo: 'Rückgängig',
  undoSure:
    'Die Änderungen dieses Imports werden rückgängig gemacht. Ausgenommen sind Werkzeuge, die seitdem geändert wurden.',
  cancelSchedule: 'Geplantes Anwenden abbrechen',
  wrongFile: 'Fehlerhafte Zeilen als Datei',
  result: 'Zeilen',
  noRows: 'Keine Zeilen gefunden',
  table: { row: 'Zeile', tool: 'Werkzeug', kind: 'Art', changes: 'Änderungen', notes: 'Hinweise' },
  notHere: 'Diesen Import gibt es nicht',
  notDone: 'Es wurde nichts geändert.',
  targets,
  textName,
  newPrice: (price, per) =>
    [price, per === undefined || per === '1' ? '' : `je ${per}`].filter(Boolean).join(' '),
  packOf: (pieces) => `Verpackungseinheit ${pieces}`,
  least: (quantity) => `Mindestmenge ${quantity}`,
  priceFromMany: 'Preis ab … Stück',
  fromPieces: (column) => `Ab wie viel Stück: ${column}`,
  fromPiecesHelp: 'Eine ganze Zahl, etwa 12',
  tierName,
  step: stepName,
  sections: 'Titel zwischen den Zeilen',
  sectionNames: {
    '': 'überspringen',
    '=section': 'als Kategorien neuer Werkzeuge verwenden',
  },
}
