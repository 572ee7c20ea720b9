/** Creates one method for each operation. All methods share credentials, retries and paging. */
import {
  keyCredentials,
  nobody,
  tokenCredentials,
  type ClientCredentials,
  type Credentials,
  type KeyCredentials,
} from './credentials.ts'
import type { AnyOperations, CallOptions, Operation, OperationsOf } from './operation.ts'
import { ApiProblem } from './problem.ts'
import { defaultRetries, pauseBefore, wait, type Retries } from './retries.ts'
import { prepareCall, sendCall, type Connection, type PreparedCall } from './send.ts'

export type ClientSettings = {
  /** The address of the shop: 'https://shop.example'. */
  readonly origin: string
  /** Who calls; without, what is open to everybody can be called. */
  readonly credentials?: KeyCredentials | ClientCredentials
  /** The company for which the calls are that can be for one. */
  readonly company?: string
  /** Milliseconds without an answer after which there is none; 30,000 by default. */
  readonly timeout?: number
  readonly retries?: Partial<Retries>
  /** In place of the `fetch` that the runtime has. */
  readonly fetch?: typeof globalThis.fetch
}

type Context = {
  readonly connection: Connection
  readonly credentials: Credentials
  readonly retries: Retries
  readonly company: string | undefined
}

/**
 * The methods of all operations, by group and name.
 * @throws TypeError for an origin that is no address
 */
export function createApi<Api>(operations: OperationsOf<Api>, settings: ClientSettings): Api
export function createApi(operations: AnyOperations, settings: ClientSettings): unknown {
  const context = contextOf(settings)
  return Object.fromEntries(
    Object.entries(operations).map(([group, ofGroup]) => [
      group,
      Object.fromEntries(
        Object.entries(ofGroup).map(([name, operation]) => [name, methodOf(operation, context)]),
      ),
    ]),
  )
}

function contextOf(settings: ClientSettings): Context {
  const { origin } = new URL(settings.origin)
  // Called without an object, as browsers want it.
  const own = settings.fetch
  const send: typeof globalThis.fetch = own
    ? (input, init) => own(input, init)
    : (input, init) => globalThis.fetch(input, init)
  return {
    connection: { origin, fetch: send, timeout: settings.timeout ?? 30_000 },
    credentials: credentialsOf(settings.credentials, origin, send),
    retries: { ...defaultRetries, ...settings.retries },
    company: settings.company,
  }
}

function credentialsOf(
  credentials: ClientSettings['credentials'],
  origin: string,
  send: typeof globalThis.fetch,
): Credentials {
  if (credentials === undefined) return nobody
  return 'key' in credentials
    ? keyCredentials(credentials)
    : tokenCredentials(credentials, { origin, fetch: send, now: () => performance.now() })
}

type AnyMethod = (input?: object, options?: CallOptions) => Promise<unknown>

function methodOf(operation: Operation, context: Context): AnyMethod {
  const method: AnyMethod = (input = {}, options = {}) => callOf(operation, input, options, context)
  return operation.paged ? Object.assign(method, { each: eachOf(method) }) : method
}

/** A call with its repetitions, which all have the same idempotency key. */
async function callOf(
  operation: Operation,
  input: object,
  options: CallOptions,
  context: Context,
): Promise<unknown> {
  const { company = context.company, idempotencyKey = crypto.randomUUID(), signal } = options
  const call = prepareCall(operation, input, {
    ...context.connection,
    company,
    idempotencyKey,
  })
  for (let attempts = 1; ; attempts += 1)
    try {
      return await sendSigned(call, context, signal)
    } catch (error) {
      if (signal?.aborted) throw error
      const { retries } = context
      const chance = Math.random()
      const pause = pauseBefore(operation, error, { attempts, chance, retries })
      if (pause === undefined) throw error
      await wait(pause, signal)
    }
}

/** Once more with another token or key, where the shop does not accept this one. */
async function sendSigned(
  call: PreparedCall,
  { credentials, connection }: Context,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  const bearer = await credentials.read()
  try {
    return await sendCall(call, bearer, connection, signal)
  } catch (error) {
    const isRefused = error instanceof ApiProblem && error.status === 401
    if (!isRefused || bearer === undefined || !(await credentials.replace(bearer))) throw error
    return sendCall(call, await credentials.read(), connection, signal)
  }
}

const eachOf = (method: AnyMethod) =>
  async function* each(input: object = {}, options: CallOptions = {}): AsyncGenerator {
    let next: object | undefined = input
    while (next) {
      const page: unknown = await method(next, options)
      if (!Array.isArray(page)) return
      yield* page
      const cursor: unknown = 'next' in page ? page.next : undefined
      next = typeof cursor === 'string' ? { ...input, cursor } : undefined
    }
  }
