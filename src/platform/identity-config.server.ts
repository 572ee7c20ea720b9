/** The settings of the identity provider: which one it is, and what each of them must be told. */
export type GoogleConfig =
  | { readonly kind: 'google'; readonly clientId: string; readonly clientSecret: string; readonly issuer: string }
  | { readonly kind: 'development' }
  | { readonly kind: 'none' }
export type EmbeddedIdentityConfig = { readonly kind: 'embedded'; readonly secret: string | undefined; readonly passwordMinimum: number; readonly google: GoogleConfig }
/** Each kind of provider with its settings. */
export type IdentityConfigs = { readonly embedded: EmbeddedIdentityConfig }
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
  const kind = reader.choice('IDENTITY', ['embedded']) ?? 'embedded'
  const readers = { embedded: () => readEmbedded(reader, onThisMachine) } satisfies Record<keyof IdentityConfigs, () => IdentityConfig>
  return readers[kind]()
}

function readEmbedded({ text, whole, say }: SettingsReader, onThisMachine: boolean): EmbeddedIdentityConfig {
  const clientId = text('GOOGLE_CLIENT_ID')
  const clientSecret = text('GOOGLE_CLIENT_SECRET')
  if (!clientId !== !clientSecret) say('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET', 'give both or neither')
  const google: GoogleConfig = clientId && clientSecret
    ? { kind: 'google', clientId, clientSecret, issuer: text('GOOGLE_ISSUER') ?? 'https://accounts.google.com' }
    : { kind: onThisMachine ? 'development' : 'none' }
  const secret = text('AUTH_SECRET')
  if (secret && secret.length < 32) say('AUTH_SECRET', 'at least 32 random characters; leave it out and the shop makes its own')
  return { kind: 'embedded', secret, passwordMinimum: whole('PASSWORD_MINIMUM', 6, 6, 64), google }
}
