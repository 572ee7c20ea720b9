/** German: see ../delivery.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { deliveryMessages as english } from '../delivery.ts'

export const deliveryMessages: Translated<typeof english> = {
  charged: (zone, surcharges) =>
    surcharges.length === 0
      ? `Lieferung: ${zone}.`
      : `Lieferung: ${zone}, mit ${surcharges.join(' und ')}.`,
  freeFrom: (value, zone) => `Versandkostenfrei ab ${value} Warenwert: ${zone}.`,
  free: (zone) => `Versandkostenfrei: ${zone}.`,
  onRequest: 'Wir nennen Ihnen die Versandkosten vor dem Versand.',
  collected: (where) => `Sie holen die Ware ab: ${where}`,
  refused: (country) => `Wir liefern nicht in dieses Land: ${country}.`,
  agreed: 'Versandkosten wie für diesen Auftrag vereinbart.',
  row: 'Versandkosten',
  collection: 'Abholung',
  freeRow: 'kostenlos',
  laterRow: 'auf Anfrage',
  notThere: 'nicht möglich',
  country: 'Lieferung nach',
  postcode: 'Postleitzahl',
  collect: 'Ich hole die Ware ab',
  failed:
    'Die Versandkosten konnten nicht berechnet werden. Sie können trotzdem bestellen. Die Versandkosten stehen danach auf der Seite der Bestellung.',
  notCountry: 'Wählen Sie ein Land aus der Liste.',
}
