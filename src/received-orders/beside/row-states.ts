/** What columns of a table state about a row: a state, a kind of line, another supplier. Pure. */
import { wordsOf } from '../../../packages/file-reader/headings/heading-key.ts'
import { doubtOf, type Doubt } from '../../order-pad/doubts.ts'
import { isPlainSku } from '../../order-pad/parse-tokens.ts'

/** A cell of a line in a column that is not read. */
export type BesideCell = {
  readonly row: number
  readonly heading: string
  readonly text: string
  /** Whether its column only describes the article, or its cells are compared elsewhere. */
  readonly isKnown?: boolean
}

const ofState =
  /^(?:(?:line|row|item|order|pos(?:ition)?s?|zeilen?) ?)?(?:status|state|types?|kind|action|typ|art|zustand|statut|etat|genre|estado|tipo|stato|soort|stan|rodzaj|stav|druh|allapot|tipus|tillstand|slags|order\??|bestellen|ordered|confirmed|selected|include|x)$/u
const ofSupplier =
  /^(?:(?:preferred )?(?:suppliers?|vendors?|source|seller|manufacturer and supplier)|lieferant(?:en)?|lieferfirma|bezugsquelle|fournisseurs?|proveedor(?:es)?|fornitor[ei]|leverancier|dostawca|dodavatel|szallito|leverantor|leverandor|fornecedor)(?: name)?$/u
/** States that mean that a row is ordered. */
const isOrdinary =
  /^(?:open|ok|new|items?|goods|articles?|products?|material|normal|standard|std|regular|active|ordered|order|to order|buy|approved|released|confirmed|required|needed|yes|y|line|position|pos|offen|neu|artikel|ware|bestellt|bestellen|freigegeben|aktiv|ja|j|nouveau|ouvert|produit|commande[re]?|oui|o|abierto|nuevo|articulo|producto|si|s|aperto|nuovo|articolo|prodotto|nieuw|besteld|otwarte?|nowe?|towar|tak|t|nov[ey]|zbozi|ano|a|nyitott|uj|termek|igen|i|oppen|ny|vara|vare|aberto|novo|artigo|produto|sim|1)$/u

/** Signs that select a row or mark it. */
const isMark = /^(?:x|[×✓✔☑☒✗✘*•])$/iu

/**
 * The doubts that these cells raise about rows: each state that does not mean ordered, each row if
 * several suppliers are named, and each row if a column marks only some of the rows.
 * @param rows the rows of all lines
 */
export function doubtsOfRows(
  cells: readonly BesideCell[],
  rows: readonly number[],
): ReadonlyMap<number, Doubt> {
  const found = new Map<number, Doubt>()
  // A supplier's name is no article number.
  const suppliers = cells.filter(
    ({ heading, text }) => ofSupplier.test(wordsOf(heading)) && !isPlainSku(text),
  )
  const isSeveral = new Set(suppliers.map(({ text }) => wordsOf(text))).size > 1
  const said = new Set(cells.flatMap(({ heading, text }) => (isMark.test(text) ? [] : [heading])))
  const marks = cells.filter(({ heading, text }) => isMark.test(text) && !said.has(heading))
  const states = cells.filter(
    ({ heading, text }) => ofState.test(wordsOf(heading)) && !isOrdinary.test(wordsOf(text)),
  )
  const say = (kind: Doubt['kind'], { row, heading, text }: BesideCell) => {
    if (!found.has(row)) found.set(row, doubtOf(kind, heading ? `${heading}: ${text}` : text))
  }
  for (const cell of states) say('row-state', cell)
  for (const cell of isSeveral ? suppliers : []) say('row-supplier', cell)
  const [mark] = marks
  if (mark && marks.length < rows.length) {
    for (const cell of marks) say('row-state', cell)
    for (const row of rows) say('unmarked', { ...mark, row })
  }
  const compared = new Set([...states, ...suppliers, ...marks].map(({ heading }) => heading))
  for (const cell of cells)
    if (!cell.isKnown && !compared.has(cell.heading) && !ofState.test(wordsOf(cell.heading)))
      say('unread-column', cell)
  return found
}
