/** The API reference texts of agents. */
import type { ContractReference } from '../../packages/contract/server/reference.server.ts'
import { deletedOne, exampleIds, exampleMoment } from '../platform/reference-examples.server.ts'
import type { agentsContract } from './contract.ts'

const agent = { id: 'The id of the agent.' }
const request = {
  clientId: 'https://assistant.example.com/oauth/client.json',
  redirectUri: 'https://assistant.example.com/callback',
  responseType: 'code',
  codeChallenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  codeChallengeMethod: 'S256',
  scope: 'own-prices place-orders',
  resource: 'https://shop.example/api/mcp',
  state: 'af0ifjsldkj',
}
const mandate = { orderLimit: '$500.00', monthLimit: '$2000.00', days: 90 }

export const agentsReference: ContractReference<typeof agentsContract> = {
  description:
    'Agents: programs that a user links to their account and that act for the user within a ' +
    'mandate.',
  operations: {
    list: {
      description:
        'Includes agents whose mandate ended within the last month. A mandate ends after its last ' +
        'day. A mandate ends earlier if the user unlinks the agent, changes the password or signs ' +
        'out everywhere, or if an authorization code or refresh token is used twice.',
      response: [
        {
          _id: exampleIds.session,
          name: 'Restocker',
          company: 'Navarro Carpentry',
          scopes: ['own-prices', 'place-orders'],
          orderLimit: '$500.00',
          monthLimit: '$2000.00',
          state: 'active' as const,
          linkedAt: exampleMoment,
          expiresAt: exampleMoment,
          usedAt: exampleMoment,
        },
      ],
    },
    calls: {
      description: 'The response lists the last 200 calls.',
      parameters: agent,
      response: [
        {
          _id: exampleIds.payment,
          at: exampleMoment,
          tool: 'place_order',
          outcome: 'done',
          order: 1001,
        },
      ],
    },
    saveMandate: {
      description:
        'Limits are amounts excluding tax. `days` is counted from the time of this call.',
      parameters: agent,
      request: { id: exampleIds.session, ...mandate },
      response: { acknowledged: true, modifiedCount: 1 },
    },
    unlink: {
      description: 'The agent’s tokens are revoked immediately; its orders are kept.',
      parameters: agent,
      response: deletedOne,
    },
    readLink: {
      description:
        'The consent page uses this call. `clientId` is the URL of the program’s metadata document, ' +
        'or the id under which the program is registered. An invalid request never redirects the ' +
        'user to the program.',
      request,
      response: {
        name: 'Restocker',
        returnsTo: 'assistant.example.com',
        local: false,
        scopes: ['own-prices', 'place-orders'],
        refusedTo:
          'https://assistant.example.com/callback?error=access_denied&state=af0ifjsldkj&iss=https%3A%2F%2Fshop.example%2Fagents',
      },
    },
    link: {
      description:
        'The agent can do what its scopes allow, for the given company, and place orders within its ' +
        'limits. An order above the limits waits for the user’s approval. Linking the same program ' +
        'for the same company again replaces the mandate and revokes the earlier tokens.',
      request: { ...request, ...mandate, company: exampleIds.company },
      response: {
        redirectTo:
          'https://assistant.example.com/callback?code=im_code_…&state=af0ifjsldkj&iss=https%3A%2F%2Fshop.example%2Fagents',
      },
    },
    advise: {
      description:
        'Quantities are not rounded: `below` and `above` are the nearest quantities that can be ' +
        'ordered. `priceFrom` shows whether the price is the catalogue price or the company’s own price.',
      request: { lines: [{ sku: 'HAM-16', quantity: 50 }] },
      response: {
        lines: [
          {
            sku: 'HAM-16',
            quantity: 50,
            found: true,
            toolId: exampleIds.tool,
            name: 'Claw Hammer 16 oz',
            valid: false,
            reason: '50 is not a multiple of 24. Use 48 or 72.',
            below: 48,
            above: 72,
            minimum_quantity: 48,
            pack_size: 24,
            Stock: 310,
            unitPrice: '$11.40',
            price_per: 1,
            cataloguePrice: '$12.50',
            cataloguePricePer: 1,
            priceFrom: 'company' as const,
          },
        ],
      },
    },
  },
}
