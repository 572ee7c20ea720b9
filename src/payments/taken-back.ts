/** What a file says of money that had come and was taken back: it is said, since a payment may be booked. Pure. */
import type { RawEntry } from './bank-file-key.server.ts'
import { paymentsMessages as messages } from './messages/payments.ts'

/** Entries that are named. */
const maxNamed = 5

/** @returns no doubt without such entries */
export function takenBackDoubts(
  entries: readonly Omit<RawEntry, 'glued' | 'former' | 'id'>[],
): readonly string[] {
  if (entries.length === 0) return []
  const named = entries
    .slice(0, maxNamed)
    .map(({ bookedOn, amount, currency, payer, reference }) =>
      [bookedOn, amount, currency, payer, reference.slice(0, 60)].filter(Boolean).join(' '),
    )
  return [messages.bank.takenBack(named, entries.length - named.length)]
}
