/** German: see ../search.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayNumber } from '../../../platform/money/money.ts'
import type { searchMessages as english } from '../search.ts'

export const searchMessages: Translated<typeof english> = {
  tooManyValues: (most) => `Wählen Sie höchstens ${displayNumber(most)} Werte.`,
  notCounted: 'Eine Suche ohne Treffer konnte nicht gezählt werden',
  notSort: 'Erlaubte Sortierungen: „name“, „price“, „price-down“ und „newest“.',
  notField: (names) => `Erlaubte Felder: ${names.join(', ')}.`,
  notTrue: 'Senden Sie „true“, oder lassen Sie das Feld weg.',
  two: 'Geben Sie mindestens zwei Synonyme ein, etwa Inbus = Innensechskantschlüssel.',
  tooMany: 'Eine Synonymgruppe kann höchstens 20 Wörter enthalten.',
  tooLong: 'Jedes Wort darf höchstens 40 Buchstaben haben.',
  page: {
    title: 'Suchwörter',
    description: 'Synonyme für die Suche.',
    lead: 'Die Suche nach einem Wort findet auch Werkzeuge zu dessen Synonymen. Für Größen, Mehrzahl und Tippfehler sind keine Einträge nötig.',
    words: 'Synonyme',
    example: 'Inbus = Innensechskantschlüssel',
    help: 'Trennen Sie die Synonyme mit einem Gleichheitszeichen. Ein Synonym kann auch aus mehreren Wörtern bestehen: Satz Nüsse = Steckschlüsselsatz.',
    add: 'Gruppe hinzufügen',
    edit: 'Bearbeiten',
    editOf: (words) => `${words[0] ?? ''} bearbeiten`,
    word: 'Wort',
    others: 'Findet auch',
    search: 'Suchwörter durchsuchen',
    hint: 'Eines der Wörter',
    save: 'Speichern',
    saving: 'Wird gespeichert',
    done: 'Die Suchwörter wurden gespeichert',
    notDone: 'Die Suchwörter wurden nicht gespeichert.',
    groups: 'Synonymgruppen',
    delete: (words) => `${words.join(' = ')} löschen`,
    sure: (words) =>
      `Die Suche nach „${words[0] ?? ''}“ findet dann keine Werkzeuge zu den Synonymen mehr.`,
    empty: 'Noch keine Suchwörter',
    emptyDetail:
      'Tragen Sie Wörter ein, die Käufer verwenden, die aber in Ihren Werkzeugen nicht vorkommen.',
  },
}
