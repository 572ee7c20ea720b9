/** Punch-out by the Open Catalog Interface: from a buyer system's form to its basket (rule 12.1). */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { rejection } from '../../tests/order-shop.ts'
import { buyerOrigin, formOf, hookUrl, openBuyerShop, type BuyerShop } from './test-buyer.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let shop: BuyerShop
beforeAll(async () => {
  shop = await openBuyerShop({ ORIGIN: 'https://shop.example.com' })
})
afterAll(() => shop.close())

let count = 0
const anyCompany = () => shop.company(`Harbor Works ${(count += 1)}`)
const anySession = async () =>
  shop.sessionOf(await shop.signIn(await shop.connect(await anyCompany())))
const policyOf = ({ headers }: { headers: object }) =>
  String(Object(headers)['content-security-policy'])

describe('a basket', () => {
  test('goes back at the prices of the company, with the unit of the price, in full packs', async () => {
    const screws = await shop.shop.tool({
      name: 'Wood screw "5 × 60"',
      sku: 'WS-560',
      price: 1250,
      pricePer: 100,
      minimumQuantity: 200,
      packSize: 200,
      stock: 5000,
    })
    const hammer = await shop.shop.tool({ name: 'Sledge', sku: 'SL-1', unit: 'set' })
    const by = { actor: shop.owner }
    const { id: listId } = await shop.shop.prices.addList(by, { name: 'Harbor', base: null })
    const row = { target: 'tool', name: 'WS-560', price: 990, pricePer: 100 } as const
    await shop.shop.prices.addRow(by, { listId, ...row })
    const id = await shop.company('Harbor', listId)

    const begun = await shop.signIn(await shop.connect(id), { '~TARGET': '_parent' })
    expect(begun.statusCode).toBe(303)
    const session = shop.sessionOf(begun)
    expect((await shop.put(session, screws.id, 400)).statusCode).toBe(303)
    expect((await shop.put(session, hammer.id, 2)).statusCode).toBe(303)
    const page = await shop.open(session, '?q=WS-560')
    expect(page.body).toContain('$9.90 per 100 pieces')
    expect(page.body).toContain('packs of 200')

    const back = await shop.returnBasket(session)
    expect(back.body).toContain(`action="${hookUrl}"`)
    expect(formOf(back.body)).toEqual({
      '~OkCode': 'ADDI',
      '~TARGET': '_parent',
      '~CALLER': 'CTLG',
      'NEW_ITEM-DESCRIPTION[1]': 'Wood screw "5 × 60"',
      'NEW_ITEM-QUANTITY[1]': '400',
      'NEW_ITEM-UNIT[1]': 'PCE',
      'NEW_ITEM-PRICE[1]': '9.90',
      'NEW_ITEM-PRICEUNIT[1]': '100',
      'NEW_ITEM-CURRENCY[1]': 'USD',
      'NEW_ITEM-VENDORMAT[1]': 'WS-560',
      'NEW_ITEM-EXT_PRODUCT_ID[1]': 'WS-560',
      'NEW_ITEM-LONGTEXT_1:132[]': 'Wood screw "5 × 60"',
      'NEW_ITEM-DESCRIPTION[2]': 'Sledge',
      'NEW_ITEM-QUANTITY[2]': '2',
      'NEW_ITEM-UNIT[2]': 'SET',
      'NEW_ITEM-PRICE[2]': '10.00',
      'NEW_ITEM-PRICEUNIT[2]': '1',
      'NEW_ITEM-CURRENCY[2]': 'USD',
      'NEW_ITEM-VENDORMAT[2]': 'SL-1',
      'NEW_ITEM-EXT_PRODUCT_ID[2]': 'SL-1',
      'NEW_ITEM-LONGTEXT_2:132[]': 'Sledge',
    })
  })

  test('takes no quantity that cannot be ordered, and says which can', async () => {
    const tool = await shop.shop.tool({ packSize: 24, minimumQuantity: 24 })
    const session = await anySession()
    const refused = await shop.put(session, tool.id, 25)
    expect(refused.statusCode).toBe(422)
    expect(refused.body).toContain('25 is not a multiple of 24. Use 24 or 48.')
    for (const quantity of ['-1', '1e3', '9999999', '', '1.5'])
      expect((await shop.put(session, tool.id, quantity)).statusCode).toBe(422)
    expect((await shop.put(session, randomUUID(), 1)).body).toContain('no longer available')
  })

  test('goes back once: sent again it is the same, and nothing changes in it', async () => {
    const tool = await shop.shop.tool()
    const session = await anySession()
    await shop.put(session, tool.id, 3)
    const [first, second] = await Promise.all([
      shop.returnBasket(session),
      shop.returnBasket(session),
    ])
    expect(formOf(second.body)).toEqual(formOf(first.body))
    expect((await shop.put(session, tool.id, 30)).body).toContain('already been transferred')
    expect(formOf((await shop.open(session)).body)).toEqual(formOf(first.body))
  })

  test('does not go back with what has changed since, and says so', async () => {
    const tool = await shop.shop.tool({ stock: 5 })
    const session = await anySession()
    await shop.put(session, tool.id, 5)
    await shop.shop.stock.record(
      { actor: shop.owner, idempotencyKey: randomUUID() },
      { toolId: tool.id, kind: 'counted', quantity: 2, reason: '' },
    )
    const page = await shop.returnBasket(session)
    expect(page.body).toContain('The basket has changed since you filled it')
    expect(page.body).not.toContain('NEW_ITEM')
  })
})

describe('a session', () => {
  test('only registered origins can frame a session and receive its basket, and its pages are never cached', async () => {
    const answer = await shop.open(await anySession())
    expect(policyOf(answer)).toContain(`frame-ancestors ${buyerOrigin};`)
    expect(policyOf(answer)).toContain(`form-action 'self' ${buyerOrigin};`)
    expect(answer.headers['x-frame-options']).toBeUndefined()
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('has a cookie that only its own pages get, in a frame of its own only', async () => {
    const begun = await shop.signIn(await shop.connect(await anyCompany()))
    const cookie = String(begun.headers['set-cookie'])
    const { path } = shop.sessionOf(begun)
    for (const part of [`Path=${path}`, 'HttpOnly', 'Secure', 'SameSite=None', 'Partitioned'])
      expect(cookie).toContain(part)
  })

  test('a session can neither place orders nor read anything outside its basket and catalogue', async () => {
    const { cookie } = await anySession()
    const token = cookie.split('=')[1] ?? ''
    for (const path of ['/api/cart', '/api/orders/check', '/api/memberships', '/api/companies']) {
      const asked = { url: path, method: path.endsWith('check') ? 'POST' : 'GET' } as const
      for (const headers of [{ cookie }, { authorization: `Bearer ${token}` }])
        expect((await shop.app.inject({ ...asked, headers })).statusCode).toBe(401)
    }
  })

  test('a cookie does not open the session of somebody else', async () => {
    const [own, other] = [await anySession(), await anySession()]
    for (const stolen of [
      { path: other.path, cookie: own.cookie },
      { path: other.path, cookie: '' },
      { path: other.path, cookie: 'punch-out=' },
    ]) {
      const answer = await shop.open(stolen)
      expect(answer.statusCode).toBe(403)
      expect(answer.body).toContain('The session has ended')
      expect(policyOf(answer)).toContain("frame-ancestors 'none'")
    }
  })

  test('a form on another page cannot change a session, although the browser sends the cookie', async () => {
    const form = { tool: (await shop.shop.tool()).id, quantity: '1' }
    const { path, cookie } = await anySession()
    const origins = [buyerOrigin, 'null', 'https://shop.example.com.evil.example']
    for (const headers of [{}, ...origins.map((origin) => ({ origin }))])
      for (const act of [`${path}/basket`, `${path}/return`]) {
        const { statusCode, body } = await shop.post(act, form, { cookie, ...headers })
        expect([statusCode, body.includes('session has ended')]).toEqual([403, false])
      }
    expect((await shop.open({ path, cookie })).body).toContain('The basket is empty')
  })

  test('a session ends when its connection is revoked or its company is closed', async () => {
    const id = await anyCompany()
    const connection = await shop.connect(id)
    const session = shop.sessionOf(await shop.signIn(connection))
    await shop.shop.companies.move({ actor: shop.owner }, { id, state: 'on-hold' })
    expect((await shop.open(session)).statusCode).toBe(403)
    expect((await shop.signIn(connection)).statusCode).toBe(403)
    await shop.shop.companies.move({ actor: shop.owner }, { id, state: 'approved' })
    expect((await shop.open(session)).statusCode).toBe(200)
    await shop.shop.punchOut.revoke(
      { actor: shop.owner },
      { id, connection: connection.insertedId },
    )
    expect((await shop.open(session)).statusCode).toBe(403)
    expect((await shop.signIn(connection)).statusCode).toBe(403)
  })

  test('shows text of the catalogue and of the buyer system as text', async () => {
    const session = await anySession()
    const answer = await shop.open(
      session,
      `?q=${encodeURIComponent('"><script>alert(1)</script>')}`,
    )
    expect(answer.body).not.toContain('<script>alert')
    const target = '"><script>alert(1)</script>'
    const begun = await shop.signIn(await shop.connect(await anyCompany()), { '~TARGET': target })
    const back = await shop.returnBasket(shop.sessionOf(begun))
    expect(back.body).not.toContain('<script>alert')
    expect(formOf(back.body)['~TARGET']).toBe(target)
  })
})

describe('a call', () => {
  test('a call with a wrong password or an unknown user is refused with an explanation, and opens no session', async () => {
    const connection = await shop.connect(await anyCompany())
    const wrong = [
      { ...connection, secret: `${connection.secret}x` },
      { ...connection, userName: 'buyer-0000000000' },
      { ...connection, secret: (await shop.connect(await anyCompany())).secret },
    ]
    for (const one of wrong) {
      const answer = await shop.signIn(one)
      expect(answer.statusCode).toBe(403)
      expect(answer.body).toContain('The user name or the password is wrong')
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
  })

  test('a call with a basket address that is not registered is refused with an explanation', async () => {
    const connection = await shop.connect(await anyCompany())
    const addresses = [
      'https://evil.example/oci',
      'https://buyer.example.com.evil.example/oci',
      'https://buyer.example.com@evil.example/oci',
      'https://user:secret@buyer.example.com/oci',
      'http://buyer.example.com/oci',
      'https://buyer.example.com:8443/oci',
      'javascript:alert(1)',
      '//buyer.example.com/oci',
      'nothing',
    ]
    for (const HOOK_URL of addresses) {
      const answer = await shop.signIn(connection, { HOOK_URL })
      expect(answer.statusCode).toBe(403)
      expect(answer.body).toContain('is not registered with the supplier')
    }
  })

  test('that lacks something, has it twice, is too long or no form is refused in words', async () => {
    const { userName, secret } = await shop.connect(await anyCompany())
    const right = new URLSearchParams({ USERNAME: userName, PASSWORD: secret, HOOK_URL: hookUrl })
    const bodies = [
      '',
      `${right}&HOOK_URL=${encodeURIComponent('https://evil.example')}`,
      `${right}&hook_url=${encodeURIComponent('https://evil.example')}`,
      `${right}&~TARGET=${'x'.repeat(300)}`,
      `USERNAME=${userName}&PASSWORD=${secret}`,
      '%00%ff&=&&&',
    ]
    for (const body of bodies) {
      const answer = await shop.post('/punch-out/oci', body)
      expect(answer.statusCode).toBe(400)
      expect(answer.body).toContain('is incomplete')
    }
    const json = { 'content-type': 'application/json' }
    expect((await shop.post('/punch-out/oci', '{}', json)).statusCode).toBe(400)
    expect((await shop.post('/punch-out/oci', 'x'.repeat(70_000))).statusCode).toBe(413)
  })

  test('asks whether an article is still sold so, and gets it as a line of a basket', async () => {
    await shop.shop.tool({ name: 'Valid saw', sku: 'OV-1', packSize: 5, minimumQuantity: 5 })
    const connection = await shop.connect(await anyCompany())
    const ask = async (fields: Readonly<Record<string, string>>) =>
      shop.signIn(connection, { FUNCTION: 'VALIDATE', ...fields })
    const answer = await ask({ PRODUCTID: 'ov-1', QUANTITY: '10.000' })
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(answer.body).toContain(`action="${hookUrl}"`)
    expect(formOf(answer.body)).toMatchObject({
      'NEW_ITEM-VENDORMAT[1]': 'OV-1',
      'NEW_ITEM-QUANTITY[1]': '10',
      'NEW_ITEM-PRICE[1]': '10.00',
    })
    expect(formOf((await ask({ PRODUCTID: 'OV-1' })).body)['NEW_ITEM-QUANTITY[1]']).toBe('5')
    for (const fields of [
      { PRODUCTID: 'OV-1', QUANTITY: '7' },
      { PRODUCTID: 'OV-1', QUANTITY: '-5' },
      { PRODUCTID: 'NONE' },
      { PRODUCTID: '' },
    ])
      expect((await ask(fields)).body).not.toContain('NEW_ITEM')
  })

  test('of a program that reads the answer itself needs no return address', async () => {
    await shop.shop.tool({ name: 'Background mallet', sku: 'OB-1', minimumQuantity: 3 })
    const connection = await shop.connect(await anyCompany())
    const search = { FUNCTION: 'BACKGROUND_SEARCH', SEARCHSTRING: 'background mallet' }
    const answer = await shop.signIn(connection, { ...search, HOOK_URL: '' })
    expect(answer.statusCode).toBe(200)
    expect(answer.body).not.toContain('<script')
    expect(formOf(answer.body)).toMatchObject({
      'NEW_ITEM-DESCRIPTION[1]': 'Background mallet',
      'NEW_ITEM-QUANTITY[1]': '3',
    })
    const elsewhere = { ...search, HOOK_URL: 'https://evil.example/oci' }
    expect((await shop.signIn(connection, elsewhere)).statusCode).toBe(403)
    const wrong = await shop.signIn({ ...connection, secret: 'x' }, { ...search, HOOK_URL: '' })
    expect(wrong.statusCode).toBe(403)
    expect(wrong.body).not.toContain('NEW_ITEM')
  })

  test('with a wrong password is refused in a frame of the buyer system, and of no other page', async () => {
    const connection = await shop.connect(await anyCompany())
    const wrong = { ...connection, secret: 'wrong' }
    expect(policyOf(await shop.signIn(wrong))).toContain(`frame-ancestors ${buyerOrigin};`)
    for (const [by, address] of [
      [wrong, 'https://evil.example/oci'],
      [{ ...wrong, userName: 'nobody' }, hookUrl],
    ] as const)
      expect(policyOf(await shop.signIn(by, { HOOK_URL: address }))).toContain(
        "frame-ancestors 'none'",
      )
  })

  test('opens the tool that it names', async () => {
    const connection = await shop.connect(await anyCompany())
    const begun = await shop.signIn(connection, { FUNCTION: 'DETAIL', PRODUCTID: 'WS-560' })
    expect(begun.headers['location']).toMatch(/\?q=WS-560$/)
  })
})

describe('staff', () => {
  test('see every message of a company without secrets, for 30 days', async () => {
    const id = await anyCompany()
    const connection = await shop.connect(id)
    await shop.signIn({ ...connection, secret: 'wrong-secret-4711' })
    const session = shop.sessionOf(await shop.signIn(connection))
    await shop.put(session, (await shop.shop.tool()).id, 1)
    await shop.returnBasket(session)
    const { messages } = await shop.shop.punchOut.read({ actor: shop.owner }, { id })
    expect(messages.map(({ kind, reason }) => [kind, reason])).toEqual([
      ['returned', undefined],
      ['begun', undefined],
      ['refused', 'secret'],
    ])
    const text = JSON.stringify(messages)
    expect(text).toContain('NEW_ITEM-PRICE[1]')
    expect(text).not.toContain('wrong-secret-4711')
    expect(text).not.toContain(connection.secret)
    expect(shop.logged.join('')).not.toContain(connection.secret)

    shop.pass(31 * 86_400_000)
    await shop.shop.punchOut.sweep()
    const left = await shop.shop.punchOut.read({ actor: shop.owner }, { id })
    expect(left.messages).toEqual([])
    expect((await shop.open(session)).statusCode).toBe(403)
  })

  test('name origins only, not addresses, and none that is open on the way', async () => {
    const id = await anyCompany()
    for (const origin of [
      'https://buyer.example.com/oci',
      'http://buyer.example.com',
      'https://*.example.com',
      'https://buyer.example.com;script-src',
      'buyer.example.com',
      'https://user@buyer.example.com',
      "'self'",
    ])
      await expect(rejection(shop.connect(id, [origin]))).resolves.toMatchObject({
        body: { status: 422 },
      })
  })
})

test('a session of a company that chose German is German, and its basket is the same', async () => {
  const by = { actor: shop.owner }
  const speak = async (languages: string) => {
    const { revision } = await shop.shop.settings.read(by, {})
    await shop.shop.settings.save(by, { revision, languages })
  }
  const { id: toolId } = await shop.shop.tool({ name: 'Zange', price: 123_450 })
  const id = await anyCompany()
  const basketIn = async (language: string) => {
    await sql`update companies set language = ${language} where id = ${id}`.execute(
      shop.shop.database.handle,
    )
    const session = shop.sessionOf(await shop.signIn(await shop.connect(id)))
    await shop.put(session, toolId, 2)
    const page = await shop.open(session)
    return { page: page.body, form: formOf((await shop.returnBasket(session)).body) }
  }
  await speak('de')
  try {
    const [german, english] = [await basketIn('de'), await basketIn('en')]
    expect(german.page).toContain('<html lang="de">')
    expect(german.page).toContain('Warenkorb')
    expect(english.page).toContain('<html lang="en">')
    expect(german.form['NEW_ITEM-PRICE[1]']).toBe('1234.50')
    expect(german.form).toEqual(english.form)
  } finally {
    await speak('')
  }
})

test('a shop that has not switched it on offers nothing', async () => {
  const connection = await shop.connect(await anyCompany())
  const session = shop.sessionOf(await shop.signIn(connection))
  const by = { actor: shop.owner }
  const { revision } = await shop.shop.settings.read(by, {})
  await shop.shop.settings.save(by, { revision, punchOut: 'no' })
  expect((await shop.signIn(connection)).statusCode).toBe(404)
  expect((await shop.open(session)).statusCode).toBe(403)
})
