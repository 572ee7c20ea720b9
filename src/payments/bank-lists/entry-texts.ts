/** The texts of an entry of a bank's list, from its columns. Pure. */
import { wordsOf } from '../../../packages/file-reader/headings/heading-key.ts'
import { isIban } from '../../platform/money/check-digits.ts'
import { bareAccount } from './bank-accounts.ts'
import { isNumberOfEntry, type BankColumns } from './bank-csv-columns.ts'
import { isDay } from './bank-days.ts'
import { labelledText, payerIn, type TextParts } from './bank-texts.ts'

type Row = readonly string[]
type List = { readonly columns: BankColumns; readonly headings: Row }

export const textsOf = (row: Row, columns: readonly number[]): string =>
  [...new Set(columns.map((index) => row[index] ?? ''))].filter(Boolean).join(' ')

/**
 * The text of the payment, with the texts of unknown columns. If it contains a number and another
 * column names the payer, only with those that contain a number too, which may be that of an
 * invoice.
 */
function referenceOf({ headings, columns }: List, row: Row): string {
  const { fields, references, further } = columns
  const texts = references.filter((index) => !isNumberOfEntry(headings[index] ?? ''))
  const isSaid = /\d/.test(textsOf(row, texts))
  const isKnown = isSaid && (fields.has('payer') || fields.has('counterparty'))
  const others = further.filter((index) => {
    const cell = row[index] ?? ''
    const isText = isKnown ? /\d/.test(cell) && !isDay(cell) : true
    return isText && !isIban(bareAccount(cell))
  })
  return textsOf(row, [...references, ...others])
}

/** The name and the text of an entry, if the bank has combined them in one text. */
export function partsOf(list: List, row: Row): TextParts {
  const text = referenceOf(list, row)
  const parts = labelledText(text) ?? { name: '', reference: text }
  const { references, further } = list.columns
  const cells = [...references, ...further].map((index) => row[index] ?? '')
  return { ...parts, name: parts.name || (cells.map(payerIn).find(Boolean) ?? '') }
}

/** The part of a payment that was already refunded, as providers of card payments state it. */
export const givenBack = (headings: Row, row: Row): string | undefined =>
  headings.flatMap((heading, index) => {
    const isBack =
      /^(?:amount (?:refunded|charged back)|refunded(?: amount)?|erstatteter betrag)$/.test(
        wordsOf(heading),
      )
    return isBack && /[1-9]/.test(row[index] ?? '') ? [row[index] ?? ''] : []
  })[0]
