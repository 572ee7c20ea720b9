/** German: see ../list-page.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayNumber, displayCount } from '../../../platform/money/money.ts'
import type { listPageMessages as english } from '../list-page.ts'

export const listPageMessages: Translated<typeof english> = {
  filter: (set) => (set === 0 ? 'Filter' : `Filter (${set})`),
  sort: 'Sortieren',
  from: 'Von',
  to: 'Bis',
  pages: 'Seiten',
  next: 'Weiter',
  previous: 'Zurück',
  firstPage: 'Erste Seite',
  range: (first, last) => `${displayNumber(first)}–${displayNumber(last)}`,
  rows: (count) => displayCount(count, 'Zeile', 'Zeilen'),
  noMatch: (q) => `Keine Treffer für „${q}“`,
  noMatchDetail: 'Versuchen Sie es mit einem kürzeren Suchbegriff oder einer anderen Schreibweise.',
  pastTheEnd: 'Diese Seite ist jetzt leer',
  pastTheEndDetail:
    'Die Einträge dieser Seite wurden gelöscht oder stehen auf einer anderen Seite.',
  showAll: 'Alle anzeigen',
  deleted: 'Eintrag gelöscht',
  alreadyDeleted: 'Der Eintrag wurde bereits gelöscht.',
  delete: 'Löschen',
  undo: 'Rückgängig',
  restored: 'Eintrag wiederhergestellt',
  actions: 'Aktionen',
  views: 'Ansichten',
  sisters: 'Verwandte Seiten',
  all: 'Alle',
  choose: (name) => `${name} auswählen`,
  chooseRows: 'Auswählen',
  chooseRowsEnd: 'Auswahl beenden',
  chooseAll: 'Alle auf dieser Seite auswählen',
  chooseKeys:
    'Mit den Pfeiltasten bewegen Sie sich durch die Liste, mit der Leertaste wählen Sie aus, mit der Umschalttaste wählen Sie einen Bereich.',
  together: 'Aktionen für die ausgewählten Zeilen',
  chosen: (count) => `${displayNumber(count)} ausgewählt`,
  clear: 'Auswahl aufheben',
  actOnSome: (act, some, chosen) =>
    some === chosen
      ? `${act} (${displayNumber(chosen)})`
      : `${act} (${displayNumber(some)} von ${displayNumber(chosen)})`,
  left: (count) =>
    count === 1
      ? '1 Zeile bleibt unverändert'
      : `${displayNumber(count)} Zeilen bleiben unverändert`,
  leftMore: (count) => `und ${displayNumber(count)} weitere`,
  columns: 'Spalten',
  columnsHelp: 'Die Auswahl wird in diesem Browser gespeichert.',
  saveView: 'Ansicht speichern',
  saveViewAct: 'Ansicht speichern',
  savingView: 'Wird gespeichert …',
  viewName: 'Name',
  viewNameHelp: 'Die Ansicht erscheint als Reiter über dieser Liste. Nur Sie sehen den Reiter.',
  viewNameTaken:
    'Sie haben bereits eine Ansicht mit diesem Namen. Diese Ansicht wird mit den aktuellen Filtern überschrieben.',
  viewNameMissing: 'Geben Sie der Ansicht einen Namen.',
  viewSaved: (name) => `Ansicht ${name} gespeichert`,
  removeView: 'Ansicht entfernen',
  removeViewOf: (name) => `Ansicht ${name} entfernen`,
  viewRemoved: (name) => `Ansicht ${name} entfernt`,
  moreFor: (what) => `Mehr zu ${what}`,
  signInAgain:
    'Ihre Anmeldung ist abgelaufen, und es wurde nichts geändert. Melden Sie sich an, und versuchen Sie es erneut.',
  copy: (what) => `${what} kopieren`,
  copied: 'Kopiert',
  notCopied:
    'Der Browser hat das Kopieren nicht erlaubt. Markieren und kopieren Sie den Text selbst.',
  days: {
    list: { today: 'Heute', yesterday: 'Gestern', tomorrow: 'Morgen' },
    sentence: { today: 'heute', yesterday: 'gestern', tomorrow: 'morgen', at: ' um ' },
  },
  minutes: (count) => `${count} Min.`,
  hours: (count) => `${count} Std.`,
  waitDays: (count) => displayCount(count, 'Tag', 'Tage'),
}
