/** Texts of list exports. */
import { displayCount } from '../../platform/money/money.ts'

export const exportMessages = {
  label: 'Export',
  formats: { csv: 'CSV', xlsx: 'Excel' },
  saveAs: { csv: 'Save these rows as CSV', xlsx: 'Save these rows as an Excel workbook' },
  progress: (rows: number) => `${displayCount(rows, 'row')} read`,
  failed: 'The file was not saved. Try again; nothing was changed.',
} as const
