/** How accounts are created on the server, and what they answer. */
import { endpointsOf, type ServerCapability } from '../platform/capability.server.ts'
import { accountsCapability } from './capability.ts'
import { accountsContract } from './contract.ts'
import {
  createAccountsService,
  type AccountsDependencies,
  type AccountsService,
} from './service.server.ts'

export const accountsServerCapability: ServerCapability<AccountsDependencies, AccountsService> = {
  manifest: accountsCapability,
  create: createAccountsService,
  endpoints: (service) => [
    endpointsOf({ name: accountsCapability.name, contract: accountsContract, service }),
  ],
  jobs: ({ tokenSweep }) => [tokenSweep],
}
