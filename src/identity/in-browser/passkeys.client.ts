/** The browser's part of passkeys: calls its authenticator and the embedded provider. */
import { request } from './embedded.client.ts'
import { identityMessages as messages } from '../messages/identity.ts'
import { ProviderError } from '../provider-error.ts'
import { withSession, type Owner } from './second-factor.client.ts'

export type Passkey = {
  readonly id: string
  readonly name: string
  /** ISO 8601 */
  readonly createdAt: string
  readonly usedAt: string | null
  /** Since when the passkey is disabled until it is confirmed. */
  readonly suspendedAt: string | null
}

/** Whether this browser supports passkeys. */
export const supportsPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' &&
  typeof PublicKeyCredential.parseRequestOptionsFromJSON === 'function'

/**
 * Lets the user choose a passkey and signs in with it.
 * @throws ProviderError
 */
export async function signInWithPasskey(): Promise<void> {
  if (!supportsPasskeys()) throw new ProviderError(messages.passkeysUnknown, 'unknown')
  const { options, ticket } = await request('POST', '/passkey/begin-sign-in', {})
  const response = await askAuthenticator(() =>
    navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(Object(options)),
    }),
  )
  await request('POST', '/passkey/sign-in', { ticket, response })
}

/**
 * The account's passkeys, the oldest first.
 * @throws ProviderError
 */
export async function listPasskeys(): Promise<readonly Passkey[]> {
  const { passkeys } = await request('GET', '/passkey/list')
  return Array.isArray(passkeys) ? passkeys : []
}

/**
 * Creates a passkey on this device, or on one connected to it.
 * @throws ProviderError
 */
export async function addPasskey(owner: Owner, name: string): Promise<void> {
  const { options, ticket } = await withSession(owner, '/passkey/begin')
  const response = await askAuthenticator(() =>
    navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(Object(options)),
    }),
  )
  await request('POST', '/passkey/add', { ticket, name, response })
}

/**
 * Removes a passkey, or confirms a suspended one.
 * @throws ProviderError
 */
export async function changePasskey(
  owner: Owner,
  change: { readonly id: string; readonly to: 'confirm' | 'remove' },
): Promise<void> {
  await withSession(owner, `/passkey/${change.to}`, { id: change.id })
}

/** @throws ProviderError if the user cancelled, or the browser failed */
async function askAuthenticator(ask: () => Promise<Credential | null>) {
  let credential: Credential | null
  try {
    credential = await ask()
  } catch (error) {
    const isKnown = error instanceof DOMException && error.name === 'InvalidStateError'
    throw new ProviderError(isKnown ? messages.passkeyKnown : messages.passkeyStopped, 'stopped')
  }
  if (credential instanceof PublicKeyCredential) return credential.toJSON()
  throw new ProviderError(messages.passkeyStopped, 'stopped')
}
