/** German: see ../hold-pages.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayNumber } from '../../../platform/money/money.ts'
import type { holdPageMessages as english } from '../hold-pages.ts'

export const holdPageMessages: Translated<typeof english> = {
  heading: 'Zurückgestellt',
  waits: {
    newcomer: 'Diese Bestellung wartet, bis der Shop sie freigibt.',
    approval: 'Diese Bestellung wartet, bis jemand aus Ihrer Firma sie freigibt.',
    credit: 'Diese Bestellung wartet, bis der Shop sie freigibt.',
    delivery:
      'Diese Bestellung wartet, bis Sie oder jemand, der für Ihre Firma handeln darf, die Versandkosten annehmen.',
    payment:
      'Diese Bestellung wartet, bis sie bezahlt ist. Die Rechnung finden Sie bei den Belegen.',
    agent: 'Diese Bestellung wartet, bis die Person sie freigibt, deren Agent sie gesendet hat.',
  },
  waitsStaff: {
    newcomer:
      'Sie liegt über der Grenze für neue Kunden; Sie haben noch keinen Auftrag dieses Kontos bestätigt.',
    approval: 'Sie wartet auf einen Freigeber der Firma des Käufers; auch Sie dürfen entscheiden.',
    credit:
      'Sie wartet wegen offener Beträge der Firma. Freigeben erfordert die Berechtigung „Finanzen“.',
    delivery:
      'Sie wartet, bis der Käufer die Versandkosten annimmt. Geben Sie sie frei, wenn er es Ihnen gesagt hat, etwa am Telefon.',
    payment:
      'Sie wartet auf ihre Zahlung und wird freigegeben, sobald diese gebucht ist. Vorher freigeben erfordert die Berechtigung „Finanzen“.',
    agent: 'Sie wartet, bis der Käufer freigibt, was ein Agent für ihn bestellt hat.',
  },
  untilThen: 'Die Preise bleiben. Bis dahin ist nichts reserviert.',
  keptUntilThen: 'Die Preise bleiben, und die Ware ist reserviert.',
  acceptDelivery: (sum) => `Annehmen, zusammen ${sum}`,
  acceptHelp: 'Oder stornieren Sie die Bestellung mit der Schaltfläche unter ihren Positionen.',
  approveAgentOrder: (sum) => `Freigeben, zusammen ${sum}`,
  agentOrderApproved: (number) => `Bestellung ${number} ist freigegeben`,
  deliveryAccepted: (number) => `Die Versandkosten der Bestellung ${number} sind angenommen`,
  releaseAgreed: 'Freigeben, der Käufer hat angenommen',
  ends: 'Endet am',
  outcome: {
    released: 'Freigegeben',
    refused: 'Abgelehnt',
    expired: 'Beendet: nicht rechtzeitig freigegeben',
    withdrawn: 'Storniert, während sie zurückgestellt war',
  },
  accepted: 'Angenommen',
  by: (name) => `von ${name}`,
  approve: 'Freigeben',
  change: 'Mengen ändern',
  changeOfOrder: (number) => `Mengen der Bestellung ${number} ändern`,
  changeOf: (number) => `Mengen der Bestellung ${number}`,
  changeHelp:
    '0 lässt ein Werkzeug weg. Preise bleiben, wenn die neue Menge nicht zu einer anderen Staffel gehört. ' +
    'Der Käufer erhält eine E-Mail mit den Änderungen.',
  quantityOf: (name) => `Menge: ${name}`,
  orderedAt: (quantity, price) => `Bestellt: ${displayNumber(quantity)} zu ${price}.`,
  changeNote: 'Nachricht an den Käufer',
  changed: (number) => `Bestellung ${number} ist geändert und wartet weiter auf Sie`,
  whoDecides: 'Unter „Freigaben“ freigeben, ändern oder ablehnen',
  release: 'Freigeben',
  refuse: 'Ablehnen',
  refuseNote: 'Grund der Ablehnung',
  refuseHelp: 'Der Käufer liest ihn.',
  actOn: (act, number) => `${act}: Bestellung ${number}`,
  released: (number) => `Bestellung ${number} ist freigegeben`,
  refused: (number) => `Bestellung ${number} ist abgelehnt`,
  title: 'Freigaben',
  description: 'Bestellungen Ihrer Firma, die auf Ihre Freigabe oder Ablehnung warten.',
  lead: 'Bestellungen von Kollegen über deren Limit. Bis zur Freigabe ist nichts reserviert.',
  order: (number) => `Bestellung ${number}`,
  orderOf: (name, number) => `${name}, Bestellung ${number}`,
  open: 'Öffnen',
  none: 'Keine freizugebenden Bestellungen',
  noneDetail:
    'Hier stehen Bestellungen über den Limits der Mitglieder. Die Limits legt ein Inhaber der Firma ' +
    'unter „Firmenkonto“ fest.',
  tradeAccount: 'Firmenkonto',
  poNumber: 'Ihre Bestellnummer',
  note: 'Bemerkung',
  lines: (number) => `Die Positionen der Bestellung ${number}`,
  sku: 'Artikelnummer',
  tool: 'Werkzeug',
  pieces: 'Stück',
  each: 'Einzelpreis',
  sum: 'Gesamt',
}
