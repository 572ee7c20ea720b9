/** A TCP proxy before the test database that can be closed, or drop all data silently. */
import { once } from 'node:events'
import { connect, createServer, type NetConnectOpts, type Socket } from 'node:net'

export type TcpProxy = {
  /** The database's address through the proxy. */
  readonly url: string
  /** Connections stay open and no data comes through. */
  setSilent(silent: boolean): void
  /** All connections end, and none can be made. */
  close(): Promise<void>
  /** Listens again after `close`, on the same port. */
  reopen(): Promise<void>
}

/** Starts a proxy before the database of this address. */
export async function startTcpProxy(url: string): Promise<TcpProxy> {
  const target = addressOf(url)
  const sockets = new Set<Socket>()
  let silent = false
  const server = createServer((socket) => {
    const onward = connect(target)
    for (const each of [socket, onward]) {
      sockets.add(each)
      each.on('close', () => sockets.delete(each)).on('error', () => each.destroy())
    }
    socket
      .on('close', () => onward.destroy())
      .on('data', (chunk) => void (silent || onward.write(chunk)))
    onward
      .on('close', () => socket.destroy())
      .on('data', (chunk) => void (silent || socket.write(chunk)))
  })
  const listen = async (port: number): Promise<number> => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    return typeof address === 'object' && address ? address.port : 0
  }
  const port = await listen(0)
  return {
    url: url.replace(/@[^/]*\//, `@127.0.0.1:${port}/`).replace(/\?host=[^&]*/, ''),
    setSilent: (value) => {
      silent = value
    },
    close: async () => {
      server.close()
      for (const socket of sockets) socket.destroy()
      await once(server, 'close')
    },
    reopen: async () => void (await listen(port)),
  }
}

// Where the test server listens: a socket in the directory that the address names, or a host and
// port.
function addressOf(url: string): NetConnectOpts {
  const directory = new URLSearchParams(url.split('?')[1]).get('host')
  if (directory) return { path: `${directory}/.s.PGSQL.5432` }
  const { hostname, port } = new URL(url)
  return { host: hostname, port: Number(port) || 5432 }
}
