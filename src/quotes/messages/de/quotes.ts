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
    `Der Shop hat ein neues Angebot gemacht, Fassung ${version}. Laden Sie das Angebot neu und prüfen Sie es zuerst.`,
  withdrawnDetail:
    'Es wurde nichts bestellt. Fragen Sie noch einmal an, oder wenden Sie sich an den Shop.',
  expiredDetail: (day) =>
    `Es galt bis ${displayDay(day)}. Es wurde nichts bestellt. Wenden Sie sich an den Shop, oder fragen Sie noch einmal an.`,
  notOpenDetail: {
    asked: 'Der Shop hat noch nicht geantwortet. Die Antwort kommt per E-Mail.',
    answered: 'Es ist beantwortet.',
    accepted: 'Es ist angenommen, und die Bestellung ist eingegangen.',
    declined: 'Es wurde abgelehnt. Fragen Sie noch einmal an.',
    withdrawn: 'Es wurde zurückgezogen.',
    expired: 'Es ist abgelaufen.',
  },
  notQuantity: 'Geben Sie eine ganze Zahl von 1 bis 1.000.000 ein.',
  notDay: 'Geben Sie ein Datum wie 2026-11-21 ein.',
  dayIsOver: 'Wählen Sie heute oder einen späteren Tag.',
  noLines: 'Wählen Sie mindestens ein Werkzeug.',
  tooManyLines: (max) => `Ein Angebot hat höchstens ${max} Positionen.`,
  notAsked: 'Dieses Werkzeug gehörte nicht zur Anfrage.',
  lineNotSold: 'Dieses Werkzeug ist nicht mehr im Verkauf.',
  use: (number) => `Angebot ${number}`,
  deletedUser: 'Gelöschter Benutzer',
  askedMail: {
    subject: (number, by) => `Preisanfrage ${number} von ${by}`,
    text: (by, lines, message, link) =>
      `${by} fragt Ihre Preise für ${lines === 1 ? 'ein Werkzeug' : `${lines} Werkzeuge`} an.\n` +
      `${message === '' ? '' : `\n${message}\n`}\nHier antworten Sie:\n${link}\n`,
  },
  offerMail: {
    subject: (number, shop) => `Ihr Angebot ${number} von ${shop}`,
    text: (offer, message, link) =>
      `Guten Tag ${offer.name},\n\nwir bieten Ihnen die Ware für ${displayMoney(offer.total)} ` +
      `${offer.taxed ? 'zzgl. MwSt. ' : ''}an, ` +
      `gültig bis ${displayDay(offer.validUntil)}. Das Angebot liegt bei.\n${message === '' ? '' : `\n${message}\n`}\n` +
      `Hier sehen Sie es und nehmen es an:\n${link}\n`,
  },
  messageMail: {
    subject: (number) => `Eine Nachricht zum Angebot ${number}`,
    text: (by, text, link) => `${by} schreibt:\n\n${text}\n\n${link}\n`,
  },
  withdrawnMail: {
    subject: (number, shop) => `${shop} hat das Angebot ${number} zurückgezogen`,
    text: (name, link) =>
      `Guten Tag ${name},\n\nwir haben dieses Angebot zurückgezogen. Es wurde nichts bestellt.\n\n${link}\n`,
  },
  declinedMail: {
    subject: (number, by) => `Angebot ${number}: von ${by} abgelehnt`,
    text: (by, link) => `${by} hat das Angebot abgelehnt.\n\n${link}\n`,
  },
  digest: {
    failed:
      'Die E-Mails an Administratoren über Angebote konnten nicht geschrieben werden; ein neuer Versuch folgt',
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
      `Preisanfrage ${number}: ${by} fragt Ihre Preise für ${displayCount(lines, 'Werkzeug', 'Werkzeuge')} an.`,
    message: (number, by) => `Angebot ${number}: ${by} schreibt.`,
    declined: (number, by) => `Angebot ${number}: ${by} hat abgelehnt.`,
    all: 'Alle Angebote',
  },
}
