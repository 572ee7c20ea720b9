/** German: see ../search.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayNumber } from '../../../platform/money/money.ts'
import type { searchMessages as english } from '../search.ts'

export const searchMessages: Translated<typeof english> = {
  tooManyValues: (most) => `Wählen Sie höchstens ${displayNumber(most)} davon.`,
  notCounted: 'Eine Suche ohne Treffer konnte nicht gezählt werden',
  notSort: 'Sortieren Sie nach name, price, price-down oder newest.',
  notField: (names) => `Wählen Sie Felder eines Werkzeugs: ${names.join(', ')}.`,
  notTrue: 'Senden Sie true, oder lassen Sie das Feld weg.',
  two: 'Geben Sie mindestens zwei gleichbedeutende Wörter ein: Inbus = Innensechskantschlüssel.',
  tooMany: 'Eine Gruppe hat höchstens 20 Wörter.',
  tooLong: 'Jedes Wort hat höchstens 40 Buchstaben.',
  page: {
    title: 'Suchwörter',
    description: 'Gleichbedeutende Wörter für die Suche.',
    lead: 'Die Suche nach einem dieser Wörter findet die Werkzeuge von allen. Größen, Mehrzahl und Tippfehler brauchen keinen Eintrag.',
    words: 'Gleichbedeutende Wörter',
    example: 'Inbus = Innensechskantschlüssel',
    help: 'Trennen Sie sie mit einem Gleichheitszeichen. Auch mehrere Wörter sind möglich: Satz Nüsse = Steckschlüsselsatz.',
    add: 'Gruppe hinzufügen',
    edit: 'Bearbeiten',
    editOf: (words) => `${words[0] ?? ''} bearbeiten`,
    word: 'Wort',
    others: 'Findet die Werkzeuge von',
    search: 'Suchwörter durchsuchen',
    hint: 'Eines der Wörter',
    save: 'Speichern',
    saving: 'Wird gespeichert',
    done: 'Die Suchwörter sind gespeichert',
    notDone: 'Es wurde nichts gespeichert.',
    groups: 'Gruppen gleichbedeutender Wörter',
    delete: (words) => `${words.join(' = ')} löschen`,
    sure: (words) =>
      `Die Suche nach „${words[0] ?? ''}“ findet dann die Werkzeuge der anderen Wörter nicht mehr.`,
    empty: 'Noch keine Suchwörter',
    emptyDetail:
      'Tragen Sie Wörter ein, die Käufer gebrauchen und die bei Ihren Werkzeugen nicht stehen.',
  },
}
