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
  noSubject: 'In dieser Zeile fehlen Artikelnummer, Marke und Kategorie.',
  higherBy: (times, rows, of) =>
    `${displayNumber(rows)} von ${displayNumber(of)} Preisen betragen etwa das ${displayNumber(times)}-Fache der Preise im Shop. Prüfen Sie die Währung, die Nachkommastellen und die Preiseinheit.`,
  lowerBy: (times, rows, of) =>
    `Bei ${displayNumber(rows)} von ${displayNumber(of)} Preisen beträgt der Preis im Shop etwa das ${displayNumber(times)}-Fache. Prüfen Sie die Währung, die Nachkommastellen und die Preiseinheit.`,
  sayCents: 'Wählen Sie die Spalten manuell, und geben Sie die Schreibweise der Beträge an.',
  openDay: (heading, text, { dayFirst, monthFirst }) =>
    `Die Spalte „${heading}“ enthält Datumsangaben wie ${text}. Damit kann der ${displayDay(dayFirst)} oder der ${displayDay(monthFirst)} gemeint sein, und keine andere Angabe der Spalte zeigt, was gilt. Wählen Sie die Spalten manuell und geben Sie die Schreibweise der Datumsangaben an, oder schreiben Sie die Datumsangaben wie ${dayFirst.split('-').toReversed().join('.')}.`,
  mixedDays: (heading, { dayFirst, monthFirst }) =>
    `Die Spalte „${heading}“ enthält Datumsangaben in zwei Formaten: In ${dayFirst} steht der Tag zuerst, in ${monthFirst} der Monat. Bitten Sie den Absender um eine Liste mit einheitlichem Datumsformat.`,
  unreadDay: (text, day) =>
    `„${text}“ enthält das Datum ${day}, das nicht berücksichtigt wird: Die Preise gelten, sobald Sie sie anwenden, und haben keinen letzten Tag. Begrenzt das Datum die Preise, wählen Sie die Spalten manuell oder fügen Sie eine Spalte „Gültig ab“ oder „Gültig bis“ hinzu.`,
  asked: (text, number) =>
    `„${text}“ wird als ${displayNumber(number)} gelesen. Das Trennzeichen kann ein Tausender- oder ein Dezimaltrennzeichen sein: Geben Sie mindestens einen Preis mit zwei Nachkommastellen an.`,
  fromStep: (quantity) =>
    `Der Preis gilt erst ab ${displayNumber(quantity)} Stück. Ergänzen Sie den Preis für kleinere Mengen in einer Spalte „Preis“ oder in einer eigenen Zeile.`,
  bothPercent: (heading, text) =>
    `Die Spalte „${heading}“ enthält ${text} neben einem Preis. Wenn der Rabatt noch abzuziehen ist, wählen Sie die Spalten manuell, und ordnen Sie diese Spalte als „Rabatt auf den Preis der Zeile“ zu. Wenn der Rabatt schon abgezogen ist, verwenden Sie die Spalte nicht.`,
  lessPercent: (price, percent, less) =>
    `${price} abzüglich ${displayNumber(percent)} % ergibt ${less}.`,
  barePercent: (heading, percent) =>
    `„${heading}“ wird als Rabatt gelesen: Bei ${displayNumber(percent)} % Rabatt bleiben ${displayNumber(100 - percent)} %. Prüfen Sie, ob die Spalte Rabatte enthält.`,
  pastDay: (day) =>
    `Der Preis gilt nur bis ${displayDay(day)}, und dieser Tag ist vorbei. Korrigieren Sie den letzten Tag, oder entfernen Sie die Zeile.`,
  addedPercent: (text) =>
    `„${text}“ ist ein Aufschlag, eine Preisliste enthält aber Rabatte. Schreiben Sie den Rabatt ohne Vorzeichen.`,
  openPart: (text, part) =>
    `„${text}“ kann ${displayNumber(part)} % oder ${displayNumber(part * 100)} % sein. Ergänzen Sie ein Prozentzeichen.`,
  percentFrom: (quantity) =>
    `Der Rabatt gilt ab ${displayNumber(quantity)} Stück. In einer Preisliste gilt ein Rabatt aber ab dem ersten Stück. Geben Sie stattdessen einen Preis für diese Menge ein.`,
  unsureBase: (heading) =>
    `Aus der Überschrift „${heading}“ geht nicht hervor, für wie viele Stück der Preis gilt. Schreiben Sie die Zahl in die Überschrift (Preis je 100) oder in eine Spalte „Preis je“.`,
  inThousands: (heading) =>
    `„${heading}“ kann bedeuten, dass Beträge in Tausend oder Preise je 1000 angegeben sind. Schreiben Sie die Preise aus, oder nennen Sie die Preiseinheit in der Überschrift (Preis je 1000).`,
  unknownMeasure: (heading) =>
    `„${heading}“ ist ein Preis für eine Einheit, die der Shop nicht verwendet. Bitten Sie den Absender um Preise je Stück, Meter, Kilogramm oder Liter.`,
  otherUnit: (listed, sold) =>
    `Der Preis gilt je ${units[listed].one}, das Werkzeug wird aber je ${units[sold].one} verkauft. Bitten Sie den Absender um Preise je ${units[sold].one}.`,
  noUnit: (text) =>
    `„${text}“ ist keine bekannte Einheit: Es ist unklar, wofür der Preis gilt. Geben Sie eine bekannte Einheit ein.`,
  otherCurrency: (currency, own) =>
    `Dieser Preis ist in ${currency} angegeben, die Preisliste in ${own}. Rechnen Sie den Preis um.`,
  roundedPercent: (text, percent) => `${text} wird auf ${displayNumber(percent)} % gerundet.`,
  notLadder: (text) => `„${text}“ ist keine Menge mit Preis. Geben Sie zum Beispiel 24: 9,50 ein.`,
  noColumns: (headings) =>
    `Keine Spaltenüberschrift wird als die von Preisen oder Rabatten erkannt: ${headings.map((heading) => `„${heading}“`).join(', ')}. Wählen Sie die Spalten manuell, oder nennen Sie eine Spalte „Preis“ oder „Rabatt in Prozent“ und eine „Artikelnummer“, „Marke“ oder „Kategorie“.`,
  tooManyRows: (most) =>
    `Eine Datei darf höchstens ${displayNumber(most)} Preise enthalten. Teilen Sie die Datei.`,
  title: 'Preise laden',
  description: 'Eine Datei mit Preisen in eine Preisliste laden.',
  lead: 'Nichts ändert sich, bis Sie die Preise anwenden. Preise für andere Tage und Preise, die nicht in der Datei stehen, bleiben unverändert.',
  back: (list) => `Preise: ${list}`,
  link: 'Datei laden',
  file: 'Datei mit Preisen',
  fileHelp:
    'CSV oder XLSX mit einer Spalte für Artikelnummern, Marken oder Kategorien und einer Spalte für Preise oder Rabatte; auch DATANORM und BMEcat.',
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
    less: 'Rabatt auf den Preis der Zeile',
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
  kinds: { wrong: 'Fehlerhaft', changed: 'Geändert', new: 'Neu', same: 'Gleich' },
  caption: 'Preise der Datei',
  row: 'Zeile',
  subject: 'Für',
  becomes: 'Preis',
  kind: 'Art',
  notes: 'Hinweise',
  said,
  instead: (before) => (before.length === 0 ? '' : `Statt ${before.map(said).join('; ')}`),
  more: (shown, all) =>
    `Die ersten ${displayNumber(shown)} von ${displayNumber(all)} Preisen werden angezeigt.`,
  show: 'Anzeigen',
  apply: (rows) => `${count(rows)} anwenden`,
  applying: 'Wird angewendet',
  nothing: 'Alle Preise der Datei stehen schon in der Liste oder sind fehlerhaft.',
  leftOut: (rows) =>
    rows === 1
      ? 'Eine Zeile ist fehlerhaft und wird übersprungen.'
      : `${displayNumber(rows)} Zeilen sind fehlerhaft und werden übersprungen.`,
  applied: (rows) => `${count(rows)} angewendet`,
  other: 'Andere Datei',
}
