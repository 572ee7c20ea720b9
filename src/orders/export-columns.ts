/** The columns of exported orders. */
import { exportAmount, type ExportColumn } from '../ui/export-cells.ts'
import type { Order } from './contract.ts'

export const orderExport: readonly ExportColumn<Order>[] = [
  ['Number', ({ number }) => number],
  ['Placed', ({ placedAt }) => placedAt],
  ['Status', ({ status }) => status],
  ['Name', ({ name }) => name],
  ['Company', ({ company = '' }) => company],
  ['E-mail', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Address', ({ address }) => address],
  ['PO number', ({ poNumber }) => poNumber],
  ['Note', ({ note }) => note],
  ['Pieces', ({ quantity }) => quantity],
  ['Shipped', ({ shippedQuantity }) => shippedQuantity],
  ['Total', ({ total }) => exportAmount(total)],
  ['Currency', ({ currency }) => currency],
  ['Lines', ({ lines }) => lines.map(({ sku, quantity }) => `${quantity} × ${sku}`).join('; ')],
]
