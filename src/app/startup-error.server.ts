/** Which errors of a start the operator can correct, and how, in one sentence each. */
import { InvalidConfig } from '../platform/config/config.server.ts'
import { EmbeddedPostgresError } from '../../packages/embedded-postgres/error.ts'
import { OperatorError } from '../../packages/pg-kit/errors.ts'
import { toUnavailable } from '../../packages/pg-kit/unavailable.ts'
import { isProblem } from '../../packages/contract/problem.ts'
import { startupMessages as messages } from './messages/startup.ts'

/** What was being done: starting the shop, or one of its commands. */
export type StartupKind = 'start' | 'command'

/** @returns undefined for a bug, which is shown with its stack trace */
export function startupErrorMessage(
  error: unknown,
  env: Readonly<Record<string, string | undefined>>,
  undertaking: StartupKind = 'start',
): string | undefined {
  if (!(error instanceof Error)) return undefined
  if (
    error instanceof InvalidConfig ||
    error instanceof EmbeddedPostgresError ||
    error instanceof OperatorError
  )
    return error.message
  const systemError = systemErrorMessage(error, env)
  if (systemError !== undefined) return systemError
  // Also a plain error of a database that went away while the shop started.
  const problem = toUnavailable(error)
  if (!isProblem(problem)) return undefined
  return undertaking === 'start'
    ? messages.notStarted(problem.message)
    : messages.notFinished(problem.message)
}

function systemErrorMessage(
  error: Error,
  env: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const port = env['PORT'] ?? '3000'
  switch ('code' in error ? error.code : undefined) {
    case 'EADDRINUSE':
      return messages.portTaken(port)
    case 'EACCES':
      return 'syscall' in error && error.syscall === 'listen'
        ? messages.portForbidden(port)
        : messages.notWritable(error.message)
    case 'EADDRNOTAVAIL':
      return messages.hostUnknown(env['HOST'] ?? '127.0.0.1')
    case 'EROFS':
      return messages.readOnlyFolder(error.message)
    case 'EPERM':
      return messages.notWritable(error.message)
    case 'ENOSPC':
      return messages.diskFull
    default:
      return undefined
  }
}
