/**
 * The document is the truth: a random request that it allows is never refused as malformed, only by
 * a rule of trade, by authority or because something does not exist; one that it only just forbids
 * is refused.
 */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApiDocument } from '../../src/app/api-document.server.ts'
import type { Json } from '../../packages/contract/wire-format.ts'
import { draws, someOf } from '../effort.ts'
import type { KnownValues } from './arbitrary-values.ts'
import { startApi, type TestApi } from './api-under-test.ts'
import {
  nearMisses,
  operationsOf,
  requestOf,
  validRequest,
  type ApiDocument,
  type DocumentedOperation,
} from './document-requests.ts'
import { ofSomethingThatExists, rarelyTaken } from './rarely-taken.ts'
import { rulesOfTrade } from './rules-of-trade.ts'

const toApiDocument = (document: object): ApiDocument => JSON.parse(JSON.stringify(document))
const documented = operationsOf(
  toApiDocument(createApiDocument('http://127.0.0.1:3000', 'Anvil & Sons')),
)
/** A schema of an object without one of its properties, unless that is required. */
const withoutProperty = (schema: DocumentedOperation['body'], name: string) => {
  if (schema?.properties === undefined || schema.required?.includes(name)) return schema
  const { [name]: _, ...properties } = schema.properties
  return { ...schema, properties }
}

// A cursor is copied from an answer, and signing out ends the token of the other tests.
const operations = documented
  .filter(
    ({ id }) =>
      !id.startsWith('accountsSignOut') &&
      ![
        'picturesAdd',
        'brandingAdd',
        'bulkUpload',
        'paymentsReadBankFile',
        'catalogueAddPictureArchive',
        'accountsRemoveSelf',
        // A form, which src/service-accounts/oauth.test.ts sends.
        'serviceAccountsExchangeKey',
      ].includes(id),
  )
  .map((operation) => ({
    ...operation,
    // Of a company, the caller must be a member.
    parameters: operation.parameters.filter(
      ({ name }) =>
        !['cursor', 'x-company'].includes(name) &&
        !(operation.id === 'changesList' && name === 'since'),
    ),
    // A random sum is never the one that the buyer saw; orders have tests of their own for it.
    body: withoutProperty(withoutProperty(operation.body, 'gross'), 'deliveryCharge'),
  }))

let api: TestApi
let knownFor: (id: string) => KnownValues
beforeAll(async () => {
  api = await startApi()
  // Many: the lines of an order are of different tools.
  const plenty: string[] = []
  for (let row = 0; row < 24; row += 1)
    plenty.push((await api.shop.tool({ name: `Ball Hammer ${row}`, stock: 1_000_000 })).id)
  const known: KnownValues = {
    uuids: [api.toolId, ...plenty.slice(0, 2)],
    emails: ['admin@example.com', 'customer@example.com'],
  }
  // Of random tools in random quantities an order is hardly ever taken.
  const fields = {
    toolId: [api.toolId, ...plenty],
    OrderQuentuty: [6, '7', 1_000_000],
    quantity: [6, '7', 8],
    unitPrice: ['$10.00', 10, '$9'],
    // Nobody orders in the name of another.
    email: ['admin@example.com'],
    // Without postcodes.
    country: ['AE'],
    // Of random parts an address is nearly always longer than it may be.
    recipient: ['Ada'],
    street: ['1 Row', 'Am Markt 1'],
    extra: ['', 'Dock 2'],
    town: ['Dubai'],
    region: ['', 'Dubai'],
  }
  knownFor = (id) => {
    // Archived, they could not be ordered.
    if (['catalogueRemove', 'catalogueSetState', 'deskSetStates'].includes(id)) return {}
    // In another currency, the document that was read at the start would no longer be true.
    // Tax is charged where rates are known, which its own tests try.
    // A random key names no picture. With a proof demanded of staff, or orders taken of members of
    // companies alone, nothing after is taken.
    const pictures = { logo: [''], icon: [''], hero: [''] }
    const buyers = { whoMayOrder: ['everybody'], whoSeesPrices: ['everybody'] }
    const open = { stepUp: ['enrolled'], staffFactor: ['offered'], ...buyers }
    // Lines of a form of their own, which no random text has.
    const figures = ['', '30+ | Years of Trust']
    const lined = {
      figures,
      'figures:en': figures,
      'figures:de': figures,
      revenueAccounts: ['', 'S 19 = 8400'],
      paymentAccounts: ['', 'transfer = 1200'],
      reminderDays: ['', '7, 21'],
    }
    // In another language, refusals are other sentences than those that are known here.
    const english = { defaultLanguage: ['en'], languages: [''] }
    const saved = { currency: ['USD'], tax: ['none'], ...english, ...open, ...pictures, ...lined }
    if (id === 'settingsSave') return { ...known, fields: saved }
    // Of random digits the last hardly ever checks the others.
    if (id.startsWith('catalogue'))
      return {
        ...known,
        // Names and codes of packs must differ, which those of random ones hardly ever do.
        fields: { gtin: ['', '4006381333931', '96385074', '036000291452'], packs: [[]] },
      }
    // Of random text hardly any is an address.
    if (id.startsWith('webhooks'))
      return { ...known, fields: { address: ['https://erp.example.com/hooks'] } }
    if (id === 'punchOutSaveAnswers')
      return { ...known, fields: { address: ['https://erp.example.com/orders'] } }
    // Random zones would leave the shop's own country without delivery.
    if (id === 'deliverySaveCharges') return { ...known, fields: { charged: [false] } }
    if (['accountsSaveAddress', 'accountsUpdateAddress'].includes(id))
      return { ...known, fields: { country: fields.country } }
    const ownList = { toolId: fields.toolId, shared: [false] }
    if (id.startsWith('lists')) return { ...known, fields: ownList }
    return id.startsWith('orders') || id === 'quotesAsk' ? { ...known, fields } : known
  }
})
afterAll(() => api.close())

/** Short requests are read more easily when they fail. */
const sizeOf = (operation: DocumentedOperation, values: Parameters<typeof requestOf>[1]): number =>
  JSON.stringify(requestOf(operation, values)).length

type Answer = {
  readonly status: number
  readonly body: string
  readonly type: string | undefined
  readonly errors: readonly { readonly pointer: string; readonly detail: string }[]
}
async function ask(
  operation: DocumentedOperation,
  values: Parameters<typeof requestOf>[1],
): Promise<Answer> {
  const { headers, ...request } = requestOf(operation, values)
  const response = await api.app.inject({
    ...request,
    headers: { ...headers, ...api.authorization('admin') },
  })
  const isJson = String(response.headers['content-type']).includes('json')
  const value: unknown = isJson ? response.json() : undefined
  const { type, errors = [] } = { ...Object(value) } as Partial<Answer>
  return { status: response.statusCode, body: response.body, type, errors }
}

test('the document that is served is this one', async () => {
  const served = await api.app.inject('/api/openapi.json')
  expect(served.json()).toEqual(
    toApiDocument(createApiDocument(api.shop.config.origin, 'Ironmonger')),
  )
})

describe('a random request that the document allows', () => {
  test.each(operations.map((operation) => [operation.id, operation] as const))(
    '%s: is refused by nothing but a rule of trade',
    { timeout: 120_000 },
    async (id, operation) => {
      let taken = 0
      let answered = ''
      const property = fc.asyncProperty(validRequest(operation, knownFor(id)), async (values) => {
        const { status, type, errors, body } = await ask(operation, values)
        answered = `${status} ${body}`
        const exchange = `${JSON.stringify(requestOf(operation, values))} → ${answered}`
        // How long an address may be, HTTP says: docs/security.md.
        const { length } = String(requestOf(operation, values).url)
        const allowed = [200, 201, 401, 403, 404, 409, 422, ...(length > 2000 ? [414] : [])]
        expect(allowed, exchange).toContain(status)
        if (status < 300) taken += 1
        if (type !== 'not-valid') return
        expect(errors, exchange).not.toEqual([])
        for (const { detail } of errors)
          expect(
            rulesOfTrade.some((rule) => rule.test(detail)),
            exchange,
          ).toBe(true)
      })
      const isRarelyTaken = rarelyTaken.has(id) || ofSomethingThatExists.has(id)
      // Chance may refuse all of them by rules of trade, as quantities that are no full packs.
      const { seed = Date.now() } = fc.readConfigureGlobal() ?? {}
      for (let round = 0; round < (isRarelyTaken ? 1 : 192) && taken === 0; round += 1)
        await fc.assert(property, { numRuns: draws(25), seed: seed + round })
      if (!isRarelyTaken) expect(taken, `taken; the last answer: ${answered}`).toBeGreaterThan(0)
    },
  )
})

describe('a request that the document only just forbids', () => {
  type Miss = readonly [
    what: string,
    place: 'query' | 'body' | 'path',
    name: string,
    value: unknown,
  ]
  const missesOf = ({ parameters, body = {} }: DocumentedOperation): Miss[] => {
    const inBody: Readonly<Record<string, Json | boolean>> = body.properties ?? {}
    const ofFields = Object.entries(inBody).flatMap(([name, schema]): Miss[] => [
      ...(body.required?.includes(name) ? ([['lacks', 'body', name, undefined]] as const) : []),
      ...(typeof schema === 'boolean' ? [] : nearMisses(schema)).map((value): Miss => [
        `has ${JSON.stringify(value).slice(0, 40)}`,
        'body',
        name,
        value,
      ]),
    ])
    const ofParameters = parameters.flatMap((parameter): Miss[] =>
      parameter.in === 'header'
        ? []
        : nearMisses(parameter.schema)
            // An address has no other types than text, and no list of none.
            .filter((value) => !(Array.isArray(value) && value.length === 0) && value !== '')
            .map((value): Miss => {
              const place = parameter.in === 'path' ? 'path' : 'query'
              return [`has ${JSON.stringify(value).slice(0, 40)}`, place, parameter.name, value]
            }),
    )
    const unknown = body.properties ? 'body' : 'query'
    return [...ofFields, ...ofParameters, ['has one field more', unknown, 'noSuchField', 'x']]
  }

  test.each(operations.map((operation) => [operation.id, operation] as const))(
    '%s: is refused, and told where',
    { timeout: 120_000 },
    async (id, operation) => {
      const samples = fc.sample(validRequest(operation, knownFor(id)), { seed: 5, numRuns: 200 })
      const sizes = samples.map((values) => sizeOf(operation, values))
      const valid = samples[sizes.indexOf(Math.min(...sizes))]
      if (!valid) throw new Error('no request')
      for (const [what, place, name, value] of someOf(missesOf(operation), id.length)) {
        const values = { ...valid, [place]: { ...Object(valid[place]), [name]: value } }
        const { status, body, errors } = await ask(operation, values)
        const exchange = `${place} ${name} ${what}: ${JSON.stringify(requestOf(operation, values))} → ${body}`
        if (place === 'path' && status === 403) continue
        // More rows than a body has room for are not even read.
        if (status === 413 && Array.isArray(value)) continue
        expect(status, exchange).toBe(422)
        const pointers = errors.map(({ pointer }) => pointer)
        const start = place === 'body' ? `#/${name}` : `${place}:`
        expect(
          pointers.some((pointer) => pointer.startsWith(start)),
          exchange,
        ).toBe(true)
      }
    },
  )
})

test('nothing of all this was a mistake of ours', () => {
  expect(api.logged.map((line) => line.slice(0, 300))).toEqual([])
})
