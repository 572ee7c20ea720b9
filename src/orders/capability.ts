/** The manifest of orders: placed all or nothing, moved through their statuses, listed. */
import type { Capability, MenuEntry } from '../platform/capability.ts'
import { ordersContract } from './contract.ts'
import { backOrdersContract } from './back-orders/back-orders-contract.ts'
import { approvalEditContract } from './edits/approval-edit-contract.ts'
import { editContract } from './edits/edit-contract.ts'
import { holdsContract } from './holds/holds-contract.ts'
import { notesContract } from './notes/notes-contract.ts'
import { onBehalfContract } from './checkout/on-behalf-contract.ts'
import { ordersMenuMessages as messages } from './messages/menu.ts'

export const ordersMenu: readonly MenuEntry[] = [
  { path: '/dashboard/myorders', label: messages.myOrders, role: 'customer', position: 40 },
  {
    path: '/dashboard/manageorders',
    label: messages.manageOrders,
    role: 'admin',
    permission: 'orders',
    position: 40,
  },
]

export const ordersCapability: Capability = {
  name: 'orders',
  contracts: [
    ordersContract,
    holdsContract,
    notesContract,
    editContract,
    onBehalfContract,
    backOrdersContract,
    approvalEditContract,
  ],
  menu: ordersMenu,
  limits: {
    orders: { variable: 'LIMIT_ORDERS', points: 30, seconds: 60 },
    orderChecks: { variable: 'LIMIT_ORDER_CHECKS', points: 120, seconds: 60 },
  },
  queryParameters: [],
  cacheTags: [],
  settings: [],
}
