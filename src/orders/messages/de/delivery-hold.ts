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
    subject: `Bitte nehmen Sie die Versandkosten des Auftrags ${number} an`,
    text: letter(
      `Wir haben die Versandkosten Ihres Auftrags ${number} festgelegt.`,
      reason,
      'Der Auftrag geht weiter, wenn Sie sie annehmen. Melden Sie sich an, um die Versandkosten anzunehmen oder den Auftrag zu stornieren.',
      `Bis dahin sind Preise und Ware für Sie reserviert. Ohne Antwort wird der Auftrag am ${displayDay(until)} storniert.`,
      link,
      shop,
    ),
  }),
  reminder: ({ shop, number, reason, until, link }) => ({
    subject: `Auftrag ${number} wird am ${displayDay(until)} storniert, wenn Sie die Versandkosten nicht annehmen`,
    text: letter(
      `Ihr Auftrag ${number} wartet noch darauf, dass Sie die Versandkosten annehmen.`,
      reason,
      `Melden Sie sich an, um sie anzunehmen. Sonst wird der Auftrag am ${displayDay(until)} storniert.`,
      link,
      shop,
    ),
  }),
  released: ({ shop, number, reason, link }) => ({
    subject: `Auftrag ${number} geht weiter: Versandkosten angenommen`,
    text: letter(
      `Ihr Auftrag ${number} geht weiter: ${shop} hat vermerkt, dass Sie die Versandkosten annehmen.`,
      reason,
      'Haben Sie sie nicht angenommen, stornieren Sie den Auftrag auf seiner Seite, bevor er kommissioniert wird, und sagen Sie uns Bescheid.',
      link,
      shop,
    ),
  }),
}
