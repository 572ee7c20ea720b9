/**
 * `npm run baseline`: writes `baseline.ts`, what all migrations make of an empty database.
 * DATABASE_URL names one that is empty; `pg_dump` of its server's version is in PATH.
 */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { migrate } from '../packages/pg-kit/migrate.server.ts'
import { migrations } from './index.ts'

const head = `/**
 * What all migrations named at the end make of an empty database: for new shops. Written by
 * \`npm run baseline\`; tests/postgres/baseline.test.ts compares it with the migrations.
 */
export const baseline = String.raw\`set local check_function_bodies = off;
`

const url = process.env['DATABASE_URL']
if (!url) throw new Error('DATABASE_URL names no database.')
const applied = await migrate({ connection: { connectionString: url } }, migrations)
if (applied.length !== Object.keys(migrations).length) throw new Error('The database is not empty.')
const schema = dump(url, ['--schema-only'])
const rows = dump(url, ['--data-only', '--inserts', '--exclude-table-data=kysely_migration'])
const statements = [plain(schema), ownIds(plain(rows)), recordOf(applied)].join('\n')
if (/`|\$\{/.test(statements)) throw new Error('A statement would end the text of baseline.ts.')
writeFileSync(join(import.meta.dirname, 'baseline.ts'), `${head}\n${statements}\`\n`)

function dump(database: string, args: readonly string[]): string {
  const flags = ['--no-owner', '--no-privileges', '--dbname', database]
  return execFileSync('pg_dump', [...flags, ...args], { encoding: 'utf8', maxBuffer: 2 ** 26 })
}

/**
 * Without the settings of a session, the commands of psql and the name of the schema: the shop's is
 * the first of its search path.
 */
function plain(text: string): string {
  return (
    text
      .replaceAll(/^(?:--.*|SET .*;|SELECT pg_catalog\.set_config\(.*|\\.*)\n/gm, '')
      .replaceAll(' WITH SCHEMA public', '')
      // Who installed the extension, and alone may comment on it, need not be the shop's role.
      .replaceAll(/^COMMENT ON EXTENSION .*\n/gm, '')
      .replaceAll('public.', '')
      .replaceAll(/\n{2,}/g, '\n\n')
  )
}

/** Each shop has ids of its own. */
function ownIds(inserts: string): string {
  const id = /'[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f]{4}-[\da-f]{12}'/g
  return inserts.replaceAll(id, 'gen_random_uuid()')
}

function recordOf(names: readonly string[]): string {
  return `insert into kysely_migration (name, timestamp)
select name, to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
from unnest(array[
${names.map((name) => `  '${name}'`).join(',\n')}
]) as applied (name);
`
}
