/** A contract with one endpoint of each kind, and a service that returns fixed values. */
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { accessRules } from '../../src/platform/access/access-document.server.ts'
import { createPolicy } from '../../src/platform/access/authentication.server.ts'
import {
  endpoint,
  type Actor,
  type Endpoint,
  type Service,
} from '../../src/platform/access/endpoint.ts'
import {
  Email,
  Id,
  Line,
  OptionalLine,
  Integer,
  IntegerText,
} from '../../src/platform/fields/fields.ts'
import type {
  ApiDependencies,
  RateLimiter,
} from '../../packages/contract/server/dependencies.server.ts'
import { registerEndpoints } from '../../packages/contract/server/register-endpoints.server.ts'
import { acceptOnlyJson } from '../../packages/contract/server/json-body.server.ts'
import { createLogger } from '../../src/platform/http/log.server.ts'
import { createFastify, type FastPath } from '../../src/platform/http/fastify-instance.server.ts'
import { Money } from '../../src/platform/fields/money-field.ts'
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
    route: 'GET /things',
    access: 'anyone',
    cacheTags: ['things'],
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
    route: 'GET /things/:id',
    access: 'anyone',
    summary: 'One',
    input: z.strictObject({ id: Id }),
    output: Thing,
    problems: [notFound],
  }),
  add: endpoint({
    route: 'POST /things',
    access: 'customer',
    idempotent: true,
    status: 201,
    rateLimit: 'orders',
    summary: 'Add',
    input: renameKeys(NewThing, { quantity: 'OrderQuentuty' }),
    output: z.strictObject({ key: z.string(), quantity: z.int(), by: z.string() }),
    problems: [soldOut],
  }),
  mine: endpoint({
    route: 'GET /own/:id',
    access: 'self',
    permission: 'customers',
    paged: true,
    summary: 'Own',
    input: renameKeys(z.strictObject({ email: Email }), { email: 'id' }),
    output: z.array(Thing),
  }),
  enter: endpoint({
    route: 'PUT /user/:id',
    access: 'anyone',
    passBearer: true,
    rateLimit: 'tokenExchange',
    refundOnSuccess: true,
    summary: 'Enter or promote',
    input: z.union([
      renameKeys(z.strictObject({ address: Email, email: Email }), { address: 'id' }),
      renameKeys(z.strictObject({ address: Email, role: z.literal('admin') }), { address: 'id' }),
    ]),
    output: z.strictObject({
      bearer: z.optional(z.string()),
      body: z.string(),
      actor: z.optional(z.string()),
    }),
  }),
  remove: endpoint({
    route: 'DELETE /things/:id',
    access: 'admin',
    permission: 'owner',
    summary: 'Remove',
    input: z.strictObject({ id: Id }),
    output: z.strictObject({ deletedCount: z.int() }),
  }),
}
export type TinyService = Service<typeof tinyContract>

export const thingId = '0190a0b0-0000-7000-8000-000000000001'
const thing = { id: thingId, quantity: 24, price: 1250 }

/** Returns what its contract says; tests replace single methods by ones that do not. */
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
  enter: async ({ bearer, actor }, input) => ({
    body: 'email' in input ? 'entering' : 'promotion',
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
  ...(role === 'admin' ? { permissions: ['owner'] } : {}),
})
export const people: Readonly<Record<string, Actor>> = {
  customer: actorOf('customer', 'customer'),
  stranger: actorOf('stranger', 'customer'),
  admin: actorOf('admin', 'admin'),
}

/** Limits that never refuse. `calls` records each call of a method with its arguments. */
export const createFakeRateLimiter = (): RateLimiter & { readonly calls: unknown[] } => {
  const calls: unknown[] = []
  return {
    calls,
    consume: async (limit, subject) => void calls.push(['consume', limit, subject]),
    forgive: async (limit, subject) => void calls.push(['forgive', limit, subject]),
  }
}

type TinyApiOptions = Partial<ApiDependencies<Endpoint, Actor>> & {
  readonly service?: TinyService
  readonly fastPath?: FastPath
  readonly prepare?: (app: FastifyInstance) => Promise<void>
}

/** The tiny contract behind HTTP, at /api. Log lines are appended to `logged`. */
export async function startTinyApi({
  service = tinyService,
  fastPath,
  prepare,
  ...dependencies
}: TinyApiOptions = {}) {
  installValidationMessages()
  const logged: string[] = []
  const app = createFastify(
    { trustProxy: 0 },
    createLogger('info', { write: (line) => void logged.push(line) }),
    fastPath,
  )
  await prepare?.(app)
  await app.register(
    async (api) => {
      acceptOnlyJson(api)
      registerEndpoints(
        api,
        { name: 'tiny', contract: tinyContract, service },
        {
          origin: 'https://shop.example',
          rateLimiter: createFakeRateLimiter(),
          access: accessRules,
          policy: createPolicy({ findActor: async (token) => people[token] }),
          respondFromCache: async (_, reply, createResponse) => {
            const { status, headers, body } = await createResponse()
            return reply.code(status).headers(headers).send(body)
          },
          ...dependencies,
        },
      )
    },
    { prefix: '/api' },
  )
  await app.ready()
  return { app, logged }
}
