/** German: see ../email-change.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { emailChangeMails as english } from '../email-change.ts'

export const emailChangeMails: Translated<typeof english> = {
  link: {
    subject: (shop) => `Bestätigen Sie Ihre neue E-Mail-Adresse für ${shop}`,
    text: (link, shop, signature) => `Guten Tag,

jemand, vermutlich Sie selbst, möchte diese Adresse für ein Konto bei ${shop} verwenden. Wenn Sie
das waren, bestätigen Sie die Adresse hier:

${link}

Der Link ist 24 Stunden gültig und kann nur einmal verwendet werden. Öffnen Sie ihn in einem Browser, in
dem Sie mit dem Konto angemeldet sind. Wenn Sie nicht angemeldet sind, melden Sie sich zuerst mit der
bisherigen Adresse an. Bis zur Bestätigung ändert sich nichts.
Wenn Sie das nicht waren, müssen Sie nichts tun.

${signature}
`,
  },
  asked: {
    subject: 'Ihre E-Mail-Adresse soll geändert werden',
    text: (shop, signature) => `Guten Tag,

jemand, vermutlich Sie selbst, möchte für Ihr Konto bei ${shop} eine andere E-Mail-Adresse verwenden. Wir haben
an die neue Adresse geschrieben. Bis sie bestätigt ist, ändert sich nichts.

Wenn Sie das nicht waren, wählen Sie auf der Seite „Anmelden“ ein neues Passwort („Passwort vergessen?“), und
informieren Sie den Shop.

${signature}
`,
  },
  joined: {
    subject: 'Ihre E-Mail-Adresse wurde geändert',
    text: (shop, signature) => `Guten Tag,

ab jetzt melden Sie sich bei ${shop} mit dieser Adresse an. Passwort, Bestellungen und angemeldete Geräte
bleiben unverändert.

${signature}
`,
  },
  taken: {
    subject: 'Jemand wollte Ihre E-Mail-Adresse verwenden',
    text: (shop, signature) => `Guten Tag,

jemand wollte diese Adresse für ein anderes Konto bei ${shop} verwenden. Zu der Adresse gibt es schon ein Konto,
deshalb wurde nichts geändert.

Wenn Sie das waren, melden Sie sich mit dieser Adresse an, oder wählen Sie eine andere Adresse.

${signature}
`,
  },
}
