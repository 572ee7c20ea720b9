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
    'Ordnen Sie eine Preisliste Firmen zu, damit deren Käufer die Preise der Liste sehen und zahlen. Für Werkzeuge, die nicht in der ' +
    'Liste stehen, gilt der Preis der Basisliste oder des Katalogs.',
  caption: 'Preislisten',
  list: 'Preisliste',
  base: 'Basis',
  catalogue: 'Katalog',
  rows: 'Preise',
  companies: 'Firmen',
  empty: 'Noch keine Preislisten',
  emptyDetail:
    'Legen Sie eine Preisliste an, und ordnen Sie sie auf der Seite der Firma zu, für die sie gelten soll.',
  newList: 'Neue Preisliste',
  open: 'Öffnen',
  openWhich: (name) => `${name} öffnen`,
  name: 'Name',
  add: 'Anlegen',
  adding: 'Wird angelegt',
  added: (name) => `${name} wurde angelegt.`,
  remove: (name) => `Preisliste ${name} löschen`,
  sureToRemove: (name) => `${name} und alle Preise darin werden gelöscht.`,
  notDone: 'Die Änderung wurde nicht gespeichert.',
  back: 'Alle Preislisten',
  loadFile: 'Datei importieren',
  save: 'Speichern',
  saving: 'Wird gespeichert',
  saved: 'Die Preisliste wurde gespeichert.',
  settings: 'Name und Basis',
  history: 'Änderungsverlauf der Preisliste',
}

export const checkMessages: Translated<typeof english.checkMessages> = {
  title: 'Preisauskunft',
  company: 'Firma',
  chooseCompany: 'Firma wählen',
  sku: 'Artikelnummer',
  quantity: 'Menge',
  day: 'Datum',
  dayHelp: 'Ohne Angabe gilt das heutige Datum.',
  check: 'Prüfen',
  checking: 'Wird geprüft',
  needed: 'Wählen Sie eine Firma, und geben Sie eine Artikelnummer ein.',
  notFound: 'Kein Werkzeug im Verkauf hat diese Artikelnummer. Prüfen Sie die Artikelnummer.',
  pays: (tool, quantity, price, day) =>
    `${displayNumber(quantity)} × ${tool} am ${displayDay(day)}: ${price}.`,
  fromCatalogue: 'Es gilt der Katalogpreis.',
  fromList: (list, target, catalogue) =>
    `Es gilt die Preisliste ${list}, Preis ${byTarget[target]}. ` +
    `Der Katalogpreis beträgt ${catalogue}.`,
}

export const rowsPageMessages: Translated<typeof english.rowsPageMessages> = {
  description: 'Die Preise einer Preisliste.',
  caption: 'Preise der Preisliste',
  search: 'Preisliste durchsuchen',
  hint: 'Name oder Artikelnummer',
  since: 'Geändert seit',
  subject: 'Gilt für',
  price: 'Preis',
  days: 'Gültigkeit',
  changed: 'Geändert',
  always: 'Unbegrenzt',
  from: (day) => `ab ${displayDay(day)}`,
  until: (day) => `bis ${displayDay(day)}`,
  percent: (percent) => `${displayNumber(percent)} % Rabatt`,
  rung: (from, price) => `ab ${displayNumber(from)}: ${price}`,
  noNumber:
    'Preiseinheit wie beim jeweiligen Werkzeug. Bearbeiten Sie den Preis, um die Preiseinheit festzulegen',
  removed: 'entfernt',
  gone: 'gelöscht',
  empty: 'Noch keine Preise',
  emptyDetail: 'Solange die Preisliste leer ist, gelten die Preise der Basis.',
  noChange: 'Keine Änderungen seit diesem Datum',
  add: 'Preis hinzufügen',
  change: 'Ändern',
  changeOf: (name) => `Preis ändern: ${name}`,
  changeTitle: (name) => `Preis: ${name}`,
  remove: (name) => `Preis entfernen: ${name}`,
  takeOut: 'Entfernen',
  putBack: 'Wiederherstellen',
  putBackOf: (name) => `Preis wiederherstellen: ${name}`,
  wasPutBack: (name) => `Der Preis wurde wiederhergestellt: ${name}.`,
  target: 'Gilt für',
  nameOf: { tool: 'Artikelnummer', brand: 'Marke', category: 'Kategorie' },
  percentOff: 'Rabatt in Prozent',
  percentHelp: 'Der Rabatt gilt auch für alle Staffelpreise.',
  ownPrice: 'Oder Festpreis',
  ownPriceHelp: 'Der Festpreis ersetzt alle Staffelpreise des Katalogs.',
  ladder: 'Staffelpreise',
  ladderHelp: 'Etwa 24: 9,50; 96: 8,80',
  pricePer: 'Preis je',
  pricePerHelp: 'Erforderlich, wenn die Preise des Werkzeugs nicht je Stück gelten.',
  pricePerUnsaid: 'Keine Angabe',
  notLadder: 'Geben Sie jeweils Menge und Preis ein, etwa 24: 9,50; 96: 8,80.',
  validFrom: 'Gültig ab',
  validUntil: 'Gültig bis',
  added: (name) => `Der Preis wurde gespeichert: ${name}.`,
}
