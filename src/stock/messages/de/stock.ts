/** German: see ../stock.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayNumber } from '../../../platform/money/money.ts'
import type { stockMessages as english } from '../stock.ts'

export const stockMessages: Translated<typeof english> = {
  problems: {
    outOfStock: 'Nicht genug auf Lager',
  },
  left: (left) =>
    left === 0
      ? 'Es ist nichts mehr auf Lager. Es wurde nichts bestellt.'
      : `Nur noch ${displayNumber(left)} Stück auf Lager. Es wurde nichts bestellt.`,
  notKind: 'Wählen Sie Wareneingang, Zählung oder Rücksendung.',
  notQuantity: 'Geben Sie eine ganze Zahl von 0 bis 1.000.000 ein.',
  notZero: 'Geben Sie die Stückzahl ein, mindestens 1.',
  belowZero: (level) =>
    'Inzwischen wurde Ware verkauft. Mit dieser Buchung würde der Bestand unter null sinken. Aktueller Bestand: ' +
    `${displayNumber(level)} Stück. Laden Sie den Bestand neu, und zählen Sie erneut.`,
  reasons: {
    'order cancelled': 'Auftrag storniert',
    'rest cancelled': 'Rest storniert',
    'order edited': 'Auftrag geändert',
    'order on hold': 'Auftrag zurückgestellt',
    'order released': 'Auftrag freigegeben',
    'order deleted': 'Auftrag gelöscht',
    'order restored': 'Auftrag wiederhergestellt',
    'back-order allocated': 'Rückstand zugeteilt',
    demo: 'Demo',
    'demo cleared': 'Demo gelöscht',
  },
  returnOf: (order, reason) => `Rücksendung zur Bestellung ${order}: ${reason}`,
  tooMuch:
    'Mit dieser Buchung würde der Bestand die mögliche Höchstmenge überschreiten. Geben Sie eine kleinere Menge ein.',
}
