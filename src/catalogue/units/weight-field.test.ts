/** The weight of a tool is a field: what staff, clients and earlier releases write of it. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../tests/shop.ts'
import type { Actor } from '../../platform/access/endpoint.ts'

let shop: TestShop
let admin: Actor
beforeAll(async () => {
  shop = await openTestShop()
  admin = await shop.person('Weigher', 'admin')
})
afterAll(() => shop.close())

const read = (id: string) => shop.catalogue.read({ actor: undefined }, { id })
const specs = (value: string, name = 'Weight') => [{ name, value }]
const weightOf = async (value: string, name?: string) =>
  (await read((await shop.tool({ specs: specs(value, name) })).id)).weightGrams

test('it is shown, changed, cleared, and put back', async () => {
  const { id } = await shop.tool({ weightGrams: 450 })
  const tool = await read(id)
  expect(tool.weightGrams).toBe(450)
  const edit = (weightGrams?: number | null) => async () => {
    const {
      state: _s,
      successor: _t,
      slug: _u,
      picture: _p,
      ratingCount: _c,
      ratingSum: _r,
      ...rest
    } = await read(id)
    return shop.catalogue.edit({ actor: admin }, { ...rest, weightGrams })
  }
  expect((await edit(500)()).weightGrams).toBe(500)
  expect((await edit()()).weightGrams).toBe(500)
  expect((await edit(null)()).weightGrams).toBeUndefined()
})

test.each([
  ['0.779 kg', 'Weight', 779],
  ['0,779 kg', 'Gewicht', 779],
  ['1,2500 kg', 'Weight', 1250],
  ['1,250 g', 'Weight', 1250],
  ['1.5', 'Weight (kg)', 1500],
  ['0,779', 'Gewicht kg', 779],
  ['1.234,5 g', 'Gewicht', 1235],
  ['2 lb', 'Weight', 908],
  ['1 lb 4 oz', 'Weight', 567],
  ['16 oz (454 g)', 'Wt', 454],
  ['0,5 t', 'Gewicht', 500_000],
  ['12 kilograms', 'Net weight', 12_000],
  ['780 g', 'Poids', 780],
  ['0.25 kg', 'Weight each', 250],
  ['heavy', 'Weight', undefined],
  ['12', 'Weight', undefined],
  ['400 g', 'Head weight', undefined],
])('a specification that says %s under %s is taken over', async (value, name, grams) =>
  expect(await weightOf(value, name)).toBe(grams),
)

test.each([
  ['1,500 kg', 'Weight', '1500 kg', '1.5 kg'],
  ['1.500 kg', 'Gewicht', '1500 kg', '1.5 kg'],
  ['1,000 lb', 'Shipping weight', '1000 lb', '1 lb'],
  ['1,500', 'Weight (kg)', '1500 kg', '1.5 kg'],
])('a specification that says %s under %s is asked about', async (value, name, one, other) => {
  await expect(shop.tool({ specs: specs(value, name) })).rejects.toMatchObject({
    body: {
      status: 422,
      errors: [
        {
          pointer: '#/specs/0/value',
          detail: `“${value}” can mean ${one} or ${other}. Enter one of these, or set weight_grams to the weight in grams.`,
        },
      ],
    },
  })
  const { id } = await shop.tool({ specs: specs(value, name), weightGrams: 1500 })
  expect((await read(id)).weightGrams).toBe(1500)
})

test('a changed specification changes it, unless the field says something else', async () => {
  const { id } = await shop.tool({ specs: specs('450 g') })
  const write = (value: string) =>
    sql`update tools set specs = ${JSON.stringify(specs(value))}::jsonb where id = ${id}`.execute(
      shop.database.handle,
    )
  // As an earlier release writes it, which knows no such field.
  await write('0.5 kg')
  expect((await read(id)).weightGrams).toBe(500)
  await write('heavy')
  expect((await read(id)).weightGrams).toBe(500)
  await sql`update tools set weight_grams = 520, specs = ${JSON.stringify(specs('510 g'))}::jsonb
    where id = ${id}`.execute(shop.database.handle)
  expect((await read(id)).weightGrams).toBe(520)
})
