/** What the shop says about orders that came as cXML: written, valid, sent, and sent again. */
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { faultsOf } from '../../tests/cxml/document-type.ts'
import { contact } from '../../tests/order-shop.ts'
import { startReceiver, type Received, type WebhookReceiver } from '../../tests/webhook-receiver.ts'
import { withoutSecret, withSecret } from './answers/answer-rules.ts'
import { buyerOrigin, formOf, openBuyerShop, type BuyerShop } from './test-buyer.ts'
import { messageOf, orderOf, postXml, setupOf, startOf, type Item } from './test-xml-peer.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let shop: BuyerShop
let peer: WebhookReceiver
const by = () => ({ actor: shop.owner })
const statusXml = (code: number, text: string) =>
  `<?xml version="1.0"?><!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/1.2.014/cXML.dtd"><cXML payloadID="1@buyer" timestamp="2026-11-28T09:00:00+00:00"><Response><Status code="${code}" text="${text}"/></Response></cXML>`
const answers =
  (code: number, text: string, http = 200): WebhookReceiver['answer'] =>
  (_request, response) =>
    void response.writeHead(http, { 'content-type': 'text/xml' }).end(statusXml(code, text))

beforeAll(async () => {
  peer = await startReceiver()
  shop = await openBuyerShop({
    ORIGIN: 'https://shop.example.com',
    WEBHOOK_TEST_ORIGINS: peer.origin,
  })
})
afterAll(async () => {
  await shop.close()
  await peer.close()
})
beforeEach(() => {
  peer.received.length = 0
  peer.answer = answers(200, 'OK')
})

let count = 0

/** A company whose system is sent messages, and one order of it that a person has placed. */
async function placed(items: readonly Item[], secret = 'of-the-shop & <1>') {
  const company = await shop.company(`Answered Works ${(count += 1)}`)
  const connection = await shop.connect(company, undefined, 'cxml')
  const saved = { id: company, connection: connection.insertedId, secret }
  await shop.shop.punchOut.saveAnswers(by(), { ...saved, address: `${peer.origin}/cxml` })
  const number = `PO-${count}`
  await postXml(shop, messageOf(connection, orderOf({ number, items })))
  return { company, connection, number }
}
const sendAll = () => shop.shop.punchOut.sendAnswers()
const kindOf = ({ body }: Received) =>
  /<(ConfirmationRequest|ShipNoticeRequest|InvoiceDetailRequest)>/.exec(body)?.[1]
const logOf = async (id: string) =>
  (await shop.shop.punchOut.read(by(), { id })).messages.filter(({ about }) => about)
const receivedOf = async (company: string) =>
  (await shop.shop.receivedOrders.list(by(), {})).find((one) => one.company?.id === company)

async function rejected() {
  const made = await placed([{ sku: 'NOT-THERE', quantity: '1' }])
  const received = await receivedOf(made.company)
  await shop.shop.receivedOrders.reject(by(), {
    id: received?.id ?? '',
    reason: 'Not in the range',
  })
  return made
}

test('a rejected order is told once, with the secret of the shop, valid by the document type', async () => {
  const { company, connection } = await rejected()
  await Promise.all([sendAll(), sendAll()])
  await sendAll()
  expect(peer.received.map(kindOf)).toEqual(['ConfirmationRequest'])
  const [first] = peer.received
  const body = first?.body ?? ''
  expect(first?.path).toBe('/cxml')
  expect(first?.headers['content-type']).toBe('text/xml; charset=utf-8')
  expect(body).toContain('type="reject"')
  expect(body).toContain('<SharedSecret>of-the-shop &amp; &lt;1&gt;</SharedSecret>')
  expect(body).toContain(`<To><Credential domain="NetworkId"><Identity>${connection.userName}<`)
  expect(faultsOf(body)).toEqual([])
  const log = await logOf(company)
  expect(log).toMatchObject([{ kind: 'sent', about: 'confirmation', reason: '200 OK' }])
  expect(JSON.stringify(log)).not.toContain('of-the-shop')
})

test('a message waits while its buyer system is away, fails, or answers with a page', async () => {
  const { company } = await rejected()
  peer.answer = (_request, response) => void response.destroy()
  await sendAll()
  expect((await logOf(company))[0]).toMatchObject({ kind: 'waiting' })
  await sendAll()
  expect(peer.received).toHaveLength(1)
  peer.answer = (_request, response) => void response.writeHead(500).end('down')
  shop.pass(5001)
  await sendAll()
  expect((await logOf(company))[0]).toMatchObject({ kind: 'waiting', reason: 'HTTP 500 down' })
  peer.answer = answers(560, 'Not now')
  shop.pass(30_001)
  await sendAll()
  peer.answer = (_request, response) => void response.writeHead(200).end('<html>Sign in</html>')
  shop.pass(120_001)
  await sendAll()
  expect((await logOf(company))[0]).toMatchObject({ kind: 'waiting' })
  peer.answer = answers(201, 'Accepted')
  shop.pass(600_001)
  await sendAll()
  expect((await logOf(company))[0]).toMatchObject({ kind: 'sent', reason: '201 Accepted' })
  const ids = peer.received.map(({ body }) => /payloadID="([^"]*)"/.exec(body)?.[1])
  expect(new Set(ids).size).toBe(1)
})

test('what a buyer system refuses is not sent again until a person says so', async () => {
  const { company } = await rejected()
  peer.answer = (request, response) =>
    void response
      .writeHead(200)
      .end(statusXml(400, `Wrong secret ${/<SharedSecret>(\w[\w-]*)/.exec(request.body)?.[1]}`))
  await sendAll()
  shop.pass(86_400_000)
  await sendAll()
  expect(peer.received).toHaveLength(1)
  const [refused] = await logOf(company)
  expect(refused).toMatchObject({ kind: 'not-sent' })
  expect(refused?.reason).toMatch(/^400 Wrong secret/)
  peer.answer = answers(200, 'OK')
  await shop.shop.punchOut.sendAgain(by(), { id: company, message: refused?.id ?? '' })
  await sendAll()
  expect((await logOf(company))[0]).toMatchObject({ kind: 'sent' })
  const again = { id: company, message: refused?.id ?? '' }
  await expect(shop.shop.punchOut.sendAgain(by(), again)).rejects.toMatchObject({
    body: { status: 404 },
  })
  const other = await shop.company(`Other Works ${(count += 1)}`)
  await expect(
    shop.shop.punchOut.sendAgain(by(), { id: other, message: refused?.id ?? '' }),
  ).rejects.toMatchObject({ body: { status: 404 } })
})

test('a buyer system that repeats the secret does not bring it into the log', async () => {
  const { company } = await rejected()
  const secretIn = (body: string) => /<SharedSecret>([^<]*)/.exec(body)?.[1] ?? ''
  peer.answer = (request, response) =>
    void response.writeHead(500).end(statusXml(500, `Not ${secretIn(request.body)}`))
  await sendAll()
  expect((await logOf(company))[0]?.reason).toBe('HTTP 500 500 Not ***')
  peer.answer = answers(200, 'OK')
  shop.pass(30_001)
  await sendAll()
})

test.each([
  ['as it was typed', `It's <1> & "2"`],
  ['as this shop writes it', "It's &lt;1&gt; &amp; &quot;2&quot;"],
  ['with as few entities as XML allows', `It's &lt;1> &amp; "2"`],
  ['with all entities', 'It&apos;s &lt;1&gt; &amp; &quot;2&quot;'],
  ['with numbers', '&#73;t&#039;s &#x3C;1&#x3e; &#38; &#X22;2&#34;'],
])('a secret is hidden %s', (_, written) => {
  expect(withoutSecret(`Not ${written}, ${written}!`, `It's <1> & "2"`)).toBe('Not ***, ***!')
})

test('a message that names no sender is not sent without its secret', () => {
  expect(() => withSecret('<cXML><Header/></cXML>', 'of-the-shop')).toThrow(
    'The message names no sender',
  )
})

test('an address is guarded, and a secret stays with its origin', async () => {
  const { company, connection } = await placed([{ sku: 'NOT-THERE', quantity: '1' }])
  const own = { id: company, connection: connection.insertedId }
  for (const address of [
    'http://buyer.example.com/x',
    'https://127.0.0.1/x',
    'https://10.0.0.8/x',
    'https://localhost/x',
    'https://user:word@buyer.example.com/x',
    'javascript:1',
  ])
    await expect(shop.shop.punchOut.saveAnswers(by(), { ...own, address })).rejects.toMatchObject({
      body: { status: 422 },
    })
  const read = async () =>
    (await shop.shop.punchOut.read(by(), { id: company })).connections.find(
      ({ id }) => id === own.connection,
    )
  await shop.shop.punchOut.saveAnswers(by(), { ...own, address: `${peer.origin}/other` })
  expect(await read()).toMatchObject({ hasAnswerSecret: true })
  await shop.shop.punchOut.saveAnswers(by(), { ...own, address: 'https://evil.example.com/x' })
  expect(await read()).toMatchObject({ hasAnswerSecret: false })
  await shop.shop.punchOut.saveAnswers(by(), { ...own, address: '' })
  expect((await read())?.answerAddress).toBeUndefined()
  const oci = await shop.connect(company)
  await expect(
    shop.shop.punchOut.saveAnswers(by(), {
      id: company,
      connection: oci.insertedId,
      address: 'https://buyer.example.com/x',
    }),
  ).rejects.toMatchObject({ body: { status: 404 } })
})

/** Of an order that staff placed for a member of its company. */
async function confirmed(items: readonly Item[], more: { readonly send?: boolean } = {}) {
  const made = await placed(items)
  if (more.send === false)
    await shop.shop.punchOut.saveAnswers(by(), {
      id: made.company,
      connection: made.connection.insertedId,
      address: '',
    })
  const buyer = await shop.shop.person(`Buyer ${count}`)
  await shop.shop.companies.setMember(by(), { id: made.company, email: buyer.email, role: 'owner' })
  const received = await receivedOf(made.company)
  const id = received?.id ?? ''
  const { revision } = await shop.shop.receivedOrders.correct(by(), {
    id,
    revision: 1,
    buyer: { userId: buyer.id, company: made.company },
    lines: items.map((_, line) => ({ line, confirmed: true })),
  })
  const done = await shop.shop.receivedOrders.place(by(), { id, revision, ...contact })
  return { company: made.company, order: done.order ?? 0 }
}
const ship = (number: number, lines: { line: number; quantity: number }[], tracking = '') =>
  shop.shop.shipments.create(
    { actor: shop.owner, idempotencyKey: `ship-${number}-${lines[0]?.quantity}` },
    {
      number,
      lines,
      parcels: tracking === '' ? [] : [{ trackingNumber: tracking, trackingLink: '' }],
    },
  )
const move = (number: number, status: 'confirmed' | 'picking' | 'cancelled') =>
  shop.shop.orders.step(by(), { number, status })

test('an order is confirmed, shipped in two parts and invoiced, line by line of the buyer', async () => {
  await shop.shop.tool({ sku: 'CA-1', name: 'Adze <1>', price: 1000, pricePer: 100, stock: 900 })
  const items = [
    { sku: 'CA-1', quantity: '3', price: '10.00', basis: '100' },
    { sku: 'CA-1', quantity: '5', price: '10.00', basis: '100' },
  ]
  const { order, company } = await confirmed(items)
  await sendAll()
  await move(order, 'confirmed')
  await move(order, 'picking')
  await ship(order, [{ line: 1, quantity: 4 }], 'UPS 1Z999AA10123456784')
  await ship(order, [{ line: 1, quantity: 1 }])
  await shop.shop.documents.issue(by(), { number: order, kind: 'invoice', size: 'a4' })
  await sendAll()
  expect(peer.received.map(kindOf)).toEqual([
    'ConfirmationRequest',
    'ShipNoticeRequest',
    'ShipNoticeRequest',
    'InvoiceDetailRequest',
  ])
  for (const { body } of peer.received) expect(faultsOf(body)).toEqual([])
  const [first = '', notice = '', second = '', invoice = ''] = peer.received.map(({ body }) => body)
  expect(first).toContain('type="accept"')
  expect(notice).toContain('<CarrierIdentifier domain="companyName">UPS</CarrierIdentifier>')
  expect(notice).toContain('>1Z999AA10123456784</ShipmentIdentifier>')
  const linesOf = (text: string) =>
    [...text.matchAll(/<ShipNoticeItem quantity="(\d+)" lineNumber="(\d+)"/g)].map(
      ([, pieces, number]) => [number, pieces],
    )
  expect(linesOf(notice)).toEqual([
    ['1', '3'],
    ['2', '1'],
  ])
  expect(linesOf(second)).toEqual([['2', '1']])
  expect(invoice).toContain('purpose="standard"')
  expect(invoice).toContain('<PriceBasisQuantity quantity="100" conversionFactor="1">')
  const log = await logOf(company)
  expect(log.map(({ kind }) => kind)).toEqual(['sent', 'sent', 'sent', 'sent'])
})

test('a credit note has negative amounts and names its invoice; files are there unsent', async () => {
  await shop.shop.tool({ sku: 'CA-2', name: 'Froe', price: 2500, stock: 900 })
  const items = [{ sku: 'CA-2', quantity: '2', price: '25.00' }]
  const { order, company } = await confirmed(items, { send: false })
  await move(order, 'confirmed')
  await shop.shop.documents.issue(by(), { number: order, kind: 'invoice', size: 'a4' })
  await move(order, 'cancelled')
  const { answers: files } = await shop.shop.punchOut.orderAnswers(by(), { number: order })
  expect(files.map(({ kind, state }) => [kind, state])).toEqual([
    ['confirmation', undefined],
    ['invoice', undefined],
    ['invoice', undefined],
  ])
  const texts = await Promise.all(
    files.map(async ({ record }) => {
      const file = await shop.shop.punchOut.orderAnswer(by(), { number: order, record })
      return new TextDecoder().decode(file.bytes)
    }),
  )
  for (const text of texts) expect(faultsOf(text)).toEqual([])
  const [, invoice = '', credit = ''] = texts
  const number = /invoiceID="([^"]*)"/.exec(invoice)?.[1] ?? ''
  expect(invoice).toContain('<DueAmount><Money currency="USD">50.00</Money></DueAmount>')
  expect(credit).toContain('purpose="lineLevelCreditMemo"')
  expect(credit).toContain(`<InvoiceIDInfo invoiceID="${number}"`)
  expect(credit).toContain('quantity="-2"')
  expect(credit).toContain('<DueAmount><Money currency="USD">-50.00</Money></DueAmount>')
  expect(texts.join('')).not.toContain('SharedSecret')
  await sendAll()
  expect(peer.received).toEqual([])
  expect(await logOf(company)).toEqual([])
})

test('a basket is the same message as Base64 for a buyer system that reads it so', async () => {
  const tool = await shop.shop.tool({ name: 'Feile “grob” – 8 €', sku: 'CX-64' })
  const company = await shop.company('Base64 Works')
  const connection = await shop.shop.punchOut.add(by(), {
    id: company,
    protocol: 'cxml',
    origins: [buyerOrigin],
    basketField: 'cxml-base64',
  })
  const answer = await postXml(shop, messageOf(connection, setupOf()))
  const session = shop.sessionOf(await shop.app.inject({ url: startOf(answer) }))
  await shop.put(session, tool.id, 3)
  const form = formOf((await shop.returnBasket(session)).body)
  expect(Object.keys(form)).toEqual(['cxml-base64'])
  const encoded = form['cxml-base64'] ?? ''
  expect(encoded).toMatch(/^[A-Za-z\d+/]+={0,2}$/)
  const basket = Buffer.from(encoded, 'base64').toString('utf8')
  expect(basket).toContain('<BuyerCookie>cookie-4711</BuyerCookie>')
  expect(basket).toContain('<ItemIn quantity="3"')
  expect(faultsOf(basket)).toEqual([])
  // Sent again, it is the same form.
  expect(formOf((await shop.returnBasket(session)).body)).toEqual(form)
  const { connections } = await shop.shop.punchOut.read(by(), { id: company })
  expect(connections).toMatchObject([{ basketField: 'cxml-base64' }])
})
