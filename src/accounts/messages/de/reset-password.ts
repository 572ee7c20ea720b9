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
  ends: 'Beim Speichern werden alle angemeldeten Geräte abgemeldet.',
  done: 'Ihr Passwort wurde geändert. Melden Sie sich mit dem neuen Passwort an.',
  askHeading: 'Passwort vergessen?',
  askLead:
    'Geben Sie die E-Mail-Adresse Ihres Kontos ein. Wir senden Ihnen einen Link, der ' +
    '30 Minuten gültig ist und nur einmal verwendet werden kann.',
  spent:
    'Dieser Link wurde schon benutzt oder ist abgelaufen. Geben Sie Ihre E-Mail-Adresse ein, um einen neuen Link zu erhalten.',
  email: 'E-Mail',
  send: 'Link senden',
  sent: (email) =>
    `Wenn es zu ${email} ein Konto gibt, ist eine E-Mail mit einem Link unterwegs. Nur der neueste Link gilt.`,
  sentHeading: 'Prüfen Sie Ihren Posteingang',
  sentLead:
    'Der Link ist 30 Minuten gültig und kann nur einmal verwendet werden. Wenn die E-Mail nicht innerhalb einiger Minuten ankommt, prüfen Sie den Spam-Ordner ' +
    'und die Adresse unten, und senden Sie den Link noch einmal.',
  sendAgain: 'Noch einmal senden',
  otherProvider: (provider) =>
    `Passwörter werden bei ${provider} verwaltet. Setzen Sie Ihr Passwort dort zurück.`,
  back: 'Zurück zur Anmeldung',
}
