/** How trade files are created on the server, and what they answer. */
import { endpointsOf, type ServerCapability } from '../platform/capability.server.ts'
import { tradeFilesCapability } from './capability.ts'
import { tradeFilesContract } from './contract.ts'
import { tradeFilesReference } from './reference.server.ts'
import {
  createTradeFilesService,
  type TradeFilesDependencies,
  type TradeFilesService,
} from './service.server.ts'

export const tradeFilesServerCapability: ServerCapability<
  TradeFilesDependencies,
  TradeFilesService
> = {
  manifest: tradeFilesCapability,
  reference: tradeFilesReference,
  create: createTradeFilesService,
  endpoints: (service) => [
    endpointsOf({ name: tradeFilesCapability.name, contract: tradeFilesContract, service }),
  ],
  jobs: () => [],
}
