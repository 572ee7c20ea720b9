/**
 * Columns beside a part number that change its meaning: until when it is used, how many pieces of the
 * shop it stands for, and remarks that it is gone. Pure.
 */
import { fieldOfHeading } from '../../packages/file-reader/headings/article-headings.ts'
import { stateOfWord } from '../../packages/file-reader/headings/state-words.ts'
import { wordsOf } from '../../packages/file-reader/headings/heading-key.ts'
import { countsAgainst, isFlag, saysNo } from '../../packages/file-reader/headings/row-flags.ts'
import { writtenDay } from '../../packages/file-reader/numbers/written-day.ts'
import { partNumberPageMessages as messages } from './messages/page.ts'

type Cells = readonly string[]

const lastDay =
  /^(?:(?:valid|validity|effective) (?:to|until|till|thru|through|end)|(?:end|expiry|expiration) date|expires?(?: on)?|date to|gultig ?bis|gueltig ?bis|ablauf(?:datum)?|valable jusqu(?: au| a)?|(?:date de )?fin(?: de validite)?|valido (?:fino(?: al)?|hasta|ate)|fine validita|fin de validez|geldig tot|einddatum|wazn[ey] do|platnost do|platn[ey] do|ervenyes(?:seg)? vege|giltig till|gyldig til|slutdatum|slutdato)$/
const firstDay =
  /^(?:(?:valid|effective) (?:from|since)|(?:start|effective) date|date from|gultig ?(?:ab|von)|gueltig ?(?:ab|von)|valable (?:a partir du|du|des)|valido (?:dal?|desde|de)|geldig vanaf|ingangsdatum|wazn[ey] od|platn(?:ost|[ey]) od|giltig fran|gyldig fra)$/
const factor =
  /^(?:(?:unit |uom |qty |quantity )?(?:conversion|factor|multiplier)(?: (?:factor|rate|qty))?|(?:mengen)?umrechnung(?:s ?faktor)?|faktor|(?:mengen)faktor|facteur(?: de conversion)?|coefficient|fattore(?: di conversione)?|factor (?:de )?conversion|omrekenfactor|przelicznik|prepocet|atvaltas|omrakningsfaktor|omregningsfaktor|(?:qty|quantity|pcs|pieces|units?|menge|stuck|st|stk|qte|quantite|pieces|cantidad|uds?|quantita|pz|aantal|stuks|ilosc|szt|mnozstvi|ks|mennyiseg|antal|quantidade) (?:per|pro|je|par|por|na|v|w|a|in)(?: \p{L}+){0,2})$/u
const unit =
  /^(?:(?:your |their |customer )?(?:unit|uom|um|unit of measure|order(?:ing)? unit)|(?:bestell|mengen|kunden)?einheit|me|unite(?: de commande)?|unita(?: di misura)?|unidad(?: de medida)?|eenheid|jm|j m|jednostka|jednotka|mj|mertekegyseg|enhet|enhed|unidade)$/
/** Units of more than one piece. */
const packs =
  /^(?:bx|box(?:es)?|ct|ctn|cartons?|cs|cases?|pk|pkg|packs?|packets?|dz|dozen|gr|gro|gross|kt|krt|karton|packung|pack|paket|dutzend|boite|carton|paquet|douzaine|scatola|confezione|conf|caja|paquete|docena|doos|dozen|pak|opak|op|tuzin|kart|baleni|doboz|csomag|kartong|forp|kasse|caixa|duzia|c|m|h|hundred|thousand|hd|td)$/
/** Headings below which 'no' means that a number may not be used. */
const approved =
  /^(?:(?:is )?(?:approved|valid|confirmed|released)|genehmigt|freigegeben|freigabe|gultig|bestatigt|approuvee?|validee?|aprobad[oa]|approvat[oa]|goedgekeurd|zatwierdzon[yae]|schvalen[oyae]|godkant|godkendt)$/
const remark =
  /^(?:remarks?|notes?|comments?|bemerkung(?:en)?|anmerkung(?:en)?|hinweis|kommentar|remarques?|commentaire|osservazioni|nota|note|observaciones|comentario|opmerking(?:en)?|uwagi|poznamka|megjegyzes|anmarkning|bemaerkning|observacoes)$/

/**
 * Why a row is not saved by what stands beside its number.
 * @param today 'YYYY-MM-DD'
 * @returns a function from the cells of a row to the reason; undefined if there is none
 */
export function doubtsBeside(headings: Cells, today: string): (cells: Cells) => string | undefined {
  const keys = headings.map(wordsOf)
  return (cells) => {
    for (const [column, key] of keys.entries()) {
      const cell = (cells[column] ?? '').trim()
      const why = cell === '' ? undefined : whyOf(key, cell, today)
      if (why !== undefined) return why((headings[column] ?? '').trim(), cell)
    }
    return undefined
  }
}

/**
 * Why a row is not saved by a column of yes and no: 'Approved: no', 'Cancelled: X'. Below an unknown
 * heading the rarer answer counts, as it marks an exception.
 */
export function flagDoubts(
  headings: Cells,
  used: { readonly number: number; readonly sku: number },
  rows: readonly Cells[],
): (cells: Cells) => string | undefined {
  const flags = headings.flatMap((heading, column) => {
    const against = countsAgainst(wordsOf(heading))
    const isUsed = column === used.number || column === used.sku
    const isKnown = isUsed || fieldOfHeading(heading) !== undefined
    const cells = rows.map((row) => (row[column] ?? '').trim())
    if (isUsed || (against === undefined && (isKnown || !areFlags(cells)))) return []
    const isRare = (cell: string) =>
      cells.filter((other) => other === cell).length * 2 <= rows.length
    return [{ heading: heading.trim(), column, isAgainst: againstBy(against) ?? isRare }]
  })
  return (cells) => {
    const found = flags.find(({ column, isAgainst }) => {
      const cell = (cells[column] ?? '').trim()
      return /[\p{L}\p{N}✓✔✗✘]/u.test(cell) && isAgainst(cell)
    })
    return found && messages.flagged(found.heading, (cells[found.column] ?? '').trim())
  }
}

const areFlags = (cells: readonly string[]): boolean =>
  cells.some((cell) => cell !== '') && cells.every((cell) => cell === '' || isFlag(cell))

const againstBy = (against: 'yes' | 'no' | undefined): ((cell: string) => boolean) | undefined =>
  against && ((cell) => saysNo(wordsOf(cell)) === (against === 'no'))

type Why = (heading: string, text: string) => string

/** Business Central keeps bar codes and numbers of suppliers in the same list. */
const isOfOthers = (key: string, cell: string): boolean =>
  key === 'reference type' && wordsOf(cell) !== 'customer'

function whyOf(key: string, cell: string, today: string): Why | undefined {
  if (lastDay.test(key) && isBefore(writtenDay(cell), today)) return messages.gone
  if (firstDay.test(key) && isBefore(today, writtenDay(cell))) return messages.notYet
  if (factor.test(key) && /\d/.test(cell) && Number(cell.replace(',', '.')) !== 1)
    return messages.otherQuantity
  if (unit.test(key) && packs.test(wordsOf(cell))) return messages.otherQuantity
  if (isOfOthers(key, cell)) return messages.flagged
  if (approved.test(key) && stateOfWord(cell) === 'draft') return messages.notApproved
  return remark.test(key) && stateOfWord(cell) === 'discontinued' ? messages.gone : undefined
}

const isDay = (day: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(day)
const isBefore = (one: string, other: string): boolean => isDay(one) && isDay(other) && one < other
