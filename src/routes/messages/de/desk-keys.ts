/** German: see ../desk-keys.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { deskKeysMessages as english } from '../desk-keys.ts'

export const deskKeysMessages: Translated<typeof english> = {
  title: 'Tasten',
  lead: 'Nicht, während Sie in einem Feld schreiben.',
  or: 'oder',
  andThen: 'dann',
  everywhere: 'Überall',
  find: 'Suchfeld: Werkzeuge, Aufträge, Seiten',
  inPlace: 'Im Suchfeld: ausführen, ohne die Seite zu verlassen',
  goTo: 'Seite öffnen',
  here: 'Auf dieser Seite',
  isNew: 'Etwas anlegen oder beginnen',
  save: 'Formular speichern',
  undo: 'Rückgängig, solange die Meldung zu sehen ist',
  all: 'Alle Tasten',
  lists: 'In einer Liste',
  rows: 'Nächste und vorige Zeile',
  choose: 'Zeile auswählen',
  range: 'Alle Zeilen bis zu dieser auswählen',
  open: 'Zeile öffnen',
  act: 'Schaltfläche der Zeile',
  control: 'Strg',
  shift: 'Umschalt',
  click: 'Klick',
  switchOff: 'Einzelne Tasten ein- oder ausschalten',
  heading: 'Tasten',
  single: 'Einzelne Tasten',
  singleHelp:
    'Zum Beispiel j und k in Listen oder g und ein Buchstabe für eine Seite. Schalten Sie sie aus, wenn Sie dieses Gerät mit der Stimme bedienen. Gilt für diesen Browser. Die Taste ? zeigt alle Tasten.',
}
