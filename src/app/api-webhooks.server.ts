/** The webhook messages in the API reference: one entry for each type of event. */
import type { DescribedWebhook } from '../../packages/contract/server/openapi-webhooks.server.ts'
import { exampleRecord } from '../catalogue/reference.server.ts'
import type { EventKind } from '../changes/rules.ts'
import { companiesReference } from '../companies/reference.server.ts'
import { documentsReference } from '../documents/reference.server.ts'
import { ordersReference } from '../orders/reference.server.ts'
import { paymentsReference } from '../payments/reference.server.ts'
import { exampleIds } from '../platform/reference-examples.server.ts'
import { quotesReference } from '../quotes/reference.server.ts'
import { shipmentsReference } from '../shipments/reference.server.ts'
import { eventPayloads, testPayload } from '../webhooks/events.ts'
import { eventMessages as messages, eventWords } from '../webhooks/messages/events.ts'
import { webhooksMessages } from '../webhooks/messages/webhooks.ts'
import { eventFamilies, testType, typesOf } from '../webhooks/rules.ts'

const at = '2026-11-27T09:00:00.000Z'
const headers: DescribedWebhook['headers'] = {
  'webhook-id': { description: messages.headers.id, example: exampleIds.order },
  'webhook-timestamp': { description: messages.headers.timestamp, example: '1795770000' },
  'webhook-signature': {
    description: messages.headers.signature,
    example: 'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  },
}
const answers = {
  204: messages.answers.taken,
  410: messages.answers.gone,
  default: messages.answers.default,
}

/** An example record of each family, from the operations that read one. */
const examples: Readonly<Record<EventKind, unknown>> = {
  order: ordersReference.operations.read.response,
  shipment: shipmentsReference.operations.create.response,
  document: documentsReference.operations.list.response?.[0],
  payment: paymentsReference.operations.list.response?.[0],
  stock: { toolId: exampleIds.tool, sku: 'HAM-16', level: 96 },
  price: exampleRecord,
  tool: exampleRecord,
  company: companiesReference.operations.read.response,
  quote: quotesReference.operations.read.response,
}

const described = (
  type: string,
  {
    payload,
    data,
    readBy,
  }: Pick<DescribedWebhook, 'payload'> & {
    readonly data: unknown
    readonly readBy?: string
  },
): DescribedWebhook => ({
  name: type,
  tag: 'webhooks',
  summary: eventWords[type] ?? type,
  description: messages.description(readBy),
  headers,
  payload,
  example: { type, timestamp: at, version: 1, data },
  answers,
})

/** All types, by family. */
export const describedWebhooks: readonly DescribedWebhook[] = [
  ...eventFamilies.flatMap((family) =>
    typesOf(family).map((type) =>
      described(type, {
        payload: eventPayloads[family],
        data: examples[family],
        readBy: messages.readBy[family],
      }),
    ),
  ),
  described(testType, { payload: testPayload, data: { message: webhooksMessages.testText } }),
]
