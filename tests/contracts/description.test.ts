/** The OpenAPI document: valid, complete, and true. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Endpoint } from '../../src/platform/access/endpoint.ts'
import { startApi, operations, type TestApi } from './api-under-test.ts'
import { keyTable } from './key-table.ts'

type Parameter = { readonly name: string; readonly in: string; readonly required?: boolean }
type Response = { readonly content?: object; readonly headers?: object }
type Operation = {
  readonly operationId: string
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: object
  readonly responses: Readonly<Record<string, Response | { readonly $ref: string }>>
  readonly security?: readonly object[]
  readonly 'x-scopes'?: readonly string[]
}
type Document = {
  readonly openapi: string
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: {
    readonly schemas: Readonly<Record<string, object>>
    readonly responses: Readonly<Record<string, Response>>
    readonly headers: Readonly<Record<string, object>>
  }
}

let api: TestApi
let document: Document
beforeAll(async () => {
  api = await startApi()
  document = (await api.app.inject('/api/openapi.json')).json<Document>()
})
afterAll(() => api.close())

const locationOf = (endpoint: Endpoint, route = endpoint.route) => {
  const [method = '', path = ''] = route.split(' ')
  const parameters = parametersOf(endpoint).values()
  return {
    method: method.toLowerCase(),
    path: `/api${path.replaceAll(/:\w+/g, () => `{${parameters.next().value}}`)}`,
  }
}
/** Names of path parameters: those that OpenAPI wants one name for are written by hand. */
const parametersOf = ({ route, parameterNames = {} }: Endpoint): string[] =>
  /^(GET|DELETE) \/(users|orders)\/:\w+$/.test(route)
    ? ['emailOrId']
    : [...route.matchAll(/:(\w+)/g)].map(([, name = '']) => parameterNames[name] ?? name)
const responseOf = (response: Response | { readonly $ref: string }): Response | undefined =>
  '$ref' in response
    ? document.components.responses[response.$ref.replace('#/components/responses/', '')]
    : response
const operationOf = (endpoint: Endpoint): Operation | undefined =>
  document.paths[locationOf(endpoint).path]?.[locationOf(endpoint).method]

test('it is OpenAPI 3.1, and every reference in it leads somewhere', () => {
  expect(document.openapi).toMatch(/^3\.1\./)
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(
    ([, to = '']) => to,
  )
  for (const to of references)
    expect(
      to
        .slice(2)
        .split('/')
        .reduce<unknown>(
          (at, step) =>
            typeof at === 'object' && at !== null
              ? Object.entries(at).find(([name]) => name === step)?.[1]
              : undefined,
          document,
        ),
      to,
    ).toBeDefined()
})

/** Where an operation is, and was. */
const locationsOf = (endpoint: Endpoint) =>
  [endpoint.route, ...(endpoint.former ? [endpoint.former.route] : [])].map((route) =>
    locationOf(endpoint, route),
  )

test('it describes the operations of the contracts and nothing else', () => {
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  )
  expect(described.toSorted()).toEqual(
    operations
      .flatMap(([, endpoint]) => locationsOf(endpoint))
      .map(({ method, path }) => `${method} ${path}`)
      // Which OAuth has its own forms for.
      .concat('post /api/oauth/token')
      .toSorted(),
  )
})

test('every operation has an id of its own', () => {
  const ids = operations
    .flatMap(([, endpoint]) => locationsOf(endpoint))
    .map(({ method, path }) => document.paths[path]?.[method]?.operationId)
  expect(ids).not.toContain(undefined)
  expect(new Set(ids).size).toBe(ids.length)
})

test('no two operations share an address, also under another parameter name; no path has two names for one parameter', () => {
  const addresses = operations
    .flatMap(([, { route, former }]) => [route, ...(former ? [former.route] : [])])
    .map((route) => route.replaceAll(/:\w+/g, ':'))
  expect(new Set(addresses).size).toBe(addresses.length)
  const paths = Object.keys(document.paths)
  expect(new Set(paths.map((path) => path.replaceAll(/\{\w+\}/g, '{}'))).size).toBe(paths.length)
})

test.each(operations)('%s has the parameters of its path in the description', (_, endpoint) => {
  const described = operationOf(endpoint)?.parameters ?? []
  expect(
    described
      .filter((parameter) => parameter.in === 'path')
      .map(({ name, required }) => [name, required]),
  ).toEqual(parametersOf(endpoint).map((name) => [name, true]))
})

test.each(operations)(
  '%s asks for a key in the description where a call has one',
  (_, endpoint) => {
    const key = operationOf(endpoint)?.parameters?.find(
      (parameter) => parameter.in === 'header' && parameter.name === 'Idempotency-Key',
    )
    expect(key !== undefined).toBe(Boolean(endpoint.idempotent))
    expect(key?.required === true).toBe(endpoint.idempotent === true)
  },
)

test.each(operations)('%s is described with its access', (_, endpoint) => {
  const isOpen = endpoint.access === 'anyone' && endpoint.passBearer !== true
  expect(operationOf(endpoint)?.security?.slice(0, 1)).toEqual(isOpen ? [] : [{ bearer: [] }])
})

test.each(operations)('%s is described with the scopes that a key needs', (_, endpoint) => {
  const needed = (keyTable[endpoint.route] ?? []).filter((name) => name !== 'public')
  const described = operationOf(endpoint)?.['x-scopes'] ?? []
  expect(described.toSorted()).toEqual(needed.toSorted())
})

const everywhere = ['400', '422', '429', '500', '503', 'default']

test.each(operations)('%s is described with its answers', (_, endpoint) => {
  const responses = new Map(
    Object.entries(operationOf(endpoint)?.responses ?? {}).map(
      ([status, response]) => [status, responseOf(response)] as const,
    ),
  )
  expect(Object.keys(responses.get(String(endpoint.status ?? 200))?.content ?? {})).toEqual([
    endpoint.mediaType ?? 'application/json',
  ])
  const refusals = endpoint.access === 'anyone' ? [] : ['401', '403']
  const declared = endpoint.problems.map(({ status }) => String(status))
  expect([...responses.keys()]).toEqual(
    expect.arrayContaining([...everywhere, ...refusals, ...declared]),
  )
  const isTagged = endpoint.mediaType !== undefined && !endpoint.streamed
  expect(responses.has('304')).toBe(endpoint.cacheTags !== undefined || isTagged)
  for (const [status, response] of responses)
    if (status === 'default' || Number(status) >= 400)
      expect([status, Object.keys(response?.content ?? {})]).toEqual([
        status,
        ['application/problem+json'],
      ])
})

test('every header of an answer has a schema with a type, and a sentence', () => {
  const headers = Object.values(document.paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap(({ responses }) => Object.values(responses))
    .flatMap((response) => Object.entries(responseOf(response)?.headers ?? {}))
    .filter(([, header]) => !('$ref' in header))
    .concat(Object.entries(document.components.headers))
  expect(headers.length).toBeGreaterThan(operations.length)
  for (const [name, header] of headers)
    expect([name, header]).toMatchObject([
      name,
      {
        description: expect.any(String),
        schema: { type: name === 'Retry-After' ? 'integer' : 'string' },
      },
    ])
})

test('its spelling is that of the wire', () => {
  const text = JSON.stringify(document)
  for (const name of [
    '_id',
    'Stock',
    'minimum_quantity',
    'OrderQuentuty',
    'phoneNum',
    'price_breaks',
  ])
    expect(text).toContain(`"${name}"`)
  for (const name of ['minimumQuantity', 'packSize', 'priceBreaks'])
    expect(text).not.toContain(`"${name}"`)
})

test('what has a name has it once: operations refer to it', () => {
  const names = ['Tool', 'Order', 'Review', 'User', 'Problem', 'Cart', 'NewOrder', 'NewTool']
  expect(Object.keys(document.components.schemas)).toEqual(expect.arrayContaining(names))
  const text = JSON.stringify(document)
  for (const name of Object.keys(document.components.schemas))
    expect(text).toContain(`"$ref":"#/components/schemas/${name}"`)
  for (const name of Object.keys(document.components.responses))
    expect(text).toContain(`"$ref":"#/components/responses/${name}"`)
})

test('money in an answer is always text, and the counts of orders have their statuses', () => {
  const { schemas } = document.components
  for (const name of ['Tool', 'Order', 'PlacedOrder', 'Cart', 'CartTool', 'PadTool', 'PriceBreak'])
    expect(JSON.stringify(schemas[name])).not.toContain('"type":"number"')
  expect(schemas['Tool']).toMatchObject({
    properties: { price: { type: 'string', pattern: String.raw`^\$\d{1,7}\.\d{2}$` } },
  })
  const orderStatuses = ['placed', 'confirmed', 'picking', 'shipped', 'delivered', 'cancelled']
  expect(schemas['OrderCounts']).toMatchObject({
    properties: Object.fromEntries(orderStatuses.map((status) => [status, { type: 'integer' }])),
    required: [...orderStatuses, 'onHold', 'capped'],
  })
})

test('a file is one of four kinds of picture', () => {
  expect(document.paths['/api/pictures']?.['post']?.requestBody).toMatchObject({
    content: Object.fromEntries(
      ['image/jpeg', 'image/png', 'image/webp', 'image/avif'].map((type) => [
        type,
        { schema: { type: 'string', format: 'binary' } },
      ]),
    ),
  })
})

test('it begins with the catalogue and says how to get a token, step by step', async () => {
  const { info, tags } = (await api.app.inject('/api/openapi.json')).json<{
    info: { title: string; description: string }
    tags: { name: string }[]
  }>()
  expect(tags.slice(0, 2).map(({ name }) => name)).toEqual(['catalogue', 'search'])
  expect(info.title).toBe('Ironmonger API')
  for (const step of [
    'POST /api/auth/sign-in/email',
    'GET /api/auth/token',
    'PUT /api/user/{email}',
  ])
    expect(info.description).toContain(step)
})

test('the page for people has no bar with the logo of another project', async () => {
  const page = await api.app.inject('/api/docs/reference/')
  const script = await api.app.inject('/api/docs/reference/static/swagger-initializer.js')
  expect(script.body).toContain('"layout":"BaseLayout"')
  expect(page.body).not.toContain('favicon')
})

/** Written by hand: what each operation reads whose body is a file. */
const fileBodies: Readonly<Record<string, readonly string[]>> = {
  '/api/bank-files/{name}': ['application/xml', 'text/csv', 'text/plain', 'application/zip'],
  '/api/order-files/{name}': [
    'text/csv',
    'text/plain',
    'application/xml',
    'application/pdf',
    'application/EDIFACT',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ],
  '/api/brand-pictures/{kind}': [
    'image/jpeg',
    'image/png',
    'image/webp',
    'image/avif',
    'image/svg+xml',
  ],
  '/api/bulk-files/{name}': [
    'text/csv',
    'text/tab-separated-values',
    'text/plain',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/vnd.ms-excel',
    'application/vnd.oasis.opendocument.spreadsheet',
  ],
  '/api/certificates/{id}/file': ['application/pdf'],
  '/api/picture-archives/{name}': ['application/zip'],
  '/api/pictures': ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
  '/api/price-lists/{listId}/files/{name}': [
    'text/csv',
    'text/tab-separated-values',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/vnd.ms-excel',
  ],
  '/api/tools/{id}/documents/{name}': ['application/pdf'],
}

test('a body that is a file names the kinds of file that are read', () => {
  const bodies = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.values(methods).flatMap(({ requestBody }) => {
      const content = Object.keys(Object(Object(requestBody)['content']))
      return content.length === 0 ||
        path === '/api/oauth/token' ||
        content.includes('application/json')
        ? []
        : [[path, content]]
    }),
  )
  expect(Object.fromEntries(bodies)).toEqual(fileBodies)
})

test('people can browse it, with scripts of our own origin alone', async () => {
  const page = await api.app.inject('/api/docs/reference/')
  expect(page.statusCode).toBe(200)
  expect(page.headers['content-security-policy']).toMatch(/script-src 'self';/)
  expect(page.body).not.toMatch(/(src|href)="(https?:)?\/\//)
  const files = [...page.body.matchAll(/(?:src|href)="\.\/(static\/[^"]+)"/g)].map(
    ([, path]) => path,
  )
  expect(files).toContain('static/swagger-ui-bundle.js')
  for (const path of files)
    expect([path, (await api.app.inject(`/api/docs/reference/${path}`)).statusCode]).toEqual([
      path,
      200,
    ])
  const script = await api.app.inject({
    url: '/api/docs/reference/static/swagger-ui-bundle.js',
    headers: { 'accept-encoding': 'br' },
  })
  expect([script.statusCode, script.headers['content-encoding']]).toEqual([200, 'br'])
  const redirect = await api.app.inject('/api/docs/reference/json')
  expect(redirect.headers.location).toBe('/api/openapi.json')
})

test('is as narrow as the shop: countries of addresses, and why a review is hidden', () => {
  const address = document.components.schemas['NewAddressParts']
  expect(address).toMatchObject({
    properties: { country: { enum: expect.arrayContaining(['AT', 'DE', 'US']) } },
  })
  expect(JSON.stringify(address)).not.toContain('"ZZ"')
  const body = document.paths['/api/reviews/{id}/state']?.['put']?.requestBody
  expect(body).toMatchObject({
    content: {
      'application/json': {
        schema: {
          if: { properties: { state: { const: 'hidden' } } },
          // eslint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
          then: { properties: { reason: { minLength: 1 } } },
        },
      },
    },
  })
})
