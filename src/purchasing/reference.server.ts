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
  description: 'Purchases from suppliers: tools to reorder, and tools that do not sell.',
  operations: {
    purchases: {
      description:
        'A purchase is settled when staff record goods as `received` in the stock of the tool. ' +
        'The oldest purchase is settled first.',
      parameters: { ...pageParameters, state: 'Open purchases (the default), or received ones.' },
      request: { state: 'open', limit: '100' },
      response: [purchase],
    },
    purchase: {
      description: 'Nothing is sent to a supplier: a purchase is a note for staff.',
      request: { toolId: exampleIds.tool, quantity: 672 },
      response: purchase,
    },
    removePurchase: {
      description: '`deletedCount` is 0 if the purchase does not exist.',
      parameters: { id: 'The id of the purchase.' },
      request: { id: exampleIds.document },
      response: deletedOne,
    },
    restorePurchase: {
      description: 'The response is `not-found` if this purchase has not been removed.',
      parameters: { id: 'The id of the purchase.' },
      request: { id: exampleIds.document },
      response: purchase,
    },
    suggestions: {
      description:
        'Published tools that have reached their reorder level, or whose stock will not last for ' +
        'the lead time. `quantity` covers the lead time and the target number of days (both are ' +
        'settings), at the sales rate of the last 90 days, with the reorder level as a reserve. ' +
        'It is rounded up to full packs. Pieces that are already `ordered` are counted as stock.',
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
        'Published tools in stock that were added more than 180 days ago and have not been sold ' +
        'for 180 days. `value` is the stock multiplied by the price of one piece.',
      parameters: { ...pageParameters },
      request: { limit: '100' },
      response: [
        { ...tool, stock: 480, lastSold: '2026-03-14', value: '$4800.00', cost: '$3120.00' },
      ],
    },
  },
}
