/** German: see ../family-table.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayNumber, displayCount, displayMoney } from '../../../platform/money/money.ts'
import type { familyTableMessages as english } from '../family-table.ts'

const sizes = (count: number): string => displayCount(count, 'Größe', 'Größen')

export const familyTableMessages: Translated<typeof english> = {
  title: (family) => `${family}: alle Größen`,
  caption: (family) => `Größen von ${family}`,
  size: 'Größe',
  terms: 'Bestelleinheit',
  minimum: (minimum, pack) =>
    pack > 1
      ? `Mind. ${displayNumber(minimum)} · VE ${displayNumber(pack)}`
      : `Mind. ${displayNumber(minimum)}`,
  stock: 'Bestand',
  each: 'Einzelpreis',
  breakFrom: (from, price) => `ab ${displayNumber(from)}: ${displayMoney(price)}`,
  quantity: 'Menge',
  total: 'Gesamt',
  hint: 'Geben Sie zu jeder Größe eine Menge ein und legen Sie dann alle zusammen in den Warenkorb.',
  sum: (count) => `${sizes(count)}:`,
  none: 'Geben Sie zu mindestens einer Größe eine Menge ein.',
  correct: (size) => `Berichtigen Sie die Menge der Größe ${size}. Es wurde nichts hinzugefügt.`,
  added: (count, pieces) =>
    `${sizes(count)} (${displayNumber(pieces)} Stück) in den Warenkorb gelegt`,
}
