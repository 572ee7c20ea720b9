/** The published API reference of the cart. */
import type { ContractReference } from '../../packages/contract/server/reference.server.ts'
import { exampleOffered } from '../catalogue/reference.server.ts'
import { exampleIds } from '../platform/reference-examples.server.ts'
import type { cartContract } from './contract.ts'

const tools = {
  goods: [exampleOffered],
  gone: [{ _id: exampleIds.otherTool, name: 'Bent Chisel' }],
}
const seen = { quantity: 48, price: '$12.50' }
const summary = { revision: 4, lines: 1, pieces: 48, total: '$600.00' }

export const cartReference: ContractReference<typeof cartContract> = {
  description: 'An account’s cart, which is the same on all devices.',
  operations: {
    read: {
      description:
        '`gone` lists tools that are no longer sold; their lines stay until they are removed.',
      response: {
        revision: 4,
        lines: [{ toolId: exampleIds.tool, quantity: 48, seen }],
        ...tools,
      },
    },
    sum: { description: 'The total uses current prices.', response: summary },
    change: {
      description:
        '`how`: `set` the quantity, `add` the quantity, or keep the `larger` quantity. Quantity 0 ' +
        'removes a line. `seen` is the price that the buyer saw; if it is not sent, the line keeps ' +
        'its price.',
      request: { how: 'set', lines: [{ toolId: exampleIds.tool, quantity: 48, seen }] },
      response: summary,
    },
    check: {
      description: 'For a cart that a browser stores while the visitor is not signed in.',
      request: { toolIds: [exampleIds.tool, exampleIds.otherTool] },
      response: tools,
    },
  },
}
