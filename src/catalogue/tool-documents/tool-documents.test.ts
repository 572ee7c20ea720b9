/** A tool has documents: PDF files by their content, in an order, put back after a removal. */
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { isProblem } from '../../../packages/contract/problem.ts'
import { invalidInput } from '../../../packages/contract/standard-problems.ts'
import type { Actor } from '../../platform/access/endpoint.ts'
import { createApp } from '../../app/app.server.ts'
import { createLogger } from '../../platform/http/log.server.ts'
import { rejection } from '../../../tests/order-shop.ts'
import { openTestShop, type TestShop } from '../../../tests/shop.ts'
import { revisionChanged } from '../contract.ts'
import { documentUnusable, type ToolDocument } from './tool-documents-contract.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let shop: TestShop
let admin: Actor
beforeAll(async () => {
  shop = await openTestShop()
  admin = await shop.person('Dora Documents', 'admin')
})
afterAll(() => shop.close())

const pdf = (text: string): Uint8Array => Buffer.from(`%PDF-1.7\n% ${text}\ntrailer\n%%EOF\n`)
const add = (id: string, name: string, fileBytes: Uint8Array) =>
  shop.catalogue.addToolDocument({ actor: admin, fileBytes }, { id, name })
const arrange = (id: string, documents: readonly ToolDocument[], seen: readonly ToolDocument[]) =>
  shop.catalogue.arrangeToolDocuments(
    { actor: admin },
    {
      id,
      documents: documents.map((document) => ({ id: document.id, title: document.title })),
      seen: seen.map((document) => document.id),
    },
  )
const titles = ({ documents }: { readonly documents: readonly ToolDocument[] }) =>
  documents.map(({ title }) => title)
const get = async (url: string, headers: Record<string, string> = {}) => {
  const app = await createApp({ shop, config: shop.config, log: createLogger('silent') })
  try {
    return await app.inject({ url, headers })
  } finally {
    await app.close()
  }
}

test('documents stand in their order, under their titles, and removal is taken back', async () => {
  const { id } = await shop.tool()
  await add(id, 'Operating_manual.PDF', pdf('manual'))
  const both = await add(id, 'Safety data sheet.pdf', pdf('safety'))
  expect(titles(both)).toEqual(['Operating manual', 'Safety data sheet'])
  const [manual, sheet] = both.documents
  if (!manual || !sheet) throw new Error('There are two')
  const turned = await arrange(id, [{ ...sheet, title: 'SDS' }, manual], both.documents)
  expect(titles(turned)).toEqual(['SDS', 'Operating manual'])
  const rest = await arrange(id, [manual], turned.documents)
  expect(titles(rest)).toEqual(['Operating manual'])
  const again = await arrange(id, turned.documents, rest.documents)
  expect(titles(again)).toEqual(['SDS', 'Operating manual'])
  const late = await rejection(arrange(id, [manual], [manual]))
  expect(isProblem(late, revisionChanged)).toBe(true)
})

test('a document of another tool is refused', async () => {
  const [{ id }, other] = [await shop.tool(), await shop.tool()]
  const { documents } = await add(other.id, 'a.pdf', pdf('other'))
  const error = await rejection(arrange(id, documents, []))
  expect(isProblem(error, invalidInput)).toBe(true)
})

test.each([
  ['a text that is called a PDF', Buffer.from('Dear customer,')],
  ['a page of HTML before the signature', Buffer.from('<script>1</script>%PDF-1.7 %%EOF')],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])],
  ['a PDF that was cut off', Buffer.from(`%PDF-1.7\n${'x'.repeat(9000)}`)],
  ['nothing', undefined],
])('%s is no document', async (_name, fileBytes) => {
  const { id } = await shop.tool()
  const caller = { actor: admin, ...(fileBytes ? { fileBytes } : {}) }
  const error = await rejection(shop.catalogue.addToolDocument(caller, { id, name: 'manual.pdf' }))
  expect(isProblem(error, documentUnusable)).toBe(true)
})

test('a tool has at most twelve', async () => {
  const { id } = await shop.tool()
  for (let nth = 1; nth <= 12; nth += 1) await add(id, `${nth}.pdf`, pdf('the same'))
  const error = await rejection(add(id, '13.pdf', pdf('one more')))
  expect(isProblem(error, documentUnusable)).toBe(true)
})

test('a file is saved, never opened, under an address of its content, while a tool has it', async () => {
  const { id } = await shop.tool()
  const bytes = pdf('served')
  const added = await add(id, 'Wärme & Öl.pdf', bytes)
  const path = added.documents[0]?.path ?? ''
  const digest = createHash('sha256').update(bytes).digest('hex')
  expect(path).toBe(`/tool-documents/${digest}/warme-ol.pdf`)
  const response = await get(path)
  expect(response.statusCode).toBe(200)
  expect(response.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="warme-ol.pdf"',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  })
  expect(response.rawPayload.equals(bytes)).toBe(true)
  const known = await get(path, { 'if-none-match': `"${digest}"` })
  expect(known.statusCode).toBe(304)
  for (const wrong of [
    `/tool-documents/${digest}/a"b.pdf`,
    `/tool-documents/${'0'.repeat(64)}/a.pdf`,
  ])
    expect((await get(encodeURI(wrong))).statusCode).toBe(404)
  await arrange(id, [], added.documents)
  expect((await get(path)).statusCode).toBe(404)
})
