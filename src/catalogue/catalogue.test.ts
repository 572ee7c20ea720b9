/** The catalogue: what is listed, found, added, edited and archived. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decode, encode, safeDecode } from 'zod/v4/core'
import { openTestShop, type TestShop } from '../../tests/shop.ts'
import type { Actor } from '../platform/access/endpoint.ts'
import { isProblem } from '../../packages/contract/problem.ts'
import { invalidInput } from '../../packages/contract/standard-problems.ts'
import { catalogueContract, revisionChanged, skuTaken } from './contract.ts'
import { uniqueSlug, slugify } from './slug.ts'
import { storedImage } from './model/image.ts'

let shop: TestShop
let admin: Actor
beforeAll(async () => {
  shop = await openTestShop()
  admin = await shop.person('Marta Ibarra', 'admin')
})
afterAll(() => shop.close())

const nobody = { actor: undefined }
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => expect.unreachable('it was accepted'),
    (error: unknown) => error,
  )
const editOf = async (id: string) => {
  const {
    revision,
    name,
    image,
    description,
    price,
    minimumQuantity,
    packSize,
    stock,
    sku,
    priceBreaks,
    specs,
  } = await shop.catalogue.read(nobody, { id })
  return {
    id,
    revision,
    name,
    image,
    description,
    price,
    minimumQuantity,
    packSize,
    stock,
    stockSeen: stock,
    sku,
    priceBreaks,
    specs,
  }
}

describe('a tool', () => {
  test('gets an address from its name, and another when that is taken', async () => {
    expect((await shop.tool({ name: 'Straße & Söhne 3/8"' })).slug).toBe('strasse-sohne-3-8')
    expect((await shop.tool({ name: 'Twin' })).slug).toBe('twin')
    expect((await shop.tool({ name: 'Twin' })).slug).toBe('twin-2')
  })
  test('added with the same name at the same moment gets an address of its own', async () => {
    const slugs = (
      await Promise.all(Array.from({ length: 6 }, () => shop.tool({ name: 'Sextuplet' })))
    ).map((tool) => tool.slug)
    expect(new Set(slugs).size).toBe(6)
  })
  test('with the SKU of another is refused, in any case; an archived one gives its SKU back', async () => {
    const { id } = await shop.tool({ sku: 'TAKEN-1' })
    expect(isProblem(await refusal(shop.tool({ sku: 'taken-1' })), skuTaken)).toBe(true)
    await shop.catalogue.remove({ actor: admin }, { id })
    await expect(shop.tool({ sku: 'TAKEN-1' })).resolves.toBeTruthy()
  })
  test('edited by two at the same moment is changed once, and the other is told', async () => {
    const { id } = await shop.tool()
    const edit = await editOf(id)
    const outcomes = await Promise.allSettled([
      shop.catalogue.edit({ actor: admin }, { ...edit, price: 1 }),
      shop.catalogue.edit({ actor: admin }, { ...edit, price: 2 }),
    ])
    const refused = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [outcome.reason] : [],
    )
    expect(refused).toHaveLength(1)
    expect(isProblem(refused[0], revisionChanged)).toBe(true)
  })
  test('edited while an order takes pieces keeps the order: only the difference that was typed is counted', async () => {
    const { id } = await shop.tool({ stock: 100 })
    const edit = await editOf(id)
    const buyer = await shop.person('Celia')
    await shop.orders.place(
      { actor: buyer, idempotencyKey: 'order-between' },
      { toolId: id, quantity: 30, phone: '555 0142', address: 'Austin' },
    )
    expect((await shop.catalogue.edit({ actor: admin }, { ...edit, stock: 110 })).stock).toBe(80)
    expect((await shop.stock.check()).wrong).toEqual([])
  })
  test('of which more than a million were received is edited, its stock as it is or lower', async () => {
    const { id } = await shop.tool({ stock: 1_000_000 })
    await shop.stock.record(
      { actor: admin, idempotencyKey: 'a-second-million' },
      { toolId: id, kind: 'received', quantity: 500_000, reason: '' },
    )
    const edit = await editOf(id)
    const { input } = catalogueContract.edit
    const send = (changes: { stock?: number; price?: number; revision?: number }) =>
      shop.catalogue.edit({ actor: admin }, decode(input, encode(input, { ...edit, ...changes })))
    const refused = await refusal(send({ stock: 1_500_001 }))
    expect(isProblem(refused, invalidInput)).toBe(true)
    const { revision, ...edited } = await send({ price: 999 })
    expect(edited).toMatchObject({ price: 999, stock: 1_500_000 })
    expect(await send({ stock: 900_000, revision })).toMatchObject({ stock: 900_000 })
    expect((await shop.stock.check()).wrong).toEqual([])
  })
  test('archived is gone from the list, and again → 0', async () => {
    const { id } = await shop.tool()
    expect(await shop.catalogue.remove({ actor: admin }, { id })).toMatchObject({ deletedCount: 1 })
    expect(await shop.catalogue.remove({ actor: admin }, { id })).toMatchObject({ deletedCount: 0 })
    expect((await shop.search.list(nobody, {})).map((tool) => tool.id)).not.toContain(id)
    expect(await refusal(shop.catalogue.read(nobody, { id }))).toMatchObject({
      body: { status: 404 },
    })
  })
})

describe('what a new tool may be', () => {
  const good = {
    name: 'Hammer',
    image: 'https://x.example/h.webp',
    description: 'Drives nails.',
    price: '$8.90',
    minimum_quantity: 12,
    Stock: 100,
  }
  const decoded = (body: object) => safeDecode(catalogueContract.add.input, body as never)
  test('the six fields of the specification are enough; numbers may be text', () => {
    expect(decoded(good)).toMatchObject({
      success: true,
      data: { price: 890, minimumQuantity: 12, stock: 100 },
    })
    expect(decoded({ ...good, Stock: '100', minimum_quantity: '12', price: 8.9 })).toMatchObject({
      success: true,
      data: { price: 890, stock: 100 },
    })
  })
  test.each([
    ['name', ''],
    ['name', ' '],
    ['image', 'hammer.webp'],
    ['image', 'javascript:alert(1)'],
    ['image', 'https://user@x.example/h'],
    ['image', 'https://x.example/h\0.webp'],
    ['image', 'https://x.example\u0007/h.webp'],
    ['image', 'https://x.example/h\u200B.webp'],
    ['image', '//x.example/h'],
    ['description', ''],
    ['price', '-1'],
    ['price', '8.905'],
    ['price', 'free'],
    ['minimum_quantity', 0],
    ['minimum_quantity', 1.5],
    ['Stock', -1],
    ['Stock', 1_000_001],
    ['Stock', null],
    ['sku', 'a\tb'],
    ['pack_size', 0],
    ['extra', 1],
  ])('%s = %j is refused at that field', (field, value) => {
    const result = decoded({ ...good, [field]: value })
    expect(result.success).toBe(false)
    const [issue] = result.error?.issues ?? []
    expect(field === 'extra' ? issue?.code : issue?.path[0]).toBe(
      field === 'extra' ? 'unrecognized_keys' : field,
    )
  })
  test.each([
    [{ pack_size: 5 }, ['minimum_quantity']],
    [{ price_breaks: [{ min_quantity: 12, price: '$8.00' }] }, ['price_breaks', 0, 'min_quantity']],
    [{ price_breaks: [{ min_quantity: 24, price: '$8.90' }] }, ['price_breaks', 0, 'price']],
    [
      {
        price_breaks: [
          { min_quantity: 24, price: '$8.00' },
          { min_quantity: 24, price: '$7.00' },
        ],
      },
      ['price_breaks', 1, 'min_quantity'],
    ],
    [
      { pack_size: 6, price_breaks: [{ min_quantity: 25, price: '$8.00' }] },
      ['price_breaks', 0, 'min_quantity'],
    ],
  ])('%j is refused at %j', (more, path) => {
    expect(decoded({ ...good, ...more }).error?.issues[0]?.path).toEqual(path)
  })
})

describe('picture addresses', () => {
  const origin = 'http://127.0.0.1:3000'
  test.each([
    ['http://127.0.0.1:3000/pictures/claw-hammer-800.webp', '/pictures/claw-hammer-800.webp'],
    ['/pictures/claw-hammer-800.webp', '/pictures/claw-hammer-800.webp'],
    ['https://cdn.example.com/a.png?x=1', 'https://cdn.example.com/a.png?x=1'],
    ['http://cdn.example.com/a.png', undefined],
    ['https://u:p@cdn.example.com/a.png', undefined],
    ['http://127.0.0.1:3000/dashboard', undefined],
    ['/pictures/../secret', undefined],
  ])('%j is stored as %j', (said, stored) => {
    expect(storedImage(said, origin, false)).toBe(stored)
  })
  test('http: is a setting', () => {
    expect(storedImage('http://cdn.example.com/a.png', origin, true)).toBe(
      'http://cdn.example.com/a.png',
    )
  })
})

test.each([
  ['Claw Hammer 16 oz', 'claw-hammer-16-oz'],
  ['Гаечный ключ 13 мм', 'gaechnyi-klyuch-13-mm'],
  ['Κλειδί', 'kleidi'],
  ['مفك براغي', 'mfk-braghy'],
  ['½ in Straße', '1-2-in-strasse'],
  ['--', 'tool'],
  ['A'.repeat(300), 'a'.repeat(200)],
])('the address of %j is %j', (name, slug) => {
  expect(slugify(name)).toBe(slug)
})
test.each(['扳手', 'ドライバー 8 mm', '드라이버', 'कुंजी'])(
  'the address of %s is its own, not that of any tool without letters',
  (name) => {
    expect(slugify(name)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    expect(slugify(name)).not.toMatch(/^tool/)
    expect(slugify(name)).not.toBe(slugify(name.replace(/^./, '螺')))
  },
)
test('a taken address gets the next free number', () => {
  expect(uniqueSlug('a', new Set(['a', 'a-2', 'a-4']))).toBe('a-3')
})

describe('a family', () => {
  test('is the tools of one brand that say so, in the order they were added; one alone is none', async () => {
    const parts = { brand: 'Drevholt', family: 'Test Wrench' }
    const ten = await shop.tool({ name: 'Test Wrench 10 mm', ...parts })
    const alone = await shop.catalogue.bySlug(ten.slug)
    expect(alone && (await shop.catalogue.family(alone))).toEqual([])
    const eight = await shop.tool({ name: 'Test Wrench 8 mm', ...parts })
    await shop.tool({ name: 'Test Wrench 8 mm', brand: 'Kestrow', family: 'Test Wrench' })
    expect((await shop.catalogue.family(parts)).map(({ id }) => id)).toEqual([ten.id, eight.id])
    await shop.catalogue.remove({ actor: admin }, { id: eight.id })
    expect(await shop.catalogue.family(parts)).toEqual([])
    expect(await shop.catalogue.family({ brand: '', family: '' })).toEqual([])
  })

  test('tells the pages of all its tools when one joins, leaves or changes', async () => {
    const parts = { brand: 'Drevholt', family: 'Told Wrench' }
    const one = await shop.tool({ name: 'Told Wrench 1', ...parts })
    const heard: string[] = []
    const deaf = await shop.database.listen(
      'purge',
      (payload) => void (payload.startsWith('tools ') && heard.push(payload)),
      () => undefined,
    )
    const two = await shop.tool({ name: 'Told Wrench 2', ...parts })
    await expect.poll(() => heard.at(-1)?.includes(`tool:${one.id}`)).toBe(true)
    await shop.catalogue.edit(
      { actor: admin },
      { ...(await editOf(two.id)), family: 'Other Wrench' },
    )
    await expect.poll(() => heard.length).toBe(2)
    expect(heard[1]).toContain(`tool:${one.id}`)
    await deaf()
  })
})

test('tools of one name that are added at the same moment get an address each', async () => {
  const slugs = (
    await Promise.all(Array.from({ length: 5 }, () => shop.tool({ name: 'Simultaneous Hammer' })))
  ).map(({ slug }) => slug)
  expect(new Set(slugs).size).toBe(5)
})
