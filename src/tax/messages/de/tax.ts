/** German: see ../tax.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { taxMessages as english } from '../tax.ts'

export const taxMessages: Translated<typeof english> = {
  countryFirst: 'Speichern Sie zuerst das Land des Shops. Nach ihm richten sich die Steuersätze.',
  noRates: (country) =>
    country === ''
      ? 'Es wird Steuer berechnet, also braucht der Shop ein Land. Schalten Sie zuerst die Steuer aus.'
      : `Die Steuersätze von ${country} sind nicht hinterlegt: Dort kann keine Steuer berechnet werden.`,
  goods: 'Warenwert',
  gross: 'Gesamtbetrag inkl. MwSt.',
  line: (rate) => `MwSt. ${rate}`,
  free: 'Keine Steuer',
  failed:
    'Die Steuer konnte nicht berechnet werden. Sie können trotzdem bestellen; die Seite der Bestellung zeigt die Steuer.',
}
