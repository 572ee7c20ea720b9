/**
 * A service account of a Google project, as the Firebase console creates it, and the token endpoint
 * where Google exchanges its assertion.
 */
import { createPublicKey, generateKeyPairSync } from 'node:crypto'
import { jwtVerify } from 'jose'

export type TestAccount = {
  /** What FIREBASE_SERVICE_ACCOUNT is set to. */
  readonly json: string
  /** Google's token endpoint: checks the assertion as Google does. @returns status and body */
  exchange(
    body: string,
    audience: string,
  ): Promise<{ readonly status: number; readonly body: object }>
}

/** @param access the access token; the emulator accepts every token with this beginning */
export function serviceAccountOf(projectId: string, access = 'ya29.of-tests'): TestAccount {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const email = `shop@${projectId}.iam.gserviceaccount.com`
  const key = {
    type: 'service_account',
    project_id: projectId,
    private_key_id: 'key-1',
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    client_email: email,
    client_id: '1',
    token_uri: 'https://oauth2.googleapis.com/token',
  }
  return {
    json: JSON.stringify(key),
    async exchange(body, audience) {
      const form = new URLSearchParams(body)
      try {
        if (form.get('grant_type') !== 'urn:ietf:params:oauth:grant-type:jwt-bearer')
          return { status: 400, body: { error: 'unsupported_grant_type' } }
        const { payload } = await jwtVerify(
          form.get('assertion') ?? '',
          createPublicKey(privateKey),
          {
            issuer: email,
            audience,
            algorithms: ['RS256'],
            requiredClaims: ['iat', 'exp', 'scope'],
            maxTokenAge: '1m',
          },
        )
        const hasScope = String(payload['scope'])
          .split(' ')
          .includes('https://www.googleapis.com/auth/identitytoolkit')
        return hasScope
          ? { status: 200, body: { access_token: access, expires_in: 3599, token_type: 'Bearer' } }
          : { status: 400, body: { error: 'invalid_scope' } }
      } catch (error) {
        return { status: 400, body: { error: 'invalid_grant', error_description: String(error) } }
      }
    },
  }
}
