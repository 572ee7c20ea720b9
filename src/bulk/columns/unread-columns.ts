/**
 * The questions about columns that nobody reads, by their cells: answers such as yes and no that
 * differ between articles, days, states of a price, and what sets few rows apart. One of them is
 * asked about a row of a column. Pure.
 */
import {
  fieldOfHeading,
  termOfHeading,
} from '../../../packages/file-reader/headings/article-headings.ts'
import { wordsOf } from '../../../packages/file-reader/headings/heading-key.ts'
import { isFlag } from '../../../packages/file-reader/headings/row-flags.ts'
import { stateOfWord } from '../../../packages/file-reader/headings/state-words.ts'
import { monthOfName } from '../../../packages/file-reader/numbers/month-names.ts'
import { writtenDay } from '../../../packages/file-reader/numbers/written-day.ts'
import { isOfRecords } from '../../../packages/file-reader/records/listed-articles.ts'
import { isEmptyCell, type NumberedRow } from '../../../packages/file-reader/tables/table.ts'
import type { Day } from '../../platform/time/time-zone.ts'
import { unusedAnswersField } from '../list-questions.ts'
import { bulkJobsMessages as messages } from '../messages/bulk-jobs.ts'
import { isRemark, saysGone } from './gone-rows.ts'
import type { Finding, Mapping } from './mapping.ts'
import type { RowDoubts } from './remarks.ts'
import { isEmptyMarker } from './row-draft.ts'
import {
  isOfArticleState,
  isOfPrice,
  isOfPriceMark,
  isOpenToAnswers,
  isOpenToMarks,
  priceStateOf,
} from './unread-headings.ts'

type Column = {
  readonly heading: string
  readonly column: number
  /** The rows with each text. */
  readonly texts: Map<string, number>
  filled: number
}
type Rows = { readonly articles: number; readonly today: Day; readonly isPriceFile: boolean }
type Asks = (text: string) => Finding | undefined
type Rule = {
  /** Whether it is about the cells below a heading. */
  readonly isMeant: (heading: string) => boolean
  /** What it asks about the cells of a column. */
  readonly asks: (column: Column, rows: Rows) => Asks | undefined
}

/** A column with more different texts describes the articles; days may all differ. */
const mostTexts = 3
/** The texts that are counted; a column with more is not asked about. */
const countedTexts = 500
/** Characters: a longer text describes the article; of a text that is quoted. */
const [longest, shown] = [60, 40]

const yes =
  /^(?:y|yes|j|ja|jo|o|oui|s|si|sim|a|ano|t|tak|true|wahr|vrai|vero|x|k|kylla|i|igen|d|da|e|evet|on|1|-1)$/u
const no =
  /^(?:n|no|nein|nej|nee|nie|non|ne|nem|nao|nu|ei|f|false|falsch|faux|falso|h|hayir|off|0)$/u
/** A mark in some rows says yes or no; a number, or another letter, may be anything. */
const mark =
  /^(?:x|y|yes|j|ja|jo|o|oui|s|si|sim|ano|tak|true|wahr|vrai|vero|kylla|igen|da|evet|on|n|no|nein|nej|nee|nie|non|ne|nem|nao|nu|ei|false|falsch|faux|falso|hayir|off)$/u
/** States besides those of articles in which a price does not apply. */
const notInForce =
  /^(?:rejected|declined|refused|proposed|proposal|requested|in review|under review|for approval|to be approved|not approved|waiting|expired|superseded|suspended|on hold|invalid|not valid|locked|removed|withdrawn|cancell?ed|void|abgelehnt|beantragt|vorschlag|in prufung|zur freigabe|nicht freigegeben|offen|abgelaufen|ungultig|storniert|zuruckgezogen|geloscht|ausgesetzt|refuse|en attente|propose|expire|annule|supprime|rechazado|pendiente|propuesto|caducado|anulado|eliminado|rifiutato|in attesa|proposto|scaduto|annullato|eliminato|afgewezen|in behandeling|vervallen|verlopen|odrzucon[yae]|oczekuj\w+|zamitnut[oyae]|ceka|neplatn[aye]|elutasitva|avslagen|avvist|afvist|rejeitado|pendente|expirado)(?: |$)/u

const priced = (why: string): Finding => ({ field: 'price', why })

/** 'Status', 'Approved', 'Blocked' of a price. */
const priceStates: Rule = {
  isMeant: (heading) => termOfHeading(heading) === undefined && priceStateOf(heading) !== undefined,
  asks: ({ heading, texts }, rows) => {
    const kind = priceStateOf(heading)
    const isMarked = textsIn(texts).some((text) => stateOfWord(text) === 'on-sale')
    const saysNo = (text: string) => stateOfWord(text) === 'draft' || /^[-–—]$/.test(text)
    // 'N' below 'Status' may mean new.
    const isOff = (text: string) =>
      (kind === 'so' ? saysNo(text) : notInForce.test(wordsOf(text))) ||
      (text.length > 1 && stateOfWord(text, heading) === 'draft') ||
      isToCome(heading, text, rows)
    return (text) => {
      if (text === '')
        return isMarked && kind === 'so' ? priced(messages.why.unmarkedPrice(heading)) : undefined
      return (kind === 'not' ? !saysNo(text) : isOff(text))
        ? priced(messages.why.priceState(heading, text.slice(0, shown)))
        : undefined
    }
  },
}

/** Answers that are not the same for all articles, once for the column. */
const answers: Rule = {
  isMeant: isOpenToAnswers,
  asks: (column, rows) => {
    const { heading, texts } = column
    if (isOfPriceMark(heading) && texts.size > 0)
      return (text) =>
        /^\d$/.test(text) ? priced(messages.why.unusedTerm(heading, text)) : undefined
    if (texts.size === 1) {
      const toCome = textsIn(texts).find((text) => isToCome(heading, text, rows))
      const why = messages.why.answersToCome(heading, toCome?.slice(0, shown) ?? '')
      const finding = { field: unusedAnswersField, why }
      if (toCome !== undefined) return (text) => (isNothing(text) ? undefined : finding)
    }
    if (!areAnswers(column, rows)) return undefined
    const quoted = textsIn(texts)
      .slice(0, mostTexts)
      .map((text) => text.slice(0, shown))
    const finding = isOfPrice(heading)
      ? priced(messages.why.unusedTerm(heading, quoted.join(', ')))
      : { field: unusedAnswersField, why: messages.why.unusedAnswers(heading, quoted) }
    return (text) => (isNothing(text) ? undefined : finding)
  },
}

/** A mark, a word, a remark or a past day in few rows of a price file. */
const apart: Rule = {
  isMeant: isOpenToMarks,
  asks: (column, rows) => {
    const { heading, texts } = column
    const are = { flags: textsIn(texts).every(isFlag), days: textsIn(texts).every(isDay) }
    const why = are.flags || are.days ? messages.why.priceState : messages.why.unusedTerm
    return (text) =>
      /[\p{L}\p{N}✓✔✗✘]/u.test(text) && setsApart(column, text, { ...rows, ...are })
        ? priced(why(heading, text))
        : undefined
  },
}

const rules = [priceStates, answers, apart]

type List = {
  readonly mapping: Pick<Mapping, 'columns'>
  readonly headings: readonly string[]
  readonly today: Day
  readonly isPriceFile?: boolean
}

/** Scans all rows of a list, part by part. */
export function createUnreadColumns({ mapping, headings, today, isPriceFile = false }: List) {
  const unread = isOfRecords(headings)
    ? []
    : headings.flatMap((heading, column): Column[] =>
        (mapping.columns[column] ?? '') === '' && rules.some(({ isMeant }) => isMeant(heading))
          ? [{ heading, column, texts: new Map(), filled: 0 }]
          : [],
      )
  let articles = 0
  const asking = (rule: Rule) =>
    unread.flatMap((one) => {
      const asks = rule.isMeant(one.heading)
        ? rule.asks(one, { articles, today, isPriceFile })
        : undefined
      return asks ? [{ ...one, asks }] : []
    })
  const found = (of: ReturnType<typeof asking>, { cells }: Pick<NumberedRow, 'cells'>) =>
    of.flatMap(({ heading, column, asks }) => {
      const finding = asks(textOf(cells[column]))
      return finding ? [{ heading, finding }] : []
    })
  return {
    add(rows: readonly NumberedRow[]): void {
      for (const { cells } of rows) {
        // A title or a remark is no article.
        if (cells.filter((cell) => !isEmptyCell(cell)).length < 2) continue
        articles += 1
        for (const one of unread) note(one, textOf(cells[one.column]))
      }
    },
    result(): RowDoubts {
      const ofAnswers = asking(answers)
      const of = isPriceFile
        ? [...asking(priceStates), ...ofAnswers.filter(({ heading }) => !priceStateOf(heading))]
        : ofAnswers
      return (row) => ({ errors: [], warnings: found(of, row).map(({ finding }) => finding) })
    },
    /** The doubts about the few rows of a price file that columns set apart which `said` does not name. */
    apart(): (row: Pick<NumberedRow, 'cells'>, said: readonly string[]) => readonly string[] {
      const of = asking(apart)
      return (row, said) =>
        found(of, row).flatMap(({ heading, finding: { why } }) =>
          said.some((sentence) => names(sentence, heading)) ? [] : [why],
        )
    },
  }
}

const textOf = (cell: NumberedRow['cells'][number] | undefined): string => String(cell ?? '').trim()
const isNothing = (text: string): boolean => text === '' || isEmptyMarker('state', text)

const textsIn = (texts: Column['texts']): readonly string[] => [...texts.keys()]

function note(one: Column, text: string): void {
  if (isNothing(text)) return
  one.filled += 1
  const count = one.texts.get(text) ?? 0
  if (count > 0 || one.texts.size < countedTexts) one.texts.set(text, count + 1)
}

/** The days that a text may mean. */
const daysIn = (text: string): readonly Day[] =>
  (['month', 'day'] as const)
    .map((order) => writtenDay(text, order))
    .filter((day) => /^\d{4}-\d\d-\d\d$/.test(day))
const isDay = (text: string): boolean => daysIn(text).length > 0

/** '03/2027', 'March 2027', 'KW 9/2027', 'Q1 2027': a number of parts of a year, and the year. */
const time =
  /(?<![\d.,])(?:(?<week>kw|cw|wk|week|woche|sem|uge|vecka|tyden)\.? ?|(?<quarter>q|quartal ))?(?<part>\d{1,2}|\p{L}{3,10})[/. -]{1,3}(?<year>20\d\d|\d\d)(?![\d/.-])/iu

/** The first day that a text without a day may mean; '' for none. */
function dayOfTime(text: string): Day {
  const { week, quarter, part = '', year = '' } = time.exec(text)?.groups ?? {}
  const number = /\d/.test(part) ? Number(part) : (monthOfName(part) ?? 0)
  const months = quarter === undefined ? (week === undefined ? 1 : 12 / 53) : 3
  const month = Math.floor((number - 1) * months) + 1
  return number > 0 && month <= 12
    ? `${year.padStart(4, '20')}-${String(month).padStart(2, '0')}-01`
    : ''
}

/** Whether a cell names a later time, below a heading of days or of states. */
function isToCome(heading: string, text: string, { today, isPriceFile }: Rows): boolean {
  const days = daysIn(text)
  // A price file asks about them elsewhere.
  if (days.length > 0) return !isPriceFile && days.some((day) => day > today)
  const isMeant = ofTimes.test(wordsOf(heading)) || isOfArticleState(heading)
  return isMeant && dayOfTime(text) > today
}
/** A time without a day is one only below such a heading: '3/27' may be a size. */
const ofTimes =
  /\b(?:launch|release|from|since|start|available|ab|verfugbar|lieferbar|erscheint|erscheinung\p{L}*|start\p{L}*|einfuhrung\p{L}*|disponible|des|sortie|lancement|desde|lanzamiento|dal|da|uscita|vanaf|introductie|od|premiera|uvedeni|fra|fran|lansering|date|datum|data|fecha)\b/u

/** Cells that another question understands: 'discontinued', and N beside B for net and gross. */
const isAskedElsewhere = (heading: string, texts: readonly string[]): boolean =>
  texts.some((text) => saysGone(heading, text)) ||
  (texts.some((text) => /^b(?:rutto)?$|^gross$/i.test(text)) &&
    texts.every((text) => /^[nb]$|^(?:netto?|brutto|gross)$/i.test(text)))

/** Whether the cells of a column answer a question, and not the same for all articles. */
function areAnswers({ heading, filled, ...column }: Column, { articles }: Rows): boolean {
  const texts = textsIn(column.texts)
  const areDays = texts.every(isDay)
  if (texts.length === 0 || (!areDays && texts.length > mostTexts)) return false
  if (isAskedElsewhere(heading, texts)) return false
  const words = new Set(texts.map((text) => (text === '-1' ? text : wordsOf(text) || text)))
  const areMarks = [...words].every((word) => mark.test(word))
  const isBlank = filled < articles
  if (words.size < 2 && !(isBlank && (areDays || areMarks))) return false
  // A number below such a heading is asked about as an amount.
  if (isOfPrice(heading)) return areMarks
  return areDays || isOfArticleState(heading) || areYesAndNo([...words], isBlank)
}

/** Whether words say yes and no, where no cell may say no. */
const areYesAndNo = (words: readonly string[], isBlank: boolean): boolean =>
  words.every((word) => yes.test(word) || no.test(word)) &&
  (isBlank || (words.some((word) => yes.test(word)) && words.some((word) => no.test(word))))

/** Whether a text of a column differs from what most rows have there. */
function setsApart(
  { heading, texts, filled }: Column,
  text: string,
  { articles, today, flags, days }: Rows & { readonly flags: boolean; readonly days: boolean },
): boolean {
  if ((texts.size === 1 && filled === articles) || text.length > longest) return false
  // A day to come is asked about elsewhere.
  if (days) return daysIn(text).every((day) => day <= today)
  if (flags) return (texts.get(text) ?? 0) * 2 < articles
  if (fieldOfHeading(heading) === 'price') return false
  const isOfRemarks = isRemark(heading)
  // Not the number of an article, such as A9.
  if (isOfRemarks && /(?<![\p{L}\d])\d|[%=]/u.test(text)) return true
  return (texts.size <= mostTexts || isOfRemarks) && filled * 2 <= articles
}

const names = (sentence: string, heading: string): boolean =>
  [`'${heading}'`, `“${heading}”`, `„${heading}“`].some((text) => sentence.includes(text))
