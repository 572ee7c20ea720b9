/** German: see ../law-gaps.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { lawGapMessages as english } from '../law-gaps.ts'

export const lawGapMessages: Translated<typeof english> = {
  noSentences: (country, language) =>
    `Für das Steuerrecht von ${country} fehlen hier die Sätze auf ${language}: Belege sagen mit allgemeinen Worten, warum keine Steuer berechnet wird. Fragen Sie Ihre Steuerberatung, ob das genügt.`,
  noReverseCharge: (country, law) =>
    `Auch für Waren, deren Steuer der Empfänger in ${country} schuldet (${law}), wird Steuer berechnet. Schreiben Sie solche Rechnungen außerhalb des Shops.`,
}
