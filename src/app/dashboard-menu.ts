/**
 * The dashboard's menu: the entries of all capabilities. Separate from their other manifests, so
 * that a browser loads no contract for it.
 */
import { accountsMenu } from '../accounts/capability.ts'
import { catalogueMenu } from '../catalogue/capability.ts'
import { ordersMenu } from '../orders/capability.ts'
import type { MenuEntry } from '../platform/capability.ts'
import { reviewsMenu } from '../reviews/capability.ts'

const entries: readonly MenuEntry[] = [
  ...accountsMenu,
  ...catalogueMenu,
  ...ordersMenu,
  ...reviewsMenu,
]

/** What the dashboard offers to somebody with this role, in order. Source: specification, point 2. */
export const menuFor = (role: MenuEntry['role']): readonly MenuEntry[] =>
  entries.filter((entry) => entry.role === role).toSorted((a, b) => a.position - b.position)
