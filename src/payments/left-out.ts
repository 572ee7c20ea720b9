/**
 * What a file says of entries that are no payments and did not simply go out: nothing is left out
 * without a word. Pure.
 */
import type { RawEntry } from './bank-file-key.server.ts'
import { paymentsMessages as messages } from './messages/payments.ts'

/**
 * Why entries are left out: money that came was taken back, money that went came back, a reversal of
 * which the file does not show what it reverses, the bank does not call it booked, or it changes
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
 * A sentence for each kind of which there are entries.
 * @param kindOf undefined for an entry that is not left out
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

const nameOf = ({ bookedOn, amount, currency, payer, reference }: Entry): string =>
  [bookedOn, amount, currency, payer, reference.slice(0, 60)].filter(Boolean).join(' ')
