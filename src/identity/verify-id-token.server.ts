/**
 * Verifies ID tokens against the provider's public keys: those of the embedded provider come from
 * the database, those of a hosted one from its published key set.
 */
import { createLocalJWKSet, errors, jwtVerify, type JSONWebKeySet, type JWTPayload } from 'jose'
import { canonicalEmail } from '../platform/fields/canonical-email.ts'
import type { IdTokenClaims } from './identity.server.ts'
import { identityMessages as messages } from './messages/identity.ts'
import { idTokenRefused } from './problems.ts'

export type ExpectedClaims = {
  /** The required value of `iss`. */
  readonly issuer: string
  readonly audience: string
  /** Only asymmetric ones: with a symmetric algorithm, the public key would be the secret. */
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
  /** How long after loading keys a token with an unknown key does not trigger another load. */
  readonly cooldownDuration: number
}

/**
 * Creates the verification of ID tokens. Keys are loaded once, and again if a token names an
 * unknown key.
 * @returns a function that verifies a token and throws idTokenRefused for an invalid token
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
      // An invalid token. Errors of the database or of an unavailable provider are not.
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

/** Checks signature, issuer, audience and times of a token, and caches the keys. */
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
      // Without the cooldown, invented key names would cause a request to the provider every time.
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

/**
 * Refuses a token for several audiences, or issued to another client: naming this shop is not
 * enough.
 */
function requireOwnToken(payload: JWTPayload, audience: string): void {
  if (
    payload['azp'] !== undefined
      ? payload['azp'] !== audience
      : Array.isArray(payload.aud) && payload.aud.length > 1
  )
    throw new errors.JWTClaimValidationFailed('made for another client', payload, 'azp')
}

/** @throws idTokenRefused if there is no usable subject or no e-mail address */
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
