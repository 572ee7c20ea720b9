/** What people read about the API of purchasing. */
import type { ContractReference } from '../../packages/contract/server/reference.server.ts'
import {
  deletedOne,
  exampleIds,
  exampleMoment,
  pageParameters,
} from '../platform/reference-examples.server.ts'
import type { purchasingContract } from './contract.ts'

const tool = { toolId: exampleIds.tool, sku: 'HAM-16', name: 'Claw Hammer 16 oz' } as const

const purchase = {
  _id: exampleIds.document,
  ...tool,
  quantity: 672,
  received: 0,
  pack_size: 12,
  orderedAt: exampleMoment,
  by: 'Ada Admin',
}

export const purchasingReference: ContractReference<typeof purchasingContract> = {
  description: 'What to buy again, and what nobody buys.',
  operations: {
    purchases: {
      description:
        'What has come is settled when staff record goods as `received` in the stock of a tool: what ' +
        'was ordered first is there first.',
      parameters: { ...pageParameters, state: 'What is still to come, by default, or has come.' },
      request: { state: 'open', limit: '100' },
      response: [purchase],
    },
    purchase: {
      description: 'Nothing is sent to a supplier: it is a note of staff.',
      request: { toolId: exampleIds.tool, quantity: 672 },
      response: purchase,
    },
    removePurchase: {
      description: '`deletedCount` is 0 where there is none.',
      parameters: { id: 'The id of the note.' },
      request: { id: exampleIds.document },
      response: deletedOne,
    },
    restorePurchase: {
      description: 'Answers `not-found` where none was removed.',
      parameters: { id: 'The id of the note.' },
      request: { id: exampleIds.document },
      response: purchase,
    },
    suggestions: {
      description:
        'Tools on sale that have reached their reorder level, or do not last for the days that ' +
        'goods take to come. `quantity` covers these days and those for which it shall last (both ' +
        'are settings) at the sales of the last 90 days, with the reorder level as a reserve, in ' +
        'whole packs. What is `ordered` already counts as if it were there.',
      parameters: { ...pageParameters },
      request: { limit: '100' },
      response: [
        {
          ...tool,
          stock: 96,
          waiting: 0,
          ordered: 0,
          reorder_level: 60,
          sold: 1440,
          daysLeft: 6,
          pack_size: 12,
          quantity: 672,
          cost: '$6048.00',
        },
      ],
    },
    deadStock: {
      description:
        'Tools on sale and in stock that were not sold for 180 days, and that are older. `value` is ' +
        'what the stock comes to at the price of one piece.',
      parameters: { ...pageParameters },
      request: { limit: '100' },
      response: [
        { ...tool, stock: 480, lastSold: '2026-03-14', value: '$4800.00', cost: '$3120.00' },
      ],
    },
  },
}
