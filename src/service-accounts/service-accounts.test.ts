/** Keys of service accounts over HTTP: when they count, as whom they call, and who looks after them. */
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { day, openKeyShop, type KeyShop } from '../../tests/key-shop.ts'

let it: KeyShop
beforeAll(async () => {
  it = await openKeyShop({ MAIL_FROM: 'shop@example.com', SMTP_URL: 'smtp://127.0.0.1:9' })
})
afterAll(() => it.close())
beforeEach(() => it.pass(120_000))

const refusedAs = (reason: string) => ({ type: 'key-not-accepted', status: 401, facts: { reason } })
const orders = (key: string) => it.call(key, 'GET /orders')
const mails = async (subject: string): Promise<readonly string[]> => {
  const { rows } = await sql<{ recipient: string }>`
    select recipient from mail_outbox where subject like ${`%${subject}%`}`.execute(
    it.shop.database.handle,
  )
  return rows.map(({ recipient }) => recipient)
}

describe('a key', () => {
  test('has a prefix that scanners know and 49 letters and digits, and is in no row of the database', async () => {
    const { key } = await it.program({ scopes: ['orders:read'] })
    expect(key).toMatch(/^im_live_[0-9A-Za-z]{49}$/)
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(key)::text as row from service_account_keys as key
      union all select to_jsonb(entry)::text from audit_entries as entry
      union all select to_jsonb(keys)::text from idempotency_keys as keys`.execute(
      it.shop.database.handle,
    )
    expect(rows.length).toBeGreaterThan(1)
    expect(rows.filter(({ row }) => row.includes(key))).toEqual([])
  })

  test('that is mistyped, or made up with a right checksum, is not known', async () => {
    const { key } = await it.program({ scopes: ['orders:read'] })
    const last = key.endsWith('0') ? '1' : '0'
    for (const wrong of [key.slice(0, -1) + last, key.slice(0, -1), `${key}x`, 'im_live_'])
      expect((await orders(wrong)).json()).toMatchObject(refusedAs('unknown'))
    const { newKey } = await import('../platform/access/key-format.server.ts')
    expect((await orders(newKey('key'))).json()).toMatchObject(refusedAs('unknown'))
    expect((await orders(newKey('access'))).json()).toMatchObject(refusedAs('ended'))
  })

  test('is refused where nobody need sign in, too, once it does not count', async () => {
    expect((await it.call('im_live_nonsense', 'GET /tools')).statusCode).toBe(401)
    const { key } = await it.program({ scopes: ['orders:read'] })
    expect((await it.call(key, 'GET /tools')).statusCode).toBe(200)
  })

  test('rotates: two count at once, and the old one is revoked without the new one', async () => {
    const { id, keyId, key } = await it.program({ scopes: ['orders:read'] })
    const next = await it.anotherKey(id)
    expect((await orders(key)).statusCode).toBe(200)
    expect((await orders(next.key)).statusCode).toBe(200)
    await it.shop.serviceAccounts.revokeKey({ actor: it.owner }, { id, keyId })
    expect((await orders(key)).json()).toMatchObject(refusedAs('revoked'))
    expect((await orders(next.key)).statusCode).toBe(200)
  })

  test('expires after a year unless its maker says otherwise', async () => {
    const usual = await it.program({ scopes: ['orders:read'] })
    const short = await it.anotherKey(usual.id, 1)
    const endless = await it.anotherKey(usual.id, null)
    it.pass(2 * day)
    expect((await orders(short.key)).json()).toMatchObject(refusedAs('expired'))
    expect((await orders(usual.key)).statusCode).toBe(200)
    it.pass(364 * day)
    expect((await orders(usual.key)).json()).toMatchObject(refusedAs('expired'))
    expect((await orders(endless.key)).statusCode).toBe(200)
  })

  test('counts with the scopes and the state that its account has at that moment', async () => {
    const { id, key } = await it.program({ scopes: ['orders:read'] })
    const edit = { id, name: 'Now of money', purpose: '' }
    await it.shop.serviceAccounts.save(
      { actor: it.owner },
      { ...edit, scopes: ['money:read'], seen: ['orders:read'] },
    )
    expect((await orders(key)).json()).toMatchObject({
      status: 403,
      type: 'scope-missing',
      facts: { scopes: ['orders:read'] },
    })
    await it.shop.serviceAccounts.pause({ actor: it.owner }, { id })
    expect((await it.call(key, 'GET /payments')).json()).toMatchObject(refusedAs('paused'))
    await it.shop.serviceAccounts.resume({ actor: it.owner }, { id })
    expect((await it.call(key, 'GET /payments')).statusCode).toBe(200)
  })

  test('that is revoked between two pages is refused at the second', async () => {
    const { id, keyId, key } = await it.program({ scopes: ['catalogue:read'] })
    for (const name of ['First', 'Second', 'Third']) await it.shop.tool({ name })
    const first = await it.call(key, 'GET /desk/tools?limit=1')
    expect(first.headers['link']).toMatch(/rel="next"/)
    await it.shop.serviceAccounts.revokeKey({ actor: it.owner }, { id, keyId })
    const next = /<[^>]*\/api([^>]+)>/.exec(String(first.headers['link']))?.[1]
    expect((await it.call(key, `GET ${next}`)).json()).toMatchObject(refusedAs('revoked'))
  })

  test('that many use while it is revoked opens nothing afterwards', async () => {
    const { id, keyId, key } = await it.program({ scopes: ['orders:read'] })
    const calls = Array.from({ length: 20 }, () => orders(key))
    await it.shop.serviceAccounts.revokeKey({ actor: it.owner }, { id, keyId })
    expect((await orders(key)).statusCode).toBe(401)
    for (const { statusCode } of await Promise.all(calls)) expect([200, 401]).toContain(statusCode)
  })

  test('says when and from where it was last used', async () => {
    const { id, key } = await it.program({ scopes: ['orders:read'] })
    await orders(key)
    await expect
      .poll(async () => (await it.shop.serviceAccounts.read({ actor: it.owner }, { id })).keys[0])
      .toMatchObject({ lastUsedFrom: '127.0.0.1', lastUsedAt: expect.any(String) })
  })

  test('in an address is refused, and stands in no line of the log', async () => {
    const { key } = await it.program({ scopes: ['orders:read'] })
    for (const url of [
      `/api/orders?key=${key}`,
      `/api/tools?access_token=${encodeURIComponent(key).replace('_', '%5F')}`,
      `/api/order/${key}`,
      `/tools/${key}`,
    ]) {
      const { statusCode, body } = await it.app.inject(url)
      expect([url, statusCode]).toEqual([url, 400])
      expect(body).toContain('Authorization')
      expect(body).not.toContain(key)
    }
    it.app.log.error({ err: new Error(`sent ${key}`) }, 'a mistake')
    expect(it.logged.some((line) => line.includes('key_in_address'))).toBe(true)
    expect(it.logged.filter((line) => /im_(?:live|access)_[0-9A-Za-z]{16}/.test(line))).toEqual([])
  })
})

describe('what a key does', () => {
  test('is in history under the name of the program, with the end of the key', async () => {
    const { id, key } = await it.program({ scopes: ['catalogue:write'] })
    const { id: toolId } = await it.shop.tool({ name: 'Counted' })
    const movement = { kind: 'received', quantity: 7, reason: 'Delivery 12' }
    const answer = await it.call(key, `POST /stock/${toolId}`, movement)
    expect(answer.statusCode, answer.body).toBeLessThan(300)
    const { name } = await it.shop.serviceAccounts.read({ actor: it.owner }, { id })
    const [entry] = await it.shop.audit.list(
      { actor: it.owner },
      { kind: 'tool', record: toolId, limit: 1 },
    )
    expect(entry?.by).toBe(`${name} (key …${key.slice(-4)})`)
  })

  test('once per idempotency key of its account, whichever of its keys sends it', async () => {
    const { id, key } = await it.program({ scopes: ['catalogue:write'] })
    const second = await it.anotherKey(id)
    const { id: toolId } = await it.shop.tool({ name: 'Received once' })
    const headers = { 'idempotency-key': crypto.randomUUID() }
    for (const one of [key, second.key]) {
      const { statusCode, body } = await it.app.inject({
        method: 'POST',
        url: `/api/stock/${toolId}`,
        headers: { ...headers, authorization: `Bearer ${one}` },
        payload: { kind: 'received', quantity: 5, reason: 'Delivery 13' },
      })
      expect(statusCode, body).toBeLessThan(300)
    }
    const { stock } = await it.shop.catalogue.readAny({ actor: it.owner }, { id: toolId })
    expect(stock).toBe(55)
  })

  test('reaches nothing of the owner who is responsible for it', async () => {
    const responsible = await it.shop.person('Rita Responsible', 'admin')
    await it.shop.person('Another Owner', 'admin')
    const { key } = await it.program({ scopes: ['orders:write'], by: responsible })
    const { id: toolId } = await it.shop.tool({ name: 'Bought by staff' })
    const { number } = await it.shop.orders.place(
      { actor: { ...responsible, role: 'customer' }, idempotencyKey: crypto.randomUUID() },
      { toolId, quantity: 1, phone: '+1 555 0100', address: '1 Elm Street' },
    )
    const step = await it.call(key, `POST /order/${number}/transitions`, { status: 'confirmed' })
    expect([step.statusCode, step.json().type]).toEqual([403, 'not-yours'])
    const another = await it.program({ scopes: ['orders:write'] })
    const other = await it.call(another.key, `POST /order/${number}/transitions`, {
      status: 'confirmed',
    })
    expect(other.statusCode, other.body).toBe(200)
  })
})

describe('a service account of a company', () => {
  const companyOf = async (name: string) =>
    it.shop.companies.add(
      { actor: it.owner },
      {
        name,
        address: '',
        vatId: '',
        taxNumber: '',
        taxStatus: 'standard',
        terms: '',
        minimumOrder: 0,
        representative: '',
        notes: '',
        priceList: null,
        creditLimit: null,
      },
    )
  const order = (toolId: string) => ({
    toolId,
    OrderQuentuty: 1,
    phoneNum: '+1 555 0100',
    address: '1 Elm Street',
  })

  test('orders in its name, sees its orders, and no others', async () => {
    const company = await companyOf('Buying Ltd')
    const { id, key } = await it.program({
      scopes: ['buying:write'],
      company: company.id,
    })
    const { id: toolId } = await it.shop.tool({ name: 'Ordered by key' })
    const placed = await it.call(key, 'POST /addorder', order(toolId))
    expect(placed.statusCode, placed.body).toBe(201)
    const own = await it.call(key, `GET /orders/program-${id}@service-account.invalid`)
    expect(own.json()).toMatchObject([{ company: 'Buying Ltd' }])
    const others = await it.call(key, `GET /orders/${it.owner.email}`)
    expect(others.statusCode).toBe(403)
    const stranger = await companyOf('Other Ltd')
    expect((await it.call(key, `GET /companies/${stranger.id}`)).statusCode).toBe(404)
    const elsewhere = await it.app.inject({
      url: '/api/prices',
      headers: { authorization: `Bearer ${key}`, 'x-company': stranger.id },
    })
    expect(elsewhere.statusCode).toBe(404)
    expect(elsewhere.json().detail).toContain('buys for another company')
  })

  test('gets no mail, since nobody reads it', async () => {
    const company = await companyOf('Silent Ltd')
    const { id, key } = await it.program({ scopes: ['buying:write'], company: company.id })
    const { id: toolId } = await it.shop.tool({ name: 'Ordered in silence' })
    const placed = await it.call(key, 'POST /addorder', order(toolId))
    expect(placed.statusCode, placed.body).toBe(201)
    const to = `program-${id}@service-account.invalid`
    await it.shop.database.transact((tx) =>
      it.shop.mail.queue(tx, { to, subject: 'Quote', text: 'A quote.', kind: 'notice' }),
    )
    const { rows } = await sql`
      select from mail_outbox where recipient = ${to}`.execute(it.shop.database.handle)
    expect(rows).toEqual([])
  })

  test('has no scope of the shop, and one of the shop none of a company', async () => {
    const company = await companyOf('Mixed Ltd')
    const mixed = { scopes: ['buying:read', 'orders:read'] as const, company: company.id }
    await expect(it.program(mixed)).rejects.toMatchObject({
      body: { status: 422, errors: [{ pointer: '#/scopes' }] },
    })
    await expect(it.program({ scopes: ['buying:read'] })).rejects.toMatchObject({
      body: { status: 422 },
    })
  })

  test('is refused once its company has removed it, or is closed', async () => {
    const company = await companyOf('Removing Ltd')
    const first = await it.program({ scopes: ['buying:read'], company: company.id })
    const second = await it.program({ scopes: ['buying:read'], company: company.id })
    expect((await it.call(first.key, 'GET /prices')).statusCode).toBe(200)
    await it.shop.companies.removeMember({ actor: it.owner }, { id: company.id, userId: first.id })
    expect((await it.call(first.key, 'GET /prices')).json()).toMatchObject(refusedAs('company'))
    expect((await it.call(second.key, 'GET /prices')).statusCode).toBe(200)
    await it.shop.companies.move({ actor: it.owner }, { id: company.id, state: 'closed' })
    expect((await it.call(second.key, 'GET /prices')).json()).toMatchObject(refusedAs('company'))
  })
})

describe('the user of a program', () => {
  test('is found, listed, promoted and deleted by nobody', async () => {
    const { id } = await it.program({ scopes: ['orders:read'] })
    const email = `program-${id}@service-account.invalid`
    const users = await it.shop.accounts.list({ actor: it.owner }, { q: 'program-' })
    expect(users).toEqual([])
    await expect(
      it.shop.accounts.exchangeIdToken({ actor: it.owner }, { address: email, role: 'admin' }),
    ).rejects.toMatchObject({ body: { status: 404 } })
    expect(await it.shop.accounts.remove({ actor: it.owner }, { id })).toMatchObject({
      deletedCount: 0,
    })
    expect(await it.shop.accounts.grantAdminRole(email)).toBe(false)
    await expect(
      sql`update users set role = 'admin' where id = ${id}`.execute(it.shop.database.handle),
    ).rejects.toThrow(/users_service_accounts_are_customers/)
  })
})

describe('owners', () => {
  test('are told once of a key that expires within a week', async () => {
    await it.program({ scopes: ['orders:read'], days: 30 })
    await it.shop.serviceAccounts.lookAfterAccounts()
    expect(await mails('expires on')).toEqual([])
    it.pass(24 * day)
    await it.shop.serviceAccounts.lookAfterAccounts()
    const told = await mails('expires on')
    expect(told).toContain(it.owner.email)
    await it.shop.serviceAccounts.lookAfterAccounts()
    expect(await mails('expires on')).toEqual(told)
  })

  test('are told when nobody is responsible any longer, and have seven days to adopt', async () => {
    const leaving = await it.shop.person('Lea Leaving', 'admin')
    const kept = await it.program({ scopes: ['orders:read'], by: leaving, days: null })
    const lost = await it.program({ scopes: ['orders:read'], by: leaving, days: null })
    await it.shop.accounts.demote({ actor: it.owner }, { id: leaving.id })
    await it.shop.serviceAccounts.lookAfterAccounts()
    expect(await mails('Nobody is responsible')).toContain(it.owner.email)
    expect(await it.shop.serviceAccounts.countUnattended()).toBe(2)
    expect((await orders(kept.key)).statusCode).toBe(200)
    await it.shop.serviceAccounts.adopt({ actor: it.owner }, { id: kept.id })
    expect(await it.shop.serviceAccounts.countUnattended()).toBe(1)
    it.pass(7 * day + 60_000)
    // Also before the job comes to it.
    expect((await orders(lost.key)).json()).toMatchObject(refusedAs('paused'))
    await it.shop.serviceAccounts.lookAfterAccounts()
    expect(await mails('has been paused')).toContain(it.owner.email)
    expect((await orders(kept.key)).statusCode).toBe(200)
    await it.shop.serviceAccounts.adopt({ actor: it.owner }, { id: lost.id })
    expect((await orders(lost.key)).statusCode).toBe(200)
  })

  test('who are owners again within the seven days stay responsible', async () => {
    const wavering = await it.shop.person('Willy Wavering', 'admin')
    const { id, key } = await it.program({ scopes: ['orders:read'], by: wavering, days: null })
    await it.shop.accounts.pause({ actor: it.owner }, { id: wavering.id })
    await it.shop.serviceAccounts.lookAfterAccounts()
    const read = () => it.shop.serviceAccounts.read({ actor: it.owner }, { id })
    expect((await read()).pausesAt).toBeDefined()
    await it.shop.accounts.resume({ actor: it.owner }, { id: wavering.id })
    await it.shop.serviceAccounts.lookAfterAccounts()
    expect((await read()).pausesAt).toBeUndefined()
    it.pass(8 * day)
    expect((await orders(key)).statusCode).toBe(200)
  })

  test('who are demoted while they make a key make none', async () => {
    const demoted = await it.shop.person('Dora Demoted', 'admin')
    await it.shop.accounts.demote({ actor: it.owner }, { id: demoted.id })
    await expect(it.program({ scopes: ['orders:read'], by: demoted })).rejects.toMatchObject({
      body: { status: 403 },
    })
  })

  test('give two accounts no name that is the same', async () => {
    const account = { name: 'Twin', purpose: '', scopes: ['orders:read' as const] }
    const add = () => it.shop.serviceAccounts.add({ actor: it.owner }, account)
    const both = await Promise.allSettled([add(), add()])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('delete an account with its keys, and may use its name again', async () => {
    const { id, key } = await it.program({ scopes: ['orders:read'] })
    const { name } = await it.shop.serviceAccounts.read({ actor: it.owner }, { id })
    await it.shop.serviceAccounts.remove({ actor: it.owner }, { id })
    expect((await orders(key)).json()).toMatchObject(refusedAs('revoked'))
    const again = { name, purpose: '', scopes: ['orders:read' as const] }
    await it.shop.serviceAccounts.add({ actor: it.owner }, again)
  })
})

describe('the limit of a service account', () => {
  test('counts all its keys together, says what is left, and spares anybody who shares its address', async () => {
    const limited = await openKeyShop({ LIMIT_KEYS: '3/60', LIMIT_READS: '4/60' })
    try {
      const { id, key } = await limited.program({ scopes: ['orders:read'] })
      const second = await limited.anotherKey(id)
      const first = await limited.call(key, 'GET /orders')
      expect(first.headers).toMatchObject({
        'ratelimit-policy': '"key";q=3;w=60',
        ratelimit: expect.stringMatching(/^"key";r=2;t=(?:[1-9]|[1-5]\d|60)$/),
      })
      await limited.call(second.key, 'GET /orders')
      await limited.call(key, 'GET /orders')
      const refused = await limited.call(key, 'GET /orders')
      expect(refused.statusCode).toBe(429)
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
      expect(refused.headers['ratelimit']).toMatch(/^"key";r=0;/)
      for (let call = 0; call < 10; call += 1) await limited.call(key, 'GET /orders')
      // The address has paid for the first call of each key only.
      expect((await limited.app.inject('/api/tools?page=1')).statusCode).not.toBe(429)
      // Made-up keys are counted against it.
      const { newKey } = await import('../platform/access/key-format.server.ts')
      const made = [newKey('key'), newKey('key'), newKey('key')]
      const answers: number[] = []
      for (const one of made) answers.push((await limited.call(one, 'GET /orders')).statusCode)
      expect(answers.at(-1)).toBe(429)
    } finally {
      await limited.close()
    }
  })
})
