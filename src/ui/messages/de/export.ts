/** German: see ../export.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayCount } from '../../../platform/money/money.ts'
import type { exportMessages as english } from '../export.ts'

export const exportMessages: Translated<typeof english> = {
  label: 'Export',
  formats: { csv: 'CSV', xlsx: 'Excel' },
  saveAs: { csv: 'Diese Zeilen als CSV speichern', xlsx: 'Diese Zeilen als Excel-Datei speichern' },
  progress: (rows) => `${displayCount(rows, 'Zeile', 'Zeilen')} gelesen`,
  failed: 'Die Datei wurde nicht gespeichert. Es wurde nichts geändert. Versuchen Sie es erneut.',
}
