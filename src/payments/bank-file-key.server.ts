/** Makes entries of what a file says: checked, and each with the key that identifies it. */
import { hash } from 'node:crypto'
import * as z from 'zod/mini'
import { Day } from '../platform/fields/fields.ts'
import { parseMoney } from '../platform/money/money.ts'
import type { BankEntry, BankStatement } from './bank-entries.ts'
import { paymentsMessages as messages } from './messages/payments.ts'
import { UnreadableBankFile } from './unreadable-bank-file.ts'

/** An entry as its file has it. */
export type RawEntry = {
  readonly bookedOn: string
  /** '1234.50', above zero. */
  readonly amount: string
  readonly currency: string
  readonly payer: string
  readonly reference: string
  /** What the bank calls it; empty where it does not. */
  readonly id: string
}
export type RawStatement = Omit<BankStatement, 'entries' | 'others'> & {
  readonly entries: readonly RawEntry[]
}

const BookingDay = Day(messages.notDay)

const clean = (text: string, maxLength: number): string =>
  text.normalize('NFC').replaceAll(/\s+/g, ' ').trim().slice(0, maxLength)

/**
 * Two entries of one file that say the same are two: the second has another key, and the same one
 * whenever the file is read again.
 * @throws UnreadableBankFile for a day or amount that is none
 */
export function toEntries({ account, entries }: RawStatement): readonly BankEntry[] {
  const seen = new Map<string, number>()
  return entries.map((raw) => {
    // ISO 20022 allows five decimals: '12.50000' is '12.50'.
    const amount = parseMoney(raw.amount.replace(/(\.\d{2})0+$/, '$1'))
    if (!z.safeParse(BookingDay, raw.bookedOn).success || !amount)
      throw new UnreadableBankFile(messages.bank.wrongEntry(raw.bookedOn, raw.amount))
    const content = [account, raw.bookedOn, amount, raw.currency, raw.payer, raw.reference, raw.id]
    const identity = JSON.stringify(content)
    const count = (seen.get(identity) ?? 0) + 1
    seen.set(identity, count)
    return {
      key: hash('sha256', JSON.stringify([...content, count])),
      bookedOn: raw.bookedOn,
      cents: amount,
      currency: raw.currency.toUpperCase(),
      payer: clean(raw.payer, 140),
      reference: clean(raw.reference, 500),
    }
  })
}
