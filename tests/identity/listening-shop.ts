/** A whole shop that listens on its own port, for sign-ins with redirects. */
import type { FastifyBaseLogger } from 'fastify'
import { createApp } from '../../src/app/app.server.ts'
import { createLogger } from '../../src/platform/http/log.server.ts'
import { freePort } from '../../scripts/lib/free-port.mjs'
import { openTestShop, type TestShop } from '../shop.ts'
import { Visitor } from './visitor.ts'

export type ListeningShop = {
  readonly shop: TestShop
  readonly origin: string
  /** @param headers sent with every request, such as those of a proxy */
  visitor(headers?: Readonly<Record<string, string>>): Visitor
  /** The body of the newest mail to this address. */
  mailTo(email: string): Promise<string>
  mails(): Promise<number>
  close(): Promise<void>
}

export async function listeningShop(
  env: Readonly<Record<string, string>> = {},
  log: FastifyBaseLogger = createLogger('error'),
): Promise<ListeningShop> {
  const port = await freePort()
  const plenty = { LIMIT_LOGIN: '1000/60', LIMIT_SIGNUP: '1000/60', LIMIT_RESET: '1000/60' }
  const settings = { DEMO: 'on', PORT: String(port), ...plenty, ...env }
  const shop = await openTestShop(settings, undefined, log)
  const app = await createApp({ shop, config: shop.config, log })
  await app.listen({ host: '127.0.0.1', port })
  const outbox = shop.database.handle.withTables<{
    mail_outbox: { recipient: string; body: string; created_at: Date; id: string }
  }>()
  return {
    shop,
    origin: shop.config.origin,
    visitor: (headers) => new Visitor(shop.config.origin, headers),
    async mailTo(email) {
      const { body } = await outbox
        .selectFrom('mail_outbox')
        .select('body')
        .where('recipient', '=', email)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow()
      return body
    },
    async mails() {
      const { count } = await outbox
        .selectFrom('mail_outbox')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(count)
    },
    async close() {
      await app.close()
      await shop.close()
    },
  }
}
