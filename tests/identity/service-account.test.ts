/**
 * A shop with a service account of its Firebase project: deleted users lose their Firebase
 * accounts, and admins are checked at Firebase when they sign in.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { isProblem } from '../../packages/contract/problem.ts'
import { providerUnavailable } from '../../src/identity/problems.ts'
import { readConfig } from '../../src/platform/config/config.server.ts'
import { openTestShop, type TestShop } from '../shop.ts'
import { issuer, project, startGoogle, type GoogleServer } from './google-server.ts'
import { serviceAccountOf } from './service-account.ts'

let google: GoogleServer
beforeAll(async () => {
  google = await startGoogle()
})
afterAll(() => google.close())
beforeEach(() => google.reset())

const settings = () => ({
  DEMO: 'on',
  IDENTITY: 'firebase',
  FIREBASE_API_KEY: 'k',
  FIREBASE_APP_ID: 'a',
  FIREBASE_PROJECT_ID: project,
  FIREBASE_EMULATOR: google.origin,
  FIREBASE_SERVICE_ACCOUNT: google.account.json,
})
describe('in a whole shop', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop(settings())
    await shop.identity.start()
  })
  afterAll(() => shop.close())
  const signIn = async (sub: string, more?: object) =>
    shop.accounts.exchangeIdToken(
      { actor: undefined, bearer: await google.idTokenFor(sub, more) },
      { address: `${sub}@example.com`, email: `${sub}@example.com` },
    )
  const signedIn = async (sub: string) => {
    google.state.accounts.set(sub, {})
    const actor = await shop.accounts.findActor((await signIn(sub)).token ?? '')
    if (!actor) throw new Error('nobody was signed in')
    return actor
  }
  const refused = (type: string) => ({ body: { type } })

  it('a deleted user’s Firebase account is disabled, after the deletion and not before', async () => {
    const admin = await shop.person('Ada Admin', 'admin')
    const user = await signedIn('dora')
    await expect(
      shop.database.transact(async (tx) => {
        await shop.identity.disableAccount(tx, { issuer, subject: 'dora' })
        throw new Error('rolled back')
      }),
    ).rejects.toThrow('rolled back')
    await shop.accounts.remove({ actor: admin }, { id: user.id })
    await expect.poll(() => google.state.accounts.get('dora')?.disabled).toBe(true)
    expect(google.state.requests.filter((url) => url.endsWith(':update'))).toHaveLength(1)
    await expect(signIn('dora')).rejects.toMatchObject(refused('account-deleted'))
  })

  it('a customer signs in without a request to Google, an admin with one', async () => {
    const user = await signedIn('rosa')
    expect(google.state.requests.filter((url) => url.endsWith(':lookup'))).toEqual([])
    await shop.accounts.grantAdminRole(user.email)
    await signIn('rosa')
    expect(google.state.requests.filter((url) => url.endsWith(':lookup'))).toHaveLength(1)
  })

  it('an admin is refused if revoked, disabled or deleted at Firebase, or if the token has no auth_time', async () => {
    await shop.accounts.grantAdminRole((await signedIn('rex')).email)
    for (const state of [{ validSince: '1001' }, { disabled: true }, undefined]) {
      if (state) google.state.accounts.set('rex', state)
      else google.state.accounts.delete('rex')
      await expect(signIn('rex'), JSON.stringify(state)).rejects.toMatchObject(
        refused('proof-refused'),
      )
    }
    google.state.accounts.set('rex', { validSince: '1000' })
    await expect(signIn('rex', { auth_time: undefined })).rejects.toMatchObject(
      refused('proof-refused'),
    )
    expect(await signIn('rex')).toMatchObject({ acknowledged: true })
    expect(await signIn('rex', { auth_time: 2000 })).toMatchObject({ acknowledged: true })
  })

  it('a Firebase account that takes over an admin’s record by e-mail is checked as well', async () => {
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
    google.state.accounts.set('olga', { disabled: true })
    await expect(signIn('olga')).rejects.toMatchObject(refused('proof-refused'))
    google.state.accounts.set('olga', {})
    expect(await shop.accounts.findActor((await signIn('olga')).token ?? '')).toMatchObject({
      id: before,
      role: 'admin',
    })
  })

  it.each(['busy', 'rambles', 'silent', 'forbids'] as const)(
    'while Google %s, customers sign in and admins get 503: no admin is accepted unchecked',
    async (how) => {
      await shop.accounts.grantAdminRole((await signedIn(`admin-${how}`)).email)
      google.state.accounts.set('carl', {})
      google.state.behaviour = how
      expect(await signIn('carl')).toMatchObject({ acknowledged: true })
      await expect(signIn(`admin-${how}`)).rejects.toSatisfy((error) =>
        isProblem(error, providerUnavailable),
      )
      google.state.behaviour = 'normal'
      expect(await signIn(`admin-${how}`)).toMatchObject({ acknowledged: true })
    },
  )
})

describe('FIREBASE_SERVICE_ACCOUNT', () => {
  const account = serviceAccountOf(project)
  const env = {
    IDENTITY: 'firebase',
    FIREBASE_API_KEY: 'k',
    FIREBASE_APP_ID: 'a',
    FIREBASE_PROJECT_ID: project,
  }
  const configWith = (value: string) => () =>
    readConfig({ ...env, PORT: 'none', FIREBASE_SERVICE_ACCOUNT: value })
  const changed = (change: object): string =>
    JSON.stringify({ ...JSON.parse(account.json), ...change })

  test('may be the JSON, or the path of the file', () => {
    const folder = mkdtempSync(join(tmpdir(), 'ironmonger-key-'))
    writeFileSync(join(folder, 'key.json'), account.json)
    for (const value of [account.json, `  ${account.json}\n`, join(folder, 'key.json')]) {
      expect(readConfig({ ...env, FIREBASE_SERVICE_ACCOUNT: value }).identity).toMatchObject({
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
      'a key that is not an RSA key',
      changed({ private_key: '-----BEGIN PRIVATE KEY-----\nabc\n-----END PRIVATE KEY-----\n' }),
      /not an RSA key/,
    ],
  ])(
    'that is %s is reported at the start, with all other errors, and the secret is not shown',
    (_what, value, sentence) => {
      expect(configWith(value)).toThrow(sentence)
      expect(configWith(value)).toThrow(/PORT: /)
      expect(configWith(value)).not.toThrow(/BEGIN PRIVATE KEY|MII/)
    },
  )
})
