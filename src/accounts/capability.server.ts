/** How accounts are created on the server, and their endpoints. */
import { endpointsOf, type ServerCapability } from '../platform/capability.server.ts'
import { accountsCapability } from './capability.ts'
import { accountsContract } from './contract.ts'
import { accountsReference } from './reference.server.ts'
import {
  createAccountsService,
  type AccountsDependencies,
  type AccountsService,
} from './service.server.ts'

export const accountsServerCapability: ServerCapability<AccountsDependencies, AccountsService> = {
  manifest: accountsCapability,
  reference: accountsReference,
  create: createAccountsService,
  endpoints: (service) => [
    endpointsOf({ name: accountsCapability.name, contract: accountsContract, service }),
  ],
  jobs: ({ tokenSweep }) => [tokenSweep],
}
