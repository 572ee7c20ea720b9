/** The texts of back-orders: Problems, mails. */
import { displayDay } from '../../platform/time/display-day.ts'
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
  problems: { nothingWaits: 'This line is not on back-order' },
  nothingWaitsDetail: (number: number, line: number) =>
    `Line ${line} of order ${number} is not on back-order. Load the order again.`,
  notDay: 'Enter a date such as 2026-12-24.',
  pastDay: 'Choose today or a later day.',
  notWhole: (number: number) =>
    `Order ${number} still has back-ordered pieces. Ship the available pieces as a partial shipment, or edit the order to remove the missing pieces.`,
  /** For a line in the mail about an order. */
  waits: (count: number, day: string) =>
    `${displayNumber(count)} ${count === 1 ? 'is' : 'are'} on back-order, expected on ${displayDay(day)}`,
  jobFailed: 'Back-orders could not be processed; retrying',
  allocated: ({ shop, number, name, lines, waiting, link }: AllocationMail) => ({
    subject: `Goods for order ${number} have arrived`,
    text: letter(
      `Hello ${name},`,
      `Goods have arrived, and these items are now reserved for your order ${number}:`,
      lines.map((line) => `${line.name} (${line.sku}): ${pieces(line.quantity)}`).join('\n'),
      waiting === 0
        ? 'Nothing else in the order is on back-order.'
        : `${pieces(waiting)} ${waiting === 1 ? 'is' : 'are'} still on back-order. The order page shows the expected date.`,
      link,
      shop,
    ),
  }),
  newDay: ({ shop, number, name, line, count, day, link }: DayMail) => ({
    subject: `Order ${number}: new expected date`,
    text: letter(
      `Hello ${name},`,
      `${displayNumber(count)} × ${line} in your order ${number} ${count === 1 ? 'is' : 'are'} now expected on ${displayDay(day)}.`,
      link,
      shop,
    ),
  }),
} as const
