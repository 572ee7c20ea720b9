/** The trade's own words find the demo shop's tools, as they are shipped. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../tests/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await shop.demo.load()
})
afterAll(() => shop.close())

const skusFor = async (q: string): Promise<string[]> =>
  (await shop.search.list({ actor: undefined }, { q, limit: 100 })).map(({ sku }) => sku)

test.each([
  ['allen key', 'SCR-203'],
  ['allen wrench set', 'SCR-203'],
  ['crescent wrench', 'WRN-31'],
  ['shifting spanner', 'WRN-31'],
  ['13 mm spanner', 'WRN-3013'],
  ['stillson', 'WRN-32'],
  ['stanley knife', 'CUT-52'],
  ['box cutter', 'CUT-52'],
  ['mole grips', 'PLR-44'],
  ['vise grips', 'PLR-44'],
  ['channel locks', 'PLR-43'],
  ['multigrips', 'PLR-43'],
  ['side cutters', 'PLR-42'],
  ['long nose pliers', 'PLR-41'],
  ['g clamp', 'CLP-80'],
  ['g-clamp', 'CLP-80'],
  ['g cramps', 'CLP-80'],
  ['sash cramp', 'CLP-81'],
  ['bench vice', 'CLP-82'],
  ['cross head screwdriver', 'SCR-201'],
  ['flathead screwdriver', 'SCR-200'],
  ['chippy hammer', 'HMR-100'],
  ['ball pein hammer', 'HMR-101'],
  ['lump hammer', 'HMR-1021'],
  ['bolt croppers', 'CUT-54'],
  ['metal shears', 'CUT-53'],
  ['wrecking bar', 'PRY-90'],
  ['hand axe', 'PRY-91'],
  ['measuring tape', 'MSR-70'],
  ['bubble level', 'MSR-71'],
  ['filling knife', 'MAS-93'],
  ['bricklaying trowel', 'MAS-920'],
  ['torque spanner', 'WRN-34'],
  ['handsaw', 'CUT-500'],
  ["engineer's hammer", 'HMR-101'],
  ['plumber’s wrench', 'WRN-32'],
  ['monkey wrench', 'WRN-32'],
  ['ring spanner', 'WRN-30'],
  ['box knife', 'CUT-52'],
  ['gee clamps', 'CLP-80'],
  ['quick grip', 'CLP-81'],
  ['try square', 'MSR-72'],
  ['torpedo level', 'MSR-71'],
  ['crow bar', 'PRY-90'],
  ['junior saw', 'CUT-51'],
  ['half inch socket', 'WRN-35'],
])('%j finds %s… and nothing else', async (q, prefix) => {
  const skus = await skusFor(q)
  expect(skus.length).toBeGreaterThan(0)
  expect(skus.filter((sku) => !sku.startsWith(prefix))).toEqual([])
})

// Other tools' descriptions have these words too.
test.each([
  ['rubber hammer', 'HMR-103'],
  ['toolbox', 'STO-94'],
])('%j puts %s… first', async (q, prefix) => {
  expect((await skusFor(q))[0]).toMatch(new RegExp(`^${prefix}`))
})

test('both systems of units find a size: 10 in is 250 mm in a catalogue', async () => {
  expect(await skusFor('channel locks 10 in')).toEqual(['PLR-4302'])
  expect(await skusFor('adjustable wrench 250 mm')).toEqual(['WRN-3110'])
})
