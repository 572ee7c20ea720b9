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
    `Auftrag ${number} ist aus einem anderen Grund zurückgestellt. Geben Sie ihn zuerst frei, und setzen Sie dann die ` +
    'Versandkosten. Der Käufer wird dann gebeten, sie anzunehmen.',
  chargeBilled: (number) =>
    `Auftrag ${number} ist bereits berechnet, daher können die Versandkosten nicht mehr geändert werden.`,
  nothingToAccept: (number) =>
    `Zum Auftrag ${number} gibt es keine Versandkosten, die Sie annehmen könnten.`,
  buyerAccepts:
    'Der Käufer nimmt die Versandkosten an. Hat er Ihnen das mitgeteilt, geben Sie den Auftrag frei.',
  chargeChanged: (charge, gross) =>
    `Es wurde nichts angenommen: Die Versandkosten betragen jetzt ${charge}, der Gesamtbetrag ${gross}. Nehmen Sie ` +
    'das an, oder stornieren Sie den Auftrag.',
  toBuyer: ({ shop, number, reason, until, link }) => ({
    subject: `Bitte nehmen Sie die Versandkosten der Bestellung ${number} an`,
    text: letter(
      `Wir haben die Versandkosten Ihrer Bestellung ${number} festgelegt.`,
      reason,
      'Wir bearbeiten die Bestellung weiter, sobald Sie sie annehmen. Melden Sie sich an, um die Versandkosten anzunehmen oder die Bestellung zu stornieren.',
      `Bis dahin gelten die Preise, und die Ware ist für Sie reserviert. Ohne Antwort wird die Bestellung am ${displayDay(until)} storniert.`,
      link,
      shop,
    ),
  }),
  reminder: ({ shop, number, reason, until, link }) => ({
    subject: `Bestellung ${number} wird am ${displayDay(until)} storniert, wenn Sie die Versandkosten nicht annehmen`,
    text: letter(
      `Ihre Bestellung ${number} wartet noch darauf, dass Sie die Versandkosten annehmen.`,
      reason,
      `Melden Sie sich an, um sie anzunehmen. Sonst wird die Bestellung am ${displayDay(until)} storniert.`,
      link,
      shop,
    ),
  }),
  released: ({ shop, number, reason, link }) => ({
    subject: `Bestellung ${number} geht weiter: Versandkosten angenommen`,
    text: letter(
      `Ihre Bestellung ${number} geht weiter: ${shop} hat vermerkt, dass Sie die Versandkosten annehmen.`,
      reason,
      'Haben Sie sie nicht angenommen, stornieren Sie die Bestellung auf ihrer Seite, bevor sie kommissioniert wird, und sagen Sie uns Bescheid.',
      link,
      shop,
    ),
  }),
}
