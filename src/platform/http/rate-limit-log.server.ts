/** The line that the security log gets when a limit is used up. */
import type { RateLimitSubject } from '../../../packages/contract/server/dependencies.server.ts'
import { accountHash, type SecurityLog } from '../security-log.server.ts'

export type LimitRefusal = {
  readonly limit: string
  readonly subject: RateLimitSubject
  /** Seconds. */
  readonly wait: number
}

/** Call it for the first refusal of a time: those that follow say nothing new. */
export function logRefusal(securityLog: SecurityLog, { limit, subject, wait }: LimitRefusal): void {
  const { account } = subject
  const who = account?.includes('@') ? { account: accountHash(account) } : { user: account }
  securityLog('rate_limited', { limit, wait: Math.ceil(wait), ...who })
}
