/** Files of the trade from a whole shop: what is in them, for whom, and what never leaves. */
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StreamOutput } from '../../packages/contract/file-output.ts'
import { readTable } from '../../packages/file-reader/read-table.ts'
import { openPricesShop, type PricesShop } from '../prices/test-shop.ts'

let shop: PricesShop
let listId: string
let company: Awaited<ReturnType<PricesShop['company']>>

beforeAll(async () => {
  shop = await openPricesShop()
  await shop.tool({
    sku: 'HAM-16',
    name: 'Schlosserhammer 500 g',
    category: 'Hämmer',
    description: 'Geschmiedet.',
    price: 1000,
    minimumQuantity: 12,
    packSize: 6,
    cost: 4711,
    specs: [{ name: 'Länge', value: '320 mm' }],
  })
  await shop.tool({
    sku: 'NAG-40',
    name: 'Nagel',
    price: 250,
    pricePer: 100,
    minimumQuantity: 500,
    image: `${shop.config.origin}/pictures/nail-800.webp`,
  })
  await shop.tool({
    sku: 'A-NUMBER-OF-EIGHTEEN',
    name: 'Long',
    image: `${shop.config.origin}/pictures/picture-to-come-800.webp`,
  })
  await shop.catalogue.addDraft(
    { actor: shop.admin },
    { name: 'Secret draft', sku: 'DRAFT-1', price: 500, minimumQuantity: 1 },
  )
  const gone = await shop.tool({ sku: 'GONE-1', name: 'Gone' })
  await shop.catalogue.remove({ actor: shop.admin }, { id: gone.id })
  listId = await shop.list('Trade', [
    { target: 'tool', name: 'HAM-16', price: 900, priceBreaks: [{ from: 60, price: 800 }] },
    { target: 'tool', name: 'NAG-40', price: 2000, pricePer: 1000 },
  ])
  company = await shop.company('Lovelace Joinery', listId)
  await shop.customerPartNumbers.add(
    { actor: shop.admin },
    { id: company.id, number: 'LJ-HAM-1', sku: 'HAM-16' },
  )
})
afterAll(() => shop.close())

async function bytesOf({ chunks }: StreamOutput): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  for await (const chunk of chunks) parts.push(chunk)
  return new Uint8Array(Buffer.concat(parts))
}
const unzipped = async (file: StreamOutput) => unzipSync(await bytesOf(file))
async function read(name: string, ...files: readonly (Uint8Array | undefined)[]) {
  const bytes = new Uint8Array(Buffer.concat(files.filter((one) => one !== undefined)))
  const { headings, rows } = await readTable(name, bytes)
  return rows.map(({ cells }) =>
    Object.fromEntries(
      headings.flatMap((heading, column) =>
        (cells[column] ?? '') === '' ? [] : [[heading, cells[column]]],
      ),
    ),
  )
}

test('DATANORM 4 for a company: catalogue price, net price, for how many, and what is left out', async () => {
  const file = await shop.tradeFiles.fileOfCompany(
    { actor: shop.admin },
    { form: 'datanorm-4', company: company.id },
  )
  expect(file.name).toMatch(/^datanorm-4-\d{4}-\d\d-\d\d\.zip$/)
  const archive = await bytesOf(file)
  const files = unzipSync(archive)
  expect(Object.keys(files)).toEqual(['DATANORM.001', 'DATANORM.WRG', 'DATPREIS.001', 'notes.txt'])
  const rows = await read('datanorm-4.zip', archive)
  expect(rows).toMatchObject([
    {
      'Article number': 'HAM-16',
      Name: 'Schlosserhammer 500 g',
      Description: 'Geschmiedet.\nLänge: 320 mm',
      Category: 'Hämmer',
      'Pack size': '6',
      'List price': 10,
      'Net cost': 9,
      'Price per': 1,
    },
    // 2.50 per 100 is 25.00 per 1000, which is what the list has.
    { 'Article number': 'NAG-40', 'List price': 25, 'Net cost': 20, 'Price per': 1000 },
  ])
  expect(rows).toHaveLength(2)
  const notes = strFromU8(files['notes.txt'] ?? new Uint8Array())
  expect(notes).toContain('2 tools in this file.')
  expect(notes).toContain('A-NUMBER-OF-EIGHTEEN')
  expect(notes).toContain('article number is too long')
})

test('BMEcat of the catalogue for everybody has no net prices, but minimum and pack', async () => {
  const files = await unzipped(
    await shop.tradeFiles.file({ actor: shop.admin }, { form: 'bmecat' }),
  )
  expect(Object.keys(files)).toEqual(['catalogue.xml', 'notes.txt'])
  const rows = await read('catalogue.xml', files['catalogue.xml'])
  expect(rows).toMatchObject([
    { 'Article number': 'HAM-16', 'List price': 10, 'Minimum order quantity': '12' },
    { 'Article number': 'NAG-40', 'List price': 2.5, 'Price per': 100 },
    { 'Article number': 'A-NUMBER-OF-EIGHTEEN' },
  ])
  expect(rows[0]).toMatchObject({ Picture: 'https://pictures.example.com/hammer.webp' })
  // An uploaded picture is named as JPEG, which every program reads.
  expect(rows[1]).toMatchObject({ Picture: `${shop.config.origin}/pictures/nail-card.jpg` })
  expect(rows[2]).not.toHaveProperty('Picture')
  expect(rows[0]).not.toHaveProperty('Net cost')
})

test.each(['datanorm-4', 'datanorm-5', 'bmecat'] as const)(
  '%s: costs, drafts and archived tools never leave',
  async (form) => {
    const files = await unzipped(
      await shop.tradeFiles.fileOfList({ actor: shop.admin }, { form, list: listId }),
    )
    const text = Object.values(files)
      .map((bytes) => Buffer.from(bytes).toString('latin1'))
      .join('\n')
    for (const secret of ['4711', '47.11', 'Secret draft', 'DRAFT-1', 'GONE-1'])
      expect(text).not.toContain(secret)
    expect(text).toContain('HAM-16')
  },
)

test('a company finds its own part numbers in its catalogue, and nobody else does', async () => {
  const caller = { actor: shop.admin }
  const xml = async (file: StreamOutput) =>
    strFromU8((await unzipped(file))['catalogue.xml'] ?? new Uint8Array())
  const form = 'bmecat'
  expect(
    await xml(await shop.tradeFiles.fileOfCompany(caller, { form, company: company.id })),
  ).toContain('<BUYER_PID>LJ-HAM-1</BUYER_PID>')
  expect(await xml(await shop.tradeFiles.fileOfList(caller, { form, list: listId }))).not.toContain(
    'LJ-HAM-1',
  )
})

describe('a buyer', () => {
  test('gets the prices of a company of theirs', async () => {
    const actor = await company.actor()
    const files = await unzipped(
      await shop.tradeFiles.ownFile({ actor }, { form: 'datanorm-5', company: company.id }),
    )
    const rows = await read('DATANORM.001', files['DATANORM.001'], files['DATPREIS.001'])
    expect(rows[0]).toMatchObject({ 'List price': 10, 'Net cost': 9 })
  })
  test('gets no file of another company', async () => {
    const other = await shop.company('Other', listId)
    const { company: _own, ...actor } = await other.actor()
    await expect(
      shop.tradeFiles.ownFile({ actor }, { form: 'bmecat', company: company.id }),
    ).rejects.toMatchObject({ body: { status: 404 } })
  })
  test('gets none where prices are not shown to them', async () => {
    const actor = await shop.person('Nobody')
    const { revision } = await shop.settings.read({ actor: shop.admin }, {})
    await shop.settings.save({ actor: shop.admin }, { revision, whoSeesPrices: 'companies' })
    await expect(shop.tradeFiles.ownFile({ actor }, { form: 'bmecat' })).rejects.toMatchObject({
      body: { status: 403 },
    })
    const member = await company.actor()
    const files = await unzipped(
      await shop.tradeFiles.ownFile({ actor: member }, { form: 'bmecat', company: company.id }),
    )
    expect(await read('catalogue.xml', files['catalogue.xml'])).toHaveLength(3)
  })
})

test('a list or a company that does not exist has no file', async () => {
  const id = '0190a0b0-c0d0-7e1f-8a1b-2c3d4e5f6071'
  const caller = { actor: shop.admin }
  await expect(
    shop.tradeFiles.fileOfList(caller, { form: 'bmecat', list: id }),
  ).rejects.toMatchObject({ body: { status: 404 } })
  await expect(
    shop.tradeFiles.fileOfCompany(caller, { form: 'bmecat', company: id }),
  ).rejects.toMatchObject({ body: { status: 404 } })
})

test('two files are written at a time, and a third waits until one is done or given up', async () => {
  const caller = { actor: shop.admin }
  const begin = async () => {
    const { chunks } = await shop.tradeFiles.file(caller, { form: 'bmecat' })
    const iterator = chunks[Symbol.asyncIterator]()
    await iterator.next()
    return iterator
  }
  const [first, second] = [await begin(), await begin()]
  await expect(shop.tradeFiles.file(caller, { form: 'bmecat' })).rejects.toMatchObject({
    body: { status: 429 },
  })
  await first?.return?.()
  await expect(shop.tradeFiles.file(caller, { form: 'bmecat' })).resolves.toBeDefined()
  await second?.return?.()
})
