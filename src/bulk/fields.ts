/** What a column of a list may be, and the headings by which it is guessed. Pure. */
import { isGtin } from '../catalogue/identifiers.ts'
import { headingKey, isEmptyCell, type Cell, type NumberedRow } from './table.ts'

/** The fields of a list. `cost`, `price_per` and `carton` are not fields of a tool. */
export const listFields = [
  'sku',
  'name',
  'description',
  'image',
  'price',
  'cost',
  'price_per',
  'pack_size',
  'minimum_quantity',
  'Stock',
  'brand',
  'category',
  'family',
  'gtin',
  'mpn',
  'customs_number',
  'origin',
  'weight',
  'carton',
] as const
export type ListField = (typeof listFields)[number]
export const isListField = (text: string): text is ListField =>
  listFields.some((field) => field === text)

/**
 * What a column is taken for: a field, `from:12` for the price from 12 pieces on, `spec` for a line
 * of the specification under the column's heading, or nothing (empty).
 */
export type ColumnTarget = string
export const isTarget = (text: string): boolean =>
  text === '' || text === 'spec' || isListField(text) || /^from:[1-9]\d{0,6}$/.test(text)

/** Headings in the languages of suppliers, as `headingKey` makes them; the first match counts. */
const headings: readonly (readonly [ListField, RegExp])[] = [
  ['cost', /^(ek|einkauf|cost|dealer cost|net cost|your cost|prix d ?achat|achat)\b/],
  ['price_per', /^(pe|preiseinheit|price per|per|unite de prix)$/],
  ['gtin', /\b(ean|gtin|upc|barcode|code-barres?|strichcode)\b/],
  ['customs_number', /\b(customs?|zolltarif\w*|hs code|taric|intrastat|nomenclature)\b/],
  ['mpn', /^(mpn|mfr\w*|manufacturer\w* (no|number|part).*|hersteller\w*(nr|nummer))/],
  [
    'sku',
    /^(sku|item ?(#|no|number)?|art(ikel)?[ -]?(nr|no|nummer)|artikelnr|reference|ref|code|bestell[ -]?nr|part (no|number)|number)$/,
  ],
  ['image', /\b(image|picture|photo|bild)\b/],
  ['weight', /^(weight|wt|gewicht|poids|masse)\b/],
  ['carton', /^(ctn|carton|case|uberkarton|karton|master)\b/],
  ['pack_size', /^(vpe|pack|pack size|packing|verpackung\w*|cond|conditionnement|pack qty)$/],
  [
    'minimum_quantity',
    /^(min|moq|minimum|mindest\w*|qte min|quantite min\w*|min qty|minimum quantity)$/,
  ],
  ['Stock', /^(stock|bestand|lager\w*|on hand|qty|quantity|available|counted|count|quantite)$/],
  ['brand', /^(brand|marke|marque|make)$/],
  ['category', /^(category|kategorie|warengruppe|produktgruppe|group|famille|categorie|rayon)$/],
  ['family', /^(family|serie|series|gamme|produktfamilie)$/],
  ['origin', /^(origin|ursprung\w*|country|land|pays|origine|coo)\b/],
  ['description', /^(long description|langtext|beschreibung|details?|description longue|text)$/],
  [
    'name',
    /^(name|description|designation|bezeichnung|libelle|product|artikel|title|item description)$/,
  ],
  [
    'price',
    /^(price|preis|vk|vk netto|verkaufspreis|netto\w*|prix|prix ht|list price|uvp|each|unit price|tarif|listenpreis)\b/,
  ],
]

/** The field that a heading names. */
export const fieldOfHeading = (heading: string): ListField | undefined => {
  const key = headingKey(heading)
  return key === '' ? undefined : headings.find(([, pattern]) => pattern.test(key))?.[0]
}

/** From how many pieces the price in a column counts, by a heading such as '12-47', '48+', 'ab 10'. */
export const quantityOfHeading = (heading: string): number | undefined => {
  const [, from] =
    /^(?:ab|from|des|>=|≥)?\s*(\d{1,6})\s*(?:\+|[-–]\s*\d{1,6}|pcs?|stk?|st\.)?$/i.exec(
      heading.trim(),
    ) ?? []
  return from === undefined ? undefined : Number(from)
}

export const isKnownHeading = (key: string): boolean =>
  fieldOfHeading(key) !== undefined || quantityOfHeading(key) !== undefined

/** Rows whose cells are looked at. */
const sampleSize = 50

/** What each column is taken for, by its heading and what is in it; every field at most once. */
export function guessTargets(
  columnHeadings: readonly string[],
  rows: readonly NumberedRow[],
): ColumnTarget[] {
  const taken = new Set<string>()
  const sample = rows.slice(0, sampleSize)
  const cellsOf = (column: number): Cell[] =>
    sample.flatMap(({ cells }) => {
      const cell = cells[column]
      return cell === undefined || isEmptyCell(cell) ? [] : [cell]
    })
  const take = (target: ColumnTarget): ColumnTarget => {
    if (taken.has(target)) return ''
    taken.add(target)
    return target
  }
  const ladder = columnHeadings.map((heading) => quantityOfHeading(heading))
  const lowest = Math.min(...ladder.map((from) => from ?? Infinity))
  return columnHeadings.map((heading, column) => {
    const from = ladder[column]
    if (from !== undefined) return take(from === lowest ? 'price' : `from:${from}`)
    return take(fieldOfHeading(heading) ?? fieldOfContent(cellsOf(column)))
  })
}

/** What cells without a known heading are, where nothing else looks like it. */
function fieldOfContent(cells: readonly Cell[]): ColumnTarget {
  if (cells.length === 0) return ''
  const share = (test: (text: string) => boolean) =>
    cells.filter((cell) => test(String(cell).trim())).length / cells.length
  if (share(isGtin) > 0.8) return 'gtin'
  if (share((text) => /^https?:\/\/\S+\.(?:jpe?g|png|webp|avif)/i.test(text)) > 0.8) return 'image'
  return ''
}
