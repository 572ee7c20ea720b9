/** German: see ../account-mails.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { accountMailMessages as english } from '../account-mails.ts'

const somebodyElse =
  'Waren Sie das nicht, wählen Sie auf der Seite „Anmelden“ ein neues Passwort („Passwort vergessen?“), und geben Sie dem Shop Bescheid.'

export const accountMailMessages: Translated<typeof english> = {
  confirmation: (link) => `${link}

Der Link gilt einmal und 24 Stunden lang. Bestellen können Sie auch ohne ihn, aber zu Ihren Bestellungen
schreiben wir Ihnen erst, wenn die Adresse bestätigt ist; auch die Anmeldung mit Google braucht das. Sind
Sie nicht angemeldet, werden Sie nach einem neuen Passwort gefragt.
Waren Sie das nicht, ist nichts zu tun.`,
  reset: (link) => `${link}

Der Link gilt einmal und 30 Minuten lang. Waren Sie das nicht, ist nichts zu tun: Ihr Passwort bleibt, wie es ist.`,
  invitation: (
    link,
  ) => `Registrieren Sie sich mit dieser E-Mail-Adresse, oder melden Sie sich an, und bestätigen Sie die Adresse:

${link}

Die Einladung gilt 14 Tage. Haben Sie keine erwartet, ist nichts zu tun.`,
  passwordChanged: () => somebodyElse,
  newSignIn: () => somebodyElse,
  emailChanged: () =>
    'Waren Sie das nicht, geben Sie dem Shop sofort Bescheid. Er kann Ihnen das Konto zurückgeben.',
}
