/** Signing in with Google, by the development provider: the redirect flow over real HTTP. */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listeningShop, type ListeningShop } from '../../../tests/identity/listening-shop.ts'
import type { Answer, Visitor } from '../../../tests/identity/visitor.ts'

let site: ListeningShop
beforeAll(async () => {
  site = await listeningShop()
})
afterAll(() => site.close())

const auth = '/api/auth'

/** Goes to the page where an account is chosen. */
async function toChooser(visitor: Visitor): Promise<Answer> {
  const begun = await visitor.post(`${auth}/sign-in/social`, { provider: 'google' })
  expect(begun.status).toBe(200)
  expect(begun.json['url']).toMatch(`${site.origin}/dev/google/auth?`)
  return visitor.follow(await visitor.get(String(begun.json['url'])))
}
const choose = async (
  visitor: Visitor,
  chooser: Answer,
  form: Readonly<Record<string, string>>,
): Promise<Answer> =>
  visitor.follow(await visitor.submit(new URL(chooser.url).pathname, form), /^\/login$/)
const claimsOf = async (visitor: Visitor) =>
  site.shop.identity.verifyIdToken(String((await visitor.get(`${auth}/token`)).json['token']))

describe('Continue With Google, in a demo shop', () => {
  it('shows made-up people on a page that says what it is, without script or foreign address', async () => {
    const chooser = await toChooser(site.visitor())
    expect(chooser.status).toBe(200)
    expect(chooser.text).toContain('This is not Google.')
    expect(chooser.text).toContain('celia.navarro@example.org')
    expect(chooser.text).not.toMatch(/<script|style=|https?:\/\//)
    expect(chooser.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await site.visitor().get('/dev/google/look.css')).toMatchObject({ status: 200 })
  })

  it('signs a chosen person in, and the same one again', async () => {
    const first = site.visitor()
    const sub = /value="(dev-\w+)">Celia/.exec((await toChooser(first)).text)?.[1] ?? ''
    expect(
      new URL((await choose(first, await toChooser(first), { sub })).url).pathname + 'no error',
    ).toBe('/loginno error')
    const claims = await claimsOf(first)
    expect(claims).toMatchObject({
      email: 'celia.navarro@example.org',
      emailVerified: true,
      name: 'Celia Navarro',
      issuer: 'embedded',
    })

    const second = site.visitor()
    await choose(second, await toChooser(second), { sub })
    // In seconds: the second sign-in may be in the next one.
    expect(await claimsOf(second)).toEqual({
      ...claims,
      signedInAt: expect.any(Number),
      issuedAt: expect.any(Number),
    })
  })

  it('keeps none of its tokens', async () => {
    const rows = await site.shop.database.handle
      .withTables<{ identity_accounts: Record<string, unknown> }>()
      .selectFrom('identity_accounts')
      .selectAll()
      .execute()
    expect(rows.filter((row) => row['provider_id'] === 'google')).toEqual([
      expect.objectContaining({ access_token: null, refresh_token: null, id_token: null }),
    ])
  })

  it('signs in anybody who is typed, and says when the e-mail is none', async () => {
    const visitor = site.visitor()
    const chooser = await toChooser(visitor)
    const wrong = await visitor.submit(new URL(chooser.url).pathname, {
      name: '<b>Nobody</b>',
      email: 'none',
      verified: 'yes',
    })
    expect(wrong.status).toBe(422)
    expect(wrong.text).toContain('Enter an e-mail address such as')
    expect(wrong.text).toContain('&#60;b&#62;Nobody')
    await choose(visitor, chooser, { name: 'Otto Plane', email: 'Otto.Plane@example.net' })
    expect(await claimsOf(visitor)).toMatchObject({
      email: 'otto.plane@example.net',
      emailVerified: false,
      name: 'Otto Plane',
    })
  })

  it('says so when it was cancelled', async () => {
    const visitor = site.visitor()
    const end = await choose(visitor, await toChooser(visitor), { cancel: 'yes' })
    expect(end.url).toBe(`${site.origin}/login?error=access_denied&error_description=cancelled`)
    expect((await visitor.get(`${auth}/get-session`)).text).toBe('null')
  })

  it('another browser cannot continue a sign-in with Google', async () => {
    const chooser = await toChooser(site.visitor())
    expect(await site.visitor().get(new URL(chooser.url).pathname)).toMatchObject({ status: 410 })
    expect(
      await site
        .visitor()
        .submit(new URL(chooser.url).pathname, { name: 'Eve', email: 'eve@example.org' }),
    ).toMatchObject({ status: 410 })
  })

  it('refuses a callback with a state that it did not give', async () => {
    const answer = await site.visitor().get(`${auth}/callback/google?code=abc&state=forged`)
    expect(answer.headers.get('location')).toMatch(/\/login\?error=\w+/)
  })

  it('takes nothing from the client but the provider', async () => {
    for (const extra of [
      { callbackURL: 'https://evil.example' },
      { idToken: { token: 'x' } },
      { scopes: ['drive'] },
    ]) {
      expect(
        await site.visitor().post(`${auth}/sign-in/social`, { provider: 'google', ...extra }),
      ).toMatchObject({ status: 422 })
    }
  })
})

describe('an address that has a password here', () => {
  const signUp = async (email: string): Promise<void> => {
    expect(
      await site
        .visitor()
        .post(`${auth}/sign-up/email`, { name: 'Rhea', email, password: 'vise-and-rasp-88' }),
    ).toMatchObject({ status: 200 })
  }

  it('is not opened by Google while it is not confirmed', async () => {
    await signUp('rhea@example.org')
    const visitor = site.visitor()
    const end = await choose(visitor, await toChooser(visitor), {
      name: 'Rhea',
      email: 'rhea@example.org',
      verified: 'yes',
    })
    expect(end.url).toBe(`${site.origin}/login?error=account_not_linked`)
    expect((await visitor.get(`${auth}/get-session`)).text).toBe('null')
  })

  it('Google can sign in to an account whose address is confirmed, but never with an unconfirmed Google address', async () => {
    await signUp('rhea2@example.org')
    const token = /verify=([\w.-]+)/.exec(await site.mailTo('rhea2@example.org'))?.[1] ?? ''
    await site.visitor().get(`${auth}/verify-email?token=${token}`)

    const unconfirmed = site.visitor()
    expect(
      (
        await choose(unconfirmed, await toChooser(unconfirmed), {
          name: 'Rhea',
          email: 'rhea2@example.org',
        })
      ).url,
    ).toMatch('error=account_not_linked')
    const confirmed = site.visitor()
    await choose(confirmed, await toChooser(confirmed), {
      name: 'Rhea',
      email: 'rhea2@example.org',
      verified: 'yes',
    })
    const { subject } = await claimsOf(confirmed)

    await site.shop.database.transact((tx) =>
      site.shop.identity.disableAccount(tx, { issuer: 'embedded', subject }),
    )
    const back = async () => {
      const browser = site.visitor()
      const { url } = await choose(browser, await toChooser(browser), {
        name: 'Rhea',
        email: 'rhea2@example.org',
        verified: 'yes',
      })
      return { browser, url }
    }
    const fresh = await back()
    const claims = await claimsOf(fresh.browser)
    expect(claims.subject).not.toBe(subject)

    // As release 0.1 leaves the account of a deleted user.
    await sql`update identity_users set disabled_at = now() where id = ${claims.subject}`.execute(
      site.shop.database.handle,
    )
    const refused = await back()
    expect(refused.url).toMatch('/login?error=ACCOUNT_DISABLED')
    expect((await refused.browser.get(`${auth}/get-session`)).text).toBe('null')
  })
})

describe('a shop without Google', () => {
  it('says so, and has no development pages', async () => {
    const plain = await listeningShop({ DEMO: 'off' })
    try {
      expect(plain.shop.identity.publicSettings).toMatchObject({
        google: 'none',
        googleReady: false,
      })
      expect(
        await plain.visitor().post(`${auth}/sign-in/social`, { provider: 'google' }),
      ).toMatchObject({
        status: 409,
        json: {
          message: "Google sign-in isn't set up in this shop. Use your e-mail and password.",
        },
      })
      expect(
        await plain.visitor().get('/dev/google/.well-known/openid-configuration'),
      ).toMatchObject({ status: 404 })
      expect(await plain.visitor().get('/dev/mailbox')).toMatchObject({ status: 404 })
    } finally {
      await plain.close()
    }
  })

  it('that is set up says when Google cannot be reached, and tries again', async () => {
    const away = await listeningShop({
      GOOGLE_CLIENT_ID: 'id',
      GOOGLE_CLIENT_SECRET: 'secret',
      GOOGLE_ISSUER: 'http://127.0.0.1:1',
    })
    try {
      for (let tries = 0; tries < 2; tries += 1) {
        const answer = await away.visitor().post(`${auth}/sign-in/social`, { provider: 'google' })
        expect(answer).toMatchObject({ status: 503, json: { type: 'google-away' } })
        expect(answer.headers.get('retry-after')).toBe('10')
      }
    } finally {
      await away.close()
    }
  })
})
