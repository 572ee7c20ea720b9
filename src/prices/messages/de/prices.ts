/** German: see ../prices.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayDay } from '../../../platform/time/display-day.ts'
import type { pricesMessages as english } from '../prices.ts'

export const pricesMessages: Translated<typeof english> = {
  problems: {
    listNameTaken: 'Eine andere Preisliste hat diesen Namen',
    listChanged: 'Jemand anders hat diese Preisliste geändert',
    listCircular: 'Eine Preisliste kann nicht auf sich selbst beruhen',
    listInUse: 'Diese Preisliste wird verwendet',
    rowOverlaps: 'Die Liste hat für diese Tage schon einen Preis',
    rowReplaced: 'Jemand anders hat diesen Preis geändert',
    rowBaseUnknown: 'Für wie viel dieser Preis gilt, ist nicht bekannt',
  },
  listChangedDetail:
    'Seit Sie die Seite geöffnet haben, hat jemand anders etwas gespeichert. Ihre Eingaben bleiben erhalten; die übrigen Felder zeigen, was gespeichert ist. Prüfen Sie alles, und speichern Sie noch einmal.',
  circularDetail: (name, base) =>
    `${base} beruht schon auf ${name}. Wählen Sie eine andere Grundlage oder den Katalog.`,
  ownBaseDetail:
    'Eine Preisliste kann nicht auf sich selbst beruhen. Wählen Sie eine andere Grundlage oder den Katalog.',
  inUseDetail: (companies, lists) =>
    [
      companies > 0
        ? `${companies} ${companies === 1 ? 'Firma verwendet' : 'Firmen verwenden'} sie`
        : '',
      lists > 0 ? `${lists} ${lists === 1 ? 'Liste beruht' : 'Listen beruhen'} auf ihr` : '',
    ]
      .filter(Boolean)
      .join(', und ') + '. Ordnen Sie dort zuerst eine andere Liste zu.',
  overlapsDetail: (name, from, until) =>
    `Für ${name} gibt es in dieser Liste einen Preis ${
      from === undefined && until === undefined
        ? 'für alle Tage'
        : [from && `ab ${displayDay(from)}`, until && `bis ${displayDay(until)}`]
            .filter(Boolean)
            .join(' ')
    }. Wählen Sie Tage außerhalb, oder ändern Sie diesen Preis.`,
  rowReplacedDetail: 'Laden Sie die Preisliste neu, um den heutigen Preis zu sehen.',
  rowBaseUnknownDetail: (name) =>
    `Er wurde für ${name} gespeichert, bevor Preise sagten, für wie viel sie gelten. Fügen Sie ihn mit dieser Angabe noch einmal hinzu.`,
  twiceInFile: (row) => `Zeile ${row} hat für diese Tage schon einen Preis.`,
  unknownTarget: {
    tool: (name) => `Kein Werkzeug hat die Artikelnummer ${name}.`,
    brand: (name) => `Keine Marke heißt ${name}.`,
    category: (name) => `Keine Kategorie heißt ${name}.`,
  },
  notTarget: 'Wählen Sie tool, brand oder category.',
  notPercent: 'Geben Sie einen Prozentsatz von 0,01 bis 100 ein, etwa 12,5.',
  onePrice: 'Geben Sie einen Prozentsatz oder einen Preis ein, nicht beides.',
  noPrice: 'Geben Sie einen Prozentsatz oder einen Preis ein.',
  ladderNeedsPrice: 'Staffelpreise brauchen einen Preis, keinen Prozentsatz.',
  use: (list) => `Preisliste ${list}`,
  useWithoutBase: (list) =>
    `Preisliste ${list} (ihr Preis sagt nicht, für wie viel er gilt, und gälte für die neue Menge; legen Sie sie zuerst fest)`,
  baseNeedsPrice: 'Zu einem Prozentsatz gehört kein „Preis je“. Lassen Sie das Feld leer.',
  baseUnknown: (name) =>
    `Die Preise der Werkzeuge von ${name} gelten für verschiedene Mengen. Geben Sie „Preis je“ an.`,
  breaksNotRising: 'Jede Menge muss größer sein als die davor.',
  breaksNotFalling: 'Jeder Preis muss niedriger sein als der davor.',
  notDay: 'Geben Sie einen Tag wie 2026-11-22 ein.',
  daysNotRising: 'Der letzte Tag darf nicht vor dem ersten liegen.',
  unknownBase: 'Diese Preisliste gibt es nicht mehr. Wählen Sie eine andere oder den Katalog.',
  tooManyIds: (most) => `Fragen Sie höchstens ${most} Werkzeuge auf einmal ab.`,
}
