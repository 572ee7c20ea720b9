/** Entries of a bank file with a day on which a bank cannot have booked yet. Pure. */
import { addDays, type Day } from '../platform/time/time-zone.ts'
import type { BankEntry } from './bank-entries.ts'
import { paymentsMessages as messages } from './messages/payments.ts'

/** Weekdays on which banks are closed: Sunday and Saturday. */
const weekend: ReadonlySet<number> = new Set([0, 6])

/** The day after `day` on which banks book: they book on weekends with that day. */
function nextBankDay(day: Day): Day {
  const next = addDays(day, 1)
  return weekend.has(new Date(next).getUTCDay()) ? nextBankDay(next) : next
}

/** The question about an entry with a later day than that on which a bank may book today. */
export function futureDays(
  entries: readonly Pick<BankEntry, 'bookedOn'>[],
  today: Day,
): readonly string[] {
  const last = nextBankDay(today)
  const day = entries.map(({ bookedOn }) => bookedOn).find((bookedOn) => bookedOn > last)
  return day === undefined ? [] : [messages.bank.futureDay(day)]
}
