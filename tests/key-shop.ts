/** A shop behind HTTP whose clock is set by hand, with an owner who makes keys. */
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { createApp } from '../src/app/app.server.ts'
import type { Actor } from '../src/platform/access/endpoint.ts'
import type { Scope } from '../src/platform/access/scopes.ts'
import { createLogger } from '../src/platform/http/log.server.ts'
import { openTestShop, type TestShop } from './shop.ts'

export type KeyShop = {
  readonly app: FastifyInstance
  readonly shop: TestShop
  readonly owner: Actor
  /** All that was written to the log. */
  readonly logged: readonly string[]
  /** Lets time pass. */
  readonly pass: (milliseconds: number) => void
  /** A service account with a key, made by the owner or somebody else. */
  readonly program: (options: {
    readonly scopes: readonly Scope[]
    readonly company?: string
    readonly by?: Actor
    readonly days?: number | null
  }) => Promise<{ readonly id: string; readonly keyId: string; readonly key: string }>
  /** Another key of it. */
  readonly anotherKey: (
    id: string,
    days?: number | null,
  ) => Promise<{ readonly keyId: string; readonly key: string }>
  /** Calls with a key: 'GET /orders', and a body where there is one. */
  readonly call: (key: string, route: string, body?: object) => Promise<LightMyRequestResponse>
  readonly close: () => Promise<void>
}

export const day = 86_400_000

export async function openKeyShop(env: Readonly<Record<string, string>> = {}): Promise<KeyShop> {
  let passed = 0
  const now = () => new Date(Date.now() + passed)
  const logged: string[] = []
  const log = createLogger('info', { write: (line) => void logged.push(line) })
  const shop = await openTestShop(env, now, log)
  const app = await createApp({ shop, config: shop.config, log })
  await app.ready()
  const owner = await shop.person('Olga Owner', 'admin')
  let count = 0
  const anotherKey: KeyShop['anotherKey'] = async (id, days) => {
    const { insertedId, key } = await shop.serviceAccounts.addKey(
      { actor: owner },
      { id, name: '', ...(days === undefined ? {} : { days }) },
    )
    return { keyId: insertedId, key }
  }
  return {
    app,
    shop,
    owner,
    logged,
    pass: (milliseconds) => void (passed += milliseconds),
    async program({ scopes, company, by = owner, days }) {
      const { insertedId: id } = await shop.serviceAccounts.add(
        { actor: by },
        {
          name: `Program ${(count += 1)}`,
          purpose: '',
          scopes: [...scopes],
          ...(company === undefined ? {} : { company }),
        },
      )
      return { id, ...(await anotherKey(id, days)) }
    },
    anotherKey,
    call: async (key, route, body) => {
      const [method = 'GET', path = ''] = route.split(' ')
      const request = { url: `/api${path}`, headers: { authorization: `Bearer ${key}` } }
      if (method === 'GET') return app.inject({ ...request, method })
      return app.inject({
        ...request,
        method: method === 'PUT' ? 'PUT' : method === 'DELETE' ? 'DELETE' : 'POST',
        headers: { ...request.headers, 'idempotency-key': crypto.randomUUID() },
        ...(body ? { payload: body } : {}),
      })
    },
    close: async () => {
      await app.close()
      await shop.close()
    },
  }
}
