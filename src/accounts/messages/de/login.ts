/** German: see ../login.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { loginMessages as english } from '../login.ts'

export const loginMessages: Translated<typeof english> = {
  title: 'Anmelden',
  description:
    'Melden Sie sich an, um Werkzeuge zu bestellen, Ihre Bestellungen zu sehen und Bewertungen zu schreiben.',
  heading: 'Anmelden',
  email: 'E-Mail',
  password: 'Passwort',
  login: 'Anmelden',
  working: 'Einen Moment',
  forget: 'Passwort vergessen?',
  passkey: 'Mit Passkey anmelden',
  or: 'oder',
  google: 'Mit Google fortfahren',
  googleNone: 'Die Anmeldung mit Google ist in diesem Shop nicht eingerichtet.',
  googleDevelopment:
    'In diesem Demo-Shop öffnet sich nicht Google, sondern eine Auswahl erfundener Personen.',
  newHere: 'Neu hier?',
  getStarted: 'Registrieren',
  error: (message) => `Fehler: ${message}`,
  passwordRequired: 'Geben Sie Ihr Passwort ein.',
  notEmail: 'Geben Sie eine E-Mail-Adresse ein, zum Beispiel name@example.com.',
  noEmail: 'Geben Sie Ihre E-Mail-Adresse ein',
  emailSent: 'E-Mail gesendet',
  mailNone:
    'In diesem Shop ist kein E-Mail-Versand eingerichtet, deshalb kann der Shop keinen Link senden. Wenden Sie sich an den Betreiber.',
  confirmFirst: 'Link zur Bestätigung senden',
  resetSent: (email) =>
    `Wenn es zu ${email} ein Konto gibt, ist eine E-Mail mit einem Link unterwegs. Der Link ist 30 Minuten gültig und kann nur einmal verwendet werden. Nur der neueste Link gilt.`,
  confirmSent: (email) =>
    `Wenn es zu ${email} ein noch nicht bestätigtes Konto gibt, ist eine E-Mail mit einem Link unterwegs. ` +
    'Öffnen Sie den Link und melden Sie sich dann hier an.',
  done: {
    'email-confirmed': 'Ihre E-Mail-Adresse wurde bestätigt. Sie können sich jetzt anmelden.',
    'password-changed': 'Ihr Passwort wurde geändert. Melden Sie sich mit dem neuen Passwort an.',
    'session-ended':
      'Ihre Anmeldung ist abgelaufen. Melden Sie sich an, um dort weiterzumachen, wo Sie aufgehört haben.',
  },
  otherProvider: (provider) =>
    `Sie melden sich auf den Seiten von ${provider} an und kehren danach hierher zurück.`,
  verify: {
    heading: 'E-Mail-Adresse bestätigen',
    lead:
      'Klicken Sie auf die Schaltfläche, wenn Sie hier mit dieser Adresse ein Konto eröffnet haben. ' +
      'Wenn nicht, schließen Sie diese Seite; dann geschieht nichts.',
    confirm: 'E-Mail-Adresse bestätigen',
    newPassword:
      'Wenn Sie in diesem Browser nicht angemeldet sind, wählen Sie als Nächstes ein neues Passwort. Name, ' +
      'Adressen, Warenkorb, Merklisten und ein Antrag auf ein Firmenkonto werden dann aus dem Konto entfernt. ' +
      'Bestellungen, Anfragen und Bewertungen bleiben erhalten. Um alles zu behalten, melden Sie sich zuerst an und öffnen Sie den Link ' +
      'dann erneut.',
    done: 'Ihre E-Mail-Adresse wurde bestätigt',
    choosePassword: 'Ihre E-Mail-Adresse wurde bestätigt. Wählen Sie jetzt ein Passwort.',
  },
  secondFactor: {
    heading: 'Noch ein Schritt',
    lead: 'Öffnen Sie Ihre Authenticator-App und geben Sie den Code ein, den die App für diesen Shop anzeigt.',
    code: 'Code',
    recoveryLead:
      'Geben Sie einen Ihrer Wiederherstellungscodes ein. Jeder Code kann nur einmal verwendet werden.',
    recoveryCode: 'Wiederherstellungscode',
    recoverInstead: 'Wiederherstellungscode verwenden',
    appInstead: 'App verwenden',
    startOver: 'Zurück zur Anmeldung',
    lost: 'Wenn Sie weder die App noch die Codes haben, kann der Shop den zweiten Faktor aus Ihrem Konto entfernen.',
  },
  missingRole: {
    heading: 'Dieses Konto hat keinen Zugriff',
    who: (name, email) => `Sie sind als ${name} (${email}) angemeldet.`,
    missing: 'Diese Seite ist nur für Administratoren. Ihr Konto hat diese Rolle nicht.',
    ask: 'Ein Administrator kann Ihnen die Rolle unter „Benutzer verwalten“ geben.',
    back: 'Zurück zu meinem Profil',
    switch: 'Mit einem anderen Konto anmelden',
  },
}
