/**
 * The dashboard's menu: the entries of all capabilities. Separate from their other manifests, so
 * that a browser loads no contract for it.
 */
import type { Permission } from '../platform/access/permissions.ts'
import { may } from '../accounts/rules.ts'
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

type MenuUser = { readonly role: MenuEntry['role']; readonly permissions: readonly Permission[] }

/** The dashboard entries for a user, in order. Source: specification, point 2. */
export const menuFor = (user: MenuUser): readonly MenuEntry[] =>
  entries
    .filter(
      ({ role, permission, changing = false }) =>
        role === user.role &&
        (permission === undefined || may(user, permission, { reading: !changing })),
    )
    .toSorted((a, b) => a.position - b.position)
