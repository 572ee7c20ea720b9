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

/** Entries, and how many there are besides. */
const named = (entries: readonly string[], more: number): string =>
  `${entries.join('; ')}${more > 0 ? `; ${displayNumber(more)} more` : ''}`

export const paymentsMessages = {
  problems: {
    moreThanOpen: 'The amount exceeds the open amount',
    moreThanPaid: 'The amount exceeds the payment',
    moreThanCredit: 'The amount exceeds the customer’s credit',
    paymentRefunded: 'The rest of this payment was already refunded',
    severalCustomers: 'These invoices belong to several customers',
    paymentReversed: 'This payment was reversed',
    bankFileUnreadable: 'This bank file cannot be read',
    otherAccount: 'This file is for another account',
    bankEntryBooked: 'This entry is already booked',
    refundMatched: 'This refund is already matched with another entry',
    paymentAlike: 'A similar payment was recorded recently',
    accountsNotKept: 'This shop does not track payments',
  },
  alikeDetail: (number: number, isRefund: boolean) =>
    `${isRefund ? 'Refund' : 'Payment'} ${number} has the same customer, day, amount, method and reference. If this is a different one, record it anyway.`,
  moreThanOpenDetail: (items: readonly { readonly number: string; readonly open: number }[]) =>
    `${items
      .map(({ number, open }) => `${displayMoney(open)} of ${number} is open.`)
      .join(' ')} Leave any excess unallocated, so that it becomes customer credit.`,
  moreThanPaidDetail: (left: number) => `Only ${displayMoney(left)} is left of the payment.`,
  moreThanCreditDetail: (credit: number) =>
    credit === 0
      ? 'There is no credit to refund. Card payments are refunded to the card.'
      : `The credit is ${displayMoney(credit)}.`,
  paymentRefundedDetail: (number: number) => `Reverse refund ${number} first.`,
  severalCustomersDetail: 'Record one payment for each customer.',
  paymentReversedDetail: (number: number) =>
    `Reversed by payment ${number}. Record it again if needed.`,
  takesBackDetail: (number: number) =>
    `It reverses payment ${number} and cannot change. Record the correct payment again.`,
  otherCurrency: (number: string, currency: string) =>
    `${number} was issued in ${currency}, which is no longer the shop’s currency.`,
  bank: {
    documentType:
      'It declares a document type, which bank files never do. Download it from the bank again.',
    notWhole: 'It is incomplete or not XML. Download it from the bank again.',
    partOfMt940:
      'It is a part of a statement in the format MT940: its beginning (:20:) or its end (:62F:) is missing. Download the whole file from the bank again.',
    cutOff: 'Its last line seems to be cut off. Download it from the bank again.',
    badArchive:
      'The archive is damaged, password-protected or contains another archive. Unpack it and choose one file.',
    largeArchive: (max: number) =>
      `The archive has more than ${max} files, or more than 50 MB. Download fewer days from the bank.`,
    leftOut: (name: string, why: string) => `“${name}” of the archive is left out. ${why}`,
    emptyArchive: 'The archive is empty.',
    notCamt: 'It is not a statement in camt.053 format. Choose camt.053 or CSV at the bank.',
    isKind: (kind: string) => `It is ${kind}. Choose camt.053, MT940 or CSV at the bank.`,
    payouts: (name: string) =>
      `It is ${name}: it lists sales, fees and payouts, not the entries of an account. Choose the statement of the bank account that the payouts go to.`,
    severalAccounts: (accounts: readonly string[]) =>
      `It contains several accounts (${listed(accounts)}), and the shop’s account is not known. Enter its IBAN under Settings in “Bank account” and read the file again, or download a file with only that account.`,
    openDay: (written: string, read: string, other: string) =>
      `Days such as ${written} are read as ${displayDay(read)}. The file does not show whether ${displayDay(other)} is meant. Check before you book. If needed, choose the columns by hand.`,
    openCurrency: (account: string, usual: string, read: string) =>
      `The list names no currency, and most accounts such as ${account} are in ${usual}. Its amounts are read as ${read}. Look before you book.`,
    otherHeadings: (headings: string) =>
      `The rows below “${headings}” are read by these headings, which are other ones than above. Check before you book that they are of the same account.`,
    titleWithin: (title: string) =>
      `The headings come again below “${title}”, and all rows are read as of one account. If they are of several, download a file for each.`,
    otherSheets: (sheet: string, others: readonly string[]) =>
      `The sheet “${sheet}” is read, and no other: ${listed(others.map((name) => `“${name}”`))}. Save each as a file of its own to read it, too.`,
    mixedCurrencies: (usual: string, others: readonly string[]) =>
      `Cells show ${usual}, and some ${others.join(', ')}: all amounts are read as ${usual}. Add a column “Currency” if they are in several.`,
    takenBack: (entries: readonly string[], more: number) =>
      `Reversed by the bank: ${named(entries, more)}. Reverse the payment if it is booked.`,
    cameBack: (entries: readonly string[], more: number) =>
      `The bank reversed what had gone out: ${named(entries, more)}. Its money came back and is not a payment of a customer.`,
    openReversal: (entries: readonly string[], more: number) =>
      `Reversed by the bank: ${named(entries, more)}. The file does not show whether that had come in or gone out. Compare it with the bank, and reverse the payment if one is booked.`,
    notBooked: (entries: readonly string[], more: number) =>
      `Left out because the bank does not call them booked: ${named(entries, more)}. If one is booked here, check whether it must be reversed.`,
    movedInside: (entries: readonly string[], more: number) =>
      `Left out because they only change currencies or hold money within the account: ${named(entries, more)}.`,
    creditCard:
      'It seems to be of a credit card: what was paid for has no sign, and what was paid in has a minus. Do not book what somebody was paid.',
    serialDay: (written: string, read: string) =>
      `Days such as ${written} are numbers of a spreadsheet, and are read as ${displayDay(read)}. Compare one of them with the bank before you book.`,
    otherBalance: (account: string, cents: number, currency: string) =>
      `By the balances of ${account || accountWithoutNumber} ${displayMoney(Math.abs(cents), currencyOf(currency))} ${cents > 0 ? 'more' : 'less'} came in than by its entries: one is missing, or was changed. Compare them with the bank before you book.`,
    balanceBreaks: (entry: string, more: number) =>
      `The balance of “${entry}”${more > 0 ? ` and of ${displayNumber(more)} more` : ''} does not follow from the balance before it: an entry is missing, or was changed. Compare the list with the bank before you book.`,
    openEncoding: (read: string, other: string) =>
      `“${read.slice(0, 40)}” can also be “${other.slice(0, 40)}”: the file does not show in which encoding its letters are. If it is wrong, save the file as UTF-8 and read it again.`,
    noHeadings:
      'It is a list without headings, and nothing in it shows surely which column is the amount and which way money went. Choose the columns by hand.',
    noColumns:
      'It has no column for the date or none for the amount. Name them “Date” and “Amount” in the first line, or choose the columns by hand.',
    noEntries:
      'None of its rows has a day and an amount below the headings of these. Choose the columns by hand, or ask the bank for camt.053.',
    noEntry: (text: string, why: string) =>
      `No payment of it can be read: “${text}”. ${why} Choose the columns by hand if it is a list, or ask the bank for camt.053.`,
    tooMany: (max: number) =>
      `It has more than ${displayNumber(max)} payments. Download fewer days from the bank.`,
    otherAccount: (accounts: readonly string[], own: string) =>
      `It is for ${listed(accounts)}, but the shop’s account in the settings is ${own}. Download a file of that account, or correct “Bank account” under Settings.`,
    bookedDetail: (number: number) =>
      `Payment ${number} was recorded from it. Reverse that payment first if it is wrong.`,
    refundedDetail: (number: number) =>
      `It is matched with refund ${number}. Separate them first if that is wrong.`,
    matchedDetail: 'Separate the refund from its entry first if it is wrong.',
    notKey: 'This is not an entry of a bank file.',
    /** Why an entry of a file is not read as a payment. */
    rows: {
      noAmount: 'It has no amount.',
      givenBack: (amount: string) =>
        `${amount} of it was given back. Record the payment and the refund by hand.`,
      noDay: (text: string) => (text === '' ? 'It has no day.' : `“${text}” is no day.`),
      noMoney: (text: string) => `“${text}” is no amount of whole cents.`,
      noState: (text: string) =>
        `Its state is “${text}”, and it is not clear whether it is booked. Record the payment by hand after it has arrived.`,
      notAmount: (text: string) => `“${text}” is not an amount with a clear sign.`,
      bothColumns: 'It has an amount in both columns, money in and money out.',
      twoColumns: (one: string, other: string) =>
        `Its amount is ${one} in one column, and ${other} in another. Record the payment by hand.`,
      noBalance:
        'Its direction is not clear: the amount has no sign, and there is no balance before it.',
      reversal: (text: string) =>
        `It says “${text}”: it may take back another entry, or not be booked. If it pays an invoice, record the payment by hand.`,
      otherWay:
        'By the balance beside it, its money went the other way than its sign or column says. Compare it with the bank, and record the payment by hand.',
      signedDebit: (text: string) =>
        `“${text}” has a sign among amounts that went out, and others have none: it may take one of them back. If it is a payment, record it by hand.`,
      signedCredit: (text: string) =>
        `“${text}” has a minus among amounts that came in: it may take back an earlier payment. Reverse that payment if it is booked.`,
      noSign: 'Its amount has no sign, but the amounts of other entries have one.',
      contradiction: (text: string) =>
        `“${text}” means money out, but another column means money in.`,
      deniedSign: (text: string) =>
        `“${text}” means money in, but the sign of the amount means money out.`,
      noDirection: (heading: string, text: string) =>
        `Its direction is not clear: the amount has no sign, and the column ${heading === '' ? 'beside it' : `“${heading}”`} says ${text === '' ? 'nothing' : `“${text}”`}.`,
      torn: 'A quotation mark in a text took further cells of the row into its own, so the amount is not certain. Record the payment by hand.',
      mixed: 'The entry is marked as incoming, but its only payment as outgoing.',
      twoAmounts: (text: string) =>
        `“${text}” can be ${text.replace(/[.,]/, '')} or ${Number(text.replace(',', '.'))}, and the file does not show which. Download more days from the bank, or record the payment by hand.`,
      maybeCents: (text: string) =>
        `“${text}” can be an amount of whole units or of cents: no amount of the file has decimals. Choose the columns by hand, and say how amounts are written.`,
      otherSum: (reference: string | undefined, amount: string, sum: string) =>
        `The entry ${reference ? `“${reference}” ` : ''}is ${amount}, but its payments sum to ${sum}. Ask the bank which is right, and record the payment by hand.`,
      indicator: (text: string) => `“${text}” is neither CRDT nor DBIT.`,
    },
  },
  accountsNotKeptDetail: 'Your invoices are on the pages of your orders.',
  daysBackwards: 'The first day must not be after the last.',
  tooManyDays: 'Choose at most three years.',
  notCustomer: 'This customer does not exist.',
  notDay: 'Enter a date such as 2026-11-21.',
  dayToCome: (today: string) => `The day cannot be after today, ${today} in the shop’s time zone.`,
  notMethod: 'Choose a payment method from the list.',
  notAmount: 'Enter an amount above zero.',
  noAllocation: 'Allocate the payment to at least one invoice.',
  tooManyAllocations: (max: number) =>
    `A payment can be allocated to at most ${displayNumber(max)} invoices.`,
  keptOf: (number: number) => `Details of payment ${number}`,
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
