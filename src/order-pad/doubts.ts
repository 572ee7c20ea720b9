/**
 * Why a line with a tool and a number is uncertain: other content contradicts it. A person decides
 * about it. Pure.
 */
import { decimalSigns, plainIn } from '../../packages/file-reader/numbers/number-signs.ts'

export const doubtKinds = [
  /** Several numbers may be the quantity: columns of two years, of two stores, ordered and open. */
  'columns',
  /** The column of the quantity is empty, and another one is not. */
  'other-column',
  /** No heading names the quantity column, and other rows have several numbers. */
  'no-heading',
  /** The heading of the quantity column may not be that of an ordered quantity. */
  'heading',
  /** The quantity column has the name of a period: 'Jan', '2026', 'KW 12'. */
  'time',
  /** The line names a different size than the tool with its number. */
  'size',
  /** An uncertain number: '24 or 48', 'ca. 12', '12?'. */
  'amount',
  /** '5,000' may be five or five thousand. */
  'sign',
  'conditional',
  /** '❌', '(no)', '~': a mark may take the line back, or change its quantity. */
  'mark',
  'recurring',
  /** A price is requested, but nothing is ordered. */
  'enquiry',
  /** It may belong to the earlier mail that this one answers. */
  'quoted',
  /** Cancelled, negated, returned, or about an earlier order. */
  'not-ordered',
  /** The line or a part of it is struck out in the original. */
  'struck',
  'struck-part',
  /** The spreadsheet program hides the row, or a column that matters. */
  'hidden-row',
  'hidden-column',
  /**
   * A cell of the row looks different in the workbook: it is struck out, or its number format adds
   * words.
   */
  'shown-otherwise',
  /** The row is outside the print area of the workbook. */
  'unprinted',
  /** The sender of the e-mail may see another text. */
  'seen-otherwise',
  /** An e-mail attached to the e-mail of the order may change it. */
  'attached-mail',
  /** Its colour differs from that of most rows. */
  'other-color',
  /** A column contains a state or a supplier of the row, or marks other rows. */
  'row-state',
  'row-supplier',
  /** A column that is not read has a value in the row. */
  'unread-column',
  'unmarked',
  /**
   * The PDF page does not show it, shows it over another text, or is marked as not being an order.
   */
  'unseen',
  'overprinted',
  'stamped',
] as const
/** `text`: the words that cause the doubt, as written. */
export type Doubt = { readonly kind: (typeof doubtKinds)[number]; readonly text: string }

/** The most characters of a text that are quoted. */
const maxQuoted = 120

const quoted = (text: string): string => {
  const plain = text.replaceAll(/\s+/g, ' ').trim()
  return plain.length > maxQuoted ? `${plain.slice(0, maxQuoted)}…` : plain
}

export const doubtOf = (kind: Doubt['kind'], text: string): Doubt => ({ kind, text: quoted(text) })

/** Whether the line orders nothing, so that none of its numbers is a quantity. */
export const isNoOrder = ({ kind }: Doubt): boolean => kind === 'not-ordered' || kind === 'struck'

/** The whole numbers that a doubtful quantity may mean, read with either decimal sign. */
export const numbersIn = (quantity: string): readonly number[] => [
  ...new Set(
    (quantity.match(/\d[\d.,]*/g) ?? [])
      .flatMap((text) => decimalSigns.map((sign) => Number(plainIn(text, sign) ?? '')))
      .filter((number) => Number.isFinite(number) && number > 0),
  ),
]

/** '5,000?': a number followed by a question mark. @returns the number without the mark */
export const withoutQuestion = (quantity: string): string | undefined =>
  /^(.*\d[^?]*?)\s*\?+$/s.exec(quantity.trim())?.[1]
