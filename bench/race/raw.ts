/** The limit: Node's own HTTP server sending one answer that it was handed, whatever it is asked. */
import { createServer } from 'node:http'

let body = Buffer.alloc(0)
let headers = {}

const server = createServer((_, response) => {
  response.writeHead(200, headers)
  response.end(body)
})

// The answer it sends from now on, as the shop sent it.
process.on('message', (answer) => {
  headers = answer.headers
  body = Buffer.from(answer.body, 'base64')
  process.send({ value: 'ready' })
})
server.listen(0, '127.0.0.1', () =>
  process.send({ value: `http://127.0.0.1:${server.address().port}` }),
)
