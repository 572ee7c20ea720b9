/**
 * The columns of Manage Products that this browser shows. The only module that knows this storage
 * key.
 */
import { isOptionalColumn, optionalColumns, type OptionalColumn } from './columns.ts'

const key = 'ironmonger.deskColumns'

/** In the order of the table; none where none were chosen, or on the server. */
export function readStoredColumns(): readonly OptionalColumn[] {
  const text = typeof document === 'undefined' ? null : localStorage.getItem(key)
  const stored = new Set((text ?? '').split(',').filter(isOptionalColumn))
  return optionalColumns.filter((column) => stored.has(column))
}

export const storeColumns = (columns: readonly OptionalColumn[]): void =>
  localStorage.setItem(key, columns.join(','))
