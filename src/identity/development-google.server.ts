/** An OpenID provider in place of Google, for a demo shop on this machine: the real redirect flow, without a network. */
import { generateKeyPair, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import type Provider from 'oidc-provider'
import type { Adapter, AdapterPayload, Configuration } from 'oidc-provider'
import { identityMessages } from './messages/identity.ts'
import {
  requireLoopback,
  developmentPage,
  sendDevelopmentPage,
  sendDevelopmentStyles,
} from '../platform/development-page.server.ts'
import { basePath } from './better-auth.server.ts'
import {
  accountChooserHtml,
  developmentAccounts,
  parseAccountForm,
  type DevelopmentAccount,
} from './development-accounts.server.ts'

const { google: words } = identityMessages
const mount = '/dev/google'
const stylesheet = `${mount}/look.css`

export type DevelopmentGoogle = {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  routes(app: FastifyInstance): Promise<void>
}

/** Everything about it lives in memory and is new with each start: who it signs in, the shop's own database remembers. */
export function createDevelopmentGoogle(origin: string, log: FastifyBaseLogger): DevelopmentGoogle {
  const issuer = origin + mount
  const client = { clientId: 'ironmonger', clientSecret: randomBytes(24).toString('base64url') }
  const people = new Map<string, DevelopmentAccount>(
    developmentAccounts.map((person) => [person.sub, person]),
  )
  // The library is loaded with the first visitor: a shop starts without it.
  let made: Promise<Provider> | undefined
  const provider = (): Promise<Provider> =>
    (made ??= makeProvider(
      issuer,
      { ...client, redirect: `${origin}${basePath}/callback/google` },
      people,
      log,
    ))

  return {
    issuer,
    ...client,
    async routes(app) {
      app.addHook('onRequest', async (request) => requireLoopback(request))
      app.get(stylesheet, { schema: { hide: true } }, (_, reply) => sendDevelopmentStyles(reply))
      await app.register((scope) => chooser(scope, provider, people))
      await app.register(async (scope) => {
        // The library reads the bodies itself.
        scope.removeAllContentTypeParsers()
        scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
        scope.route({
          method: ['GET', 'POST'],
          url: `${mount}/*`,
          schema: { hide: true },
          handler: async (request, reply) => {
            const answer = (await provider()).callback()
            reply.hijack()
            unmounted(request)
            await answer(request.raw, reply.raw)
          },
        })
      })
    },
  }
}

/** As frameworks that mount do: the library finds its own prefix in what is cut off. */
const unmounted = ({ raw }: FastifyRequest): void =>
  void Object.assign(raw, { originalUrl: raw.url, url: (raw.url ?? '').slice(mount.length) || '/' })

type Interaction = { Params: { uid: string } }

/** The page where a person is chosen, in place of Google's. */
async function chooser(
  scope: FastifyInstance,
  provider: () => Promise<Provider>,
  people: Map<string, DevelopmentAccount>,
): Promise<void> {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4096 },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  )
  const address = `${mount}/interaction/:uid`
  const tooLate = {
    title: words.overTitle,
    lead: words.lead,
    body: `<p>${words.over}</p><p><a href="/login">${words.back}</a></p>`,
    stylesheet,
  }
  const page = (uid: string, again?: Parameters<typeof accountChooserHtml>[1]) => ({
    title: words.title,
    lead: words.lead,
    body: accountChooserHtml(`${mount}/interaction/${encodeURIComponent(uid)}`, again),
    stylesheet,
  })

  scope.get<Interaction>(address, { schema: { hide: true } }, async (request, reply) => {
    if (!(await isOpen(await provider(), request, reply.raw)))
      return sendDevelopmentPage(reply, tooLate, 410)
    return sendDevelopmentPage(reply, page(request.params.uid))
  })
  scope.post<Interaction & { Body: unknown }>(
    address,
    { schema: { hide: true } },
    async (request, reply) => {
      if (!(await isOpen(await provider(), request, reply.raw)))
        return sendDevelopmentPage(reply, tooLate, 410)
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
      const resume = async (result: Parameters<Provider['interactionResult']>[2]) =>
        reply.redirect(
          await (await provider()).interactionResult(request.raw, reply.raw, result),
          303,
        )
      if (form.has('cancel'))
        return resume({ error: 'access_denied', error_description: 'cancelled' })
      const said = parseAccountForm(form)
      if ('mistake' in said) return sendDevelopmentPage(reply, page(request.params.uid, said), 422)
      people.set(said.person.sub, said.person)
      return resume({ login: { accountId: said.person.sub, remember: false } })
    },
  )
}

async function isOpen(
  provider: Provider,
  request: FastifyRequest<Interaction>,
  raw: Parameters<Provider['interactionDetails']>[1],
): Promise<boolean> {
  const { errors } = await import('oidc-provider')
  try {
    return (await provider.interactionDetails(request.raw, raw)).uid === request.params.uid
  } catch (error) {
    if (error instanceof errors.OIDCProviderError) return false
    throw error
  }
}

type Client = {
  readonly clientId: string
  readonly clientSecret: string
  readonly redirect: string
}

async function makeProvider(
  issuer: string,
  { clientId, clientSecret, redirect }: Client,
  people: ReadonlyMap<string, DevelopmentAccount>,
  log: FastifyBaseLogger,
): Promise<Provider> {
  const [{ default: OpenIdProvider }, { privateKey }] = await Promise.all([
    import('oidc-provider'),
    promisify(generateKeyPair)('ec', { namedCurve: 'P-256' }),
  ])
  const { crv, x, y, d } = privateKey.export({ format: 'jwk' })
  const configuration: Configuration = {
    adapter: memoryAdapter(),
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirect],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: {
      keys: [
        {
          kty: 'EC',
          use: 'sig',
          alg: 'ES256',
          kid: 'development',
          ...(crv && x && y && d ? { crv, x, y, d } : {}),
        },
      ],
    },
    enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
    cookies: {
      keys: [randomBytes(24).toString('base64url')],
      long: { path: mount, signed: true },
      short: { path: mount, signed: true },
    },
    pkce: { required: () => true },
    scopes: ['openid', 'email', 'profile'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // As Google does: the ID token itself says who it is.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    ttl: {
      AccessToken: 300,
      AuthorizationCode: 60,
      IdToken: 300,
      Interaction: 600,
      Session: 600,
      Grant: 600,
    },
    interactions: { url: (_ctx, { uid }) => `${mount}/interaction/${uid}` },
    findAccount: (_ctx, sub) => {
      const person = people.get(sub)
      return (
        person && {
          accountId: sub,
          claims: () => ({
            sub,
            name: person.name,
            email: person.email,
            email_verified: person.verified,
          }),
        }
      )
    },
    // Nobody is asked for consent: choosing a person is consent enough here.
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        ...(oidc.client ? { clientId: oidc.client.clientId } : {}),
        ...(oidc.session?.accountId ? { accountId: oidc.session.accountId } : {}),
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
    renderError(ctx, out) {
      ctx.type = 'html'
      ctx.body = developmentPage({
        title: words.overTitle,
        lead: words.lead,
        body: `<p>${words.over}</p><p><a href="/login">${words.back}</a></p>`,
        stylesheet,
      })
      log.warn({ error: out.error }, 'the development sign-in refused a request')
    },
  }
  const provider = new OpenIdProvider(issuer, configuration)
  provider.on('server_error', (_ctx, error) =>
    log.error({ err: error }, 'the development sign-in failed'),
  )
  return provider
}

/** What the library remembers, of all its kinds together, until it expires. */
function memoryAdapter(): (model: string) => Adapter {
  const kept = new Map<string, { readonly payload: AdapterPayload; readonly until: number }>()
  const live = (
    matches: (key: string, payload: AdapterPayload) => boolean,
  ): AdapterPayload | undefined => {
    for (const [key, { payload, until }] of kept) {
      if (until < Date.now()) kept.delete(key)
      else if (matches(key, payload)) return payload
    }
    return undefined
  }
  return (model) => {
    const keyOf = (id: string): string => `${model}:${id}`
    const isOurs = (key: string): boolean => key.startsWith(`${model}:`)
    return {
      upsert: async (id, payload, expiresIn) =>
        void kept.set(keyOf(id), { payload, until: Date.now() + (expiresIn ?? 3600) * 1000 }),
      find: async (id) => live((key) => key === keyOf(id)),
      findByUid: async (uid) => live((key, payload) => isOurs(key) && payload.uid === uid),
      findByUserCode: async (code) =>
        live((key, payload) => isOurs(key) && payload.userCode === code),
      consume: async (id) => {
        const found = kept.get(keyOf(id))
        if (found)
          kept.set(keyOf(id), {
            ...found,
            payload: { ...found.payload, consumed: Math.floor(Date.now() / 1000) },
          })
      },
      destroy: async (id) => void kept.delete(keyOf(id)),
      revokeByGrantId: async (grant) => {
        for (const [key, { payload }] of kept) if (payload.grantId === grant) kept.delete(key)
      },
    }
  }
}
