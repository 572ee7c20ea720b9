/** German: see ../mail-previews.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { mailPreviewMessages as english } from '../mail-previews.ts'

export const mailPreviewMessages: Translated<typeof english> = {
  kinds: {
    placed: 'Bestellung eingegangen',
    confirmed: 'Auftrag bestätigt',
    shipped: 'Auftrag versandt',
    delivered: 'Auftrag zugestellt',
    cancelled: 'Auftrag storniert',
  },
  sample: {
    tool: 'Klauenhammer 450 g',
    address: 'Musterstraße 12\n20457 Hamburg',
    phone: '+49 40 123456',
  },
}
