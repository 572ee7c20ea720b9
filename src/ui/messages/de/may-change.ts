/** German: see ../may-change.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { canChangeMessages as english } from '../may-change.ts'

export const canChangeMessages: Translated<typeof english> = {
  readOnly: 'Nur Ansicht. Bitten Sie einen Inhaber um das Recht, hier etwas zu ändern.',
}
