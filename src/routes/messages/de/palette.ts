/** German: see ../palette.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayCount } from '../../../platform/money/money.ts'
import type { paletteMessages as english } from '../palette.ts'

const orMore = (count: string, more: boolean): string => (more ? `${count} oder mehr` : count)

export const paletteMessages: Translated<typeof english> = {
  groups: {
    act: 'Ausführen',
    waiting: 'Wartet auf Sie',
    lastOpened: 'Zuletzt geöffnet',
    orders: 'Aufträge',
    ownOrders: 'Meine Bestellungen',
    customers: 'Kunden',
    money: 'Belege',
    quotes: 'Angebote',
    lists: 'Merklisten',
    settings: 'Einstellungen',
    pages: 'Gehe zu',
  },
  nothing: (q) => `Keine Aktion, Einstellung oder Seite gefunden. „${q}“ suchen in`,
  settingsPages: {
    delivery: ['Versandkosten', 'Lieferung Fracht Porto Zonen'],
    salesTax: ['US-Umsatzsteuer', 'Sätze Bundesstaaten'],
    staff: ['Mitarbeiter', 'Rechte Berechtigungen einladen'],
    numbers: ['Nummern', 'Rechnungen Belege'],
    history: ['Verlauf', 'wer hat was geändert'],
  },
  toConfirm: (count, more) =>
    `${orMore(displayCount(count, 'Auftrag', 'Aufträge'), more)} bestätigen`,
  toPick: (count) => `${displayCount(count, 'Auftrag', 'Aufträge')} kommissionieren`,
  toReview: (count, more) =>
    `${orMore(displayCount(count, 'Firmenkonto', 'Firmenkonten'), more)} prüfen`,
  overdue: (count, more) =>
    `${orMore(displayCount(count, 'überfällige Rechnung', 'überfällige Rechnungen'), more)} anmahnen`,
  oldest: (wait) => `ältester wartet seit ${wait}`,
  confirm: (number) => `Auftrag ${number} bestätigen`,
  confirmed: (number) => `Auftrag ${number} wurde bestätigt`,
  orderFor: (name) => `Für ${name} bestellen`,
  order: (number) => `Bestellung ${number}`,
  onHold: 'zurückgestellt',
  poNumber: (number) => `Bestellnummer ${number}`,
  company: (number, members) =>
    `Firma ${number} · ${displayCount(members, 'Mitglied', 'Mitglieder')}`,
  quote: (number) => `Angebot ${number}`,
  lines: (count) => displayCount(count, 'Position', 'Positionen'),
  key: 'Strg Enter',
  hint: 'Enter öffnet, Strg Enter führt die Aktion hier aus',
  staffHint:
    'Enter öffnet, Strg Enter führt die Aktion hier aus · # Aufträge, @ Kunden, > Seiten und Einstellungen',
  kinds: {
    invoice: 'Rechnung',
    'packing-slip': 'Packzettel',
    'delivery-note': 'Lieferschein',
    'credit-note': 'Gutschrift',
    statement: 'Kontoauszug',
  },
  cart: 'Warenkorb',
  home: 'Startseite',
  tools: 'Sortiment',
  pad: 'Schnellbestellung',
  compare: 'Vergleichen',
  logIn: 'Anmelden',
  signUp: 'Registrieren',
}
