/** German: see ../price-file.ts. */
import { displayPrice, units } from '../../../catalogue/model/units.ts'
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayCount, displayNumber } from '../../../platform/money/money.ts'
import { displayDay } from '../../../platform/time/display-day.ts'
import type { DatedPrice } from '../../../prices/import-fields.ts'
import type { priceFileMessages as english } from '../price-file.ts'

const count = (rows: number): string => displayCount(rows, 'Preis', 'Preise')

const days = ({ validFrom, validUntil }: DatedPrice): string =>
  [validFrom && `ab ${displayDay(validFrom)}`, validUntil && `bis ${displayDay(validUntil)}`]
    .filter(Boolean)
    .join(' ')

/** '12,5 % Rabatt', '9,80 €, ab 24: 9,50 €', with its days. */
const said = (price: DatedPrice): string =>
  [
    [
      price.percentOff === undefined
        ? displayPrice(price.price ?? 0, price)
        : `${String(price.percentOff).replace('.', ',')} % Rabatt`,
      ...(price.priceBreaks ?? []).map(
        ({ from, price: rung }) => `ab ${displayNumber(from)}: ${displayPrice(rung, price)}`,
      ),
    ].join(', '),
    days(price),
  ]
    .filter(Boolean)
    .join(' ')

export const priceFileMessages: Translated<typeof english> = {
  notTarget: (text) => `„${text}“ ist kein Werkzeug, keine Marke und keine Kategorie.`,
  noSubject: 'Artikelnummer, Marke und Kategorie fehlen.',
  sayCents: 'Wählen Sie die Spalten von Hand, um zu sagen, wie Beträge geschrieben sind.',
  openDay: (heading, text, { dayFirst, monthFirst }) =>
    `In „${heading}“ stehen Tage wie ${text}. Das kann der ${displayDay(dayFirst)} oder der ${displayDay(monthFirst)} sein, und kein Tag der Spalte entscheidet es. Wählen Sie die Spalten von Hand, um zu sagen, wie Tage geschrieben sind, oder schreiben Sie sie wie ${dayFirst.split('-').toReversed().join('.')}.`,
  mixedDays: (heading, { dayFirst, monthFirst }) =>
    `In „${heading}“ stehen Tage in zwei Formen: ${dayFirst} nennt zuerst den Tag, ${monthFirst} zuerst den Monat. Bitten Sie den Absender um eine Liste in einer Form.`,
  unreadDay: (text, day) =>
    `„${text}“ nennt ${day} und wird nicht verwendet: Die Preise gelten, sobald sie angewendet werden. Gelten sie erst ab dann, wählen Sie die Spalten von Hand oder fügen Sie eine Spalte „Gültig ab“ hinzu.`,
  asked: (text, number) =>
    `„${text}“ wird als ${displayNumber(number)} gelesen. Das Trennzeichen kann Tausender oder Dezimalstellen bedeuten: Schreiben Sie einen Preis mit zwei Nachkommastellen.`,
  fromStep: (quantity) =>
    `Der Preis gilt ab ${displayNumber(quantity)} Stück: Ergänzen Sie, was weniger kosten, in einer Spalte „Preis“ oder in einer Zeile.`,
  otherLists: (sheets) =>
    `Die Arbeitsmappe hat weitere Listen, die nicht gelesen werden: ${sheets.join(', ')}. Wenn ihre Preise gemeint sind, speichern Sie jede als eigene Datei.`,
  addedPercent: (text) =>
    `„${text}“ wird auf einen Preis aufgeschlagen, und eine Preisliste enthält Rabatte. Schreiben Sie den Rabatt ohne Vorzeichen.`,
  openPart: (text, part) =>
    `„${text}“ kann ${displayNumber(part)} % oder ${displayNumber(part * 100)} % sein. Schreiben Sie ein Prozentzeichen dazu.`,
  percentFrom: (quantity) =>
    `Der Rabatt gilt ab ${displayNumber(quantity)} Stück, der einer Preisliste aber ab dem ersten.`,
  unsureBase: (heading) =>
    `„${heading}“ sagt nicht, für wie viele Stück der Preis gilt. Schreiben Sie die Zahl in die Überschrift (Preis je 100) oder in eine Spalte „Preis je“.`,
  inThousands: (heading) =>
    `„${heading}“ kann Tausende eines Betrags oder einen Preis je 1000 bedeuten. Schreiben Sie die Preise aus, oder nennen Sie die Preiseinheit in der Überschrift (Preis je 1000).`,
  unknownMeasure: (heading) =>
    `„${heading}“ nennt ein Maß, nach dem hier nichts verkauft wird. Bitten Sie den Absender um Preise je Stück, Meter, Kilogramm oder Liter.`,
  otherUnit: (listed, sold) =>
    `Der Preis gilt je ${units[listed].one}, das Werkzeug wird aber je ${units[sold].one} verkauft. Bitten Sie den Absender um Preise je ${units[sold].one}.`,
  noUnit: (text) =>
    `„${text}“ ist keine bekannte Einheit: Wofür der Preis gilt, lässt sich nicht sagen.`,
  otherCurrency: (currency, own) => `Dieser Preis ist in ${currency}, die Preisliste in ${own}.`,
  roundedPercent: (text, percent) => `${text} wird auf ${displayNumber(percent)} % gerundet.`,
  notLadder: (text) => `„${text}“ ist keine Menge mit einem Preis wie 24: 9,50.`,
  noColumns:
    'Keine Spalte enthält Preise oder Prozente. Nennen Sie sie „Preis“ oder „Rabatt in Prozent“, und ergänzen Sie eine Spalte ' +
    '„Artikelnummer“, „Marke“ oder „Kategorie“.',
  tooManyRows: (most) => `Eine Datei hat höchstens ${displayNumber(most)} Preise.`,
  title: 'Preise laden',
  description: 'Eine Datei mit Preisen in eine Preisliste laden.',
  lead: 'Nichts ändert sich, bis Sie es anwenden. Preise für andere Tage und Preise, die nicht in der Datei stehen, bleiben gleich.',
  back: (list) => `Preise: ${list}`,
  link: 'Datei laden',
  file: 'Datei mit Preisen',
  fileHelp:
    'CSV oder XLSX mit einer Spalte für Artikelnummern, Marken oder Kategorien und einer für Preise oder Prozente; auch DATANORM und BMEcat.',
  reading: (name) => `${name} wird gelesen`,
  read: (name, rows) => `${name}: ${count(rows)}`,
  columns: 'Spalten der Datei',
  column: (heading, column) => `${heading}: ${column}`,
  columnNames: {
    target: 'für Werkzeug, Marke oder Kategorie',
    name: 'Artikelnummer oder Name',
    tool: 'Artikelnummer',
    brand: 'Marke',
    category: 'Kategorie',
    price: 'Preis',
    percent: 'Rabatt in Prozent',
    ladder: 'Staffelpreise',
    pricePer: 'Preis je',
    validFrom: 'erster Tag',
    validUntil: 'letzter Tag',
    removed: 'entfernt: nicht geladen',
    step: 'ab dieser Menge',
    currency: 'Währung',
    unit: 'Einheit',
  },
  from: (quantity) => `Preis ab ${quantity}`,
  unused: 'nicht verwendet',
  currency: (name) => `Die Datei enthält ${name}.`,
  kinds: { wrong: 'Falsch', changed: 'Geändert', new: 'Neu', same: 'Gleich' },
  caption: 'Preise der Datei',
  row: 'Zeile',
  subject: 'Für',
  becomes: 'Preis',
  kind: 'Art',
  notes: 'Hinweise',
  said,
  instead: (before) => (before.length === 0 ? '' : `Statt ${before.map(said).join('; ')}`),
  more: (shown, all) => `Die ersten ${displayNumber(shown)} von ${displayNumber(all)}.`,
  show: 'Zeigen',
  apply: (rows) => `${count(rows)} anwenden`,
  applying: 'Wird angewendet',
  nothing: 'Alle Preise der Datei stehen schon in der Liste oder sind falsch.',
  leftOut: (rows) =>
    rows === 1
      ? 'Eine Zeile ist falsch und wird übersprungen.'
      : `${displayNumber(rows)} Zeilen sind falsch und werden übersprungen.`,
  applied: (rows) => `${count(rows)} angewendet`,
  other: 'Andere Datei',
}
