/**
 * Connections that were handed to a worker but never accepted, because the worker was killed at
 * that moment. Node's cluster keeps them open, and their clients would wait forever. They are
 * closed instead, so that a client or a proxy retries.
 */
import type { Worker } from 'node:cluster'

/** The newest ones of each worker: those that it has taken are closed here already. */
const remembered = 256

type Handle = { close(): void }

const isHandle = (value: unknown): value is Handle =>
  typeof value === 'object' &&
  value !== null &&
  'close' in value &&
  typeof value.close === 'function'

/** Call it right after the worker was made. */
export function closeHandedOnExit(worker: Worker): void {
  const handed: Handle[] = []
  const { process: child } = worker
  // The cluster hands connections over by sending them; there is no event for it.
  const send = new Proxy(child.send, {
    apply(target, self, parameters: unknown[]): unknown {
      const [, handle] = parameters
      if (isHandle(handle)) handed.push(handle)
      if (handed.length > remembered) handed.shift()
      return Reflect.apply(target, self, parameters)
    },
  })
  Reflect.set(child, 'send', send)
  worker.once('exit', () => {
    for (const handle of handed) handle.close()
  })
}
