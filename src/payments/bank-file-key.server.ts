/** Creates entries from the rows of a file: validated, and each with the key that identifies it. */
import { hash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'
import { Day } from '../platform/fields/fields.ts'
import { parseMoney } from '../platform/money/money.ts'
import type { BankEntry, BankStatement, OutgoingEntry, RefusedEntry } from './bank-entries.ts'
import { paymentsMessages as messages } from './messages/payments.ts'
import { returnedAmong } from './returned-payments.ts'
import { UnreadableBankFile } from './unreadable-bank-file.ts'

/** An entry as in its file. */
export type RawEntry = {
  readonly bookedOn: string
  /** '1234.50', above zero. */
  readonly amount: string
  readonly currency: string
  readonly payer: string
  readonly reference: string
  /** The reference without the blanks that the bank inserts, because they may cut a number. */
  readonly glued?: string
  /** Whether it combines several payments whose amounts the bank does not list. */
  readonly isShared?: boolean
  /** The bank's own reference; empty if there is none. */
  readonly id: string
  /**
   * The values that versions before 0.3 read, if they read fewer: their key was computed from
   * these.
   */
  readonly former?:
    | { readonly payer: string; readonly reference: string; readonly id: string }
    | undefined
}
export type RawStatement = Omit<BankStatement, 'doubts' | 'entries' | 'others' | 'outgoing'> & {
  readonly doubts?: BankStatement['doubts']
  readonly entries: readonly RawEntry[]
  /** Outgoing entries; the payer of each is its payee. */
  readonly outgoing: readonly RawEntry[]
  /** Outgoing entries that the bank calls a return; they are not among `outgoing`. */
  readonly returns?: readonly RawEntry[]
  /** Identifies a statement among others of its account. */
  readonly span?: StatementSpan
}

export type StatementSpan = {
  /** As the bank numbers it; '' for none. */
  readonly number: string
  /** The balances before and after its entries, in the same form within an upload; '' for none. */
  readonly opening: string
  readonly closing: string
}

const BookingDay = Day(messages.notDay)

const clean = (text: string, maxLength: number): string =>
  text.normalize('NFC').replaceAll(/\s+/g, ' ').trim().slice(0, maxLength)

/**
 * An amount with a decimal point, without leading zeros or a plus sign, both of which ISO 20022
 * allows.
 */
const plainAmount = (amount: string): string =>
  amount.replace(/(\.\d{2})0+$/, '$1').replace(/^\+?0*(?=\d)/, '')

/** Rows that cannot be entries because of an impossible date or amount, with the reason. */
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
 * Two equal entries in one file are two entries: the second has a different key, which is the same
 * whenever the file is read again.
 * @returns `refused`: entries with an impossible date or amount
 * @throws UnreadableBankFile if all of several entries are refused, or the only one
 */
export function toEntries({ account, entries: all, outgoing, returns = [] }: RawStatement): {
  readonly entries: readonly BankEntry[]
  readonly refused: readonly RefusedEntry[]
} {
  const judged = all.map((raw) => ({ raw, refused: refusedEntry(raw) }))
  const refused = judged.flatMap((one) => one.refused ?? [])
  if (refused[0] && refused.length === all.length)
    throw new UnreadableBankFile(messages.bank.noEntry(refused[0].text, refused[0].why))
  const readable = judged.flatMap(({ raw, refused: why }) => (why ? [] : [raw]))
  const returned = returnedAmong(readable, [...returns, ...outgoing])
  return { entries: withKeys(account, readable, returned), refused }
}

function withKeys(
  account: string,
  entries: readonly RawEntry[],
  returned: ReadonlyMap<RawEntry, string>,
): readonly BankEntry[] {
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
      returned: returned.get(raw) ?? '',
    }
  })
}

/** Outgoing entries. @returns `refused`: as with `toEntries`; an entry of zero is skipped */
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

/** A hash of an entry's values and of how many equal entries come before it in the file. */
function keysOfFile(): (content: readonly (string | number)[]) => string {
  const seen = new Map<string, number>()
  return (content) => {
    const identity = JSON.stringify(content)
    const count = (seen.get(identity) ?? 0) + 1
    seen.set(identity, count)
    return hash('sha256', JSON.stringify([...content, count]))
  }
}
