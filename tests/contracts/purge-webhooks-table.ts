/** Webhooks are on no cached page: see purge-table.ts. */
import { fieldOf, type PurgeCase } from './purge-cases.ts'
import type { PurgeShop } from './purge-shop.ts'

const address = 'https://erp.example.com/hooks'
const events = ['order.*']
const changes = 'no page shows webhooks'

async function addWebhook({ call, fixture: { admin } }: PurgeShop): Promise<string> {
  const added = Object(await call('POST /webhooks', admin, { address, events }))
  return String(fieldOf(added.webhook, '_id'))
}

async function deliveryOf(shop: PurgeShop): Promise<number> {
  const { admin } = shop.fixture
  const id = await addWebhook(shop)
  await shop.call('POST /webhooks/:id/test', admin, { id })
  const [delivery] = await shop.shop.webhooks.deliveries({ actor: admin }, { id })
  return delivery?.id ?? 0
}

const ofWebhook = (route: string, title: string, input: object = {}): PurgeCase => ({
  route,
  title,
  begin: async (shop) => {
    const id = await addWebhook(shop)
    return () => shop.call(route, shop.fixture.admin, { id, ...input })
  },
  changes,
})

export const webhookCases: readonly PurgeCase[] = [
  {
    route: 'POST /webhooks',
    title: 'a webhook',
    begin:
      async ({ call, fixture: { admin } }) =>
      () =>
        call('POST /webhooks', admin, { address, events }),
    changes,
  },
  ofWebhook('PUT /webhooks/:id', 'other events', { address, events: ['tool.*'], state: 'paused' }),
  ofWebhook('DELETE /webhooks/:id', 'a webhook'),
  ofWebhook('POST /webhooks/:id/secret', 'its secret'),
  ofWebhook('POST /webhooks/:id/test', 'a test event'),
  ofWebhook('POST /webhooks/:id/replay', 'a period', {
    from: '2026-11-01T00:00:00Z',
    until: '2026-11-20T00:00:00Z',
  }),
  {
    route: 'POST /webhook-deliveries/:id/send-again',
    title: 'a message that was sent',
    begin: async (shop) => {
      const id = await deliveryOf(shop)
      return () => shop.call('POST /webhook-deliveries/:id/send-again', shop.fixture.admin, { id })
    },
    changes,
  },
]
