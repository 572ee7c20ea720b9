/** German: see ../dashboard.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { dashboardMessages as english } from '../dashboard.ts'

export const dashboardMessages: Translated<typeof english> = {
  title: 'Mein Konto',
  description: 'Ihr Profil, Ihre Bestellungen und Ihre Bewertungen in diesem Shop.',
  menu: 'Mein Konto',
  waiting: (count) => `${count} offen`,
  overdue: (count) => `${count} überfällig`,
}
