/** German: see ../law-gaps.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { lawGapMessages as english } from '../law-gaps.ts'

export const lawGapMessages: Translated<typeof english> = {
  noSentences: (country, language) =>
    `Für das Steuerrecht dieses Landes (${country}) fehlen die vorgeschriebenen Rechnungstexte auf ${language}. Belege begründen deshalb nur allgemein, warum keine Steuer berechnet wird. Fragen Sie Ihren Steuerberater, ob das genügt.`,
  noReverseCharge: (country, law) =>
    `Der Shop berechnet Steuer auch für Waren, bei denen nach dem Recht dieses Landes (${country}, ${law}) der Empfänger die Steuer schuldet. Erstellen Sie solche Rechnungen außerhalb des Shops.`,
}
