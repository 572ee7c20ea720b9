/** Endpoints and signing keys of a hosted issuer, requested on first use. */
import type { JSONWebKeySet } from 'jose'
import { providerUnavailable } from '../problems.ts'

export type ProviderEndpoints = { readonly keys: string; readonly token: string }

export type Discovery = {
  /**
   * Addresses from the discovery document.
   * @throws providerUnavailable
   */
  endpoints(): Promise<ProviderEndpoints>
  /**
   * The issuer's present public keys.
   * @throws providerUnavailable
   */
  loadKeys(): Promise<JSONWebKeySet>
  /**
   * Every origin that the browser must be able to call; before the issuer's first response, only
   * its own.
   */
  origins(): readonly string[]
}

/** Milliseconds. */
const requestTimeout = 5000
/** Characters. */
const maxResponseLength = 262_144

/** @param issuer exactly its own name; a discovery document with another name is refused */
export function createDiscovery(issuer: string): Discovery {
  let cached: ProviderEndpoints | undefined
  const endpoints = async (): Promise<ProviderEndpoints> =>
    (cached ??= readEndpoints(
      issuer,
      await fetchJson(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`),
    ))
  return {
    endpoints,
    loadKeys: async () => createJwksReader((await endpoints()).keys)(),
    origins: () => [
      ...new Set([issuer, ...(cached ? [cached.token] : [])].map((url) => new URL(url).origin)),
    ],
  }
}

/**
 * Reads the public keys at an address, without caching.
 * @throws providerUnavailable
 */
export const createJwksReader =
  (address: string): (() => Promise<JSONWebKeySet>) =>
  async () => {
    const body = await fetchJson(address)
    if (typeof body !== 'object' || body === null || !('keys' in body) || !Array.isArray(body.keys))
      throw unusableAnswer(`no keys at ${address}`)
    // Only public keys: a secret key in a published set would be a symmetric one.
    return {
      keys: body.keys.filter(
        (key: unknown) =>
          typeof key === 'object' && key !== null && 'kty' in key && key.kty !== 'oct',
      ),
    }
  }

function readEndpoints(issuer: string, document: unknown): ProviderEndpoints {
  const fields = new Map<string, unknown>(
    typeof document === 'object' && document !== null ? Object.entries(document) : [],
  )
  if (fields.get('issuer') !== issuer)
    throw unusableAnswer(
      `the discovery document is of '${String(fields.get('issuer'))}', ` +
        `the settings name '${issuer}'`,
    )
  const address = (name: string): string | undefined => {
    const value = fields.get(name)
    return typeof value === 'string' &&
      URL.canParse(value) &&
      (value.startsWith('https:') || issuer.startsWith('http:'))
      ? value
      : undefined
  }
  const [keys, token] = [address('jwks_uri'), address('token_endpoint')]
  if (!keys || !token)
    throw unusableAnswer('the discovery document names no jwks_uri or no token_endpoint')
  return { keys, token }
}

async function fetchJson(url: string): Promise<unknown> {
  try {
    const response = await fetch(url, {
      headers: { accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(requestTimeout),
    })
    const text = await response.text()
    if (!response.ok || text.length > maxResponseLength)
      throw new Error(`${url} responded with status ${response.status}`)
    return JSON.parse(text)
  } catch (cause) {
    throw providerUnavailable({ retryAfter: 10, cause })
  }
}

const unusableAnswer = (reason: string): Error =>
  providerUnavailable({ retryAfter: 10, cause: new Error(reason) })
