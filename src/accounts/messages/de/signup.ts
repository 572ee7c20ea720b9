/** German: see ../signup.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { signupMessages as english } from '../signup.ts'

export const signupMessages: Translated<typeof english> = {
  title: 'Registrieren',
  description: 'Eröffnen Sie ein Konto, um Werkzeuge in großen Mengen zu bestellen.',
  heading: 'Registrieren',
  name: 'Name',
  email: 'E-Mail',
  password: 'Passwort',
  confirm: 'Passwort wiederholen',
  passwordHelp: (min, max) => `${min} bis ${max} Zeichen.`,
  signUp: 'Konto eröffnen',
  working: 'Einen Moment',
  already: 'Schon Kunde?',
  logIn: 'Anmelden',
  nameRequired: 'Geben Sie Ihren Namen ein.',
  confirmRequired: 'Geben Sie das Passwort noch einmal ein.',
  different: 'Die beiden Passwörter stimmen nicht überein',
  otherProvider: (provider) =>
    `Sie eröffnen Ihr Konto auf den Seiten von ${provider} und kehren danach hierher zurück.`,
  notEntered:
    'Ihr Konto wurde eröffnet, aber die Anmeldung ist fehlgeschlagen. Versuchen Sie gleich noch einmal, sich anzumelden.',
}
