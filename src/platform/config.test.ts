/** Settings: all have a default, wrong ones stop the start, all named at once. */
import { describe, expect, test } from 'vitest'
import { readConfig, WrongSettings } from './config.server.ts'

test('a shop without settings is a demo shop on this machine alone', () => {
  expect(readConfig({})).toMatchObject({ origin: 'http://127.0.0.1:3000', demo: true, loopback: true, database: { kind: 'embedded' }, mail: { kind: 'mailbox' }, identity: { google: { kind: 'development' } } })
})

test('every wrong setting is named at once', () => {
  const wrong = { PORT: '70000', ORIGIN: 'shop', DATABASE_URL: 'mysql://x', ADMIN_EMAIL: 'nobody', SMTP_URL: 'mail', DEMO: 'maybe', LIMIT_LOGIN: 'ten', TRUST_PROXY: '-1', GOOGLE_CLIENT_ID: 'x', AUTH_SECRET: 'short', CORS_ORIGINS: 'https://a.example/path', BACKEND_URL: 'api', PASSWORD_MINIMUM: '3', LOG_LEVEL: 'loud' }
  expect(() => readConfig(wrong)).toThrow(WrongSettings)
  try {
    readConfig(wrong)
  } catch (error) {
    for (const name of Object.keys(wrong)) expect(String(error), name).toContain(name)
  }
})

describe('what only a demo shop on its own machine has', () => {
  test.each([
    { ORIGIN: 'https://shop.example.com' },
    { HOST: '0.0.0.0' },
    { HOST: '0.0.0.0', DEMO: 'on' },
    { ORIGIN: 'https://shop.example.com', DEMO: 'on' },
    { DEMO: 'off' },
    { DATABASE_URL: 'postgres://u:p@db/shop' },
  ])('is gone with %j', (env) => {
    const config = readConfig(env)
    expect(config.mail.kind).toBe('none')
    expect(config.identity).toMatchObject({ kind: 'embedded', google: { kind: 'none' } })
    expect(config.demo && config.loopback).toBe(false)
  })
})

test('the config cannot be changed afterwards', () => { expect(Object.isFrozen(readConfig({}))).toBe(true) })
