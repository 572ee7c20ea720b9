/** Payments that went out again in the same file: the bank may have returned them. Pure. */
import { isNamed } from './bank-entries.ts'
import type { RawEntry } from './bank-file-key.server.ts'
import { nameOf } from './left-out.ts'
import { referenceContent } from '../platform/money/check-digits.ts'

/** Dates and amounts, which are in the texts of many entries. */
const figures = /\b\d{1,4}[./-]\d{1,2}[./-]\d{2,4}\b|\b\d+[.,]\d{2}\b/g

/** 'DEMO-INV-000005' and '4711815': what of a text is a number of an invoice or of an order. */
const numbersIn = ({ reference }: RawEntry): readonly string[] =>
  (
    reference
      .toUpperCase()
      .replaceAll(figures, ' ')
      .match(/[\p{L}\d]+(?:[-/.][\p{L}\d]+)*/gu) ?? []
  ).filter((word) => /\d{5}/.test(word) || (/\p{L}.*\d|\d.*\p{L}/u.test(word) && word.length >= 4))

/** Whether one text is the other with words around it, such as 'ACH RETURN'. */
const isWithin = (one: RawEntry, other: RawEntry): boolean => {
  const text = referenceContent(one.reference)
  return text.length >= 4 && referenceContent(other.reference).includes(text)
}

const isSamePerson = (one: RawEntry, other: RawEntry): boolean =>
  isNamed(one.payer, other.payer) || isNamed(other.payer, one.payer)

/**
 * What may have been returned: an incoming entry whose amount went out on its day or later, with the
 * same number, the same text or to the same person.
 * @param went outgoing entries; the payer of each is its payee
 * @returns for each entry that may have been returned, both entries in words
 */
export function returnedAmong(
  entries: readonly RawEntry[],
  went: readonly RawEntry[],
): ReadonlyMap<RawEntry, string> {
  const found = new Map<RawEntry, string>()
  const byAmount = Map.groupBy(entries, amountOf)
  for (const out of went) {
    const numbers = new Set(numbersIn(out))
    const before = (byAmount.get(amountOf(out)) ?? []).filter(
      (entry) => entry.bookedOn <= out.bookedOn && !found.has(entry),
    )
    const returned =
      before.findLast((entry) => numbersIn(entry).some((number) => numbers.has(number))) ??
      before.findLast((entry) => isWithin(entry, out) || isSamePerson(entry, out))
    if (returned) found.set(returned, `${nameOf(returned)} (${nameOf(out)})`)
  }
  return found
}

const amountOf = ({ amount, currency }: RawEntry): string =>
  `${Number(amount).toFixed(2)} ${currency.toUpperCase()}`
