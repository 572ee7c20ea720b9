/** German: see ../sales-tax.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { salesTaxMessages as english } from '../sales-tax.ts'

export const salesTaxMessages: Translated<typeof english> = {
  zipFirst:
    'Speichern Sie zuerst den ZIP Code des Shops. Nach ihm werden Bestellungen ohne ZIP Code besteuert.',
  ratesFirst: 'Importieren oder ergänzen Sie zuerst unter Steuern mindestens einen Steuersatz.',
}
