/** German: see ../edits.ts. */
import { displayPrice } from '../../../catalogue/model/units.ts'
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayCount, displayNumber } from '../../../platform/money/money.ts'
import type { editMessages as english } from '../edits.ts'
import { ordersMessages } from './orders.ts'

const statusNames: ReadonlyMap<string, string> = new Map(Object.entries(ordersMessages.status))
const inWords = (status: string): string => statusNames.get(status) ?? status

export const editMessages: Translated<typeof english> = {
  problems: {
    orderChanged: 'Jemand anders hat den Auftrag geändert',
    notEditable: 'Dieser Auftrag kann nicht mehr bearbeitet werden',
    billed: 'Dieser Teil des Auftrags kann nicht mehr geändert werden',
    approvalNeeded: 'Der Auftrag würde ein Bestell- oder Kreditlimit überschreiten',
  },
  orderChangedDetail: (number) =>
    `Seit Sie den Auftrag ${number} geöffnet haben, hat jemand ihn geändert. Es wurde nichts gespeichert. ` +
    'Prüfen Sie den aktuellen Auftrag, und bearbeiten Sie ihn dann erneut.',
  notEditableDetail: (number, status) =>
    `Auftrag ${number} ist ${inWords(status)}. Aufträge können bis zum Versand bearbeitet werden.`,
  invoicedWhole: (number) =>
    `Auftrag ${number} wurde vollständig berechnet, daher können Positionen und Kosten nicht mehr geändert werden. ` +
    'Stornieren Sie den Auftrag und legen Sie einen neuen an, oder nehmen Sie nach dem Versand eine Rücksendung an.',
  priceFixed: (line) =>
    `Teile der Position ${line} wurden schon versandt oder berechnet, daher kann der Preis nicht mehr geändert werden.`,
  deliveryBilled: (number) =>
    `Zum Auftrag ${number} gibt es eine Rechnung, daher können die Versandkosten nicht mehr geändert werden.`,
  belowShipped: (gone) =>
    `${displayNumber(gone)} Stück wurden schon versandt oder berechnet. Geben Sie mindestens diese Menge ein.`,
  noSuchLine: 'Diese Position gibt es in dem Auftrag nicht. Prüfen Sie die Positionsnummer.',
  lineTwice: 'Diese Position ist weiter oben bereits aufgeführt. Entfernen Sie die doppelte Zeile.',
  skuTwice:
    'Dieses Werkzeug ist bereits weiter oben oder im Auftrag enthalten. Ändern Sie stattdessen die Menge der Position.',
  unknownSku: (sku) =>
    `Kein Werkzeug im Verkauf hat die Artikelnummer ${sku}. Prüfen Sie die Artikelnummer.`,
  notSold: 'Dieses Werkzeug wird nicht mehr verkauft, daher kann die Menge nicht erhöht werden.',
  reasonNeeded: 'Geben Sie den Grund für die Preisänderung an. Der Käufer sieht den Grund.',
  nothingLeft:
    'Ein Auftrag braucht mindestens eine Position. Stornieren Sie stattdessen den Auftrag.',
  nothingToShip:
    'Nach dieser Änderung wäre nichts mehr zu versenden. Stornieren Sie stattdessen den Rest.',
  tooManyLines: (max) => `Ein Auftrag darf höchstens ${displayNumber(max)} Positionen haben.`,
  byLadder: 'Der Staffelpreis für diese Menge.',
  notRevision: 'Senden Sie den aktuellen Stand des Auftrags im Feld „revision“.',
  lineInWords: ({ quantity, sku, unit_cents: price, unit, price_per: pricePer }) =>
    `${displayNumber(quantity)} × ${sku} zu ${displayPrice(price, { unit, pricePer })}`,
  aboveSpendingLimit: (reason) =>
    `${reason} Verringern Sie den Betrag, oder speichern Sie trotzdem (in der API: „approved“). Der Auftrag wartet dann, ` +
    'bis ihn jemand anders freigibt.',
  aboveCreditLimit: (reason) =>
    `${reason} Verringern Sie den Betrag, oder bitten Sie jemanden mit der Berechtigung „Finanzen“, trotzdem zu speichern ` +
    '(in der API: „approved“).',
  chargeAboveLimit: (reason) =>
    `${reason} Legen Sie geringere Versandkosten fest, oder bearbeiten Sie den Auftrag und speichern Sie trotzdem (in der API: „approved“). ` +
    'Der Auftrag wartet dann, bis ihn jemand anders freigibt.',
  confirmedNeedsApproval: (reason) =>
    `${reason} Der Auftrag wurde bereits bestätigt, daher kann er nicht mehr zur Freigabe zurückgestellt werden. Legen Sie für die ` +
    'zusätzlichen Stücke einen neuen Auftrag an.',
  mail: {
    subject: (number) => `Ihre Bestellung ${number} wurde geändert`,
    lead: 'wir haben Ihre Bestellung geändert. Änderungen:',
    leadOf: (name) =>
      `${name} hat Ihre Bestellung geändert, die noch auf Freigabe wartet. Änderungen:`,
    nowHeld: (sum) =>
      `Die geänderte Bestellung finden Sie unten. Gesamtbetrag: ${sum}. Bis zur Freigabe ist nichts reserviert.`,
    reason: (reason) => `Grund der Preisänderung: ${reason}`,
    more: (count) =>
      `und ${displayCount(count, 'weitere Änderung', 'weitere Änderungen')} auf der Seite der Bestellung.`,
    now: (sum) =>
      `Die geänderte Bestellung finden Sie unten. Gesamtbetrag: ${sum}. Melden Sie sich bei uns, wenn etwas nicht stimmt.`,
  },
}
