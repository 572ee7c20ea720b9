/** German: see ../list-meta.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { listMetaMessages as english } from '../list-meta.ts'
import { toolListMessages } from './tool-list.ts'

export const listMetaMessages: Translated<typeof english> = {
  home: 'Startseite',
  title: toolListMessages.title,
  found: toolListMessages.found,
  description: 'Alle Werkzeuge des Shops mit Preisen, Mindestmengen und Beständen.',
  titleOf: (category) => `${category} in großen Mengen`,
  descriptionOf: (category) =>
    `${category} in Verpackungseinheiten: Preise, Mindestmengen und Bestände.`,
}
