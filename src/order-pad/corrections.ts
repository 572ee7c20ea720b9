/** The pad as a CSV file for whoever wrote the list: what stands now, what is wrong, and what would do. */
import { orderPadMessages as messages } from './messages/order-pad.ts'
import { formatMoney } from '../platform/money.ts'
import type { Row } from './rows.ts'
import { faultMessage } from './row-messages.ts'

/** A cell that a spreadsheet takes as text: quoted where needed, and never a formula. */
export function formatCsvCell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\n\r]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Begins with a byte order mark, or Excel reads it in another encoding. */
export function formatCorrectionsCsv(rows: readonly Row[]): string {
  const lines = rows.map((row) => [
    row.tool?.sku ?? row.entries[0]?.term ?? '',
    row.tool?.name ?? '',
    row.quantity,
    messages.states[row.state],
    row.unit === undefined ? '' : formatMoney(row.unit).slice(1),
    row.total === undefined ? '' : formatMoney(row.total).slice(1),
    [
      faultMessage(row),
      row.state !== 'ready' && row.use.length > 0 ? messages.useOneOf(row.use) : '',
      row.pick.length > 0 ? row.pick.map(({ sku, name }) => `${sku} ${name}`).join('; ') : '',
    ]
      .filter(Boolean)
      .join(' '),
    row.entries.map(({ line }) => line.replaceAll('\t', ' ')).join(' + '),
  ])
  return `\uFEFF${[messages.columns, ...lines].map((line) => line.map(formatCsvCell).join(',')).join('\r\n')}\r\n`
}
