/**
 * A process with an embedded database that writes rows until it is killed:
 * `node shop-child.ts <DATA_DIR> <hold|write|attach>`.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { openDatabase } from '../../src/platform/database.server.ts'
import { isProblem } from '../../packages/contract/problem.ts'
import { unavailable } from '../../src/platform/unavailable.ts'
import { EmbeddedPostgresError } from '../../packages/embedded-postgres/error.ts'

const [, , dataDir = '', mode = 'hold'] = process.argv
const print = (line: string): boolean => process.stdout.write(`${line}\n`)

try {
  const database = await openDatabase(
    { kind: 'embedded', dataDir },
    {
      log: (message) => print(`log ${message}`),
      attach: mode === 'attach',
      statementTimeout: 10_000,
    },
  )
  await sql`
    create table if not exists acknowledged (
      n bigint generated always as identity primary key,
      writer int not null
    )`.execute(database.handle)
  print('ready')
  let open = true
  const writers = mode === 'write' ? [1, 2, 3, 4].map((writer) => write(writer)) : []
  process.stdin
    .once('end', () => {
      open = false
      void Promise.all(writers).then(() => database.close())
    })
    .resume()

  async function write(writer: number): Promise<void> {
    while (open) {
      try {
        const { rows } = await database.transact((tx) =>
          sql<{ n: number }>`
            insert into acknowledged (writer) values (${writer}) returning n`.execute(tx),
        )
        print(`ack ${rows[0]?.n}`)
      } catch (error) {
        if (!isProblem(error, unavailable)) throw error
        await pause(5)
      }
    }
  }
} catch (error) {
  if (!(error instanceof EmbeddedPostgresError)) throw error
  print(`refused ${error.message}`)
  process.exitCode = 1
}
