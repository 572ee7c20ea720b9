/** Guessing passwords: slowed for an account and for networks, never for its owner's browser. */
import { createHook } from 'node:async_hooks'
import { hash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  auth,
  goodPassword,
  resetTokenOf,
  signUp,
} from '../../../tests/identity/embedded-accounts.ts'
import { listeningShop, type ListeningShop } from '../../../tests/identity/listening-shop.ts'
import type { Visitor } from '../../../tests/identity/visitor.ts'

let site: ListeningShop
vi.setConfig({ testTimeout: 180_000 })
beforeAll(async () => {
  // The addresses of the test's requests are those that its "proxy" names.
  site = await listeningShop({ TRUST_PROXY: '1', LIMIT_LOGIN: '1000/60' })
})
afterAll(() => site.close())

let network = 0
/** A browser at an address of a network of its own. */
const strangerAt = (): Visitor => site.visitor({ 'x-forwarded-for': `10.${(network += 1)}.7.7` })
const signIn = (visitor: Visitor, email: string, password = goodPassword) =>
  visitor.post(`${auth}/sign-in/email`, { email, password })
const guess = async (email: string) => signIn(strangerAt(), email, 'not-the-right-one')

/** As a client does that a slow machine tells to come back in a moment. */
async function whenServed(call: () => ReturnType<typeof guess>): ReturnType<typeof guess> {
  const answer = await call()
  if (answer.status !== 503) return answer
  await pause(Number(answer.headers.get('retry-after')) * 1000)
  return whenServed(call)
}
const failuresKey = (email: string): string => `a:${hash('sha256', email, 'base64url')}`

/** As if somebody had guessed so often that the next attempt is slowed: that attempt is made. */
async function slowDown(email: string): Promise<void> {
  const { handle } = site.shop.database
  expect((await guess(email)).status).toBe(401)
  await sql`
    update identity_sign_in_failures set failures = 20 where key = ${failuresKey(email)}`.execute(
    handle,
  )
  expect((await guess(email)).status).toBe(401)
  // So long that no test outlasts it.
  await sql`
    update identity_sign_in_failures set next_try_at = clock_timestamp() + interval '1 hour'
    where key = ${failuresKey(email)} and failures = 21`.execute(handle)
}

describe('an account that is guessed from many networks', () => {
  it('unknown browsers have to wait, even with the right password, and the response states how long', async () => {
    const { person } = await signUp(site)
    await slowDown(person.email)
    const refused = await signIn(strangerAt(), person.email)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500)
  })

  it('waits twice as long after each attempt, at most a quarter of an hour', async () => {
    const email = 'waiting@example.org'
    await guess(email)
    const waitAfter = async (failures: number): Promise<number> => {
      const { handle } = site.shop.database
      const key = failuresKey(email)
      await sql`
        update identity_sign_in_failures
        set failures = ${failures} - 1, next_try_at = clock_timestamp()
        where key = ${key}`.execute(handle)
      expect((await guess(email)).status).toBe(401)
      const { rows } = await sql<{ seconds: number }>`
        select round(extract(epoch from next_try_at - last_try_at))::int as seconds
        from identity_sign_in_failures where key = ${key}`.execute(handle)
      return rows[0]?.seconds ?? -1
    }
    const waits: number[] = []
    for (const failures of [2, 20, 21, 22, 23, 24, 29, 30, 5000])
      waits.push(await waitAfter(failures))
    expect(waits).toEqual([0, 0, 2, 4, 8, 16, 512, 900, 900])
  })

  it('guessing does not slow down browsers that signed in before, and the owner gets one e-mail', async () => {
    const { visitor, person } = await signUp(site)
    const office = strangerAt()
    expect(await signIn(office, person.email)).toMatchObject({ status: 200 })
    const before = await site.mails()
    await slowDown(person.email)
    await guess(person.email)
    expect(await site.mails()).toBe(before + 1)
    expect(await site.mailTo(person.email)).toContain('Many wrong passwords were tried')
    for (const known of [visitor, office])
      expect(await signIn(known, person.email)).toMatchObject({ status: 200 })
  })

  it('is open again with a new password by mail: in that browser at once', async () => {
    const { person } = await signUp(site)
    await slowDown(person.email)
    const owner = strangerAt()
    expect((await signIn(owner, person.email)).status).toBe(429)
    await owner.post(`${auth}/request-password-reset`, { email: person.email })
    const token = await resetTokenOf(site, person.email)
    const newPassword = 'anvil-and-tongs-9'
    expect(await owner.post(`${auth}/reset-password`, { token, newPassword })).toMatchObject({
      status: 200,
    })
    expect(await signIn(owner, person.email, newPassword)).toMatchObject({ status: 200 })
  })

  it('counts guesses at the same moment too, and an account that nobody has alike', async () => {
    const email = 'nobody.has.this@example.org'
    const answers = await Promise.all(Array.from({ length: 30 }, () => guess(email)))
    const { rows } = await sql<{ failures: number }>`
      select failures from identity_sign_in_failures
      where key = ${failuresKey(email)}`.execute(site.shop.database.handle)
    expect(answers.filter(({ status }) => status !== 429)).toHaveLength(rows[0]?.failures ?? 0)
    expect(rows[0]?.failures).toBeGreaterThan(20)
  })
})

describe('a known browser', () => {
  it('has a limit of its own, and is a stranger again after a new password and for other accounts', async () => {
    const { visitor, person } = await signUp(site)
    const { person: other } = await signUp(site)
    await slowDown(person.email)
    await slowDown(other.email)
    expect((await signIn(visitor, other.email)).status).toBe(429)
    const { rows } = await sql<{ id: string }>`
      select id from identity_users where email = ${person.email}`.execute(
      site.shop.database.handle,
    )
    await site.shop.identity.setPassword(rows[0]?.id ?? '', 'anvil-and-tongs-9')
    expect((await signIn(visitor, person.email, 'anvil-and-tongs-9')).status).toBe(429)
  })

  it('has a cookie that others cannot read, use for another account, or make up', async () => {
    const answer = await site.visitor().post(`${auth}/sign-up/email`, {
      name: 'Ada',
      email: 'cookie@example.org',
      password: goodPassword,
    })
    const cookie = answer.headers.getSetCookie().find((line) => line.includes('device')) ?? ''
    expect(cookie).toMatch(/^ironmonger\.device=[\w-]{22}\.[\w-]{43}; Max-Age=15552000; /)
    expect(cookie).toMatch(/; Path=\/api\/auth; HttpOnly; SameSite=Lax$/)
    expect(cookie).not.toContain('cookie@example')
  })
})

it('wrong passwords from one wide network are counted together for all accounts; successful sign-ins are not counted', async () => {
  const strict = await listeningShop({ TRUST_PROXY: '1', LIMIT_LOGIN: '1/3600' })
  try {
    const statuses: number[] = []
    for (let host = 1; host <= 7; host += 1) {
      const visitor = strict.visitor({ 'x-forwarded-for': `192.0.2.${host}` })
      const answer = await signIn(visitor, `guessed${host}@example.org`, 'not-the-right-one')
      statuses.push(answer.status)
    }
    expect(statuses).toEqual([...Array.from({ length: 5 }, () => 401), 429, 429])
    const next = strict.visitor({ 'x-forwarded-for': '192.0.3.1' })
    expect((await signIn(next, 'other@example.org', 'not-the-right-one')).status).toBe(401)
  } finally {
    await strict.close()
  }
})

/** Counts what the processor's threads hash at the same time, or wait to. */
function watchHashing() {
  const running = new Set<number>()
  let most = 0
  const hook = createHook({
    init(id, type) {
      if (type !== 'SCRYPTREQUEST') return
      running.add(id)
      most = Math.max(most, running.size)
    },
    before: (id) => void running.delete(id),
  }).enable()
  return () => {
    hook.disable()
    return most
  }
}

it('of very many sign-ins at once few are hashed at once, each is answered, and health goes on', async () => {
  const mostAtOnce = watchHashing()
  const answers = Array.from({ length: 40 }, (_, at) =>
    signIn(strangerAt(), `flood${at}@example.org`, 'not-the-right-one'),
  )
  const health = await Promise.all(Array.from({ length: 5 }, () => fetch(`${site.origin}/healthz`)))
  expect(health.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  for (const { status, headers } of await Promise.all(answers)) {
    expect([401, 503]).toContain(status)
    if (status === 503) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  }
  const most = mostAtOnce()
  expect(most).toBeGreaterThan(0)
  expect(most).toBeLessThanOrEqual(3)
})

it('sixty guesses at once, each from a network of its own, keep nobody else from signing in', async () => {
  const { person } = await signUp(site)
  const guesses = Array.from({ length: 60 }, (_, nth) =>
    whenServed(() => guess(`nobody${nth}@example.org`)),
  )
  const { status } = await whenServed(() => signIn(strangerAt(), person.email))
  expect(status).toBe(200)
  expect(new Set((await Promise.all(guesses)).map((answer) => answer.status))).toEqual(
    new Set([401]),
  )
})
