/** Texts of pages on back-orders: what buyers accept, and the list of staff. */
import { displayDay } from '../../platform/time/display-day.ts'
import { displayNumber } from '../../platform/money/money.ts'

/** 'November 21', without creating a date format when the page loads. */
const monthAndDay = (day: Date): string =>
  day.toLocaleDateString('en-US', { day: 'numeric', month: 'long' })

type Split = { readonly name: string; readonly quantity: number; readonly stock: number }

const wordsOf = ({ quantity, stock }: Split): string => {
  const now = Math.max(0, stock)
  const rest = displayNumber(quantity - now)
  return now === 0
    ? `all ${rest} will ship when they arrive`
    : `${displayNumber(now)} will ship now, ${rest} when they arrive`
}
const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`

export const backOrderPageMessages = {
  title: 'Not everything is in stock',
  /** @param named whether there are several */
  split: (line: Split, named: boolean) =>
    named ? `${line.name}: ${wordsOf(line)}` : sentence(wordsOf(line)),
  note: (line: Split, day: Date | undefined) =>
    sentence(day === undefined ? wordsOf(line) : `${wordsOf(line)}, around ${monthAndDay(day)}`),
  others: (count: number) =>
    count === 1 ? 'and 1 other tool' : `and ${displayNumber(count)} other tools`,
  accept: (day: Date | undefined) =>
    day === undefined
      ? 'Order everything; the rest will follow when it is in stock'
      : `Order everything; the rest is expected around ${monthAndDay(day)}`,
  missing: 'Accept the back-order, or order only what is in stock.',
  list: {
    title: 'Back-orders',
    description: 'Orders with back-ordered lines that are waiting for goods or can ship now.',
    lead: 'Incoming goods are allocated first to the waiting lines with the earliest expected dates.',
    orders: 'Orders',
    states: { all: 'All', ready: 'Can ship now', waiting: 'Waiting for goods', late: 'Late' },
    caption: 'Back-orders, oldest first',
    order: 'order',
    customer: 'customer',
    lines: 'lines',
    placed: 'placed',
    state: 'status',
    pieces: 'pieces',
    line: ({ allocated, waiting }: { readonly allocated: number; readonly waiting: number }) =>
      [
        ...(allocated > 0 ? [`${displayNumber(allocated)} reserved`] : []),
        ...(waiting > 0 ? [`${displayNumber(waiting)} waiting`] : []),
      ].join(', '),
    canShip: 'can ship now',
    confirmFirst: 'not confirmed yet',
    expected: 'Expected on',
    expectedOf: (name: string, order: number) => `Expected date: ${name} in order ${order}`,
    save: 'Save date',
    saveOf: (name: string, order: number) => `Save date: ${name} in order ${order}`,
    saved: (day: string) => `Expected on ${displayDay(day)}; the buyer will get an e-mail`,
    empty: 'No back-orders',
    emptyDetail: 'Orders appear here when a buyer accepts a back-order.',
    offDetail: 'Back-orders are switched off. You can allow them under Settings, Orders.',
  },
} as const
