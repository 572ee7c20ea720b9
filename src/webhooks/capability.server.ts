/** How webhooks are created on the server, their endpoints, and their jobs. */
import { endpointsOf, type ServerCapability } from '../platform/capability.server.ts'
import { webhooksCapability } from './capability.ts'
import { webhooksContract } from './contract.ts'
import { webhooksReference } from './reference.server.ts'
import {
  createWebhooksService,
  type WebhooksDependencies,
  type WebhooksService,
} from './service.server.ts'

export const webhooksServerCapability: ServerCapability<WebhooksDependencies, WebhooksService> = {
  manifest: webhooksCapability,
  reference: webhooksReference,
  create: createWebhooksService,
  endpoints: (service) => [
    endpointsOf({ name: webhooksCapability.name, contract: webhooksContract, service }),
  ],
  jobs: ({ fanOut, deliveryRunner, cleaning }) => [fanOut, deliveryRunner, cleaning],
}
