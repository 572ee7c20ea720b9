/** Where a hosted issuer's endpoints are and which keys it signs with: asked for when needed, kept, asked for again when they may have changed. */
import type { JSONWebKeySet } from 'jose'
import { providerUnavailable } from './provider-unavailable.ts'

export type ProviderEndpoints = { readonly keys: string; readonly token: string }

export type Discovery = {
  /** @throws providerAway */
  addresses(): Promise<ProviderEndpoints>
  /** The issuer's public keys as they are now. @throws providerAway */
  keys(): Promise<JSONWebKeySet>
  /** Every origin that a browser must be able to ask; before the issuer's first answer, its own. */
  origins(): readonly string[]
}

const patience = 5000
const largest = 262_144

/** @param issuer exactly as it calls itself; what it says elsewhere about itself is not believed */
export function createDiscovery(issuer: string): Discovery {
  let known: ProviderEndpoints | undefined
  const addresses = async (): Promise<ProviderEndpoints> =>
    (known ??= readAddresses(
      issuer,
      await fetchJson(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`),
    ))
  return {
    addresses,
    keys: async () => createJwks((await addresses()).keys)(),
    origins: () => [
      ...new Set([issuer, ...(known ? [known.token] : [])].map((one) => new URL(one).origin)),
    ],
  }
}

/** The public keys at an address, read anew at each call. @throws providerAway */
export const createJwks =
  (address: string): (() => Promise<JSONWebKeySet>) =>
  async () => {
    const found = await fetchJson(address)
    if (
      typeof found !== 'object' ||
      found === null ||
      !('keys' in found) ||
      !Array.isArray(found.keys)
    )
      throw away(`no keys at ${address}`)
    // Only what can be public: a secret key in a published set would be a symmetric one.
    return {
      keys: found.keys.filter(
        (key: unknown) =>
          typeof key === 'object' && key !== null && 'kty' in key && key.kty !== 'oct',
      ),
    }
  }

function readAddresses(issuer: string, found: unknown): ProviderEndpoints {
  const said = new Map<string, unknown>(
    typeof found === 'object' && found !== null ? Object.entries(found) : [],
  )
  if (said.get('issuer') !== issuer)
    throw away(
      `the discovery document is of '${String(said.get('issuer'))}', the settings name '${issuer}'`,
    )
  const address = (name: string): string | undefined => {
    const value = said.get(name)
    return typeof value === 'string' &&
      URL.canParse(value) &&
      (value.startsWith('https:') || issuer.startsWith('http:'))
      ? value
      : undefined
  }
  const [keys, token] = [address('jwks_uri'), address('token_endpoint')]
  if (!keys || !token) throw away('the discovery document names no jwks_uri or no token_endpoint')
  return { keys, token }
}

async function fetchJson(url: string): Promise<unknown> {
  try {
    const answer = await fetch(url, {
      headers: { accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    })
    const text = await answer.text()
    if (!answer.ok || text.length > largest) throw new Error(`${url} answered ${answer.status}`)
    return JSON.parse(text)
  } catch (cause) {
    throw providerUnavailable({ retryAfter: 10, cause })
  }
}

const away = (why: string): Error => providerUnavailable({ retryAfter: 10, cause: new Error(why) })
