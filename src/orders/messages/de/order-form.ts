/** German: see ../order-form.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayNumber, displayMoney } from '../../../platform/money/money.ts'
import type { orderFormMessages as english } from '../order-form.ts'
import { displayPriceEach } from '../../../catalogue/model/units.ts'

const fieldNames: Readonly<Record<string, string>> = {
  quantity: 'die Menge',
  phone: 'die Telefonnummer',
  address: 'die Adresse',
  shipTo: 'die Adresse',
  poNumber: 'Ihre Bestellnummer',
  note: 'die Bemerkung',
}

export const orderFormMessages: Translated<typeof english> = {
  title: 'Bestellen',
  description: 'Geben Sie Menge und Lieferadresse ein.',
  crumbs: 'Sie sind hier',
  purchase: 'Sortiment',
  order: 'Bestellen',
  priceLine: (sku, brand, price, best, basis) =>
    [
      sku,
      ...(brand ? [brand] : []),
      displayPriceEach(price, basis) +
        (best ? `, ab ${displayNumber(best.from)}: ${displayMoney(best.price)}` : ''),
    ].join(' · '),
  name: 'Name',
  email: 'E-Mail',
  available: 'Verfügbare Menge',
  minimum: 'Mindestmenge',
  minimumIs: (minimum, pack) =>
    pack > 1
      ? `${displayNumber(minimum)}, in VE zu ${displayNumber(pack)}`
      : displayNumber(minimum),
  clearanceIs: (left) =>
    `die letzten ${displayNumber(left)}, nur zusammen und unter der üblichen Mindestmenge`,
  phone: 'Telefon',
  phoneHelp: 'Unter dieser Nummer ruft der Fahrer an.',
  quantityHint: (minimum) => `${displayNumber(minimum)} oder mehr`,
  poNumber: 'Ihre Bestellnummer',
  note: 'Bemerkung',
  noteHint: 'Torcode, Öffnungszeiten, Ansprechpartner',
  to: (place) => `Nach ${place}, wie in der Adresse angegeben`,
  summary: 'Ihre Bestellung',
  unitPrice: 'Einzelpreis',
  freight: { 'tax and freight': 'MwSt. und Versand', freight: 'Versandkosten', tax: 'MwSt.' },
  goods: 'Ware',
  notIncluded: 'nicht enthalten',
  total: 'Gesamt',
  nearest: (count) =>
    count === 1 ? 'Die nächste mögliche Menge' : 'Die beiden nächsten möglichen Mengen',
  totalLater: 'sobald die Menge stimmt',
  place: 'Zahlungspflichtig bestellen',
  placing: 'Bestellung wird gesendet',
  nothingOrdered: 'Es wurde nichts bestellt.',
  invalidFields: (fields) => {
    const names = fields.map((field) => fieldNames[field] ?? field)
    return names.length === 1
      ? `Berichtigen Sie bitte ein Feld: ${names[0]}. Alle anderen Eingaben bleiben erhalten.`
      : [
          `Berichtigen Sie bitte ${names.length} Felder: `,
          `${names.slice(0, -1).join(', ')} und ${names.at(-1)}. Alle anderen Eingaben bleiben erhalten.`,
        ].join('')
  },
  unknownOutcome:
    'Der Shop hat nicht geantwortet. Deshalb ist nicht bekannt, ob die Bestellung eingegangen ist.',
  tryAgain:
    'Klicken Sie noch einmal auf „Zahlungspflichtig bestellen“: Dieselbe Bestellung wird nicht zweimal angenommen.',
  accept: (price, basis) => `Preis ${displayPriceEach(price, basis)} übernehmen`,
  earlier: 'Ihre Bestellung ist bereits eingegangen.',
  earlierDetail:
    'Die Bestätigung ist nicht bei Ihnen angekommen. Ihre späteren Änderungen wurden nicht bestellt: ' +
    'Sehen Sie zuerst unter „Meine Bestellungen“ nach und bestellen Sie dann bei Bedarf erneut.',
  seeOrders: 'Meine Bestellungen',
  seeTools: 'Andere Werkzeuge ansehen',
  success: 'Ihre Bestellung ist eingegangen',
  unknown: 'Dieses Werkzeug ist nicht im Verkauf',
  unknownDetail:
    'Das Werkzeug wurde aus dem Sortiment genommen, oder die Adresse stimmt nicht. Es wurde nichts bestellt.',
}
