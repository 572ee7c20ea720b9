/** Finds a TCP port that is free, and stays so until a shop has started on it. */
import { createServer } from 'node:net'

/**
 * Below the ports that systems give to connections, and to servers that ask for any: a shop takes
 * seconds to start, and meanwhile hundreds of those are given.
 */
const range = { from: 20_000, size: 12_000 }
/** Each process has so many for itself, and takes one after the other. */
const ownPorts = 16
let taken = 0

/** @throws Error when many ports in a row are taken */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 10 * ownPorts; attempt += 1) {
    // The block of the next process comes when all of this one's are in use.
    const block = process.pid + Math.floor(attempt / ownPorts)
    const port = range.from + ((block * ownPorts + (taken++ % ownPorts)) % range.size)
    if (await isFree(port)) return port
  }
  throw new Error('No free port was found')
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
