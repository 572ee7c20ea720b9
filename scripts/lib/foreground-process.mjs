/**
 * Preloaded into the shop when the script of npm has become it: a signal that comes again within a
 * moment counts once, and the shop stops when npm or its shell is gone.
 */
import { endWithParent, repeatWindow } from './foreground.mjs'

endWithParent()

const signals = new Set(['SIGINT', 'SIGTERM', 'SIGHUP'])
let lastSignal = -Infinity
const emit = process.emit.bind(process)
/** @type {(event: string | symbol, ...values: unknown[]) => boolean} */
const emitOnce = (event, ...values) => {
  if (signals.has(String(event))) {
    const now = performance.now()
    const isRepeated = now - lastSignal <= repeatWindow
    lastSignal = now
    if (isRepeated) return true
  }
  return Reflect.apply(emit, process, [event, ...values])
}
Object.defineProperty(process, 'emit', { value: emitOnce, configurable: true, writable: true })
