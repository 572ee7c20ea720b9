/** Settings have defaults and are all documented; invalid settings prevent the start. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { actionLimits, limitDefaults } from '../../app/capabilities.server.ts'
import { automaticWorkers } from '../machine/shares.ts'
import { readConfig, InvalidConfig } from './config.server.ts'

const gigabyte = 2 ** 30

test('a shop without settings is a demo shop on this machine only', () => {
  expect(readConfig({})).toMatchObject({
    origin: 'http://127.0.0.1:3000',
    demo: true,
    loopback: true,
    database: { kind: 'embedded' },
    mail: { kind: 'mailbox' },
    identity: { google: { kind: 'development' } },
  })
})

test('every wrong setting is named at once', () => {
  const wrong = {
    PORT: '70000',
    ORIGIN: 'shop',
    DATABASE_URL: 'mysql://x',
    ADMIN_EMAIL: 'nobody',
    SMTP_URL: 'mail',
    DEMO: 'maybe',
    LIMIT_LOGIN: 'ten',
    TRUST_PROXY: '-1',
    GOOGLE_CLIENT_ID: 'x',
    AUTH_SECRET: 'short',
    CORS_ORIGINS: 'https://a.example/path',
    BACKEND_URL: 'api',
    PASSWORD_MINIMUM: '3',
    LOG_LEVEL: 'loud',
    WORKERS: '0',
  }
  expect(() => readConfig(wrong)).toThrow(InvalidConfig)
  try {
    readConfig(wrong)
  } catch (error) {
    for (const name of Object.keys(wrong)) expect(String(error), name).toContain(name)
  }
})

describe('workers', () => {
  const real = { ORIGIN: 'https://shop.example.com' }
  test('are as many as are set, or follow cores and memory', () => {
    expect(readConfig({ ...real, WORKERS: '64' }).workers).toBe(64)
    expect(readConfig({ ...real, WORKERS: 'auto' }).workers).toBeGreaterThanOrEqual(1)
    expect(automaticWorkers(16, 64 * gigabyte)).toBe(16)
    expect(automaticWorkers(16, 4 * gigabyte)).toBe(4)
    expect(automaticWorkers(1, gigabyte / 2)).toBe(1)
  })
  test.each([{}, { ...real, DATABASE_URL: 'postgres://u:p@db/shop' }])(
    'without the setting there is one with %j: a demo, or a database with few connections',
    (env) => expect(readConfig(env).workers).toBe(1),
  )
  test.each(['0', '257', '-1', '1.5', 'many', '1e2', ' '.repeat(3) + 'auto!'])(
    '%j is refused',
    (WORKERS) => expect(() => readConfig({ WORKERS })).toThrow('WORKERS'),
  )
})

describe('what only a demo shop on this machine has', () => {
  test.each([
    { ORIGIN: 'https://shop.example.com' },
    { HOST: '0.0.0.0' },
    { HOST: '0.0.0.0', DEMO: 'on' },
    { ORIGIN: 'https://shop.example.com', DEMO: 'on' },
    { DEMO: 'off' },
    { DATABASE_URL: 'postgres://u:p@db/shop' },
  ])('is missing with %j', (env) => {
    const config = readConfig(env)
    expect(config.mail.kind).toBe('none')
    expect(config.identity).toMatchObject({ kind: 'embedded', google: { kind: 'none' } })
    expect(config.demo && config.loopback).toBe(false)
  })
})

test.each([
  ['http://accounts.example.com', false],
  ['ftp://accounts.example.com', false],
  ['https://user@accounts.example.com', false],
  ['https://accounts.example.com', true],
  ['http://127.0.0.1:9000', true],
])('an issuer in place of Google is https, or on this machine: %s', (issuer, allowed) => {
  const read = () =>
    readConfig({ GOOGLE_CLIENT_ID: 'x', GOOGLE_CLIENT_SECRET: 'x', GOOGLE_ISSUER: issuer })
  if (allowed) expect(read().identity).toMatchObject({ google: { issuer } })
  else expect(read).toThrow('GOOGLE_ISSUER')
})

describe('hosted identity providers', () => {
  const firebase = {
    IDENTITY: 'firebase',
    FIREBASE_API_KEY: 'key',
    FIREBASE_PROJECT_ID: 'my-shop',
    FIREBASE_APP_ID: '1:1:web:1',
  }
  const openid = {
    IDENTITY: 'openid',
    OPENID_ISSUER: 'https://id.example.com/realms/shop',
    OPENID_CLIENT_ID: 'ironmonger',
  }
  test('get what they need, and have no demo accounts', () => {
    expect(readConfig(firebase)).toMatchObject({
      demoAccounts: false,
      identity: { kind: 'firebase', authDomain: 'my-shop.firebaseapp.com', emulator: undefined },
    })
    expect(readConfig(openid)).toMatchObject({
      demoAccounts: false,
      identity: {
        kind: 'openid',
        issuer: openid.OPENID_ISSUER,
        scope: 'openid email profile',
        name: 'id.example.com',
      },
    })
  })
  test.each([
    [{ IDENTITY: 'other' }, /IDENTITY/],
    [{ IDENTITY: 'firebase' }, /FIREBASE_API_KEY[^]*FIREBASE_PROJECT_ID[^]*FIREBASE_APP_ID/],
    [{ IDENTITY: 'openid' }, /OPENID_ISSUER[^]*OPENID_CLIENT_ID/],
    [{ ...openid, OPENID_ISSUER: 'http://id.example.com' }, /OPENID_ISSUER/],
    [{ ...openid, OPENID_ISSUER: 'javascript:alert(1)' }, /OPENID_ISSUER/],
    [{ ...openid, OPENID_SCOPE: 'openid' }, /OPENID_SCOPE/],
    [{ ...openid, OPENID_RESET_URL: 'javascript:alert(1)' }, /OPENID_RESET_URL/],
    [{ ...firebase, FIREBASE_AUTH_DOMAIN: 'a; script-src *' }, /FIREBASE_AUTH_DOMAIN/],
  ])('%j does not start', (env, names) => {
    expect(() => readConfig(env)).toThrow(names)
  })
  test.each([
    { ORIGIN: 'https://shop.example.com' },
    { HOST: '0.0.0.0' },
    { DEMO: 'off' },
    { DATABASE_URL: 'postgres://u:p@db/shop' },
  ])('no emulator replaces Firebase with %j', (env) => {
    expect(() =>
      readConfig({ ...firebase, ...env, FIREBASE_EMULATOR: 'http://127.0.0.1:9099' }),
    ).toThrow(/FIREBASE_EMULATOR/)
  })
  test('nor does one on another machine', () => {
    expect(() =>
      readConfig({ ...firebase, FIREBASE_EMULATOR: 'http://emulator.example:9099' }),
    ).toThrow(/FIREBASE_EMULATOR/)
  })
})

test('the config cannot be changed afterwards', () => {
  expect(Object.isFrozen(readConfig({}))).toBe(true)
})

describe('where uploaded pictures are stored', () => {
  const bucket = {
    S3_ENDPOINT: 'https://s3.example.com/',
    S3_BUCKET: 'shop-pictures',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
  }
  test('in DATA_DIR, or in a bucket when one is configured', () => {
    expect(readConfig({ DATA_DIR: '/srv/shop' }).pictures).toEqual({
      kind: 'folder',
      folder: '/srv/shop/pictures',
    })
    expect(readConfig(bucket).pictures).toEqual({
      kind: 'bucket',
      bucket: 'shop-pictures',
      endpoint: 'https://s3.example.com',
      region: 'us-east-1',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
      publicUrl: undefined,
    })
    expect(
      readConfig({ ...bucket, S3_REGION: 'eu-1', S3_PUBLIC_URL: 'https://cdn.example.com/x/' })
        .pictures,
    ).toMatchObject({ region: 'eu-1', publicUrl: 'https://cdn.example.com/x' })
  })
  test.each([
    [{ S3_BUCKET: 'only-a-name' }, 'S3_ENDPOINT'],
    [{ ...bucket, S3_ENDPOINT: 's3.example.com' }, 'S3_ENDPOINT'],
    [{ ...bucket, S3_BUCKET: 'Not_One' }, 'S3_BUCKET'],
    [{ ...bucket, S3_SECRET_ACCESS_KEY: '' }, 'S3_SECRET_ACCESS_KEY'],
    [{ ...bucket, S3_PUBLIC_URL: 'ftp://x' }, 'S3_PUBLIC_URL'],
  ])('%j names %s', (env, name) => {
    expect(() => readConfig(env)).toThrow(name)
  })
})

describe('documentation of the settings', () => {
  /** The names of all variables that readConfig reads, whatever they are set to. */
  function variablesRead(): readonly string[] {
    const names = new Set<string>()
    const record = (values: Readonly<Record<string, string>>) =>
      new Proxy<Readonly<Record<string, string | undefined>>>(values, {
        get(target, name) {
          if (typeof name === 'string') names.add(name)
          return typeof name === 'string' ? target[name] : undefined
        },
      })
    const variants = [
      {},
      { GOOGLE_CLIENT_ID: 'x', GOOGLE_CLIENT_SECRET: 'x' },
      { IDENTITY: 'openid' },
      { IDENTITY: 'firebase' },
      { S3_BUCKET: 'x' },
    ]
    for (const values of variants) {
      try {
        readConfig(record(values))
      } catch (error) {
        if (!(error instanceof InvalidConfig)) throw error
      }
    }
    // The manifests say which limits there are; the configuration reads whichever are set.
    for (const { variable } of Object.values(limitDefaults)) names.add(variable)
    return [...names].toSorted()
  }

  test('.env.example lists every variable with one line, and no other', () => {
    const lines = readFileSync('.env.example', 'utf8').split('\n')
    const listed = lines.flatMap((line, index) => {
      const name = /^#([A-Z][A-Z0-9_]*)=/.exec(line)?.[1]
      if (name === undefined) return []
      expect(lines[index - 1], name).toMatch(/^# [A-Z].*\S$/)
      return [name]
    })
    expect(listed.toSorted()).toEqual(variablesRead())
  })
  test("the defaults in .env.example are readConfig's", () => {
    const example = Object.fromEntries(
      readFileSync('.env.example', 'utf8')
        .split('\n')
        .flatMap((line) => {
          const [, name = '', value = ''] = /^#([A-Z][A-Z0-9_]*)=(.*)$/.exec(line) ?? []
          const isPlaceholder = value.includes('<project>')
          // A region alone would configure a bucket.
          return name && !isPlaceholder && name !== 'S3_REGION' ? [[name, value]] : []
        }),
    )
    const { limits, ...settings } = readConfig(example)
    const { limits: defaultLimits, ...defaults } = readConfig({})
    expect(settings).toEqual(defaults)
    expect(limits.reads).toEqual(defaultLimits.reads)
    expect(actionLimits(limits.overrides)).toEqual(actionLimits(new Map()))
  })
  test('README lists every variable', () => {
    const readme = readFileSync('README.md', 'utf8')
    const missing = variablesRead().filter((name) => !readme.includes(`\`${name}\``))
    expect(missing).toEqual([])
  })
})
