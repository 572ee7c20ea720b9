/**
 * The routes at which buyer systems sign in, and the pages of their sessions. They use forms and
 * HTML, so they are not part of this API's contract. A session is a cookie for the path of the
 * session only: the API and every other page of the shop do not receive it.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isProblem } from '../../../packages/contract/problem.ts'
import { readFormBodies } from '../../platform/http/form-bodies.server.ts'
import { Id } from '../../platform/fields/fields.ts'
import { inLanguageOfCustomer } from '../../platform/languages/customer-language.server.ts'
import type { PunchOutDependencies } from '../dependencies.server.ts'
import { punchOutMessages } from '../messages/punch-out.ts'
import { punchOutPath, sessionLife, startLife } from '../rules.ts'
import { changeBasket, pricedOffers, readBasket } from './basket.server.ts'
import { hashSecret, randomToken } from './begin.server.ts'
import {
  cataloguePage,
  scriptPath,
  sessionStyles,
  stylesPath,
  transferPage,
  transferScript,
} from './html.server.ts'
import {
  addressOf,
  cookieName,
  openSession,
  sendOtherOrigin,
  sendEnded,
  sendPage,
  unkept,
} from './replies.server.ts'
import { returnBasket } from './return.server.ts'
import { findSession, startSession, type SessionRow } from './session-store.server.ts'

const { basket: basketWords } = punchOutMessages

const maxBytes = 65_536
const pageLimit = 20

export async function registerSessions(
  app: FastifyInstance,
  deps: PunchOutDependencies,
): Promise<void> {
  readFormBodies(app)
  registerFiles(app)
  registerStart(app, deps)
  registerPages(app, deps)
}

function registerFiles(app: FastifyInstance): void {
  const files = {
    [stylesPath]: ['text/css', sessionStyles] as const,
    [scriptPath]: ['text/javascript', transferScript] as const,
  }
  for (const [path, [type, content]] of Object.entries(files))
    app.get(path, (_request, reply) =>
      reply
        .headers({ 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' })
        .send(content),
    )
}

/** The link of a session that was requested by XML: it opens the session once. */
function registerStart(app: FastifyInstance, deps: PunchOutDependencies): void {
  const start = `${punchOutPath}/start/:token`
  // A request for headers only does not use the link.
  app.get(start, { exposeHeadRoute: false }, async ({ params }, reply) => {
    const startToken: unknown = Object(params).token
    if ((await deps.readSettings()).punchOut !== 'yes' || typeof startToken !== 'string')
      return sendEnded(reply)
    const token = randomToken()
    const started = await startSession(deps.database.handle, {
      startHash: hashSecret(startToken),
      tokenHash: hashSecret(token),
      begunAfter: new Date(deps.now().getTime() - startLife),
    })
    if (!started) return sendEnded(reply)
    const { id, request } = started
    return openSession(
      reply,
      { id, token, seconds: sessionLife / 1000 },
      request?.selected.slice(0, 200) ?? '',
    )
  })
}

/** Handles a request in an open session. */
type Answer = (
  session: SessionRow,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply>

function registerPages(app: FastifyInstance, deps: PunchOutDependencies): void {
  const path = `${punchOutPath}/:session`
  /** In the language of the company; without a session, it states that there is none. */
  const inSession = (answer: Answer) => async (request: FastifyRequest, reply: FastifyReply) => {
    if (isOfOtherPage(deps, request)) return sendOtherOrigin(reply)
    const session = await sessionOf(deps, request)
    if (!session) return sendEnded(reply)
    const customer = { companyId: session.company_id }
    return inLanguageOfCustomer(deps.database.handle, customer, () =>
      answer(session, request, reply),
    )
  }
  app.get(
    path,
    inSession(async (session, { query }, reply) =>
      session.basket === null
        ? sendCatalogue(deps, reply, session, query)
        : sendTransfer(deps, reply, session, new URLSearchParams(session.basket)),
    ),
  )
  app.post(
    `${path}/basket`,
    { bodyLimit: maxBytes },
    inSession(async (session, { body }, reply) => {
      const { tool, quantity, q } = fieldsOf(body)
      const count = /^\d{1,7}$/.test(quantity) ? Number(quantity) : undefined
      const fault =
        count === undefined || !Id.safeParse(tool).success
          ? basketWords.notQuantity
          : await changeBasket(deps, session, { tool_id: tool, quantity: count })
      if (fault !== undefined) return sendCatalogue(deps, reply, session, { q }, fault)
      return unkept(reply).redirect(addressOf(session, q), 303)
    }),
  )
  app.post(
    `${path}/return`,
    { bodyLimit: maxBytes },
    inSession(async (session, _request, reply) => {
      // An article was only viewed: there is no destination, and the session continues.
      if (session.return_address === '')
        return sendCatalogue(deps, reply, session, {}, basketWords.nowhere)
      const form = await returnBasket(deps, session)
      return form
        ? sendTransfer(deps, reply, session, form)
        : sendCatalogue(deps, reply, session, {}, basketWords.changed)
    }),
  )
}

function fieldsOf(body: unknown): { tool: string; quantity: string; q: string } {
  const form = body instanceof URLSearchParams ? body : new URLSearchParams()
  const text = (name: string): string => form.get(name) ?? ''
  return {
    tool: text('tool').toLowerCase(),
    quantity: text('quantity').trim(),
    q: text('q').slice(0, 200),
  }
}

/**
 * A change must come from a page of the shop: forms of every page send the cookie
 * (`SameSite=None`).
 */
const isOfOtherPage = (
  { origin }: PunchOutDependencies,
  { headers, method }: FastifyRequest,
): boolean => method === 'POST' && headers.origin !== origin

/** The session of a request, by its cookie. */
async function sessionOf(
  deps: PunchOutDependencies,
  request: FastifyRequest,
): Promise<SessionRow | undefined> {
  const { headers, params } = request
  const id = Id.safeParse(Object(params).session)
  const token = cookieOf(headers.cookie)
  if (!id.success || token === undefined) return undefined
  if ((await deps.readSettings()).punchOut !== 'yes') return undefined
  const tokenHash = hashSecret(token)
  return findSession(deps.database.handle, { id: id.data, tokenHash, now: deps.now() })
}

const cookieOf = (header = ''): string | undefined =>
  header
    .split(';')
    .map((one) => one.trim())
    .find((one) => one.startsWith(`${cookieName}=`))
    ?.slice(cookieName.length + 1)

async function sendCatalogue(
  deps: PunchOutDependencies,
  reply: FastifyReply,
  session: SessionRow,
  query: unknown,
  fault?: string,
): Promise<FastifyReply> {
  const asked = (name: string): string => {
    const value: unknown = Object(query)[name]
    return typeof value === 'string' ? value.trim().slice(0, 1000) : ''
  }
  const [q, cursor] = [asked('q').slice(0, 200), asked('cursor')]
  const { ids, next } = await findTools(deps, q, cursor)
  const db = deps.database.handle
  const { name: shop } = await deps.readSettings()
  const html = cataloguePage({
    shop,
    company: session.company,
    path: `${punchOutPath}/${session.id}`,
    q,
    tools: await pricedOffers(deps, db, session.company_id, ids),
    next,
    lines: await readBasket(deps, db, session),
    canChange: session.operation !== 'inspect',
    goesBack: session.return_address !== '',
    fault: fault ?? missingOf(session),
  })
  const status = fault === undefined ? 200 : 422
  return sendPage(reply, { html, status, origins: session.origins })
}

/** The lines of a previously returned basket that could not be added again. */
const missingOf = ({ request }: SessionRow): string | undefined =>
  request && request.missing.length > 0
    ? basketWords.missing(request.missing.slice(0, 20).join(', '))
    : undefined

/** A page of the list; an invalid cursor starts at the first. */
async function findTools(
  { search }: PunchOutDependencies,
  q: string,
  cursor: string,
): Promise<{ readonly ids: readonly string[]; readonly next?: string }> {
  const query = { ...(q && { q }), limit: pageLimit }
  try {
    return await search.ids({ ...query, ...(cursor && { cursor }) })
  } catch (error) {
    if (!isProblem(error) || !cursor) throw error
    return search.ids(query)
  }
}

async function sendTransfer(
  { readSettings }: PunchOutDependencies,
  reply: FastifyReply,
  { return_address: address, origins, request }: SessionRow,
  form: URLSearchParams,
): Promise<FastifyReply> {
  const { name: shop } = await readSettings()
  // A message goes to the window that shows the session; forms of OCI specify it.
  const target = request ? (request.ids?.target ?? '_self') : (form.get('~TARGET') ?? '_top')
  const html = transferPage({ shop, address, form, target })
  return sendPage(reply, { html, status: 200, origins })
}
