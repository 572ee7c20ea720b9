/** German: see ../order-refusal.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { orderRefusalMessages as english } from '../order-refusal.ts'

export const orderRefusalMessages: Translated<typeof english> = {
  reasons: {
    companies: {
      text: 'Dieser Shop verkauft nur an Firmen, und Sie gehören noch zu keiner.',
      link: 'Firmenkonto beantragen',
      to: '/dashboard/company',
    },
    confirmed: {
      text: 'Zum Bestellen muss Ihre E-Mail-Adresse bestätigt sein, und Ihre ist es noch nicht.',
      link: 'Unter „Mein Profil“ bestätigen',
      to: '/dashboard',
    },
    onHold: {
      text: 'Ihre Firma ist zurückgestellt: Zurzeit kann für sie nichts bestellt werden.',
      link: 'Zum Firmenkonto',
      to: '/dashboard/company',
    },
  },
}
