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
  refused: (country) => `Nach ${country} liefern wir nicht.`,
  agreed: 'Wie für diesen Auftrag vereinbart.',
  row: 'Versandkosten',
  collection: 'Abholung',
  freeRow: 'frei',
  laterRow: 'auf Anfrage',
  notThere: 'nicht möglich',
  country: 'Lieferung nach',
  postcode: 'Postleitzahl',
  collect: 'Ich hole die Ware ab',
  failed:
    'Die Versandkosten konnten nicht berechnet werden. Sie können trotzdem bestellen; die Seite der Bestellung zeigt sie.',
  notCountry: 'Wählen Sie ein Land aus der Liste.',
}
