/** The security log line that is written when a limit is exceeded. */
import type { RateLimitSubject } from '../../../packages/contract/server/dependencies.server.ts'
import { accountHash, type SecurityLog } from '../security-log.server.ts'

export type LimitRefusal = {
  readonly limit: string
  readonly subject: RateLimitSubject
  /** Seconds. */
  readonly wait: number
}

/** Call it for the first refusal in a period: the following ones add no information. */
export function logRefusal(securityLog: SecurityLog, { limit, subject, wait }: LimitRefusal): void {
  const { account } = subject
  const who = account?.includes('@') ? { account: accountHash(account) } : { user: account }
  securityLog('rate_limited', { limit, wait: Math.ceil(wait), ...who })
}
