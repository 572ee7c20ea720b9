/** German: see ../prices.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayDay } from '../../../platform/time/display-day.ts'
import type { pricesMessages as english } from '../prices.ts'

export const pricesMessages: Translated<typeof english> = {
  problems: {
    listNameTaken: 'Eine andere Preisliste hat diesen Namen',
    listChanged: 'Die Preisliste wurde inzwischen geändert',
    listCircular: 'Eine Preisliste kann nicht ihre eigene Basis sein',
    listInUse: 'Diese Preisliste wird verwendet',
    rowOverlaps: 'Die Preisliste enthält für diesen Zeitraum bereits einen Preis',
    rowReplaced: 'Der Preis wurde inzwischen geändert',
    rowBaseUnknown: 'Die Preiseinheit dieses Preises ist nicht bekannt',
  },
  listChangedDetail:
    'Seit Sie die Seite geöffnet haben, hat jemand anders Änderungen gespeichert. Ihre Eingaben bleiben erhalten; die übrigen Felder zeigen die gespeicherten Werte. Prüfen Sie die Felder, und speichern Sie erneut.',
  circularDetail: (name, base) =>
    `Die Preisliste ${base} hat bereits ${name} als Basis. Wählen Sie eine andere Basis oder den Katalog.`,
  ownBaseDetail:
    'Eine Preisliste kann nicht ihre eigene Basis sein. Wählen Sie eine andere Basis oder den Katalog.',
  inUseDetail: (companies, lists) =>
    [
      companies > 0
        ? `${companies} ${companies === 1 ? 'Firma verwendet' : 'Firmen verwenden'} diese Preisliste`
        : '',
      lists > 0
        ? `${lists} ${lists === 1 ? 'Preisliste hat' : 'Preislisten haben'} sie als Basis`
        : '',
    ]
      .filter(Boolean)
      .join(', und ') + '. Wählen Sie dort zuerst eine andere Preisliste.',
  overlapsDetail: (name, from, until) =>
    `Für ${name} enthält die Preisliste bereits einen Preis ${
      from === undefined && until === undefined
        ? 'mit unbegrenzter Gültigkeit'
        : [from && `ab ${displayDay(from)}`, until && `bis ${displayDay(until)}`]
            .filter(Boolean)
            .join(' ')
    }. Wählen Sie einen anderen Zeitraum, oder ändern Sie den vorhandenen Preis.`,
  rowReplacedDetail: 'Laden Sie die Preisliste neu, um den aktuellen Preis zu sehen.',
  rowBaseUnknownDetail: (name) =>
    `Der Preis für ${name} wurde gespeichert, bevor es Preiseinheiten gab. Fügen Sie den Preis mit der Preiseinheit („Preis je“) erneut hinzu.`,
  twiceInFile: (row) => `Zeile ${row} enthält für diesen Zeitraum bereits einen Preis.`,
  unknownTarget: {
    tool: (name) => `Kein Werkzeug hat die Artikelnummer ${name}. Prüfen Sie die Artikelnummer.`,
    brand: (name) =>
      `Es gibt keine Marke mit dem Namen ${name}. Geben Sie eine vorhandene Marke ein.`,
    category: (name) =>
      `Es gibt keine Kategorie mit dem Namen ${name}. Geben Sie eine vorhandene Kategorie ein.`,
  },
  notTarget: 'Erlaubt sind „tool“, „brand“ und „category“.',
  notPercent: 'Geben Sie einen Prozentsatz von 0,01 bis 100 ein, etwa 12,5.',
  onePrice: 'Geben Sie einen Prozentsatz oder einen Preis ein, nicht beides.',
  noPrice: 'Geben Sie einen Prozentsatz oder einen Preis ein.',
  ladderNeedsPrice:
    'Staffelpreise sind nur mit einem Festpreis möglich, nicht mit einem Prozentsatz.',
  use: (list) => `Preisliste ${list}`,
  useWithoutBase: (list) =>
    `Preisliste ${list} (der Preis darin hat keine Preiseinheit und würde die neue übernehmen; legen Sie dort zuerst die Preiseinheit fest)`,
  baseNeedsPrice:
    'Bei einem Prozentsatz gibt es keine Preiseinheit. Lassen Sie das Feld „Preis je“ leer.',
  baseUnknown: (name) =>
    `Die Werkzeuge von ${name} haben verschiedene Preiseinheiten. Füllen Sie das Feld „Preis je“ aus.`,
  breaksNotRising: 'Die Mengen müssen von Staffelpreis zu Staffelpreis steigen.',
  breaksNotFalling: 'Die Preise müssen von Staffelpreis zu Staffelpreis sinken.',
  notDay: 'Geben Sie ein Datum in der Form 2026-11-22 ein.',
  daysNotRising: 'Das Enddatum darf nicht vor dem Anfangsdatum liegen.',
  unknownBase:
    'Diese Preisliste gibt es nicht mehr. Wählen Sie eine andere Preisliste oder den Katalog.',
  tooManyIds: (most) => `Fragen Sie höchstens ${most} Werkzeuge auf einmal ab.`,
}
