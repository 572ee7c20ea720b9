/** German: see ../categories.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayCount } from '../../../platform/money/money.ts'
import type { categoryMessages as english } from '../categories.ts'

export const categoryMessages: Translated<typeof english> = {
  categories: 'Kategorien',
  count: (tools) => displayCount(tools, 'Werkzeug', 'Werkzeuge'),
}
