/**
 * Firebase for tests: the Auth emulator behind a front that signs. The emulator's tokens are signed by nobody (`alg: none`), and the shop
 * must never learn to believe such; so the front signs them as Google would, publishes its key, and hands them back unsigned.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { CompactSign, exportJWK, generateKeyPair } from 'jose'
import { freePort } from '../e2e/free-port.ts'
import { serviceAccountOf } from './service-account.ts'

export const firebaseProject = 'demo-ironmonger'
export const firebaseTools = resolve(
  '.cache/firebase-tools/node_modules/firebase-tools/lib/bin/firebase.js',
)

export type FirebaseFront = {
  /** Where the browser and the shop find it. */
  readonly address: string
  /** What FIREBASE_SERVICE_ACCOUNT is set to. */
  readonly serviceAccount: string
  /** Whether nobody signs in with this address's account any more. */
  isDisabled(email: string): Promise<boolean>
  /** As whoever opens the link of the mail does. */
  verify(email: string): Promise<void>
  /** As the console's 'revoke' does: sign-ins until now are ended. */
  endSignIns(email: string): Promise<void>
  /** The code of the newest mail of this kind to this address. */
  code(email: string, kind: 'PASSWORD_RESET' | 'VERIFY_EMAIL'): Promise<string>
  close(): Promise<void>
}

type Account = { readonly localId?: string; readonly disabled?: boolean }

const token = /eyJ[\w-]+\.eyJ[\w-]+\.[\w-]*/g
const headOf = (jwt: string): string => Buffer.from(jwt.split('.')[0] ?? '', 'base64url').toString()

export async function startFirebase(): Promise<FirebaseFront> {
  const emulator = await startEmulator()
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const keys = JSON.stringify({
    keys: [{ ...(await exportJWK(publicKey)), kid: 'front', alg: 'RS256', use: 'sig' }],
  })
  const unsigned = new Map<string, string>()
  const owner = serviceAccountOf(firebaseProject)

  const sign = async (jwt: string): Promise<string> => {
    if (!headOf(jwt).includes('"none"')) return jwt
    const signed = await new CompactSign(Buffer.from(jwt.split('.')[1] ?? '', 'base64url'))
      .setProtectedHeader({ alg: 'RS256', kid: 'front', typ: 'JWT' })
      .sign(privateKey)
    unsigned.set(signed, jwt)
    return signed
  }
  const signAll = async (text: string): Promise<string> => {
    const found = [...new Set(text.match(token) ?? [])]
    const signed = await Promise.all(found.map(sign))
    return found.reduce((done, jwt, at) => done.replaceAll(jwt, signed[at] ?? jwt), text)
  }

  const server = createServer((request, reply) => {
    const answer = async (): Promise<void> => {
      if (request.url === '/keys')
        return void reply.writeHead(200, { 'content-type': 'application/json' }).end(keys)
      let body = ''
      for await (const chunk of request) body += String(chunk)
      if (request.url === '/token') {
        const answered = await owner.exchange(body, `${address}/token`)
        return void reply
          .writeHead(answered.status, { 'content-type': 'application/json' })
          .end(JSON.stringify(answered.body))
      }
      const headers = new Headers()
      for (const name of [
        'content-type',
        'authorization',
        'origin',
        'access-control-request-method',
        'access-control-request-headers',
      ]) {
        const value = request.headers[name]
        if (typeof value === 'string') headers.set(name, value)
      }
      const hasBody =
        request.method !== 'GET' && request.method !== 'HEAD' && request.method !== 'OPTIONS'
      const response = await fetch(emulator.address + (request.url ?? '/'), {
        method: request.method ?? 'GET',
        headers,
        redirect: 'manual',
        ...(hasBody ? { body: body.replace(token, (jwt) => unsigned.get(jwt) ?? jwt) } : {}),
      })
      const kept = Object.fromEntries(
        [...response.headers].filter(
          ([name]) =>
            !/^(content-length|content-encoding|transfer-encoding|connection)$/.test(name),
        ),
      )
      const text = await response.text()
      reply
        .writeHead(response.status, kept)
        .end(kept['content-type']?.includes('json') ? await signAll(text) : text)
    }
    answer().catch((error: unknown) => reply.writeHead(502).end(String(error)))
  })
  const port = await freePort()
  await new Promise<void>((done) => {
    server.listen(port, '127.0.0.1', done)
  })
  const address = `http://127.0.0.1:${port}`
  const administer = async (method: 'lookup' | 'update', body: object): Promise<Account> => {
    const url = `${emulator.address}/identitytoolkit.googleapis.com/v1/projects/${firebaseProject}/accounts:${method}`
    const answer = await fetch(url, {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const said: Account & { users?: Account[] } = await answer.json()
    if (!answer.ok) throw new Error(JSON.stringify(said))
    return said.users?.[0] ?? said
  }
  const idOf = async (email: string): Promise<string | undefined> =>
    (await administer('lookup', { email: [email] })).localId
  return {
    address,
    serviceAccount: owner.json,
    isDisabled: async (email) => (await administer('lookup', { email: [email] })).disabled === true,
    async verify(email) {
      await administer('update', { localId: await idOf(email), emailVerified: true })
    },
    async endSignIns(email) {
      // From the next second on: Firebase counts in whole ones, and the sign-in may be of this one.
      await administer('update', {
        localId: await idOf(email),
        validSince: String(Math.floor(Date.now() / 1000) + 1),
      })
    },
    async code(email, kind) {
      const said: unknown = await (
        await fetch(`${emulator.address}/emulator/v1/projects/${firebaseProject}/oobCodes`)
      ).json()
      const codes =
        typeof said === 'object' &&
        said !== null &&
        'oobCodes' in said &&
        Array.isArray(said.oobCodes)
          ? said.oobCodes
          : []
      return String(
        codes.findLast(
          (one: { email: string; requestType: string }) =>
            one.email === email && one.requestType === kind,
        )?.oobCode,
      )
    },
    async close() {
      server.closeAllConnections()
      await new Promise((done) => {
        server.close(done)
      })
      await emulator.close()
    },
  }
}

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
  let said = ''
  await new Promise<void>((ready, fail) => {
    const hear = (chunk: Buffer): void => {
      said += chunk.toString()
      if (said.includes('All emulators ready')) ready()
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('exit', (code) =>
      fail(new Error(`The Firebase emulator ended with ${code} instead of starting:\n${said}`)),
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
