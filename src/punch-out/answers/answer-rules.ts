/** The messages that the shop sends to buyer systems by cXML, and the results of attempts. Pure. */
import { parseOrderXml } from '../../../packages/file-reader/orders/order-xml.ts'
import { attributeOf, part, textIn } from '../../../packages/file-reader/records/bmecat-elements.ts'
import { UnreadableFile } from '../../../packages/file-reader/unreadable-file.ts'
import { escaped } from '../../platform/files/xml-text.ts'

/**
 * `sent`: the buyer system accepted it. `waiting`: it is sent soon, or again. `failed`: given up.
 */
export type AnswerState = 'waiting' | 'sent' | 'failed'

const sender = /<Sender><Credential\b[^>]*><Identity>[^<]*<\/Identity>/

/**
 * Inserts the shared secret after the sender's identity.
 * @throws Error for a message without that identity: without the secret no buyer system would
 *   accept it
 */
export function withSecret(message: string, secret: string): string {
  if (!sender.test(message)) throw new Error('The message names no sender')
  return message.replace(
    sender,
    (found) => `${found}<SharedSecret>${escaped(secret)}</SharedSecret>`,
  )
}

/** The text with the secret removed, whether its characters are literal or entities. */
export function withoutSecret(text: string, secret: string): string {
  const signs = Array.from(secret, (sign) => {
    const code = sign.codePointAt(0) ?? 0
    const forms = [RegExp.escape(sign), RegExp.escape(escaped(sign)), `&#0*${code};`]
    if (sign === "'") forms.push('&apos;')
    return `(?:${forms.join('|')}|&#[xX]0*(?i:${code.toString(16)});)`
  })
  return text.replaceAll(new RegExp(signs.join(''), 'g'), '***')
}

export type Outcome = {
  readonly outcome: 'sent' | 'refused' | 'failed'
  /** The reason that the buyer system gave, otherwise a substitute text. */
  readonly said: string
}

/**
 * The status within the response counts. A message refused as wrong (4xx) is not sent again, since
 * it would be refused again; everything else is retried.
 * @param status of HTTP; undefined if there was no response
 */
export function readOutcome(status: number | undefined, answer: string): Outcome {
  const found = statusIn(answer)
  if (status === undefined) return { outcome: 'failed', said: answer }
  if (status < 200 || status > 299)
    return { outcome: 'failed', said: `HTTP ${status} ${found?.said ?? answer}`.trim() }
  if (!found) return { outcome: 'failed', said: answer }
  const { code, said } = found
  if (code >= 200 && code <= 299) return { outcome: 'sent', said }
  return { outcome: code >= 400 && code <= 499 ? 'refused' : 'failed', said }
}

function statusIn(answer: string): { readonly code: number; readonly said: string } | undefined {
  try {
    const { root, node } = parseOrderXml('', answer.trim())
    const response = part(node, 'Response')
    const code = attributeOf(part(response, 'Status'), 'code')
    if (root !== 'cXML' || !/^[1-5]\d\d$/.test(code)) return undefined
    const text = attributeOf(part(response, 'Status'), 'text')
    const said = [code, text, textIn(response, ['Status'])].filter(Boolean).join(' ')
    return { code: Number(code), said }
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    return undefined
  }
}
