/** What programs are told of a tool: true prices, true stock, true ratings or none. */
import { expect, test } from 'vitest'
import type { Tool } from '../contract.ts'
import { linkPicture, toolJsonLd } from './tool-json-ld.ts'

const hammer: Tool = {
  id: '01a1fe1b-8eb5-7086-87f6-263f9b94c9bd',
  slug: 'claw-hammer',
  sku: 'HMR-1',
  name: 'Claw Hammer',
  brand: 'Anvil',
  category: 'Hammers',
  family: '',
  image: 'https://shop.example/pictures/claw-hammer-800.webp',
  picture: 'claw-hammer',
  description: 'Drives nails.',
  price: 1250,
  minimumQuantity: 12,
  packSize: 6,
  stock: 100,
  priceBreaks: [{ from: 24, price: 1100 }],
  specs: [],
  ratingCount: 3,
  ratingSum: 14,
  revision: 1,
}
const factOf = (parts: Partial<Tool> = {}) =>
  toolJsonLd({ ...hammer, ...parts }, (address) =>
    address.startsWith('/') ? `https://shop.example${address}` : address,
  )
const offerOf = (parts: Partial<Tool>) => factOf(parts)['offers']

test('a product has its GTIN and its maker’s number where they are known', () => {
  expect(factOf()).not.toHaveProperty('gtin')
  expect(factOf({ gtin: '4006381333931', mpn: 'BE-8220/S' })).toMatchObject({
    gtin: '4006381333931',
    mpn: 'BE-8220/S',
  })
})

test('a price for a hundred says so, and the offer has that of one', () => {
  expect(offerOf({ price: 1420, pricePer: 100, priceBreaks: [] })).toMatchObject({
    price: '0.1420',
    priceSpecification: [
      {
        '@type': 'UnitPriceSpecification',
        price: '14.20',
        referenceQuantity: { '@type': 'QuantitativeValue', value: 100, unitCode: 'H87' },
      },
    ],
  })
  expect(offerOf({ price: 120, unit: 'metre' })).toMatchObject({
    price: '1.20',
    eligibleQuantity: { minValue: 12, unitCode: 'MTR' },
    priceSpecification: [
      { referenceQuantity: { value: 1, unitCode: 'MTR' } },
      { referenceQuantity: { value: 1, unitCode: 'MTR' } },
    ],
  })
})

test('a discontinued tool is offered while any is left, and then says that it is', () => {
  const state = 'discontinued'
  expect(offerOf({ state })).toMatchObject({
    availability: 'https://schema.org/LimitedAvailability',
  })
  expect(offerOf({ state, stock: 0 })).toMatchObject({
    availability: 'https://schema.org/Discontinued',
  })
})

test('a product with its offer, from the minimum on, and each lower price from its quantity on', () => {
  expect(factOf()).toEqual({
    '@type': 'Product',
    name: 'Claw Hammer',
    sku: 'HMR-1',
    description: 'Drives nails.',
    image: 'https://shop.example/pictures/claw-hammer-card.jpg',
    brand: { '@type': 'Brand', name: 'Anvil' },
    category: 'Hammers',
    offers: {
      '@type': 'Offer',
      url: 'https://shop.example/tools/claw-hammer',
      price: '12.50',
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/NewCondition',
      eligibleQuantity: { '@type': 'QuantitativeValue', minValue: 12 },
      priceSpecification: [
        {
          '@type': 'UnitPriceSpecification',
          price: '12.50',
          priceCurrency: 'USD',
          eligibleQuantity: { '@type': 'QuantitativeValue', minValue: 12 },
        },
        {
          '@type': 'UnitPriceSpecification',
          price: '11.00',
          priceCurrency: 'USD',
          eligibleQuantity: { '@type': 'QuantitativeValue', minValue: 24 },
        },
      ],
    },
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: '4.7',
      ratingCount: 3,
      bestRating: 5,
      worstRating: 1,
    },
  })
})

test('without ratings, brand, category or lower prices nothing is said of them', () => {
  const bare = factOf({ ratingCount: 0, ratingSum: 0, brand: '', category: '', priceBreaks: [] })
  expect(Object.keys(bare)).toEqual(['@type', 'name', 'sku', 'description', 'image', 'offers'])
  expect(bare['offers']).not.toHaveProperty('priceSpecification')
})

test('sold out and last pieces say so', () => {
  expect(offerOf({ stock: 0 })).toMatchObject({
    availability: 'https://schema.org/OutOfStock',
    eligibleQuantity: { minValue: 12 },
  })
  expect(offerOf({ stock: 5 })).toMatchObject({
    availability: 'https://schema.org/LimitedAvailability',
    eligibleQuantity: { minValue: 5 },
  })
})

test('a picture elsewhere is shown as it is', () => {
  expect(
    linkPicture({ picture: null, image: 'https://pictures.example.com/h.png', name: 'Hammer' }),
  ).toEqual({ address: 'https://pictures.example.com/h.png', alt: 'Hammer' })
})
