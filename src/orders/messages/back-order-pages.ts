/** Texts of pages on back-orders: what buyers accept, and the list of staff. */
import { displayNumber } from '../../platform/money/money.ts'

/** 'November 21', without a format that the page would make when it loads. */
const monthAndDay = (day: Date): string =>
  day.toLocaleDateString('en-US', { day: 'numeric', month: 'long' })

type Split = { readonly name: string; readonly quantity: number; readonly stock: number }

const wordsOf = ({ quantity, stock }: Split): string => {
  const now = Math.max(0, stock)
  const rest = displayNumber(quantity - now)
  return now === 0
    ? `all ${rest} when they come`
    : `${displayNumber(now)} now, ${rest} when they come`
}
const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`

export const backOrderPageMessages = {
  title: 'Not all of it is in stock',
  /** @param named whether there are several */
  split: (line: Split, named: boolean) =>
    named ? `${line.name}: ${wordsOf(line)}` : sentence(wordsOf(line)),
  note: (line: Split, day: Date | undefined) =>
    sentence(day === undefined ? wordsOf(line) : `${wordsOf(line)}, about ${monthAndDay(day)}`),
  others: (count: number) =>
    count === 1 ? 'and 1 other tool' : `and ${displayNumber(count)} other tools`,
  accept: (day: Date | undefined) =>
    day === undefined
      ? 'Order it all: what is short waits until it comes in'
      : `Order it all: what is short waits, expected about ${monthAndDay(day)}`,
  missing: 'Accept that the rest waits, or order what is in stock.',
  list: {
    title: 'Back-orders',
    description: 'Orders of which something waits for goods, or can ship now.',
    lead: 'Goods that come in go to the lines that wait, by the day on which they are expected.',
    orders: 'Orders',
    show: 'Show',
    states: { all: 'All', ready: 'Can ship now', waiting: 'Waits for goods', late: 'Late' },
    caption: 'Back-orders, the oldest first',
    order: 'order',
    customer: 'customer',
    lines: 'lines',
    line: ({ allocated, waiting }: { readonly allocated: number; readonly waiting: number }) =>
      [
        ...(allocated > 0 ? [`${displayNumber(allocated)} reserved`] : []),
        ...(waiting > 0 ? [`${displayNumber(waiting)} waiting`] : []),
      ].join(', '),
    canShip: 'can ship now',
    confirmFirst: 'not confirmed yet',
    expected: 'Expected on',
    expectedOf: (name: string, order: number) =>
      `Day on which ${name} of order ${order} is expected`,
    save: 'Save day',
    saveOf: (name: string, order: number) => `Save day: ${name} of order ${order}`,
    saved: (day: string) => `Expected on ${day} now; the buyer gets a mail`,
    empty: 'Nothing waits',
    emptyDetail: 'An order stands here when its buyer has accepted that something of it waits.',
    offDetail: 'Say in the settings, under Orders, that more than is in stock may be ordered.',
  },
} as const
