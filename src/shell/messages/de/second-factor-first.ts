/** German: see ../second-factor-first.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { secondFactorFirstMessages as english } from '../second-factor-first.ts'

export const secondFactorFirstMessages: Translated<typeof english> = {
  title: 'Richten Sie zuerst einen zweiten Faktor ein',
  detail:
    'Der zweite Faktor ist für alle Mitarbeiter Pflicht. Die Einrichtung dauert etwa eine Minute. Sie brauchen dafür eine Authenticator-App.',
  setUp: 'Zu „Mein Profil“',
}
