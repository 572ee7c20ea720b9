/** The texts of statements of account, as files and in mails. */
import { displayNumber } from '../../platform/money/money.ts'

type MailedStatement = {
  readonly name: string
  readonly number: string
  readonly from: string
  readonly to: string
  readonly shop: string
  readonly link: string
}

export const statementMessages = {
  period: (from: string, to: string) => `${from} to ${to}`,
  customer: 'Account of',
  continued: (number: string) => `Statement of account ${number}, continued`,
  movements: 'Movements',
  movementColumns: ['Day', 'What', 'Charged', 'Settled', 'Balance'],
  opening: (day: string) => `Balance on ${day}`,
  closing: (day: string) => `Balance on ${day}`,
  line: {
    invoice: (number: string) => `Invoice ${number}`,
    'credit-note': (number: string) => `Credit note ${number}`,
    payment: (number: string) => `Payment ${number}`,
    discount: (number: string) => `Early-payment discount (${number})`,
    reversal: (number: string) => `Payment taken back (${number})`,
    refund: (number: string) => `Refund ${number}`,
    'refund-reversal': (number: string) => `Refund taken back (${number})`,
  },
  order: (number: number) => `order ${number}`,
  openOn: (day: string) => `Open on ${day}`,
  itemColumns: ['Number', 'Issued', 'Due', 'Days late', 'Amount', 'Open'],
  credit: (amount: string) => `Paid and not allocated  −${amount}`,
  toPay: (amount: string) => `Balance  ${amount}`,
  inYourFavour: (amount: string) => `In your favour  ${amount}`,
  overdue: (amount: string) => `Of it overdue  ${amount}`,
  payTo: (bank: string) => `Please pay to ${bank}.`,
  tooLong: (max: number) =>
    `More than ${displayNumber(max)} movements fall into this time. Choose a shorter one.`,
  mail: {
    subject: (number: string, shop: string) => `Statement of account ${number} from ${shop}`,
    text: ({ name, number, from, to, shop, link }: MailedStatement) =>
      [
        `Hello ${name},`,
        '',
        `attached you find your statement of account ${number}, from ${from} to ${to}.`,
        '',
        'What is open now stands here:',
        '',
        link,
        '',
        shop,
        '',
      ].join('\n'),
  },
} as const
