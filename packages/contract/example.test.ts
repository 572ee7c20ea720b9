/**
 * The complete example of README.md: a contract, its service, routes, OpenAPI, the typed client.
 */
import { fastify, type FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApiClient } from './client/api-client.ts'
import { newIdempotencyKey } from './client/idempotency-key.ts'
import type { AccessRules } from './access-rules.ts'
import { createContractKit, type Endpoint, type Service } from './endpoint.ts'
import { clientMessages } from './messages.ts'
import { isProblem, problem } from './problem.ts'
import { renameKeys } from './rename-keys.ts'
import { bearerToken } from './server/bearer-token.server.ts'
import type { ApiDependencies } from './server/dependencies.server.ts'
import { createProblemHandler, registerProblemHandlers } from './server/problem-responses.server.ts'
import { openApiDocument } from './server/openapi.server.ts'
import { registerEndpoints } from './server/register-endpoints.server.ts'
import { acceptOnlyJson } from './server/json-body.server.ts'
import { invalidInput, notFound, unauthenticated } from './standard-problems.ts'
import { installValidationMessages } from './validation-messages.ts'

// 1. The contract: data and types, which server and browser share.
type Actor = { readonly id: string; readonly email: string }
const { endpoint } = createContractKit<'anyone' | 'customer'>()

const soldOut = problem('sold-out', 409, 'Not so many are left')
const Book = z.strictObject({ id: z.string(), title: z.string(), stock: z.int() })
const booksContract = {
  read: endpoint({
    route: 'GET /books/:id',
    access: 'anyone',
    summary: 'Get a book',
    input: z.strictObject({ id: z.string() }),
    output: Book,
    problems: [notFound],
  }),
  order: endpoint({
    route: 'POST /books/:id/orders',
    access: 'customer',
    idempotent: true,
    status: 201,
    summary: 'Order copies of a book',
    input: renameKeys(z.strictObject({ id: z.string(), quantity: z.int().check(z.minimum(1)) }), {
      quantity: 'copies',
    }),
    output: z.strictObject({ orderedBy: z.string(), stock: z.int() }),
    problems: [notFound, soldOut],
  }),
}

// 2. The service: one method for each endpoint; the types say what comes in and what must go out.
const books = new Map([['1', { id: '1', title: 'Anvils', stock: 3 }]])
const findBook = (id: string) => {
  const book = books.get(id)
  if (!book) throw notFound()
  return book
}
const booksService: Service<typeof booksContract, Actor> = {
  read: async (_caller, { id }) => findBook(id),
  order: async ({ actor, idempotencyKey }, { id, quantity }) => {
    const { stock } = findBook(id)
    if (quantity > stock) throw soldOut({ detail: `${stock} are left.`, facts: { stock } })
    expect(idempotencyKey).toMatch(/^[0-9a-f]{32}$/)
    return { orderedBy: actor.email, stock: stock - quantity }
  },
}

// 3. What the application hands in.
const jane: Actor = { id: '7', email: 'jane@example.com' }
const access: AccessRules = {
  bearer: 'A token of a customer',
  commonProblems: [],
  httpProblems: [],
  refusals: [unauthenticated],
  describe: () => ({}),
}
const dependencies: ApiDependencies<Endpoint, Actor> = {
  origin: 'https://books.example',
  access,
  policy: {
    async authenticate(asked, request) {
      const actor = bearerToken(request) === 'token-of-jane' ? jane : undefined
      if (actor === undefined && asked.access !== 'anyone') throw unauthenticated()
      return actor
    },
  },
  rateLimiter: { consume: async () => undefined, forgive: async () => undefined },
  respondFromCache: async (_request, reply, createResponse) => {
    const { status, headers, body } = await createResponse()
    return reply.code(status).headers(headers).send(body)
  },
}

// 4. Routes.
async function createServer(): Promise<FastifyInstance> {
  const app = fastify()
  installValidationMessages()
  registerProblemHandlers(app, createProblemHandler())
  await app.register(
    async (api) => {
      acceptOnlyJson(api)
      const served = { name: 'books', contract: booksContract, service: booksService }
      registerEndpoints(api, served, dependencies)
    },
    { prefix: '/api' },
  )
  return app
}

let app: FastifyInstance
let address: string
beforeAll(async () => {
  app = await createServer()
  address = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

// 5. The typed client, in a browser or here.
const clientFor = (token?: string) =>
  createApiClient(booksContract, {
    baseUrl: () => `${address}/api`,
    readToken: () => token,
    messages: clientMessages,
  })

test('the client returns what the service returned', async () => {
  expect(await clientFor().read({ id: '1' })).toEqual({ id: '1', title: 'Anvils', stock: 3 })
  expect(
    await clientFor('token-of-jane').order(
      { id: '1', quantity: 2 },
      { idempotencyKey: newIdempotencyKey() },
    ),
  ).toEqual({ orderedBy: 'jane@example.com', stock: 1 })
})

test('a Problem that the service throws is thrown by the client', async () => {
  const order = clientFor('token-of-jane').order(
    { id: '1', quantity: 4 },
    { idempotencyKey: newIdempotencyKey() },
  )
  const error: unknown = await order.catch((thrown: unknown) => thrown)
  expect(isProblem(error, soldOut) && error.body).toEqual({
    type: 'sold-out',
    title: 'Not so many are left',
    status: 409,
    detail: '3 are left.',
    facts: { stock: 3 },
  })
})

test('without a token the client does not even ask', async () => {
  const order = clientFor().order({ id: '1', quantity: 1 }, { idempotencyKey: newIdempotencyKey() })
  const error: unknown = await order.catch((thrown: unknown) => thrown)
  expect(isProblem(error, unauthenticated)).toBe(true)
})

test('an id that no record can have, and a value that the server would refuse, are Problems', async () => {
  const read = endpoint({
    route: 'GET /books/:id',
    access: 'anyone',
    summary: 'Get a book',
    input: z.strictObject({
      id: z.string().check(z.regex(/^\d+$/)),
      edition: z.optional(z.string().check(z.maxLength(9))),
    }),
    output: Book,
  })
  const strictBooks = createApiClient(
    { read },
    { baseUrl: () => address, readToken: () => undefined, messages: clientMessages },
  )
  const problemOf = async (input: Parameters<typeof strictBooks.read>[0]) => {
    const error: unknown = await strictBooks.read(input).catch((thrown: unknown) => thrown)
    return isProblem(error) ? error.body.type : error
  }
  expect(await problemOf({ id: 'seven' })).toBe(notFound.type)
  expect(await problemOf({ id: '7', edition: 'the seventeenth' })).toBe(invalidInput.type)
})

test('a wrong field is named as the wire names it', async () => {
  const response = await app.inject({
    method: 'POST',
    url: '/api/books/1/orders',
    headers: { authorization: 'Bearer token-of-jane', 'idempotency-key': newIdempotencyKey() },
    payload: { copies: 0, colour: 'red' },
  })
  expect(response.json()).toMatchObject({
    type: invalidInput.type,
    errors: [
      { pointer: '#/copies', detail: 'The minimum is 1.' },
      { pointer: '#/colour', detail: 'This field is not known.' },
    ],
  })
})

test('OpenAPI describes endpoints with the names of the wire and every Problem', () => {
  const { paths } = openApiDocument({
    info: { title: 'Books', version: '1' },
    origin: 'https://books.example',
    prefix: '/api',
    access,
    contracts: [{ name: 'books', contract: booksContract }],
  })
  const operation = paths['/api/books/{id}/orders']?.['post']
  expect(operation).toMatchObject({
    operationId: 'booksOrder',
    tags: ['books'],
    security: [{ bearer: [] }],
    requestBody: {
      content: { 'application/json': { schema: { required: ['copies'] } } },
    },
  })
  expect(Object.keys(Object(operation?.['responses']))).toEqual(
    expect.arrayContaining(['201', '401', '404', '409', '422', 'default']),
  )
})
