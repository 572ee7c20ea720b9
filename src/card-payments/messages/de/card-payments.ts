/** German: see ../card-payments.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayMoney } from '../../../platform/money/money.ts'
import type { cardPaymentsMessages as english } from '../card-payments.ts'

export const cardPaymentsMessages: Translated<typeof english> = {
  problems: {
    nothingToPay: 'Es ist nichts mit Karte zu zahlen',
    paymentDecided: 'Eine Kartenzahlung läuft bereits',
    cardProviderUnavailable: 'Die Seite für Kartenzahlungen ist nicht erreichbar',
    providerRefused: 'Der Zahlungsdienst hat die Anfrage abgelehnt',
    refundTooLarge: 'Der Betrag ist höher als der erstattbare Betrag',
  },
  nothingToPayDetail: (number) =>
    `Für Bestellung ${number} ist kein Betrag offen: Die Bestellung ist schon bezahlt, wurde storniert oder ist noch nicht berechnet.`,
  paymentDecidedDetail:
    'Eine Zahlung für diese Bestellung läuft schon. Warten Sie das Ergebnis ab, bevor Sie noch einmal zahlen.',
  providerAwayDetail:
    'Ihre Bestellung ist eingegangen, und es wurde nichts abgebucht. Versuchen Sie es in einer Minute noch einmal auf der Seite der Bestellung.',
  rehearsalDetail:
    'Dieser Shop ist eine Kopie zum Testen und nimmt keine Zahlungen an. Es wurde nichts abgebucht.',
  refundAwayDetail:
    'Die Erstattung wurde vermerkt. Der Shop wiederholt die Anfrage automatisch, bis der Zahlungsdienst antwortet.',
  refundTooLargeDetail: (left) =>
    `Höchstens ${displayMoney(left)} können erstattet werden. Geben Sie einen kleineren Betrag ein.`,
  notAmount: 'Geben Sie einen Betrag über null ein.',
  orderOnPage: (number) => `Bestellung ${number}`,
  reference: (order, payment) => `Bestellung ${order}, ${payment}`.slice(0, 140),
  refundReference: (order, refund) => `Erstattung Bestellung ${order}, ${refund}`.slice(0, 140),
  otherAmount: (cents, currency) =>
    `Der Zahlungsdienst hat ${(cents / 100).toFixed(2).replace('.', ',')} ${currency} erhalten; das ist nicht der angeforderte Betrag. ` +
    'Es wurde nichts gebucht. Prüfen Sie die Zahlung auf den Seiten des Zahlungsdienstes.',
  otherRefund:
    'Der Zahlungsdienst meldet eine Erstattung, die den noch nicht erstatteten Betrag übersteigt oder in einer anderen Währung erfolgte. ' +
    'Es wurde nichts gebucht. Prüfen Sie die Zahlung auf den Seiten des Zahlungsdienstes.',
  label: (order) => `Kartenzahlung der Bestellung ${order}`,
  forged: 'Die Signatur der Nachricht des Zahlungsdienstes ist falsch oder zu alt',
  log: {
    forged:
      'Eine Nachricht über Kartenzahlungen wurde abgelehnt: Ihre Signatur ist falsch oder zu alt',
    ignored: 'Eine Nachricht über Kartenzahlungen wurde ignoriert',
    unknownSession: 'Eine Nachricht über Kartenzahlungen nennt eine unbekannte Zahlung',
    otherAmount:
      'Der Betrag einer Kartenzahlung weicht vom angeforderten Betrag ab: Es wurde nichts gebucht',
    otherRefund:
      'Eine Erstattung übersteigt den noch nicht erstatteten Betrag der Kartenzahlung: Es wurde nichts gebucht',
    unreadable: 'Eine Nachricht über Kartenzahlungen hat ungültige Werte: Es wurde nichts gebucht',
    failed: 'Kartenzahlungen konnten nicht verarbeitet werden; ein neuer Versuch folgt',
  },
}
