/** A process that holds an embedded database and writes rows until it is killed: `node shop-child.ts <DATA_DIR> <hold|write|attach>`. */
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { openDatabase } from '../../packages/pg-kit/database.server.ts'
import { isProblem } from '../../packages/contract/problem.ts'
import { unavailable } from '../../packages/contract/standard-problems.ts'
import { DatabaseStartError } from '../../packages/pg-kit/database-error.ts'

const [, , dataDir = '', mode = 'hold'] = process.argv
const say = (line: string): boolean => process.stdout.write(`${line}\n`)

try {
  const database = await openDatabase(
    { kind: 'embedded', dataDir },
    { log: (sentence) => say(`log ${sentence}`), attach: mode === 'attach', patience: 10_000 },
  )
  await sql`create table if not exists acknowledged (n bigint generated always as identity primary key, writer int not null)`.execute(
    database.handle,
  )
  say('ready')
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
          sql<{
            n: number
          }>`insert into acknowledged (writer) values (${writer}) returning n`.execute(tx),
        )
        say(`ack ${rows[0]?.n}`)
      } catch (error) {
        if (!isProblem(error, unavailable)) throw error
        await pause(5)
      }
    }
  }
} catch (error) {
  if (!(error instanceof DatabaseStartError)) throw error
  say(`refused ${error.message}`)
  process.exitCode = 1
}
