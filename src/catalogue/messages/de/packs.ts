/** German: see ../packs.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { packMessages as english } from '../packs.ts'

export const packMessages: Translated<typeof english> = {
  pack: (name, quantity) => `${name} zu ${quantity}`,
  gtin: (gtin) => ` (GTIN ${gtin})`,
}
