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
  movementColumns: ['Date', 'Entry', 'Charged', 'Paid', 'Balance'],
  opening: (day: string) => `Balance on ${day}`,
  closing: (day: string) => `Balance on ${day}`,
  line: {
    invoice: (number: string) => `Invoice ${number}`,
    'credit-note': (number: string) => `Credit note ${number}`,
    payment: (number: string) => `Payment ${number}`,
    discount: (number: string) => `Early-payment discount (${number})`,
    reversal: (number: string) => `Payment reversed (${number})`,
    refund: (number: string) => `Refund ${number}`,
    'refund-reversal': (number: string) => `Refund reversed (${number})`,
  },
  order: (number: number) => `order ${number}`,
  openOn: (day: string) => `Open items on ${day}`,
  itemColumns: ['Number', 'Issued', 'Due', 'Days late', 'Amount', 'Unpaid'],
  credit: (amount: string) => `Unallocated payments  −${amount}`,
  toPay: (amount: string) => `Balance  ${amount}`,
  inYourFavour: (amount: string) => `Credit balance  ${amount}`,
  overdue: (amount: string) => `Of which overdue  ${amount}`,
  payTo: (bank: string) => `Please pay to ${bank}.`,
  tooLong: (max: number) =>
    `This period has more than ${displayNumber(max)} entries. Choose a shorter period.`,
  mail: {
    /** A day such as '2026-11-21', as written in the mail. */
    day: (day: string) => day,
    subject: (number: string, shop: string) => `Statement of account ${number} from ${shop}`,
    text: ({ name, number, from, to, shop, link }: MailedStatement) =>
      [
        `Hello ${name},`,
        '',
        `Please find attached your statement of account ${number}, from ${from} to ${to}.`,
        '',
        'Your current open items:',
        '',
        link,
        '',
        shop,
        '',
      ].join('\n'),
  },
} as const
