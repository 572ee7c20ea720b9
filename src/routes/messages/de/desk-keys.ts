/** German: see ../desk-keys.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { deskKeysMessages as english } from '../desk-keys.ts'

export const deskKeysMessages: Translated<typeof english> = {
  title: 'Tastenkürzel',
  lead: 'Tastenkürzel gelten nicht, während Sie in einem Feld schreiben.',
  or: 'oder',
  andThen: 'dann',
  everywhere: 'Überall',
  find: 'Suchfeld: Werkzeuge, Aufträge, Seiten',
  inPlace: 'Im Suchfeld: Aktion ausführen, ohne die Seite zu verlassen',
  goTo: 'Seite öffnen',
  here: 'Auf dieser Seite',
  isNew: 'Neuen Eintrag anlegen',
  save: 'Formular speichern',
  undo: 'Rückgängig machen, solange die Meldung angezeigt wird',
  all: 'Alle Tastenkürzel',
  lists: 'In einer Liste',
  rows: 'Nächste und vorherige Zeile',
  choose: 'Zeile auswählen',
  range: 'Alle Zeilen bis zu dieser auswählen',
  open: 'Zeile öffnen',
  act: 'Schaltfläche der Zeile',
  control: 'Strg',
  shift: 'Umschalt',
  click: 'Klick',
  switchOff: 'Einzelne Tasten ein- oder ausschalten',
  heading: 'Tastenkürzel',
  single: 'Einzelne Tasten',
  singleHelp:
    'Zum Beispiel j und k in Listen, oder g und ein Buchstabe für eine Seite. Schalten Sie einzelne Tasten aus, wenn Sie dieses Gerät mit Sprachsteuerung bedienen. Die Einstellung gilt für diesen Browser. Die Taste ? zeigt alle Tastenkürzel.',
}
