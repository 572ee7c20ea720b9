/**
 * The profile of the calling platform: its version and capabilities (UCP, "Negotiation"). Read from
 * a public address, without redirects, and cached for an hour; for a limited number of platforms.
 */
import * as z from 'zod/mini'
import { fetchPicture, PictureNotFetched } from '../../pictures/fetch-picture.server.ts'
import { ucpMessages as messages } from '../messages/ucp.ts'
import { UcpRefusal, type Negotiated } from './envelope.ts'
import { ucpVersion } from './names.ts'
import { capabilitiesOf } from './profile.ts'

const kept = 500
const lifetime = 3_600_000
/** For a profile that could not be read. */
const failureLifetime = 60_000
const documents = { accept: 'application/json', maxBytes: 131_072, maxRedirects: 0 }
const timeout = 5000

const Profile = z.object({
  ucp: z.object({
    version: z.string(),
    capabilities: z.optional(z.record(z.string(), z.array(z.object({ version: z.string() })))),
  }),
})

type Read = {
  readonly until: number
  readonly outcome: { readonly negotiated: Negotiated } | { readonly refusal: UcpRefusal }
}

export type PlatformProfiles = {
  /**
   * The capabilities shared by platform and shop.
   * @param count called before the profile of an unknown platform is read
   * @throws UcpRefusal
   */
  negotiate(address: string | undefined, count: () => Promise<void>): Promise<Negotiated>
}

export function createPlatformProfiles({
  origin,
  now,
  testOrigins,
}: {
  readonly origin: string
  readonly now: () => Date
  readonly testOrigins: readonly string[]
}): PlatformProfiles {
  const known = new Map<string, Read>()
  const read = async (address: string): Promise<Read> => {
    const at = now().getTime()
    try {
      const bytes = await fetchPicture(address, { testOrigins, timeout }, documents)
      const negotiated = negotiate(origin, parseProfile(bytes))
      return { until: at + lifetime, outcome: { negotiated } }
    } catch (error) {
      const refusal = toRefusal(error)
      return { until: at + failureLifetime, outcome: { refusal } }
    }
  }
  return {
    async negotiate(address, count) {
      if (address === undefined || address.length > 1000 || !URL.canParse(address))
        throw new UcpRefusal(400, 'invalid_profile_url', messages.noProfile)
      let found = known.get(address)
      if (!found || found.until <= now().getTime()) {
        await count()
        found = await read(address)
        known.delete(address)
        known.set(address, found)
        const [oldest] = known.keys()
        if (known.size > kept && oldest !== undefined) known.delete(oldest)
      }
      if ('refusal' in found.outcome) throw found.outcome.refusal
      return found.outcome.negotiated
    },
  }
}

function toRefusal(error: unknown): UcpRefusal {
  if (error instanceof UcpRefusal) return error
  if (error instanceof PictureNotFetched)
    return new UcpRefusal(424, 'profile_unreachable', messages.profileNotRead)
  throw error
}

/** @throws UcpRefusal */
function parseProfile(bytes: Uint8Array): z.output<typeof Profile> {
  const refuse = () => new UcpRefusal(422, 'profile_malformed', messages.profileNotValid)
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    const parsed = z.safeParse(Profile, value)
    if (parsed.success) return parsed.data
  } catch {
    throw refuse()
  }
  throw refuse()
}

/**
 * The shared capabilities; an extension only with one that it extends.
 * @throws UcpRefusal
 */
export function negotiate(origin: string, { ucp }: z.output<typeof Profile>): Negotiated {
  if (ucp.version !== ucpVersion)
    throw new UcpRefusal(
      422,
      'version_unsupported',
      messages.version(ucp.version.slice(0, 40), ucpVersion),
    )
  const theirs = new Map(Object.entries(ucp.capabilities ?? {}))
  const shared = capabilitiesOf(origin).filter(({ name }) =>
    theirs.get(name)?.some(({ version }) => version === ucpVersion),
  )
  const names = new Set(shared.map(({ name }) => name))
  return shared.filter(
    ({ extends: parents }) => parents.length === 0 || parents.some((name) => names.has(name)),
  )
}
