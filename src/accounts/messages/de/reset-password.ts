/** German: see ../reset-password.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { resetPasswordMessages as english } from '../reset-password.ts'

export const resetPasswordMessages: Translated<typeof english> = {
  title: 'Neues Passwort',
  description: 'Wählen Sie ein neues Passwort für Ihr Konto.',
  heading: 'Neues Passwort',
  password: 'Neues Passwort',
  confirm: 'Neues Passwort wiederholen',
  set: 'Neues Passwort speichern',
  working: 'Einen Moment',
  ends: 'Alle angemeldeten Geräte werden abgemeldet.',
  done: 'Ihr Passwort ist geändert. Melden Sie sich damit an.',
  askHeading: 'Passwort vergessen?',
  askLead:
    'Geben Sie die E-Mail-Adresse Ihres Kontos ein. Wir senden Ihnen einen Link; er gilt einmal und ' +
    '30 Minuten lang.',
  spent:
    'Dieser Link wurde schon benutzt oder ist abgelaufen. Geben Sie Ihre E-Mail-Adresse ein, um einen neuen zu erhalten.',
  email: 'E-Mail',
  send: 'Link senden',
  sent: (email) =>
    `Wenn ${email} hier ein Konto hat, ist eine E-Mail unterwegs. Nur der neueste Link gilt.`,
  sentHeading: 'Sehen Sie in Ihr Postfach',
  sentLead:
    'Der Link gilt einmal und 30 Minuten lang. Kommt er nicht in einigen Minuten an, prüfen Sie den ' +
    'Spam-Ordner und die Adresse unten und senden Sie ihn noch einmal.',
  sendAgain: 'Noch einmal senden',
  otherProvider: (provider) =>
    `Die Passwörter liegen bei ${provider}. Setzen Sie Ihres dort zurück.`,
  back: 'Zurück zur Anmeldung',
}
