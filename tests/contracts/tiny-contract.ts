/** A contract with one of everything, and doors of values behind it: the HTTP layer without a shop. */
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { endpoint, type Actor, type Service } from '../../packages/contract/endpoint.ts'
import { Email, Id, Line, OptionalLine, Integer, IntegerText } from '../../src/platform/fields.ts'
import type { CacheableResponse } from '../../packages/response-cache/cacheable-response.server.ts'
import {
  registerEndpoints,
  type ApiDependencies,
} from '../../packages/contract/server/register-endpoints.server.ts'
import { acceptOnlyJson } from '../../packages/contract/server/request-input.server.ts'
import type { RateLimits } from '../../src/platform/http/limits.server.ts'
import { createLogger } from '../../src/platform/http/log.server.ts'
import { createFastify, type FastPath } from '../../src/platform/http/fastify-instance.server.ts'
import { Money } from '../../src/platform/money-field.ts'
import { problem } from '../../packages/contract/problem.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'
import { renameKeys } from '../../packages/contract/rename-keys.ts'
import { installValidationMessages } from '../../packages/contract/validation-messages.ts'

export const soldOut = problem('sold-out', 409, 'Sold out')

const Thing = renameKeys(z.strictObject({ id: Id, quantity: z.int(), price: Money }), {
  id: '_id',
  quantity: 'OrderQuentuty',
})
const NewThing = z
  .strictObject({
    name: Line(20),
    quantity: Integer(1, 100),
    price: Money,
    inner: z.optional(z.strictObject({ text: OptionalLine(10) })),
  })
  .check(
    z.refine(({ quantity, price }) => quantity < 90 || price > 0, {
      path: ['quantity'],
      error: 'Too many for nothing.',
    }),
  )

export const tinyContract = {
  list: endpoint({
    call: 'GET /things',
    access: 'anyone',
    cached: ['things'],
    paged: true,
    summary: 'Things',
    input: z.strictObject({
      q: z.optional(OptionalLine(20)),
      limit: z.optional(IntegerText(1, 10)),
      cursor: z.optional(z.string()),
    }),
    output: z.array(Thing),
  }),
  read: endpoint({
    call: 'GET /things/:id',
    access: 'anyone',
    summary: 'One',
    input: z.strictObject({ id: Id }),
    output: Thing,
    problems: [notFound],
  }),
  add: endpoint({
    call: 'POST /things',
    access: 'customer',
    idempotent: true,
    status: 201,
    limit: 'orders',
    summary: 'Add',
    input: renameKeys(NewThing, { quantity: 'OrderQuentuty' }),
    output: z.strictObject({ key: z.string(), quantity: z.int(), by: z.string() }),
    problems: [soldOut],
  }),
  mine: endpoint({
    call: 'GET /own/:id',
    access: 'self',
    paged: true,
    summary: 'Own',
    input: renameKeys(z.strictObject({ email: Email }), { email: 'id' }),
    output: z.array(Thing),
  }),
  enter: endpoint({
    call: 'PUT /user/:id',
    access: 'anyone',
    proof: true,
    limit: 'login',
    summary: 'Enter or promote',
    input: z.union([
      renameKeys(z.strictObject({ address: Email, email: Email }), { address: 'id' }),
      renameKeys(z.strictObject({ address: Email, role: z.literal('admin') }), { address: 'id' }),
    ]),
    output: z.strictObject({
      bearer: z.optional(z.string()),
      said: z.string(),
      actor: z.optional(z.string()),
    }),
  }),
  remove: endpoint({
    call: 'DELETE /things/:id',
    access: 'admin',
    summary: 'Remove',
    input: z.strictObject({ id: Id }),
    output: z.strictObject({ deletedCount: z.int() }),
  }),
}
export type TinyService = Service<typeof tinyContract>

export const thingId = '0190a0b0-0000-7000-8000-000000000001'
const thing = { id: thingId, quantity: 24, price: 1250 }

/** A door that answers rightly; tests replace single methods by ones that do not. */
export const tinyService: TinyService = {
  list: async () => Object.assign([thing], { next: 'c2' }),
  read: async (_, { id }) => {
    if (id !== thingId) throw notFound()
    return thing
  },
  add: async ({ actor, idempotencyKey }, { quantity }) => ({
    key: idempotencyKey,
    quantity,
    by: actor.email,
  }),
  mine: async () => [thing],
  enter: async ({ bearer, actor }, said) => ({
    said: 'email' in said ? 'entering' : 'promotion',
    ...(bearer === undefined ? {} : { bearer }),
    ...(actor ? { actor: actor.email } : {}),
  }),
  remove: async () => ({ deletedCount: 1 }),
}

const actorOf = (name: string, role: Actor['role']): Actor => ({
  id: name,
  email: `${name}@example.com`,
  name,
  role,
})
export const people: Readonly<Record<string, Actor>> = {
  customer: actorOf('customer', 'customer'),
  stranger: actorOf('stranger', 'customer'),
  admin: actorOf('admin', 'admin'),
}

/** Limits that never refuse, and remember what they were asked. */
export const startUnlimitedApi = (): RateLimits & { readonly asked: unknown[] } => {
  const asked: unknown[] = []
  return {
    asked,
    read: async () => undefined,
    guard: () => async () => undefined,
    close: () => undefined,
    consume: async (what, who) => void asked.push(['consume', what, who]),
    forgive: async (what, who) => void asked.push(['forgive', what, who]),
  }
}

/** The tiny contract behind HTTP. Whatever is logged arrives in `logged`. */
export async function startTinyApi({
  door = tinyService,
  limits = startUnlimitedApi(),
  ...more
}: Partial<ApiDependencies> & {
  door?: TinyService
  first?: FastPath
  prepare?: (app: FastifyInstance) => Promise<void>
} = {}) {
  installValidationMessages()
  const logged: string[] = []
  const app = createFastify(
    { trustProxy: 0 },
    createLogger('info', { write: (line) => void logged.push(line) }),
    more.first,
  )
  app.decorateRequest('actor')
  await more.prepare?.(app)
  await app.register(
    async (api) => {
      acceptOnlyJson(api)
      registerEndpoints(
        api,
        { name: 'tiny', contract: tinyContract, door },
        {
          origin: 'https://shop.example',
          limits,
          findActor: async (token) => people[token],
          keep: async (_, reply, make) => {
            const { status, headers, body }: CacheableResponse = await make()
            return reply.code(status).headers(headers).send(body)
          },
          ...more,
        },
      )
    },
    { prefix: '/api' },
  )
  await app.ready()
  return { app, logged }
}
