/** The columns of exported reviews. */
import type { ExportColumn } from '../ui/export-cells.ts'
import type { Review } from './contract.ts'

export const reviewExport: readonly ExportColumn<Review>[] = [
  ['Written', ({ writtenAt }) => writtenAt],
  ['Tool', ({ tool }) => tool?.name ?? ''],
  ['Stars', ({ rating }) => rating ?? ''],
  ['Name', ({ name }) => name],
  ['E-mail', ({ email }) => email],
  ['Title', ({ title }) => title],
  ['Review', ({ text }) => text],
  ['Verified buyer', ({ verified }) => (verified ? 'yes' : 'no')],
  ['State', ({ state = 'shown' }) => state],
  ['Reason', ({ stateReason = '' }) => stateReason],
]
