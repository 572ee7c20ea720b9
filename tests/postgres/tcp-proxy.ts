/** A way to the test database that can be shut, or go silent with all its connections open. */
import { once } from 'node:events'
import { connect, createServer, type NetConnectOpts, type Socket } from 'node:net'

export type TcpProxy = {
  /** The database's address through the gate. */
  readonly url: string
  /** Connections stay open and nothing comes through. */
  silence(silent: boolean): void
  /** All connections end, and none can be made. */
  shut(): Promise<void>
  open(): Promise<void>
}

/** Opens a gate before the database of this address. */
export async function startTcpProxy(url: string): Promise<TcpProxy> {
  const target = listenerOf(url)
  const sockets = new Set<Socket>()
  let silent = false
  const server = createServer((socket) => {
    const onward = connect(target)
    for (const one of [socket, onward]) {
      sockets.add(one)
      one.on('close', () => sockets.delete(one)).on('error', () => one.destroy())
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
    silence: (now) => {
      silent = now
    },
    shut: async () => {
      server.close()
      for (const socket of sockets) socket.destroy()
      await once(server, 'close')
    },
    open: async () => void (await listen(port)),
  }
}

// Where the test server listens: a socket in the folder that the address names, or a host and port.
function listenerOf(url: string): NetConnectOpts {
  const folder = new URLSearchParams(url.split('?')[1]).get('host')
  if (folder) return { path: `${folder}/.s.PGSQL.5432` }
  const { hostname, port } = new URL(url)
  return { host: hostname, port: Number(port) || 5432 }
}
