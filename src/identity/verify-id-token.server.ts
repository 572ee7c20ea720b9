/**
 * Verifies ID tokens against the provider's public keys: of the embedded provider from the
 * database, of a hosted one from where it publishes them.
 */
import { createLocalJWKSet, errors, jwtVerify, type JSONWebKeySet, type JWTPayload } from 'jose'
import { canonicalEmail } from '../platform/fields/canonical-email.ts'
import type { IdTokenClaims } from './identity.server.ts'
import { identityMessages as messages } from './messages/identity.ts'
import { idTokenRefused } from './problems.ts'

export type ExpectedClaims = {
  /** What `iss` must be. */
  readonly issuer: string
  readonly audience: string
  /** Asymmetric ones only: with a symmetric one, the public key would be the secret. */
  readonly algorithms: readonly string[]
  /** The name under which the shop's user records know this provider. */
  readonly name: string
  readonly loadKeys: () => Promise<JSONWebKeySet>
  /** How long loaded keys are used; without it, until a token names an unknown key. */
  readonly cache?: KeyCache
}

/** Times in milliseconds, named as jose names them. */
export type KeyCache = {
  /** Keys older than this are loaded again. */
  readonly cacheMaxAge: number
  /** How long after loading keys a token with an unknown key does not cause another load. */
  readonly cooldownDuration: number
}

/**
 * Creates the verification of ID tokens. Keys are loaded once, and again when a token names one
 * that is not known.
 * @returns verifies a token; it throws idTokenRefused for whatever is the token's fault
 */
export function createIdTokenVerifier(
  expected: ExpectedClaims,
): (idToken: string) => Promise<IdTokenClaims> {
  const verifySignature = createSignatureVerifier(expected)
  return async (idToken) => {
    let payload: JWTPayload
    try {
      payload = await verifySignature(idToken)
      requireOwnToken(payload, expected.audience)
    } catch (error) {
      // The token's fault. An error of the database or of an unavailable provider is not.
      if (error instanceof errors.JOSEError || error instanceof TypeError)
        throw idTokenRefused({
          detail:
            error instanceof errors.JWTExpired ? messages.idTokenExpired : messages.idTokenMissing,
          cause: error,
        })
      throw error
    }
    return readClaims(payload, expected.name)
  }
}

/** Checks signature, issuer, audience and times of a token, and caches the keys for it. */
function createSignatureVerifier({
  issuer,
  audience,
  algorithms,
  loadKeys,
  cache = { cacheMaxAge: Number.POSITIVE_INFINITY, cooldownDuration: 0 },
}: ExpectedClaims): (idToken: string) => Promise<JWTPayload> {
  let keySet: ReturnType<typeof createLocalJWKSet> | undefined
  let loadedAt = 0

  const verify = async (idToken: string): Promise<JWTPayload> => {
    if (!keySet || performance.now() - loadedAt > cache.cacheMaxAge) {
      keySet = createLocalJWKSet(await loadKeys())
      loadedAt = performance.now()
    }
    const { payload } = await jwtVerify(idToken, keySet, {
      issuer,
      audience,
      algorithms: [...algorithms],
      requiredClaims: ['sub', 'exp', 'iat'],
      clockTolerance: 5,
    })
    return payload
  }

  return async (idToken) => {
    try {
      return await verify(idToken)
    } catch (error) {
      // Without the cooldown, invented key names would make the shop ask its provider every time.
      if (
        !(error instanceof errors.JWKSNoMatchingKey) ||
        performance.now() - loadedAt < cache.cooldownDuration
      )
        throw error
      keySet = undefined
      return verify(idToken)
    }
  }
}

/** Refuses a token for several audiences, or issued to another client: naming us is not enough. */
function requireOwnToken(payload: JWTPayload, audience: string): void {
  if (
    payload['azp'] !== undefined
      ? payload['azp'] !== audience
      : Array.isArray(payload.aud) && payload.aud.length > 1
  )
    throw new errors.JWTClaimValidationFailed('made for another client', payload, 'azp')
}

/** @throws idTokenRefused when there is no usable subject or no e-mail address */
function readClaims(
  { sub = '', iat = 0, email, email_verified: emailVerified, name, ...others }: JWTPayload,
  issuer: string,
): IdTokenClaims {
  const { auth_time: signedInAt } = others
  const canonical = typeof email === 'string' ? canonicalEmail(email) : undefined
  if (!sub || sub.length > 255) throw idTokenRefused({ detail: messages.idTokenMissing })
  if (!canonical) throw idTokenRefused({ detail: messages.noEmail })
  return {
    issuer,
    subject: sub,
    email: canonical,
    emailVerified: emailVerified === true,
    name: typeof name === 'string' ? name : '',
    issuedAt: iat,
    ...(typeof signedInAt === 'number' ? { signedInAt } : {}),
  }
}
