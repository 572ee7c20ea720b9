/** Every setting of the shop, read once from the environment into one frozen value. The only reader of the environment. */
import { homedir } from 'node:os'
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { canonicalEmail } from '../../packages/contract/canonical-email.ts'
import { readIdentityConfig, type IdentityConfig } from './identity-config.server.ts'
import { isLoopback } from './loopback.ts'
import { readPicturesConfig, type PictureStorageConfig } from './pictures-config.server.ts'

export type DatabaseConfig =
  | { readonly kind: 'embedded'; readonly dataDir: string }
  | { readonly kind: 'server'; readonly url: string }
export type MailConfig =
  | { readonly kind: 'smtp'; readonly url: string; readonly from: string }
  | { readonly kind: 'mailbox'; readonly from: string }
  | { readonly kind: 'none'; readonly from: string }

/** The shop as its invoices and packing slips name it. */
export type Letterhead = {
  readonly name: string
  readonly address: string[]
  readonly vatId: string
  readonly bank: string
}

/** So many points in so many seconds. */
export type Limit = { readonly points: number; readonly seconds: number }

export type Config = {
  readonly host: string
  readonly port: number
  /** Scheme, host and port under which people reach the shop; no trailing slash. */
  readonly origin: string
  /** Where the browser finds the API; '/api' unless the API stands elsewhere. */
  readonly backendUrl: string
  readonly dataDir: string
  readonly database: DatabaseConfig
  readonly adminEmail: string | undefined
  readonly mail: MailConfig
  /** Whether an empty database is filled with the demo shop. */
  readonly demo: boolean
  /** Whether host and origin are this machine alone: only then do demo accounts, mailbox and development provider exist. */
  readonly loopback: boolean
  /** Whether a demo shop has accounts with known passwords: only on this machine alone, and where identities are the shop's own. */
  readonly demoAccounts: boolean
  readonly corsOrigins: readonly string[]
  /** How many proxies in front are trusted to name the client's address. */
  readonly trustProxy: number
  readonly allowHttpImages: boolean
  /** Bytes of memory for kept answers; 0 keeps none. */
  readonly pageCache: number
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent'
  readonly limits: {
    readonly reads: Limit
    readonly login: Limit
    readonly signup: Limit
    readonly reset: Limit
    readonly orders: Limit
    readonly reviews: Limit
  }
  readonly identity: IdentityConfig
  readonly letterhead: Letterhead
  /** Where uploaded pictures lie. */
  readonly pictures: PictureStorageConfig
}

/** Thrown by readConfig; its message names every wrong setting. */
export class InvalidConfig extends Error {
  constructor(wrong: readonly string[]) {
    super(`The settings need mending:\n${wrong.map((line) => `  - ${line}`).join('\n')}`)
    this.name = 'WrongSettings'
  }
}

const limitDefaults = {
  reads: ['LIMIT_READS', '600/60'],
  login: ['LIMIT_LOGIN', '10/300'],
  signup: ['LIMIT_SIGNUP', '10/3600'],
  reset: ['LIMIT_RESET', '3/3600'],
  orders: ['LIMIT_ORDERS', '30/60'],
  reviews: ['LIMIT_REVIEWS', '5/60'],
} as const

/**
 * Reads all settings, with a default for each.
 * @param env usually process.env
 * @throws WrongSettings naming all that are wrong at once
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const wrong: string[] = []
  const say = (name: string, rule: string): undefined => void wrong.push(`${name}: ${rule}`)
  const text = (name: string): string | undefined => env[name]?.trim() || undefined
  const whole = (name: string, otherwise: number, least: number, most: number): number => {
    const said = text(name)
    if (said === undefined) return otherwise
    const value = /^\d{1,9}$/.test(said) ? Number(said) : Number.NaN
    if (value >= least && value <= most) return value
    say(name, `a whole number from ${least} to ${most}, not '${said}'`)
    return otherwise
  }
  const choice = <const T extends string>(name: string, choices: readonly T[]): T | undefined => {
    const said = text(name)
    if (said === undefined) return undefined
    return (
      choices.find((one) => one === said) ??
      say(name, `one of ${choices.join(', ')}, not '${said}'`)
    )
  }
  const originOf = (name: string, said: string): string => {
    const url = URL.parse(said)
    if (
      url &&
      /^https?:$/.test(url.protocol) &&
      url.pathname === '/' &&
      !url.search &&
      !url.username
    )
      return url.origin
    say(name, `an address such as https://shop.example.com, not '${said}'`)
    return said
  }
  const limit = ([name, otherwise]: readonly [string, string]): Limit => {
    const said = text(name) ?? otherwise
    const found = /^(\d{1,7})\/(\d{1,6})$/.exec(said)
    if (!found || Number(found[1]) < 1 || Number(found[2]) < 1)
      say(name, `a number per seconds such as ${otherwise}, not '${said}'`)
    return { points: Number(found?.[1] ?? 1), seconds: Number(found?.[2] ?? 1) }
  }

  const host = text('HOST') ?? '127.0.0.1'
  const port = whole('PORT', 3000, 1, 65_535)
  const origin = originOf(
    'ORIGIN',
    text('ORIGIN') ??
      `http://${isIP(host) === 6 ? `[${host}]` : host === '0.0.0.0' ? '127.0.0.1' : host}:${port}`,
  )
  const loopback = isLoopback(host) && isLoopback(URL.parse(origin)?.hostname ?? '')
  const demo =
    (choice('DEMO', ['on', 'off']) ?? (loopback && !text('DATABASE_URL') ? 'on' : 'off')) === 'on'
  const dataDir = resolve((text('DATA_DIR') ?? 'data').replace(/^~(?=\/|$)/, homedir()))

  const databaseUrl = text('DATABASE_URL')
  if (databaseUrl && !/^postgres(ql)?:\/\//.test(databaseUrl))
    say('DATABASE_URL', 'an address such as postgres://user:password@host:5432/shop')
  const database: DatabaseConfig = databaseUrl
    ? { kind: 'server', url: databaseUrl }
    : { kind: 'embedded', dataDir }

  const adminSaid = text('ADMIN_EMAIL')
  const adminEmail =
    adminSaid === undefined
      ? undefined
      : (canonicalEmail(adminSaid) ?? say('ADMIN_EMAIL', `an e-mail address, not '${adminSaid}'`))

  const smtp = text('SMTP_URL')
  if (smtp && !/^smtps?:\/\/./.test(smtp))
    say('SMTP_URL', 'an address such as smtps://user:password@mail.example.com')
  const from =
    text('MAIL_FROM') ?? `Ironmonger <no-reply@${URL.parse(origin)?.hostname ?? 'localhost'}>`
  const mail: MailConfig = smtp
    ? { kind: 'smtp', url: smtp, from }
    : { kind: demo && loopback ? 'mailbox' : 'none', from }

  const corsOrigins = (text('CORS_ORIGINS') ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one) => originOf('CORS_ORIGINS', one))
  const backendUrl = text('BACKEND_URL') ?? '/api'
  if (!/^\/[^/]/.test(backendUrl) && !/^https?:\/\/./.test(backendUrl))
    say('BACKEND_URL', "'/api' or a whole address such as https://api.example.com/api")

  const identity = readIdentityConfig({ text, whole, choice, say }, demo && loopback)

  const letterhead: Letterhead = {
    name: text('SHOP_NAME') ?? 'Ironmonger',
    address: (text('SHOP_ADDRESS') ?? '')
      .split(';')
      .map((line) => line.trim())
      .filter(Boolean),
    vatId: text('SHOP_VAT_ID') ?? '',
    bank: text('SHOP_BANK') ?? '',
  }

  const config: Config = {
    letterhead,
    host,
    port,
    origin,
    backendUrl,
    dataDir,
    database,
    adminEmail,
    mail,
    demo,
    loopback,
    corsOrigins,
    trustProxy: whole('TRUST_PROXY', 0, 0, 10),
    allowHttpImages: choice('HTTP_IMAGES', ['on', 'off']) === 'on',
    pageCache: whole('PAGE_CACHE', 64, 0, 65_536) * 2 ** 20,
    logLevel: choice('LOG_LEVEL', ['fatal', 'error', 'warn', 'info', 'debug', 'silent']) ?? 'warn',
    limits: {
      reads: limit(limitDefaults.reads),
      login: limit(limitDefaults.login),
      signup: limit(limitDefaults.signup),
      reset: limit(limitDefaults.reset),
      orders: limit(limitDefaults.orders),
      reviews: limit(limitDefaults.reviews),
    },
    identity,
    pictures: readPicturesConfig({ text, say }, dataDir),
    demoAccounts: demo && loopback && identity.kind === 'embedded',
  }
  if (wrong.length > 0) throw new InvalidConfig(wrong)
  return Object.freeze(config)
}
