/**
 * A shop that supports UCP, a platform that calls it through both bindings, and the protocol's own
 * validation.
 */
import { openPlatform, type Platform } from '../../../tests/ucp/platform.ts'
import { openProtocolSchemas } from '../../../tests/ucp/protocol-schemas.ts'
import type { Actor } from '../../platform/access/endpoint.ts'
import { openAgentShop } from '../test-agents.ts'
import { tradeName } from './names.ts'
import { tradeSchema } from './trade-schema.ts'

type Sent = {
  readonly token?: string
  /** The platform's profile; its full one by default. */
  readonly profile?: string | undefined
  readonly key?: string
}
export type UcpAnswer = {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  /** The operation's response, or the transport's refusal. */
  readonly body: Readonly<Record<string, unknown>>
}
export type UcpShop = Awaited<ReturnType<typeof openUcpShop>>

const origin = 'https://shop.example'

export async function openUcpShop(env: Readonly<Record<string, string>> = {}) {
  const platform: Platform = await openPlatform(tradeName(origin) ?? '')
  const shop = await openAgentShop({
    ORIGIN: origin,
    PICTURE_TEST_ORIGINS: platform.origin,
    ...env,
  })
  const { revision } = await shop.shop.settings.read({ actor: shop.owner }, {})
  await shop.shop.settings.save({ actor: shop.owner }, { revision, ucp: 'yes' })
  const full = platform.profile('full')
  const rest = async (route: string, body?: object, sent: Sent = {}): Promise<UcpAnswer> => {
    const [method = 'GET', path = ''] = route.split(' ')
    const response = await shop.app.inject({
      method: method === 'PUT' ? 'PUT' : method === 'POST' ? 'POST' : 'GET',
      url: `/api/ucp${path}`,
      headers: {
        ...headersOf(sent, full),
        ...(sent.key === undefined ? {} : { 'idempotency-key': sent.key }),
      },
      ...(body ? { payload: body } : {}),
    })
    return { status: response.statusCode, headers: response.headers, body: response.json() }
  }
  const rpc = async (payload: unknown, token?: string) =>
    shop.app.inject({
      method: 'POST',
      url: '/api/ucp/mcp',
      headers: {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      payload: JSON.stringify(payload),
    })
  const mcp = async (name: string, fields: object, sent: Sent = {}): Promise<UcpAnswer> => {
    const { profile = full, key, token } = sent
    const meta = {
      'ucp-agent': { profile },
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    }
    const params = { name, arguments: { meta, ...fields } }
    const response = await rpc({ jsonrpc: '2.0', id: 7, method: 'tools/call', params }, token)
    const { result, error } = response.json()
    const body = result?.structuredContent ?? error
    return { status: response.statusCode, headers: response.headers, body }
  }
  /**
   * Links an agent to a person for UCP.
   * @returns its access token
   */
  const linked = async (person: Actor, mandate: object = {}): Promise<string> =>
    (await shop.link(person, { resource: origin, ...mandate })).access_token
  const wrong = openProtocolSchemas(JSON.parse(JSON.stringify(tradeSchema(origin))))
  return {
    ...shop,
    platform,
    rest,
    mcp,
    rpc,
    linked,
    wrong,
    /** A cart's faults, by the protocol and by the shop's extension. */
    wrongCart: ({ body }: UcpAnswer) => [
      ...wrong('shopping/cart.json', body),
      ...wrong('#/$defs/dev.ucp.shopping.cart', body),
    ],
    /** The same for a checkout, with the protocol extensions that it names. */
    wrongCheckout: ({ body }: UcpAnswer) => [
      ...wrong('shopping/checkout.json', body),
      ...wrong('shopping/fulfillment.json#/$defs/dev.ucp.shopping.checkout', body),
      ...wrong('shopping/payment_terms.json#/$defs/dev.ucp.shopping.checkout', body),
      ...wrong('#/$defs/dev.ucp.shopping.checkout', body),
    ],
    /** The same for an order. */
    wrongOrder: ({ body }: UcpAnswer) => [
      ...wrong('shopping/order.json', body),
      ...wrong('shopping/payment_terms.json#/$defs/dev.ucp.shopping.order', body),
      ...wrong('#/$defs/dev.ucp.shopping.order', body),
    ],
    close: async () => {
      await shop.close()
      platform.close()
    },
  }
}

function headersOf({ token, profile }: Sent, full: string): Record<string, string> {
  return {
    'ucp-agent': `profile="${profile ?? full}"`,
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  }
}

export const buyer = { phone_number: '+1 512 555 0142', first_name: 'Paula', last_name: 'Person' }
const destination = {
  street_address: '418 Mill Street',
  address_locality: 'Austin',
  address_region: 'TX',
  postal_code: '78701',
  address_country: 'US',
}
export const fulfillment = { methods: [{ type: 'shipping', destinations: [destination] }] }
export const line = (id: string, quantity: number) => ({ item: { id }, quantity })
export const checkoutOf = (...lines: readonly object[]) => ({
  line_items: lines,
  buyer,
  fulfillment,
})

export const codesOf = ({ body }: UcpAnswer): string[] =>
  Object(body['messages'] ?? []).map(({ code }: { code: string }) => code)
export const idOf = ({ body }: UcpAnswer): string => String(body['id'])

/** The tools of these tests: one in packs, one priced per hundred. */
export async function addTools({ shop }: Pick<UcpShop, 'shop'>): Promise<void> {
  const packs = { minimumQuantity: 48, packSize: 24, stock: 3100 }
  await shop.tool({ name: 'Carriage Bolt', sku: 'CB-24', price: 1250, ...packs })
  await shop.tool({ name: 'Wood Screw', sku: 'WS-1', price: 333, pricePer: 100, stock: 9000 })
}
