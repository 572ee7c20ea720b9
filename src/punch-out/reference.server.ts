/** The published API reference of punch-out. */
import type { ContractReference } from '../../packages/contract/server/reference.server.ts'
import { deletedOne, exampleIds, exampleMoment } from '../platform/reference-examples.server.ts'
import type { punchOutContract } from './contract.ts'

const company = { id: 'The id of the company.' }
const origins = ['https://buyer.example.com']

export const punchOutReference: ContractReference<typeof punchOutContract> = {
  description:
    'Punch-out: the buyer system of a company opens the catalogue, receives a basket from it, and ' +
    'places the order itself.',
  operations: {
    read: {
      description:
        'The last 200 messages, without secrets. Messages are deleted after 30 days. `reason` of a ' +
        'refused message: `secret`, `return-address`, `not-secure`, `request` (the message requests ' +
        'something unsupported or is incomplete) or `order` (the order cannot be read).',
      parameters: company,
      response: {
        company: 'Navarro Carpentry',
        isOn: true,
        ociAddress: 'https://shop.example/punch-out/oci',
        cxmlAddress: 'https://shop.example/punch-out/cxml',
        idsAddress: 'https://shop.example/punch-out/ids',
        connections: [
          {
            _id: exampleIds.session,
            protocol: 'oci',
            userName: 'buyer-1f0c9a42d7',
            origins,
            createdAt: exampleMoment,
          },
        ],
        messages: [
          {
            _id: exampleIds.payment,
            userName: 'buyer-1f0c9a42d7',
            at: exampleMoment,
            kind: 'begun',
            fields: [{ name: 'HOOK_URL', value: 'https://buyer.example.com/oci' }],
          },
        ],
      },
    },
    orderWays: {
      description:
        'For staff and owners of the company. `orderPad.orders` counts orders from the order pad and ' +
        'the cart; an order from a file or an agent is counted only under that way of ordering.',
      parameters: company,
      response: {
        company: 'Navarro Carpentry',
        days: 30,
        orderPad: { address: 'https://shop.example/order-pad', orders: 12 },
        files: {
          address: 'https://shop.example/dashboard/received-orders',
          apiAddress: 'https://shop.example/api/order-files/order.csv',
          received: 3,
        },
        mail: { address: 'orders@shop.example', received: 2 },
        punchOut: {
          isOn: true,
          connections: [
            {
              _id: exampleIds.session,
              protocol: 'cxml',
              address: 'https://shop.example/punch-out/cxml',
              userName: 'AN01000000001',
              lastAt: exampleMoment,
              baskets: 7,
              orders: 5,
              refused: 0,
            },
          ],
        },
        agents: { isOn: true, address: 'https://shop.example/api/mcp', orders: 1 },
      },
    },
    add: {
      description:
        'An origin consists of a scheme, a host and a port. Pages from the origin can show the ' +
        'session in a frame, and baskets are sent only to URLs on the origin. The scheme must be ' +
        '`https`, or `http` on the browser’s own computer. For cXML, `identity` is the name of the ' +
        'buyer system in `From`; by default, the shop generates a name.',
      parameters: company,
      request: { id: exampleIds.company, protocol: 'oci', origins },
      response: {
        insertedId: exampleIds.session,
        userName: 'buyer-1f0c9a42d7',
        secret: 'kQ0x7y0h1c1nN5bq2mJ8pXv3sT6wZ9aL',
      },
    },
    saveAnswers: {
      description:
        'For cXML connections. The URL must use `https` and be on the public internet. Earlier events ' +
        'are not sent. A secret is used only for the origin for which it was entered; it is stored ' +
        'encrypted and never shown. While the buyer system does not respond or responds with 5xx, ' +
        'messages are retried for one day; messages that it refuses (a 4xx status in the response) ' +
        'are not retried automatically.',
      parameters: { ...company, connection: 'The id of the connection.' },
      request: {
        id: exampleIds.company,
        connection: exampleIds.session,
        address: 'https://buyer.example.com/cxml',
        secret: 'shared secret of the shop at the buyer',
      },
      response: { acknowledged: true },
    },
    sendAgain: {
      description: 'Sends the same message with the same `payloadID`.',
      parameters: { ...company, message: 'The id of the message.' },
      response: { acknowledged: true },
    },
    orderAnswers: {
      description: 'The list is empty for orders that were not received as cXML.',
      parameters: { number: 'The number of the order.' },
      response: {
        answers: [{ record: exampleIds.session, kind: 'confirmation', state: 'sent' }],
      },
    },
    orderAnswer: {
      description:
        'The file contains no shared secret: the person who forwards the file adds the secret.',
      parameters: {
        number: 'The number of the order.',
        record: 'The id of the received order, the shipment or the document.',
      },
    },
    revoke: {
      description: 'The connection’s messages are still kept for 30 days.',
      parameters: { ...company, connection: 'The id of the connection.' },
      response: deletedOne,
    },
  },
}
