/** Commands that do not change the schema: they leave a database of an older version as it is. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { emptyDatabaseConfig, freshDatabaseConfig } from '../../tests/postgres/fresh-database.ts'
import { onServer } from '../../tests/postgres/on-server.ts'
import { readConfig } from '../platform/config/config.server.ts'
import { runCommand } from './commands.server.ts'

test('backup saves a database of an older version and does not migrate it; stock check says so', async () => {
  const database = await freshDatabaseConfig()
  const folder = mkdtempSync(join(tmpdir(), 'ironmonger-backup-'))
  const config = { ...readConfig({ LOG_LEVEL: 'silent' }), database }
  const query = (text: string) =>
    onServer(database.url, async (client) => (await client.query(text)).rows)
  try {
    await query(`drop table demo_load`)
    await query(`delete from kysely_migration where name like '%_demo_load'`)
    const applied = await query('select name from kysely_migration order by name')
    expect(await runCommand(config, ['backup', join(folder, 'shop')], () => undefined)).toBe(0)
    await expect(runCommand(config, ['stock', 'check'], () => undefined)).rejects.toThrow(
      /^The database has an older version \(\d+_demo_load is missing\)/,
    )
    expect(await query('select name from kysely_migration order by name')).toEqual(applied)
  } finally {
    rmSync(folder, { recursive: true, force: true })
    await database.drop()
  }
})

test('a database on which no shop has started is backed up, and stays empty', async () => {
  const database = await emptyDatabaseConfig()
  const folder = mkdtempSync(join(tmpdir(), 'ironmonger-backup-'))
  const config = { ...readConfig({ LOG_LEVEL: 'silent' }), database }
  try {
    expect(await runCommand(config, ['backup', join(folder, 'shop')], () => undefined)).toBe(0)
    const tables = await onServer(database.url, (client) =>
      client.query(`select from pg_tables where schemaname = 'public'`),
    )
    expect(tables.rows).toEqual([])
  } finally {
    rmSync(folder, { recursive: true, force: true })
    await database.drop()
  }
})

test.each(['120', '1000001', '2e3', '-5', ''])(
  'demo load of “%s” tools is refused, and nothing is loaded',
  async (tools) => {
    const database = await emptyDatabaseConfig()
    const config = { ...readConfig({ LOG_LEVEL: 'silent' }), database }
    try {
      const args = ['demo', 'load', `--tools=${tools}`]
      expect(await runCommand(config, args, () => undefined)).toBe(2)
      const tables = await onServer(database.url, (client) =>
        client.query(`select from pg_tables where schemaname = 'public'`),
      )
      expect(tables.rows).toEqual([])
    } finally {
      await database.drop()
    }
  },
)
