/** Makes entries of what a file says: checked, and each with the key that identifies it. */
import { hash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'
import { Day } from '../platform/fields/fields.ts'
import { parseMoney } from '../platform/money/money.ts'
import type { BankEntry, BankStatement, OutgoingEntry, RefusedEntry } from './bank-entries.ts'
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
  /** The reference without blanks where the bank parts it: it may have cut a number there. */
  readonly glued?: string
  /** Whether it is several payments of which the bank does not say the amounts. */
  readonly isShared?: boolean
  /** What the bank calls it; empty where it does not. */
  readonly id: string
  /** What versions before 0.3 read of it, where they read less: its key was made of that. */
  readonly former?:
    | { readonly payer: string; readonly reference: string; readonly id: string }
    | undefined
}
export type RawStatement = Omit<BankStatement, 'doubts' | 'entries' | 'others' | 'outgoing'> & {
  readonly doubts?: BankStatement['doubts']
  readonly entries: readonly RawEntry[]
  /** What went: of each the payer is who received it. */
  readonly outgoing: readonly RawEntry[]
}

const BookingDay = Day(messages.notDay)

const clean = (text: string, maxLength: number): string =>
  text.normalize('NFC').replaceAll(/\s+/g, ' ').trim().slice(0, maxLength)

/** An amount with a dot, without zeros and a plus before it, which ISO 20022 allows. */
const plainAmount = (amount: string): string =>
  amount.replace(/(\.\d{2})0+$/, '$1').replace(/^\+?0*(?=\d)/, '')

/** What is no entry, since no month has its day, or no money its amount: with the reason. */
function refusedEntry(raw: RawEntry): RefusedEntry | undefined {
  const { bookedOn, amount, currency, payer, reference } = raw
  const why = !z.safeParse(BookingDay, bookedOn).success
    ? messages.bank.rows.noDay(bookedOn)
    : parseMoney(plainAmount(amount))
      ? undefined
      : messages.bank.rows.noMoney(amount)
  const text = [bookedOn, amount, currency, payer, reference].filter(Boolean).join(' · ')
  return why === undefined ? undefined : { text: clean(text, 200), why }
}

/**
 * Two entries of one file that say the same are two: the second has another key, and the same one
 * whenever the file is read again.
 * @returns `refused`: entries whose day or amount is none
 * @throws UnreadableBankFile where all of several are refused, or the only one
 */
export function toEntries({ account, entries: all }: RawStatement): {
  readonly entries: readonly BankEntry[]
  readonly refused: readonly RefusedEntry[]
} {
  const judged = all.map((raw) => ({ raw, refused: refusedEntry(raw) }))
  const refused = judged.flatMap((one) => one.refused ?? [])
  if (refused[0] && refused.length === all.length)
    throw new UnreadableBankFile(messages.bank.noEntry(refused[0].text, refused[0].why))
  const readable = judged.flatMap(({ raw, refused: why }) => (why ? [] : [raw]))
  return { entries: withKeys(account, readable), refused }
}

function withKeys(account: string, entries: readonly RawEntry[]): readonly BankEntry[] {
  const keyOf = keysOfFile()
  return entries.map((raw) => {
    const amount = parseMoney(plainAmount(raw.amount)) ?? 0
    const { payer, reference, id } = raw
    const about = [account, raw.bookedOn, amount, raw.currency]
    const { former = { payer, reference, id } } = raw
    const formerKey = keyOf([...about, former.payer, former.reference, former.id])
    const isSame = isDeepStrictEqual(former, { payer, reference, id })
    return {
      key: isSame ? formerKey : keyOf(['0.3', ...about, payer, reference, id]),
      formerKey,
      bookedOn: raw.bookedOn,
      cents: amount,
      currency: raw.currency.toUpperCase(),
      payer: clean(payer, 140),
      reference: clean(reference, 500),
      glued: clean(raw.glued ?? '', 500),
      isShared: raw.isShared ?? false,
    }
  })
}

/** What went. @returns `refused`: as of `toEntries`; an entry over nothing is left out */
export function toOutgoing({ account, outgoing: all }: RawStatement): {
  readonly outgoing: readonly OutgoingEntry[]
  readonly refused: readonly RefusedEntry[]
} {
  const keyOf = keysOfFile()
  const refused = all.flatMap((raw) => refusedEntry(raw) ?? [])
  const outgoing = all.flatMap((raw) => {
    const { bookedOn, payer, reference, glued = '', id } = raw
    const amount = parseMoney(plainAmount(raw.amount))
    if (!z.safeParse(BookingDay, bookedOn).success || !amount) return []
    const currency = raw.currency.toUpperCase()
    return {
      key: keyOf(['out', account, bookedOn, amount, currency, payer, reference, id]),
      bookedOn,
      cents: amount,
      currency,
      payee: clean(payer, 140),
      reference: clean(reference, 500),
      glued: clean(glued, 500),
    }
  })
  return { outgoing, refused }
}

/** A hash of what an entry says, and how often the file has said the same before. */
function keysOfFile(): (content: readonly (string | number)[]) => string {
  const seen = new Map<string, number>()
  return (content) => {
    const identity = JSON.stringify(content)
    const count = (seen.get(identity) ?? 0) + 1
    seen.set(identity, count)
    return hash('sha256', JSON.stringify([...content, count]))
  }
}
