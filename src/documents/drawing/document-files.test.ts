/** The files of documents: drawn once, in another thread, kept, and served with a strong ETag. */
import { globSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { isMainThread, threadId } from 'node:worker_threads'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { hashToken, newToken } from '../../accounts/sessions/access-token.server.ts'
import { createApp } from '../../app/app.server.ts'
import { createLogger } from '../../platform/http/log.server.ts'
import { openOrderShop, rejection, type OrderShop } from '../../../tests/order-shop.ts'
import { isProblem } from '../../../packages/contract/problem.ts'
import { unavailable } from '../../platform/unavailable.ts'
import { createDocumentFiles } from './document-files.server.ts'
import { createDrawingPool, type DrawingTask } from './drawing-pool.server.ts'
import { findOrderDocument } from '../store.server.ts'

// Drawing takes its time on a machine that is busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let shop: OrderShop
let app: FastifyInstance
let authorization: string
beforeAll(async () => {
  shop = await openOrderShop({ LIMIT_DOCUMENTS: '8/60' })
  app = await createApp({ shop, config: shop.config, log: createLogger('error') })
  const token = newToken()
  await sql`
    insert into access_tokens (hash, user_id, created_at, used_at, expires_at)
    values (${hashToken(token)}, ${shop.buyer.id}, now(), now(), now() + interval '1 hour')`.execute(
    shop.database.handle,
  )
  authorization = `Bearer ${token}`
})
afterAll(async () => {
  await app.close()
  await shop.close()
})

/** An invoice, and how often its files are drawn by those who ask here. */
async function issueInvoice() {
  const { order } = await shop.placeNewTool()
  await shop.transition(order.number, 'confirmed')
  const request = { number: order.number, kind: 'invoice', size: 'a4' } as const
  const { pdf } = await shop.documents.issue({ actor: shop.buyer }, request)
  const document = await findOrderDocument(shop.database.handle, order.number, 'invoice')
  if (!document) throw new Error('It was not issued')
  return { number: order.number, document, bytes: Buffer.from(pdf, 'base64') }
}
/** As after a crash between issuing and drawing. */
const loseFiles = (documentId: string) =>
  sql`delete from document_files where document_id = ${documentId}`.execute(shop.database.handle)

describe('the file of a document', () => {
  test('is drawn once: those who ask at once wait for the same drawing, later ones get the kept file', async () => {
    const { document, bytes } = await issueInvoice()
    await loseFiles(document.id)
    const pool = createDrawingPool()
    let drawings = 0
    const drawing = {
      ...pool,
      draw: (task: DrawingTask) => {
        drawings += 1
        return pool.draw(task)
      },
    }
    const files = createDocumentFiles({ ...shop, drawing, now: () => new Date() })
    const loaded = await Promise.all(
      Array.from({ length: 6 }, () => files.load(document, 'pdf-a4')),
    )
    loaded.push(await files.load(document, 'pdf-a4'))
    await pool.close()
    expect(drawings).toBe(1)
    for (const file of loaded) expect(file.bytes.equals(bytes)).toBe(true)
  })

  test('that a crash kept from being drawn is drawn later from what was frozen', async () => {
    const { number, document, bytes } = await issueInvoice()
    await loseFiles(document.id)
    // What the order says now is not what the document says.
    await sql`update orders set name = 'Somebody Else' where number = ${number}`.execute(
      shop.database.handle,
    )
    const file = await shop.documents.file({ actor: shop.buyer }, { id: document.id })
    expect(Buffer.from(file.bytes).equals(bytes)).toBe(true)
  })

  test('of two instances that draw at once, one is kept for both', async () => {
    const { document } = await issueInvoice()
    await loseFiles(document.id)
    const other = (text: string) => ({
      draw: async () => ({ bytes: Buffer.from(text), threadId: 1 }),
      close: async () => undefined,
    })
    const [first, second] = await Promise.all(
      ['one', 'two'].map((text) =>
        createDocumentFiles({ ...shop, drawing: other(text), now: () => new Date() }).load(
          document,
          'pdf-a4',
        ),
      ),
    )
    expect(first?.bytes.toString()).toBe(second?.bytes.toString())
  })

  test('has a strong ETag, answers 304 to who has it, and is private', async () => {
    const { document, bytes } = await issueInvoice()
    const url = `/api/documents/${document.id}/pdf`
    const first = await app.inject({ url, headers: { authorization } })
    expect(first.statusCode, first.body).toBe(200)
    expect(first.rawPayload.equals(bytes)).toBe(true)
    expect(first.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-cache',
      'content-disposition': expect.stringMatching(/^attachment; filename="INV-\d{6}\.pdf"$/),
      etag: expect.stringMatching(/^"[0-9a-f]{64}"$/),
    })
    const etag = String(first.headers.etag)
    const again = await app.inject({ url, headers: { authorization, 'if-none-match': etag } })
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])
  })

  test('is counted by a limit of its own', async () => {
    const { document } = await issueInvoice()
    const url = `/api/documents/${document.id}/pdf`
    const statuses = await Promise.all(
      Array.from(
        { length: 9 },
        async () => (await app.inject({ url, headers: { authorization } })).statusCode,
      ),
    )
    expect(statuses).toContain(429)
    const other = await app.inject({ url: '/api/documents', headers: { authorization } })
    expect(other.statusCode).toBe(200)
  })
})

describe('drawing', () => {
  const task = async (): Promise<DrawingTask> => {
    const { document } = await issueInvoice()
    const { rows } = await sql<{ content: unknown }>`
      select content from documents where id = ${document.id}`.execute(shop.database.handle)
    return {
      document: {
        kind: 'invoice',
        number: 'INV-000001',
        issueDate: '2026-03-01',
        issuedAt: new Date(),
        content: rows[0]?.content,
      },
      format: 'pdf-a4' as const,
    }
  }

  test('happens in another thread', async () => {
    const pool = createDrawingPool()
    const file = await pool.draw(await task())
    await pool.close()
    expect(Buffer.from(file.bytes).toString('latin1', 0, 5)).toBe('%PDF-')
    expect(file.threadId).not.toBe(0)
    if (!isMainThread) expect(file.threadId).not.toBe(threadId)
  })

  test('cannot happen in the thread that answers requests: only the worker loads the library', () => {
    const sources = globSync('src/**/*.{ts,tsx}').filter(
      (path) => !/\.test\.ts$|\/test-[^/]+\.ts$/.test(path),
    )
    const importers = (file: string) =>
      sources.filter((path) =>
        readFileSync(path, 'utf8')
          .split(/^import /m)
          .some((statement) => statement.includes(`${file}'`) && !statement.startsWith('type')),
      )
    expect(importers('pdfkit').toSorted()).toEqual(['src/documents/drawing/pdf-frame.server.ts'])
    expect(importers('/pdf.server.ts')).toEqual(['src/documents/drawing/draw-file.server.ts'])
    expect(importers('/write-e-invoice.server.ts')).toEqual([
      'src/documents/drawing/draw-file.server.ts',
    ])
    expect(importers('/draw-file.server.ts')).toEqual([
      'src/documents/drawing/drawing-worker.server.ts',
    ])
    expect(importers('/drawing-worker.server.ts')).toEqual([])
  })

  test('has few threads: what comes above waits, and above that is refused for later', async () => {
    const pool = createDrawingPool({ maxThreads: 1, maxWaiting: 2 })
    const one = await task()
    const drawn = Array.from({ length: 3 }, () => pool.draw(one))
    expect(isProblem(await rejection(pool.draw(one)), unavailable)).toBe(true)
    const threads = new Set((await Promise.all(drawn)).map((file) => file.threadId))
    await pool.close()
    expect(threads.size).toBe(1)
  })

  test('goes on in a new thread after one has failed, and says what cannot be drawn', async () => {
    const one = await task()
    const dying = createDrawingPool({
      program: new URL("data:text/javascript,setTimeout(() => { throw new Error('out') })"),
    })
    expect(String(await rejection(dying.draw(one)))).toContain(
      'A thread ended before its task was done (failed)',
    )
    await dying.close()
    const pool = createDrawingPool({ maxThreads: 1 })
    const broken = { ...one, document: { ...one.document, content: { shop: 1 } } }
    expect(String(await rejection(pool.draw(broken)))).toContain('A document cannot be drawn')
    expect((await pool.draw(one)).bytes.length).toBeGreaterThan(0)
    await pool.close()
  })

  test('ends a thread that had nothing to do for a while, and one that takes too long', async () => {
    const one = await task()
    const pool = createDrawingPool({ maxThreads: 1, idleTime: 1 })
    const first = await pool.draw(one)
    // Its end is no event of the pool: another drawing shows it by another thread.
    let next = first
    while (next.threadId === first.threadId) {
      await pause(10)
      next = await pool.draw(one)
    }
    await pool.close()
    const stuck = createDrawingPool({
      timeout: 1,
      program: new URL('data:text/javascript,setInterval(() => undefined, 1000)'),
    })
    expect(String(await rejection(stuck.draw(one)))).toContain('(took-too-long)')
    await stuck.close()
  })
})
