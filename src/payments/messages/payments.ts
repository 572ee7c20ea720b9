/** The texts of payments: Problems, fields, and what the file of open items calls its columns. */
import { displayMoney, displayNumber } from '../../platform/money/money.ts'
import { currencyOf } from '../../platform/money/currencies.ts'
import { displayDay } from '../../platform/time/display-day.ts'
import { accountWithoutNumber } from './bank-file.ts'

/** The most accounts that a sentence names. */
const maxListed = 5

const listed = (accounts: readonly string[]): string => {
  const named = accounts.slice(0, maxListed).map((account) => account || accountWithoutNumber)
  const more = accounts.length - named.length
  return [...named, ...(more > 0 ? [`${displayNumber(more)} more`] : [])].join(', ')
}

export const paymentsMessages = {
  problems: {
    moreThanOpen: 'That is more than is open',
    moreThanPaid: 'That is more than was paid',
    moreThanCredit: 'That is more than the credit of the customer',
    paymentRefunded: 'What was left of this payment was paid back',
    severalCustomers: 'These invoices are of several customers',
    paymentReversed: 'This payment was taken back',
    bankFileUnreadable: 'This file of the bank cannot be read',
    otherAccount: 'This file is of another account',
    bankEntryBooked: 'This entry is booked already',
    refundMatched: 'This refund is matched with another entry',
    paymentAlike: 'One alike was recorded shortly before',
    accountsNotKept: 'This shop does not show accounts',
  },
  alikeDetail: (number: number, isRefund: boolean) =>
    `${isRefund ? 'Refund' : 'Payment'} ${number} has the same customer, day, amount, method and reference. If this is another one, record it all the same.`,
  moreThanOpenDetail: (items: readonly { readonly number: string; readonly open: number }[]) =>
    `${items
      .map(({ number, open }) => `Of ${number} ${displayMoney(open)} is open.`)
      .join(' ')} What was paid above it stays with the customer when it settles nothing.`,
  moreThanPaidDetail: (left: number) => `Only ${displayMoney(left)} is left of the payment.`,
  moreThanCreditDetail: (credit: number) =>
    credit === 0
      ? 'There is no credit to pay back. What was paid by card goes back to the card.'
      : `The credit is ${displayMoney(credit)}.`,
  paymentRefundedDetail: (number: number) => `Take refund ${number} back first.`,
  severalCustomersDetail: 'Record one payment for each customer.',
  paymentReversedDetail: (number: number) =>
    `Number ${number} took it back. Record it anew if it was right.`,
  takesBackDetail: (number: number) =>
    `It takes number ${number} back, and stays. Record anew what was right.`,
  otherCurrency: (number: string, currency: string) =>
    `${number} was issued in ${currency}, which is not the shop’s currency any more.`,
  bank: {
    documentType: 'It declares a document type, as no bank does. Save it from the bank again.',
    notWhole: 'It is not whole, or no XML. Save it from the bank again.',
    partOfMt940:
      'It is a part of a statement in the format MT940: its beginning (:20:) or its end (:62F:) is missing. Save the whole file from the bank again.',
    cutOff: 'Its last line seems to be cut off. Save it from the bank again.',
    badArchive:
      'The archive is damaged, protected by a password, or has another archive in it. Unpack it, and choose one file.',
    largeArchive: (max: number) =>
      `The archive has more than ${max} files, or more than 50 MB. Save fewer days from the bank.`,
    leftOut: (name: string, why: string) => `“${name}” of the archive is left out. ${why}`,
    emptyArchive: 'The archive has no file in it.',
    notCamt: 'It is no statement in the format camt.053. Choose that, or CSV, at the bank.',
    isKind: (kind: string) => `It is ${kind}. Choose camt.053, MT940 or CSV at the bank.`,
    severalAccounts: (accounts: readonly string[]) =>
      `It is of several accounts (${listed(accounts)}), and which one is the shop’s is not known. Write its IBAN into the field “Bank account” of the settings and read the file again, or save a file of that account alone.`,
    openDay: (written: string, read: string, other: string) =>
      `Days such as ${written} are read as ${displayDay(read)}. The file does not show whether ${displayDay(other)} is meant. Look before you book, and choose the columns by hand if it is.`,
    openCurrency: (account: string, usual: string, read: string) =>
      `The list names no currency, and most accounts such as ${account} are in ${usual}. Its amounts are read as ${read}. Look before you book.`,
    otherSheets: (sheet: string, others: readonly string[]) =>
      `The sheet “${sheet}” is read, and no other: ${listed(others.map((name) => `“${name}”`))}. Save each as a file of its own to read it, too.`,
    mixedCurrencies: (usual: string, others: readonly string[]) =>
      `Cells show ${usual}, and some ${others.join(', ')}: all amounts are read as ${usual}. Add a column “Currency” if they are in several.`,
    takenBack: (entries: readonly string[], more: number) =>
      `What had come was taken back: ${entries.join('; ')}${more > 0 ? `; ${displayNumber(more)} more` : ''}. Undo the payment where it is booked.`,
    creditCard:
      'It seems to be of a credit card: what was paid for has no sign, and what was paid in has a minus. Do not book what somebody was paid.',
    serialDay: (written: string, read: string) =>
      `Days such as ${written} are numbers of a spreadsheet, and are read as ${displayDay(read)}. Compare one of them with the bank before you book.`,
    otherBalance: (account: string, cents: number, currency: string) =>
      `By the balances of ${account || accountWithoutNumber} ${displayMoney(Math.abs(cents), currencyOf(currency))} ${cents > 0 ? 'more' : 'less'} came in than by its entries: one is missing, or was changed. Compare them with the bank before you book.`,
    noHeadings:
      'It is a list without headings, and nothing in it shows surely which column is the amount and which way money went. Choose the columns by hand.',
    noColumns:
      'It has no column for the day or none for the amount. Name them “Date” and “Amount” in the first line, or choose the columns by hand.',
    noEntry: (text: string, why: string) =>
      `No payment of it can be read: “${text}”. ${why} Choose the columns by hand if it is a list, or ask the bank for camt.053.`,
    tooMany: (max: number) =>
      `It has more than ${displayNumber(max)} payments. Save fewer days from the bank.`,
    otherAccount: (accounts: readonly string[], own: string) =>
      `It is of ${listed(accounts)}; the account of the shop is ${own}, as the settings say. Save a file of that account from the bank, or correct the field “Bank account” of the settings.`,
    bookedDetail: (number: number) =>
      `Payment ${number} was recorded from it. Take that one back first if it is wrong.`,
    refundedDetail: (number: number) =>
      `It is the entry of refund ${number}. Remove it there first if that is wrong.`,
    matchedDetail: 'Remove the entry of the refund first if it is wrong.',
    notKey: 'That is no entry of a bank file.',
    /** Why an entry of a file is not read as a payment. */
    rows: {
      noAmount: 'It has no amount.',
      givenBack: (amount: string) =>
        `${amount} of it was given back. Record the payment and the refund by hand.`,
      noDay: (text: string) => (text === '' ? 'It has no day.' : `“${text}” is no day.`),
      noMoney: (text: string) => `“${text}” is no amount of whole cents.`,
      noState: (text: string) =>
        `The bank says “${text}” of it, and whether that is booked is not known. Record the payment by hand once it has come.`,
      notAmount: (text: string) => `“${text}” is no amount whose sign is understood.`,
      bothColumns: 'It has an amount in the column of what came and in that of what went.',
      noBalance:
        'Whether money came or went is not known: its amount has no sign, and no balance before it.',
      noSign: 'Its amount has no sign, though those of other entries have one.',
      contradiction: (text: string) =>
        `“${text}” says that money went, and something else says that it came.`,
      deniedSign: (text: string) =>
        `“${text}” says that money came, and the sign of the amount says that it went.`,
      noDirection: (heading: string, text: string) =>
        `Whether money came or went is not known: its amount has no sign, and the column ${heading === '' ? 'beside it' : `“${heading}”`} says ${text === '' ? 'nothing' : `“${text}”`}.`,
      mixed: 'The bank says of the entry that money came, and of its only payment that it went.',
      twoAmounts: (text: string) =>
        `“${text}” can be ${text.replace(/[.,]/, '')} or ${Number(text.replace(',', '.'))}, and no other amount of the file shows which. Save more days from the bank, or record the payment by hand.`,
      otherSum: (reference: string | undefined, amount: string, sum: string) =>
        `The entry ${reference ? `“${reference}” ` : ''}is of ${amount}, but its payments come to ${sum}. Ask the bank which is right, and record the payment by hand.`,
      indicator: (text: string) => `“${text}” is neither CRDT nor DBIT.`,
    },
  },
  accountsNotKeptDetail: 'Your invoices stand on the pages of your orders.',
  daysBackwards: 'The first day must not be after the last.',
  tooManyDays: 'Choose at most three years.',
  notCustomer: 'There is no such customer.',
  notDay: 'Write a day as 2026-11-21.',
  dayToCome: (today: string) =>
    `Nothing was paid yet on a later day than today, ${today} in the shop.`,
  notMethod: 'Choose how it was paid from the list.',
  notAmount: 'Write an amount above zero.',
  noAllocation: 'Name at least one invoice that is settled.',
  tooManyAllocations: (max: number) => `A payment settles at most ${displayNumber(max)} invoices.`,
  keptOf: (number: number) => `What is kept of payment ${number}`,
  label: (number: number) => `Payment ${number}`,
  refundLabel: (number: number) => `Refund ${number}`,
  columns: [
    'Number',
    'Order',
    'Customer',
    'Issued',
    'Due',
    'Days overdue',
    'Currency',
    'Amount',
    'Open',
  ],
} as const
