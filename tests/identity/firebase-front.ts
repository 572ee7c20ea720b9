/**
 * Firebase for tests: the Auth emulator behind a proxy that signs. The emulator's tokens carry no
 * signature (`alg: none`), and the shop must never accept such tokens. So the proxy signs them as
 * Google would, publishes its key, and sends the unsigned token back to the emulator.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { CompactSign, exportJWK, generateKeyPair } from 'jose'
import { freePort } from '../../scripts/lib/free-port.mjs'
import { serviceAccountOf } from './service-account.ts'

export const firebaseProject = 'demo-ironmonger'
export const firebaseTools = resolve(
  '.cache/firebase-tools/node_modules/firebase-tools/lib/bin/firebase.js',
)

export type FirebaseFront = {
  /** The origin for the browser and for the shop. */
  readonly address: string
  /** What FIREBASE_SERVICE_ACCOUNT is set to. */
  readonly serviceAccount: string
  /** Whether this address's account is disabled. */
  isDisabled(email: string): Promise<boolean>
  /** Marks the address as verified, as the link in the mail does. */
  verify(email: string): Promise<void>
  /** Ends all sign-ins until now, as "revoke" in Firebase's console does. */
  endSignIns(email: string): Promise<void>
  /** The code of the newest mail of this kind to this address. */
  code(email: string, kind: 'PASSWORD_RESET' | 'VERIFY_EMAIL'): Promise<string>
  close(): Promise<void>
}

/** The fields of an account that tests read, as the emulator sends them. */
type Account = { readonly localId?: string; readonly disabled?: boolean }

const tokenPattern = /eyJ[\w-]+\.eyJ[\w-]+\.[\w-]*/g
const headerOf = (jwt: string): string =>
  Buffer.from(jwt.split('.')[0] ?? '', 'base64url').toString()

/** Starts the emulator and the signing proxy in front of it. */
export async function startFirebase(): Promise<FirebaseFront> {
  const emulator = await startEmulator()
  const signer = await createSigner()
  const owner = serviceAccountOf(firebaseProject)
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const respond = async (request: IncomingMessage): Promise<Reply> => {
    if (request.url === '/keys') return { status: 200, headers: json, body: signer.keys }
    const body = await bodyOf(request)
    if (request.url !== '/token') return forward(emulator.address, request, body, signer)
    const exchanged = await owner.exchange(body, `${address}/token`)
    return { status: exchanged.status, headers: json, body: JSON.stringify(exchanged.body) }
  }
  const server = createServer((request, reply) => {
    respond(request)
      .then(({ status, headers, body }) => reply.writeHead(status, headers).end(body))
      .catch((error: unknown) => reply.writeHead(502).end(String(error)))
  })
  await new Promise<void>((done) => {
    server.listen(port, '127.0.0.1', done)
  })
  return {
    address,
    serviceAccount: owner.json,
    ...administration(emulator.address),
    async close() {
      server.closeAllConnections()
      await new Promise((done) => {
        server.close(done)
      })
      await emulator.close()
    },
  }
}

type Reply = {
  readonly status: number
  readonly headers: Record<string, string>
  readonly body: string
}
const json = { 'content-type': 'application/json' }

type Signer = {
  /** The public key, as a JSON Web Key Set. */
  readonly keys: string
  /** Replaces every unsigned token in the text with a signed one. */
  signAll(text: string): Promise<string>
  /** Replaces every token of this signer with the emulator's unsigned one. */
  unsignAll(text: string): string
}

async function createSigner(): Promise<Signer> {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const unsigned = new Map<string, string>()
  const sign = async (jwt: string): Promise<string> => {
    if (!headerOf(jwt).includes('"none"')) return jwt
    const signed = await new CompactSign(Buffer.from(jwt.split('.')[1] ?? '', 'base64url'))
      .setProtectedHeader({ alg: 'RS256', kid: 'front', typ: 'JWT' })
      .sign(privateKey)
    unsigned.set(signed, jwt)
    return signed
  }
  return {
    keys: JSON.stringify({
      keys: [{ ...(await exportJWK(publicKey)), kid: 'front', alg: 'RS256', use: 'sig' }],
    }),
    async signAll(text) {
      const tokens = [...new Set(text.match(tokenPattern) ?? [])]
      const signed = await Promise.all(tokens.map(sign))
      return tokens.reduce((result, jwt, at) => result.replaceAll(jwt, signed[at] ?? jwt), text)
    },
    unsignAll: (text) => text.replace(tokenPattern, (jwt) => unsigned.get(jwt) ?? jwt),
  }
}

const forwardedHeaders = [
  'content-type',
  'authorization',
  'origin',
  'access-control-request-method',
  'access-control-request-headers',
]
/** Headers that describe one connection or one encoding: they do not fit the proxy's own response. */
const droppedHeaders = /^(content-length|content-encoding|transfer-encoding|connection)$/

/** Sends a request on to the emulator, with unsigned tokens there and signed tokens back. */
async function forward(
  emulator: string,
  request: IncomingMessage,
  body: string,
  signer: Signer,
): Promise<Reply> {
  const requestHeaders = new Headers()
  for (const name of forwardedHeaders) {
    const value = request.headers[name]
    if (typeof value === 'string') requestHeaders.set(name, value)
  }
  const hasBody =
    request.method !== 'GET' && request.method !== 'HEAD' && request.method !== 'OPTIONS'
  const response = await fetch(emulator + (request.url ?? '/'), {
    method: request.method ?? 'GET',
    headers: requestHeaders,
    redirect: 'manual',
    ...(hasBody ? { body: signer.unsignAll(body) } : {}),
  })
  const headers = Object.fromEntries(
    [...response.headers].filter(([name]) => !droppedHeaders.test(name)),
  )
  const text = await response.text()
  return {
    status: response.status,
    headers,
    body: headers['content-type']?.includes('json') ? await signer.signAll(text) : text,
  }
}

/** What the owner of the project does in Firebase's console. */
function administration(
  emulator: string,
): Pick<FirebaseFront, 'isDisabled' | 'verify' | 'endSignIns' | 'code'> {
  const call = async (method: 'lookup' | 'update', body: object): Promise<Account> => {
    const url = `/identitytoolkit.googleapis.com/v1/projects/${firebaseProject}/accounts:${method}`
    const response = await fetch(emulator + url, {
      method: 'POST',
      headers: { authorization: 'Bearer owner', ...json },
      body: JSON.stringify(body),
    })
    const result: Account & { users?: Account[] } = await response.json()
    if (!response.ok) throw new Error(JSON.stringify(result))
    return result.users?.[0] ?? result
  }
  const idOf = async (email: string): Promise<string | undefined> =>
    (await call('lookup', { email: [email] })).localId
  return {
    isDisabled: async (email) => (await call('lookup', { email: [email] })).disabled === true,
    async verify(email) {
      await call('update', { localId: await idOf(email), emailVerified: true })
    },
    async endSignIns(email) {
      // From the next second on: Firebase counts in whole seconds, and the sign-in may be of this one.
      await call('update', {
        localId: await idOf(email),
        validSince: String(Math.floor(Date.now() / 1000) + 1),
      })
    },
    async code(email, kind) {
      const mails = await oobCodes(emulator)
      return String(
        mails.findLast((mail) => mail.email === email && mail.requestType === kind)?.oobCode,
      )
    },
  }
}

type OobCode = { readonly email: string; readonly requestType: string; readonly oobCode?: string }

/** The codes of the mails ("out of band") that the emulator would have sent, oldest first. */
async function oobCodes(emulator: string): Promise<OobCode[]> {
  const response = await fetch(`${emulator}/emulator/v1/projects/${firebaseProject}/oobCodes`)
  const result: unknown = await response.json()
  return typeof result === 'object' &&
    result !== null &&
    'oobCodes' in result &&
    Array.isArray(result.oobCodes)
    ? result.oobCodes
    : []
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}

/** Firebase's Auth emulator, as a process with its own folder and free ports. */
async function startEmulator(): Promise<{ readonly address: string; close(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'ironmonger-firebase-'))
  const [auth, hub, logging] = [await freePort(), await freePort(), await freePort()]
  const at = (port: number) => ({ host: '127.0.0.1', port })
  writeFileSync(
    join(folder, 'firebase.json'),
    JSON.stringify({
      emulators: {
        auth: at(auth),
        hub: at(hub),
        logging: at(logging),
        ui: { enabled: false },
        singleProjectMode: true,
      },
    }),
  )
  const child = spawn(
    process.execPath,
    [firebaseTools, 'emulators:start', '--only', 'auth', '--project', firebaseProject],
    {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env['PATH'],
        HOME: folder,
        XDG_CONFIG_HOME: folder,
        CI: 'true',
        FIREBASE_CLI_PREVIEWS: '',
      },
    },
  )
  const ended = new Promise<void>((done) => {
    child.once('exit', () => done())
  })
  let output = ''
  await new Promise<void>((ready, fail) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString()
      if (output.includes('All emulators ready')) ready()
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', (code) =>
      fail(new Error(`The Firebase emulator ended with ${code} instead of starting:\n${output}`)),
    )
  })
  return {
    address: `http://127.0.0.1:${auth}`,
    async close() {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
