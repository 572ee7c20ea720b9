/** What people read about the API of punch-out. */
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
    revoke: {
      description: 'Messages stay until their days are over.',
      parameters: { ...company, connection: 'The id of the connection.' },
      response: deletedOne,
    },
  },
}
