/** The API client of orders. */
import { createShopClient } from '../session/api.client.ts'
import { backOrdersContract } from './back-orders/back-orders-contract.ts'
import { ordersContract } from './contract.ts'
import { approvalEditContract } from './edits/approval-edit-contract.ts'
import { editContract } from './edits/edit-contract.ts'
import { holdsContract } from './holds/holds-contract.ts'
import { notesContract } from './notes/notes-contract.ts'
import { onBehalfContract } from './checkout/on-behalf-contract.ts'

export const orders = createShopClient(ordersContract)
export const holds = createShopClient(holdsContract)
export const edits = createShopClient(editContract)
export const approvalEdits = createShopClient(approvalEditContract)
export const backOrders = createShopClient(backOrdersContract)
export const notes = createShopClient(notesContract)
export const onBehalf = createShopClient(onBehalfContract)
