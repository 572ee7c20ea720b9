/** All settings of the shop, read once from the environment into one frozen object. */
import { homedir } from 'node:os'
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { canonicalEmail } from '../fields/canonical-email.ts'
import { readIdentityConfig, type IdentityConfig } from './identity-config.server.ts'
import { readCardsConfig, type CardsConfig } from './cards-config.server.ts'
import { isLoopback } from './loopback.ts'
import { currencyCodes } from '../money/currencies.ts'
import { documentScripts, type DocumentScript } from '../document-scripts.ts'
import { formatAmount, parseMoney } from '../money/money.ts'
import { readOrderMailbox, type OrderMailboxConfig } from './order-mailbox-config.server.ts'
import { readMetricsConfig, type MetricsConfig } from './metrics-config.server.ts'
import { readPicturesConfig, type PictureStorageConfig } from './pictures-config.server.ts'
import { isTimeZone } from '../time/time-zone.ts'
import { machine } from '../machine/machine.server.ts'
import { automaticWorkers } from '../machine/shares.ts'
import { createSettingsReader, type Environment, type SettingsReader } from './settings-reader.ts'

export type DatabaseConfig =
  | { readonly kind: 'embedded'; readonly dataDir: string }
  | {
      readonly kind: 'server'
      readonly url: string
      /** The address that bypasses the pooler named by `url`; `url` by default. */
      readonly directUrl?: string
    }
export type MailConfig =
  | { readonly kind: 'smtp'; readonly url: string; readonly from: string }
  | { readonly kind: 'mailbox'; readonly from: string }
  | { readonly kind: 'none'; readonly from: string }

/**
 * Initial settings from the environment: they fill the dashboard's settings once; from then on the
 * database applies. Variables that are not set are left out.
 */
export type InitialSettings = {
  readonly name?: string
  readonly address?: string
  readonly vatId?: string
  readonly bank?: string
  readonly currency?: string
  /** An IANA time zone. */
  readonly timeZone?: string
  /** The limit for newcomers: an amount without a sign, and a percentage. */
  readonly newcomerMaxOrder?: string
  readonly newcomerMaxShare?: string
}

/** A rate limit: a number of points in a number of seconds. */
export type Limit = { readonly points: number; readonly seconds: number }

export type Config = {
  /** The scripts that documents print besides Latin, Greek and Cyrillic. */
  readonly documentScripts: readonly DocumentScript[]
  /**
   * Milliseconds for which news about orders and quotes is collected for admins after a mail has
   * been sent.
   */
  readonly noticeWindow: number
  readonly host: string
  readonly port: number
  /** Scheme, host and port under which people reach the shop; no trailing slash. */
  readonly origin: string
  /** The API's address for the browser; '/api' unless the API is on another origin. */
  readonly backendUrl: string
  readonly dataDir: string
  readonly database: DatabaseConfig
  readonly adminEmail: string | undefined
  readonly mail: MailConfig
  /** The mailbox that receives orders by mail; undefined: none. */
  readonly orderMailbox: OrderMailboxConfig | undefined
  /** Whether an empty database is filled with the demo shop. */
  readonly demo: boolean
  /**
   * Whether host and origin are reachable from this machine only: only then do demo accounts, the
   * development mailbox and the development identity provider exist.
   */
  readonly loopback: boolean
  /**
   * Whether a demo shop has accounts with known passwords: only on this machine, and if the shop is
   * its own identity provider.
   */
  readonly demoAccounts: boolean
  readonly corsOrigins: readonly string[]
  /** How many proxies in front are trusted to name the client's address. */
  readonly trustProxy: number
  readonly allowHttpImages: boolean
  /** Origins from which pictures are fetched although they are not on the public internet. */
  readonly pictureTestOrigins: readonly string[]
  /** Origins of VAT number services that are allowed although they are not public. */
  readonly vatTestOrigins: readonly string[]
  /** Origins to which webhooks are sent although they use neither https nor a public address. */
  readonly webhookTestOrigins: readonly string[]
  /**
   * Keys that seal secrets in the database: the first seals, all can open. Empty: the shop's own
   * key.
   */
  readonly secretsKeys: readonly string[]
  /** The CDN to which purges are sent; undefined: none. */
  readonly cdn: CdnConfig | undefined
  /** Milliseconds that a statement of a request may take. */
  readonly statementTimeout: number
  /** Bytes of memory for cached responses; 0 disables the cache. */
  readonly pageCache: number
  readonly logLevel: (typeof logLevels)[number]
  /** How many processes answer requests; if more than one, an additional process manages them. */
  readonly workers: number
  /** Where metrics are served: on a port of their own, on the shop's with a token, or nowhere. */
  readonly metrics: MetricsConfig
  /** The limit of reads, and the environment's overrides of the manifests' limits, by variable. */
  readonly limits: { readonly reads: Limit; readonly overrides: ReadonlyMap<string, Limit> }
  readonly identity: IdentityConfig
  readonly initialSettings: InitialSettings
  /** Where uploaded pictures are stored, and which provider takes card payments. */
  readonly pictures: PictureStorageConfig
  readonly cards: CardsConfig
}

/** Thrown by readConfig; its message names every invalid setting. */
export class InvalidConfig extends Error {
  constructor(problems: readonly string[]) {
    const lines = problems.map((problem) => `  - ${problem}`)
    super(`Correct these environment settings:\n${lines.join('\n')}`)
    this.name = 'InvalidConfig'
  }
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const

/**
 * Reads all settings, with a default for each; .env.example lists them.
 * @param env usually process.env
 * @throws InvalidConfig naming all invalid settings at once
 */
export function readConfig(env: Environment): Config {
  const problems: string[] = []
  const reader = createSettingsReader(env, problems)
  const address = readAddress(reader)
  const dataDir = readDataDir(reader)
  const demo = readDemo(reader, address.loopback)
  const general = {
    ...address,
    dataDir,
    demo,
    database: readDatabase(reader, dataDir),
    adminEmail: readAdminEmail(reader),
    mail: readMail(reader, address, demo),
    corsOrigins: readOrigins(reader, 'CORS_ORIGINS'),
    backendUrl: readBackendUrl(reader),
  }
  const identity = readIdentityConfig(reader, demo && address.loopback)
  const config: Config = {
    ...general,
    identity,
    demoAccounts: demo && address.loopback && identity.kind === 'embedded',
    initialSettings: readInitialSettings(reader),
    documentScripts: readDocumentScripts(reader),
    orderMailbox: readOrderMailbox(reader),
    noticeWindow: reader.integer('ADMIN_MAIL_MINUTES', 15, 0, 1_440) * 60_000,
    trustProxy: reader.integer('TRUST_PROXY', 0, 0, 10),
    allowHttpImages: reader.choice('HTTP_IMAGES', ['on', 'off']) === 'on',
    pictureTestOrigins: readOrigins(reader, 'PICTURE_TEST_ORIGINS'),
    vatTestOrigins: readOrigins(reader, 'VAT_TEST_ORIGINS'),
    webhookTestOrigins: readOrigins(reader, 'WEBHOOK_TEST_ORIGINS'),
    secretsKeys: readSecretsKeys(reader),
    cdn: readCdn(reader),
    statementTimeout: reader.integer('STATEMENT_TIMEOUT', 900, 100, 60_000),
    pageCache: reader.integer('PAGE_CACHE', 64, 0, 65_536) * 2 ** 20,
    logLevel: reader.choice('LOG_LEVEL', logLevels) ?? 'warn',
    workers: readWorkers(reader, general),
    metrics: readMetricsConfig(reader),
    limits: readLimits(reader, env),
    pictures: readPicturesConfig(reader, dataDir),
    cards: readCardsConfig(reader),
  }
  if (problems.length > 0) throw new InvalidConfig(problems)
  return Object.freeze(config)
}

/** With fewer cores, one worker leaves room for the database and its background work. */
const coresForWorkers = 4
const maxWorkers = 256

/**
 * WORKERS: a number, or `auto`. One by default on small machines, for a demo shop on this machine,
 * and with an external database, which may allow few connections.
 */
function readWorkers(
  reader: SettingsReader,
  { demo, loopback, database }: Pick<Config, 'demo' | 'loopback' | 'database'>,
): number {
  const { cores, memory } = machine()
  const given = reader.text('WORKERS')
  if (given === 'auto') return automaticWorkers(cores, memory)
  if (given === undefined)
    return cores < coresForWorkers || (demo && loopback) || database.kind === 'server'
      ? 1
      : automaticWorkers(cores, memory)
  const number = /^\d{1,3}$/.test(given) ? Number(given) : Number.NaN
  if (number >= 1 && number <= maxWorkers) return number
  reader.reject('WORKERS', `auto, or a whole number from 1 to ${maxWorkers}, not '${given}'`)
  return 1
}

type Address = Pick<Config, 'host' | 'port' | 'origin' | 'loopback'>

/** HOST, PORT, ORIGIN: where the shop listens, and how people reach it. */
function readAddress(reader: SettingsReader): Address {
  const host = reader.text('HOST') ?? '127.0.0.1'
  const port = reader.integer('PORT', 3000, 1, 65_535)
  const given = reader.text('ORIGIN') ?? `http://${hostInUrl(host)}:${port}`
  const origin = parseOrigin(reader, 'ORIGIN', given)
  const loopback = isLoopback(host) && isLoopback(URL.parse(origin)?.hostname ?? '')
  return { host, port, origin, loopback }
}

const hostInUrl = (host: string): string =>
  isIP(host) === 6 ? `[${host}]` : host === '0.0.0.0' ? '127.0.0.1' : host

function parseOrigin(reader: SettingsReader, name: string, value: string): string {
  const url = URL.parse(value)
  const isOrigin =
    url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.username
  if (isOrigin) return url.origin
  reader.reject(name, `an address such as https://shop.example.com, not '${value}'`)
  return value
}

/** DATA_DIR: an absolute path; '~' is the home directory. */
const readDataDir = (reader: SettingsReader): string =>
  resolve((reader.text('DATA_DIR') ?? 'data').replace(/^~(?=\/|$)/, homedir()))

/** DEMO: on by default if only this machine can reach the shop and its database is embedded. */
function readDemo(reader: SettingsReader, loopback: boolean): boolean {
  const defaultValue = loopback && !reader.text('DATABASE_URL') ? 'on' : 'off'
  return (reader.choice('DEMO', ['on', 'off']) ?? defaultValue) === 'on'
}

/**
 * DATABASE_URL: a PostgreSQL server instead of the embedded one. DATABASE_DIRECT_URL: the same
 * server without the pooler, for session-bound work.
 */
function readDatabase(reader: SettingsReader, dataDir: string): DatabaseConfig {
  const [url, directUrl] = ['DATABASE_URL', 'DATABASE_DIRECT_URL'].map((name) => {
    const address = reader.text(name)
    if (address && !/^postgres(ql)?:\/\//.test(address))
      reader.reject(name, 'an address such as postgres://user:password@host:5432/shop')
    return address
  })
  if (!url && directUrl)
    reader.reject('DATABASE_DIRECT_URL', 'can only be set together with DATABASE_URL')
  if (!url) return { kind: 'embedded', dataDir }
  return directUrl ? { kind: 'server', url, directUrl } : { kind: 'server', url }
}

/** ADMIN_EMAIL: the account with this verified e-mail address becomes an admin. */
function readAdminEmail(reader: SettingsReader): string | undefined {
  const value = reader.text('ADMIN_EMAIL')
  if (value === undefined) return undefined
  return canonicalEmail(value) ?? reader.reject('ADMIN_EMAIL', `an e-mail address, not '${value}'`)
}

/** SMTP_URL, MAIL_FROM: how mail is sent; a demo shop on this machine shows it instead. */
function readMail(
  reader: SettingsReader,
  { origin, loopback }: Address,
  demo: boolean,
): MailConfig {
  const url = reader.text('SMTP_URL')
  if (url && !/^smtps?:\/\/./.test(url))
    reader.reject('SMTP_URL', 'an address such as smtps://user:password@mail.example.com')
  const hostname = URL.parse(origin)?.hostname ?? 'localhost'
  const from = reader.text('MAIL_FROM') ?? `no-reply@${hostname}`
  if (url) return { kind: 'smtp', url, from }
  return { kind: demo && loopback ? 'mailbox' : 'none', from }
}

/** CORS_ORIGINS: other origins whose pages may call the API, separated by commas. */
const readOrigins = (reader: SettingsReader, name: string): string[] =>
  reader.list(name, ',').map((origin) => parseOrigin(reader, name, origin))

/** How purges are sent to a CDN. */
export type CdnConfig = { readonly address: string; readonly secret: string }

/** CDN_PURGE_URL, CDN_PURGE_SECRET: both or neither. */
function readCdn(reader: SettingsReader): CdnConfig | undefined {
  const [address, secret] = [reader.text('CDN_PURGE_URL'), reader.text('CDN_PURGE_SECRET')]
  if (address && !/^https?:$/.test(URL.parse(address)?.protocol ?? ''))
    return reader.reject('CDN_PURGE_URL', 'an address such as https://cdn.example.com/purge')
  if (address && secret) return { address, secret }
  if (address || secret) reader.reject('CDN_PURGE_URL and CDN_PURGE_SECRET', 'set both or neither')
  return undefined
}

/** SECRETS_KEY: one key, or several during a key rotation. */
function readSecretsKeys(reader: SettingsReader): readonly string[] {
  const keys = reader.list('SECRETS_KEY', ',')
  if (keys.some((key) => key.length < 32))
    reader.reject('SECRETS_KEY', 'at least 32 random characters each, the newest first')
  return keys
}

/** BACKEND_URL: a path on the shop's own origin, or an absolute address. */
function readBackendUrl(reader: SettingsReader): string {
  const value = reader.text('BACKEND_URL') ?? '/api'
  if (!/^\/[^/]/.test(value) && !/^https?:\/\/./.test(value))
    reader.reject('BACKEND_URL', "'/api' or a complete address such as https://api.example.com/api")
  return value
}

/**
 * SHOP_NAME, SHOP_ADDRESS (lines separated by ';') and the other variables that begin with SHOP_ or
 * UNCONFIRMED_MAX_.
 */
function readInitialSettings(reader: SettingsReader): InitialSettings {
  const address = reader.list('SHOP_ADDRESS', ';').join('\n')
  const given = {
    name: reader.text('SHOP_NAME'),
    address: address === '' ? undefined : address,
    vatId: reader.text('SHOP_VAT_ID'),
    bank: reader.text('SHOP_BANK'),
    timeZone: readTimeZone(reader),
    currency: readCurrency(reader),
    ...readNewcomerCeiling(reader),
  }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
}

/** UNCONFIRMED_MAX_ORDER, an amount of at least 1, and UNCONFIRMED_MAX_SHARE in percent. */
function readNewcomerCeiling(reader: SettingsReader) {
  const value = reader.text('UNCONFIRMED_MAX_ORDER')
  const cents = value === undefined ? undefined : (parseMoney(value) ?? 0)
  if (cents !== undefined && cents < 100)
    reader.reject('UNCONFIRMED_MAX_ORDER', `an amount such as 500 or 499.50, not '${value}'`)
  const hasShare = reader.text('UNCONFIRMED_MAX_SHARE') !== undefined
  return {
    newcomerMaxOrder: cents === undefined ? undefined : formatAmount(cents),
    newcomerMaxShare: hasShare
      ? String(reader.integer('UNCONFIRMED_MAX_SHARE', 100, 1, 100))
      : undefined,
  }
}

/** SHOP_CURRENCY: the code of a currency with two decimals. */
function readCurrency(reader: SettingsReader): string | undefined {
  const value = reader.text('SHOP_CURRENCY')
  if (value !== undefined && !currencyCodes.includes(value))
    reader.reject('SHOP_CURRENCY', `a currency with two decimals such as EUR, not '${value}'`)
  return value
}

/** SHOP_TIME_ZONE: the time zone that defines the shop's days. */
function readTimeZone(reader: SettingsReader): string | undefined {
  const value = reader.text('SHOP_TIME_ZONE')
  if (value !== undefined && !isTimeZone(value))
    reader.reject('SHOP_TIME_ZONE', `a time zone such as Europe/Berlin, not '${value}'`)
  return value
}

/**
 * DOCUMENT_SCRIPTS: the scripts that documents print besides Latin, Greek and Cyrillic; all by
 * default.
 */
function readDocumentScripts(reader: SettingsReader): Config['documentScripts'] {
  if (reader.text('DOCUMENT_SCRIPTS') === undefined) return documentScripts
  const names = reader.list('DOCUMENT_SCRIPTS', ',')
  const unknown = names.filter((name) => !documentScripts.some((script) => script === name))
  if (unknown.length > 0 && names.join() !== 'none')
    reader.reject('DOCUMENT_SCRIPTS', `none, or one or more of ${documentScripts.join(', ')}`)
  return documentScripts.filter((script) => names.includes(script))
}

/** LIMIT_READS, and every other LIMIT_… variable that is set: the manifests define which exist. */
const readLimits = (reader: SettingsReader, env: Environment): Config['limits'] => ({
  reads: readLimit(reader, 'LIMIT_READS', '600/60'),
  overrides: new Map(
    Object.keys(env)
      .filter((name) => name.startsWith('LIMIT_') && reader.text(name) !== undefined)
      .map((name) => [name, readLimit(reader, name, '10/60')]),
  ),
})

function readLimit(reader: SettingsReader, name: string, defaultValue: string): Limit {
  const value = reader.text(name) ?? defaultValue
  const match = /^(\d{1,7})\/(\d{1,6})$/.exec(value)
  if (!match || Number(match[1]) < 1 || Number(match[2]) < 1)
    reader.reject(name, `a number per seconds such as ${defaultValue}, not '${value}'`)
  return { points: Number(match?.[1] ?? 1), seconds: Number(match?.[2] ?? 1) }
}
