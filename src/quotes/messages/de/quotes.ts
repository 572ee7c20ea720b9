/** German: see ../quotes.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayCount, displayMoney } from '../../../platform/money/money.ts'
import { displayDay } from '../../../platform/time/display-day.ts'
import type { quotesMessages as english } from '../quotes.ts'

export const quotesMessages: Translated<typeof english> = {
  problems: {
    changed: 'Es gibt ein neueres Angebot',
    withdrawn: 'Der Shop hat dieses Angebot zurückgezogen',
    expired: 'Dieses Angebot ist abgelaufen',
    notOpen: 'Dieses Angebot ist abgeschlossen',
  },
  changedDetail: (version) =>
    `Der Shop hat eine neue Fassung des Angebots gesendet (Fassung ${version}). Laden Sie das Angebot neu, und prüfen Sie es zuerst.`,
  withdrawnDetail:
    'Es wurde nichts bestellt. Senden Sie eine neue Preisanfrage, oder wenden Sie sich an den Shop.',
  expiredDetail: (day) =>
    `Das Angebot war bis ${displayDay(day)} gültig. Es wurde nichts bestellt. Wenden Sie sich an den Shop, oder senden Sie eine neue Preisanfrage.`,
  notOpenDetail: {
    asked: 'Der Shop hat noch kein Angebot gesendet. Sie erhalten es per E-Mail.',
    answered:
      'Die Preisanfrage wurde bereits beantwortet. Laden Sie das Angebot neu, um die Antwort zu sehen.',
    accepted: 'Das Angebot wurde angenommen, und die Bestellung ist eingegangen.',
    declined: 'Das Angebot wurde abgelehnt. Eine neue Preisanfrage ist nötig.',
    withdrawn:
      'Das Angebot oder die Preisanfrage wurde zurückgezogen. Eine neue Preisanfrage ist nötig.',
    expired: 'Das Angebot ist abgelaufen. Eine neue Preisanfrage ist nötig.',
  },
  notQuantity: 'Geben Sie eine ganze Zahl von 1 bis 1.000.000 ein.',
  notDay: 'Geben Sie ein Datum in der Form 2026-11-21 ein.',
  dayIsOver: 'Wählen Sie das heutige oder ein späteres Datum.',
  noLines: 'Wählen Sie mindestens ein Werkzeug.',
  tooManyLines: (max) => `Ein Angebot kann höchstens ${max} Positionen enthalten.`,
  notAsked: 'Dieses Werkzeug ist in der Preisanfrage nicht enthalten. Entfernen Sie die Position.',
  lineNotSold: 'Dieses Werkzeug ist nicht mehr im Verkauf. Entfernen Sie die Position.',
  use: (number) => `Angebot ${number}`,
  deletedUser: 'Gelöschter Benutzer',
  askedMail: {
    subject: (number, by) => `Preisanfrage ${number} von ${by}`,
    text: (by, lines, message, link) =>
      `${by} hat Preise für ${lines === 1 ? 'ein Werkzeug' : `${lines} Werkzeuge`} angefragt.\n` +
      `${message === '' ? '' : `\n${message}\n`}\nPreisanfrage öffnen und beantworten:\n${link}\n`,
  },
  offerMail: {
    subject: (number, shop) => `Ihr Angebot ${number} von ${shop}`,
    text: (offer, message, link) =>
      `Guten Tag ${offer.name},\n\nwir bieten Ihnen die Ware für ${displayMoney(offer.total)} ` +
      `${offer.taxed ? 'zzgl. MwSt. ' : ''}an, ` +
      `gültig bis ${displayDay(offer.validUntil)}. Das Angebot liegt bei.\n${message === '' ? '' : `\n${message}\n`}\n` +
      `Unter diesem Link können Sie das Angebot ansehen und annehmen:\n${link}\n`,
  },
  messageMail: {
    subject: (number) => `Neue Nachricht zum Angebot ${number}`,
    text: (by, text, link) => `${by} schreibt:\n\n${text}\n\n${link}\n`,
  },
  withdrawnMail: {
    subject: (number, shop) => `Angebot ${number} von ${shop} wurde zurückgezogen`,
    text: (name, link) =>
      `Guten Tag ${name},\n\nwir haben dieses Angebot zurückgezogen. Es wurde nichts bestellt.\n\n${link}\n`,
  },
  declinedMail: {
    subject: (number, by) => `Angebot ${number}: von ${by} abgelehnt`,
    text: (by, link) => `${by} hat das Angebot abgelehnt.\n\n${link}\n`,
  },
  digest: {
    failed:
      'Die E-Mails an Administratoren über Angebote konnten nicht erstellt werden. Es folgt ein neuer Versuch',
    subject: (asked, written, declined) =>
      [
        ...(asked > 0 ? [displayCount(asked, 'Preisanfrage', 'Preisanfragen')] : []),
        ...(written > 0
          ? [displayCount(written, 'Nachricht zu einem Angebot', 'Nachrichten zu Angeboten')]
          : []),
        ...(declined > 0
          ? [displayCount(declined, 'abgelehntes Angebot', 'abgelehnte Angebote')]
          : []),
      ].join(', '),
    lead: 'Seit der letzten E-Mail über Angebote:',
    asked: (number, by, lines) =>
      `Preisanfrage ${number}: ${by} hat Preise für ${displayCount(lines, 'Werkzeug', 'Werkzeuge')} angefragt.`,
    message: (number, by) => `Angebot ${number}: neue Nachricht von ${by}.`,
    declined: (number, by) => `Angebot ${number}: ${by} hat das Angebot abgelehnt.`,
    all: 'Alle Angebote',
  },
}
