/** Accounts of deleted users are disabled at Firebase, whatever Google answers meanwhile. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createAccountDisabling } from '../../src/identity/hosted/account-disabling.server.ts'
import { createFirebaseAccounts } from '../../src/identity/hosted/firebase-accounts.server.ts'
import { createLogger } from '../../src/platform/http/log.server.ts'
import { readServiceAccount } from '../../src/platform/config/service-account.server.ts'
import { freshDatabase } from '../postgres/fresh-database.ts'
import { issuer, project, startGoogle, type GoogleServer } from './google-server.ts'

const log = createLogger('silent')

let google: GoogleServer
beforeAll(async () => {
  google = await startGoogle()
})
afterAll(() => google.close())
beforeEach(() => google.reset())

describe('an account that waits to be disabled', () => {
  const cleanups: (() => Promise<void>)[] = []
  afterEach(async () => {
    for (const close of cleanups.splice(0).toReversed()) await close()
  })
  const database = async () => {
    const fresh = await freshDatabase()
    cleanups.push(() => fresh.close())
    return fresh
  }
  type Row = {
    issuer: string
    subject: string
    attempts: number
    last_error: string | null
    next_try_at: Date
  }
  const pending = (db: Awaited<ReturnType<typeof database>>) =>
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
    const serviceAccount = readServiceAccount(google.account.json, project)
    if (typeof serviceAccount === 'string') throw new Error(serviceAccount)
    const real = createFirebaseAccounts({
      projectId: project,
      account: serviceAccount,
      emulator: google.origin,
    })
    const disabling = createAccountDisabling({
      database: db,
      log,
      issuer: of,
      disable: (uid) => real.disable(uid),
      firstPause,
    })
    await disabling.start()
    cleanups.push(() => disabling.close())
    return disabling
  }
  const schedule = (
    db: Awaited<ReturnType<typeof database>>,
    disabling: Awaited<ReturnType<typeof started>>,
    subject: string,
    of = issuer,
  ) => db.transact((tx) => disabling.schedule(tx, { issuer: of, subject }))

  it.each(['busy', 'silent', 'forbids', 'knows no such key'] as const)(
    'waits while Google %s, and is disabled when that is over',
    async (how) => {
      const db = await database()
      google.state.accounts.set('u1', {})
      google.state.behaviour = how
      await schedule(db, await started(db), 'u1')
      await expect.poll(async () => (await pending(db))[0]?.attempts).toBeGreaterThan(1)
      expect((await pending(db))[0]?.last_error).toMatch(
        {
          busy: /503 UNAVAILABLE/,
          silent: /fetch failed/,
          forbids: /403 PERMISSION_DENIED/,
          'knows no such key': /the service account: 400 invalid_grant/,
        }[how],
      )
      google.state.behaviour = 'normal'
      await expect.poll(() => pending(db)).toEqual([])
      expect(google.state.accounts.get('u1')).toEqual({ disabled: true })
    },
  )

  it('is taken up by the next process when the one that scheduled it has ended', async () => {
    const db = await database()
    google.state.accounts.set('u1', {})
    google.state.behaviour = 'busy'
    const first = await started(db, 60_000)
    await schedule(db, first, 'u1')
    await expect.poll(async () => (await pending(db))[0]?.last_error).toMatch(/503/)
    await first.close()
    google.state.behaviour = 'normal'
    await db.handle
      .withTables<{ identity_disablings: Row }>()
      .updateTable('identity_disablings')
      .set({ next_try_at: new Date() })
      .execute()
    await started(db)
    await expect.poll(() => google.state.accounts.get('u1')?.disabled).toBe(true)
  })

  it('is removed when Firebase has no such account; is pending once; is ignored for another issuer', async () => {
    const db = await database()
    google.state.behaviour = 'busy'
    const disabling = await started(db, 60_000)
    await schedule(db, disabling, 'gone')
    await schedule(db, disabling, 'gone')
    await schedule(db, disabling, 'embedded-user', 'embedded')
    await expect
      .poll(async () => (await pending(db)).map(({ subject }) => subject))
      .toEqual(['gone'])
    google.state.behaviour = 'normal'
    await started(db)
    // A try that began while Firebase was busy may put it off after it was made due.
    const dueAgain = async () => {
      await db.handle
        .withTables<{ identity_disablings: Row }>()
        .updateTable('identity_disablings')
        .set({ next_try_at: new Date() })
        .execute()
      await db.notify(db.handle, 'identity_disablings', '')
      return pending(db)
    }
    await expect.poll(dueAgain).toEqual([])
  })

  it('is disabled by one of two shops on the same database', async () => {
    const db = await database()
    const [first, second] = [await started(db), await started(db)]
    for (let number = 0; number < 10; number += 1) google.state.accounts.set(`u${number}`, {})
    await db.transact(async (tx) => {
      for (let number = 0; number < 10; number += 1)
        await (number % 2 ? first : second).schedule(tx, { issuer, subject: `u${number}` })
    })
    await expect.poll(() => pending(db)).toEqual([])
    expect([...google.state.accounts.values()].every(({ disabled }) => disabled)).toBe(true)
    expect(google.state.requests.filter((url) => url.endsWith(':update'))).toHaveLength(10)
  })
})
