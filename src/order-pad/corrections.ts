/**
 * The pad as a CSV file for the author of the list: its lines, their errors, and possible
 * corrections.
 */
import { orderPadMessages as messages } from './messages/order-pad.ts'
import { formatAmount, type Cents } from '../platform/money/money.ts'
import type { Row } from './rows.ts'
import { faultMessage } from './row-messages.ts'

/** A cell that a spreadsheet reads as text: quoted if needed, and never a formula. */
export function formatCsvCell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\n\r]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Starts with a byte order mark; without it, Excel assumes another encoding than UTF-8. */
export function formatCorrectionsCsv(rows: readonly Row[]): string {
  const lines = [messages.columns, ...rows.map(toCells)].map((cells) =>
    cells.map(formatCsvCell).join(','),
  )
  return `\uFEFF${lines.join('\r\n')}\r\n`
}

const toCells = (row: Row): readonly string[] => [
  row.tool?.sku ?? row.entries[0]?.term ?? '',
  row.tool?.name ?? '',
  row.quantity,
  messages.states[row.state],
  amount(row.unitPrice),
  amount(row.total),
  correction(row),
  row.entries.map(({ line }) => line.replaceAll('\t', ' ')).join(' + '),
]

/** Without the currency sign, as a spreadsheet expects it. */
const amount = (cents: Cents | undefined): string =>
  cents === undefined ? '' : formatAmount(cents)

const correction = (row: Row): string =>
  [
    faultMessage(row),
    row.state !== 'ready' && row.suggestions.length > 0 ? messages.useOneOf(row.suggestions) : '',
    row.candidates.map(({ sku, name }) => `${sku} ${name}`).join('; '),
  ]
    .filter(Boolean)
    .join(' ')
