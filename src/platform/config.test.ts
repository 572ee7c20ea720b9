/** Settings: all have a default, wrong ones stop the start, all named at once. */
import { describe, expect, test } from 'vitest'
import { readConfig, InvalidConfig } from './config.server.ts'

test('a shop without settings is a demo shop on this machine alone', () => {
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
  }
  expect(() => readConfig(wrong)).toThrow(InvalidConfig)
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
  test('are told what they need, and have no demo accounts', () => {
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
  ])('%j does not start', (env, named) => {
    expect(() => readConfig(env)).toThrow(named)
  })
  test.each([
    { ORIGIN: 'https://shop.example.com' },
    { HOST: '0.0.0.0' },
    { DEMO: 'off' },
    { DATABASE_URL: 'postgres://u:p@db/shop' },
  ])('no emulator stands in for Firebase with %j', (env) => {
    expect(() =>
      readConfig({ ...firebase, ...env, FIREBASE_EMULATOR: 'http://127.0.0.1:9099' }),
    ).toThrow(/FIREBASE_EMULATOR/)
  })
  test('nor one on another machine', () => {
    expect(() =>
      readConfig({ ...firebase, FIREBASE_EMULATOR: 'http://emulator.example:9099' }),
    ).toThrow(/FIREBASE_EMULATOR/)
  })
})

test('the config cannot be changed afterwards', () => {
  expect(Object.isFrozen(readConfig({}))).toBe(true)
})

describe('where uploaded pictures lie', () => {
  const bucket = {
    S3_ENDPOINT: 'https://s3.example.com/',
    S3_BUCKET: 'shop-pictures',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
  }
  test('in the data folder, or in a bucket when one is named', () => {
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
