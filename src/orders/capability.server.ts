/** Creates orders on the server, and defines what they provide. */
import { endpointsOf, type ServerCapability } from '../platform/capability.server.ts'
import { ordersCapability } from './capability.ts'
import { ordersContract } from './contract.ts'
import { ordersReference } from './reference.server.ts'
import type { OrdersDependencies } from './dependencies.server.ts'
import { backOrdersContract } from './back-orders/back-orders-contract.ts'
import { approvalEditContract } from './edits/approval-edit-contract.ts'
import { editContract } from './edits/edit-contract.ts'
import { holdsContract } from './holds/holds-contract.ts'
import { notesContract } from './notes/notes-contract.ts'
import { onBehalfContract } from './checkout/on-behalf-contract.ts'
import { createOrdersService, type OrdersService } from './service.server.ts'

export const ordersServerCapability: ServerCapability<OrdersDependencies, OrdersService> = {
  manifest: ordersCapability,
  reference: ordersReference,
  create: createOrdersService,
  endpoints: (service) => [
    endpointsOf({ name: ordersCapability.name, contract: ordersContract, service }),
    endpointsOf({ name: ordersCapability.name, contract: holdsContract, service }),
    endpointsOf({ name: ordersCapability.name, contract: notesContract, service }),
    endpointsOf({ name: ordersCapability.name, contract: editContract, service }),
    endpointsOf({ name: ordersCapability.name, contract: approvalEditContract, service }),
    endpointsOf({ name: ordersCapability.name, contract: onBehalfContract, service }),
    endpointsOf({ name: ordersCapability.name, contract: backOrdersContract, service }),
  ],
  jobs: ({ adminDigest, indexing, balanceFilling, dueHolds, allocation }) => [
    adminDigest,
    indexing,
    balanceFilling,
    dueHolds,
    allocation,
  ],
}
