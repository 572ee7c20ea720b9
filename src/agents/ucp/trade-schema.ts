/**
 * The JSON schema of the shop's own UCP extension: data that trade needs and the protocol lacks. It
 * extends carts, checkouts, orders and the catalogue (UCP, "Extension Schema Pattern"). Pure.
 */
import { quoteStates } from '../../quotes/rules.ts'
import { capabilities, tradeName, tradeSchemaPath, ucpVersion } from './names.ts'

const text = (description: string, more: object = {}) => ({ type: 'string', description, ...more })
const count = (description: string) => ({ type: 'integer', minimum: 0, description })

const approval = {
  type: 'object',
  required: ['state'],
  properties: {
    state: text(
      'none; required: the order will be on hold after it is placed; waiting: the order is placed and on hold',
      {
        enum: ['none', 'required', 'waiting'],
      },
    ),
    by: text(
      'The reason for the hold; agent: the user who linked the agent must approve the order',
      {
        enum: ['newcomer', 'approval', 'credit', 'delivery', 'payment', 'agent'],
      },
    ),
    reason: text('The reason as a sentence'),
  },
}
const price = {
  type: 'object',
  required: ['amount', 'currency'],
  properties: { amount: count('Minor units'), currency: text('ISO 4217') },
}

const quote = {
  type: 'object',
  required: ['number', 'state', 'url'],
  properties: {
    number: count('The number of the quote'),
    state: text('The state of the quote', { enum: [...quoteStates] }),
    total: { ...price, description: 'The total of the newest offer, without delivery and tax' },
    valid_until: text('The last day of the offer', { format: 'date' }),
    order: text('The order that was placed when the quote was accepted'),
    url: text('The page on which the user reads and accepts the quote', { format: 'uri' }),
  },
}

const terms = {
  type: 'object',
  description: 'Terms of a cart, a checkout or an order',
  properties: {
    po_number: text('The buyer’s purchase order number', { maxLength: 60 }),
    note: text('A note from the buyer to the shop', { maxLength: 500 }),
    back_order: {
      type: 'boolean',
      description:
        'Whether the buyer accepts that pieces not in stock are back-ordered, if the shop allows it',
    },
    request_quote: {
      type: 'boolean',
      description: 'For a cart: requests a quote for these quantities, once',
    },
    use_quote: {
      type: 'boolean',
      description: 'For a checkout: the order is placed at the prices of the quote for its cart',
    },
    quote: { ...quote, ucp_request: 'omit' },
    company: { ...text('The company that the user buys for'), ucp_request: 'omit' },
    approval: { ...approval, ucp_request: 'omit' },
    status: { ...text('The status of an order in the shop'), ucp_request: 'omit' },
  },
}
const lineTerms = {
  type: 'object',
  description: 'The quantities of a line that can be ordered',
  properties: {
    minimum: count('The minimum quantity'),
    increment: count('The pack size: quantities must be multiples of this number'),
    stock: count('The quantity in stock'),
    valid: { type: 'boolean', description: 'Whether this quantity can be ordered now' },
    below: count('The nearest lower quantity that can be ordered; absent: none'),
    above: count('The nearest higher quantity that can be ordered; absent: none'),
  },
}
const variantTerms = {
  type: 'object',
  description: 'Terms of a tool in the catalogue',
  properties: {
    minimum: lineTerms.properties.minimum,
    increment: lineTerms.properties.increment,
    stock: lineTerms.properties.stock,
    price_per: count('The number of units that the prices in price_breaks refer to'),
    price_breaks: {
      type: 'array',
      items: {
        type: 'object',
        required: ['from', 'price'],
        properties: { from: count('The quantity from which the price applies'), price },
      },
    },
  },
}

const ucp = (path: string) => ({ $ref: `https://ucp.dev/schemas/shopping/${path}` })
const optional = { create: 'optional', update: 'optional', complete: 'omit' }
const ofTerms = {
  type: 'object',
  properties: { trade: { $ref: '#/$defs/terms', ucp_request: optional } },
}
const ofLines = {
  type: 'object',
  properties: {
    line_items: {
      type: 'array',
      items: {
        type: 'object',
        properties: { trade: { $ref: '#/$defs/line_terms', ucp_request: 'omit' } },
      },
    },
  },
}
const product = {
  type: 'object',
  properties: {
    variants: {
      type: 'array',
      items: { type: 'object', properties: { trade: { $ref: '#/$defs/variant_terms' } } },
    },
  },
}
const products = { type: 'object', properties: { products: { type: 'array', items: product } } }
const { cart, checkout, order, search, lookup } = capabilities

/** @param origin the shop's origin, whose domain names the extension */
export const tradeSchema = (origin: string): object => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: origin + tradeSchemaPath,
  name: tradeName(origin) ?? 'localhost.trade.terms',
  title: 'Trade terms',
  description:
    'Minimum quantities, packs, purchase order number, company and approval: trade data that UCP lacks.',
  requires: { protocol: { min: ucpVersion } },
  $defs: {
    terms,
    line_terms: lineTerms,
    variant_terms: variantTerms,
    [cart]: { allOf: [ucp('cart.json'), ofTerms, ofLines] },
    [checkout]: { allOf: [ucp('checkout.json'), ofTerms, ofLines] },
    [order]: { allOf: [ucp('order.json'), ofTerms] },
    [search]: { allOf: [ucp('catalog_search.json#/$defs/search_response'), products] },
    [lookup]: { allOf: [ucp('catalog_lookup.json#/$defs/lookup_response'), products] },
  },
})
