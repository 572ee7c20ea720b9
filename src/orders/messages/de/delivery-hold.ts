/** German: see ../delivery-hold.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayDay } from '../../../platform/time/display-day.ts'
import type { deliveryHoldMessages as english } from '../delivery-hold.ts'

const letter = (...paragraphs: readonly string[]): string => `${paragraphs.join('\n\n')}\n`

export const deliveryHoldMessages: Translated<typeof english> = {
  orderOnHold: 'Dieser Auftrag ist zurückgestellt',
  reason: (charge, gross) =>
    `Die Versandkosten betragen ${charge} ohne MwSt. Der Gesamtbetrag ist dann ${gross}.`,
  releaseFirst: (number) =>
    `Auftrag ${number} ist aus einem anderen Grund zurückgestellt. Geben Sie den Auftrag zuerst frei, und legen Sie dann die ` +
    'Versandkosten fest. Der Käufer wird danach gebeten, den Versandkosten zuzustimmen.',
  chargeBilled: (number) =>
    `Auftrag ${number} wurde bereits berechnet, daher können die Versandkosten nicht mehr geändert werden.`,
  nothingToAccept: (number) =>
    `Zum Auftrag ${number} gibt es keine Versandkosten, denen Sie zustimmen könnten.`,
  buyerAccepts:
    'Nur der Käufer kann den Versandkosten zustimmen. Wenn er Ihnen seine Zustimmung mitgeteilt hat, geben Sie den Auftrag frei.',
  chargeChanged: (charge, gross) =>
    `Ihre Zustimmung wurde nicht gespeichert: Die Versandkosten betragen jetzt ${charge}, der Gesamtbetrag ${gross}. Stimmen Sie ` +
    'diesen Versandkosten zu, oder stornieren Sie die Bestellung.',
  toBuyer: ({ shop, number, reason, until, link }) => ({
    subject: `Bitte stimmen Sie den Versandkosten der Bestellung ${number} zu`,
    text: letter(
      `Wir haben die Versandkosten Ihrer Bestellung ${number} festgelegt.`,
      reason,
      'Wir bearbeiten die Bestellung weiter, sobald Sie den Versandkosten zugestimmt haben. Melden Sie sich an, um zuzustimmen oder die Bestellung zu stornieren.',
      `Bis dahin bleiben die Preise gültig, und die Ware ist für Sie reserviert. Ohne Ihre Antwort wird die Bestellung am ${displayDay(until)} storniert.`,
      link,
      shop,
    ),
  }),
  reminder: ({ shop, number, reason, until, link }) => ({
    subject: `Bestellung ${number} wird am ${displayDay(until)} storniert, wenn Sie den Versandkosten nicht zustimmen`,
    text: letter(
      `Ihre Bestellung ${number} wartet noch auf Ihre Zustimmung zu den Versandkosten.`,
      reason,
      `Melden Sie sich an, um den Versandkosten zuzustimmen. Sonst wird die Bestellung am ${displayDay(until)} storniert.`,
      link,
      shop,
    ),
  }),
  released: ({ shop, number, reason, link }) => ({
    subject: `Versandkosten akzeptiert: Wir bearbeiten Ihre Bestellung ${number}`,
    text: letter(
      `Wir haben vermerkt, dass Sie den Versandkosten zugestimmt haben, und bearbeiten Ihre Bestellung ${number} weiter.`,
      reason,
      'Wenn Sie den Versandkosten nicht zugestimmt haben, stornieren Sie die Bestellung im Shop, bevor sie kommissioniert wird, und informieren Sie uns.',
      link,
      shop,
    ),
  }),
}
