/**
 * What an admin types becomes a tool, and a tool becomes what its form shows, without a loss on the
 * way.
 */
import { expect, test } from 'vitest'
import type { Tool } from '../contract.ts'
import { emptyTool, ToolFields, toTypedTool, type TypedTool } from './tool-form-fields.ts'

const typed: TypedTool = {
  ...emptyTool,
  name: ' Hammer ',
  image: 'https://example.com/h.png',
  description: 'Hits.',
  price: '12.5',
  minimumQuantity: '1,200',
  stock: '0',
}
const read = (changes: Partial<TypedTool>) => ToolFields.safeParse({ ...typed, ...changes })
const errors = (changes: Partial<TypedTool>) =>
  read(changes).error?.issues.map(({ path, message }) => [path.join('.'), message])

test('a tool with only what is required', () => {
  expect(read({}).data).toEqual({
    name: 'Hammer',
    image: 'https://example.com/h.png',
    description: 'Hits.',
    price: 1250,
    minimumQuantity: 1200,
    stock: 0,
    packSize: 1,
    brand: '',
    category: '',
    family: '',
    gtin: '',
    mpn: '',
    customsNumber: '',
    origin: '',
    unit: 'piece',
    unitContent: '',
    pricePer: 1,
    packs: [],
    taxClass: 'standard',
    weightGrams: null,
    ageLimit: null,
    hazards: [],
    hazardText: '',
    cost: null,
    reorderLevel: null,
    bin: '',
    priceBreaks: [],
    specs: [],
  })
})

test.each(['12.50', '$12.50', '12.5', ' $12.5 '])('the price may be typed as %s', (price) => {
  expect(read({ price }).data?.price).toBe(1250)
})

test('nothing typed: each required field says so at its own place', () => {
  const said = ToolFields.safeParse(emptyTool).error?.issues.map(({ path }) => path.join('.'))
  expect(new Set(said)).toEqual(
    new Set(['name', 'image', 'description', 'price', 'minimumQuantity', 'stock']),
  )
})

test.each([
  [{ stock: '-1' }, 'stock'],
  [{ stock: '1.5' }, 'stock'],
  [{ minimumQuantity: 'ten' }, 'minimumQuantity'],
  [{ price: '12.505' }, 'price'],
  [{ packSize: '0' }, 'packSize'],
  [{ image: 'nowhere' }, 'image'],
  [{ minimumQuantity: '10', packSize: '4' }, 'minimumQuantity'],
  [{ priceBreaks: [{ min_quantity: '1200', price: '$12' }] }, 'priceBreaks.0.min_quantity'],
  [{ priceBreaks: [{ min_quantity: '2400', price: '$13' }] }, 'priceBreaks.0.price'],
  [{ packs: [{ name: 'Carton', quantity: '1', gtin: '' }] }, 'packs.0.quantity'],
  [{ packs: [{ name: 'Carton', quantity: '12', gtin: '123' }] }, 'packs.0.gtin'],
  [{ ageLimit: '0' }, 'ageLimit'],
  [{ ageLimit: 'adult' }, 'ageLimit'],
  [{ specs: [{ name: '', value: '1 kg' }] }, 'specs.0.name'],
])('%j is wrong at %s', (changes, place) => {
  expect(errors(changes)?.map(([where]) => where)).toEqual([place])
})

test('a stock above a million may stay as it is, and no other may be typed', () => {
  const received = { stock: '1200000', stockSeen: 1_200_000 }
  expect(read(received).data?.stock).toBe(1_200_000)
  expect(errors({ ...received, stock: '1200001' })?.map(([where]) => where)).toEqual(['stock'])
  expect(errors({ ...received, stock: '1200001', name: '' })?.map(([where]) => where)).toContain(
    'name',
  )
})

test('what a form shows of a tool reads back as that tool', () => {
  const tool: Tool = {
    id: '01a1fe1b-8eb5-7086-87f6-263f9b94c9bd',
    slug: 'hammer',
    sku: 'HMR-1',
    name: 'Hammer',
    brand: 'Brackmoor',
    category: 'Hammers',
    family: 'Claw Hammer',
    image: 'https://example.com/h.png',
    picture: null,
    description: 'Hits.',
    price: 890,
    minimumQuantity: 12,
    packSize: 6,
    stock: 736,
    priceBreaks: [
      { from: 24, price: 854 },
      { from: 60, price: 819 },
    ],
    specs: [{ name: 'Weight', value: '1 kg' }],
    ratingCount: 0,
    ratingSum: 0,
    revision: 3,
    gtin: '4006381333931',
    mpn: 'BE-8220/S',
    customsNumber: '820520',
    origin: 'DE',
    unit: 'box',
    unitContent: '200 pieces',
    pricePer: 100,
    packs: [
      { name: 'Inner', quantity: 12, gtin: '' },
      { name: 'Carton', quantity: 144, gtin: '14006381333938' },
    ],
    taxClass: 'reduced' as const,
    weightGrams: 779,
    ageLimit: 16,
    hazards: ['GHS02', 'GHS07'],
    hazardText: 'Danger. Extremely flammable aerosol.',
  }
  const {
    id: _id,
    slug: _slug,
    picture: _picture,
    ratingCount: _count,
    ratingSum: _sum,
    revision: _revision,
    ...rest
  } = tool
  const staff = { cost: 512, reorderLevel: 40, bin: 'A-03-12' }
  expect(ToolFields.parse(toTypedTool({ ...tool, ...staff }))).toEqual({ ...rest, ...staff })
  expect(ToolFields.parse(toTypedTool(tool))).toEqual({
    ...rest,
    cost: null,
    reorderLevel: null,
    bin: '',
  })
  expect(toTypedTool(tool)).toMatchObject({ revision: 3, stockSeen: 736 })
})
