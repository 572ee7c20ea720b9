/** The texts of payments: Problems, fields, and what the file of open items calls its columns. */
import { displayMoney, displayNumber } from '../../platform/money/money.ts'
import { currencyOf } from '../../platform/money/currencies.ts'
import { displayDay } from '../../platform/time/display-day.ts'
import type { PayoutReport } from '../payout-report.ts'
import { accountWithoutNumber } from './bank-file.ts'

const reportNames = {
  settlement: 'settlement report',
  transactions: 'transaction list',
  payouts: 'payout list',
  sales: 'sales list',
  itemised: 'itemized report',
  payments: 'payment list',
  receipts: 'receipt list',
}

const reportInWords = (report: PayoutReport): string =>
  report.kind === 'card-payments'
    ? 'a list of card payments and fees, such as those from Worldline or Zettle'
    : `the ${reportNames[report.kind]} from ${report.provider}`

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
    moreThanOpen: 'The amount exceeds the outstanding amount',
    moreThanPaid: 'The amount exceeds the payment',
    moreThanCredit: 'The amount exceeds the customer’s credit',
    paymentRefunded: 'The rest of this payment has already been refunded',
    severalCustomers: 'These invoices belong to several customers',
    paymentReversed: 'This payment has been reversed',
    bankFileUnreadable: 'This bank file cannot be read',
    otherAccount: 'This file is for another account',
    bankEntryBooked: 'This entry has already been recorded',
    refundMatched: 'This refund has already been matched with another entry',
    paymentAlike: 'A similar payment was recorded recently',
    accountsNotKept: 'This shop does not track payments',
  },
  alikeDetail: (number: number, isRefund: boolean) =>
    `${isRefund ? 'Refund' : 'Payment'} ${number} has the same customer, day, amount, method and reference. If this is a different ${isRefund ? 'refund' : 'payment'}, record it anyway.`,
  moreThanOpenDetail: (items: readonly { readonly number: string; readonly open: number }[]) =>
    `${items
      .map(({ number, open }) => `${displayMoney(open)} of ${number} is outstanding.`)
      .join(' ')} Leave any excess unallocated, so that it becomes customer credit.`,
  moreThanPaidDetail: (left: number) =>
    `At most ${displayMoney(left)} of the payment can be allocated.`,
  moreThanCreditDetail: (credit: number) =>
    credit === 0
      ? 'There is no credit to refund. Card payments are refunded to the card.'
      : `The customer’s credit is only ${displayMoney(credit)}.`,
  paymentRefundedDetail: (number: number) => `Reverse refund ${number} first.`,
  severalCustomersDetail: 'Record one payment for each customer.',
  paymentReversedDetail: (number: number) =>
    `Payment ${number} reversed this payment. Record the payment again if needed.`,
  takesBackDetail: (number: number) =>
    `This entry reverses payment ${number} and cannot be changed. Record the correct payment as a new entry.`,
  otherCurrency: (number: string, currency: string) =>
    `${number} was issued in ${currency}, which is no longer the shop’s currency, so no payment can be recorded for it here.`,
  bank: {
    documentType:
      'The file contains a document type declaration, which bank files never contain. Download the file from the bank again.',
    notWhole: 'The file is incomplete, or is not XML. Download the file from the bank again.',
    partOfMt940:
      'The file is only a part of an MT940 statement: its beginning (:20:) or its end (:62F:) is missing. Download the whole file from the bank again.',
    cutOff: 'The last line of the file seems to be cut off. Download the file from the bank again.',
    badArchive:
      'The archive is damaged or password-protected, or it contains another archive. Unpack the archive and choose one file.',
    largeArchive: (max: number) =>
      `The archive has more than ${max} files or more than 50 MB. Download files for a shorter period from the bank.`,
    leftOut: (name: string, why: string) => `“${name}” in the archive was skipped. ${why}`,
    emptyArchive: 'The archive is empty. Choose another file.',
    notCamt:
      'The file is not a statement in camt.053 format. Download a camt.053 or CSV file from the bank.',
    isKind: (kind: string) =>
      `The file is ${kind}. Download a camt.053, MT940 or CSV file from the bank.`,
    payouts: (report: PayoutReport) =>
      `The file is ${reportInWords(report)}: it lists sales, fees and payouts, not the entries of a bank account. Choose the statement of the bank account that receives the payouts.`,
    invoices:
      'The file lists invoices, orders or the entries of a customer’s account. It shows amounts owed, not money received. Choose a bank statement.',
    maybeInvoices:
      'The list shows only an invoice or order number, a customer, a date and an amount. If the list shows what customers owe, and not what they paid, do not record its entries.',
    severalAccounts: (accounts: readonly string[]) =>
      `The file contains entries from several accounts (${listed(accounts)}), and the shop’s account is not known. Enter the shop’s IBAN under Settings in “Bank account” and load the file again, or download a file with only that account.`,
    copies: (statements: readonly string[]) =>
      `Some statements appear twice in the file${statements.length === 0 ? '' : ` (${listed(statements)})`}. Each statement is read only once.`,
    statementGap: (account: string) =>
      `The statements of ${account || accountWithoutNumber} do not follow one another: the balance at the end of one is not the balance at the beginning of the next. A statement may be missing. Compare the file with the bank’s records.`,
    sameFiles: (read: string, skipped: string) =>
      `“${read}” and “${skipped}” contain the same statement. Only “${read}” is read.`,
    severalFiles: (entries: readonly string[], more: number) =>
      `Several files in the archive contain the same entries: ${named(entries, more)}. Each entry is read only once. If you received two equal payments, record the second one by hand.`,
    alikeInFiles: (entries: readonly string[], more: number) =>
      `Several files in the archive contain entries with the same day and amount: ${named(entries, more)}. Check whether they are the same payment before you record them.`,
    severalStatements: (entries: readonly string[], more: number) =>
      `Several statements in the file contain the same entries: ${named(entries, more)}. All of them were read. Check how many times you received each payment before you record it.`,
    rowsTwice: (entries: readonly string[], more: number) =>
      `The file contains some rows twice: ${named(entries, more)}. Each row is read only once.`,
    rowsAgain: (entries: readonly string[], more: number) =>
      `The file may contain some rows twice: ${named(entries, more)}. All of them were read. Check how many times you received each payment before you record it.`,
    namedAccounts: (names: readonly string[]) =>
      `The rows belong to several accounts (${listed(names)}), and all are read as entries of the shop’s account. Check that the payments were received in this account before you record them, or download a file with only that account.`,
    openDay: (written: string, read: string, other: string) =>
      `Dates such as ${written} are read as ${displayDay(read)}. The file does not show whether ${displayDay(other)} is meant. Check the dates before you record payments. If needed, choose the columns by hand.`,
    mixedDays: ({
      dayFirst,
      monthFirst,
    }: {
      readonly dayFirst: string
      readonly monthFirst: string
    }) =>
      `Dates are written in two ways: in ${dayFirst} the day comes first, but in ${monthFirst} the month comes first. Ask the bank for a list with one date format before you record payments.`,
    earlyDay: (day: string, invoice: string, issued: string) =>
      `An entry dated ${displayDay(day)} names invoice ${invoice}, which was issued on ${displayDay(issued)}. Check the date before you record the payment.`,
    futureDay: (day: string) =>
      `An entry is dated ${displayDay(day)}, which is in the future. Check the date, and record the payment only if the bank has posted it.`,
    exchanged: (heading: string) =>
      `According to “${heading}”, payments were converted from another currency, but no column shows the currency of the amounts. Check the currency before you record payments. If needed, choose the columns by hand.`,
    openCurrency: (account: string, usual: string, read: string) =>
      `The list does not state a currency. Accounts such as ${account} are usually in ${usual}, but the amounts are read as ${read}. Check the currency before you record payments.`,
    otherHeadings: (headings: string) =>
      `The rows below “${headings}” are read with these headings, which differ from the headings above. Check that the rows belong to the same account before you record payments.`,
    titleWithin: (title: string) =>
      `The headings are repeated below “${title}”, and all rows are read as entries of one account. If the rows belong to several accounts, download a file for each account.`,
    otherSheets: (sheet: string, others: readonly string[]) =>
      `Only the sheet “${sheet}” is read. To read another sheet, save it as a separate file: ${listed(others.map((name) => `“${name}”`))}.`,
    mixedCurrencies: (usual: string, others: readonly string[]) =>
      `Most cells show ${usual}, but some show ${others.join(', ')}. All amounts are read as ${usual}. Add a “Currency” column if the amounts are in several currencies.`,
    takenBack: (entries: readonly string[], more: number) =>
      `The bank has reversed these entries: ${named(entries, more)}. Reverse any payment that is recorded for these entries.`,
    wentAgain: (entries: readonly string[], more: number) =>
      `The same amount went out again: ${named(entries, more)}. If the bank returned the payment, do not record it, or reverse it if it has already been recorded.`,
    cameBack: (entries: readonly string[], more: number) =>
      `The bank reversed outgoing entries: ${named(entries, more)}. The money came back and is not a customer payment.`,
    openReversal: (entries: readonly string[], more: number) =>
      `The bank has reversed these entries: ${named(entries, more)}. The file does not show whether the reversed entries were incoming or outgoing. Compare the entries with the bank’s records, and reverse any payment that is recorded for them.`,
    notBooked: (entries: readonly string[], more: number) =>
      `These entries are skipped because the bank does not list them as posted: ${named(entries, more)}. If one of these entries is recorded as a payment, check whether the payment must be reversed.`,
    movedInside: (entries: readonly string[], more: number) =>
      `These entries are skipped because they only exchange currencies or hold money within the account: ${named(entries, more)}.`,
    creditCard:
      'The file looks like a credit card statement: purchases are listed without a sign, and payments to the card with a minus sign. Do not record purchases as payments from customers.',
    serialDay: (written: string, read: string) =>
      `Dates such as ${written} are spreadsheet date numbers and are read as ${displayDay(read)}. Compare one of the dates with the bank’s records before you record payments.`,
    otherBalance: (account: string, cents: number, currency: string) =>
      `According to the balances of ${account || accountWithoutNumber}, ${displayMoney(Math.abs(cents), currencyOf(currency))} ${cents > 0 ? 'more' : 'less'} came in than the entries show: an entry is missing or was changed. Compare the entries with the bank’s records before you record payments.`,
    balanceBreaks: (entry: string, more: number) =>
      `The balance of “${entry}”${more > 0 ? ` (and of ${displayNumber(more)} more ${more === 1 ? 'entry' : 'entries'})` : ''} does not follow from the previous balance: an entry is missing or was changed. Compare the list with the bank’s records before you record payments.`,
    openEncoding: (read: string, other: string) =>
      `“${read.slice(0, 40)}” could also be read as “${other.slice(0, 40)}”, because the file does not state its character encoding. If the text is wrong, save the file as UTF-8 and load it again.`,
    noHeadings:
      'The list has no headings, and it is not clear which column contains the amount and whether money came in or went out. Choose the columns by hand.',
    noColumns:
      'The file has no column that is recognized as the date or as the amount. Name the columns “Date” and “Amount” in the first row, or choose them by hand.',
    noEntries:
      'No row of the file has a date and an amount below the matching headings. Choose the columns by hand, or ask the bank for camt.053.',
    noEntry: (text: string, why: string) =>
      `No payment in the file can be read: “${text}”. ${why} Choose the columns by hand if the file is a list, or ask the bank for camt.053.`,
    tooMany: (max: number) =>
      `The file has more than ${displayNumber(max)} payments. Download files for a shorter period from the bank.`,
    otherAccount: (accounts: readonly string[], own: string) =>
      `The file is for ${listed(accounts)}, but the shop’s account in the settings is ${own}. Download a file for the shop’s account, or correct “Bank account” under Settings.`,
    bookedDetail: (number: number) =>
      `Payment ${number} was recorded from this entry. Reverse the payment first if it is wrong.`,
    refundedDetail: (number: number) =>
      `This entry is matched with refund ${number}. Unmatch the refund first if the match is wrong.`,
    matchedDetail: 'Unmatch the refund first if the match is wrong.',
    notKey: 'This is not the key of an entry in a bank file. Send a key from the list of entries.',
    /** Why an entry of a file is not read as a payment. */
    rows: {
      noAmount: 'The entry has no amount.',
      givenBack: (amount: string) =>
        `${amount} of the payment was refunded. Record the payment and the refund by hand.`,
      noDay: (text: string) =>
        text === '' ? 'The entry has no date.' : `“${text}” is not a date.`,
      noMoney: (text: string) => `“${text}” is not an amount in whole cents.`,
      noState: (text: string) =>
        `The status of the entry is “${text}”, and it is not clear whether the entry is posted. If the money has arrived, record the payment by hand.`,
      notAmount: (text: string) =>
        `“${text}” cannot be read as an amount. If the money has arrived, record the payment by hand.`,
      bothColumns: 'The entry has an amount in both columns, money in and money out.',
      twoColumns: (one: string, other: string) =>
        `The amount is ${one} in one column and ${other} in another. Record the payment by hand.`,
      noBalance:
        'It is not clear whether money came in or went out: the amount has no plus or minus sign, and there is no balance before the entry.',
      reversal: (text: string) =>
        `The entry contains “${text}”, so it may reverse another entry or may not be posted. If the entry pays an invoice, record the payment by hand.`,
      otherWay:
        'The balance contradicts the sign or the column of the entry, so it is not clear whether money came in or went out. Compare the entry with the bank’s records, and record the payment by hand.',
      signedDebit: (text: string) =>
        `“${text}” has a plus or minus sign, but other outgoing amounts have none: the entry may reverse one of them. If the entry is a payment, record it by hand.`,
      signedCredit: (text: string) =>
        `“${text}” has a minus sign in the column of incoming amounts: the entry may reverse an earlier payment. Reverse that payment if it is recorded.`,
      noSign:
        'The amount has no plus or minus sign, but the amounts of other entries have one. Compare the entry with the bank’s records.',
      contradiction: (text: string) =>
        `“${text}” indicates money out, but another column indicates money in. Compare the entry with the bank’s records.`,
      deniedSign: (text: string) =>
        `“${text}” indicates money in, but the sign of the amount indicates money out. Compare the entry with the bank’s records.`,
      noDirection: (heading: string, text: string) =>
        `It is not clear whether money came in or went out: the amount has no plus or minus sign, and ${heading === '' ? 'the column beside the amount' : `the “${heading}” column`} ${text === '' ? 'is empty' : `contains “${text}”`}.`,
      torn: 'A quotation mark in the text has merged several cells of the row, so the amount is not certain. Record the payment by hand.',
      mixed: 'The entry is marked as incoming, but the only payment in it is marked as outgoing.',
      twoAmounts: (text: string) =>
        `“${text}” can mean ${text.replace(/[.,]/, '')} or ${Number(text.replace(',', '.'))}, and the file does not show which. Download a file with more days from the bank, or record the payment by hand.`,
      maybeCents: (text: string) =>
        `“${text}” may be in whole units or in cents, because no amount in the file has decimals. Choose the columns and the format of amounts by hand.`,
      otherSum: (reference: string | undefined, amount: string, sum: string) =>
        `The entry ${reference ? `“${reference}” ` : ''}is ${amount}, but its payments add up to ${sum}. Ask the bank which amount is right, and record the payment by hand.`,
      indicator: (text: string) =>
        `The direction “${text}” is neither CRDT (money in) nor DBIT (money out).`,
    },
  },
  accountsNotKeptDetail: 'Your invoices are on your order pages.',
  daysBackwards: 'The first day of the period is after the last day. Correct one of the dates.',
  tooManyDays: 'Choose a period of at most three years.',
  notCustomer: 'This customer does not exist. Choose a customer from the list.',
  notDay: 'Enter a date such as 2026-11-21.',
  dayToCome: (today: string) =>
    `The date is after today (${today} in the shop’s time zone). Enter an earlier date.`,
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
