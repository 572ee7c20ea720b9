/** A server of this machine that has pictures, for tests of pictures by address. */
import { createServer } from 'node:http'
import { freePort } from '../../scripts/lib/free-port.mjs'

export type PictureServer = {
  /** For PICTURE_TEST_ORIGINS. */
  readonly origin: string
  /** Puts a file at a path. @returns its address */
  put(path: string, file: Uint8Array): string
  /** The paths that were asked for. */
  readonly asked: readonly string[]
  close(): Promise<void>
}

/** @param port of this machine; a free one by default */
export async function startPictureServer(port?: number): Promise<PictureServer> {
  const files = new Map<string, Uint8Array>()
  const asked: string[] = []
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    const file = files.get(path)
    if (file) response.end(file)
    else response.writeHead(404).end()
  })
  const chosen = port ?? (await freePort())
  await new Promise<void>((resolve) => server.listen(chosen, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${chosen}`
  return {
    origin,
    asked,
    put: (path, file) => {
      files.set(path, file)
      return origin + path
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
