/** Which errors of a start the shopkeeper can mend, and how, in one sentence each. */
import { WrongSettings } from './platform/config.server.ts'
import { DatabaseRefused } from './platform/database/refused.ts'
import { startWords as words } from './words/en/start.ts'

/** @returns undefined for a bug of ours, which is shown whole */
export function refusalOf(error: unknown, env: Readonly<Record<string, string | undefined>>): string | undefined {
  if (!(error instanceof Error)) return undefined
  if (error instanceof WrongSettings || error instanceof DatabaseRefused) return error.message
  const port = env['PORT'] ?? '3000'
  switch ('code' in error ? error.code : undefined) {
    case 'EADDRINUSE': return words.portTaken(port)
    case 'EACCES': return 'syscall' in error && error.syscall === 'listen' ? words.portForbidden(port) : words.notWritable(error.message)
    case 'EADDRNOTAVAIL': return words.hostUnknown(env['HOST'] ?? '127.0.0.1')
    case 'EROFS': case 'EPERM': return words.notWritable(error.message)
    case 'ENOSPC': return words.diskFull
    default: return undefined
  }
}
