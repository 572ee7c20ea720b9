/**
 * Sentences about entries that are neither payments nor ordinary outgoing money, so that nothing is
 * skipped silently. Pure.
 */
import type { RawEntry } from './bank-file-key.server.ts'
import { paymentsMessages as messages } from './messages/payments.ts'

/**
 * Why entries are skipped: received money was reversed, outgoing money was returned, the file does
 * not show what a reversal reverses, the bank does not mark the entry as booked, or it exchanges
 * currencies or holds money within the account.
 */
export const leftOutKinds = [
  'takenBack',
  'cameBack',
  'openReversal',
  'notBooked',
  'movedInside',
] as const
export type LeftOutKind = (typeof leftOutKinds)[number]

type Entry = Pick<RawEntry, 'bookedOn' | 'amount' | 'currency' | 'payer' | 'reference'>

/** Entries that are named. */
const maxNamed = 5

/**
 * One sentence for each kind that has entries.
 * @param kindOf undefined for an entry that is not skipped
 */
export function leftOutDoubts<One extends Entry>(
  entries: readonly One[],
  kindOf: (entry: One) => LeftOutKind | undefined,
): readonly string[] {
  const byKind = Map.groupBy(entries, kindOf)
  return leftOutKinds.flatMap((kind) => {
    const left = byKind.get(kind) ?? []
    if (left.length === 0) return []
    return [messages.bank[kind](left.slice(0, maxNamed).map(nameOf), left.length - maxNamed)]
  })
}

/** An entry in one line, for a sentence. */
export const nameOf = ({ bookedOn, amount, currency, payer, reference }: Entry): string =>
  [bookedOn, amount, currency, payer, reference.slice(0, 60)].filter(Boolean).join(' ')
