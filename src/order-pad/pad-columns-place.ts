/** The columns of a file of order lines that the user can map. */
import { columnPlace } from '../platform/files/column-place.ts'
import { orderPadMessages } from './messages/order-pad.ts'

export const padColumns = columnPlace(
  'lines',
  'order',
  { sku: 'SKU', quantity: 'Quantity', name: 'Name' },
  orderPadMessages.columnNames,
  { quantity: { kind: 'count' } },
)
