/** German: see ../next-act.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type * as english from '../next-act.ts'

export const nextActMessages: Translated<typeof english.nextActMessages> = {
  release: 'Freigeben',
  price: 'Betrag festlegen',
  open: 'Öffnen',
}
