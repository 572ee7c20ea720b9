/** The published API reference of punch-out. */
import type { ContractReference } from '../../packages/contract/server/reference.server.ts'
import { deletedOne, exampleIds, exampleMoment } from '../platform/reference-examples.server.ts'
import type { punchOutContract } from './contract.ts'

const company = { id: 'The id of the company.' }
const origins = ['https://buyer.example.com']

export const punchOutReference: ContractReference<typeof punchOutContract> = {
  description:
    'Punch-out: buyer systems of a company open the catalogue, and take a basket back to order it themselves.',
  operations: {
    read: {
      description:
        'The last 200 messages, without secrets. Messages are deleted after 30 days. `reason` of one that was refused: `secret`, `return-address`, `not-secure`, `request` (the message asks for something else, or lacks something) or `order` (it cannot be read).',
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
        'For staff and owners of the company. `orderPad.orders` are those of the order pad and the cart; an order of a file or an agent is counted there only.',
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
        'An origin is scheme, host and port: pages of it may show the session in a frame, and baskets go to addresses of it only. `https`, or `http` of the machine of the browser. Of cXML, `identity` is what the buyer system names in `From`; without it the shop makes a name.',
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
        'Of cXML connections. `https`, on the public internet. What happened before is not sent, and a secret stays with its origin. The secret is kept sealed, and never shown. Messages wait for a day while the buyer system does not answer or answers 5xx; what it refuses (status 4xx within the answer) is not sent again by the shop.',
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
      description: 'The same message, with the same `payloadID`.',
      parameters: { ...company, message: 'The id of the message.' },
      response: { acknowledged: true },
    },
    orderAnswers: {
      description: 'Empty for orders that came otherwise.',
      parameters: { number: 'The number of the order.' },
      response: {
        answers: [{ record: exampleIds.session, kind: 'confirmation', state: 'sent' }],
      },
    },
    orderAnswer: {
      description: 'Without a shared secret: who sends it on adds their own.',
      parameters: {
        number: 'The number of the order.',
        record: 'Of the received order, the shipment or the document.',
      },
    },
    revoke: {
      description: 'Messages stay until their days are over.',
      parameters: { ...company, connection: 'The id of the connection.' },
      response: deletedOne,
    },
  },
}
