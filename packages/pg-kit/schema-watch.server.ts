/**
 * Notices while the program runs that a newer one has changed the schema so that this one cannot
 * work with it.
 */
import { supersededVersion } from '../contract/outage-problems.ts'
import type { Database, WarningLog } from './database.server.ts'
import { findUnknownRequirement, schemaChannel, type Migrations } from './migrate.server.ts'

export type SchemaWatch = {
  /** Whether the schema needs a newer program, as far as was heard. */
  isSuperseded(): boolean
  /** Looks it up. @throws Problem supersededVersion */
  check(): Promise<void>
  /** Stops listening. */
  stop(): Promise<void>
}

/** Seconds: the newer version is being started elsewhere. */
const retryAfter = 5

/** The Problem of a schema that needs a newer program. */
export const superseded = () => supersededVersion({ retryAfter })

/** Listens for migrations that break earlier releases. */
export async function watchSchema(
  database: Pick<Database, 'handle' | 'listen'>,
  migrations: Migrations,
  log: WarningLog = () => undefined,
): Promise<SchemaWatch> {
  let unknown: string | undefined
  const lookUp = async (): Promise<void> => {
    unknown = await findUnknownRequirement(database.handle, migrations)
    if (unknown !== undefined)
      log(`A newer version has changed the database (${unknown}): this one refuses requests`)
  }
  const onMessage = (): void =>
    void lookUp().catch((error: unknown) => log('The schema could not be looked up', error))
  const stop = await database.listen(schemaChannel, onMessage, onMessage)
  return {
    isSuperseded: () => unknown !== undefined,
    async check() {
      await lookUp()
      if (unknown !== undefined) throw superseded()
    },
    stop,
  }
}
