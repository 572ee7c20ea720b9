/** Checks an ID token against the provider's public keys, read from the database and not over HTTP from ourselves. */
import { createLocalJWKSet, errors, jwtVerify, type JSONWebKeySet, type JWTPayload } from 'jose'
import { proofRefused } from '../accounts/contract.ts'
import { accountsWords as words } from '../words/en/accounts.ts'
import { canonicalEmail } from '../platform/fields.ts'
import type { Proof } from './identity.server.ts'

export type Expected = {
  /** What `iss` must be. */
  readonly issuer: string
  readonly audience: string
  /** Asymmetric ones only: with a symmetric one, the public key would be the secret. */
  readonly algorithms: readonly string[]
  /** The name under which the shop's records know this provider. */
  readonly name: string
  readonly keys: () => Promise<JSONWebKeySet>
}

/** Makes the check. Keys are read once, and again when a token names one that is not known. */
export function openVerifier({ issuer, audience, algorithms, name, keys }: Expected): (idToken: string) => Promise<Proof> {
  let known: ReturnType<typeof createLocalJWKSet> | undefined

  const read = async (idToken: string): Promise<JWTPayload> => {
    known ??= createLocalJWKSet(await keys())
    const { payload } = await jwtVerify(idToken, known, { issuer, audience, algorithms: [...algorithms], requiredClaims: ['sub', 'exp', 'email'], clockTolerance: 5 })
    return payload
  }

  const readAgain = async (idToken: string): Promise<JWTPayload> => {
    try {
      return await read(idToken)
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error
      known = undefined
      return read(idToken)
    }
  }

  return async (idToken) => {
    let payload: JWTPayload
    try {
      payload = await readAgain(idToken)
    } catch (error) {
      // Everything that is the token's fault; a database that is away is not.
      if (error instanceof errors.JOSEError || error instanceof TypeError) throw proofRefused({ detail: error instanceof errors.JWTExpired ? words.proofExpired : words.proofMissing, cause: error })
      throw error
    }
    const { sub = '', email, email_verified: emailVerified, name: person } = payload
    const canonical = typeof email === 'string' ? canonicalEmail(email) : undefined
    if (!sub || !canonical) throw proofRefused({ detail: words.proofMissing })
    return { issuer: name, subject: sub, email: canonical, emailVerified: emailVerified === true, name: typeof person === 'string' ? person : '' }
  }
}
