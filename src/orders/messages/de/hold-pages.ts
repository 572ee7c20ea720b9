/** German: see ../hold-pages.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayNumber } from '../../../platform/money/money.ts'
import type { holdPageMessages as english } from '../hold-pages.ts'

export const holdPageMessages: Translated<typeof english> = {
  heading: 'Zurückgestellt',
  waits: {
    newcomer: 'Diese Bestellung ist zurückgestellt, bis der Shop sie freigibt.',
    approval: 'Diese Bestellung wartet auf die Freigabe durch Ihre Firma.',
    credit: 'Diese Bestellung ist zurückgestellt, bis der Shop sie freigibt.',
    delivery:
      'Diese Bestellung wartet, bis Sie oder andere Berechtigte Ihrer Firma den Versandkosten zustimmen.',
    payment:
      'Diese Bestellung wartet auf die Zahlung. Die Rechnung finden Sie bei den Belegen der Bestellung.',
    agent:
      'Diese Bestellung hat ein Agent aufgegeben. Die Person, für die der Agent handelt, muss sie noch freigeben.',
  },
  waitsStaff: {
    newcomer:
      'Diese Bestellung liegt über der Grenze für neue Kunden: Der Shop hat noch keinen Auftrag dieses Kontos bestätigt.',
    approval:
      'Diese Bestellung wartet auf einen Freigeber der Firma des Käufers. Auch Sie können über die Freigabe entscheiden.',
    credit:
      'Diese Bestellung wurde wegen des Kreditlimits oder einer überfälligen Rechnung der Firma zurückgestellt. Für die Freigabe brauchen Sie die Berechtigung „Finanzen“.',
    delivery:
      'Diese Bestellung wartet, bis der Käufer den Versandkosten zustimmt. Geben Sie die Bestellung frei, wenn er Ihnen gegenüber zugestimmt hat, etwa am Telefon.',
    payment:
      'Diese Bestellung wartet auf die Zahlung und wird freigegeben, sobald die Zahlung gebucht ist. Um sie vorher freizugeben, brauchen Sie die Berechtigung „Finanzen“.',
    agent:
      'Ein Agent hat für den Käufer bestellt. Die Bestellung wartet auf die Freigabe durch den Käufer.',
  },
  mayApprove: (names) => `Freigeber: ${new Intl.ListFormat('de').format(names)}.`,
  untilThen: 'Die Preise bleiben gültig. Bis zur Freigabe ist nichts reserviert.',
  keptUntilThen: 'Die Preise bleiben gültig, und die Ware ist reserviert.',
  acceptDelivery: (sum) => `Zustimmen, Gesamtbetrag ${sum}`,
  acceptHelp:
    'Wenn Sie nicht einverstanden sind, stornieren Sie die Bestellung oben auf der Seite unter „Mehr“.',
  approveAgentOrder: (sum) => `Freigeben, Gesamtbetrag ${sum}`,
  agentOrderApproved: (number) => `Bestellung ${number} wurde freigegeben`,
  deliveryAccepted: (number) => `Sie haben den Versandkosten der Bestellung ${number} zugestimmt`,
  releaseAgreed: 'Freigeben: Käufer hat zugestimmt',
  ends: 'Frist bis',
  outcome: {
    released: 'Freigegeben',
    refused: 'Abgelehnt',
    expired: 'Abgelaufen: nicht rechtzeitig freigegeben',
    withdrawn: 'Während der Zurückstellung storniert',
  },
  accepted: 'Angenommen',
  by: (name) => `von ${name}`,
  approve: 'Freigeben',
  change: 'Mengen ändern',
  changeOfOrder: (number) => `Mengen der Bestellung ${number} ändern`,
  changeOf: (number) => `Mengen der Bestellung ${number}`,
  changeHelp:
    'Bei Menge 0 entfällt die Position. Preise bleiben gleich, solange für die neue Menge dieselbe Preisstaffel gilt. ' +
    'Der Käufer erhält eine E-Mail mit den Änderungen.',
  quantityOf: (name) => `Menge: ${name}`,
  orderedAt: (quantity, price) => `Bestellt: ${displayNumber(quantity)} zu ${price}.`,
  changeNote: 'Nachricht an den Käufer',
  changed: (number) => `Bestellung ${number} wurde geändert und wartet weiter auf Ihre Freigabe`,
  whoDecides: 'Unter „Freigaben“ freigeben, ändern oder ablehnen',
  release: 'Freigeben',
  refuse: 'Ablehnen',
  refuseNote: 'Grund der Ablehnung',
  refuseHelp: 'Der Käufer sieht den Grund.',
  actOn: (act, number) => `${act}: Bestellung ${number}`,
  released: (number) => `Bestellung ${number} wurde freigegeben`,
  refused: (number) => `Bestellung ${number} wurde abgelehnt`,
  title: 'Freigaben',
  description: 'Bestellungen Ihrer Firma, die auf Ihre Freigabe oder Ablehnung warten.',
  lead: 'Bestellungen, mit denen Kollegen ihr Limit überschreiten. Bis zur Freigabe ist nichts reserviert.',
  order: (number) => `Bestellung ${number}`,
  orderOf: (name, number) => `${name}, Bestellung ${number}`,
  open: 'Öffnen',
  none: 'Keine freizugebenden Bestellungen',
  noneDetail:
    'Hier werden Bestellungen über den Limits der Mitglieder aufgeführt. Die Limits legt ein Inhaber der Firma ' +
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
