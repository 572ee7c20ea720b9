/** The columns of exported documents, and of the table in a document archive. */
import { exportAmount, type ExportColumn } from '../ui/export-cells.ts'
import type { ListedDocument } from './contract.ts'

export const documentExport: readonly ExportColumn<ListedDocument>[] = [
  ['Number', ({ number }) => number],
  ['Kind', ({ kind }) => kind],
  ['Date', ({ issueDate }) => issueDate],
  ['Order', ({ order }) => order ?? ''],
  ['Customer', ({ customer }) => customer],
  ['Company', ({ company }) => company],
  // Credits are negative amounts.
  [
    'Total',
    ({ kind, total }) =>
      exportAmount(total === null || kind !== 'credit-note' ? total : total === 0 ? 0 : -total),
  ],
  ['Currency', ({ currency }) => currency],
  ['Order cancelled', ({ cancelledAt }) => cancelledAt?.slice(0, 10) ?? ''],
  ['Sent', ({ sent }) => sent.map(({ to, at }) => `${at} ${to}`).join('; ')],
]
