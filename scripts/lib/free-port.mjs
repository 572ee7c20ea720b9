/** Finds TCP ports for shops that are started a moment later, by several processes at once. */
import { createSocket } from 'node:dgram'
import { createServer } from 'node:net'

/**
 * Below the ports that systems give to connections, and to servers that ask for any: a shop takes
 * seconds to start, and meanwhile hundreds of those are given.
 */
const range = { from: 20_000, size: 12_000 }

/**
 * A TCP port that is free, and that no other process is given until this one ends.
 * @param {{ from: number, size: number }} [ports] those to choose from
 * @throws Error when all of them are taken
 */
export async function freePort({ from, size } = range) {
  const start = Math.floor(Math.random() * size)
  for (let tried = 0; tried < size; tried += 1) {
    const port = from + ((start + tried) % size)
    if ((await isReserved(port)) && (await isFree(port))) return port
  }
  throw new Error('No free port was found')
}

/**
 * Holds the UDP port of the same number, which nothing here uses: the system gives it to one
 * process, and back when that ends, in whatever way.
 * @param {number} port
 * @returns {Promise<boolean>} false where another caller has it
 */
const isReserved = (port) =>
  new Promise((resolve) => {
    const socket = createSocket('udp4')
    socket.once('error', () => {
      socket.close()
      resolve(false)
    })
    socket.bind({ port, address: '127.0.0.1', exclusive: true }, () => {
      socket.unref()
      resolve(true)
    })
  })

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
const isFree = (port) =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
