/**
 * Hosted identity providers, on the server: which ID tokens are accepted, who owns a user record
 * after a change of providers, and which endpoints are not served.
 */
import { createServer } from 'node:http'
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWK } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../../src/app/app.server.ts'
import { idTokenRefused, providerUnavailable } from '../../src/identity/problems.ts'
import { readConfig } from '../../src/platform/config/config.server.ts'
import { createLogger } from '../../src/platform/http/log.server.ts'
import { isProblem } from '../../packages/contract/problem.ts'
import { createShop } from '../../src/app/shop.server.ts'
import { openTestShop, type TestShop } from '../shop.ts'

const project = 'ironmonger-tests'
let keys: CryptoKey
let unknownKey: CryptoKey
let published: JWK[]
let requestCount = 0
/** Stands in for both issuers: serves a discovery document and keys. */
const server = createServer(({ url }, reply) => {
  requestCount += 1
  const body =
    url === '/keys'
      ? { keys: published }
      : { issuer, jwks_uri: `${issuer}/keys`, token_endpoint: `${issuer}/token` }
  reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
})
let issuer = ''
const settings = (): Record<'openid' | 'firebase', Record<string, string>> => ({
  openid: { DEMO: 'on', IDENTITY: 'openid', OPENID_ISSUER: issuer, OPENID_CLIENT_ID: 'ironmonger' },
  firebase: {
    DEMO: 'on',
    IDENTITY: 'firebase',
    FIREBASE_API_KEY: 'k',
    FIREBASE_APP_ID: 'a',
    FIREBASE_PROJECT_ID: project,
    FIREBASE_EMULATOR: issuer,
  },
})

beforeAll(async () => {
  const pair = await generateKeyPair('RS256', { extractable: true })
  keys = pair.privateKey
  unknownKey = (await generateKeyPair('RS256')).privateKey
  published = [{ ...(await exportJWK(pair.publicKey)), kid: 'key-1', alg: 'RS256' }]
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  const address = server.address()
  issuer = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
})
afterAll(
  () =>
    new Promise((done) => {
      server.closeAllConnections()
      server.close(done)
    }),
)

describe.each(['openid', 'firebase'] as const)('an ID token of %s', (kind) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop(settings()[kind])
  })
  afterAll(() => shop.close())
  const iss = () => (kind === 'openid' ? issuer : `https://securetoken.google.com/${project}`)
  const aud = kind === 'openid' ? 'ironmonger' : project
  const usual = { sub: 'u1', email: 'Celia@example.org', email_verified: true, name: 'Celia' }
  const made = (claims: object = usual, kid = 'key-1') =>
    new SignJWT({ ...claims })
      .setProtectedHeader({ alg: 'RS256', kid })
      .setIssuedAt()
      .setIssuer(iss())
      .setAudience(aud)
      .setExpirationTime('5m')
  const refused = (token: string) =>
    expect(shop.identity.verifyIdToken(token)).rejects.toSatisfy((error) =>
      isProblem(error, idTokenRefused),
    )

  it('is accepted when the issuer signed it for this shop', async () => {
    expect(await shop.identity.verifyIdToken(await made().sign(keys))).toEqual({
      issuer: iss(),
      subject: 'u1',
      email: 'celia@example.org',
      emailVerified: true,
      name: 'Celia',
      issuedAt: expect.any(Number),
    })
  })
  it('that was issued before its owner signed out everywhere opens nothing, and a later one does', async () => {
    const email = 'out@example.org'
    const person = { sub: 'u-out', email, email_verified: true, name: 'Otto Out' }
    const exchange = (bearer: string) =>
      shop.accounts.exchangeIdToken({ actor: undefined, bearer }, { address: email, email })
    const at = (seconds: number) => new Date(Date.now() + seconds * 1000)
    const kept = await made(person).setIssuedAt(at(-5)).sign(keys)
    const { token = '' } = await exchange(kept)
    const actor = await shop.accounts.findActor(token)
    if (!actor) return expect.unreachable()
    await shop.accounts.signOutEverywhere({ actor }, {})
    await expect(exchange(kept)).rejects.toSatisfy((error) => isProblem(error, idTokenRefused))
    expect(await exchange(await made(person).setIssuedAt(at(1)).sign(keys))).toMatchObject({
      token: expect.any(String),
    })
  })
  it('takes only true for verified', async () => {
    for (const email_verified of ['true', 1, undefined, false])
      expect(
        await shop.identity.verifyIdToken(await made({ ...usual, email_verified }).sign(keys)),
      ).toMatchObject({ emailVerified: false })
  })
  it('is refused: wrong issuer, audience or client, expired, without expiry, not yet valid', async () => {
    await refused(await made().setIssuer('https://evil.example').sign(keys))
    await refused(await made().setIssuer(`${iss()}/`).sign(keys))
    await refused(await made().setAudience('another-shop').sign(keys))
    await refused(await made().setAudience([aud, 'another-shop']).sign(keys))
    await refused(await made({ ...usual, azp: 'another-shop' }).sign(keys))
    await refused(await made().setExpirationTime('-1m').sign(keys))
    await refused(await made().setNotBefore('5m').sign(keys))
    await refused(
      await new SignJWT(usual)
        .setProtectedHeader({ alg: 'RS256', kid: 'key-1' })
        .setIssuedAt()
        .setIssuer(iss())
        .setAudience(aud)
        .sign(keys),
    )
  })
  it('is refused unsigned, signed with an unknown key, or with a shared secret', async () => {
    const nobody = new UnsecuredJWT(usual)
      .setIssuedAt()
      .setIssuer(iss())
      .setAudience(aud)
      .setExpirationTime('5m')
      .encode()
    await refused(nobody)
    await refused(`${nobody}AAAA`)
    await refused(await made().sign(unknownKey))
    await refused(await made(usual, 'unknown').sign(unknownKey))
    await refused(
      await new SignJWT(usual)
        .setProtectedHeader({ alg: 'HS256', kid: 'key-1' })
        .setIssuedAt()
        .setIssuer(iss())
        .setAudience(aud)
        .setExpirationTime('5m')
        .sign(new TextEncoder().encode(JSON.stringify(published[0]).slice(0, 64))),
    )
  })
  it('is refused without a subject or an address', async () => {
    for (const lack of [{ sub: '' }, { sub: undefined }, { email: undefined }, { email: 'nobody' }])
      await refused(await made({ ...usual, ...lack }).sign(keys))
  })
  it('an address that was changed at the provider applies once it is verified, and never replaces another user’s address', async () => {
    const enter = async (sub: string, email: string, email_verified = true) => {
      const bearer = await made({ sub, email, email_verified, name: 'Mona' }).sign(keys)
      const { token = '' } = await shop.accounts.exchangeIdToken(
        { actor: undefined, bearer },
        { address: email, email },
      )
      return (await shop.accounts.findActor(token))?.email
    }
    expect(await enter('mona', 'mona@example.org')).toBe('mona@example.org')
    expect(await enter('nils', 'nils@example.org')).toBe('nils@example.org')
    expect(await enter('mona', 'mona@example.net', false)).toBe('mona@example.org')
    expect(await enter('mona', 'mona@example.net')).toBe('mona@example.net')
    expect(await enter('mona', 'nils@example.org')).toBe('mona@example.net')
  })
  it('an address that was confirmed by an invitation stays confirmed, whatever the provider states', async () => {
    const enter = async (email: string) => {
      const claims = { sub: 'olga', email, email_verified: false, name: 'Olga' }
      const { token = '' } = await shop.accounts.exchangeIdToken(
        { actor: undefined, bearer: await made(claims).sign(keys) },
        { address: email, email },
      )
      return (await shop.accounts.findActor(token)) ?? expect.unreachable('not signed in')
    }
    const isConfirmed = () => shop.accounts.isEmailConfirmed(shop.database.handle, olga.id)
    const prove = (email: string) =>
      shop.database.transact((tx) => shop.accounts.confirmProvenEmail(tx, { ...olga, email }))
    const olga = await enter('olga@example.org')
    expect([await isConfirmed(), await prove('other@example.org')]).toEqual([false, false])
    expect(await prove(olga.email)).toBe(true)
    expect([await isConfirmed(), await prove(olga.email)]).toEqual([true, false])
    await enter('olga@example.org')
    expect(await isConfirmed()).toBe(true)
  })
  it('unknown key ids do not make the shop request the keys again and again', async () => {
    requestCount = 0
    for (let time = 0; time < 5; time += 1)
      await refused(await made(usual, `made-up-${time}`).sign(unknownKey))
    expect(requestCount).toBe(0)
  })
  it('with a hosted provider, the embedded provider’s endpoints and the demo accounts do not exist', async () => {
    const app = await createApp({ shop, config: shop.config, log: createLogger('error') })
    for (const url of [
      '/api/auth/get-session',
      '/api/auth/jwks',
      '/api/auth/token',
      '/api/auth/callback/google',
      '/dev/google/.well-known/openid-configuration',
    ])
      expect([url, (await app.inject({ url })).statusCode]).toEqual([url, 404])
    expect(
      (
        await app.inject({
          method: 'POST',
          url: '/api/auth/sign-in/email',
          payload: { email: 'a@example.com', password: 'x' },
        })
      ).statusCode,
    ).toBe(404)
    expect((await app.inject({ url: '/healthz' })).headers['cross-origin-opener-policy']).toBe(
      shop.identity.openerPolicy,
    )
    await app.close()
    expect(shop.config.demoAccounts).toBe(false)
  })
  it('the policy opens what this provider needs and no more', () => {
    const { csp, openerPolicy } = shop.identity
    expect({ ...csp, openerPolicy }).toEqual(
      kind === 'openid'
        ? { connect: [issuer], frame: [], formAction: [], script: [], openerPolicy: 'same-origin' }
        : {
            connect: [issuer],
            frame: [issuer],
            formAction: [],
            script: ['https://apis.google.com'],
            openerPolicy: 'same-origin-allow-popups',
          },
    )
  })
})

describe('a shop that changes from the embedded provider to Firebase', () => {
  it('keeps its users, their roles and orders, by verified e-mail; an unverified one gets nothing', async () => {
    const before = await openTestShop({ DEMO: 'on' })
    const identity = await before.identity.createAccount({
      name: 'Olga Owner',
      email: 'olga@example.com',
      password: 'plough-and-harrow-7',
      verified: false,
    })
    const id = await before.database.transact((tx) =>
      before.accounts.importDemoUser(tx, {
        email: 'olga@example.com',
        name: 'Olga Owner',
        role: 'admin',
        ...identity,
      }),
    )
    const tool = await before.tool()
    const olga = { id, email: 'olga@example.com', name: 'Olga Owner', role: 'admin' as const }
    await before.orders.place(
      { actor: olga, idempotencyKey: 'the-only-key-of-this-order' },
      { toolId: tool.id, quantity: 2, phone: '+44 20 7946 0000', address: 'One Street 1, Town' },
    )
    await before.database.handle
      .withTables<{ users: { id: string; demo: boolean } }>()
      .updateTable('users')
      .set({ demo: false })
      .where('id', '=', id)
      .execute()

    const after = await createShop(
      {
        ...readConfig({ LOG_LEVEL: 'error', ...settings().firebase }),
        database: before.config.database,
      },
      { log: createLogger('error') },
    )
    const exchange = async (verified: boolean) =>
      after.accounts.exchangeIdToken(
        {
          actor: undefined,
          bearer: await new SignJWT({
            sub: 'firebase-uid',
            email: 'olga@example.com',
            email_verified: verified,
            name: 'Olga',
          })
            .setProtectedHeader({ alg: 'RS256', kid: 'key-1' })
            .setIssuedAt()
            .setIssuer(`https://securetoken.google.com/${project}`)
            .setAudience(project)
            .setExpirationTime('5m')
            .sign(keys),
        },
        { address: 'olga@example.com', email: 'olga@example.com' },
      )
    await expect(exchange(false)).rejects.toMatchObject({ body: { type: 'identity-taken' } })
    const { token = '' } = await exchange(true)
    expect(await after.accounts.findActor(token)).toEqual({ ...olga, permissions: ['owner'] })
    const orders = await after.orders.mine({ actor: olga }, { email: olga.email })
    expect(orders.map(({ quantity }) => quantity)).toEqual([2])
    await after.close()
    await before.close()
  })
})

it('while the issuer is unavailable, the response states this, and no token is refused as invalid', async () => {
  const shop = await openTestShop({
    IDENTITY: 'openid',
    OPENID_ISSUER: 'http://127.0.0.1:9',
    OPENID_CLIENT_ID: 'x',
  })
  await shop.identity.start()
  await expect(shop.identity.verifyIdToken('a.b.c')).rejects.toSatisfy((error) =>
    isProblem(error, providerUnavailable),
  )
  await shop.close()
})
