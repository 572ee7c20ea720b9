/** German: see ../pages.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayNumber } from '../../../platform/money/money.ts'
import { displayDay } from '../../../platform/time/display-day.ts'
import type * as english from '../pages.ts'

export const targetNames: Translated<typeof english.targetNames> = {
  tool: 'Werkzeug',
  brand: 'Marke',
  category: 'Kategorie',
}

const byTarget = {
  tool: 'für das Werkzeug',
  brand: 'für die Marke',
  category: 'für die Kategorie',
} as const

export const pricesPageMessages: Translated<typeof english.pricesPageMessages> = {
  title: 'Preise',
  description: 'Preislisten der Firmen.',
  lead:
    'Preislisten werden Firmen zugeordnet. Deren Käufer sehen und zahlen diese Preise. Was nicht in der ' +
    'Liste steht, hat den Preis ihrer Grundlage oder des Katalogs.',
  caption: 'Preislisten',
  list: 'Preisliste',
  base: 'Grundlage',
  catalogue: 'Der Katalog',
  rows: 'Preise',
  companies: 'Firmen',
  empty: 'Noch keine Preislisten',
  emptyDetail: 'Legen Sie eine Preisliste an, und ordnen Sie sie auf der Seite einer Firma zu.',
  newList: 'Neue Preisliste',
  open: 'Öffnen',
  openWhich: (name) => `${name} öffnen`,
  name: 'Name',
  add: 'Anlegen',
  adding: 'Wird angelegt',
  added: (name) => `${name} ist angelegt.`,
  remove: (name) => `Preisliste ${name} löschen`,
  sureToRemove: (name) => `${name} und alle Preise darin werden gelöscht.`,
  notDone: 'Es wurde nichts geändert.',
  back: 'Alle Preislisten',
  loadFile: 'Datei laden',
  save: 'Speichern',
  saving: 'Wird gespeichert',
  saved: 'Gespeichert.',
  settings: 'Name und Grundlage',
  history: 'Verlauf dieser Liste',
}

export const checkMessages: Translated<typeof english.checkMessages> = {
  title: 'Preisauskunft',
  company: 'Firma',
  chooseCompany: 'Firma wählen',
  sku: 'Artikelnummer',
  quantity: 'Menge',
  day: 'Tag',
  dayHelp: 'Leer: heute.',
  check: 'Prüfen',
  checking: 'Wird geprüft',
  needed: 'Wählen Sie eine Firma, und geben Sie eine Artikelnummer ein.',
  notFound: 'Kein Werkzeug im Verkauf hat diese Artikelnummer.',
  pays: (tool, quantity, price, day) =>
    `${displayNumber(quantity)} × ${tool} am ${displayDay(day)}: ${price}.`,
  fromCatalogue: 'Das ist der Preis des Katalogs.',
  fromList: (list, target, catalogue) =>
    `Aus der Preisliste ${list}, ${byTarget[target]}; ` +
    `der Preis des Katalogs ist ${catalogue}.`,
}

export const rowsPageMessages: Translated<typeof english.rowsPageMessages> = {
  description: 'Die Preise einer Liste.',
  caption: 'Preise dieser Liste',
  search: 'Preise dieser Liste durchsuchen',
  hint: 'Name oder Artikelnummer',
  since: 'Geändert seit',
  subject: 'Für',
  price: 'Preis',
  days: 'Tage',
  changed: 'Geändert',
  always: 'Immer',
  from: (day) => `ab ${displayDay(day)}`,
  until: (day) => `bis ${displayDay(day)}`,
  percent: (percent) => `${displayNumber(percent)} % Rabatt`,
  rung: (from, price) => `ab ${displayNumber(from)}: ${price}`,
  noNumber:
    'gilt für dieselbe Menge wie der Preis jedes Werkzeugs: Bearbeiten Sie ihn, um sie festzulegen',
  removed: 'entfernt',
  gone: 'gelöscht',
  empty: 'Noch keine Preise',
  emptyDetail: 'Bis Sie welche hinzufügen, gelten alle Preise der Grundlage.',
  noChange: 'Seitdem keine Änderungen',
  add: 'Preis hinzufügen',
  change: 'Ändern',
  changeOf: (name) => `Preis ändern: ${name}`,
  changeTitle: (name) => `Preis: ${name}`,
  cancel: 'Abbrechen',
  remove: (name) => `Preis entfernen: ${name}`,
  takeOut: 'Entfernen',
  putBack: 'Wiederherstellen',
  putBackOf: (name) => `Preis wiederherstellen: ${name}`,
  wasPutBack: (name) => `Der Preis ist wiederhergestellt: ${name}.`,
  target: 'Gilt für',
  nameOf: { tool: 'Artikelnummer', brand: 'Marke', category: 'Kategorie' },
  percentOff: 'Rabatt in Prozent',
  percentHelp: 'Gilt für alle Staffelpreise.',
  ownPrice: 'Oder ein fester Preis',
  ownPriceHelp: 'Ersetzt alle Staffelpreise.',
  ladder: 'Staffelpreise',
  ladderHelp: 'Etwa 24: 9,50; 96: 8,80',
  pricePer: 'Preis je',
  pricePerHelp: 'Nötig, wenn die Preise des Werkzeugs nicht je Stück gelten.',
  pricePerUnsaid: 'Keine Angabe',
  notLadder: 'Geben Sie Menge und Preis ein, etwa 24: 9,50; 96: 8,80.',
  validFrom: 'Ab',
  validUntil: 'Bis',
  added: (name) => `Der Preis ist gespeichert: ${name}.`,
}
