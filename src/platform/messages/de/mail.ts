/** German: see ../mail.ts. */
import type { Translated } from '../../languages/translated.ts'
import { displayNumber } from '../../money/money.ts'
import type { mailMessages as english } from '../mail.ts'

export const mailMessages: Translated<typeof english> = {
  notSetUp: 'In diesem Shop sind keine E-Mails eingerichtet',
  notSetUpDetail: 'Der Shop kann keine E-Mails senden, solange SMTP_URL nicht gesetzt ist.',
  atStart:
    'E-Mails sind nicht eingerichtet: Passwörter lassen sich nicht zurücksetzen und Adressen nicht bestätigen, bis SMTP_URL gesetzt ist.',
  givenUp: 'Eine E-Mail konnte nicht zugestellt werden und wurde verworfen',
  willRetry: 'Eine E-Mail konnte nicht gesendet werden; neuer Versuch',
  broken: 'Der Postausgang konnte nicht gelesen werden; neuer Versuch',
  digest: {
    more: (count) => `und ${displayNumber(count)} weitere.`,
    footer: (minutes) =>
      minutes === 0
        ? 'Neuigkeiten desselben Moments stehen in einer E-Mail.'
        : `Neuigkeiten der nächsten ${minutes === 1 ? 'Minute' : `${minutes} Minuten`} ` +
          'stehen in einer E-Mail.',
  },
  mailbox: {
    title: 'Postfach',
    lead: 'Dies ist ein Demo-Shop: Seine E-Mails werden nicht gesendet, sondern hier gezeigt, nur auf diesem Rechner.',
    empty:
      'Noch keine E-Mails. Fordern Sie ein neues Passwort an oder registrieren Sie sich, dann erscheint die E-Mail hier.',
    to: 'An',
    from: 'Von',
    at: 'Geschrieben',
    attached: 'Anhang',
    reload: 'Neu laden',
    back: 'Zurück zum Shop',
  },
}
