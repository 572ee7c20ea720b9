/** The columns of exported users and staff. */
import type { ExportColumn } from '../ui/export-cells.ts'
import type { User } from './contract.ts'
import type { StaffMember } from './staff/staff-contract.ts'

type ListedUser = Pick<User, 'email' | 'displayName' | 'role'>

export const userExport: readonly ExportColumn<ListedUser>[] = [
  ['E-mail', ({ email }) => email],
  ['Name', ({ displayName }) => displayName],
  ['Role', ({ role }) => role],
]

export const staffExport: readonly ExportColumn<StaffMember>[] = [
  ['E-mail', ({ email }) => email],
  ['Name', ({ displayName }) => displayName],
  ['Permissions', ({ permissions }) => permissions.join(', ')],
  ['Paused', ({ paused }) => (paused ? 'yes' : 'no')],
]
