/**
 * The shop in which the inputs of `field-cases` are judged, behind its API: Germany, euro, tax on, the
 * tools that they name, and four open invoices of one company.
 */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { createApp } from '../src/app/app.server.ts'
import { hashToken, newToken } from '../src/accounts/sessions/access-token.server.ts'
import type { Actor } from '../src/platform/access/endpoint.ts'
import { createLogger } from '../src/platform/http/log.server.ts'
import { contact, openOrderShop } from './order-shop.ts'
import { startVatService } from './vat-service.ts'

const folder = 'tests/field-cases'

/** The name of the file of a case. */
export const caseName = (id: string): string =>
  readdirSync(folder).find((name) => name.startsWith(`${id}-`)) ?? expect.unreachable(id)
/** The bytes of the file of a case. */
export const caseBytes = (id: string): Buffer => readFileSync(join(folder, caseName(id)))

/** The file of a case, as it is dropped onto a page. */
export const caseFile = (id: string): File =>
  new File([new Uint8Array(caseBytes(id))], caseName(id))

export type FieldWorld = Awaited<ReturnType<typeof openFieldWorld>>

const octets = 'application/octet-stream'

export async function openFieldWorld() {
  const service = await startVatService()
  const shop = await openOrderShop({
    SHOP_CURRENCY: 'EUR',
    SHOP_TIME_ZONE: 'Europe/Berlin',
    VAT_TEST_ORIGINS: service.origin,
  })
  await shop.saveSettings({ country: 'DE', vatId: 'DE136695976' })
  await shop.saveSettings({
    legalName: 'Eisenhandel GmbH',
    address: 'Am Markt 1\n10115 Berlin',
    bank: 'IBAN: DE89 3704 0044 0532 0130 00',
    email: 'office@eisenhandel.example',
    phone: '+49 30 5550142',
  })
  await openInvoices(shop)
  await shop.saveSettings({ tax: 'vat', vatService: service.service })
  const ids = await addTools(shop)
  await shop.bulkJobs.runner.start()
  const app = await createApp({ shop, config: shop.config, log: createLogger('silent') })
  const tokens = new Map<string, string>()

  /** A call of somebody, by default of the admin, for a company; a body of bytes is a file. */
  const call = async (
    route: string,
    body?: object,
    actor: Actor = shop.admin,
    company?: string,
  ) => {
    const [method = '', path = ''] = route.split(' ')
    const token = tokens.get(actor.id) ?? (await signIn(shop, actor))
    tokens.set(actor.id, token)
    const isFile = body instanceof Uint8Array
    const response = await app.inject({
      method: method === 'PUT' ? 'PUT' : method === 'POST' ? 'POST' : 'GET',
      url: `/api${path}`,
      headers: {
        authorization: `Bearer ${token}`,
        ...(method === 'POST' ? { 'idempotency-key': crypto.randomUUID() } : {}),
        ...(company ? { 'x-company': company } : {}),
        ...(isFile ? { 'content-type': octets } : {}),
      },
      ...(body ? { payload: isFile ? Buffer.from(body) : body } : {}),
    })
    return { status: response.statusCode, text: response.body, response }
  }
  return {
    shop,
    ids,
    call,
    /** The answer of a call that is accepted. */
    json: async (...request: Parameters<typeof call>) => {
      const { status, response, text } = await call(...request)
      expect(status, text).toBeLessThan(300)
      return response.json()
    },
    close: async () => {
      await app.close()
      await shop.close()
      await service.close()
    },
  }
}

type Shop = Awaited<ReturnType<typeof openOrderShop>>

async function signIn(shop: Shop, actor: Actor): Promise<string> {
  const token = newToken()
  await sql`
    insert into access_tokens (hash, user_id, created_at, used_at, expires_at)
    values (${hashToken(token)}, ${actor.id}, now(), now(), now() + interval '1 hour')`.execute(
    shop.database.handle,
  )
  return token
}

/** INV-000001 to INV-000004 of one company, shipped and open. */
async function openInvoices(shop: Shop): Promise<void> {
  const actor = await shop.person('Müller & Söhne GmbH')
  for (const price of [11_900, 8841, 7535, 1190]) {
    const { id } = await shop.tool({ price })
    const order = await shop.placeCart([{ toolId: id, quantity: 1 }], { actor, ...contact })
    await shop.transition(order.number, 'confirmed')
    const request = { number: order.number, kind: 'invoice', size: 'a4' } as const
    await shop.documents.issue({ actor: shop.admin }, request)
  }
}

/** The tools that the inputs name; their ids by SKU. */
async function addTools(shop: Shop): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>()
  for (const { sku, ...fields } of [
    { sku: 'FLD-A', price: 1000 },
    { sku: 'FLD-B', price: 33 },
    { sku: 'FLD-C', price: 1855, pricePer: 100 },
    { sku: 'FLD-D', price: 199, pricePer: 1000 },
    { sku: '0017', price: 500 },
    { sku: '4711', price: 400, gtin: '4006381333931' },
    { sku: 'TST-1001', price: 1000 },
  ])
    ids.set(sku, (await shop.tool({ sku, name: `Tool ${sku}`, stock: 10_000, ...fields })).id)
  return ids
}

/** A job of a list once no work on it is left. */
export async function settledJob(world: FieldWorld, id: string) {
  for (;;) {
    const job = await world.json(`GET /bulk-jobs/${id}`)
    if (!['checking', 'applying', 'undoing'].includes(String(job.state))) return job
    await pause(20)
  }
}
