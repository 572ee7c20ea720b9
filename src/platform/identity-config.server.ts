/** The settings of the identity provider: which one it is, and what each of them must be told. */
import { isLoopback } from './loopback.ts'
import { readServiceAccount, type ServiceAccount } from './service-account.server.ts'

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
  /** Exactly as the issuer calls itself: what `iss` says in its tokens. */
  readonly issuer: string
  readonly clientId: string
  /** What the pages call it. */
  readonly name: string
  readonly scope: string
  /** Its page for a forgotten password, where it has one of its own. */
  readonly resetAddress: string | undefined
}
/** Firebase Authentication: its public web settings, and what the server may be given beside them. */
export type FirebaseConfig = {
  readonly kind: 'firebase'
  readonly apiKey: string
  readonly authDomain: string
  readonly projectId: string
  readonly appId: string
  /** With it, the shop acts at Firebase in its own name: it disables accounts, and asks whether an admin's still stands. */
  readonly serviceAccount: ServiceAccount | undefined
  /** What stands in for Google's servers in tests; never with a shop that others than this machine reach. */
  readonly emulator: string | undefined
}
/** Each kind of provider with its settings. */
export type IdentityConfigs = {
  readonly embedded: EmbeddedIdentityConfig
  readonly openid: OpenIdConfig
  readonly firebase: FirebaseConfig
}
export type IdentityConfig = IdentityConfigs[keyof IdentityConfigs]

/** How settings are read, and how a wrong one is named. */
export type SettingsReader = {
  text(name: string): string | undefined
  whole(name: string, otherwise: number, least: number, most: number): number
  choice<const T extends string>(name: string, choices: readonly T[]): T | undefined
  say(name: string, rule: string): undefined
}

/** @param onThisMachine whether the shop is a demo shop that only this machine reaches: Google is played then */
export function readIdentityConfig(reader: SettingsReader, onThisMachine: boolean): IdentityConfig {
  const kind = reader.choice('IDENTITY', ['embedded', 'openid', 'firebase']) ?? 'embedded'
  const readers = {
    embedded: () => readEmbedded(reader, onThisMachine),
    openid: () => readOpenId(reader),
    firebase: () => readFirebase(reader, onThisMachine),
  } satisfies Record<keyof IdentityConfigs, () => IdentityConfig>
  return readers[kind]()
}

function readEmbedded(
  { text, whole, say }: SettingsReader,
  onThisMachine: boolean,
): EmbeddedIdentityConfig {
  const clientId = text('GOOGLE_CLIENT_ID')
  const clientSecret = text('GOOGLE_CLIENT_SECRET')
  if (!clientId !== !clientSecret)
    say('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET', 'give both or neither')
  const google: GoogleConfig =
    clientId && clientSecret
      ? {
          kind: 'google',
          clientId,
          clientSecret,
          issuer: text('GOOGLE_ISSUER') ?? 'https://accounts.google.com',
        }
      : { kind: onThisMachine ? 'development' : 'none' }
  const secret = text('AUTH_SECRET')
  if (secret && secret.length < 32)
    say('AUTH_SECRET', 'at least 32 random characters; leave it out and the shop makes its own')
  return { kind: 'embedded', secret, passwordMinimum: whole('PASSWORD_MINIMUM', 6, 6, 64), google }
}

function readOpenId(reader: SettingsReader): OpenIdConfig {
  const issuer = address(
    reader,
    'OPENID_ISSUER',
    required(reader, 'OPENID_ISSUER', 'IDENTITY=openid needs the address of the issuer'),
  )
  const scope = reader.text('OPENID_SCOPE') ?? 'openid email profile'
  for (const needed of ['openid', 'email'])
    if (!scope.split(/\s+/).includes(needed)) reader.say('OPENID_SCOPE', `must contain ${needed}`)
  const resetAddress = reader.text('OPENID_RESET_URL')
  return {
    kind: 'openid',
    issuer,
    scope,
    clientId: required(
      reader,
      'OPENID_CLIENT_ID',
      'IDENTITY=openid needs the id under which the issuer knows the shop',
    ),
    name: reader.text('OPENID_NAME') ?? URL.parse(issuer)?.hostname ?? issuer,
    resetAddress:
      resetAddress === undefined ? undefined : address(reader, 'OPENID_RESET_URL', resetAddress),
  }
}

function readFirebase(reader: SettingsReader, onThisMachine: boolean): FirebaseConfig {
  const why = 'IDENTITY=firebase needs the web settings of the Firebase project'
  const [apiKey, projectId, appId] = [
    required(reader, 'FIREBASE_API_KEY', why),
    required(reader, 'FIREBASE_PROJECT_ID', why),
    required(reader, 'FIREBASE_APP_ID', why),
  ]
  const authDomain = reader.text('FIREBASE_AUTH_DOMAIN') ?? `${projectId}.firebaseapp.com`
  if (!/^[\w-]+(\.[\w-]+)+$/.test(authDomain))
    reader.say(
      'FIREBASE_AUTH_DOMAIN',
      `a host name such as my-shop.firebaseapp.com, not '${authDomain}'`,
    )
  if (projectId !== '' && !/^[a-z][a-z\d-]{3,}$/.test(projectId))
    reader.say('FIREBASE_PROJECT_ID', `the id of a project, not '${projectId}'`)
  const emulator = reader.text('FIREBASE_EMULATOR')
  if (
    emulator !== undefined &&
    (!onThisMachine ||
      !isLoopback(URL.parse(emulator)?.hostname ?? '') ||
      new URL(emulator).origin !== emulator)
  ) {
    reader.say(
      'FIREBASE_EMULATOR',
      'for tests of a demo shop on this machine alone, such as http://127.0.0.1:9099',
    )
  }
  const account = reader.text('FIREBASE_SERVICE_ACCOUNT')
  const serviceAccount = account === undefined ? undefined : readServiceAccount(account, projectId)
  if (typeof serviceAccount === 'string') reader.say('FIREBASE_SERVICE_ACCOUNT', serviceAccount)
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

function required({ text, say }: SettingsReader, name: string, why: string): string {
  const said = text(name)
  if (said === undefined) say(name, why)
  return said ?? ''
}

/** An address that tokens and passwords may go to: https, or http on this machine alone. */
function address({ say }: SettingsReader, name: string, said: string): string {
  const url = URL.parse(said)
  const isSafe =
    url && (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname)))
  if (said !== '' && (!isSafe || url.username || url.hash))
    say(name, `an https address, not '${said}'`)
  return said
}
