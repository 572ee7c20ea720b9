/** The browser's calls about second factors of the embedded provider. */
import { stepUpNeeded } from '../../platform/access/access-problems.ts'
import { askForProof } from '../../session/step-up.browser.ts'
import { embeddedClient, request } from './embedded.client.ts'
import { identityMessages as messages } from '../messages/identity.ts'
import { isSecondFactorMissing, ProviderError } from '../provider-error.ts'

/** The user's credentials, to sign in again if the provider's session has ended. */
export type Owner = { readonly email: string; readonly password: string }
/**
 * A key for an authenticator app, and the recovery codes that become valid once it is confirmed.
 */
export type NewSecondFactor = { readonly uri: string; readonly recoveryCodes: readonly string[] }

const setupPath = '/two-factor/enable'

/**
 * Creates a key; it becomes valid on `confirmSecondFactor`.
 * @throws ProviderError
 */
export async function beginSecondFactor(owner: Owner): Promise<NewSecondFactor> {
  const { totpURI: uri, backupCodes } = await withSession(owner, setupPath)
  if (typeof uri !== 'string') throw new ProviderError(messages.strangeAnswer)
  return { uri, recoveryCodes: textsOf(backupCodes) }
}

/**
 * Checks a code of the app: to finish a log-in, or to enable a new key.
 * @throws ProviderError
 */
export async function confirmSecondFactor(code: string): Promise<void> {
  await request('POST', '/two-factor/verify-totp', { code })
}

/** @throws ProviderError */
export async function redeemRecoveryCode(code: string): Promise<void> {
  await request('POST', '/two-factor/verify-backup-code', { code })
}

/**
 * The old codes become invalid.
 * @throws ProviderError
 */
export async function renewRecoveryCodes(owner: Owner): Promise<readonly string[]> {
  return textsOf((await withSession(owner, '/two-factor/generate-backup-codes'))['backupCodes'])
}

/** @throws ProviderError */
export async function removeSecondFactor(owner: Owner): Promise<void> {
  await withSession(owner, '/two-factor/disable')
}

/**
 * Calls an endpoint that asks for the password. The provider's session expires after half an hour
 * without use, earlier than the shop's own: then the password starts another one.
 * @throws ProviderError
 */
export async function withSession(
  { email, password }: Owner,
  path: string,
  input: Readonly<Record<string, unknown>> = {},
) {
  const body = password === '' ? input : Object.assign({ password }, input)
  try {
    return await request('POST', path, body)
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    if (error.code === 'SECOND_FACTOR_REQUIRED' && (await askForProof(codeNeeded())))
      return request('POST', path, body).catch(sayLogInAgain)
    if (error.code !== 'UNAUTHORIZED' || password === '') throw error
  }
  await embeddedClient.signIn({ email, password }).catch((error: unknown) => {
    if (isSecondFactorMissing(error)) throw new ProviderError(messages.logInAgain)
    // The e-mail address is the account's own: only the password can be wrong.
    const isPassword = error instanceof ProviderError && error.code === 'INVALID_EMAIL_OR_PASSWORD'
    throw isPassword
      ? new ProviderError(messages.refusals.INVALID_PASSWORD, 'INVALID_PASSWORD')
      : error
  })
  return request('POST', path, body)
}

/** Same as when the shop's API asks for a code: the same dialog, and the code counts for both. */
const codeNeeded = () => stepUpNeeded({ facts: { by: 'code' } })

/** The session that was continued here is not that of the shop's own log-in. */
function sayLogInAgain(error: unknown): never {
  const isElsewhere = error instanceof ProviderError && error.code === 'SECOND_FACTOR_REQUIRED'
  throw isElsewhere ? new ProviderError(messages.logInAgain) : error
}

const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])
