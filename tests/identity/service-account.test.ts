/** A shop with a service account of its Firebase project: deleted users lose their Firebase accounts, whatever Google does meanwhile, and admins are asked after. */
import { writeFileSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { createAccountDisabling } from '../../src/identity/account-disabling.server.ts'
import { providerUnavailable } from '../../src/identity/problems.ts'
import { createFirebaseAccounts } from '../../src/identity/firebase-accounts.server.ts'
import { readConfig } from '../../src/platform/config.server.ts'
import { createLogger } from '../../src/platform/http/log.server.ts'
import { isProblem } from '../../packages/contract/problem.ts'
import { readServiceAccount } from '../../src/platform/service-account.server.ts'
import { freshDatabase } from '../postgres/fresh-database.ts'
import { openTestShop, type TestShop } from '../shop.ts'
import { serviceAccountOf } from './service-account.ts'

const project = 'ironmonger-tests'
const issuer = `https://securetoken.google.com/${project}`
const account = serviceAccountOf(project)
const log = createLogger('silent')

/** What Google does: as it should, or as it does on a bad day. */
type Mood = 'well' | 'busy' | 'forbids' | 'rambles' | 'silent' | 'knows no such key'
let mood: Mood = 'well'
let asked: string[] = []
const accounts = new Map<string, { disabled?: boolean; validSince?: string }>()
let keys: CryptoKey
let published: object
let google = ''

const server = createServer((request, reply) => {
  const answer = async (): Promise<void> => {
    let text = ''
    for await (const chunk of request) text += String(chunk)
    const say = (status: number, body: object): void =>
      void reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (request.url === '/keys') return say(200, published)
    asked.push(request.url ?? '')
    if (mood === 'silent') return void request.socket.destroy()
    if (mood === 'rambles')
      return void reply.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>')
    if (mood === 'busy') return say(503, { error: { code: 503, message: 'UNAVAILABLE' } })
    if (request.url === '/token') {
      const { status, body } =
        mood === 'knows no such key'
          ? {
              status: 400,
              body: { error: 'invalid_grant', error_description: 'Invalid JWT Signature.' },
            }
          : await account.exchange(text, `${google}/token`)
      return say(status, body)
    }
    if (request.headers.authorization !== 'Bearer ya29.of-tests')
      return say(401, { error: { code: 401, message: 'UNAUTHENTICATED' } })
    if (mood === 'forbids') return say(403, { error: { code: 403, message: 'PERMISSION_DENIED' } })
    const body: { localId: string & string[]; disableUser?: boolean } = JSON.parse(text)
    if (request.url === `/identitytoolkit.googleapis.com/v1/projects/${project}/accounts:update`) {
      const found = accounts.get(body.localId)
      if (!found) return say(400, { error: { code: 400, message: 'USER_NOT_FOUND' } })
      found.disabled = body.disableUser === true
      return say(200, { localId: body.localId })
    }
    if (request.url !== `/identitytoolkit.googleapis.com/v1/projects/${project}/accounts:lookup`)
      return say(404, {})
    const users = body.localId
      .filter((localId) => accounts.has(localId))
      .map((localId) => ({ localId, ...accounts.get(localId) }))
    return say(
      200,
      users.length === 0 ? { kind: 'identitytoolkit#GetAccountInfoResponse' } : { users },
    )
  }
  answer().catch((error: unknown) => reply.writeHead(500).end(String(error)))
})

beforeAll(async () => {
  const pair = await generateKeyPair('RS256', { extractable: true })
  keys = pair.privateKey
  published = { keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'one', alg: 'RS256' }] }
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  const address = server.address()
  google = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
})
afterAll(
  () =>
    new Promise((done) => {
      server.closeAllConnections()
      server.close(done)
    }),
)
beforeEach(() => {
  mood = 'well'
  asked = []
  accounts.clear()
})

const settings = () => ({
  DEMO: 'on',
  IDENTITY: 'firebase',
  FIREBASE_API_KEY: 'k',
  FIREBASE_APP_ID: 'a',
  FIREBASE_PROJECT_ID: project,
  FIREBASE_EMULATOR: google,
  FIREBASE_SERVICE_ACCOUNT: account.json,
})
const proofOf = (sub: string, more: object = {}): Promise<string> =>
  new SignJWT({
    email: `${sub}@example.com`,
    email_verified: true,
    name: sub,
    auth_time: 1000,
    ...more,
  })
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .setSubject(sub)
    .setIssuedAt()
    .setIssuer(issuer)
    .setAudience(project)
    .setExpirationTime('5m')
    .sign(keys)

describe('in a whole shop', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop(settings())
    await shop.identity.start()
  })
  afterAll(() => shop.close())
  const enter = async (sub: string, more?: object) =>
    shop.accounts.exchangeIdToken(
      { actor: undefined, bearer: await proofOf(sub, more) },
      { address: `${sub}@example.com`, email: `${sub}@example.com` },
    )
  const entered = async (sub: string) => {
    accounts.set(sub, {})
    const actor = await shop.accounts.findActor((await enter(sub)).token ?? '')
    if (!actor) throw new Error('nobody came in')
    return actor
  }
  const refused = (type: string) => ({ body: { type } })

  it('a deleted user’s Firebase account is disabled, after the deletion and not before', async () => {
    const admin = await shop.person('Ada Admin', 'admin')
    const user = await entered('dora')
    await expect(
      shop.database.transact(async (tx) => {
        await shop.identity.disableAccount(tx, { issuer, subject: 'dora' })
        throw new Error('rolled back')
      }),
    ).rejects.toThrow('rolled back')
    await shop.accounts.remove({ actor: admin }, { id: user.id })
    await expect.poll(() => accounts.get('dora')?.disabled).toBe(true)
    expect(asked.filter((url) => url.endsWith(':update'))).toHaveLength(1)
    await expect(enter('dora')).rejects.toMatchObject(refused('account-deleted'))
  })

  it('a customer comes in without a question to Google, an admin after one', async () => {
    const user = await entered('rosa')
    expect(asked.filter((url) => url.endsWith(':lookup'))).toEqual([])
    await shop.accounts.grantAdminRole(user.email)
    await enter('rosa')
    expect(asked.filter((url) => url.endsWith(':lookup'))).toHaveLength(1)
  })

  it('an admin stays out whose sign-in was ended, whose account is disabled, gone, or who says not when they signed in', async () => {
    await shop.accounts.grantAdminRole((await entered('rex')).email)
    for (const state of [{ validSince: '1001' }, { disabled: true }, undefined]) {
      if (state) accounts.set('rex', state)
      else accounts.delete('rex')
      await expect(enter('rex'), JSON.stringify(state)).rejects.toMatchObject(
        refused('proof-refused'),
      )
    }
    accounts.set('rex', { validSince: '1000' })
    await expect(enter('rex', { auth_time: undefined })).rejects.toMatchObject(
      refused('proof-refused'),
    )
    expect(await enter('rex')).toMatchObject({ acknowledged: true })
    expect(await enter('rex', { auth_time: 2000 })).toMatchObject({ acknowledged: true })
  })

  it('an identity of Firebase that takes over an admin’s record by e-mail is asked after as well', async () => {
    const before = await shop.database.transact((tx) =>
      shop.accounts.importDemoUser(tx, {
        email: 'olga@example.com',
        name: 'Olga',
        role: 'admin',
        issuer: 'embedded',
        subject: 'o1',
      }),
    )
    await shop.database.handle
      .withTables<{ users: { id: string; demo: boolean } }>()
      .updateTable('users')
      .set({ demo: false })
      .where('id', '=', before)
      .execute()
    accounts.set('olga', { disabled: true })
    await expect(enter('olga')).rejects.toMatchObject(refused('proof-refused'))
    accounts.set('olga', {})
    expect(await shop.accounts.findActor((await enter('olga')).token ?? '')).toMatchObject({
      id: before,
      role: 'admin',
    })
  })

  it.each(['busy', 'rambles', 'silent', 'forbids'] as const)(
    'while Google %s, customers come in, admins are told to come back, nobody is let in unasked',
    async (how) => {
      await shop.accounts.grantAdminRole((await entered(`admin-${how}`)).email)
      accounts.set('carl', {})
      mood = how
      expect(await enter('carl')).toMatchObject({ acknowledged: true })
      await expect(enter(`admin-${how}`)).rejects.toSatisfy((error) =>
        isProblem(error, providerUnavailable),
      )
      mood = 'well'
      expect(await enter(`admin-${how}`)).toMatchObject({ acknowledged: true })
    },
  )
})

describe('an account that waits to be disabled', () => {
  const opened: (() => Promise<void>)[] = []
  afterEach(async () => {
    for (const close of opened.splice(0).toReversed()) await close()
  })
  const database = async () => {
    const fresh = await freshDatabase()
    opened.push(() => fresh.close())
    return fresh
  }
  type Row = {
    issuer: string
    subject: string
    attempts: number
    last_error: string | null
    next_try_at: Date
  }
  const waiting = (db: Awaited<ReturnType<typeof database>>) =>
    db.handle
      .withTables<{ identity_disablings: Row }>()
      .selectFrom('identity_disablings')
      .select(['subject', 'attempts', 'last_error'])
      .orderBy('subject')
      .execute()
  const started = async (
    db: Awaited<ReturnType<typeof database>>,
    firstPause = 20,
    of = issuer,
  ) => {
    const found = readServiceAccount(account.json, project)
    if (typeof found === 'string') throw new Error(found)
    const real = createFirebaseAccounts({ projectId: project, account: found, emulator: google })
    const disablings = createAccountDisabling({
      database: db,
      log,
      issuer: of,
      disable: (uid) => real.disable(uid),
      firstPause,
    })
    await disablings.start()
    opened.push(() => disablings.close())
    return disablings
  }
  const promise = (
    db: Awaited<ReturnType<typeof database>>,
    disablings: Awaited<ReturnType<typeof started>>,
    subject: string,
    of = issuer,
  ) => db.transact((tx) => disablings.schedule(tx, { issuer: of, subject }))

  it.each(['busy', 'silent', 'forbids', 'knows no such key'] as const)(
    'waits while Google %s, and is disabled when that is over',
    async (how) => {
      const db = await database()
      accounts.set('u1', {})
      mood = how
      await promise(db, await started(db), 'u1')
      await expect.poll(async () => (await waiting(db))[0]?.attempts).toBeGreaterThan(1)
      expect((await waiting(db))[0]?.last_error).toMatch(
        {
          busy: /503 UNAVAILABLE/,
          silent: /fetch failed/,
          forbids: /403 PERMISSION_DENIED/,
          'knows no such key': /the service account: 400 invalid_grant/,
        }[how],
      )
      mood = 'well'
      await expect.poll(() => waiting(db)).toEqual([])
      expect(accounts.get('u1')).toEqual({ disabled: true })
    },
  )

  it('is taken up by the next process where the one that promised it ended', async () => {
    const db = await database()
    accounts.set('u1', {})
    mood = 'busy'
    const first = await started(db, 60_000)
    await promise(db, first, 'u1')
    await expect.poll(async () => (await waiting(db))[0]?.last_error).toMatch(/503/)
    await first.close()
    mood = 'well'
    await db.handle
      .withTables<{ identity_disablings: Row }>()
      .updateTable('identity_disablings')
      .set({ next_try_at: new Date() })
      .execute()
    await started(db)
    await expect.poll(() => accounts.get('u1')?.disabled).toBe(true)
  })

  it('is done with when Firebase knows no such account; promised twice, it waits once; one of another issuer is not ours', async () => {
    const db = await database()
    mood = 'busy'
    const disablings = await started(db, 60_000)
    await promise(db, disablings, 'gone')
    await promise(db, disablings, 'gone')
    await promise(db, disablings, 'embedded-user', 'embedded')
    await expect
      .poll(async () => (await waiting(db)).map(({ subject }) => subject))
      .toEqual(['gone'])
    mood = 'well'
    await db.handle
      .withTables<{ identity_disablings: Row }>()
      .updateTable('identity_disablings')
      .set({ next_try_at: new Date() })
      .execute()
    await started(db)
    await expect.poll(() => waiting(db)).toEqual([])
  })

  it('is disabled by one of two shops on the same database', async () => {
    const db = await database()
    const [one, two] = [await started(db), await started(db)]
    for (let number = 0; number < 10; number += 1) accounts.set(`u${number}`, {})
    await db.transact(async (tx) => {
      for (let number = 0; number < 10; number += 1)
        await (number % 2 ? one : two).schedule(tx, { issuer, subject: `u${number}` })
    })
    await expect.poll(() => waiting(db)).toEqual([])
    expect([...accounts.values()].every(({ disabled }) => disabled)).toBe(true)
    expect(asked.filter((url) => url.endsWith(':update'))).toHaveLength(10)
  })
})

describe('FIREBASE_SERVICE_ACCOUNT', () => {
  const env = {
    IDENTITY: 'firebase',
    FIREBASE_API_KEY: 'k',
    FIREBASE_APP_ID: 'a',
    FIREBASE_PROJECT_ID: project,
  }
  const given = (said: string) => () =>
    readConfig({ ...env, PORT: 'none', FIREBASE_SERVICE_ACCOUNT: said })
  const changed = (change: object): string =>
    JSON.stringify({ ...JSON.parse(account.json), ...change })

  test('may be the JSON, or the path of the file', () => {
    const folder = mkdtempSync(join(tmpdir(), 'ironmonger-key-'))
    writeFileSync(join(folder, 'key.json'), account.json)
    for (const said of [account.json, `  ${account.json}\n`, join(folder, 'key.json')]) {
      expect(readConfig({ ...env, FIREBASE_SERVICE_ACCOUNT: said }).identity).toMatchObject({
        serviceAccount: { email: `shop@${project}.iam.gserviceaccount.com` },
      })
    }
    rmSync(folder, { recursive: true })
    expect(readConfig(env).identity).toMatchObject({ serviceAccount: undefined })
  })
  test.each([
    ['a path to nothing', '/no/such/key.json', /\/no\/such\/key\.json' cannot be read/],
    ['a folder', '/tmp', /'\/tmp' cannot be read/],
    ['cut JSON', account.json.slice(0, 300), /is not the key of a service account/],
    [
      'another kind of key',
      changed({ type: 'authorized_user' }),
      /is not the key of a service account/,
    ],
    [
      'the key of another project',
      changed({ project_id: 'another' }),
      /belongs to the project 'another'/,
    ],
    [
      'a key that is none',
      changed({ private_key: '-----BEGIN PRIVATE KEY-----\nabc\n-----END PRIVATE KEY-----\n' }),
      /no RSA key/,
    ],
  ])(
    'that is %s is named at the start, among all that is wrong, without a letter of the secret',
    (_what, said, sentence) => {
      expect(given(said)).toThrow(sentence)
      expect(given(said)).toThrow(/PORT: /)
      expect(given(said)).not.toThrow(/BEGIN PRIVATE KEY|MII/)
    },
  )
})
