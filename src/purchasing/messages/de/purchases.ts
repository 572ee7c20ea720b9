/** German: see ../purchases.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { purchasesMessages as english } from '../purchases.ts'

export const purchasesMessages: Translated<typeof english> = {
  notQuantity: 'Geben Sie an, wie viele Stück bestellt sind: eine ganze Zahl von 1 bis 1.000.000.',
}
