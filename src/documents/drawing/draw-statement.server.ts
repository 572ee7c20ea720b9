/** Draws statements of account as PDF files: charges, payments, and open items. */
import { currencyOf } from '../../platform/money/currencies.ts'
import { displayMoney, displayNumber, type Currency } from '../../platform/money/money.ts'
import type { DocumentScript } from '../../platform/document-scripts.ts'
import { addDays, daysBetween } from '../../platform/time/time-zone.ts'
import { drawTable, type DrawnTable } from './draw-table.server.ts'
import { drawText } from './draw-text.server.ts'
import { documentsMessages } from '../messages/documents.ts'
import { statementMessages as messages } from '../messages/statement.ts'
import { displayDay, displayShortDay } from '../../platform/time/display-day.ts'
import { drawBelowWindow } from './draw-addressee.server.ts'
import { collectFile, createPdf, drawHeader, drawMargins } from './pdf-frame.server.ts'
import { contentWidth, margin, type Pdf } from './pdf-layout.server.ts'
import { toPrintableStatement } from './printable-content.server.ts'
import type { PageSize } from '../rules.ts'
import {
  closingBalance,
  creditLeft,
  type StatementContent,
  type StatementLine,
} from '../statement-content.ts'

/** A statement as it was issued. */
export type IssuedStatement = {
  /** As printed: 'ST-000042'. */
  readonly number: string
  /** 'YYYY-MM-DD' */
  readonly issueDate: string
  readonly issuedAt: Date
  readonly content: StatementContent
  /** The PNG of the logo that the content refers to. */
  readonly logo?: Uint8Array | undefined
}

/**
 * @param scripts the scripts that the shop prints besides Latin, Greek and Cyrillic
 * @returns the PDF file; the same statement, size and scripts give the same bytes
 */
export function renderStatement(
  { content: stored, ...issued }: IssuedStatement,
  size: PageSize,
  scripts: readonly DocumentScript[],
): Promise<Buffer> {
  const { number, issueDate, issuedAt, logo } = issued
  const content = toPrintableStatement(stored, scripts)
  const { shop, from, to } = content
  const title = documentsMessages.title.statement
  const pdf = createPdf({ title: `${title} ${number}`, author: shop.name, issuedAt }, size)
  const file = collectFile(pdf)
  const facts = [
    number,
    `${documentsMessages.issued} ${displayDay(issueDate)}`,
    messages.period(displayDay(from), displayDay(to)),
  ]
  const { name, address, email } = content.customer
  const addressee = [name, ...address.split('\n')].filter(Boolean)
  drawHeader(pdf, { shop, logo, title, facts, label: messages.customer, addressee })
  drawBelowWindow(pdf, { details: [email], shipTo: [] })
  pdf.y += 16
  const hasItems = content.items.length > 0
  drawTable(pdf, movements(content), hasItems ? 0 : sumsHeight)
  drawTable(pdf, openItems(content), sumsHeight)
  drawSums(pdf, content)
  drawMargins(pdf, { shop, bank: shop.bank, continued: messages.continued(number) })
  pdf.end()
  return file
}

/** The height of the sums, which stay together with the last row above them. */
const sumsHeight = 90

/** Negative amounts have a minus sign. */
const signed = (cents: number, currency: Currency): string =>
  `${cents < 0 ? '−' : ''}${displayMoney(Math.abs(cents), currency)}`

function movements(content: StatementContent): DrawnTable {
  const { opening, lines, from, to } = content
  const currency = currencyOf(content.currency)
  let balance = opening
  const rows = lines.map((line) => {
    balance += line.cents
    const amount = displayMoney(Math.abs(line.cents), currency)
    const [charged, settled] = line.cents > 0 ? [amount, ''] : ['', amount]
    return [displayShortDay(line.day), inWords(line), charged, settled, signed(balance, currency)]
  })
  const before = displayDay(addDays(from, -1))
  return {
    caption: messages.movements,
    columns: [
      { start: 0, align: 'left' },
      { start: 0.14, align: 'left' },
      { start: 0.53, align: 'right' },
      { start: 0.69, align: 'right' },
      { start: 0.84, align: 'right' },
    ],
    headings: messages.movementColumns,
    rows: [
      ['', messages.opening(before), '', '', signed(opening, currency)],
      ...rows,
      ['', messages.closing(displayDay(to)), '', '', signed(closingBalance(content), currency)],
    ],
  }
}

const inWords = ({ kind, number, order, reference }: StatementLine): string =>
  [
    messages.line[kind](number),
    ...(order === null ? [] : [messages.order(order)]),
    ...(reference === '' ? [] : [reference]),
  ].join(', ')

function openItems({ items, to, ...content }: StatementContent): DrawnTable {
  const currency = currencyOf(content.currency)
  return {
    caption: messages.openOn(displayDay(to)),
    columns: [
      { start: 0, align: 'left' },
      { start: 0.25, align: 'left' },
      { start: 0.39, align: 'left' },
      { start: 0.53, align: 'right' },
      { start: 0.67, align: 'right' },
      { start: 0.84, align: 'right' },
    ],
    headings: messages.itemColumns,
    rows: items.map(({ number, issueDate, dueDate, amount, open }) => [
      number,
      displayShortDay(issueDate),
      displayShortDay(dueDate),
      daysLate(dueDate, open, to),
      signed(amount, currency),
      signed(open, currency),
    ]),
  }
}

const daysLate = (dueDate: string, open: number, to: string): string => {
  const days = daysBetween(dueDate, to)
  return open > 0 && days > 0 ? displayNumber(days) : ''
}

function drawSums(pdf: Pdf, content: StatementContent): void {
  const { items, to, shop } = content
  const currency = currencyOf(content.currency)
  const style = { width: contentWidth(pdf), align: 'right' } as const
  const closing = closingBalance(content)
  const credit = creditLeft(content)
  const overdue = items
    .filter(({ open, dueDate }) => open > 0 && dueDate < to)
    .reduce((sum, { open }) => sum + open, 0)
  pdf.fontSize(10)
  if (credit > 0) pdf.text(messages.credit(displayMoney(credit, currency)), margin, pdf.y, style)
  const total = displayMoney(Math.abs(closing), currency)
  pdf
    .font('bold')
    .fontSize(14)
    .text(closing < 0 ? messages.inYourFavour(total) : messages.toPay(total), margin, pdf.y, style)
    .font('regular')
    .fontSize(10)
  if (overdue > 0) pdf.text(messages.overdue(displayMoney(overdue, currency)), margin, pdf.y, style)
  if (closing > 0 && shop.bank)
    drawText(
      pdf,
      messages.payTo(shop.bank),
      { size: 9, width: contentWidth(pdf), align: 'right' },
      { x: margin, y: pdf.y + 4 },
    )
}
