/** German: see ../tax.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { taxMessages as english } from '../tax.ts'

export const taxMessages: Translated<typeof english> = {
  countryFirst: 'Speichern Sie zuerst das Land des Shops. Es bestimmt die Steuersätze.',
  noRates: (country) =>
    country === ''
      ? 'Solange der Shop Steuer berechnet, ist ein Land nötig. Schalten Sie zuerst die Steuerberechnung aus.'
      : `Die Steuersätze dieses Landes (${country}) sind nicht hinterlegt. Für Shops mit Sitz in diesem Land kann keine Steuer berechnet werden.`,
  goods: 'Warenwert',
  gross: 'Gesamtbetrag inkl. MwSt.',
  line: (rate) => `MwSt. ${rate}`,
  free: 'Keine Steuer',
  failed:
    'Die Steuer konnte nicht berechnet werden. Sie können trotzdem bestellen. Die Steuer sehen Sie danach auf der Seite der Bestellung.',
}
