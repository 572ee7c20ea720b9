/**
 * Unused columns whose cells answer a question differently for different articles: yes and no, X and
 * nothing, days. Below a heading that nobody knows, the answer may be that an article is not sold, so
 * it is asked once for the column. Pure.
 */
import {
  fieldOfHeading,
  termOfHeading,
} from '../../../packages/file-reader/headings/article-headings.ts'
import { wordsOf } from '../../../packages/file-reader/headings/heading-key.ts'
import { isOfRecords } from '../../../packages/file-reader/records/listed-articles.ts'
import {
  isEmptyCell,
  type NumberedRow,
  type Row,
} from '../../../packages/file-reader/tables/table.ts'
import { bulkJobsMessages as messages } from '../messages/bulk-jobs.ts'
import { unusedAnswersField } from '../list-questions.ts'
import { saysGone } from './gone-rows.ts'
import type { Mapping } from './mapping.ts'
import type { RowDoubts } from './remarks.ts'
import { isOfService } from './program-rows.ts'
import { isEmptyMarker } from './row-draft.ts'
import { taxNote } from './tax-included.ts'

const yes =
  /^(?:y|yes|j|ja|jo|o|oui|s|si|sim|a|ano|t|tak|true|wahr|vrai|vero|x|k|kylla|i|igen|d|da|e|evet|on|1|-1)$/u
const no =
  /^(?:n|no|nein|nej|nee|nie|non|ne|nem|nao|nu|ei|f|false|falsch|faux|falso|h|hayir|off|0)$/u
/** A mark in some rows says yes or no; a number, or another letter, may be anything. */
const mark =
  /^(?:x|y|yes|j|ja|jo|o|oui|s|si|sim|ano|tak|true|wahr|vrai|vero|kylla|igen|da|evet|on|n|no|nein|nej|nee|nie|non|ne|nem|nao|nu|ei|false|falsch|faux|falso|hayir|off)$/u
const day = /^(?:\d{4}-\d{2}-\d{2}|\d{1,2}[./]\d{1,2}[./](?:19|20)\d{2})(?:[ T].*)?$/

/** Columns of which it is known that they do not end a sale. */
const harmless =
  /featured|review|back ?-?order|individually|shipping|gift|download|virtual|variation|return|hazard|danger|gefahr|\badr\b|serial|batch|charge|\brohs\b|\breach\b|tax|steuer|vat\b|mwst|created|updated|modified|changed|erstellt|angelegt|geandert|anderung|aktualisiert|cree|modifie|creat|modific|aangemaakt|gewijzigd|zmien|utworz|as of|stand\b|\bbrand\b|\bnew\b|\bneu\b|nouveaut|novita|nowosc|novinka/u

/** Whether a heading is known to say nothing about the state of an article. */
export const isHarmless = (heading: string): boolean => harmless.test(wordsOf(heading))

/** Terms whose answers are asked about elsewhere, or that say nothing about the state. */
const asked: ReadonlySet<string> = new Set([
  'validFrom',
  'validUntil',
  'offerFrom',
  'offerUntil',
  'taxRate',
  'currency',
  'discountable',
  'netItem',
  'freeGoods',
  'discountGroup',
  'subject',
  'target',
])

type Seen = { readonly texts: Set<string>; filled: number; blank: number; isOpen: boolean }
type List = {
  readonly mapping: Pick<Mapping, 'columns'>
  readonly headings: readonly string[]
  /** Whether another question is about the cells below a heading. */
  readonly isAsked?: (heading: string) => boolean
}

/** 'statustype', 'Artikelstatus': whatever the cells are. */
const ofState = /kennzeichen|indicator|stat(?:us|ut)|zustand(?!ig)|\bstav\b|\bstato\b|\bestado\b/u

/** A column with more different words answers no question; days may all differ. */
const mostTexts = 3
const shownTexts = 3

/** Scans all rows of a list, part by part. */
export function createUnusedAnswers({
  mapping: { columns },
  headings,
  isAsked = () => false,
}: List) {
  const open = isOfRecords(headings)
    ? []
    : headings.flatMap((heading, column) =>
        (columns[column] ?? '') === '' && isUnknown(heading) && !isAsked(heading) ? [column] : [],
      )
  const seen = new Map(
    open.map((column): [number, Seen] => [
      column,
      { texts: new Set(), filled: 0, blank: 0, isOpen: true },
    ]),
  )
  return {
    add(rows: readonly NumberedRow[]): void {
      for (const { cells } of rows) {
        // A title or a remark is no article.
        if (cells.filter((cell) => !isEmptyCell(cell)).length < 2) continue
        for (const [column, one] of seen) if (one.isOpen) note(one, cells[column])
      }
    },
    result(): RowDoubts {
      const findings = [...seen].flatMap(([column, one]) => {
        const heading = headings[column] ?? ''
        return one.isOpen && answers(heading, one)
          ? [{ column, finding: findingOf(heading, [...one.texts]) }]
          : []
      })
      return ({ cells }) => ({
        errors: [],
        warnings: findings.flatMap(({ column, finding }) =>
          textOf(cells[column]) === '' ? [] : [finding],
        ),
      })
    },
  }
}

const textOf = (cell: Row[number] | undefined): string => {
  const text = String(cell ?? '').trim()
  return isEmptyMarker('state', text) ? '' : text
}

const findingOf = (heading: string, texts: readonly string[]) =>
  isOfPrice(heading)
    ? {
        field: 'price',
        why: messages.why.unusedTerm(heading, texts.slice(0, shownTexts).join(', ')),
      }
    : {
        field: unusedAnswersField,
        why: messages.why.unusedAnswers(heading, texts.slice(0, shownTexts)),
      }

function note(one: Seen, cell: Row[number] | undefined): void {
  const text = textOf(cell)
  if (text === '') one.blank += 1
  else {
    one.filled += 1
    one.texts.add(text.slice(0, 20))
    const isDay = day.test(text)
    if ((!isDay && one.texts.size > mostTexts) || (isDay && one.texts.size > 1000))
      one.isOpen = isDay && [...one.texts].every((other) => day.test(other))
  }
}

/** Whether a heading is unknown to all other questions, and may be about the state of articles. */
const isUnknown = (heading: string): boolean =>
  wordsOf(heading) !== '' &&
  !isHarmless(heading) &&
  taxNote(heading) === undefined &&
  !isOfService(heading) &&
  !asked.has(termOfHeading(heading) ?? '') &&
  (isOfPrice(heading) || [undefined, 'state'].includes(fieldOfHeading(heading)))

/** 'Price on request', 'Mindermengenzuschlag': with a mark below it, it says something of the price. */
const isOfPrice = (heading: string): boolean =>
  fieldOfHeading(heading) === 'price' || termOfHeading(heading) === 'surcharge'

/** Cells that another question understands: 'discontinued', and N beside B for net and gross. */
const isAskedElsewhere = (heading: string, texts: readonly string[]): boolean =>
  texts.some((text) => saysGone(heading, text)) ||
  (texts.some((text) => /^b(?:rutto)?$|^gross$/i.test(text)) &&
    texts.every((text) => /^[nb]$|^(?:netto?|brutto|gross)$/i.test(text)))

/** Whether the cells of a column answer a question, and not the same for all articles. */
function answers(heading: string, { texts, blank, filled }: Seen): boolean {
  const words = [...texts].map((text) => (/^-1$/.test(text) ? text : wordsOf(text) || text))
  const areDays = [...texts].every((text) => day.test(text))
  const isMarked = blank > 0 && (areDays || words.every((word) => mark.test(word)))
  if (isAskedElsewhere(heading, [...texts])) return false
  if (filled === 0 || !(new Set(words).size > 1 || isMarked)) return false
  // A number below such a heading is asked about as an amount.
  if (isOfPrice(heading)) return words.every((word) => mark.test(word))
  if (areDays) return true
  if (fieldOfHeading(heading) === 'state' || ofState.test(wordsOf(heading))) return true
  const [some, none] = [
    words.filter((word) => yes.test(word)),
    words.filter((word) => no.test(word)),
  ]
  if (some.length + none.length < words.length) return false
  return (some.length > 0 && none.length > 0) || blank > 0
}
