/** Punch-out by cXML 1.2: a buyer system asks by XML, its buyer fills a basket, and orders come back. */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { faultsOf } from '../../tests/cxml/document-type.ts'
import { formOf, openBuyerShop, type BuyerShop } from './test-buyer.ts'
import {
  formPost,
  messageOf,
  orderOf,
  postXml,
  setupOf,
  startOf,
  statusOf,
  type Connected,
  type SetupOptions,
} from './test-xml-peer.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let shop: BuyerShop
beforeAll(async () => {
  shop = await openBuyerShop({ ORIGIN: 'https://shop.example.com' })
})
afterAll(() => shop.close())

let count = 0
const anyCompany = (list?: string) => shop.company(`Harbor Works ${(count += 1)}`, list)
const connected = async (company?: string) =>
  shop.connect(company ?? (await anyCompany()), undefined, 'cxml')
const ask = (by: Connected, request: string, payloadId?: string) =>
  postXml(shop, messageOf(by, request, payloadId))
const setUp = async (by: Connected, options?: SetupOptions) => ask(by, setupOf(options))
const begin = async (by: Connected, options?: SetupOptions) =>
  shop.app.inject({ url: startOf(await setUp(by, options)) })
const sessionOf = async (by: Connected, options?: SetupOptions) =>
  shop.sessionOf(await begin(by, options))
const basketOf = (html: string): string => formOf(html)['cxml-urlencoded'] ?? ''

describe('a round trip', () => {
  test('brings the basket back at the prices of the company, with their base and unit', async () => {
    const screws = await shop.shop.tool({
      name: 'Wood screw "5 × 60" <A&B>',
      sku: 'CX-560',
      price: 1250,
      pricePer: 100,
      minimumQuantity: 200,
      packSize: 200,
      stock: 5000,
    })
    const hammer = await shop.shop.tool({ name: 'Sledge', sku: 'CX-1', unit: 'set', price: 1999 })
    const by = { actor: shop.owner }
    const { id: listId } = await shop.shop.prices.addList(by, { name: 'Harbor', base: null })
    const row = { target: 'tool', name: 'CX-560', price: 990, pricePer: 100 } as const
    await shop.shop.prices.addRow(by, { listId, ...row })
    const session = await sessionOf(await connected(await anyCompany(listId)), {
      cookie: 'cookie <&"> ü',
    })
    await shop.put(session, screws.id, 400)
    await shop.put(session, hammer.id, 2)

    const back = await shop.returnBasket(session)
    expect(back.body).toContain(`action="${formPost}"`)
    expect(back.body).toContain('target="_self"')
    const basket = basketOf(back.body)
    expect(basket).toContain('<BuyerCookie>cookie &#60;&#38;&#34;&#62; &#252;</BuyerCookie>')
    expect(basket).toContain('<Total><Money currency="USD">79.58</Money></Total>')
    expect(basket).toContain(
      '<From><Credential domain="DUNS"><Identity>123456789</Identity></Credential></From>',
    )
    const [, first = '', second = ''] = basket.split('<ItemIn ')
    expect(first).toContain('quantity="400" lineNumber="1"')
    expect(first).toContain('<SupplierPartID>CX-560</SupplierPartID>')
    expect(first).toContain('<UnitPrice><Money currency="USD">9.90</Money></UnitPrice>')
    expect(first).toContain('Wood screw &#34;5 &#215; 60&#34; &#60;A&#38;B&#62;')
    expect(first).toContain(
      '<UnitOfMeasure>EA</UnitOfMeasure><PriceBasisQuantity quantity="100" conversionFactor="1">',
    )
    expect(second).toContain('<Money currency="USD">19.99</Money>')
    expect(second).toContain('<UnitOfMeasure>SET</UnitOfMeasure>')
    expect(second).not.toContain('PriceBasisQuantity')
    expect(basket).not.toContain('SharedSecret')
    expect(faultsOf(basket)).toEqual([])
  })

  test('opens a basket again to edit it, and says what is no longer sold', async () => {
    const tool = await shop.shop.tool({ name: 'Cold chisel', sku: 'CX-EDIT' })
    const session = await sessionOf(await connected(), {
      operation: 'edit',
      items: [
        { sku: 'cx-edit', quantity: '3' },
        { sku: 'GONE-1', quantity: '1' },
        { sku: 'CX-EDIT', quantity: '1.5' },
      ],
    })
    const page = await shop.open(session)
    expect(page.body).toContain('Cold chisel')
    expect(page.body).toContain('not in the basket: GONE-1, CX-EDIT.')
    await shop.put(session, tool.id, 5)
    expect(basketOf((await shop.returnBasket(session)).body)).toContain('<ItemIn quantity="5"')
  })

  test('shows a basket that is only looked at, and changes nothing in it', async () => {
    const tool = await shop.shop.tool({ name: 'Rasp', sku: 'CX-LOOK', stock: 4 })
    const session = await sessionOf(await connected(), {
      operation: 'inspect',
      items: [{ sku: 'CX-LOOK', quantity: '9' }],
    })
    expect((await shop.put(session, tool.id, 1)).body).toContain('This basket is read-only')
    const page = await shop.open(session)
    expect(page.body).toContain('Rasp')
    expect(page.body).not.toContain('name="quantity"')
    expect(basketOf((await shop.returnBasket(session)).body)).toContain('<ItemIn quantity="9"')
  })

  test('begins at the article that the buyer chose', async () => {
    const begun = await begin(await connected(), { selected: 'CX-560' })
    expect(begun.headers['location']).toMatch(/\?q=CX-560$/)
  })

  test('tells a buyer system which requests the shop takes', async () => {
    const answer = await ask(await connected(), '<ProfileRequest/>')
    expect(statusOf(answer).code).toBe(200)
    expect(answer.body).toContain('<Transaction requestName="PunchOutSetupRequest">')
    expect(answer.body).toContain('<URL>https://shop.example.com/punch-out/cxml</URL>')
    expect(answer.headers['content-type']).toBe('text/xml; charset=utf-8')
  })
})

describe('the link of a session', () => {
  test('the link of a session works once, and opens nothing for somebody else', async () => {
    const link = startOf(await setUp(await connected()))
    const [first, second] = await Promise.all([
      shop.app.inject({ url: link }),
      shop.app.inject({ url: link }),
    ])
    expect([first.statusCode, second.statusCode].toSorted((a, b) => a - b)).toEqual([303, 403])
    const refused = first.statusCode === 403 ? first : second
    expect(refused.body).toContain('The session has ended')
    expect(refused.headers['set-cookie']).toBeUndefined()
  })

  test('counts for ten minutes, and is not used up by a program that asks for its headers', async () => {
    const by = await connected()
    const [late, looked] = [startOf(await setUp(by)), startOf(await setUp(by))]
    await shop.app.inject({ url: looked, method: 'HEAD' })
    expect((await shop.app.inject({ url: looked })).statusCode).toBe(303)
    shop.pass(600_001)
    expect((await shop.app.inject({ url: late })).statusCode).toBe(403)
  })

  test('brings a session that ends after an hour, and with its connection', async () => {
    const company = await anyCompany()
    const connection = await connected(company)
    const [own, other] = [await sessionOf(connection), await sessionOf(await connected())]
    const link = startOf(await setUp(connection))
    const revoking = { id: company, connection: connection.insertedId }
    await shop.shop.punchOut.revoke({ actor: shop.owner }, revoking)
    expect((await shop.open(own)).statusCode).toBe(403)
    const begun = await shop.app.inject({ url: link })
    expect((await shop.open(shop.sessionOf(begun))).statusCode).toBe(403)
    shop.pass(3_600_001)
    expect((await shop.open(other)).statusCode).toBe(403)
  })
})

test('what the shop answers is valid by the document type, whatever is asked', async () => {
  const by = await connected()
  const answers = [
    await setUp(by),
    await setUp({ ...by, secret: 'wrong' }),
    await setUp(by, { operation: 'wrong' }),
    await ask(by, '<ProfileRequest/>'),
    await ask(by, '<InvoiceDetailRequest/>'),
    await ask(by, orderOf({ number: '9', items: [] })),
    await postXml(shop, 'nothing'),
    await shop.returnBasket(await sessionOf(by)),
  ]
  for (const { body } of answers)
    expect(faultsOf(body.startsWith('<?xml') ? body : basketOf(body))).toEqual([])
})

describe('a message', () => {
  test('a cXML request with a wrong secret, or from another company, is refused and logged', async () => {
    const company = await anyCompany()
    const [own, other] = [await connected(company), await connected()]
    const wrong = [
      { ...own, secret: `${own.secret}x` },
      { ...own, secret: other.secret },
      { ...own, userName: 'nobody' },
    ]
    for (const by of wrong)
      for (const request of [setupOf(), orderOf({ number: '7', items: [] }), '<ProfileRequest/>'])
        expect(statusOf(await ask(by, request)).code).toBe(401)
    const received = await shop.shop.receivedOrders.list({ actor: shop.owner }, {})
    expect(received.filter((one) => one.company?.id === company)).toEqual([])
    const { messages } = await shop.shop.punchOut.read({ actor: shop.owner }, { id: company })
    expect(messages.map(({ kind, reason }) => `${kind} ${reason}`)).toEqual(
      Array.from({ length: 6 }, () => 'refused secret'),
    )
  })

  test('with the name of a connection of another protocol is refused', async () => {
    const oci = await shop.connect(await anyCompany())
    expect(statusOf(await setUp(oci)).code).toBe(401)
  })

  test('a cXML request with a basket address that is not registered opens no session', async () => {
    const by = await connected()
    for (const address of [
      'https://evil.example/x',
      'http://buyer.example.com/x',
      'javascript:1',
    ]) {
      const answer = await setUp(by, { address })
      expect(statusOf(answer).code).toBe(403)
      expect(statusOf(answer).detail).toContain('is not registered with the supplier')
      expect(answer.body).not.toContain('StartPage')
    }
  })

  test('XML with entities, an XML bomb, a local file or no end is refused, and nothing is fetched', async () => {
    const by = await connected()
    const right = messageOf(by, setupOf())
    const typed = (subset: string) =>
      right.replace(/<!DOCTYPE[^>]*>/, `<!DOCTYPE cXML [${subset}]>`)
    const bomb = `<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 9 }, (_, index) => `<!ENTITY a${index + 1} "${`&a${index || ''};`.repeat(10)}">`).join('')}`
    const wrong = [
      typed('<!ENTITY x SYSTEM "file:///etc/passwd">').replace('cookie-4711', '&x;'),
      typed('<!ENTITY % x SYSTEM "http://127.0.0.1:1/x.dtd">%x;'),
      typed(bomb).replace('cookie-4711', '&a9;'),
      right.replace('</cXML>', ''),
      right.replace('<Request', `${'<a>'.repeat(200)}<Request`),
      `<cXML${' a="1"'.repeat(20_000)}/>`,
      '<html></html>',
      '',
      '\0\0\0',
      'not xml',
    ]
    for (const body of wrong) {
      const answer = await postXml(shop, body)
      expect(answer.statusCode).toBe(200)
      expect(statusOf(answer).code).toBe(400)
      expect(answer.body).not.toContain('root:')
    }
    expect((await postXml(shop, 'x'.repeat(1_100_000))).statusCode).toBe(413)
  })

  test('that is not complete, or asks for something else, is answered in words', async () => {
    const by = await connected()
    const incomplete = [
      setupOf({ operation: 'destroy' }),
      setupOf({ cookie: '' }),
      setupOf({ address: '' }),
      setupOf().replace('cookie-4711', '<a>1</a>'),
    ]
    for (const request of incomplete) expect(statusOf(await ask(by, request)).code).toBe(400)
    const other = await ask(by, '<InvoiceDetailRequest/>')
    expect(statusOf(other)).toMatchObject({ code: 450 })
    expect(statusOf(other).detail).toContain('InvoiceDetailRequest is not supported')
    const order = await ask(by, orderOf({ number: '8', items: [] }))
    expect(statusOf(order).code).toBe(400)
  })

  test('with more lines than a basket has is refused', async () => {
    const items = Array.from({ length: 201 }, () => ({ sku: 'X', quantity: '1' }))
    const answer = await setUp(await connected(), { operation: 'edit', items })
    expect(statusOf(answer).code).toBe(400)
    expect(statusOf(answer).detail).toContain('at most 200 lines')
  })
})

test('a connection has the identity of its buyer system, which no other one has', async () => {
  const [first, second] = [await anyCompany(), await anyCompany()]
  const by = { actor: shop.owner }
  const connection = {
    protocol: 'cxml' as const,
    origins: ['https://buyer.example.com'],
    identity: 'AN01000000001',
  }
  const added = await shop.shop.punchOut.add(by, { id: first, ...connection })
  expect(added.userName).toBe('AN01000000001')
  expect(statusOf(await setUp(added)).code).toBe(200)
  await expect(shop.shop.punchOut.add(by, { id: second, ...connection })).rejects.toMatchObject({
    body: { status: 422 },
  })
})

test('the names in a basket say the language that the company is spoken to in', async () => {
  const by = { actor: shop.owner }
  const speak = async (languages: string) => {
    const { revision } = await shop.shop.settings.read(by, {})
    await shop.shop.settings.save(by, { revision, languages })
  }
  const tool = await shop.shop.tool({ sku: 'CX-DE' })
  const company = await anyCompany()
  await speak('de')
  await sql`update companies set language = 'de' where id = ${company}`.execute(
    shop.shop.database.handle,
  )
  const session = await sessionOf(await connected(company))
  await shop.put(session, tool.id, 1)
  const basket = basketOf((await shop.returnBasket(session)).body)
  await speak('')
  expect(basket).toContain('<Description xml:lang="de">')
  expect(basket).not.toContain('en-US')
  expect(faultsOf(basket)).toEqual([])
})

test('a shop that has not switched it on offers no cXML', async () => {
  const connection = await connected()
  const link = startOf(await setUp(connection))
  const by = { actor: shop.owner }
  const { revision } = await shop.shop.settings.read(by, {})
  await shop.shop.settings.save(by, { revision, punchOut: 'no' })
  const answer = await setUp(connection)
  expect(answer.statusCode).toBe(404)
  expect(statusOf(answer).code).toBe(404)
  expect((await shop.app.inject({ url: link })).statusCode).toBe(403)
})
