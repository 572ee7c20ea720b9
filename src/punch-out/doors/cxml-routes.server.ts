/**
 * The routes that buyer systems call by cXML. As the interface specifies, the status within the
 * message counts.
 */
import type { FastifyInstance } from 'fastify'
import type { PunchOutDependencies } from '../dependencies.server.ts'
import { punchOutMessages } from '../messages/punch-out.ts'
import { isTooMany, type CallLimits } from '../session/replies.server.ts'
import { answerCxml, cxmlPath, envelopeOf } from './cxml.server.ts'

/** Enough for an order of a thousand lines. */
const maxBytes = 1_000_000
const { cxml: words, refused } = punchOutMessages

/** Registered in the scope of the sessions, whose form parsers it does not change. */
export function registerCxml(
  app: FastifyInstance,
  deps: PunchOutDependencies,
  limits: CallLimits,
): void {
  app.addContentTypeParser(
    ['text/xml', 'application/xml'],
    { parseAs: 'buffer' },
    (_request, bytes, done) => done(null, bytes),
  )
  app.post(cxmlPath, { bodyLimit: maxBytes }, async ({ body, ip }, reply) => {
    const send = (xml: string, status = 200) =>
      reply
        .code(status)
        .headers({ 'content-type': 'text/xml; charset=utf-8', 'cache-control': 'no-store' })
        .send(xml)
    if ((await deps.readSettings()).punchOut !== 'yes') {
      const status = { code: 404, text: 'Not Found', detail: refused['not-found'] }
      return send(envelopeOf(deps, status), 404)
    }
    if (await isTooMany(limits, ip)) {
      const status = { code: 429, text: 'Too Many Requests', detail: words.tooMany }
      return send(envelopeOf(deps, status), 429)
    }
    return send(await answerCxml(deps, Buffer.isBuffer(body) ? body : new Uint8Array()))
  })
}
