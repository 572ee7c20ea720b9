/** German: see ../account-mails.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { accountMailMessages as english } from '../account-mails.ts'

const somebodyElse =
  'Wenn Sie das nicht waren, wählen Sie auf der Seite „Anmelden“ ein neues Passwort („Passwort vergessen?“), und informieren Sie den Shop.'

export const accountMailMessages: Translated<typeof english> = {
  confirmation: (link) => `${link}

Der Link ist 24 Stunden gültig und kann nur einmal verwendet werden. E-Mails zu Ihren
Bestellungen und die Anmeldung mit Google sind erst möglich, wenn die Adresse bestätigt ist. Wenn Sie nicht angemeldet sind, wählen Sie nach der Bestätigung ein neues Passwort.
Wenn Sie das nicht waren, müssen Sie nichts tun.`,
  reset: (link) => `${link}

Der Link ist 30 Minuten gültig und kann nur einmal verwendet werden. Wenn Sie das nicht waren, müssen Sie nichts tun: Ihr Passwort bleibt unverändert.`,
  invitation: (
    link,
  ) => `Registrieren Sie sich mit dieser E-Mail-Adresse, oder melden Sie sich an, und bestätigen Sie die Adresse:

${link}

Die Einladung gilt 14 Tage. Wenn Sie keine Einladung erwartet haben, müssen Sie nichts tun.`,
  passwordChanged: () => somebodyElse,
  newSignIn: () => somebodyElse,
  emailChanged: () =>
    'Wenn Sie das nicht waren, informieren Sie sofort den Shop. Der Shop kann Ihnen den Zugang zum Konto zurückgeben.',
}
