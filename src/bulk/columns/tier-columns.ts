/** Ladders with quantities in separate columns: 'Staffelmenge 1', 'Staffelpreis 1'. Pure. */
import { headingKey } from '../../../packages/file-reader/headings/heading-key.ts'

const quantity =
  /menge|\b(?:qty|quantity|quantities|ab|from|break|qte|quantite|palier|ilosc|prog|aantal|cantidad|quantita|mnozstvi|antal|staffel)\b/
const price = /preis|price|prix|cena|precio|preco|prezzo|prijs|\bar\b|pris\b/

type Part = { readonly column: number; readonly row: string; readonly isPrice: boolean }

/** A heading with one small number, which is the step, and with a word for quantities or prices. */
function partOf(heading: string, column: number): Part[] {
  const key = headingKey(heading).replace(/(?<=\p{L})(?=\d)/gu, ' ')
  const [row, ...more] = key.match(/\d+/g) ?? []
  if (row === undefined || more.length > 0 || !/^[1-9]$/.test(row)) return []
  if (price.test(key)) return [{ column, row, isPrice: true }]
  return quantity.test(key) ? [{ column, row, isPrice: false }] : []
}

/** Words for one step of a ladder, without its number: 'Staffelmenge' and 'Staffelpreis'. */
const rung =
  /staffel|\b(?:tier|break|bracket|scale|step|palier|seuil|tramo|scaglione|prog\p{L}*|trap)\b/u

/** Headings without numbers: one for a quantity and one for its price, possibly repeated. */
function unnumbered(headings: readonly string[]): Part[] {
  const keys = headings.map(headingKey)
  const named = keys.flatMap((key, column) =>
    rung.test(key) && !/\d/.test(key) && (price.test(key) || quantity.test(key))
      ? [{ column, row: '1', isPrice: price.test(key) }]
      : [],
  )
  if (named.length === 2) return named
  const isAgain = (key: string) => keys.filter((one) => one === key).length > 1
  const pairs = keys.flatMap((key, column) =>
    isAgain(key) && quantity.test(key) && !price.test(key) && price.test(keys[column + 1] ?? '')
      ? [column]
      : [],
  )
  return pairs.length < 2 || pairs.length > 9
    ? []
    : pairs.flatMap((column, nth) => [
        { column, row: String(nth + 1), isPrice: false },
        { column: column + 1, row: String(nth + 1), isPrice: true },
      ])
}

/** Columns of quantities and prices that belong together, by column; undefined for others. */
export function tierTargets(headings: readonly string[]): readonly (string | undefined)[] {
  const numbered = headings.flatMap(partOf)
  const parts = numbered.length > 0 ? numbered : unnumbered(headings)
  const rows = Map.groupBy(parts, ({ row }) => row)
  return headings.map((_, column) => {
    const part = parts.find((one) => one.column === column)
    const both = part ? (rows.get(part.row) ?? []) : []
    // One of each: with more, they have another meaning.
    if (!part || both.length !== 2 || both[0]?.isPrice === both[1]?.isPrice) return undefined
    return `${part.isPrice ? 'tierprice' : 'tier'}:${part.row}`
  })
}
