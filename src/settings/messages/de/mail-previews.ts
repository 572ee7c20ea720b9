/** German: see ../mail-previews.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { mailPreviewMessages as english } from '../mail-previews.ts'

export const mailPreviewMessages: Translated<typeof english> = {
  preview: (kind) => `Vorschau: ${kind}`,
  languageOf: (kind) => `Sprache des Musters: ${kind}`,
  send: 'Muster an mich senden',
  sendLabel: (kind) => `Muster an mich senden: ${kind}`,
  sent: 'Ein Muster mit dem gespeicherten Text ist unterwegs',
}
