/** The limit: Node's own HTTP server, sending the one response that it was given. */
import { createServer, type OutgoingHttpHeaders } from 'node:http'

/** `body`: in Base64. */
export type RawResponse = { readonly headers: OutgoingHttpHeaders; readonly body: string }

let body = Buffer.alloc(0)
let headers: OutgoingHttpHeaders = {}

const server = createServer((_, response) => {
  response.writeHead(200, headers)
  response.end(body)
})

// The response that it sends from now on, as the shop sent it.
process.on('message', (response: RawResponse) => {
  headers = response.headers
  body = Buffer.from(response.body, 'base64')
  process.send?.({ value: 'ready' })
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object' && address)
    process.send?.({ value: `http://127.0.0.1:${address.port}` })
})
