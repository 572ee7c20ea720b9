/** Ladders whose quantities stand in columns of their own: 'Staffelmenge 1', 'Staffelpreis 1'. Pure. */
import { headingKey } from '../../../packages/file-reader/headings/heading-key.ts'

const quantity =
  /menge|\b(?:qty|quantity|quantities|ab|from|break|qte|quantite|palier|ilosc|prog|aantal|cantidad|quantita|mnozstvi|antal|staffel)\b/
const price = /preis|price|prix|cena|precio|prezzo|prijs|\bpris\b/

type Part = { readonly column: number; readonly row: string; readonly isPrice: boolean }

/** A heading with one small number, which says the row, and with a word for quantities or prices. */
function partOf(heading: string, column: number): Part[] {
  const key = headingKey(heading).replace(/(?<=\p{L})(?=\d)/gu, ' ')
  const [row, ...more] = key.match(/\d+/g) ?? []
  if (row === undefined || more.length > 0 || !/^[1-9]$/.test(row)) return []
  if (price.test(key)) return [{ column, row, isPrice: true }]
  return quantity.test(key) ? [{ column, row, isPrice: false }] : []
}

/** Columns of quantities and prices that belong together, by column; undefined for others. */
export function tierTargets(headings: readonly string[]): readonly (string | undefined)[] {
  const parts = headings.flatMap(partOf)
  const rows = Map.groupBy(parts, ({ row }) => row)
  return headings.map((_, column) => {
    const part = parts.find((one) => one.column === column)
    const both = part ? (rows.get(part.row) ?? []) : []
    // One of each: more say something else.
    if (!part || both.length !== 2 || both[0]?.isPrice === both[1]?.isPrice) return undefined
    return `${part.isPrice ? 'tierprice' : 'tier'}:${part.row}`
  })
}
