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
    state: text('none; required: it waits when it is placed; waiting: it is placed and waits', {
      enum: ['none', 'required', 'waiting'],
    }),
    by: text('For whom it waits: agent is the person who has linked the agent', {
      enum: ['newcomer', 'approval', 'credit', 'delivery', 'payment', 'agent'],
    }),
    reason: text('Why, as a sentence'),
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
    state: text('How it stands', { enum: [...quoteStates] }),
    total: { ...price, description: 'Of the newest offer, without delivery and tax' },
    valid_until: text('The last day of the offer', { format: 'date' }),
    order: text('The order by which it was accepted'),
    url: text('Where the person reads and accepts it', { format: 'uri' }),
  },
}

const terms = {
  type: 'object',
  description: 'Terms of a cart, a checkout or an order',
  properties: {
    po_number: text('The purchase order number of the buyer', { maxLength: 60 }),
    note: text('A note of the buyer for the shop', { maxLength: 500 }),
    back_order: {
      type: 'boolean',
      description: 'Accepts that what is not in stock waits, where the shop has it so',
    },
    request_quote: {
      type: 'boolean',
      description: 'Of a cart: asks the shop for its prices of these quantities, once',
    },
    use_quote: {
      type: 'boolean',
      description: 'Of a checkout: the order is placed at the prices of the quote of its cart',
    },
    quote: { ...quote, ucp_request: 'omit' },
    company: { ...text('The company for which is bought'), ucp_request: 'omit' },
    approval: { ...approval, ucp_request: 'omit' },
    status: { ...text('The status of an order in the shop'), ucp_request: 'omit' },
  },
}
const lineTerms = {
  type: 'object',
  description: 'Which quantities of a line can be ordered',
  properties: {
    minimum: count('The least quantity'),
    increment: count('Quantities are multiples of it: full packs'),
    stock: count('What is there now'),
    valid: { type: 'boolean', description: 'Whether this quantity can be ordered now' },
    below: count('The nearest lower quantity that can be ordered; absent: none'),
    above: count('The nearest higher quantity that can be ordered; absent: none'),
  },
}
const variantTerms = {
  type: 'object',
  description: 'Terms of a tool of the catalogue',
  properties: {
    minimum: lineTerms.properties.minimum,
    increment: lineTerms.properties.increment,
    stock: lineTerms.properties.stock,
    price_per: count('For how many units the prices of price_breaks are'),
    price_breaks: {
      type: 'array',
      items: {
        type: 'object',
        required: ['from', 'price'],
        properties: { from: count('From this quantity on'), price },
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
    'Minimum and packs, purchase order number, company and approval: what trade needs beside UCP.',
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
