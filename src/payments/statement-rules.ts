/** The rules of statements of account: their period, and the balance after each movement. Pure. */
import type { StatementItem, StatementLine } from '../documents/statement-content.ts'
import { addDays, type Day } from '../platform/time/time-zone.ts'
import { ageOf, ages, daysOverdue, type Age } from './rules.ts'
import type { Balance, Statement } from './statement-fields.ts'

/** Both days included. */
export type Period = { readonly from: Day; readonly to: Day }

/** From the first day of last month until today. */
export function defaultPeriod(today: Day): Period {
  const lastDayBefore = addDays(`${today.slice(0, 8)}01`, -1)
  return { from: `${lastDayBefore.slice(0, 8)}01`, to: today }
}

/**
 * A statement ends no later than today, because open items and days overdue after that are unknown.
 */
export function capToToday({ from, to }: Period, today: Day): Period {
  const earlier = (day: Day): Day => (day < today ? day : today)
  return { from: earlier(from), to: earlier(to) }
}

/** Cents owed; below zero, credit. */
export const toBalance = (cents: number): Balance => ({
  open: Math.max(0, cents),
  credit: Math.max(0, -cents),
})

/** The movements, each with the balance after it. */
export function withBalances(opening: number, lines: readonly StatementLine[]): Statement['lines'] {
  let balance = opening
  return lines.map(({ cents, ...line }) => {
    balance += cents
    return {
      ...line,
      charged: Math.max(0, cents),
      settled: Math.max(0, -cents),
      balance: toBalance(balance),
    }
  })
}

/** The open items on that day. */
export const itemsOn = (items: readonly StatementItem[], day: Day): Statement['items'] =>
  items.map(({ amount, open, dueDate, ...item }) => ({
    ...item,
    dueDate,
    daysOverdue: open > 0 ? daysOverdue(dueDate, day) : 0,
    amount: Math.abs(amount),
    ...toBalance(open),
  }))

/** The sum of open items on that day, by how long they were overdue. */
export const agesOn = (items: readonly StatementItem[], day: Day): Statement['ages'] =>
  ages.map((age: Age) => {
    const ofAge = items.filter(({ open, dueDate }) => open > 0 && ageOf(dueDate, day) === age)
    return { age, items: ofAge.length, open: ofAge.reduce((sum, { open }) => sum + open, 0) }
  })
