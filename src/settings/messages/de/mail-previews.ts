/** German: see ../mail-previews.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { mailPreviewMessages as english } from '../mail-previews.ts'

export const mailPreviewMessages: Translated<typeof english> = {
  preview: (kind) => `Vorschau: ${kind}`,
  languageOf: (kind) => `Sprache der Test-E-Mail: ${kind}`,
  send: 'Test-E-Mail an mich senden',
  sendLabel: (kind) => `Test-E-Mail an mich senden: ${kind}`,
  sent: 'Die Test-E-Mail mit dem gespeicherten Text wird gesendet',
}
