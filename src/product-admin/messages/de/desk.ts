/** German: see ../desk.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { deskMessages as english } from '../desk.ts'

export const deskMessages: Translated<typeof english> = {
  gone: 'Dieses Werkzeug gibt es nicht mehr.',
}
