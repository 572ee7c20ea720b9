/** The startup errors that the operator can correct, with a sentence on how to correct each. */
import { InvalidConfig } from '../platform/config/config.server.ts'
import { EmbeddedPostgresError } from '../../packages/embedded-postgres/error.ts'
import { OperatorError, errorReason } from '../../packages/pg-kit/errors.ts'
import { toUnavailable } from '../platform/unavailable.server.ts'
import { isProblem } from '../../packages/contract/problem.ts'
import { startupMessages as messages } from './messages/startup.ts'

/** The operation: starting the shop, or running a command. */
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
  const refused = refusedParameter(error)
  if (refused !== undefined) return messages.poolerRefuses(refused)
  // Also handles a plain error of a database that became unreachable during startup.
  const problem = toUnavailable(error)
  if (!isProblem(problem)) return undefined
  const reason = problem.cause === undefined ? undefined : errorReason(problem.cause)
  return undertaking === 'start'
    ? messages.notStarted(problem.message, reason)
    : messages.notFinished(problem.message, reason)
}

/** The connection setting that a pooler between shop and database refuses. */
function refusedParameter(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const [, name] = /unsupported startup parameter(?: in options)?: (\w+)/.exec(error.message) ?? []
  return name ?? refusedParameter(error.cause)
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
