/** Documents print names in the scripts of the world, and name beforehand what they cannot print. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Actor } from '../../platform/access/endpoint.ts'
import { isProblem } from '../../../packages/contract/problem.ts'
import { notFound } from '../../../packages/contract/standard-problems.ts'
import { openTestShop, type TestShop } from '../../../tests/shop.ts'
import { readConfig } from '../../platform/config/config.server.ts'

// Drawing takes its time on a machine that is busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let shop: TestShop
let admin: Actor
beforeAll(async () => {
  shop = await openTestShop({})
  admin = await shop.person('Script Admin', 'admin')
})
afterAll(() => shop.close())

let keys = 0
/** @returns the number of a confirmed order */
async function order(text: { readonly address: string; readonly note?: string }): Promise<number> {
  const buyer = await shop.person(`Script Buyer ${(keys += 1)}`)
  const { id } = await shop.tool({ name: `Script Hammer ${(keys += 1)}`, stock: 100 })
  const { number } = await shop.orders.placeCart(
    { actor: buyer, idempotencyKey: `scripts-test-${keys}` },
    { lines: [{ toolId: id, quantity: 3 }], phone: '555 0142', poNumber: '', note: '', ...text },
  )
  await shop.orders.step({ actor: admin }, { number, status: 'confirmed' })
  return number
}
const check = (number: number) => shop.documents.check({ actor: admin }, { number })
async function fontsOfInvoice(number: number): Promise<string[]> {
  const request = { number, kind: 'invoice', size: 'a4' } as const
  const { pdf } = await shop.documents.issue({ actor: admin }, request)
  const file = Buffer.from(pdf, 'base64').toString('latin1')
  const names = [...file.matchAll(/\/FontName \/[A-Z]{6}\+(\w+)/g)].map(([, name = '']) => name)
  return [...new Set(names)].toSorted()
}

test.each([
  ['Chinese', '上海市工具有限公司', 'NotoSansSC'],
  ['Japanese', '株式会社カナモノ 東京', 'NotoSansJP'],
  ['Korean', '서울 공구상사', 'NotoSansKR'],
  ['Arabic', 'شركة النور للعدد', 'NotoSansArabic'],
  ['Hebrew', 'דרך השלום תל אביב', 'NotoSansHebrew'],
  ['Hindi', 'शुक्रिया औज़ार', 'NotoSansDevanagari'],
  ['Thai', 'บริษัทเครื่องมือ', 'NotoSansThai'],
])(
  'an address in %s is printed as written, with the characters embedded',
  async (_, address, font) => {
    const number = await order({ address })
    expect(await check(number)).toEqual({ unprintable: [] })
    const fonts = await fontsOfInvoice(number)
    expect(
      fonts.some((name) => name.startsWith(font)),
      fonts.join(),
    ).toBe(true)
    expect(fonts.filter((name) => name.startsWith('Noto'))).toHaveLength(1)
  },
)

test('a document in European scripts embeds no other font', async () => {
  const fonts = await fontsOfInvoice(await order({ address: 'Żółć, Ελλάδα, Київ' }))
  expect(fonts.filter((name) => name.startsWith('Noto'))).toEqual([])
})

describe('what no font has', () => {
  test('is named to the admin before a document is issued', async () => {
    const number = await order({ address: '工具 🔨', note: 'Ring the 🔔, not the 🔨' })
    expect(await check(number)).toEqual({
      unprintable: [
        { character: '🔨', codePoint: 'U+1F528' },
        { character: '🔔', codePoint: 'U+1F514' },
      ],
    })
  })

  test('of an order that there is not, is not found', async () => {
    const error = await check(99_999_999).catch((thrown: unknown) => thrown)
    expect(isProblem(error, notFound)).toBe(true)
  })
})

describe('DOCUMENT_SCRIPTS', () => {
  test.each([
    [undefined, 7],
    ['none', 0],
    ['thai, korean', 2],
  ])('%s prints %i scripts beside the European ones', (value, count) => {
    const env = value === undefined ? {} : { DOCUMENT_SCRIPTS: value }
    expect(readConfig(env).documentScripts).toHaveLength(count)
  })

  test('that names a script that there is not, is refused with those that there are', () => {
    expect(() => readConfig({ DOCUMENT_SCRIPTS: 'klingon' })).toThrow(/DOCUMENT_SCRIPTS.*hebrew/s)
  })
})
