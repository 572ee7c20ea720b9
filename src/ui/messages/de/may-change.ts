/** German: see ../may-change.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { canChangeMessages as english } from '../may-change.ts'

export const canChangeMessages: Translated<typeof english> = {
  readOnly:
    'Sie können diese Seite nur ansehen. Bitten Sie einen Inhaber um die Berechtigung zum Bearbeiten.',
}
