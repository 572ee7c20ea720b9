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
    `Auftrag ${number} ist aus einem anderen Grund zurückgestellt. Geben Sie ihn zuerst frei, und legen Sie dann die ` +
    'Versandkosten fest. Der Käufer wird danach gebeten, sie anzunehmen.',
  chargeBilled: (number) =>
    `Auftrag ${number} ist bereits berechnet, daher können die Versandkosten nicht mehr geändert werden.`,
  nothingToAccept: (number) =>
    `Zum Auftrag ${number} gibt es keine Versandkosten, die Sie annehmen könnten.`,
  buyerAccepts:
    'Nur der Käufer kann die Versandkosten annehmen. Wenn er Ihnen mitgeteilt hat, dass er einverstanden ist, geben Sie den Auftrag frei.',
  chargeChanged: (charge, gross) =>
    `Es wurde nichts angenommen: Die Versandkosten betragen jetzt ${charge}, der Gesamtbetrag ${gross}. Nehmen Sie ` +
    'diese Versandkosten an, oder stornieren Sie die Bestellung.',
  toBuyer: ({ shop, number, reason, until, link }) => ({
    subject: `Bitte nehmen Sie die Versandkosten der Bestellung ${number} an`,
    text: letter(
      `Wir haben die Versandkosten Ihrer Bestellung ${number} festgelegt.`,
      reason,
      'Wir bearbeiten die Bestellung weiter, sobald Sie die Versandkosten angenommen haben. Melden Sie sich an, um die Versandkosten anzunehmen oder die Bestellung zu stornieren.',
      `Bis dahin bleiben die Preise gültig, und die Ware ist für Sie reserviert. Ohne Ihre Antwort wird die Bestellung am ${displayDay(until)} storniert.`,
      link,
      shop,
    ),
  }),
  reminder: ({ shop, number, reason, until, link }) => ({
    subject: `Bestellung ${number} wird am ${displayDay(until)} storniert, wenn Sie die Versandkosten nicht annehmen`,
    text: letter(
      `Ihre Bestellung ${number} wartet noch darauf, dass Sie die Versandkosten annehmen.`,
      reason,
      `Melden Sie sich an, um die Versandkosten anzunehmen. Sonst wird die Bestellung am ${displayDay(until)} storniert.`,
      link,
      shop,
    ),
  }),
  released: ({ shop, number, reason, link }) => ({
    subject: `Versandkosten angenommen: Wir bearbeiten Ihre Bestellung ${number}`,
    text: letter(
      `${shop} hat vermerkt, dass Sie die Versandkosten annehmen, und bearbeitet Ihre Bestellung ${number} weiter.`,
      reason,
      'Wenn Sie die Versandkosten nicht angenommen haben, stornieren Sie die Bestellung im Shop, bevor sie kommissioniert wird, und informieren Sie uns.',
      link,
      shop,
    ),
  }),
}
