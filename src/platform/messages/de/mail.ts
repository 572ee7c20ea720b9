/** German: see ../mail.ts. */
import type { Translated } from '../../languages/translated.ts'
import { displayNumber } from '../../money/money.ts'
import type { mailMessages as english } from '../mail.ts'

export const mailMessages: Translated<typeof english> = {
  notSetUp: 'In diesem Shop ist der E-Mail-Versand nicht eingerichtet',
  notSetUpDetail: 'Der Shop kann erst E-Mails senden, wenn SMTP_URL gesetzt ist.',
  atStart:
    'Der E-Mail-Versand ist nicht eingerichtet. Passwörter können erst zurückgesetzt und Adressen erst bestätigt werden, wenn SMTP_URL gesetzt ist.',
  givenUp: 'Eine E-Mail konnte nicht zugestellt werden und wurde verworfen',
  willRetry: 'Eine E-Mail konnte nicht gesendet werden. Es folgt ein neuer Versuch',
  broken: 'Der Postausgang konnte nicht gelesen werden. Es folgt ein neuer Versuch',
  digest: {
    more: (count) => `und ${displayNumber(count)} weitere.`,
    footer: (minutes) =>
      minutes === 0
        ? 'Gleichzeitige Benachrichtigungen werden in einer E-Mail zusammengefasst.'
        : `Benachrichtigungen, die innerhalb von ${minutes === 1 ? 'einer Minute' : `${minutes} Minuten`} anfallen, ` +
          'werden in einer E-Mail zusammengefasst.',
  },
  mailbox: {
    title: 'Postfach',
    lead: 'Dies ist ein Demo-Shop. E-Mails werden nicht gesendet, sondern nur hier auf diesem Rechner angezeigt.',
    empty:
      'Noch keine E-Mails. Wenn Sie sich registrieren oder ein neues Passwort anfordern, erscheint die E-Mail hier.',
    to: 'An',
    from: 'Von',
    at: 'Zeitpunkt',
    attached: 'Anhang',
    reload: 'Neu laden',
    back: 'Zurück zum Shop',
  },
}
