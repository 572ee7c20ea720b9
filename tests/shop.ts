/** A whole shop on a fresh database, for tests of capabilities: nothing is replaced but the log. */
import { randomUUIDv7 } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Actor } from '../src/platform/access/endpoint.ts'
import { readConfig, type Config } from '../src/platform/config/config.server.ts'
import { createLogger } from '../src/platform/http/log.server.ts'
import { createShop, type Shop } from '../src/app/shop.server.ts'
import type { NewTool } from '../src/catalogue/contract.ts'
import { freshDatabaseConfig } from './postgres/fresh-database.ts'

export type TestShop = Shop & {
  /** Creates a user who has signed in before. */
  person(name: string, role?: Actor['role']): Promise<Actor>
  /** Adds a tool; by default a hammer at $10, minimum 1, packs of 1, 50 in stock. */
  tool(changes?: Partial<NewTool>): Promise<{ id: string; slug: string }>
}

/** Opens a shop with these settings beside the defaults; the caller closes it. */
export async function openTestShop(
  env: Readonly<Record<string, string>> = {},
  now?: () => Date,
  log?: FastifyBaseLogger,
): Promise<TestShop> {
  const database = await freshDatabaseConfig()
  const config: Config = { ...readConfig({ LOG_LEVEL: 'error', ...env }), database }
  // A long timeout: a test machine may be busy. Slow databases have tests of their own.
  const shop = await createShop(config, {
    log: log ?? createLogger(config.logLevel),
    statementTimeout: 15_000,
    ...(now ? { now } : {}),
  })
  let admin: Actor | undefined

  const person: TestShop['person'] = async (name, role = 'customer') => {
    const email = `${name.toLowerCase().replaceAll(/\W+/g, '.')}@example.com`
    const id = await shop.database.transact((tx) =>
      shop.accounts.importDemoUser(tx, {
        email,
        name,
        role,
        issuer: 'test',
        subject: randomUUIDv7(),
      }),
    )
    return role === 'admin'
      ? { id, email, name, role, permissions: ['owner'] }
      : { id, email, name, role }
  }
  return {
    ...shop,
    person,
    tool: async (changes = {}) => {
      admin ??= await person('Tool Admin', 'admin')
      const { insertedId, slug } = await shop.catalogue.add(
        { actor: admin },
        {
          name: 'Claw Hammer',
          image: 'https://pictures.example.com/hammer.webp',
          description: 'Drives nails.',
          price: 1000,
          minimumQuantity: 1,
          stock: 50,
          ...changes,
        },
      )
      return { id: insertedId, slug }
    },
    close: async () => {
      await shop.close()
      await database.drop()
    },
  }
}
