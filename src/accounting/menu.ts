/** The position of accounting in the staff menu. */
import type { DeskTab } from '../platform/capability.ts'
import { accountingMenuMessages as messages } from './messages/menu.ts'

export const deskTabs: readonly DeskTab[] = [
  { of: '/dashboard/payments', path: '/dashboard/accounting', label: messages.accounting },
]
