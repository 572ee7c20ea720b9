/**
 * An OpenID provider in place of Google, for a demo shop on this machine: the real redirect flow,
 * without a network.
 */
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import type Provider from 'oidc-provider'
import type { Database } from '../../../packages/pg-kit/database.server.ts'
import {
  requireLoopback,
  sendDevelopmentPage,
  sendDevelopmentStyles,
} from '../../platform/http/development-page.server.ts'
import { basePath } from '../better-auth/better-auth.server.ts'
import { accountChooserHtml, parseAccountForm } from './development-accounts.server.ts'
import {
  createDevelopmentStorage,
  type DevelopmentStorage,
} from './development-google-adapter.server.ts'
import {
  createOpenIdProvider,
  expiredPage,
  mountPath,
  secretFor,
  stylesheetPath,
} from './development-google-provider.server.ts'
import { identityMessages } from '../messages/identity.ts'

const { google: messages } = identityMessages

export type DevelopmentGoogle = {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  routes(app: FastifyInstance): Promise<void>
}

type Dependencies = {
  readonly database: Database
  readonly log: FastifyBaseLogger
  readonly origin: string
  /** The shop's, from which keys are derived. */
  readonly secret: string
}

/** Sign-ins are in memory and forgotten at a restart; the shop's own database keeps its users. */
export function createDevelopmentGoogle(deps: Dependencies): DevelopmentGoogle {
  const { database, log, origin, secret } = deps
  const issuer = origin + mountPath
  const clientSecret = secretFor('client', secret).toString('base64url')
  const client = { clientId: 'ironmonger', clientSecret }
  const storage = createDevelopmentStorage(database)
  const redirectUri = `${origin}${basePath}/callback/google`
  // The library is loaded for the first visitor, not when the shop starts.
  let cached: Promise<Provider> | undefined
  const provider = (): Promise<Provider> =>
    (cached ??= createOpenIdProvider({ issuer, ...client, redirectUri, storage, secret, log }))

  return {
    issuer,
    ...client,
    async routes(app) {
      app.addHook('onClose', await storage.listen())
      app.addHook('onRequest', async (request) => requireLoopback(request))
      app.get(stylesheetPath, { schema: { hide: true } }, (_, reply) =>
        sendDevelopmentStyles(reply),
      )
      await app.register((scope) => registerChooser(scope, provider, storage))
      await app.register((scope) => registerProvider(scope, provider))
    },
  }
}

/** Passes all other requests to the provider's library. */
async function registerProvider(
  scope: FastifyInstance,
  provider: () => Promise<Provider>,
): Promise<void> {
  // The library reads the bodies itself.
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
  scope.route({
    method: ['GET', 'POST'],
    url: `${mountPath}/*`,
    schema: { hide: true },
    handler: async (request, reply) => {
      const callback = (await provider()).callback()
      reply.hijack()
      stripMountPath(request)
      await callback(request.raw, reply.raw)
    },
  })
}

/**
 * Same as frameworks that mount an app: the library determines its own prefix from `originalUrl`.
 */
const stripMountPath = ({ raw }: FastifyRequest): void =>
  void Object.assign(raw, {
    originalUrl: raw.url,
    url: (raw.url ?? '').slice(mountPath.length) || '/',
  })

type Interaction = { Params: { uid: string } }

/** Registers the page where an account is chosen, in place of Google's. */
async function registerChooser(
  scope: FastifyInstance,
  provider: () => Promise<Provider>,
  storage: DevelopmentStorage,
): Promise<void> {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4096 },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  )
  const url = `${mountPath}/interaction/:uid`
  scope.get<Interaction>(url, { schema: { hide: true } }, async (request, reply) => {
    if (!(await isOpen(await provider(), request, reply.raw)))
      return sendDevelopmentPage(reply, expiredPage, 410)
    return sendDevelopmentPage(reply, chooserPage(request.params.uid))
  })
  scope.post<Interaction & { Body: unknown }>(
    url,
    { schema: { hide: true } },
    async (request, reply) => {
      if (!(await isOpen(await provider(), request, reply.raw)))
        return sendDevelopmentPage(reply, expiredPage, 410)
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
      const resume = async (result: Parameters<Provider['interactionResult']>[2]) =>
        reply.redirect(
          await (await provider()).interactionResult(request.raw, reply.raw, result),
          303,
        )
      if (form.has('cancel'))
        return resume({ error: 'access_denied', error_description: 'cancelled' })
      const input = parseAccountForm(form)
      if ('error' in input)
        return sendDevelopmentPage(reply, chooserPage(request.params.uid, input), 422)
      await storage.keepAccount(input.account)
      return resume({ login: { accountId: input.account.sub, remember: false } })
    },
  )
}

const chooserPage = (uid: string, rejected?: Parameters<typeof accountChooserHtml>[1]) => ({
  title: messages.title,
  lead: messages.lead,
  body: accountChooserHtml(`${mountPath}/interaction/${encodeURIComponent(uid)}`, rejected),
  stylesheet: stylesheetPath,
})

/** Whether the address's interaction is still active in this browser. */
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
