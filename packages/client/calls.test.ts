/** What a method sends, and what it returns or throws for each response. */
import { expect, test } from 'vitest'
import { createApi } from './api.ts'
import type { DownloadedFile, FileContent, Method, PagedMethod } from './operation.ts'
import { isProblem, NoAnswer } from './problem.ts'
import { answers, type Sent } from '../../tests/fetch-answers.ts'

type Books = {
  readonly books: {
    readonly read: Method<{ readonly id: string; readonly fields?: readonly string[] }, object>
    readonly list: PagedMethod<{ readonly q?: string; readonly cursor?: string }, object>
    readonly order: Method<{ readonly id: string; readonly copies: number }, object>
    readonly cover: Method<{ readonly id: string }, DownloadedFile>
    readonly addCover: Method<
      { readonly id: string; readonly file: FileContent; readonly mediaType?: string },
      object
    >
  }
}
const origin = 'https://shop.example'
const open = (...responses: readonly (() => Response)[]) => {
  const server = answers(...responses)
  const { books } = createApi<Books>(
    {
      books: {
        read: { call: 'GET /api/books/{id}' },
        list: { call: 'GET /api/books', paged: true },
        order: { call: 'POST /api/books/{id}/orders', key: true, company: true },
        cover: { call: 'GET /api/books/{id}/cover', file: true },
        addCover: { call: 'POST /api/books/{id}/cover', upload: true },
      },
    },
    { origin: `${origin}/`, credentials: { key: 'im_live_x' }, fetch: server.fetch },
  )
  return { books, sent: server.sent }
}
const only = (sent: readonly Sent[]): Sent => {
  expect(sent).toHaveLength(1)
  return sent[0] ?? { url: '', method: '', headers: {}, body: undefined }
}

test('fields go to path, query and body; what is undefined is left out', async () => {
  const read = open(() => Response.json({}))
  await read.books.read({ id: 'a/b', fields: ['x', 'y z'] })
  expect(only(read.sent).url).toBe(`${origin}/api/books/a%2Fb?fields=x&fields=y+z`)

  const list = open(() => Response.json([]))
  await list.books.list({ q: undefined as never })
  expect(only(list.sent).url).toBe(`${origin}/api/books`)

  const order = open(() => Response.json({}, { status: 201 }))
  await order.books.order({ id: '7', copies: 3 })
  expect(only(order.sent)).toMatchObject({
    url: `${origin}/api/books/7/orders`,
    method: 'POST',
    body: '{"copies":3}',
    headers: { authorization: 'Bearer im_live_x', 'content-type': 'application/json' },
  })
})

test('a missing field of the path is a mistake of the program, and is not sent', async () => {
  const { books, sent } = open()
  await expect(books.read({} as never)).rejects.toThrow('GET /api/books/{id} needs id')
  expect(sent).toEqual([])
})

test('a company is named where an operation can be for one, and nowhere else', async () => {
  const order = open(() => Response.json({}))
  await order.books.order({ id: '7', copies: 3 }, { company: 'acme' })
  expect(only(order.sent).headers['x-company']).toBe('acme')
  const read = open(() => Response.json({}))
  await read.books.read({ id: '7' }, { company: 'acme' })
  expect(only(read.sent).headers['x-company']).toBeUndefined()
})

test('a list answers a page; each goes through all of them and asks for no more than it is read', async () => {
  const next = (cursor: string) => ({
    headers: { link: `<${origin}/api/books?q=a&cursor=${cursor}>; rel="next"` },
  })
  const { books, sent } = open(
    () => Response.json([{ n: 1 }, { n: 2 }], next('c2')),
    () => Response.json([{ n: 3 }], next('c3')),
    () => Response.json([{ n: 4 }]),
  )
  const seen: unknown[] = []
  for await (const book of books.list.each({ q: 'a' })) {
    seen.push(book)
    if (seen.length === 2) expect(sent).toHaveLength(1)
  }
  expect(seen).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }, { n: 4 }])
  expect(sent.map(({ url }) => url.split('?')[1])).toEqual([
    'q=a',
    'q=a&cursor=c2',
    'q=a&cursor=c3',
  ])

  const one = open(() => Response.json([{ n: 1 }], next('c2')))
  expect((await one.books.list()).next).toBe('c2')
})

test('files come with name and media type, and go as they are', async () => {
  const bytes = new Uint8Array([1, 2, 0, 255])
  const cover = open(
    () =>
      new Response(bytes, {
        headers: {
          'content-type': 'application/pdf; charset=binary',
          'content-disposition': `attachment; filename="x.pdf"; filename*=UTF-8''R%C3%BCck.pdf`,
        },
      }),
  )
  expect(await cover.books.cover({ id: '7' })).toEqual({
    name: 'Rück.pdf',
    mediaType: 'application/pdf',
    bytes,
  })
  const added = open(() => Response.json({}))
  await added.books.addCover({ id: '7', file: bytes, mediaType: 'image/png' })
  expect(only(added.sent)).toMatchObject({ body: bytes, headers: { 'content-type': 'image/png' } })
})

test('a refusal has type, fields and facts, and says nothing of the key', async () => {
  const { books } = open(() =>
    Response.json(
      {
        type: 'sold-out',
        title: 'Not so many are left',
        status: 409,
        detail: '3 are left.',
        facts: { stock: 3 },
        errors: [{ pointer: '#/copies', detail: 'at most 3' }, { pointer: 7 }],
      },
      { status: 409 },
    ),
  )
  const error: unknown = await books
    .order({ id: '7', copies: 9 })
    .catch((caught: unknown) => caught)
  expect(isProblem(error, 'sold-out') && error).toMatchObject({
    type: 'sold-out',
    status: 409,
    detail: '3 are left.',
    facts: { stock: 3 },
    errors: [{ pointer: '#/copies', detail: 'at most 3' }],
    call: 'POST /api/books/{id}/orders',
  })
  expect(isProblem(error, 'not-here')).toBe(false)
  expect(JSON.stringify(error) + String(error)).not.toContain('im_live_x')
})

test('a page of a proxy, and an answer that breaks off, are told from refusals of the shop', async () => {
  const proxy = open(() => new Response('<h1>Forbidden</h1>', { status: 403 }))
  await expect(proxy.books.read({ id: '7' })).rejects.toMatchObject({
    type: 'about:blank',
    status: 403,
  })
  const broken = open(() => new Response('{"half":', { status: 200 }))
  await expect(broken.books.order({ id: '7', copies: 1 }, {})).rejects.toBeInstanceOf(NoAnswer)
})
