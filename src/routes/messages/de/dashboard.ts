/** German: see ../dashboard.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { dashboardMessages as english } from '../dashboard.ts'

export const dashboardMessages: Translated<typeof english> = {
  title: 'Mein Konto',
  description: 'Ihr Profil, Ihre Bestellungen und Ihre Bewertungen in diesem Shop.',
  menu: 'Mein Konto',
  waiting: {
    orders: (count) => `${count} zu bestätigen`,
    shipping: (count) => `${count} zu packen oder zu versenden`,
    quotes: (count) => `${count} zu beantworten`,
    companies: (count) => `${count} zu prüfen`,
    reviews: (count) => `${count} zu prüfen`,
    overdue: (count) => `${count} überfällig`,
  },
}
