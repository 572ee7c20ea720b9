/** German: see ../email-change.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { emailChangeMails as english } from '../email-change.ts'

export const emailChangeMails: Translated<typeof english> = {
  link: {
    subject: (shop) => `Bestätigen Sie Ihre neue E-Mail-Adresse für ${shop}`,
    text: (link, shop, signature) => `Guten Tag,

jemand, vermutlich Sie selbst, möchte diese Adresse für ein Konto bei ${shop} verwenden. Waren Sie das,
bestätigen Sie sie hier:

${link}

Der Link gilt einmal und 24 Stunden lang, in einem Browser, der bei dem Konto angemeldet ist. Sind Sie
nicht angemeldet, melden Sie sich zuerst mit der bisherigen Adresse an. Bis dahin ändert sich nichts.
Waren Sie das nicht, ist nichts zu tun.

${signature}
`,
  },
  asked: {
    subject: 'Ihre E-Mail-Adresse soll geändert werden',
    text: (shop, signature) => `Guten Tag,

jemand, vermutlich Sie selbst, möchte für Ihr Konto bei ${shop} eine andere E-Mail-Adresse verwenden. Wir haben
an diese Adresse geschrieben; bis sie bestätigt ist, ändert sich nichts.

Waren Sie das nicht, wählen Sie auf der Seite „Anmelden“ ein neues Passwort („Passwort vergessen?“), und geben
Sie dem Shop Bescheid.

${signature}
`,
  },
  joined: {
    subject: 'Ihre E-Mail-Adresse ist geändert',
    text: (shop, signature) => `Guten Tag,

ab jetzt melden Sie sich bei ${shop} mit dieser Adresse an. Passwort, Bestellungen und angemeldete Geräte
bleiben, wie sie sind.

${signature}
`,
  },
  taken: {
    subject: 'Jemand wollte Ihre E-Mail-Adresse verwenden',
    text: (shop, signature) => `Guten Tag,

jemand wollte diese Adresse für ein anderes Konto bei ${shop} verwenden. Zu der Adresse gibt es schon ein Konto,
deshalb wurde nichts geändert.

Waren Sie das, melden Sie sich mit dieser Adresse an, oder wählen Sie eine andere.

${signature}
`,
  },
}
