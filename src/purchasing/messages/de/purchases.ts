/** German: see ../purchases.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { purchasesMessages as english } from '../purchases.ts'

export const purchasesMessages: Translated<typeof english> = {
  notQuantity: 'Geben Sie die bestellte Stückzahl als ganze Zahl von 1 bis 1.000.000 ein.',
}
