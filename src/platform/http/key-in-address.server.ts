/** Refuses a key in an address: addresses end up in the logs of proxies, browsers and others. */
import type { FastifyInstance } from 'fastify'
import { malformedRequest } from '../../../packages/contract/standard-problems.ts'
import { hasKey } from '../access/key-format.server.ts'
import { accessMessages } from '../messages/access.ts'
import type { SecurityLog } from '../security-log.server.ts'

/** The response does not repeat the key, and the shop never logs addresses. */
export function refuseKeysInAddress(app: FastifyInstance, securityLog: SecurityLog): void {
  app.addHook('onRequest', async ({ url }) => {
    if (!isKeyInAddress(url)) return
    securityLog('key_in_address')
    throw malformedRequest({ detail: accessMessages.keyInAddress })
  })
}

/** Also detects a percent-encoded key. */
export function isKeyInAddress(url: string): boolean {
  if (!/im(?:_|%5f)/i.test(url)) return false
  try {
    return hasKey(decodeURIComponent(url))
  } catch {
    return hasKey(url)
  }
}
