/** Detects at run time that a newer program has changed the schema incompatibly. */
import type { Database, WarningLog } from './database.server.ts'
import { Outage } from './outage.ts'
import { findUnknownRequirement, schemaChannel, type Migrations } from './migrate.server.ts'

export type SchemaWatch = {
  /** Whether the schema needs a newer program, according to notifications. */
  isSuperseded(): boolean
  /**
   * Checks the schema.
   * @throws Outage 'newer-version'
   */
  check(): Promise<void>
  /** Stops listening. */
  stop(): Promise<void>
}

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
      if (unknown !== undefined) throw new Outage('newer-version')
    },
    stop,
  }
}
