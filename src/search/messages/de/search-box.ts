/** German: see ../search-box.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayCount, displayNumber } from '../../../platform/money/money.ts'
import type { searchBoxMessages as english } from '../search-box.ts'

const tools = (count: number): string => displayCount(count, 'Werkzeug', 'Werkzeuge')

export const searchBoxMessages: Translated<typeof english> = {
  suggestions: 'Vorschläge',
  tools: 'Werkzeuge',
  categories: 'Kategorien',
  partNumber: (number) => `Ihre Artikelnummer ${number}`,
  stock: (left) => (left > 0 ? `${displayNumber(left)} auf Lager` : 'Nicht auf Lager'),
  count: tools,
  offered: (found, categories) => {
    const counts = [
      tools(found),
      ...(categories === 0 ? [] : [displayCount(categories, 'Kategorie', 'Kategorien')]),
    ].join(' und ')
    return `${counts} vorgeschlagen. Wählen Sie mit den Pfeiltasten nach oben und unten.`
  },
  found: (count, isFirstChosen) =>
    `${displayNumber(count)} Treffer. ` +
    (isFirstChosen
      ? 'Der erste Treffer ist ausgewählt. Die Eingabetaste öffnet ihn.'
      : 'Wählen Sie mit den Pfeiltasten nach oben und unten.'),
  none: 'Keine Vorschläge. Drücken Sie die Eingabetaste, um zu suchen.',
  corrected: (query) => `Werkzeuge für „${query}“`,
  hint: 'Eingabetaste zeigt alle Treffer',
}
