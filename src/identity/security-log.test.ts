/** The security log: which events leave a line, with the request's id and without addresses. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  auth,
  exchange,
  goodPassword,
  idTokenOf,
  resetTokenOf,
  signUp,
} from '../../tests/identity/embedded-accounts.ts'
import { listeningShop, type ListeningShop } from '../../tests/identity/listening-shop.ts'
import { createLogger } from '../platform/http/log.server.ts'
import { accountHash } from '../platform/security-log.server.ts'

type Line = Readonly<Record<string, unknown>>

let site: ListeningShop
const written: string[] = []
beforeAll(async () => {
  // The default level.
  const log = createLogger('warn', { write: (line) => void written.push(line) })
  site = await listeningShop({ LIMIT_REVIEWS: '1/3600' }, log)
})
afterAll(() => site.close())

/** The lines of the events that `work` causes, by the names of the events. */
async function linesOf(work: () => Promise<unknown>): Promise<ReadonlyMap<string, Line>> {
  const before = written.length
  await work()
  const lines = written.slice(before).map((text): Line => JSON.parse(text))
  return new Map(lines.map((line) => [String(line['event']), line]))
}
const call = (route: string, token: string, body?: object) => {
  const [method = '', path = ''] = route.split(' ')
  return fetch(`${site.origin}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
}

it(
  'every event has its line, with the request and the user, and none names an e-mail address',
  { timeout: 180_000 },
  async () => {
    const { visitor, person } = await signUp(site)
    const { email } = person
    const { token } = await exchange(site, email, await idTokenOf(visitor))
    const id = (await site.shop.accounts.findUserId(email)) ?? ''
    const admin = await signUp(site)
    const adminToken = await exchange(site, admin.person.email, await idTokenOf(admin.visitor))
    const adminId = (await site.shop.accounts.findUserId(admin.person.email)) ?? ''
    const account = accountHash(email)
    const request = expect.stringMatching(/^[0-9a-f]{10}-\w+$/)
    const ip = '127.0.0.1'
    const expectLine = async (event: string, fields: Line, work: () => Promise<unknown>) =>
      expect((await linesOf(work)).get(`security.${event}`), event).toMatchObject(fields)

    await expectLine('user_promoted', { user: adminId, by: 'operator' }, () =>
      site.shop.accounts.grantAdminRole(admin.person.email),
    )
    await expectLine('sign_in_failed', { account, request, ip, level: 40 }, () =>
      visitor.post(`${auth}/sign-in/email`, { email, password: 'not-the-right-one' }),
    )
    await expectLine('admin_signed_in', { user: adminId, request, ip, level: 30 }, async () =>
      exchange(site, admin.person.email, await idTokenOf(admin.visitor)),
    )
    await expectLine('user_promoted', { user: id, by: adminId, request, ip }, () =>
      call(`PUT /user/${email}`, adminToken.token, { role: 'admin' }),
    )
    await expectLine('user_demoted', { user: id, by: adminId, request, ip }, () =>
      call(`DELETE /users/${id}/admin`, adminToken.token),
    )
    await expectLine('password_change_failed', { user: id, request }, () =>
      call('POST /password', token, { current_password: 'wrong', new_password: 'else-9-x-y' }),
    )
    await expectLine('password_changed', { user: id, request }, () =>
      call('POST /password', token, { current_password: goodPassword, new_password: 'else-9-x-y' }),
    )
    const stolen = site.visitor()
    await stolen.post(`${auth}/sign-in/email`, { email, password: 'else-9-x-y' })
    const stolenIdToken = await idTokenOf(stolen)
    await expectLine('reset_requested', { account, request, ip }, () =>
      site.visitor().post(`${auth}/request-password-reset`, { email }),
    )
    const reset = await resetTokenOf(site, email)
    await expectLine('password_reset', { subject: expect.any(String), request }, () =>
      site.visitor().post(`${auth}/reset-password`, { token: reset, newPassword: goodPassword }),
    )
    await expectLine('token_refused', { reason: 'session-ended', request }, () =>
      exchange(site, email, stolenIdToken),
    )
    await expectLine('token_refused', { reason: 'revoked-or-unknown', request }, () =>
      call('GET /cart', token),
    )
    await expectLine('reset_link_issued', { user: id, by: 'operator' }, () =>
      site.shop.accounts.createResetLink(email),
    )
    const again = site.visitor()
    await again.post(`${auth}/sign-in/email`, { email, password: goodPassword })
    const second = await exchange(site, email, await idTokenOf(again))
    await call('POST /addreview', second.token, { review: 'One.' })
    await expectLine('rate_limited', { limit: 'reviews', user: id, request }, () =>
      call('POST /addreview', second.token, { review: 'Two.' }),
    )
    expect(
      (await linesOf(() => call('POST /addreview', second.token, { review: 'Three.' }))).size,
      'only the first refusal of a time',
    ).toBe(0)
    const [review] = await site.shop.reviews.list({ actor: undefined }, {})
    await expectLine('review_removed', { review: review?.id, by: adminId, request }, () =>
      call(`DELETE /reviews/${review?.id}`, adminToken.token),
    )
    await expectLine('signed_out_everywhere', { user: id, request }, () =>
      call('POST /signout/everywhere', second.token, {}),
    )
    await expectLine('user_deleted', { user: id, by: adminId, request, ip }, () =>
      call(`DELETE /users/${id}`, adminToken.token),
    )
    const guess = () =>
      site.visitor().post(`${auth}/sign-in/email`, {
        email: 'guessed@example.org',
        password: 'not-the-right-one',
      })
    await guess()
    await sql`update identity_sign_in_failures set failures = 20`.execute(site.shop.database.handle)
    await expectLine('sign_in_slowed', { reason: 'other-devices', request }, guess)
    expect(written.length).toBeGreaterThanOrEqual(18)
    expect(written.filter((line) => line.includes('@'))).toEqual([])
    expect(written.filter((line) => line.includes(reset) || line.includes(token))).toEqual([])
  },
)

it(
  'proofs of identity and changes of the e-mail address are logged',
  { timeout: 180_000 },
  async () => {
    const { visitor, person } = await signUp(site)
    const { token } = await exchange(site, person.email, await idTokenOf(visitor))
    const user = (await site.shop.accounts.findUserId(person.email)) ?? ''
    await site.shop.accounts.grantAdminRole(person.email)
    const { revision } = Object(await (await call('GET /settings', token)).json())
    expect((await call('PUT /settings', token, { stepUp: 'staff', revision })).status).toBe(200)
    await sql`
    update access_tokens set proved_at = proved_at - interval '11 minutes'
    where user_id = ${user}`.execute(site.shop.database.handle)
    const email = 'another.mailbox@example.net'
    const confirm = async () => {
      const link = /email\?token=([\w-]+)/.exec(await site.mailTo(email))?.[1] ?? ''
      return call('POST /email-change/confirmation', token, { token: link })
    }
    for (const [event, level, work] of [
      ['step_up_asked', 30, () => call('GET /my-data', token)],
      ['step_up_failed', 40, () => call('POST /step-up', token, { password: 'not-this-one' })],
      ['step_up_passed', 30, () => call('POST /step-up', token, { password: goodPassword })],
      ['list_exported', 30, () => call('GET /list-exports/orders', token)],
      [
        'email_change_asked',
        40,
        () => call('POST /email-change', token, { email, password: goodPassword }),
      ],
      ['email_changed', 40, confirm],
    ] as const) {
      const lines = await linesOf(work)
      expect([...lines.keys()]).toEqual([`security.${event}`])
      expect(lines.get(`security.${event}`)).toMatchObject({ user, level, ip: '127.0.0.1' })
    }
    expect(written.filter((line) => line.includes('@'))).toEqual([])
  },
)

it('a log for errors alone has none of these lines', async () => {
  const lines: string[] = []
  const log = createLogger('error', { write: (line) => void lines.push(line) })
  const quiet = await listeningShop({}, log)
  try {
    await quiet.visitor().post(`${auth}/sign-in/email`, {
      email: 'nobody@example.org',
      password: 'not-the-right-one',
    })
    expect(lines).toEqual([])
  } finally {
    await quiet.close()
  }
})
