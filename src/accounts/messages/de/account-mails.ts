/** German: see ../account-mails.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { accountMailMessages as english } from '../account-mails.ts'

export const accountMailMessages: Translated<typeof english> = {
  kinds: {
    confirmation: 'E-Mail-Adresse bestätigen',
    reset: 'Neues Passwort angefordert',
    invitation: 'Einladung für Mitarbeiter',
    passwordChanged: 'Passwort geändert',
    newSignIn: 'Neues Gerät',
    emailChanged: 'E-Mail-Adresse geändert',
  },
  inviter: 'Ada Brooks',
  notKind: 'Diese E-Mail gibt es nicht.',
  sample: 'Test-E-Mail',
}
