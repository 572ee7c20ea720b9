/** The pad as a CSV file for whoever wrote the list: what stands now, what is wrong, and what would do. */
import { orderPadWords as words } from '../../words/en/pages/order-pad.ts'
import { writeMoney } from '../../platform/money.ts'
import type { Row } from './rows.ts'
import { faultOf } from './sentences.ts'

/** A cell that a spreadsheet takes as text: quoted where needed, and never a formula. */
export function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\n\r]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Begins with a byte order mark, or Excel reads it in another encoding. */
export function correctionsOf(rows: readonly Row[]): string {
  const lines = rows.map((row) => [
    row.tool?.sku ?? row.entries[0]?.term ?? '', row.tool?.name ?? '', row.quantity, words.states[row.state],
    row.unit === undefined ? '' : writeMoney(row.unit).slice(1), row.total === undefined ? '' : writeMoney(row.total).slice(1),
    [faultOf(row), row.state !== 'ready' && row.use.length > 0 ? words.useOneOf(row.use) : '', row.pick.length > 0 ? row.pick.map(({ sku, name }) => `${sku} ${name}`).join('; ') : ''].filter(Boolean).join(' '),
    row.entries.map(({ line }) => line.replaceAll('\t', ' ')).join(' + '),
  ])
  return `\uFEFF${[words.columns, ...lines].map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`
}
