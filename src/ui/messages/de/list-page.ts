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
  noMatch: (q) => `Nichts passt zu „${q}“`,
  noMatchDetail: 'Versuchen Sie es mit weniger Buchstaben oder einer anderen Schreibweise.',
  pastTheEnd: 'Diese Seite ist jetzt leer',
  pastTheEndDetail: 'Ihre Zeilen wurden gelöscht oder stehen auf einer anderen Seite.',
  showAll: 'Alle anzeigen',
  deleted: 'Eintrag gelöscht',
  alreadyDeleted: 'Er war schon gelöscht.',
  delete: 'Löschen',
  undo: 'Rückgängig',
  restored: 'Wiederhergestellt',
  actions: 'Aktionen',
  views: 'Ansichten',
  all: 'Alle',
  choose: (name) => `${name} auswählen`,
  chooseRows: 'Auswählen',
  chooseRowsEnd: 'Auswahl beenden',
  chooseAll: 'Alle auf dieser Seite auswählen',
  chooseKeys:
    'Pfeiltasten bewegen, die Leertaste wählt aus, die Umschalttaste wählt einen Bereich.',
  together: 'Die ausgewählten Zeilen',
  chosen: (count) => `${displayNumber(count)} ausgewählt`,
  clear: 'Auswahl aufheben',
  actOnSome: (act, some, chosen) =>
    some === chosen
      ? `${act} (${displayNumber(chosen)})`
      : `${act} (${displayNumber(some)} von ${displayNumber(chosen)})`,
  left: (count) =>
    count === 1
      ? '1 Zeile bleibt, wie sie war'
      : `${displayNumber(count)} Zeilen bleiben, wie sie waren`,
  leftMore: (count) => `und ${displayNumber(count)} weitere`,
  columns: 'Spalten',
  columnsHelp: 'Wird in diesem Browser gespeichert.',
  saveView: 'Ansicht speichern',
  saveViewAct: 'Ansicht speichern',
  savingView: 'Wird gespeichert …',
  viewName: 'Name',
  viewNameHelp: 'Sie wird ein Reiter dieser Liste. Nur Sie sehen ihn.',
  viewNameTaken: 'Sie haben schon eine Ansicht dieses Namens. Sie bekommt diese Filter.',
  viewNameMissing: 'Geben Sie der Ansicht einen Namen.',
  viewSaved: (name) => `Ansicht ${name} gespeichert`,
  removeView: 'Ansicht entfernen',
  removeViewOf: (name) => `Ansicht ${name} entfernen`,
  viewRemoved: (name) => `Ansicht ${name} entfernt`,
  moreFor: (what) => `Mehr zu ${what}`,
  signInAgain:
    'Ihre Anmeldung ist abgelaufen, und es wurde nichts geändert. Melden Sie sich an und versuchen Sie es noch einmal.',
  copy: (what) => `${what} kopieren`,
  copied: 'Kopiert',
  notCopied:
    'Der Browser hat das Kopieren nicht erlaubt. Markieren Sie den Text und kopieren Sie ihn von Hand.',
  days: {
    list: { today: 'Heute', yesterday: 'Gestern', tomorrow: 'Morgen' },
    sentence: { today: 'heute', yesterday: 'gestern', tomorrow: 'morgen', at: ' um ' },
  },
  minutes: (count) => `${count} Min.`,
  hours: (count) => `${count} Std.`,
  waitDays: (count) => displayCount(count, 'Tag', 'Tage'),
}
