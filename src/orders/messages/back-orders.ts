/** The texts of back-orders: Problems, mails. */
import { displayNumber } from '../../platform/money/money.ts'

const pieces = (count: number): string =>
  count === 1 ? '1 piece' : `${displayNumber(count)} pieces`

const letter = (...paragraphs: readonly string[]): string => `${paragraphs.join('\n\n')}\n`

type MailedLine = {
  readonly name: string
  readonly sku: string
  readonly quantity: number
}
type AllocationMail = {
  readonly shop: string
  readonly number: number
  readonly name: string
  readonly lines: readonly MailedLine[]
  /** Pieces that still wait. */
  readonly waiting: number
  readonly link: string
}
type DayMail = Pick<AllocationMail, 'shop' | 'number' | 'name' | 'link'> & {
  readonly line: string
  readonly count: number
  readonly day: string
}

export const backOrderMessages = {
  problems: { nothingWaits: 'Nothing of this line waits for goods' },
  nothingWaitsDetail: (number: number, line: number) =>
    `Line ${line} of order ${number} does not wait for goods.`,
  notDay: 'Write a day such as 2026-12-24.',
  pastDay: 'Choose today or a later day.',
  notWhole: (number: number) =>
    `Something of order ${number} still waits for goods. Ship what is here as a part, or leave out ` +
    'what waits: edit the order.',
  /** Of a line in the mail about an order. */
  waits: (count: number, day: string) =>
    `${displayNumber(count)} of them ${count === 1 ? 'waits' : 'wait'}, expected on ${day}`,
  jobFailed: 'Waiting orders were not looked through; it will be tried again',
  allocated: ({ shop, number, name, lines, waiting, link }: AllocationMail) => ({
    subject: `What was missing of order ${number} is here`,
    text: letter(
      `Hello ${name},`,
      `goods have come in, and these pieces are reserved for your order ${number} now:`,
      lines.map((line) => `${line.name} (${line.sku}): ${pieces(line.quantity)}`).join('\n'),
      waiting === 0
        ? 'With them nothing of it waits any more.'
        : `${pieces(waiting)} of it still wait; the page of the order says for which day.`,
      link,
      shop,
    ),
  }),
  newDay: ({ shop, number, name, line, count, day, link }: DayMail) => ({
    subject: `Order ${number}: another day for what waits`,
    text: letter(
      `Hello ${name},`,
      `${pieces(count)} of ${line} in your order ${number} are now expected on ${day}.`,
      link,
      shop,
    ),
  }),
} as const
