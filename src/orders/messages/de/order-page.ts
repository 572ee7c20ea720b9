/** German: see ../order-page.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayNumber, displayMoney } from '../../../platform/money/money.ts'
import { displayDay } from '../../../platform/time/display-day.ts'
import type { orderPageMessages as english } from '../order-page.ts'

export const orderPageMessages: Translated<typeof english> = {
  onBehalf: (by, buyer) => `Von ${by || 'unserem Shop'} für ${buyer} bestellt.`,
  title: (number) => (number === undefined ? 'Bestellung' : `Bestellung ${number}`),
  description: 'Eine Bestellung mit Positionen, Verlauf und Belegen.',
  crumbs: 'Sie sind hier',
  mine: 'Meine Bestellungen',
  all: 'Aufträge verwalten',
  company: 'Bestellt für',
  lines: 'Bestellte Positionen',
  linesCaption: (number) => `Die Positionen der Bestellung ${number}`,
  tool: 'Werkzeug',
  pieces: 'Stück',
  each: 'Einzelpreis',
  quantity: 'Menge',
  price: 'Preis',
  sum: 'Gesamt',
  progressOf: ({
    shipped,
    allocated,
    returned,
    cancelled,
    waiting = 0,
    expectedOn,
    onHold = false,
  }) =>
    [
      ...(shipped > 0
        ? [
            allocated > 0
              ? `${displayNumber(shipped)} versandt, ${displayNumber(allocated)} offen`
              : `${displayNumber(shipped)} versandt`,
          ]
        : []),
      ...(expectedOn === undefined
        ? []
        : [
            ...(shipped === 0 && allocated > 0 ? [`${displayNumber(allocated)} reserviert`] : []),
            onHold
              ? `die fehlenden Stücke werden am ${displayDay(expectedOn)} erwartet`
              : `${displayNumber(waiting)} im Rückstand, erwartet am ${displayDay(expectedOn)}`,
          ]),
      ...(cancelled > 0 ? [`${displayNumber(cancelled)} storniert`] : []),
      ...(returned > 0 ? [`${displayNumber(returned)} zurückgesandt`] : []),
    ].join(', '),
  partNumber: (number) => `Artikelnummer des Kunden ${number}`,
  noLongerSold: 'nicht mehr im Verkauf',
  total: 'Gesamt',
  again: 'Erneut bestellen',
  previousOrder: 'Voriger Auftrag, Taste k',
  nextOrder: 'Nächster Auftrag, Taste j',
  more: 'Mehr',
  moreFor: (number) => `Mehr zur Bestellung ${number}`,
  fromBuyer: 'Vom Käufer:',
  withNote: (act) => `${act}, mit Nachricht an den Käufer`,
  print: 'Drucken',
  placedOn: 'bestellt',
  placed: (number) => `Bestellung ${number} ist eingegangen`,
  placedLead: (name) => `Vielen Dank, ${name}. Wir haben Ihre Bestellung erhalten.`,
  next: {
    heading: 'Wie es weitergeht',
    confirm: (email) =>
      `Wir prüfen und bestätigen die Bestellung. Zu jedem Schritt erhalten Sie eine E-Mail an ${email}.`,
    confirmUnmailed:
      'Wir prüfen und bestätigen die Bestellung. Den Stand sehen Sie auf dieser Seite.',
    ship: 'Wir stellen die Ware zusammen und versenden sie. Danach wird hier die Sendungsnummer angezeigt.',
    cancel: 'Bis wir mit dem Zusammenstellen beginnen, können Sie die Bestellung hier stornieren.',
  },
  shopOn: 'Weiter einkaufen',
  allMine: 'Meine Bestellungen',
  progress: 'Verlauf',
  contact: 'Lieferung an',
  name: 'Name',
  orderedBy: 'Bestellt von',
  email: 'E-Mail',
  phone: 'Telefon',
  address: 'Adresse',
  deliveryNotes: 'Für den Fahrer',
  poNumber: 'Bestellnummer des Kunden',
  ownPoNumber: 'Ihre Bestellnummer',
  note: 'Bemerkung',
  by: (name) => `von ${name}`,
  byBuyer: 'vom Käufer',
  byShop: 'vom Shop',
  tracking: (number) => `Sendungsnummer ${number}`,
  track: 'Sendung verfolgen',
  cancel: 'Bestellung stornieren',
  cancelling: (number, pieces, total) =>
    `Bestellung ${number} wird storniert. ` +
    (pieces === 1 ? 'Das bestellte Stück' : `Die ${displayNumber(pieces)} Stück`) +
    ` im Wert von ${displayMoney(total)} ${pieces === 1 ? 'geht' : 'gehen'} zurück ins Lager.`,
  done: (number, status) => `Bestellung ${number} ist jetzt ${status}`,
  nextStep: 'Nächster Schritt',
  carrier: 'Paketdienst oder Spedition',
  noCarrier: 'Keine Angabe',
  otherCarrier: 'Andere',
  carrierName: 'Name des Paketdienstes oder der Spedition',
  trackingNumber: 'Sendungsnummer',
  trackingLink: 'Link zur Sendungsverfolgung',
  trackingHelp:
    'Die Adresse der Sendungsverfolgung beginnt mit https://. Bleibt das Feld leer, wird der Link für Versanddienste aus den Einstellungen automatisch gebildet.',
  setDelivery: 'Versandkosten',
  deliveryCharge: 'Betrag ohne MwSt.',
  deliveryChargeHelp:
    'Der Käufer erhält eine E-Mail mit dem Betrag. Legen Sie den Betrag fest, bevor Sie den Auftrag bestätigen.',
  chargeOnRequestHelp:
    'Der Käufer erhält eine E-Mail und stimmt dem Betrag auf der Seite der Bestellung zu. Bis dahin ist der Auftrag zurückgestellt. Für eine versandkostenfreie Lieferung (0) ist keine Zustimmung nötig.',
  saveDelivery: 'Betrag festlegen',
  deliverySaved: 'Betrag festgelegt; der Käufer wird benachrichtigt',
  correctTracking: 'Sendungsverfolgung',
  saveTracking: 'Sendungsverfolgung speichern',
  trackingCorrected: 'Sendungsverfolgung gespeichert',
  stepNote: 'Nachricht an den Käufer',
  stepNoteHelp: 'Die Nachricht wird bei diesem Schritt und in der E-Mail angezeigt.',
  doing: 'Einen Moment',
  unknown: 'Bestellung nicht gefunden',
  unknownDetail:
    'Die Bestellung gehört vielleicht zu einem anderen Konto, oder die Nummer stimmt nicht. Prüfen Sie die Nummer und das Konto, mit dem Sie angemeldet sind.',
  notCancellable:
    'Diese Bestellung wird schon zusammengestellt und lässt sich hier nicht mehr stornieren. Rufen Sie uns an, wenn etwas nicht stimmt.',
}
