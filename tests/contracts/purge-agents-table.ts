/** Which cached answers the operations of agents change: see purge-table.ts. */
import { randomUUID } from 'node:crypto'
import { simpleCase, type PurgeCase } from './purge-cases.ts'
import type { PurgeShop } from './purge-shop.ts'

const request = (clientId: string) => ({
  clientId,
  redirectUri: 'http://127.0.0.1:4180/callback',
  responseType: 'code',
  codeChallenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  codeChallengeMethod: 'S256',
})
const mandate = { orderLimit: '$500.00', monthLimit: '$2000.00', days: 90 }
const ofPerson = 'only the person reads it, and never from the cache'

/** A program that can be linked. @returns what it asks for */
async function askingProgram({ shop, fixture: { admin }, call }: PurgeShop) {
  const { revision } = await shop.settings.read({ actor: admin }, {})
  await call('PUT /settings', admin, { revision, agents: 'yes' })
  const id = randomUUID()
  await shop.database.handle
    .withTables<{
      agent_clients: { id: string; name: string; redirect_uris: string[]; created_at: Date }
    }>()
    .insertInto('agent_clients')
    .values({
      id,
      name: 'Restocker',
      redirect_uris: [request('').redirectUri],
      created_at: new Date(),
    })
    .execute()
  return request(id)
}

/** An agent of the buyer. @returns its id */
async function linkedAgent(shop: PurgeShop): Promise<string> {
  const { buyer } = shop.fixture
  await shop.call('POST /agent-links', buyer, { ...(await askingProgram(shop)), ...mandate })
  const [agent] = await shop.shop.agents.list({ actor: buyer }, {})
  return agent?.id ?? ''
}

export const agentCases: readonly PurgeCase[] = [
  {
    route: 'POST /agent-links/reading',
    title: 'a program asks to be linked',
    begin: async (shop) => {
      const asked = await askingProgram(shop)
      return () => shop.call('POST /agent-links/reading', shop.fixture.buyer, asked)
    },
    changes: ofPerson,
  },
  {
    route: 'POST /agent-links',
    title: 'an agent is linked',
    begin: async (shop) => {
      const asked = await askingProgram(shop)
      return () => shop.call('POST /agent-links', shop.fixture.buyer, { ...asked, ...mandate })
    },
    changes: ofPerson,
  },
  {
    route: 'PUT /agents/:id',
    title: 'another mandate',
    begin: async (shop) => {
      const id = await linkedAgent(shop)
      return () => shop.call('PUT /agents/:id', shop.fixture.buyer, { id, ...mandate })
    },
    changes: ofPerson,
  },
  {
    route: 'DELETE /agents/:id',
    title: 'an agent is unlinked',
    begin: async (shop) => {
      const id = await linkedAgent(shop)
      return () => shop.call('DELETE /agents/:id', shop.fixture.buyer, { id })
    },
    changes: ofPerson,
  },
  simpleCase(
    'POST /quantity-advice',
    'advice on quantities',
    undefined,
    () => ({ lines: [{ sku: 'RW-8', quantity: 1 }] }),
    'it reads, and writes nothing',
  ),
]
