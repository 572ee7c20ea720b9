/**
 * Which column of a table names the articles: not the heading decides, but whether its values are
 * tools of the shop. Pure.
 */
import { doubtOf } from '../../order-pad/doubts.ts'
import type { DraftLine } from '../draft.ts'

/** The id of the tool that a number names with certainty. */
type ToolOf = (number: string) => string | undefined

/** The share of the rows that must name tools of the shop, so that a few may be mistyped. */
const nearlyAll = 0.9

const isRow = ({ prose, quantity, words }: DraftLine): boolean =>
  !prose && quantity !== '' && words === undefined
const codeOf = (line: DraftLine, heading: string): string =>
  line.others?.find((other) => other.heading === heading)?.text ?? ''

/**
 * The lines with the numbers of the column whose values are tools of the shop in nearly every row, if
 * those of the column with the heading of an article are not. If two such columns name different
 * tools, the lines have both numbers.
 */
export function byArticleColumn(lines: readonly DraftLine[], toolOf: ToolOf): readonly DraftLine[] {
  const rows = lines.filter(isRow)
  const shareOf = (numberOf: (line: DraftLine) => string): number =>
    rows.filter((line) => toolOf(numberOf(line)) !== undefined).length / rows.length
  const headings = [
    ...new Set(rows.flatMap(({ others = [] }) => others.map(({ heading }) => heading))),
  ].filter((heading) => shareOf((line) => codeOf(line, heading)) >= nearlyAll)
  if (headings.length === 0) return lines
  const own = shareOf(({ sellerNumber }) => sellerNumber)
  const [heading = ''] = headings
  const isOther = own <= 1 - nearlyAll && !rows.some((line) => isAlike(line, heading))
  return lines.map((line) => {
    if (!isRow(line)) return line
    const all = headings.map((one) => codeOf(line, one)).filter(Boolean)
    const [first] = all
    return isOther && first !== undefined
      ? withNumber(withOther({ ...line, sellerNumber: first }, all, toolOf), line, heading)
      : withOther(line, all, toolOf)
  })
}

/**
 * Keeps the number of the column that is not the article's as the buyer's own, and a text as the
 * description.
 */
const withNumber = (line: DraftLine, { sellerNumber }: DraftLine, heading: string): DraftLine => ({
  ...line,
  articleHeading: heading,
  ...(/\s/.test(sellerNumber)
    ? { description: line.description ?? sellerNumber }
    : { buyerNumber: line.buyerNumber || sellerNumber }),
  ...(line.doubt && { doubt: restOfDoubt(line, heading) }),
})

/** The doubt about a column that is not read, unless it is the column of the article. */
function restOfDoubt({ doubt, others = [] }: DraftLine, heading: string): DraftLine['doubt'] {
  const said = (text: string, of: string) => doubtOf('unread-column', of ? `${of}: ${text}` : text)
  const isOf = ({ heading: of, text }: { heading: string; text: string }) =>
    doubt?.kind === 'unread-column' && doubt.text === said(text, of).text
  return others.some((other) => other.heading === heading && isOf(other)) ? undefined : doubt
}

/** A further column names another tool: both numbers are in the line, and a person decides. */
function withOther(line: DraftLine, numbers: readonly string[], toolOf: ToolOf): DraftLine {
  const tool = toolOf(line.sellerNumber)
  const other = numbers.find((number) => {
    const named = toolOf(number)
    return named !== undefined && named !== tool
  })
  if (other === undefined) return line
  return line.buyerNumber === '' ? { ...line, buyerNumber: other } : { ...line, makerNumber: other }
}

/** 'HMR-9999' beside 'HMR-1001': perhaps a number that the shop had, and not the buyer's own. */
const isAlike = (line: DraftLine, heading: string): boolean =>
  /\p{L}/u.test(line.sellerNumber) && shapeOf(line.sellerNumber) === shapeOf(codeOf(line, heading))
const shapeOf = (number: string): string => number.replaceAll(/\p{L}/gu, 'A').replaceAll(/\d/g, '9')
