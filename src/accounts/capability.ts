/** The manifest of accounts: the users that the shop knows, their roles, profiles and addresses. */
import type { Capability, MenuEntry } from '../platform/capability.ts'
import { accountsContract } from './contract.ts'
import { accountsMenuMessages as messages } from './messages/menu.ts'

export const accountsMenu: readonly MenuEntry[] = [
  { path: '/dashboard', label: messages.profile, role: 'customer', position: 10 },
  { path: '/dashboard', label: messages.profile, role: 'admin', position: 10 },
  {
    path: '/dashboard/makeadmin',
    label: messages.manageUsers,
    role: 'admin',
    permission: 'customers',
    position: 30,
  },
]

export const accountsCapability: Capability = {
  name: 'accounts',
  contracts: [accountsContract],
  menu: accountsMenu,
  limits: {
    login: {
      variable: 'LIMIT_LOGIN',
      points: 10,
      seconds: 300,
      signIn: true,
      wideNetworks: true,
    },
    tokenExchange: {
      variable: 'LIMIT_LOGIN',
      points: 10,
      seconds: 300,
      signIn: true,
      keyPrefix: 'enter',
    },
    // Same as for sign-ups: each mails an address that somebody has typed.
    emailChange: {
      variable: 'LIMIT_SIGNUP',
      points: 10,
      seconds: 3600,
      keyPrefix: 'change-email',
    },
    personalData: { variable: 'LIMIT_EXPORTS', points: 10, seconds: 3600 },
    signup: { variable: 'LIMIT_SIGNUP', points: 10, seconds: 3600 },
    // Counted separately for each client of an address: a stranger's requests do not block the
    // owner's.
    reset: { variable: 'LIMIT_RESET', points: 3, seconds: 3600, perAsker: true },
    verification: {
      variable: 'LIMIT_RESET',
      points: 3,
      seconds: 3600,
      perAsker: true,
      keyPrefix: 'verify',
    },
  },
  queryParameters: ['token', 'verify', 'back', 'error'],
  cacheTags: [],
  settings: ['ADMIN_EMAIL'],
}
