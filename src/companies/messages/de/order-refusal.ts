/** German: see ../order-refusal.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { orderRefusalMessages as english } from '../order-refusal.ts'

export const orderRefusalMessages: Translated<typeof english> = {
  reasons: {
    companies: {
      text: 'Dieser Shop verkauft nur an Firmen, und Sie sind noch nicht Mitglied einer Firma.',
      link: 'Firmenkonto beantragen',
      to: '/dashboard/company',
    },
    confirmed: {
      text: 'Ihre E-Mail-Adresse ist noch nicht bestätigt. Bestellen können Sie erst nach der Bestätigung.',
      link: 'Adresse unter „Mein Profil“ bestätigen',
      to: '/dashboard',
    },
    onHold: {
      text: 'Ihr Firmenkonto ist zurückgestellt: Zurzeit sind keine Bestellungen für die Firma möglich.',
      link: 'Zum Firmenkonto',
      to: '/dashboard/company',
    },
  },
}
