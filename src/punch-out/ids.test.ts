/** Punch-out by IDS Connect 2.5: software of craftsmen sends a basket, and takes one back (rule 12.1). */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { readOrders } from '../../packages/file-reader/orders/read-orders.ts'
import { buyerOrigin, formOf, openBuyerShop, type BuyerShop } from './test-buyer.ts'
import { xml, type Connected } from './test-xml-peer.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const hookurl = `${buyerOrigin}/ids/return`

let shop: BuyerShop
beforeAll(async () => {
  shop = await openBuyerShop({ ORIGIN: 'https://shop.example.com' })
})
afterAll(() => shop.close())

let count = 0
const anyCompany = (list?: string) => shop.company(`Heating Works ${(count += 1)}`, list)
const connected = async (company?: string) =>
  shop.connect(company ?? (await anyCompany()), undefined, 'ids')
type Fields = Readonly<Record<string, string>>
const fieldsOf = ({ userName, secret }: Connected, more: Fields): Fields => ({
  kndnr: '10017',
  name_kunde: userName,
  pw_kunde: secret,
  version: '2.5',
  action: 'WKE',
  hookurl,
  ...more,
})
const call = (by: Connected, more: Fields = {}) =>
  shop.post('/punch-out/ids', fieldsOf(by, more), { origin: buyerOrigin })
const sessionOf = async (by: Connected, more: Fields = {}) => shop.sessionOf(await call(by, more))

type Item = { readonly sku: string; readonly quantity: string; readonly position?: string }
const basketOf = (items: readonly Item[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?><Warenkorb xmlns="http://www.itek.de/Shop-Anbindung/Warenkorb/"><WarenkorbInfo><Date>2026-11-28</Date><Time>09:00:00</Time><Version>2.5</Version></WarenkorbInfo><Order>${items
    .map(
      ({ sku, quantity, position = '' }) =>
        `<OrderItem><RefItems><Customer>${position}</Customer></RefItems><ArtNo>${xml(sku)}</ArtNo><Qty>${quantity}</Qty><QU>PCE</QU></OrderItem>`,
    )
    .join('')}</Order></Warenkorb>`

describe('a basket', () => {
  test('comes back with the prices of the company, their base, and the positions of the craftsman', async () => {
    const pipe = await shop.shop.tool({
      name: 'Rohrschelle 1/2" <M8>',
      sku: 'ID-12',
      price: 1250,
      pricePer: 100,
      stock: 5000,
    })
    const by = { actor: shop.owner }
    const { id: listId } = await shop.shop.prices.addList(by, { name: 'Heating', base: null })
    const row = { target: 'tool', name: 'ID-12', price: 990, pricePer: 100 } as const
    await shop.shop.prices.addRow(by, { listId, ...row })
    const session = await sessionOf(await connected(await anyCompany(listId)), {
      action: 'WKS',
      target: '_top',
      warenkorb: basketOf([
        { sku: 'id-12', quantity: '50.00', position: '1.2' },
        { sku: 'GONE-9', quantity: '1.00' },
        { sku: 'ID-12', quantity: '0.50' },
      ]),
    })
    expect((await shop.open(session)).body).toContain('not in the basket: GONE-9, ID-12.')
    await shop.put(session, pipe.id, 60)
    const back = await shop.returnBasket(session)
    expect(back.body).toContain(`action="${hookurl}"`)
    expect(back.body).toContain('target="_top"')
    const { warenkorb = '' } = formOf(back.body)
    expect(warenkorb).toContain('<RueckgabeKZ>Warenkorbr&#252;ckgabe</RueckgabeKZ>')
    expect(warenkorb).toContain('<Version>2.5</Version>')
    // The shop reads what it writes as others do.
    const read = readOrders('warenkorb.xml', new TextEncoder().encode(warenkorb))
    expect(read?.orders[0]).toMatchObject({
      currency: 'USD',
      lines: [
        {
          number: '1.2',
          sellerNumber: 'ID-12',
          quantity: '60.00',
          unit: 'PCE',
          name: 'Rohrschelle 1/2" <M8>',
          price: '9.90',
          priceQuantity: '100',
        },
      ],
    })
  })

  test('begins empty, and comes as a form in parts, too', async () => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fieldsOf(await connected(), {})))
      form.set(name, value)
    const request = new Request('https://shop.example.com', { method: 'POST', body: form })
    const begun = await shop.app.inject({
      method: 'POST',
      url: '/punch-out/ids',
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    })
    expect(begun.statusCode).toBe(303)
    expect((await shop.open(shop.sessionOf(begun))).body).toContain('The basket is empty')
  })
})

test('an article is shown with its price, and nothing can be taken from there', async () => {
  const tool = await shop.shop.tool({ name: 'Pumpenzange', sku: 'ID-ADL' })
  const session = await sessionOf(await connected(), {
    action: 'ADL',
    ghnummer: 'ID-ADL',
    hookurl: '',
  })
  expect(session.path).toMatch(/\?q=ID-ADL$/)
  const page = await shop.open(session)
  expect(page.body).toContain('Pumpenzange')
  expect(page.body).not.toContain('name="quantity"')
  const path = session.path.replace(/\?.*/, '')
  expect((await shop.put({ ...session, path }, tool.id, 1)).statusCode).toBe(422)
  const back = await shop.returnBasket({ ...session, path })
  expect(back.statusCode).toBe(422)
  expect(back.body).toContain('opened the catalogue without a return URL')
  expect(back.body).not.toContain('session has ended')
  expect((await shop.open(session)).body).toContain('Pumpenzange')
})

describe('a call', () => {
  test('an IDS call with a wrong password is refused, and only registered software can frame the refusal', async () => {
    const by = await connected()
    const answer = await call({ ...by, secret: 'wrong' })
    expect(answer.statusCode).toBe(403)
    expect(answer.body).toContain('The user name or the password is wrong')
    expect(String(answer.headers['content-security-policy'])).toContain(
      `frame-ancestors ${buyerOrigin}`,
    )
    const stranger = await call({ ...by, userName: 'nobody' })
    expect(String(stranger.headers['content-security-policy'])).toContain("frame-ancestors 'none'")
  })

  test('an IDS call with a basket address that is not registered, or for another company, opens no session', async () => {
    const by = await connected()
    for (const address of ['https://evil.example/ids', 'http://buyer.example.com/ids'])
      expect((await call(by, { hookurl: address })).statusCode).toBe(403)
    const other = await shop.connect(await anyCompany())
    expect((await call(other)).statusCode).toBe(403)
  })

  test('that lacks something, asks for something else or brings no basket is refused in words', async () => {
    const by = await connected()
    const wrong: Fields[] = [
      { action: 'HLS' },
      { action: '' },
      { hookurl: '' },
      { action: 'ADL', ghnummer: '' },
      { action: 'WKS' },
      { pw_kunde: '' },
      { kndnr: 'x'.repeat(300) },
    ]
    for (const more of wrong) {
      const answer = await call(by, more)
      expect(answer.statusCode).toBe(400)
      expect(answer.body).toContain('is incomplete')
    }
    const baskets = [
      'nothing',
      '<Warenkorb><Order></Warenkorb>',
      '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><Warenkorb><Order><OrderItem><ArtNo>&x;</ArtNo></OrderItem></Order></Warenkorb>',
      '<cXML/>',
      basketOf(Array.from({ length: 201 }, () => ({ sku: 'X', quantity: '1.00' }))),
    ]
    for (const warenkorb of baskets) {
      const answer = await call(by, { action: 'WKS', warenkorb })
      expect(answer.statusCode).toBe(403)
      expect(answer.body).toContain('cannot read the basket from your software')
      expect(answer.body).not.toContain('root:')
    }
    const broken = await shop.post('/punch-out/ids', 'x', {
      'content-type': 'multipart/form-data; boundary=none',
    })
    expect(broken.statusCode).toBe(400)
  })

  test('shows names of articles of a basket as text', async () => {
    const sku = '<script>alert(1)</script>'
    const session = await sessionOf(await connected(), {
      action: 'WKS',
      warenkorb: basketOf([{ sku, quantity: '1.00' }]),
    })
    const { body } = await shop.open(session)
    expect(body).not.toContain('<script>alert')
    expect(body).toContain('&#60;script&#62;')
  })
})

test('the log has every call and basket, without the password', async () => {
  const company = await anyCompany()
  const by = await connected(company)
  const tool = await shop.shop.tool({ sku: `ID-${randomUUID().slice(0, 8)}` })
  const session = await sessionOf(by)
  await shop.put(session, tool.id, 1)
  await shop.returnBasket(session)
  const { messages } = await shop.shop.punchOut.read({ actor: shop.owner }, { id: company })
  expect(messages.map(({ kind }) => kind)).toEqual(['returned', 'begun'])
  expect(JSON.stringify(messages)).toContain('RueckgabeKZ')
  expect(JSON.stringify(messages)).not.toContain(by.secret)
})
