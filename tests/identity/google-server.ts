/** Google's endpoints for a service account, as a test server that can also misbehave. */
import { createServer } from 'node:http'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { serviceAccountOf, type TestAccount } from './service-account.ts'

export const project = 'ironmonger-tests'
export const issuer = `https://securetoken.google.com/${project}`

/** How Google answers: normally, or with a failure. */
export type GoogleBehaviour =
  | 'normal'
  | 'busy'
  | 'forbids'
  | 'rambles'
  | 'silent'
  | 'knows no such key'

type FirebaseAccount = { disabled?: boolean; validSince?: string }

/** What tests read and change while the server runs. */
type GoogleState = {
  behaviour: GoogleBehaviour
  /** The addresses of all requests but those for the keys. */
  requests: string[]
  readonly accounts: Map<string, FirebaseAccount>
}

export type GoogleServer = {
  readonly state: GoogleState
  readonly origin: string
  readonly account: TestAccount
  /** An ID token of this Firebase project. */
  idTokenFor(sub: string, claims?: object): Promise<string>
  /** Normal behaviour, no accounts, no requests. */
  reset(): void
  close(): Promise<void>
}

type Answer = { readonly status: number; readonly body: object }

export async function startGoogle(): Promise<GoogleServer> {
  const account = serviceAccountOf(project)
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
  const keys = { keys: [{ ...(await exportJWK(publicKey)), kid: 'key-1', alg: 'RS256' }] }
  const state: GoogleState = { behaviour: 'normal', requests: [], accounts: new Map() }
  let origin = ''
  const server = createServer((request, reply) => {
    const respond = async (): Promise<void> => {
      let text = ''
      for await (const chunk of request) text += String(chunk)
      const send = ({ status, body }: Answer): void =>
        void reply
          .writeHead(status, { 'content-type': 'application/json' })
          .end(JSON.stringify(body))
      if (request.url === '/keys') return send({ status: 200, body: keys })
      state.requests.push(request.url ?? '')
      if (state.behaviour === 'silent') return void request.socket.destroy()
      if (state.behaviour === 'rambles')
        return void reply
          .writeHead(502, { 'content-type': 'text/html' })
          .end('<h1>Bad gateway</h1>')
      if (state.behaviour === 'busy')
        return send({ status: 503, body: { error: { code: 503, message: 'UNAVAILABLE' } } })
      if (request.url === '/token')
        return send(
          state.behaviour === 'knows no such key'
            ? unknownKey
            : await account.exchange(text, `${origin}/token`),
        )
      send(answerToCall(state, request.url, request.headers.authorization, text))
    }
    respond().catch((error: unknown) => reply.writeHead(500).end(String(error)))
  })
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  return {
    state,
    origin,
    account,
    idTokenFor: (sub, claims = {}) => signIdToken(privateKey, sub, claims),
    reset() {
      state.behaviour = 'normal'
      state.requests = []
      state.accounts.clear()
    },
    close: () =>
      new Promise((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}

const signIdToken = (privateKey: CryptoKey, sub: string, claims: object): Promise<string> =>
  new SignJWT({
    email: `${sub}@example.com`,
    email_verified: true,
    name: sub,
    auth_time: 1000,
    ...claims,
  })
    .setProtectedHeader({ alg: 'RS256', kid: 'key-1' })
    .setSubject(sub)
    .setIssuedAt()
    .setIssuer(issuer)
    .setAudience(project)
    .setExpirationTime('5m')
    .sign(privateKey)

const unknownKey: Answer = {
  status: 400,
  body: { error: 'invalid_grant', error_description: 'Invalid JWT Signature.' },
}

/** The answer to `accounts:update` and `accounts:lookup`. */
function answerToCall(
  { accounts, behaviour }: GoogleState,
  url: string | undefined,
  authorization: string | undefined,
  text: string,
): Answer {
  if (authorization !== 'Bearer ya29.of-tests')
    return { status: 401, body: { error: { code: 401, message: 'UNAUTHENTICATED' } } }
  if (behaviour === 'forbids')
    return { status: 403, body: { error: { code: 403, message: 'PERMISSION_DENIED' } } }
  const body: { localId: string & string[]; disableUser?: boolean } = JSON.parse(text)
  if (url === `/identitytoolkit.googleapis.com/v1/projects/${project}/accounts:update`) {
    const account = accounts.get(body.localId)
    if (!account) return { status: 400, body: { error: { code: 400, message: 'USER_NOT_FOUND' } } }
    account.disabled = body.disableUser === true
    return { status: 200, body: { localId: body.localId } }
  }
  if (url !== `/identitytoolkit.googleapis.com/v1/projects/${project}/accounts:lookup`)
    return { status: 404, body: {} }
  const users = body.localId
    .filter((localId) => accounts.has(localId))
    .map((localId) => ({ localId, ...accounts.get(localId) }))
  return {
    status: 200,
    body: users.length === 0 ? { kind: 'identitytoolkit#GetAccountInfoResponse' } : { users },
  }
}
