/** German: see ../desk-page.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayCount, displayNumber } from '../../../platform/money/money.ts'
import type { deskPageMessages as english } from '../desk-page.ts'

const tools = (count: number): string => displayCount(count, 'Werkzeug', 'Werkzeuge')

export const deskPageMessages: Translated<typeof english> = {
  only: 'Nur anzeigen',
  onlyChoices: {
    '': 'Alle Werkzeuge',
    out: 'Ausverkauft',
    low: 'Niedriger Bestand',
    'no-picture': 'Ohne Bild',
    'no-gtin': 'Ohne GTIN (EAN)',
    'no-weight': 'Ohne Gewicht',
  },
  state: 'Status',
  offered: 'Jetzt im Verkauf',
  category: 'Kategorie',
  brand: 'Marke',
  all: { category: 'Alle Kategorien', brand: 'Alle Marken' },
  columnNames: {
    sku: 'Artikelnummer',
    category: 'Kategorie',
    brand: 'Marke',
    state: 'Status',
    reorder: 'Meldebestand',
    cost: 'Einkaufspreis',
    margin: 'Marge',
    gtin: 'GTIN (EAN)',
    bin: 'Lagerplatz',
  },
  nothing: '–',
  percent: (share) =>
    `${new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 }).format(share * 100)} %`,
  lowLevel: (level) => `${level} · niedrig`,
  inStock: 'auf Lager',
  stockLow: (name, level, reorder) =>
    `Bestand von ${name}: ${level}, Meldebestand ${displayNumber(reorder)}`,
  chooseAll: 'Alle Treffer auswählen',
  chosen: (count) => `${tools(count)} ausgewählt`,
  allChosen: 'Alle gefundenen Werkzeuge sind ausgewählt',
  bar: 'Aktionen für die ausgewählten Werkzeuge',
  edit: 'Preise und Felder ändern',
  setState: 'Status ändern',
  newState: 'Neuer Status',
  stateChoices: {
    archived: 'Archiviert',
    draft: 'Entwurf',
    'on-sale': 'Im Verkauf',
    discontinued: 'Auslaufartikel',
  },
  sure: (count, state) =>
    `Neuer Status für ${tools(count)}: ${state}. Sie können die Änderung direkt danach rückgängig machen.`,
  tooMany:
    'Es wurden mehr als 5.000 Werkzeuge gefunden. Nur die ersten 5.000 werden geändert. Wiederholen Sie die Änderung für die übrigen Werkzeuge.',
  progress: (done, all) => `${displayNumber(done)} von ${displayNumber(all)} erledigt`,
  done: (count, state) => `${tools(count)}: ${state}`,
  undone: (count) => `${tools(count)} wiederhergestellt`,
  noMatch: 'Kein Werkzeug passt zu diesen Filtern',
  noMatchDetail: 'Entfernen Sie einen Filter, um mehr Werkzeuge zu sehen.',
  editIt: 'Bearbeiten',
  duplicate: (name) => `${name} duplizieren`,
}
