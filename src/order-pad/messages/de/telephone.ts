/** German: see ../telephone.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayMoney } from '../../../platform/money/money.ts'
import type { telephoneMessages as english } from '../telephone.ts'

const without = {
  'tax and freight': 'ohne Steuer und Versandkosten',
  freight: 'ohne Versandkosten',
  tax: 'ohne Steuer',
} as const

export const telephoneMessages: Translated<typeof english> = {
  title: 'Für einen Kunden bestellen',
  crumbs: 'Sie sind hier',
  allOrders: 'Aufträge verwalten',
  description: 'Bestellung für einen Käufer zu dessen Preisen und Zahlungsbedingungen aufgeben.',
  lead: 'Für telefonische Bestellungen: Wählen Sie den Kunden, geben Sie die Positionen ein, und bestellen Sie.',
  search: 'Kunden suchen',
  hint: 'Name, E-Mail oder Firma',
  recent: 'Zuletzt bestellt',
  noRecent: 'Noch keine Kunden mit Bestellungen',
  noRecentDetail: 'Suchen Sie einen Kunden nach Name, E-Mail-Adresse oder Firma.',
  nobody: (q) => `Kein Kunde gefunden für „${q}“`,
  nobodyDetail:
    'Bitten Sie den Kunden, sich zu registrieren, oder laden Sie ihn auf der Seite seiner Firma ein.',
  found: 'Kunden',
  more: (count) =>
    `Angezeigt werden die ersten ${count} Kunden. Geben Sie mehr vom Namen ein, um die Suche einzugrenzen.`,
  who: 'Kunde',
  company: 'Firma',
  alone: 'Für sich selbst',
  choose: 'Wählen',
  chooseFor: (name, company) => `Wählen: ${name}, ${company}`,
  another: 'Anderer Kunde',
  orderFor: (name, company) => (company === undefined ? `Für ${name}` : `Für ${name} (${company})`),
  onHold:
    'Dieses Firmenkonto ist zurückgestellt: Zurzeit sind keine Bestellungen für die Firma möglich.',
  terms: 'Vereinbarungen',
  paymentTerms: 'Zahlungsbedingungen',
  minimumOrder: 'Mindestbestellwert',
  limits: (order, month) =>
    [
      ...(order === undefined ? [] : [`${displayMoney(order)} je Bestellung`]),
      ...(month === undefined ? [] : [`${displayMoney(month)} im Monat`]),
    ].join(', '),
  canSpend: 'Bestelllimit',
  lines: 'Positionen',
  linesHelp: 'Je Zeile ein Werkzeug: Artikelnummer oder Bezeichnung und Menge, etwa HAM-16 24.',
  add: 'Positionen hinzufügen',
  adding: 'Werkzeuge werden gesucht',
  nothingRead:
    'Keine Zeile enthält ein bekanntes Werkzeug. Prüfen Sie Artikelnummern und Bezeichnungen.',
  caption: 'Positionen des Auftrags',
  tool: 'Werkzeug',
  quantity: 'Menge',
  quantityOf: (name) => `Menge: ${name}`,
  inStock: (pieces) => `${pieces} auf Lager`,
  unitPrice: 'Einzelpreis',
  total: 'Summe',
  remove: (name) => `Entfernen: ${name}`,
  quantityButton: (quantity, name) => `${quantity} übernehmen: ${name}`,
  goods: (total, notIncluded) =>
    `Ware: ${displayMoney(total)}${notIncluded === undefined ? '' : `, ${without[notIncluded]}`}.`,
  notReady: 'Berichtigen oder entfernen Sie zuerst die fehlerhaften Positionen.',
  noLines: 'Fügen Sie zuerst Positionen hinzu.',
  where: 'Lieferadresse',
  saved: 'Gespeicherte Adressen',
  otherAddress: 'Andere Adresse',
  charges: 'Kosten',
  phone: 'Telefon',
  poNumber: 'Bestellnummer des Kunden',
  note: 'Bemerkung',
  place: 'Zahlungspflichtig bestellen',
  placing: 'Wird bestellt',
  placed: (number) => `Auftrag ${number} ist eingegangen`,
  held: (number) => `Auftrag ${number} wartet auf Freigabe`,
  notPlaced: 'Es wurde nichts bestellt.',
}
