/** German: see ../pages.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayCount } from '../../../platform/money/money.ts'
import type { listPagesMessages as english } from '../pages.ts'

const toolsOf = (count: number): string => displayCount(count, 'Werkzeug', 'Werkzeuge')

export const listPagesMessages: Translated<typeof english> = {
  title: 'Merklisten',
  crumbs: 'Sie sind hier',
  description: 'Gespeicherte Werkzeuge und Mengen, um sie schnell erneut zu bestellen.',
  lead: 'Werkzeuge, die Sie regelmäßig bestellen: für ein Fahrzeug, eine Baustelle oder eine Saison. Ein Klick füllt den Warenkorb.',
  all: 'Alle Merklisten',
  saveAs: 'Als Merkliste speichern',
  addTo: 'Auf die Merkliste',
  caption: 'Merklisten, nach Namen',
  name: 'Name',
  nameLabel: 'Name',
  tools: 'Werkzeuge',
  toolsIn: toolsOf,
  changed: 'Geändert',
  sharing: 'Geteilt',
  own: 'Nicht geteilt',
  sharedBy: (by) => (by === '' ? 'Geteilt' : `Geteilt von ${by}`),
  make: 'Neue Merkliste',
  empty: 'Noch keine Merkliste',
  emptyDetail:
    'Speichern Sie den Warenkorb, die Schnellbestellung oder eine Bestellung als Merkliste, oder legen Sie hier eine leere Merkliste an.',
  newTitle: 'Neue Merkliste',
  newLead: (count) =>
    count === 0
      ? 'Geben Sie einen Namen ein, und fügen Sie dann Werkzeuge hinzu.'
      : `${toolsOf(count)} mit ${count === 1 ? 'der angegebenen Menge' : 'den angegebenen Mengen'}.`,
  shared: (company) => `Mit allen Einkäufern von ${company} teilen`,
  save: 'Merkliste speichern',
  saving: 'Wird gespeichert',
  saved: (name) => `„${name}“ wurde gespeichert`,
  notSaved: 'Die Merkliste wurde nicht gespeichert.',
  unsaved: 'Die Änderungen sind noch nicht gespeichert.',
  discard: 'Änderungen verwerfen',
  toCart: 'Alle in den Warenkorb',
  toCartOf: (name) => `Alle in den Warenkorb: ${name}`,
  inCart: (count) => `${toolsOf(count)} in den Warenkorb gelegt`,
  openCart: 'Zum Warenkorb',
  skipped: (names) =>
    `Nicht hinzugefügt, weil nicht mehr im Verkauf: ${names.filter(Boolean).join(', ') || toolsOf(names.length)}.`,
  nothing: 'Diese Merkliste enthält noch kein Werkzeug.',
  toPad: 'In der Schnellbestellung öffnen',
  padFull: 'Die Schnellbestellung ist voll. Leeren Sie zuerst die Schnellbestellung.',
  remove: 'Merkliste löschen',
  removeOf: (name) => `${name} löschen`,
  removing: (name) => `„${name}“ wird gelöscht. Bestellungen sind davon nicht betroffen.`,
  lines: (name) => `Werkzeuge der Merkliste ${name}`,
  tool: 'Werkzeug',
  quantity: 'Menge',
  quantityLabel: 'Menge',
  each: 'Einzelpreis',
  total: 'Gesamt',
  quantityOf: (name) => `Menge: ${name}`,
  up: (name) => `${name} nach oben`,
  down: (name) => `${name} nach unten`,
  takeOut: (name) => `${name} entfernen`,
  takeOutIt: 'Entfernen',
  gone: 'nicht mehr im Verkauf',
  goneTool: 'Ein Werkzeug',
  sum: (count) => toolsOf(count),
  emptyList: 'Diese Merkliste ist leer',
  emptyListDetail:
    'Geben Sie unten Artikelnummern und Mengen ein, oder fügen Sie Werkzeuge auf den Werkzeugseiten hinzu.',
  add: 'Werkzeuge hinzufügen',
  addLabel: 'Artikelnummer und Menge, ein Werkzeug je Zeile',
  adding: 'Wird hinzugefügt',
  added: (count) =>
    `${toolsOf(count)} hinzugefügt. Speichern Sie die Merkliste, damit die Änderung erhalten bleibt`,
  notFound: (terms) => `Nicht gefunden oder nicht eindeutig: ${terms.join(', ')}.`,
  which: 'Merkliste',
  another: 'Neue Merkliste',
  newName: 'Name der Merkliste',
  put: 'Hinzufügen',
  cancel: 'Abbrechen',
  addedTo: (list) => `Zur Merkliste „${list}“ hinzugefügt`,
  openList: 'Merkliste öffnen',
  unknown: 'Merkliste nicht gefunden',
  unknownDetail:
    'Die Merkliste wurde gelöscht oder gehört zu einem anderen Konto oder einer anderen Firma. Wählen Sie eine Ihrer Merklisten.',
}
