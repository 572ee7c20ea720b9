/** German: see ../pick-lists.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayCount, displayNumber } from '../../../platform/money/money.ts'
import type * as english from '../pick-lists.ts'

const orders = (count: number): string => displayCount(count, 'Auftrag', 'Aufträge')
const pieces = (count: number): string => `${displayNumber(count)} Stück`

export const pickListMessages: Translated<typeof english.pickListMessages> = {
  title: 'Pickliste',
  description: 'Zu packende Stücke nach Lagerplatz, für offene Aufträge.',
  lead: 'Reservierte Stücke bestätigter Aufträge, sortiert nach Lagerplatz. Alle Mitarbeiter im Lager sehen, was bereits abgehakt ist.',
  ofSome: (count) =>
    count === 1
      ? 'Für 1 ausgewählten Auftrag.'
      : `Für ${displayNumber(count)} ausgewählte Aufträge.`,
  ofAll: (count) =>
    count === 1
      ? 'Für 1 zu packenden Auftrag.'
      : `Für alle ${displayNumber(count)} zu packenden Aufträge.`,
  more: (most) =>
    `Angezeigt werden die ältesten ${orders(most)}. Die übrigen folgen, sobald diese versandt sind.`,
  alsoPick: (names) =>
    `${new Intl.ListFormat('de').format(names)} ${names.length === 1 ? 'packt' : 'packen'} ebenfalls.`,
  all: 'Alle zu packenden Aufträge',
  nothing: 'Es ist nichts zu packen',
  nothingDetail: 'Kein bestätigter Auftrag hat reservierte Stücke.',
  toConfirm: 'Zu bestätigende Aufträge',
  caption: 'Zu packende Stücke nach Lagerplatz',
  bin: 'Lagerplatz',
  noBin: 'kein Lagerplatz',
  tool: 'Werkzeug',
  pieces: 'Stück',
  weight: 'Gewicht',
  noWeight: 'unbekannt',
  allWeight: (weight, unweighed) =>
    unweighed === 0
      ? `Gesamtgewicht: ${weight}.`
      : `Gewicht: ${weight}, ohne ${displayCount(unweighed, 'Werkzeug', 'Werkzeuge')} mit unbekanntem Gewicht.`,
  parts: 'Für die Aufträge',
  part: (number, count) => `Auftrag ${number}: ${displayNumber(count)}`,
  tick: (count, name, number) => `${pieces(count)} ${name} für Auftrag ${number} gepackt`,
  by: (name) => `von ${name}`,
  ticked: (number) => `Für Auftrag ${number} gepackt`,
  putBack: (number) => `Für Auftrag ${number} nicht gepackt`,
  ofRows: (all) => `von ${displayNumber(all)}`,
  done: (count) => `${displayNumber(count)} gepackt`,
  showDone: 'Anzeigen',
  hideDone: 'Ausblenden',
  aisle: (name) => `Gang ${name}`,
  noBins: 'Ohne Lagerplatz',
  leave: 'Pickliste verlassen',
  skip: 'Überspringen',
  shipComplete: (count) =>
    count === 1
      ? '1 fertigen Auftrag versenden'
      : `${displayNumber(count)} fertige Aufträge versenden`,
  left: (count) => `noch ${displayNumber(count)} zu packen`,
  pcs: 'Stk.',
  rowTick: (count, name, bin) =>
    `${pieces(count)} ${name}${bin === '' ? '' : ` von ${bin}`} gepackt`,
  pickedPart: (picked, all) => `${displayNumber(picked)} von ${displayNumber(all)} entnommen`,
  partOf: (number, count) => `${number} × ${displayNumber(count)}`,
  less: 'Fehlmenge',
  waiting: (count) =>
    count === 1
      ? '1 Haken ist nur auf diesem Gerät gespeichert und wird übertragen, sobald der Shop antwortet.'
      : `${displayNumber(count)} Haken sind nur auf diesem Gerät gespeichert und werden übertragen, sobald der Shop antwortet.`,
  scan: 'GTIN, Artikelnummer oder Lagerplatz scannen',
  scanned: (name) => `Gepackt: ${name}`,
  scannedBefore: (name) => `Bereits gepackt: ${name}`,
  notOnList: (name) => `${name} steht nicht auf dieser Pickliste. Es wurde nichts abgehakt.`,
  unknownCode: (code) => `Kein Werkzeug hat den Code ${code}. Es wurde nichts abgehakt.`,
  notRead: (code) =>
    `${code} ist weder eine Artikelnummer noch ein Lagerplatz auf dieser Pickliste.`,
  orderNumber: (number) => `Auftrag ${number}`,
  open: 'Pickliste',
  openSome: (count) => `Pickliste: ${orders(count)}`,
  print: 'Drucken',
  refresh: 'Aktualisieren',
  shipTitle: 'Gepackte Ware versenden',
  shipLead:
    'Für jeden Auftrag wird eine Lieferung mit den abgehakten Stücken angelegt. Nicht abgehakte Stücke bleiben auf der Pickliste. Sendungsnummern können Sie beim Auftrag nachtragen.',
  order: 'Auftrag',
  customer: 'Kunde',
  picked: 'Gepackt',
  pickedOf: (picked, count) => `${displayNumber(picked)} von ${displayNumber(count)}`,
  ship: 'Versenden',
  shipOf: (number, isWhole) =>
    isWhole
      ? `Auftrag ${number} vollständig versenden`
      : `Gepackten Teil von Auftrag ${number} versenden`,
  shipped: (shipment) => `Lieferung ${shipment} wurde versandt`,
  actions: 'Aktionen',
  changed: 'Die Zeile hat sich geändert',
  changedDetail: (count) =>
    count === 0
      ? 'In dieser Zeile ist nichts mehr zu packen. Die Pickliste wurde aktualisiert.'
      : `Jetzt sind ${pieces(count)} zu packen. Die Pickliste wurde aktualisiert.`,
  noNumbers: 'Geben Sie mindestens eine Auftragsnummer ein.',
}

export const binMessages: Translated<typeof english.binMessages> = {
  title: 'Lagerplätze',
  description: 'Die Lagerplätze aller Werkzeuge.',
  lead: 'Der Lagerplatz jedes Werkzeugs, höchstens 40 Zeichen, etwa A-03-12. Picklisten sind nach Lagerplatz sortiert: A-2 vor A-10.',
  none: 'Noch kein Werkzeug hat einen Lagerplatz',
  noneDetail: 'Geben Sie die Lagerplätze ein, oder fügen Sie sie aus einer Tabelle ein.',
  search: 'Lagerplätze suchen',
  hint: 'Lagerplatz, Artikelnummer oder Werkzeug',
  enter: 'Lagerplätze eingeben',
  caption: 'Werkzeuge und ihre Lagerplätze',
  lines: 'Zeilen',
  linesHelp:
    'Ein Werkzeug je Zeile: Artikelnummer, Komma oder Tabulator, Lagerplatz. Ohne Angabe wird der Lagerplatz entfernt. Sie können eine Liste aus einer Tabellenkalkulation einfügen.',
  bin: 'Lagerplatz',
  sku: 'Artikelnummer',
  tool: 'Werkzeug',
  save: 'Lagerplätze speichern',
  saving: 'Wird gespeichert',
  saved: (count) => `${displayCount(count, 'Lagerplatz', 'Lagerplätze')} gespeichert`,
  unknown: (skus) =>
    `Kein Werkzeug hat die Artikelnummer ${skus.join(', ')}. Die anderen Lagerplätze wurden gespeichert.`,
  wrongLine: (line) =>
    `In Zeile ${line} fehlt die Artikelnummer, oder der Lagerplatz hat mehr als 40 Zeichen. Berichtigen Sie diese Zeile.`,
  nothing: 'Geben Sie mindestens eine Zeile ein.',
  tooMany: (most) =>
    `Sie können höchstens ${displayNumber(most)} Zeilen auf einmal speichern. Geben Sie weniger Zeilen ein.`,
  export: 'Alle Lagerplätze als CSV speichern',
}
