/** German: see ../compare-toggle.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { compareToggleMessages as english } from '../compare-toggle.ts'

export const compareToggleMessages: Translated<typeof english> = {
  compare: 'Vergleichen',
  open: (count) => `Vergleich (${count})`,
  full: 'Sie vergleichen schon vier Werkzeuge. Entfernen Sie zuerst eines.',
}
