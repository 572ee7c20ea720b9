/** German: see ../mails.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { mailMessages as english } from '../mails.ts'

export const mailMessages: Translated<typeof english> = {
  textName: 'mail.txt',
  nothing: 'Die E-Mail enthält weder Text noch Dateien.',
  tooBig: (name, megabytes) =>
    `Die Datei ${name} ist ${megabytes} MB groß, zulässig sind höchstens 5 MB. Sie finden die Datei im Postfach.`,
  mailTooBig: (megabytes) =>
    `Die E-Mail ist ${megabytes} MB groß, zulässig sind höchstens 10 MB. Sie finden die E-Mail im Postfach.`,
  failed: 'Der Shop konnte diese E-Mail nicht lesen. Sie finden die E-Mail im Postfach.',
  checkFailed: 'Das Postfach für Bestellungen konnte nicht gelesen werden',
  faults: {
    refused: 'Der Mailserver lehnt Benutzername oder Passwort ab.',
    folder:
      'Der Mailserver konnte den eingestellten Ordner nicht öffnen. Prüfen Sie den Namen des Ordners und die Rechte des Postfachs.',
    unreachable: 'Der Mailserver antwortet nicht.',
  },
  proofs: {
    pass: 'Der Mailserver hat den Absender bestätigt.',
    fail: 'Die Absenderprüfung des Mailservers ist fehlgeschlagen. Die E-Mail stammt möglicherweise nicht vom angegebenen Absender. Fragen Sie dort nach, bevor Sie die E-Mail bearbeiten.',
    none: 'Der Mailserver hat den Absender nicht bestätigt.',
  },
  fact: 'E-Mail',
  unread: 'Nicht lesbar',
  reads: (address) => `Aus E-Mails an ${address} werden Bestellentwürfe.`,
  faultLead: (address) => `Das Postfach ${address} kann nicht gelesen werden.`,
  faultWhat:
    'Prüfen Sie ORDER_MAILBOX. Es geht keine E-Mail verloren: Der Shop liest alle E-Mails, sobald das Postfach wieder erreichbar ist.',
}
