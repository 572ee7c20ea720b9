/** The settings of the identity provider: which kind it is, and what each kind needs. */
import { isLoopback } from './loopback.ts'
import { readServiceAccount, type ServiceAccount } from './service-account.server.ts'
import type { SettingsReader } from './settings-reader.ts'

export type GoogleConfig =
  | {
      readonly kind: 'google'
      readonly clientId: string
      readonly clientSecret: string
      readonly issuer: string
    }
  | { readonly kind: 'development' }
  | { readonly kind: 'none' }
export type EmbeddedIdentityConfig = {
  readonly kind: 'embedded'
  readonly secret: string | undefined
  readonly passwordMinimum: number
  readonly google: GoogleConfig
}
/** Any OpenID Connect issuer. */
export type OpenIdConfig = {
  readonly kind: 'openid'
  /** Exactly as in the `iss` claim of its tokens. */
  readonly issuer: string
  readonly clientId: string
  /** Its name as shown on pages. */
  readonly name: string
  readonly scope: string
  /** The address of its page for a forgotten password, if it has one. */
  readonly resetAddress: string | undefined
}
/** Firebase Authentication: its public web configuration, and optional server settings. */
export type FirebaseConfig = {
  readonly kind: 'firebase'
  readonly apiKey: string
  readonly authDomain: string
  readonly projectId: string
  readonly appId: string
  /**
   * With it, the shop calls Firebase on its own behalf: it disables accounts, and checks whether an
   * admin's sign-in was revoked.
   */
  readonly serviceAccount: ServiceAccount | undefined
  /** Replaces Google's servers in tests; refused unless only this machine can reach the shop. */
  readonly emulator: string | undefined
}
/** Each kind of provider with its settings. */
export type IdentityConfigs = {
  readonly embedded: EmbeddedIdentityConfig
  readonly openid: OpenIdConfig
  readonly firebase: FirebaseConfig
}
export type IdentityConfig = IdentityConfigs[keyof IdentityConfigs]

/**
 * @param localDemo whether the shop is a demo shop that only this machine can reach: then Google's
 *   sign-in is simulated
 */
export function readIdentityConfig(reader: SettingsReader, localDemo: boolean): IdentityConfig {
  const kind = reader.choice('IDENTITY', ['embedded', 'openid', 'firebase']) ?? 'embedded'
  const readers = {
    embedded: () => readEmbedded(reader, localDemo),
    openid: () => readOpenId(reader),
    firebase: () => readFirebase(reader, localDemo),
  } satisfies Record<keyof IdentityConfigs, () => IdentityConfig>
  return readers[kind]()
}

function readEmbedded(reader: SettingsReader, localDemo: boolean): EmbeddedIdentityConfig {
  const { text, integer, reject } = reader
  const clientId = text('GOOGLE_CLIENT_ID')
  const clientSecret = text('GOOGLE_CLIENT_SECRET')
  if (!clientId !== !clientSecret)
    reject('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET', 'set both or neither')
  const google: GoogleConfig =
    clientId && clientSecret
      ? {
          kind: 'google',
          clientId,
          clientSecret,
          issuer: checkAddress(
            reader,
            'GOOGLE_ISSUER',
            text('GOOGLE_ISSUER') ?? 'https://accounts.google.com',
          ),
        }
      : { kind: localDemo ? 'development' : 'none' }
  const secret = text('AUTH_SECRET')
  if (secret && secret.length < 32)
    reject('AUTH_SECRET', 'at least 32 random characters; if omitted, the shop creates a secret')
  const passwordMinimum = integer('PASSWORD_MINIMUM', 6, 6, 64)
  return { kind: 'embedded', secret, passwordMinimum, google }
}

function readOpenId(reader: SettingsReader): OpenIdConfig {
  const issuer = checkAddress(
    reader,
    'OPENID_ISSUER',
    required(reader, 'OPENID_ISSUER', 'IDENTITY=openid requires the address of the issuer'),
  )
  const scope = reader.text('OPENID_SCOPE') ?? 'openid email profile'
  for (const needed of ['openid', 'email'])
    if (!scope.split(/\s+/).includes(needed))
      reader.reject('OPENID_SCOPE', `must contain ${needed}`)
  const resetAddress = reader.text('OPENID_RESET_URL')
  return {
    kind: 'openid',
    issuer,
    scope,
    clientId: required(
      reader,
      'OPENID_CLIENT_ID',
      'IDENTITY=openid requires the client id of the shop at the issuer',
    ),
    name: reader.text('OPENID_NAME') ?? URL.parse(issuer)?.hostname ?? issuer,
    resetAddress:
      resetAddress === undefined
        ? undefined
        : checkAddress(reader, 'OPENID_RESET_URL', resetAddress),
  }
}

function readFirebase(reader: SettingsReader, localDemo: boolean): FirebaseConfig {
  const rule = 'IDENTITY=firebase requires the web settings of the Firebase project'
  const [apiKey, projectId, appId] = [
    required(reader, 'FIREBASE_API_KEY', rule),
    required(reader, 'FIREBASE_PROJECT_ID', rule),
    required(reader, 'FIREBASE_APP_ID', rule),
  ]
  const authDomain = reader.text('FIREBASE_AUTH_DOMAIN') ?? `${projectId}.firebaseapp.com`
  if (!/^[\w-]+(\.[\w-]+)+$/.test(authDomain))
    reader.reject(
      'FIREBASE_AUTH_DOMAIN',
      `a host name such as my-shop.firebaseapp.com, not '${authDomain}'`,
    )
  if (projectId !== '' && !/^[a-z][a-z\d-]{3,}$/.test(projectId))
    reader.reject('FIREBASE_PROJECT_ID', `the id of a project, not '${projectId}'`)
  const emulator = reader.text('FIREBASE_EMULATOR')
  if (
    emulator !== undefined &&
    (!localDemo ||
      !isLoopback(URL.parse(emulator)?.hostname ?? '') ||
      new URL(emulator).origin !== emulator)
  ) {
    reader.reject(
      'FIREBASE_EMULATOR',
      'only for tests of a demo shop on this machine, such as http://127.0.0.1:9099',
    )
  }
  const account = reader.text('FIREBASE_SERVICE_ACCOUNT')
  const serviceAccount = account === undefined ? undefined : readServiceAccount(account, projectId)
  if (typeof serviceAccount === 'string') reader.reject('FIREBASE_SERVICE_ACCOUNT', serviceAccount)
  return {
    kind: 'firebase',
    apiKey,
    authDomain,
    projectId,
    appId,
    emulator,
    serviceAccount: typeof serviceAccount === 'string' ? undefined : serviceAccount,
  }
}

function required({ text, reject }: SettingsReader, name: string, rule: string): string {
  const value = text(name)
  if (value === undefined) reject(name, rule)
  return value ?? ''
}

/** Checks an address that receives tokens and passwords: https, or http on this machine only. */
function checkAddress({ reject }: SettingsReader, name: string, value: string): string {
  const url = URL.parse(value)
  const isSafe =
    url && (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname)))
  if (value !== '' && (!isSafe || url.username || url.hash))
    reject(name, `an https address, not '${value}'`)
  return value
}
