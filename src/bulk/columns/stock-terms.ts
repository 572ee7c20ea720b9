/**
 * Headings, titles and rows between articles that state that a stock is not counted in pieces:
 * 'Bestand je 100', 'Mengen in Karton'; and a column with only 0 and 1, which may mean no and yes.
 * Pure.
 */
import { headingKey } from '../../../packages/file-reader/headings/heading-key.ts'
import { baseOfHeading, isInThousands } from '../../../packages/file-reader/headings/price-base.ts'
import {
  isEmptyCell,
  type NumberedRow,
  type Row,
} from '../../../packages/file-reader/tables/table.ts'
import { bulkJobsMessages as messages } from '../messages/bulk-jobs.ts'
import type { Mapping } from './mapping.ts'
import type { RowDoubts } from './remarks.ts'

const stockWords =
  /bestand|lager|stock|meng|quantit|\bqty\b|giacenz|existenc|voorraad|aantal|stan\b|ilo[sś][cć]|sklad|k[eé]szlet|beholdning|antal|estoque/iu
const inPacks =
  /(?<!\p{L})in (?:ve|vpe|vpes?|kartons?|ktn|cartons?|ctns?|packs?|packungen|gebinden?|boxes|paletten|pallets|kisten)(?!\p{L})/iu
const times = /(?<!\p{L})x ?\d{2,4}(?!\d)/iu

/** Whether a text states that the stock is counted in packs, hundreds or thousands. */
export const countsOtherwise = (text: string): boolean =>
  (baseOfHeading(text).quantity ?? 1) > 1 ||
  isInThousands(text) ||
  inPacks.test(text) ||
  times.test(text)

type List = {
  readonly mapping: Pick<Mapping, 'columns'>
  readonly headings: readonly string[]
  readonly titles: readonly { readonly row: number; readonly text: string }[]
}
/** 'In stock', 'Verfügbar': words that a yes or no answers as well. */
const answered =
  /^(?:in stock|available|availability|avail|verfugbar\w*|lieferbar|lagernd|auf lager|vorratig|en stock|dispo|disponibles?|disponibilite|disponibil[ei]|disponibilita|op voorraad|leverbaar|na stanie|dostepn\w*|skladem|raktaron|i lager|pa lager|tillganglig|disponivel)$/
/** A quantity of anything: of the stock, of an order, or the number of pieces that a price is for. */
const bareQuantity =
  /^(?:qty|quantity|menge|quantite|qte|cantidad|quantita|qta|aantal|ilosc|mnozstvi|mennyiseg|antal|antall|quantidade|qtd)$/
/** Shopify counts there, whatever the numbers are. */
const counted = 'variant inventory qty'
/** Rows: fewer articles may have one piece each. */
const [leastAnswered, leastFlags] = [2, 10]

/** Cells of a row that is not an article. */
const mostCells = 2

/** Scans all rows of a list, part by part, for remarks about the stock of other rows. */
export function createStockTerms({ mapping: { columns }, headings, titles }: List) {
  const column = columns.indexOf('Stock')
  const heading = headings[column] ?? ''
  const remarks: { row: number; text: string }[] = []
  let lastArticle = 0
  const flags = { yes: 0, no: 0, others: 0 }
  const bases = { hundreds: 0, others: 0 }
  const add = (row: number, text: string) => {
    if (stockWords.test(text) && countsOtherwise(text))
      remarks.push({
        row,
        text: text
          .replaceAll(/['\r\n]+/g, ' ')
          .slice(0, 60)
          .toWellFormed(),
      })
  }
  if (column >= 0) for (const { row, text } of titles) add(row, text)
  return {
    add(rows: readonly NumberedRow[]): void {
      if (column < 0) return
      for (const { row, cells } of rows)
        if (/\d/.test(String(cells[column] ?? ''))) {
          lastArticle = row
          const text = String(cells[column]).trim()
          flags[text === '1' ? 'yes' : text === '0' ? 'no' : 'others'] += 1
          bases[/^10{1,3}$/.test(text) ? 'hundreds' : 'others'] += 1
        } else if (cells.filter((cell) => !isEmptyCell(cell)).length <= mostCells)
          add(row, textOf(cells))
    },
    result(): RowDoubts {
      const isAnswer = answered.test(headingKey(heading))
      const isFlag =
        headingKey(heading) !== counted &&
        flags.others === 0 &&
        flags.yes > 0 &&
        flags.no > 0 &&
        flags.yes + flags.no >= (isAnswer ? leastAnswered : leastFlags)
      const isBase =
        bareQuantity.test(headingKey(heading)) &&
        bases.others === 0 &&
        bases.hundreds >= leastAnswered &&
        columns.includes('price') &&
        !columns.includes('price_per')
      const headed = column >= 0 && countsOtherwise(heading) ? heading : undefined
      return ({ row }, { fields }) => {
        const said =
          headed ?? remarks.findLast((one) => one.row < row || one.row > lastArticle)?.text
        const errors =
          said === undefined || fields['Stock'] === undefined
            ? []
            : [{ field: 'Stock', why: messages.why.stockCounted(said) }]
        const ask = isFlag ? messages.why.flagStock : isBase ? messages.why.stockOrBase : undefined
        const warnings =
          ask && fields['Stock'] !== undefined ? [{ field: 'Stock', why: ask(heading) }] : []
        return { errors, warnings }
      }
    },
  }
}

const textOf = (cells: Row): string =>
  cells
    .filter((cell) => !isEmptyCell(cell))
    .map((cell) => String(cell).trim())
    .join(' ')
