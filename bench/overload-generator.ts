/**
 * The load of the subject `overload`, in a process of its own so that its processor time is known:
 * clients in a closed loop over raw sockets, each of which sends the next order as soon as the last
 * one is answered, also when it was refused.
 */
import { connect, type Socket } from 'node:net'
import { quantile } from './load.ts'

export type LoadOrder = {
  readonly port: number
  readonly clients: number
  readonly seconds: number
  readonly tokens: readonly string[]
  readonly toolIds: readonly string[]
  /** makes idempotency keys of this run differ from all others */ readonly run: string
}

export type LoadReport = {
  readonly acceptedPerSecond: number
  readonly refusedPerSecond: number
  /** answers that are neither 201 nor 503, and connections that broke */ readonly failed: number
  /** milliseconds, as the clients see it */ readonly accepted: {
    readonly p50: number
    readonly p99: number
  }
  readonly refused: { readonly p50: number; readonly p99: number }
}

type Tally = { readonly accepted: number[]; readonly refused: number[]; failed: number }

const headerEnd = '\r\n\r\n'

/** Runs the clients for the given time, and counts the outcomes of their orders. */
async function runLoad(order: LoadOrder): Promise<LoadReport> {
  const tally: Tally = { accepted: [], refused: [], failed: 0 }
  const start = performance.now()
  const end = start + order.seconds * 1000
  let turn = 0
  const nextRequest = (client: number): string => requestText(order, client, (turn += 1))
  await Promise.all(
    Array.from({ length: order.clients }, (_, client) =>
      runClient(order.port, tally, () =>
        performance.now() < end ? nextRequest(client) : undefined,
      ),
    ),
  )
  const seconds = (performance.now() - start) / 1000
  const times = (list: readonly number[]) => ({
    p50: quantile(list, 0.5),
    p99: quantile(list, 0.99),
  })
  return {
    acceptedPerSecond: tally.accepted.length / seconds,
    refusedPerSecond: tally.refused.length / seconds,
    failed: tally.failed,
    accepted: times(tally.accepted),
    refused: times(tally.refused),
  }
}

function requestText({ tokens, toolIds, run }: LoadOrder, client: number, turn: number): string {
  const body = JSON.stringify({
    toolId: toolIds[(turn * 7) % toolIds.length],
    OrderQuentuty: 1 + (turn % 30),
    phoneNum: '555 0142',
    address: '12 Foundry Road, Austin, TX 78701',
  })
  return [
    'POST /api/addorder HTTP/1.1',
    'Host: 127.0.0.1',
    `Authorization: Bearer ${tokens[client % tokens.length]}`,
    `X-Forwarded-For: 10.0.${Math.floor(client / 250)}.${1 + (client % 250)}`,
    `Idempotency-Key: ${run}-${turn}-key`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    '',
    body,
  ].join('\r\n')
}

/** One client: resolves when there is no next request, or its connection broke. */
function runClient(
  port: number,
  tally: Tally,
  nextRequest: () => string | undefined,
): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let sentAt = 0
    const send = (): void => {
      const request = nextRequest()
      if (request === undefined) return void socket.end()
      sentAt = performance.now()
      socket.write(request)
    }
    readResponses(socket, (status) => {
      const time = performance.now() - sentAt
      if (status === 201) tally.accepted.push(time)
      else if (status === 503) tally.refused.push(time)
      else tally.failed += 1
      send()
    })
    socket.setNoDelay(true)
    socket.on('connect', send)
    socket.on('error', () => (tally.failed += 1))
    socket.on('close', () => resolve())
  })
}

/** Calls back with the status of each response, when its body has come. */
function readResponses(socket: Socket, onResponse: (status: number) => void): void {
  let text = ''
  socket.setEncoding('latin1')
  socket.on('data', (chunk: string) => {
    text += chunk
    const headEnd = text.indexOf(headerEnd)
    if (headEnd < 0) return
    const length = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? 0)
    if (text.length < headEnd + headerEnd.length + length) return
    const status = Number(text.slice(9, 12))
    text = ''
    onResponse(status)
  })
}

// The parent sends a LoadOrder; its own types say so.
process.on('message', (order: LoadOrder) => {
  void runLoad(order).then((report) => process.send?.(report))
})
process.on('disconnect', () => process.exit(0))
