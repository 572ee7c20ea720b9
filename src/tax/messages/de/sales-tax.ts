/** German: see ../sales-tax.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { salesTaxMessages as english } from '../sales-tax.ts'

export const salesTaxMessages: Translated<typeof english> = {
  zipFirst:
    'Speichern Sie zuerst den ZIP Code des Shops. Er bestimmt die Steuer für Bestellungen ohne ZIP Code.',
  ratesFirst:
    'Fügen Sie zuerst unter „Steuern“ mindestens einen Steuersatz hinzu, oder importieren Sie Steuersätze.',
}
