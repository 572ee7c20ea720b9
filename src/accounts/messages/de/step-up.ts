/** German: see ../step-up.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { stepUpMessages as english } from '../step-up.ts'

export const stepUpMessages: Translated<typeof english> = {
  needed: {
    code: 'Geben Sie einen Code Ihrer Authenticator-App ein, um fortzufahren.',
    password: 'Geben Sie Ihr Passwort ein, um fortzufahren.',
    'sign-in':
      'Melden Sie sich ab und wieder an, und wiederholen Sie den Schritt innerhalb von zehn Minuten.',
  },
  signInAgainTitle: 'Melden Sie sich zur Bestätigung noch einmal an',
  title: 'Bestätigen Sie Ihre Identität',
  lead: 'Bestätigen Sie zu Ihrer Sicherheit, dass Sie es sind. Ihre Eingaben bleiben erhalten.',
  code: 'Code der App',
  password: 'Passwort',
  confirm: 'Bestätigen',
  confirming: 'Wird bestätigt',
  cancel: 'Abbrechen',
  signInAgain: 'Abmelden',
}
