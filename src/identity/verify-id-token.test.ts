/**
 * Which ID tokens are refused: another issuer, audience, key or algorithm, expired ones, and those
 * with missing claims.
 */
import { createHmac, generateKeyPairSync } from 'node:crypto'
import {
  exportJWK,
  exportSPKI,
  generateKeyPair,
  importJWK,
  SignJWT,
  UnsecuredJWT,
  type JWK,
} from 'jose'
import { beforeAll, expect, it } from 'vitest'
import { idTokenRefused } from './problems.ts'
import { isProblem } from '../../packages/contract/problem.ts'
import { createIdTokenVerifier } from './verify-id-token.server.ts'

const issuer = 'https://shop.example/api/auth'
const audience = 'ironmonger'
let privateKey: CryptoKey
let publicKey: CryptoKey
let shown: JWK[]
let reads = 0

beforeAll(async () => {
  ;({ privateKey, publicKey } = await generateKeyPair('EdDSA', { extractable: true }))
  shown = [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'EdDSA' }]
})
const verifier = () =>
  createIdTokenVerifier({
    issuer,
    audience,
    algorithms: ['EdDSA'],
    name: 'embedded',
    loadKeys: async () => ({ keys: ((reads += 1), shown) }),
  })

type Claims = Record<string, unknown>
const usual: Claims = { sub: 'u1', email: 'Celia@example.org', email_verified: true, name: 'Celia' }
const unsigned = (claims: Claims = usual, kid = 'one') =>
  new SignJWT({ ...claims })
    .setProtectedHeader({ alg: 'EdDSA', kid })
    .setIssuedAt()
    .setIssuer(issuer)
    .setAudience(audience)
    .setExpirationTime('5m')
const refused = (token: string) =>
  expect(verifier()(token)).rejects.toSatisfy((error) => isProblem(error, idTokenRefused))

it('accepts what the provider signed for this shop', async () => {
  expect(await verifier()(await unsigned().sign(privateKey))).toEqual({
    issuer: 'embedded',
    subject: 'u1',
    email: 'celia@example.org',
    emailVerified: true,
    name: 'Celia',
    issuedAt: expect.any(Number),
  })
})

it('takes only true for verified', async () => {
  for (const said of ['true', 1, undefined])
    expect(
      await verifier()(await unsigned({ ...usual, email_verified: said }).sign(privateKey)),
    ).toMatchObject({ emailVerified: false })
})

it('refuses another issuer, another audience, an expired one, one without expiry, one before its time', async () => {
  await refused(await unsigned().setIssuer('https://evil.example/api/auth').sign(privateKey))
  await refused(await unsigned().setAudience('another-shop').sign(privateKey))
  await refused(await unsigned().setExpirationTime('-1m').sign(privateKey))
  await refused(await unsigned().setNotBefore('5m').sign(privateKey))
  await refused(
    await new SignJWT(usual)
      .setProtectedHeader({ alg: 'EdDSA', kid: 'one' })
      .setIssuer(issuer)
      .setAudience(audience)
      .sign(privateKey),
  )
})

it('says that an expired one is expired', async () => {
  await expect(
    verifier()(await unsigned().setExpirationTime('-1m').sign(privateKey)),
  ).rejects.toThrow('The sign-in took too long. Sign in again.')
})

it('a missing or truncated signature, a changed body and a missing token are refused', async () => {
  await refused(
    new UnsecuredJWT(usual)
      .setIssuedAt()
      .setIssuer(issuer)
      .setAudience(audience)
      .setExpirationTime('5m')
      .encode(),
  )
  const [head, , tail] = (await unsigned().sign(privateKey)).split('.')
  const [, other] = (
    await unsigned({ ...usual, email: 'admin@example.org' }).sign(privateKey)
  ).split('.')
  await refused(`${head}.${other}.${tail}`)
  await refused(`${head}.${other}.`)
  for (const nothing of ['', 'a', 'a.b.c', '...', '{}', 'null', `${'a'.repeat(5000)}.b.c`])
    await refused(nothing)
})

it('refuses a symmetric signature made with the public key', async () => {
  const encoded = (value: unknown): string =>
    Buffer.from(JSON.stringify(value)).toString('base64url')
  const now = Math.floor(Date.now() / 1000)
  const text = `${encoded({ alg: 'HS256', kid: 'one' })}.${encoded({ ...usual, iss: issuer, aud: audience, iat: now, exp: now + 300 })}`
  for (const secret of [
    await exportSPKI(publicKey),
    JSON.stringify(shown[0]),
    Buffer.from(String(shown[0]?.x), 'base64url'),
  ]) {
    await refused(`${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`)
  }
})

it('refuses a key that is not the provider’s, even under its name', async () => {
  const stranger = await importJWK(
    generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' }),
    'EdDSA',
  )
  await refused(await unsigned().sign(stranger))
  await refused(await unsigned(usual, 'unknown').sign(stranger))
})

it('an asymmetric algorithm that is not on the list is refused', async () => {
  const other = await generateKeyPair('ES256', { extractable: true })
  shown = [...shown, { ...(await exportJWK(other.publicKey)), kid: 'es', alg: 'ES256' }]
  await refused(
    await new SignJWT(usual)
      .setProtectedHeader({ alg: 'ES256', kid: 'es' })
      .setIssuedAt()
      .setIssuer(issuer)
      .setAudience(audience)
      .setExpirationTime('5m')
      .sign(other.privateKey),
  )
  shown = shown.slice(0, 1)
})

it('refuses one without a subject or an e-mail address', async () => {
  for (const missing of [
    { sub: undefined },
    { sub: '' },
    { email: undefined },
    { email: 'nobody' },
    { email: ['celia@example.org'] },
  ])
    await refused(await unsigned({ ...usual, ...missing }).sign(privateKey))
})

it('reads the keys once, and again when a token names a new one', async () => {
  const verify = verifier()
  reads = 0
  await verify(await unsigned().sign(privateKey))
  await verify(await unsigned().sign(privateKey))
  expect(reads).toBe(1)
  const next = await generateKeyPair('EdDSA', { extractable: true })
  shown = [...shown, { ...(await exportJWK(next.publicKey)), kid: 'two', alg: 'EdDSA' }]
  expect(await verify(await unsigned(usual, 'two').sign(next.privateKey))).toMatchObject({
    subject: 'u1',
  })
  expect(reads).toBe(2)
})

it('passes on an unavailable database as it is, not as a refusal', async () => {
  const verify = createIdTokenVerifier({
    issuer,
    audience,
    algorithms: ['EdDSA'],
    name: 'embedded',
    loadKeys: () => Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })),
  })
  await expect(verify(await unsigned().sign(privateKey))).rejects.toThrow('refused')
})
