/**
 * A shop behind HTTP with punch-out switched on, and a buyer system of a company with its own
 * prices.
 */
import type { LightMyRequestResponse } from 'fastify'
import type { Protocol } from './rules.ts'
import { openKeyShop, type KeyShop } from '../../tests/key-shop.ts'

export const buyerOrigin = 'https://buyer.example.com'
export const hookUrl = `${buyerOrigin}/oci/return?session=4711`

export type BuyerShop = Awaited<ReturnType<typeof openBuyerShop>>

/** Opens it with an https origin for the shop, the one that buyers use. */
export async function openBuyerShop(env: Readonly<Record<string, string>> = {}) {
  const keyShop = await openKeyShop({ LIMIT_PUNCH_OUT_CALLS: '10000/60', ...env })
  const { shop, owner } = keyShop
  const { revision } = await shop.settings.read({ actor: owner }, {})
  await shop.settings.save({ actor: owner }, { revision, punchOut: 'yes' })
  /** An approved company, with its price list if it has one. */
  const company = async (name: string, priceList?: string) => {
    const { id } = await shop.companies.add(
      { actor: owner },
      { ...record, name, ...(priceList === undefined ? {} : { priceList }) },
    )
    return id
  }
  const connect = async (id: string, origins = [buyerOrigin], protocol: Protocol = 'oci') =>
    shop.punchOut.add({ actor: owner }, { id, protocol, origins })
  return { ...keyShop, company, connect, ...createCalls(keyShop) }
}

const record = {
  address: '',
  vatId: '',
  taxNumber: '',
  taxStatus: 'standard',
  terms: '',
  minimumOrder: 0,
  representative: '',
  notes: '',
} as const

type Session = { readonly path: string; readonly cookie: string }

/** The requests of the buyer system, and of a browser within it. */
function createCalls({ app, shop }: KeyShop) {
  const { origin } = shop.config
  const post = (
    url: string,
    fields: Readonly<Record<string, string>> | string,
    headers: Readonly<Record<string, string>> = {},
  ) =>
    app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: typeof fields === 'string' ? fields : new URLSearchParams(fields).toString(),
    })
  const signIn = (
    { userName, secret }: { readonly userName: string; readonly secret: string },
    more: Readonly<Record<string, string>> = {},
  ) =>
    post(
      '/punch-out/oci',
      { USERNAME: userName, PASSWORD: secret, HOOK_URL: hookUrl, ...more },
      { origin: buyerOrigin },
    )
  const sessionOf = ({ headers }: LightMyRequestResponse): Session => ({
    path: String(headers['location']),
    cookie: String(headers['set-cookie']).split(';')[0] ?? '',
  })
  const open = ({ path, cookie }: Session, query = '') =>
    app.inject({ url: path + query, headers: { cookie } })
  const put = ({ path, cookie }: Session, tool: string, quantity: number | string) =>
    post(`${path}/basket`, { tool, quantity: String(quantity) }, { cookie, origin })
  const returnBasket = ({ path, cookie }: Session) => post(`${path}/return`, '', { cookie, origin })
  return { post, signIn, sessionOf, open, put, returnBasket }
}

/** The fields of the only form of a page that goes to another origin. */
export function formOf(html: string): Readonly<Record<string, string>> {
  const inputs = [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)]
  return Object.fromEntries(inputs.map(([, name = '', value = '']) => [plain(name), plain(value)]))
}
const plain = (text: string): string =>
  text.replaceAll(/&#(\d+);/g, (_match, code: string) => String.fromCharCode(Number(code)))
