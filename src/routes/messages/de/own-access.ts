/** German: see ../own-access.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { ownAccessMessages as english } from '../own-access.ts'

export const ownAccessMessages: Translated<typeof english> = {
  accessLead:
    'Wie Sie sich anmelden, wo Sie angemeldet sind und was der Shop über Sie gespeichert hat.',
  crumbs: 'Sie sind hier',
}
