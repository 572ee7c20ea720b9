/** German: see ../pages.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayMoney } from '../../../platform/money/money.ts'
import type * as english from '../pages.ts'

export const ownCardMessages: Translated<typeof english.ownCardMessages> = {
  heading: 'Zahlung mit Karte',
  open: (cents) => `Zu zahlender Betrag: ${displayMoney(cents)}.`,
  detail:
    'Sie zahlen auf der Seite unseres Zahlungsdienstes; Ihre Kartennummer erreicht diesen Shop nie.',
  pay: 'Mit Karte zahlen',
  leaving: 'Die Zahlungsseite wird geöffnet…',
  asking: 'Wir warten auf die Antwort der Bank. Diese Seite aktualisiert sich automatisch.',
  waiting:
    'Die Bank hat noch nicht über die Zahlung entschieden. Zahlen Sie nicht noch einmal: Diese Seite aktualisiert sich automatisch.',
  notYet:
    'Es ist noch keine Zahlung eingegangen. Wenn Sie bezahlt haben, warten Sie einen Moment: ' +
    'Diese Seite aktualisiert sich automatisch. Wenn Sie noch nicht bezahlt haben, können Sie jetzt zahlen.',
  unbooked:
    'Es ist eine Zahlung mit einem anderen Betrag eingegangen, deshalb wurde sie noch nicht gebucht. Der Shop ' +
    'prüft die Zahlung. Zahlen Sie nicht noch einmal, bis sich der Shop bei Ihnen meldet.',
  look: 'Noch einmal prüfen',
  paid: (cents) => `${displayMoney(cents)} wurden mit Karte bezahlt. Vielen Dank.`,
  refunded: (cents) => `${displayMoney(cents)} wurden auf die Karte erstattet.`,
  refusedTitle: 'Die Zahlungsseite wurde nicht geöffnet.',
}

export const cardPaymentsPageMessages: Translated<typeof english.cardPaymentsPageMessages> = {
  title: 'Kartenzahlungen',
  description: 'Kartenzahlungen, Erstattungen und Rückbuchungen.',
  lead: 'Die Liste enthält alle Zahlungsversuche auf der Seite des Zahlungsdienstes. Abgeschlossene Zahlungen stehen auch unter „Zahlungseingänge“.',
  search: 'Kartenzahlungen suchen',
  hint: 'Auftrag oder Kunde',
  caption: 'Kartenzahlungen, die neuesten zuerst',
  order: 'Auftrag',
  customer: 'Kunde',
  when: 'Datum',
  payment: 'Zahlung',
  state: 'Status',
  states: {
    creating: 'Wird geöffnet',
    open: 'Noch nicht bezahlt',
    waiting: 'Wartet auf die Bank',
    paid: 'Bezahlt',
    expired: 'Abgelaufen',
    failed: 'Fehlgeschlagen',
    unbooked: 'Anderer Betrag, nicht gebucht',
  },
  amount: 'Betrag',
  refundStates: {
    requested: 'angefordert',
    pending: 'läuft',
    done: 'erledigt',
    failed: 'fehlgeschlagen',
    unbooked: 'vom Zahlungsdienst gemeldet, nicht gebucht',
  },
  refundReasons: {
    staff: '',
    cancelled: 'der Auftrag wurde storniert',
    provider: 'auf den Seiten des Zahlungsdienstes',
  },
  disputes: {
    open: 'Rückbuchung strittig',
    won: 'Rückbuchung abgewehrt',
    lost: 'Rückbuchung endgültig',
  },
  asPayment: (number) => `Zahlung ${number}`,
  refund: 'Erstatten',
  refundOf: (order) => `Kartenzahlung des Auftrags ${order} erstatten`,
  refundTitle: (order) => `Erstattung zum Auftrag ${order}`,
  refundLead: (left) =>
    `Sie können höchstens ${displayMoney(left)} erstatten. Der Betrag wird auf die Karte erstattet. Ohne vorherige Gutschrift ` +
    'ist der erstattete Betrag danach wieder offen.',
  refundAmount: 'Zu erstattender Betrag',
  send: 'Jetzt erstatten',
  sending: 'Wird erstattet…',
  cancel: 'Abbrechen',
  notRefunded: 'Es wurde nichts erstattet.',
  refunded: (cents) => `${displayMoney(cents)} werden auf die Karte erstattet`,
  empty: 'Noch keine Kartenzahlungen',
  emptyDetail: 'Zahlungen erscheinen hier, sobald ein Käufer die Zahlungsseite öffnet.',
}
