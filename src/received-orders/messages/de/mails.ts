/** German: see ../mails.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { mailMessages as english } from '../mails.ts'

export const mailMessages: Translated<typeof english> = {
  textName: 'mail.txt',
  nothing: 'Die E-Mail hat weder Text noch Datei.',
  tooBig: (name, megabytes) =>
    `${name} hat ${megabytes} MB; höchstens 5 MB sind erlaubt. Die Datei liegt im Postfach.`,
  mailTooBig: (megabytes) =>
    `Die E-Mail hat ${megabytes} MB; höchstens 10 MB sind erlaubt. Sie liegt im Postfach.`,
  failed: 'Der Shop konnte diese E-Mail nicht lesen. Sie liegt im Postfach.',
  checkFailed: 'Das Postfach für Bestellungen konnte nicht gelesen werden',
  faults: {
    refused: 'Der Mailserver lehnt Benutzername oder Passwort ab.',
    folder: 'Der Mailserver lehnt den Ordner ab.',
    unreachable: 'Der Mailserver antwortet nicht.',
  },
  proofs: {
    pass: 'Der Mailserver hat diesen Absender geprüft.',
    fail: 'Laut Mailserver ist diese E-Mail nicht von diesem Absender.',
    none: 'Nichts belegt diesen Absender.',
  },
  fact: 'E-Mail',
  unread: 'Nicht gelesen',
  reads: (address) => `E-Mails an ${address} werden zu Entwürfen.`,
  faultLead: (address) => `Das Postfach ${address} kann nicht gelesen werden.`,
  faultWhat:
    'Prüfen Sie ORDER_MAILBOX. Keine E-Mail geht verloren: jede wird gelesen, sobald das Postfach wieder da ist.',
}
