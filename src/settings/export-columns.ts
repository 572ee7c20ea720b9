/** The columns of the exported history of settings. */
import type { ExportColumn } from '../ui/export-cells.ts'
import type { SettingsRevision } from './contract.ts'

export const revisionExport: readonly ExportColumn<SettingsRevision>[] = [
  ['Revision', ({ revision }) => revision],
  ['Saved', ({ savedAt }) => savedAt],
  ['By', ({ by }) => by ?? ''],
  [
    'Changes',
    ({ changes }) =>
      changes.map(({ name, before, after }) => `${name}: ${before ?? '–'} → ${after}`).join('; '),
  ],
]
