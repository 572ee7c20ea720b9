/** A stand-in of the official service of VAT numbers, which answers over HTTP on this machine. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

type Question = Readonly<Record<string, string>>
/** `broken`: status 500; `unclear`: an answer that says neither yes nor no. */
export type VatBehaviour = 'valid' | 'invalid' | 'broken' | 'unclear'

export type VatServiceStandIn = {
  /** For VAT_TEST_ORIGINS. */
  readonly origin: string
  /** For the setting. */
  readonly service: string
  /** What was asked, oldest first. */
  readonly questions: readonly (Question & { readonly path: string })[]
  answer(behaviour: VatBehaviour): void
  close(): Promise<void>
}

export async function startVatService(): Promise<VatServiceStandIn> {
  const questions: (Question & { readonly path: string })[] = []
  let behaviour: VatBehaviour = 'valid'
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const question = await readJson(request)
    questions.push({ ...question, path: `${request.method} ${request.url}` })
    response.writeHead(behaviour === 'broken' ? 500 : 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answerTo(question, behaviour)))
  }
  const server = createServer((request, response) => void respond(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  return {
    origin,
    service: `${origin}/rest-api`,
    questions,
    answer: (next) => (behaviour = next),
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

async function readJson(request: IncomingMessage): Promise<Question> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return JSON.parse(text)
}

const answerTo = ({ countryCode, vatNumber }: Question, behaviour: VatBehaviour) =>
  behaviour === 'unclear'
    ? { actionSucceed: false, errorWrappers: [{ error: 'MS_UNAVAILABLE' }] }
    : {
        countryCode,
        vatNumber,
        requestDate: '2026-11-22T10:00:00.000Z',
        valid: behaviour === 'valid',
        requestIdentifier: behaviour === 'valid' ? 'WAPIAAAAY1234567' : '',
        name: behaviour === 'valid' ? 'Wiener Werkstatt GmbH' : '---',
        address: behaviour === 'valid' ? 'Ring 1\n1010 Wien' : '---',
      }
