/** The routes that software of craftsmen calls by IDS Connect: with a form in a browser. */
import type { FastifyInstance } from 'fastify'
import type { PunchOutDependencies } from '../dependencies.server.ts'
import { readIdsCall } from '../ids/read-call.ts'
import { punchOutPath } from '../rules.ts'
import { isTooMany, openSession, refuse, type CallLimits } from '../session/replies.server.ts'
import { answerIds } from './ids.server.ts'

/** With a basket of the craftsman. */
const maxBytes = 1_000_000

export const idsPath = `${punchOutPath}/ids`

/**
 * Registered in a scope of its own, so that the parsers of the sessions' other forms stay as they
 * are.
 */
export function registerIds(
  app: FastifyInstance,
  deps: PunchOutDependencies,
  limits: CallLimits,
): void {
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_request, bytes, done) =>
    done(null, bytes),
  )
  app.post(idsPath, { bodyLimit: maxBytes }, async ({ body, headers, ip }, reply) => {
    if ((await deps.readSettings()).punchOut !== 'yes') return refuse(reply, 'not-found', 404)
    if (await isTooMany(limits, ip)) return refuse(reply, 'too-many', 429)
    const form = await formOf(body, headers['content-type'] ?? '')
    const call = form && readIdsCall(form)
    if (!call) return refuse(reply, 'not-ids', 400)
    const answer = await answerIds(deps, call)
    if ('refused' in answer) return refuse(reply, answer.refused, 403, answer.origins)
    return openSession(reply, answer, call.article.slice(0, 200))
  })
}

type Fields = readonly (readonly [name: string, value: string])[]

/** The texts of a form, as the interface sends it: multipart or URL-encoded. */
async function formOf(body: unknown, type: string): Promise<Fields | undefined> {
  if (body instanceof URLSearchParams) return [...body]
  if (!Buffer.isBuffer(body)) return undefined
  const request = new Response(new Uint8Array(body), { headers: { 'content-type': type } })
  const form = await request.formData().catch(() => undefined)
  return form && [...form].map(([name, value]) => [name, typeof value === 'string' ? value : ''])
}
