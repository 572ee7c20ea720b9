/** Every word, number and sign of a description belongs to the tool, or a person is asked. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openNumbersShop, type NumbersShop } from '../../customer-part-numbers/test-shop.ts'
import { callsOf } from '../test-calls.ts'
import { ublOrder } from '../test-files.ts'

const tools = {
  'HMR-1001': 'Fiberglass Claw Hammer 16 oz',
  'PLR-4018': 'Combination Pliers 180 mm',
  'WRN-3010': 'Combination Wrench 10 mm',
  'SCR-2013': 'Phillips Screwdriver PH2 x 100 mm',
  'CHS-6012': 'Wood Chisel 12 mm',
  'SET-4600': 'Socket Set 1/4 in Drive 46-Piece',
} as const
type Sku = keyof typeof tools
/** Words of specifications that are not the article: 'Two-component handle', 'Fiberglass core'. */
const specs = [
  { name: 'Handle', value: 'Two-component handle, fiberglass core, heavy duty' },
  { name: 'Jaw', value: 'Serrated jaw, spring, 12 mm, 150 mm, 12 V' },
  { name: 'Material', value: 'Chrome vanadium steel' },
]

let shop: NumbersShop
const { send } = callsOf(() => shop)
beforeAll(async () => {
  shop = await openNumbersShop()
  for (const [sku, name] of Object.entries(tools))
    await shop.tool({ sku, name, price: 1000, stock: 50_000, brand: 'Brackmoor', specs })
})
afterAll(() => shop.close())

/** The descriptions, of 36 pieces each, that no reason is given for. */
async function unasked(said: readonly (readonly [Sku, string])[]): Promise<readonly string[]> {
  const lines = said.map(([sku, text]) => ({
    sku,
    name: text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
    quantity: 36,
  }))
  const order = await send(shop.buyer, ublOrder({ number: '', note: '', lines }))
  return order.lines.flatMap(({ reasons }, at) => {
    const about = reasons.filter(({ code }) => code !== 'twice')
    return about.length === 0 ? [said[at]?.[1] ?? ''] : []
  })
}

test('a description that says anything beside the tool is asked about', async () => {
  const cases: readonly (readonly [Sku, string])[] = [
    // Another size, after the right one or in its place.
    ['PLR-4018', 'Combination Pliers 180 mm 200 mm'],
    ['PLR-4018', 'Combination Pliers 180 mm 160 mm'],
    ['PLR-4018', 'Combination Pliers 180 mm 150 mm'],
    ['PLR-4018', 'Combination Pliers 180 mm 8 in'],
    ['PLR-4018', 'Combination Pliers 180 mm 20 oz'],
    ['PLR-4018', 'Combination Pliers 180 mm 2.5 kg'],
    ['WRN-3010', 'Combination Wrench 10 mm 13 mm'],
    ['WRN-3010', 'Combination Wrench 10 mm 10 x 13 mm'],
    ['WRN-3010', 'Combination Wrench 10 mm 1/2 in'],
    ['WRN-3010', 'Combination Wrench 10 mm 2 m'],
    ['WRN-3010', 'Combination Wrench 10 mm x 100 mm'],
    ['SCR-2013', 'Phillips Screwdriver PH2 x 100 mm 150 mm'],
    ['SCR-2013', 'Phillips Screwdriver PH2 x 100 mm 1000 V'],
    // A part of it.
    ['PLR-4018', 'Pliers handle'],
    ['PLR-4018', 'Pliers handles 180 mm'],
    ['PLR-4018', 'Combination Pliers 180 mm jaw'],
    ['WRN-3010', 'Wrench handle'],
    ['HMR-1001', 'Fiberglass hammer handle'],
    ['HMR-1001', 'Hammer, handle fiberglass'],
    ['HMR-1001', 'Claw hammer core'],
    ['PLR-4018', 'Pliers spring'],
    // Its own number, said otherwise.
    ['CHS-6012', 'Wood Chisel 12 mm -12'],
    ['CHS-6012', 'Wood Chisel 12 mm (-12)'],
    ['CHS-6012', 'Wood Chisel 12 mm 12'],
    ['CHS-6012', 'Wood Chisel -12'],
    ['CHS-6012', 'Wood Chisel 12 mm 12%'],
    ['CHS-6012', 'Wood Chisel 12 mm 12 pcs'],
    ['CHS-6012', 'Wood Chisel 12 mm 12.00'],
    ['CHS-6012', 'Wood Chisel 12 mm 12-24'],
    ['CHS-6012', 'Wood Chisel 12 mm $12'],
    ['WRN-3010', 'Combination Wrench 10 mm 10 pcs'],
    ['SET-4600', 'Socket Set 1/4 in Drive 12-Piece'],
    ['SET-4600', 'Socket Set 1/4 in Drive 46-Piece 46'],
    // Counts in words.
    ['PLR-4018', 'Two pliers'],
    ['SCR-2013', 'Screwdriver two'],
    ['HMR-1001', 'HMR-1001-24'],
    ['HMR-1001', 'HMR-1001 x 24'],
    ['HMR-1001', 'Claw hammer 500 g'],
  ]
  expect(await unasked(cases)).toEqual([])
})

/** What may stand behind a name, and is of none of the tools. */
const foreign = [
  ...'-7|- 7|(-7)|−7|-50%|7%|,7|.7|7.00|7,00|7.5|7-24|7/24|/24|-24|96-48|24.00|36.00|0.00|1.50'.split(
    '|',
  ),
  ...'$5.00|@5.00|$0.50|5.00 ea|$5/ea|€5|5 USD|7-ct|7ct|7 ct|7-pk|7-pc|7-piece|7-teilig|7tlg|7-tlg.|7 pcs|7pcs|x7|7x|7x1|1x7|2x7|4x12|4 x 12|3x4 mm'.split(
    '|',
  ),
  ...'qty7|qty 7|qty:7|KW50|KW 50|wk50|11.12.|11.12.2026|2026-12-11|12/11|Q1|7°|7 TPI|7 V|7 cm|7 ft|7 lb|1.2 m|PH3|M8'.split(
    '|',
  ),
  ...'?|??|(?)|... ?|?? size|ok?|!|*|~|+|=|^|<|>|\\|%|§|✗|❌|☐|"|...|-|/|#|_|½|²'.split('|'),
  ...'two|three|dos|zwei|deux|trois|one|first|half|both|single|dozen|pair|all|more|each crew'.split(
    '|',
  ),
  ...'per van|per site|per bag|for crews|van|old|long|short|heavy|large|small|long pattern|heavy duty|core|handle|handles|jaw|spring|grip'.split(
    '|',
  ),
  ...'x|X|Y|A|with|for|and|or|iptal|cxl|see|set|kit|rtn|her|free|cod|hold|blue|キャンセル|peruttu'.split(
    '|',
  ),
]

test.each(Object.entries(tools))(
  'the name of %s (%s) with anything foreign behind it is asked about',
  async (sku, name) => {
    const known = Object.keys(tools).find((one): one is Sku => one === sku) ?? 'HMR-1001'
    // 'set' is in the name of the socket set, and 'and' and '1x7' do not become harmless there.
    const cases = foreign
      .filter((text) => !name.toLowerCase().split(' ').includes(text))
      .map((text) => [known, `${name} ${text}`] as const)
    expect(await unasked(cases)).toEqual([])
  },
)

test('what belongs to the tool is not asked about, nor words that say nothing', async () => {
  const cases: readonly (readonly [Sku, string])[] = [
    ...Object.entries(tools).flatMap(([sku, name]): (readonly [Sku, string])[] => {
      const known = Object.keys(tools).find((one): one is Sku => one === sku) ?? 'HMR-1001'
      return [name, `${sku} ${name}`, `${name}, ${sku}`, `Brackmoor ${name}`, `${name} 36 pcs`].map(
        (text) => [known, text] as const,
      )
    }),
    ['HMR-1001', 'Claw hammer, 16oz'],
    ['HMR-1001', 'Claw hammer 1 lb'],
    ['HMR-1001', 'Hammer with fiberglass handle'],
    ['HMR-1001', 'HMR CLW FBRGLS 16OZ'],
    ['HMR-1001', 'The claw hammer (16 oz), new'],
    ['PLR-4018', 'Comb. pliers 180mm - chrome vanadium'],
    ['PLR-4018', 'Pliers 180 mm 7 in'],
    ['SCR-2013', 'Screwdriver #2 PH2'],
    ['CHS-6012', 'Chisel 12'],
    ['SET-4600', 'Socket set 46 pcs 1/4"'],
  ]
  expect(await unasked(cases)).toEqual(cases.map(([, text]) => text))
})
