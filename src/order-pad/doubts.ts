/**
 * Why a line that names a tool and a number is not certain: what stands beside them says otherwise. A
 * person decides about it. Pure.
 */
import { decimalSigns, plainIn } from '../../packages/file-reader/numbers/number-signs.ts'

export const doubtKinds = [
  /** Several numbers may be the quantity: columns of two years, of two stores, ordered and open. */
  'columns',
  /** The column of the quantity is empty, and another one is not. */
  'other-column',
  /** No heading says which column is the quantity, and other rows have several numbers. */
  'no-heading',
  /** The column of the quantity is called by a time: 'Jan', '2026', 'KW 12'. */
  'time',
  /** The line names another size than the tool that its number names. */
  'size',
  /** No sure number: '24 or 48', 'ca. 12', '12?'. */
  'amount',
  /** '5,000' may be five or five thousand. */
  'sign',
  'conditional',
  'recurring',
  /** A price is asked, and nothing is ordered. */
  'enquiry',
  /** Taken back, denied, returned, or told of an order before. */
  'not-ordered',
  /** Struck out in the original: the line, or a part of it. */
  'struck',
  'struck-part',
  /** The program of the workbook shows neither the row, nor a column that counts. */
  'hidden-row',
  'hidden-column',
  /** A workbook shows a cell of the row otherwise: struck out, with words beside the number. */
  'shown-otherwise',
  /** Its color is another one than that of most rows. */
  'other-color',
  /** A column says a state or a supplier of the row, or marks other rows. */
  'row-state',
  'row-supplier',
  'unmarked',
  /** The page of a PDF does not show it, shows it over another text, or is marked as no order. */
  'unseen',
  'overprinted',
  'stamped',
] as const
/** `text`: what says so, as it is written. */
export type Doubt = { readonly kind: (typeof doubtKinds)[number]; readonly text: string }

/** Characters of a text that are quoted. */
const maxQuoted = 120

const quoted = (text: string): string => {
  const plain = text.replaceAll(/\s+/g, ' ').trim()
  return plain.length > maxQuoted ? `${plain.slice(0, maxQuoted)}…` : plain
}

export const doubtOf = (kind: Doubt['kind'], text: string): Doubt => ({ kind, text: quoted(text) })

/** Whether nothing is ordered by it, so that no number of the line is a quantity. */
export const isNoOrder = ({ kind }: Doubt): boolean => kind === 'not-ordered' || kind === 'struck'

/** The whole numbers that a doubtful quantity may mean, read with both signs. */
export const numbersIn = (quantity: string): readonly number[] => [
  ...new Set(
    (quantity.match(/\d[\d.,]*/g) ?? [])
      .flatMap((text) => decimalSigns.map((sign) => Number(plainIn(text, sign) ?? '')))
      .filter((number) => Number.isFinite(number) && number > 0),
  ),
]

/** '5,000?': a number that its writer asks about. @returns the number without the mark */
export const withoutQuestion = (quantity: string): string | undefined =>
  /^(.*\d[^?]*?)\s*\?+$/s.exec(quantity.trim())?.[1]
