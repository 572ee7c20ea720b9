/** Checks an ID token against the provider's public keys: from the database for our own, from where it publishes them for a hosted one. */
import { createLocalJWKSet, errors, jwtVerify, type JSONWebKeySet, type JWTPayload } from 'jose'
import { idTokenRefused } from '../accounts/contract.ts'
import { accountsMessages as messages } from '../accounts/messages/accounts.ts'
import { identityMessages } from './messages/identity.ts'
import { canonicalEmail } from '../../packages/contract/canonical-email.ts'
import type { IdToken } from './identity.server.ts'

export type ExpectedClaims = {
  /** What `iss` must be. */
  readonly issuer: string
  readonly audience: string
  /** Asymmetric ones only: with a symmetric one, the public key would be the secret. */
  readonly algorithms: readonly string[]
  /** The name under which the shop's records know this provider. */
  readonly name: string
  readonly keys: () => Promise<JSONWebKeySet>
  /** How long the keys are believed, and how long at least before they are asked for again for a token that names another, in milliseconds. */
  readonly keep?: { readonly most: number; readonly least: number }
  /** What else the provider asks of a token. @throws proofRefused */
  readonly judge?: (payload: JWTPayload) => Promise<void> | void
}

/** Makes the check. Keys are read once, and again when a token names one that is not known. */
export function createIdTokenVerifier({
  issuer,
  audience,
  algorithms,
  name,
  keys,
  keep = { most: Number.POSITIVE_INFINITY, least: 0 },
  judge,
}: ExpectedClaims): (idToken: string) => Promise<IdToken> {
  let known: ReturnType<typeof createLocalJWKSet> | undefined
  let readAt = 0

  const read = async (idToken: string): Promise<JWTPayload> => {
    if (!known || Date.now() - readAt > keep.most) {
      known = createLocalJWKSet(await keys())
      readAt = Date.now()
    }
    const { payload } = await jwtVerify(idToken, known, {
      issuer,
      audience,
      algorithms: [...algorithms],
      requiredClaims: ['sub', 'exp', 'iat'],
      clockTolerance: 5,
    })
    return payload
  }

  const readAgain = async (idToken: string): Promise<JWTPayload> => {
    try {
      return await read(idToken)
    } catch (error) {
      // Made-up names of keys must not make the shop ask its provider at every try.
      if (!(error instanceof errors.JWKSNoMatchingKey) || Date.now() - readAt < keep.least)
        throw error
      known = undefined
      return read(idToken)
    }
  }

  return async (idToken) => {
    let payload: JWTPayload
    try {
      payload = await readAgain(idToken)
      // A token for several, or made for another, is not ours only because we are named in it.
      if (
        payload['azp'] !== undefined
          ? payload['azp'] !== audience
          : Array.isArray(payload.aud) && payload.aud.length > 1
      )
        throw new errors.JWTClaimValidationFailed('made for another client', payload, 'azp')
    } catch (error) {
      // Everything that is the token's fault; a database or a provider that is away is not.
      if (error instanceof errors.JOSEError || error instanceof TypeError)
        throw idTokenRefused({
          detail:
            error instanceof errors.JWTExpired ? messages.proofExpired : messages.proofMissing,
          cause: error,
        })
      throw error
    }
    await judge?.(payload)
    const {
      sub = '',
      email,
      email_verified: emailVerified,
      name: person,
      auth_time: signedInAt,
    } = payload
    const canonical = typeof email === 'string' ? canonicalEmail(email) : undefined
    if (!sub || sub.length > 255) throw idTokenRefused({ detail: messages.proofMissing })
    if (!canonical) throw idTokenRefused({ detail: identityMessages.noEmail })
    return {
      issuer: name,
      subject: sub,
      email: canonical,
      emailVerified: emailVerified === true,
      name: typeof person === 'string' ? person : '',
      ...(typeof signedInAt === 'number' ? { signedInAt } : {}),
    }
  }
}
