/** German: see ../pick-lists.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayCount, displayNumber } from '../../../platform/money/money.ts'
import type * as english from '../pick-lists.ts'

const orders = (count: number): string => displayCount(count, 'Auftrag', 'Aufträge')
const pieces = (count: number): string => `${displayNumber(count)} Stück`

export const pickListMessages: Translated<typeof english.pickListMessages> = {
  title: 'Pickliste',
  description: 'Zu packende Stücke nach Lagerplatz, für offene Aufträge.',
  lead: 'Reservierte Stücke bestätigter Aufträge nach Lagerplatz. Alle im Lager sehen die Haken der anderen.',
  ofSome: (count) =>
    count === 1
      ? 'Von 1 Auftrag, den Sie gewählt haben.'
      : `Von ${displayNumber(count)} Aufträgen, die Sie gewählt haben.`,
  ofAll: (count) =>
    count === 1
      ? 'Von dem einen Auftrag, der zu packen ist.'
      : `Von allen ${displayNumber(count)} Aufträgen, die zu packen sind.`,
  more: (most) =>
    `Gezeigt werden die ältesten ${orders(most)}. Die übrigen folgen, wenn diese versandt sind.`,
  alsoPick: (names) =>
    `${new Intl.ListFormat('de').format(names)} ${names.length === 1 ? 'packt' : 'packen'} ebenfalls.`,
  all: 'Alle zu packenden Aufträge',
  nothing: 'Nichts zu packen: Kein bestätigter Auftrag hat reservierte Stücke.',
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
  showDone: 'Zeigen',
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
  less: 'Weniger da',
  waiting: (count) =>
    count === 1
      ? 'Ein Haken bleibt auf diesem Gerät, bis der Shop antwortet.'
      : `${displayNumber(count)} Haken bleiben auf diesem Gerät, bis der Shop antwortet.`,
  scan: 'GTIN, Artikelnummer oder Lagerplatz scannen',
  scanned: (name) => `Gepackt: ${name}`,
  scannedBefore: (name) => `Schon gepackt: ${name}`,
  notOnList: (name) => `Das ist ${name}. Es steht nicht auf dieser Liste, und nichts ist abgehakt.`,
  unknownCode: (code) => `Kein Werkzeug hat den Code ${code}. Nichts ist abgehakt.`,
  notRead: (code) => `${code} ist weder eine Artikelnummer noch ein Lagerplatz dieser Liste.`,
  orderNumber: (number) => `Auftrag ${number}`,
  open: 'Pickliste',
  openSome: (count) => `Pickliste: ${orders(count)}`,
  print: 'Drucken',
  refresh: 'Aktualisieren',
  shipTitle: 'Gepacktes versenden',
  shipLead:
    'Jeder Auftrag erhält eine Lieferung mit den abgehakten Stücken. Der Rest bleibt auf der Liste. Sendungsnummern lassen sich auf der Seite des Auftrags nachtragen.',
  order: 'Auftrag',
  customer: 'Kunde',
  picked: 'Gepackt',
  pickedOf: (picked, count) => `${displayNumber(picked)} von ${displayNumber(count)}`,
  ship: 'Versenden',
  shipOf: (number, isWhole) =>
    isWhole ? `Auftrag ${number} ganz versenden` : `Gepackten Teil von Auftrag ${number} versenden`,
  shipped: (shipment) => `Lieferung ${shipment} ist versandt`,
  actions: 'Aktionen',
  changed: 'Diese Zeile hat sich geändert',
  changedDetail: (count) =>
    count === 0
      ? 'Sie ist nicht mehr zu packen. Die Liste ist aktualisiert.'
      : `Jetzt sind ${pieces(count)} zu packen. Die Liste ist aktualisiert.`,
  noNumbers: 'Geben Sie Auftragsnummern ein.',
}

export const binMessages: Translated<typeof english.binMessages> = {
  title: 'Lagerplätze',
  description: 'Wo jedes Werkzeug im Lager liegt.',
  lead: 'Der Platz jedes Werkzeugs, bis zu 40 Zeichen, etwa A-03-12. Picklisten sind danach sortiert: A-2 vor A-10.',
  none: 'Noch kein Werkzeug hat einen Lagerplatz',
  noneDetail:
    'Geben Sie den Lagerplatz jedes Werkzeugs ein, oder fügen Sie sie aus einer Tabelle ein.',
  search: 'Lagerplätze suchen',
  hint: 'Lagerplatz, Artikelnummer oder Werkzeug',
  enter: 'Lagerplätze eingeben',
  caption: 'Werkzeuge und ihre Lagerplätze',
  lines: 'Zeilen',
  linesHelp:
    'Ein Werkzeug je Zeile: Artikelnummer, Komma oder Tabulator, Lagerplatz. Ein leerer Lagerplatz entfernt ihn. Sie können eine Liste aus einer Tabellenkalkulation einfügen.',
  bin: 'Lagerplatz',
  sku: 'Artikelnummer',
  tool: 'Werkzeug',
  save: 'Lagerplätze speichern',
  saving: 'Wird gespeichert',
  saved: (count) => `${displayCount(count, 'Lagerplatz', 'Lagerplätze')} gespeichert`,
  unknown: (skus) =>
    `Kein Werkzeug hat die Artikelnummer ${skus.join(', ')}. Die anderen sind gespeichert.`,
  wrongLine: (line) =>
    `Zeile ${line} hat keine Artikelnummer oder einen Lagerplatz mit mehr als 40 Zeichen.`,
  nothing: 'Geben Sie mindestens eine Zeile ein.',
  tooMany: (most) => `Bis zu ${displayNumber(most)} Zeilen lassen sich auf einmal speichern.`,
  export: 'Alle Lagerplätze als CSV speichern',
}
