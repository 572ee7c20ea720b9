/** How a program authenticates: with a key, or with OAuth 2 tokens that it gets for a key. */
import { NoAnswer, readProblem } from './problem.ts'

/** A key of a service account, or what answers one: read before each call, so that it can change. */
export type KeyCredentials = {
  readonly key: string | (() => string | Promise<string>)
}
/** Client credentials (RFC 6749, 4.4): tokens of half an hour instead of the key. */
export type ClientCredentials = {
  /** The id of the service account. */
  readonly clientId: string
  /** One of its keys. */
  readonly clientSecret: string
  /** What the tokens may do, of what the account may; all of it without. */
  readonly scopes?: readonly string[]
}

export type Credentials = {
  /** What is sent as bearer; undefined for nobody. */
  readonly read: () => Promise<string | undefined>
  /** Called when this one was refused. @returns whether there is another now */
  readonly replace: (refused: string) => Promise<boolean>
}

export type TokenSource = {
  readonly origin: string
  readonly fetch: typeof globalThis.fetch
  /** Milliseconds of a clock that nobody sets. */
  readonly now: () => number
}

/** A token is replaced so many milliseconds before it ends. */
const renewedBefore = 60_000

export const nobody: Credentials = { read: async () => undefined, replace: async () => false }

export const keyCredentials = ({ key }: KeyCredentials): Credentials => ({
  read: async () => (typeof key === 'string' ? key : key()),
  replace: async (refused) => typeof key !== 'string' && (await key()) !== refused,
})

type Token = { readonly text: string; readonly endsAt: number }

/** One token for all calls, which is fetched again before it ends, and when the shop refuses it. */
export function tokenCredentials(client: ClientCredentials, source: TokenSource): Credentials {
  let current: Promise<Token> | undefined
  const fetchAgain = (): Promise<Token> => {
    const fetched = fetchToken(client, source)
    current = fetched
    // The next call tries again.
    fetched.catch(() => {
      if (current === fetched) current = undefined
    })
    return fetched
  }
  const read = async (): Promise<string> => {
    const token = await (current ?? fetchAgain())
    return token.endsAt - renewedBefore > source.now() ? token.text : (await fetchAgain()).text
  }
  return {
    read,
    async replace(refused) {
      // Of many calls that were refused at once, the first fetches another.
      if (current === undefined || (await current).text === refused) await fetchAgain()
      return (await read()) !== refused
    },
  }
}

const tokenCall = 'POST /api/oauth/token'

/** @throws ApiProblem whose type is the error of RFC 6749, such as `invalid_client`; NoAnswer */
async function fetchToken(
  { clientId, clientSecret, scopes = [] }: ClientCredentials,
  { origin, fetch, now }: TokenSource,
): Promise<Token> {
  const form = new URLSearchParams({ grant_type: 'client_credentials' })
  if (scopes.length > 0) form.set('scope', scopes.join(' '))
  const askedAt = now()
  const response = await fetch(`${origin}/api/oauth/token`, {
    method: 'POST',
    redirect: 'error',
    headers: {
      authorization: `Basic ${btoa(`${encodeForm(clientId)}:${encodeForm(clientSecret)}`)}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: form.toString(),
  }).catch((error: unknown) => {
    throw new NoAnswer(tokenCall, error)
  })
  if (!response.ok) throw await readProblem(tokenCall, response)
  const json: unknown = await response.json()
  const { access_token: text, expires_in: seconds } = {
    access_token: undefined,
    expires_in: undefined,
    ...Object(json),
  }
  if (typeof text !== 'string' || typeof seconds !== 'number')
    throw new NoAnswer(tokenCall, new TypeError('The response contains no token'))
  return { text, endsAt: askedAt + seconds * 1000 }
}

/** RFC 6749, 2.3.1: both parts are form-encoded. */
const encodeForm = (text: string): string => new URLSearchParams({ t: text }).toString().slice(2)
