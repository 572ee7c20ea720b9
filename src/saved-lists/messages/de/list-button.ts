/** German: see ../list-button.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { listButtonMessages as english } from '../list-button.ts'

export const listButtonMessages: Translated<typeof english> = {
  label: 'Auf die Merkliste',
  labelOf: (name) => `Auf die Merkliste: ${name}`,
}
