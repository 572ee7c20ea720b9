/** The columns of exported orders and back-orders. */
import type { Paged } from '../platform/access/endpoint.ts'
import { exportAmount, type ExportColumn } from '../ui/export-cells.ts'
import type { BackOrder } from './back-orders/back-orders-contract.ts'
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
  [
    'Customer part numbers',
    ({ lines }) =>
      lines
        .flatMap(({ sku, partNumber }) => (partNumber ? [`${partNumber} = ${sku}`] : []))
        .join('; '),
  ],
]

/** An open back-order line with its order. */
type OpenLine = { readonly order: BackOrder; readonly line: BackOrder['lines'][number] }

/** Turns a page of back-orders into their lines: each is a row of the file. */
export const openLines = (orders: Paged<readonly BackOrder[]>): Paged<readonly OpenLine[]> =>
  Object.assign(
    orders.flatMap((order) => order.lines.map((line): OpenLine => ({ order, line }))),
    { next: orders.next },
  )

export const backOrderExport: readonly ExportColumn<OpenLine>[] = [
  ['Order', ({ order }) => order.number],
  ['Placed', ({ order }) => order.placedAt],
  ['Status', ({ order }) => order.status],
  ['Name', ({ order }) => order.name],
  ['Company', ({ order: { company = '' } }) => company],
  ['SKU', ({ line }) => line.sku],
  ['Tool', ({ line }) => line.name],
  ['Reserved', ({ line }) => line.allocated],
  ['Waiting', ({ line }) => line.waiting],
  ['Expected on', ({ line }) => line.expectedOn ?? ''],
]
