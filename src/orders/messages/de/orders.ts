/** German: see ../orders.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayNumber, displayMoney } from '../../../platform/money/money.ts'
import type { ordersMessages as english } from '../orders.ts'
import { displayPriceEach, type PriceBasis } from '../../../catalogue/model/units.ts'

type BasedAmount = readonly [cents: number, basis: PriceBasis]
/** States what the price is now for, if that has changed. */
const priceMoved = ([before, basisBefore]: BasedAmount, [now, basis]: BasedAmount): string =>
  `Der Preis betrug ${displayPriceEach(before, basisBefore)} und beträgt jetzt ${
    basis.pricePer === basisBefore.pricePer ? displayMoney(now) : displayPriceEach(now, basis)
  }.`

export const ordersMessages: Translated<typeof english> = {
  sampleMail: 'Test-E-Mail',
  notPayBy: 'Senden Sie „card“, oder lassen Sie das Feld weg, um auf Rechnung zu kaufen.',
  notMailKind: 'Diese E-Mail gibt es nicht. Wählen Sie eine andere.',
  currencyFixed:
    'Die Währung lässt sich nicht mehr ändern, weil es Bestellungen in dieser Währung gibt. Sind es nur Bestellungen des Demo-Shops, ' +
    'entfernen Sie zuerst den Demo-Shop.',
  problems: {
    quantityNotValid: 'Diese Menge kann nicht bestellt werden',
    priceChanged: 'Der Preis hat sich geändert',
    taxChanged: 'Der Gesamtbetrag inkl. Steuer hat sich geändert',
    deliveryChanged: 'Die Versandkosten haben sich geändert',
    notDelivered: 'An diese Adresse liefern wir nicht',
    deliveryFixed: 'Die Versandkosten lassen sich nicht mehr festlegen',
    buyerNotAdmitted: 'Dieses Konto kann noch nicht bestellen',
    companyOnHold: 'Diese Firma kann zurzeit nicht bestellen',
    belowMinimumOrder: 'Der Mindestbestellwert dieser Firma ist nicht erreicht',
    linesRefused: 'Einige Positionen müssen berichtigt werden',
    notShipped: 'Diese Bestellung wurde noch nicht versandt',
    stockTaken: 'Der Bestand reicht nicht, um die Bestellung wiederherzustellen',
    cardNotOffered: 'Dieser Shop nimmt keine Kartenzahlungen an',
    stepNotAllowed: 'Dieser Schritt ist nicht möglich',
    shipmentTooLarge: 'Die Liefermenge ist größer als die offene Menge',
    returnTooLarge: 'Die Rücksendemenge ist größer als die mögliche Menge',
  },
  priceChangedDetail: (before, now) =>
    `${priceMoved(before, now)} Es wurde nichts bestellt. Übernehmen Sie den neuen Preis, und bestellen Sie dann noch einmal.`,
  notAdmitted: {
    confirmed:
      'Zum Bestellen muss Ihre E-Mail-Adresse bestätigt sein. Fordern Sie unter „Mein Profil“ die E-Mail ' +
      'zur Bestätigung an und bestellen Sie dann noch einmal. Ihre Eingaben bleiben erhalten.',
    companies:
      'Dieser Shop verkauft nur an Firmen. Wählen Sie auf der Seite „Firmenkonto“ Ihre Firma, oder ' +
      'beantragen Sie dort ein Konto. Ihr Warenkorb bleibt erhalten.',
  },
  cardNotOfferedDetail: 'Es wurde nichts bestellt. Bestellen Sie stattdessen auf Rechnung.',
  companyOnHoldDetail: (company) =>
    `Das Firmenkonto von ${company} ist zurückgestellt, deshalb wurde nichts bestellt. Wenden Sie sich an uns.`,
  belowMinimumOrderDetail: (minimum, total) =>
    `Der Mindestbestellwert Ihrer Firma beträgt ${displayMoney(minimum)}, der Wert dieser Bestellung ` +
    `${displayMoney(total)}. Es fehlen ${displayMoney(minimum - total)}.`,
  taxChangedDetail: (before, now) =>
    `Es wurde nichts bestellt: Der Gesamtbetrag inkl. Steuer beträgt jetzt ${now} statt ${before}. Bestellen Sie noch einmal, wenn Sie damit einverstanden sind.`,
  deliveryChangedDetail: (before, now, sum) =>
    `Es wurde nichts bestellt: Die Versandkosten betragen jetzt ${now} statt ${before}, der Gesamtbetrag ${sum}. ` +
    'Bestellen Sie noch einmal, wenn Sie damit einverstanden sind.',
  chargeFirst: (number) =>
    `Die Versandkosten des Auftrags ${number} sind „auf Anfrage“. Legen Sie die Versandkosten zuerst fest (0 für versandkostenfreie Lieferung). ` +
    'Der Käufer muss ihnen dann zustimmen.',
  deliveryFixedDetail: (number) =>
    `Die Versandkosten des Auftrags ${number} lassen sich nicht ändern: Das ist nur möglich, solange der Auftrag ` +
    'noch nicht bestätigt ist und Versandkosten berechnet werden.',
  noChargeToSet: (number) =>
    `Auftrag ${number} wird abgeholt oder ging ein, als keine Versandkosten berechnet wurden. Deshalb lassen sich keine Versandkosten festlegen.`,
  notDeliveredDetail: (reason, collection) =>
    `${reason} Es wurde nichts bestellt. ` +
    (collection
      ? 'Wählen Sie ein anderes Land, oder holen Sie die Ware ab.'
      : 'Wählen Sie ein anderes Land, oder wenden Sie sich an uns.'),
  notPhone: 'Geben Sie eine Telefonnummer mit mindestens 5 Ziffern ein.',
  linesRefusedDetail: (lines) =>
    lines === 1
      ? 'Eine Position muss berichtigt werden. Es wurde nichts bestellt.'
      : `${displayNumber(lines)} Positionen müssen berichtigt werden. Es wurde nichts bestellt.`,
  linePriceChanged: priceMoved,
  lineShort: (available) =>
    available === 0
      ? 'Dieses Werkzeug ist nicht mehr auf Lager.'
      : available === 1
        ? 'Von diesem Werkzeug ist nur noch ein Stück auf Lager.'
        : `Von diesem Werkzeug sind nur noch ${displayNumber(available)} auf Lager.`,
  lineNotSold: 'Dieses Werkzeug ist nicht mehr im Verkauf. Entfernen Sie die Position.',
  noLines: 'Eine Bestellung braucht mindestens eine Position.',
  tooManyLines: (max) => `Eine Bestellung darf höchstens ${displayNumber(max)} Positionen haben.`,
  toolTwice:
    'Dieses Werkzeug ist schon in einer Position weiter oben enthalten. Fassen Sie beide Positionen zusammen.',
  noName: 'Geben Sie das Werkzeug mit „toolId“, „sku“ oder „partNumber“ an.',
  oneName: 'Geben Sie nur eines der Felder „toolId“, „sku“ und „partNumber“ an.',
  unknownSku: (sku) =>
    `Kein Werkzeug im Verkauf hat die Artikelnummer ${sku}. Prüfen Sie die Artikelnummer.`,
  unknownPartNumber: (number) =>
    `Ihre Firma hat keine Artikelnummer ${number}. Prüfen Sie die Nummer, oder bestellen Sie mit der Artikelnummer des Shops.`,
  partNumberOfNobody:
    'Artikelnummern des Kunden gehören zu einer Firma: Senden Sie den Header „X-Company“.',
  notStatus:
    'Geben Sie einen Status an: „placed“, „confirmed“, „picking“, „shipped“, „delivered“ oder „cancelled“.',
  notSort: 'Sortieren Sie nach „newest“, „oldest“, „total“ oder „total-down“.',
  notDay: 'Geben Sie ein Datum ein, zum Beispiel 2026-11-21.',
  notTrackingLink: 'Geben Sie eine Adresse ein, die mit https:// beginnt.',
  status: {
    placed: 'eingegangen',
    confirmed: 'bestätigt',
    picking: 'in Kommissionierung',
    shipped: 'versandt',
    delivered: 'zugestellt',
    cancelled: 'storniert',
  },
  act: {
    placed: 'Bestellen',
    confirmed: 'Bestätigen',
    picking: 'Kommissionieren',
    shipped: 'Versenden',
    delivered: 'Als zugestellt markieren',
    cancelled: 'Stornieren',
  },
  stepRefused: (number, status, allowed) =>
    allowed.length === 0
      ? `Bestellung ${number} ist ${status}. Der Status lässt sich nicht mehr ändern.`
      : `Bestellung ${number} ist ${status}. Der nächste Schritt ist: ${allowed.join(' oder ')}.`,
  shipInstead: (number, status) =>
    `Auftrag ${number} ist ${status}. Er kann jetzt kommissioniert oder storniert werden. Soll die Ware sofort versandt werden, legen Sie eine Lieferung an.`,
  notYourOrder:
    'Für diese Bestellung ist ein Kollege zuständig. Bitten Sie ihn oder den Shop, sie zu stornieren.',
  stepWithBuyer: (number, status) =>
    `Bestellung ${number} ist ${status} und lässt sich nicht mehr stornieren. Rufen Sie uns an, wenn etwas nicht stimmt.`,
  notShippedDetail: (number, status) =>
    `Bestellung ${number} ist ${status}. Die Sendungsverfolgung lässt sich erst nach dem Versand eintragen.`,
  partlyShipped: 'teilweise versandt',
  onHold: 'zurückgestellt',
  notShippable: (number, status) =>
    `Auftrag ${number} ist ${status}. Versenden lassen sich nur bestätigte Aufträge, die noch nicht versandt wurden.`,
  nothingToShip: (number) =>
    `Alle offenen Stücke des Auftrags ${number} sind im Rückstand. Es wurde nichts versandt.`,
  shipmentTooLarge: (lines) =>
    `${lines
      .map(
        ({ line, left }) =>
          `Von Position ${line} sind nur noch ${displayNumber(left)} Stück offen.`,
      )
      .join(' ')} Es wurde nichts versandt.`,
  returnTooLarge: (lines) =>
    lines
      .map(
        ({ line, left }) =>
          `Von Position ${line} lassen sich nur ${displayNumber(left)} Stück zurücksenden.`,
      )
      .join(' '),
  notPartlyShipped: (number, status) =>
    `Auftrag ${number} ist ${status}. Auf diese Weise lässt sich nur der Rest eines teilweise versandten Auftrags stornieren.`,
  endMail: ({ shop, number, cancelled, note, name, link }) => ({
    subject: `Der Rest Ihrer Bestellung ${number} wurde storniert`,
    text: [
      `Guten Tag ${name},`,
      '',
      cancelled === 1
        ? `ein Stück Ihrer Bestellung ${number} wird nicht mehr versandt. Frühere Lieferungen sind davon nicht betroffen.`
        : `${displayNumber(cancelled)} Stück Ihrer Bestellung ${number} werden nicht mehr versandt. Frühere Lieferungen sind davon nicht betroffen.`,
      ...(note === '' ? [] : ['', note]),
      '',
      link,
      '',
      shop,
      '',
    ].join('\n'),
  }),
  partlyShippedNotCancelled: (number) =>
    `Auftrag ${number} wurde teilweise versandt und lässt sich nicht mehr stornieren. ` +
    'Versenden oder stornieren Sie den Rest.',
  alsoLines: (count) => `${displayNumber(count + 1)} Positionen: `,
  orderNotFound: (number) =>
    `Die Bestellung ${number} gibt es nicht mehr. Laden Sie die Liste neu.`,
  restoreTooLate:
    'Die Bestellung wurde vor mehr als 30 Tagen gelöscht und lässt sich nicht mehr wiederherstellen.',
  stockTaken: (number, short) =>
    `Bestellung ${number} bleibt gelöscht, weil der Bestand nicht reicht: ` +
    short
      .map(
        ({ tool, needed, available }) =>
          `von ${tool} werden ${displayNumber(needed)} benötigt, verfügbar: ${displayNumber(available)}`,
      )
      .join('; ') +
    '. Buchen Sie den Wareneingang, oder bestellen Sie weniger.',
  digestFailed:
    'Die E-Mails an Administratoren über Bestellungen konnten nicht erstellt werden; ein neuer Versuch folgt',
  notQuantity: 'Geben Sie eine ganze Zahl von 1 bis 1.000.000 ein.',
}
