/**
 * The routes that buyer systems call by OCI: with a form in the buyer's browser, or from the system
 * itself.
 */
import type { FastifyInstance } from 'fastify'
import type { PunchOutDependencies } from '../dependencies.server.ts'
import { readOciCall } from '../oci/read-call.ts'
import { punchOutPath } from '../rules.ts'
import { transferPage } from '../session/html.server.ts'
import {
  isTooMany,
  openSession,
  refuse,
  sendPage,
  type CallLimits,
} from '../session/replies.server.ts'
import { answerOci } from './oci.server.ts'

const maxBytes = 65_536

export function registerOci(
  app: FastifyInstance,
  deps: PunchOutDependencies,
  limits: CallLimits,
): void {
  app.post(`${punchOutPath}/oci`, { bodyLimit: maxBytes }, async ({ body, ip }, reply) => {
    const { name: shop, punchOut } = await deps.readSettings()
    if (punchOut !== 'yes') return refuse(reply, 'not-found', 404)
    if (await isTooMany(limits, ip)) return refuse(reply, 'too-many', 429)
    const call = body instanceof URLSearchParams ? readOciCall(body) : undefined
    if (!call) return refuse(reply, 'not-call', 400)
    const answer = await answerOci(deps, call)
    if ('refused' in answer) return refuse(reply, answer.refused, 403, answer.origins)
    if ('token' in answer) return openSession(reply, answer, call.q)
    const { answer: form, address, origins } = answer
    const target = form.get('~TARGET') ?? '_top'
    const html = transferPage({ shop, address, form, target })
    return sendPage(reply, { html, status: 200, origins })
  })
}
