/** A disk that is really full is reported as full until there is free space again. */
import { randomBytes } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { onServer, urlOf } from '../../tests/postgres/on-server.ts'
import { canMount, mountSmallDisk } from '../../tests/small-disk.ts'
import { serverUser } from '../embedded-postgres/file-owner.server.ts'
import { createDatabase } from './database.server.ts'
import { Outage } from './outage.ts'

// The server must run here, as the user of the embedded one.
const canFill = canMount() && process.env['TEST_DATABASE_URL'] === undefined
const isDiskFull = (error: unknown): boolean =>
  error instanceof Outage && error.reason === 'disk-full'

test.skipIf(!canFill)('a full disk is named until there is room again', async () => {
  const { url, prefix } = inject('cluster')
  const name = `${prefix}${randomBytes(6).toString('hex')}`
  const disk = mountSmallDisk('24m', serverUser.uid)
  await onServer(url, async (client) => {
    await client.query(`create tablespace ${name} location '${disk.path}'`)
    await client.query(`create database ${name} template template0 tablespace ${name}`)
  })
  const ballast = join(disk.path, 'ballast')
  writeFileSync(ballast, Buffer.alloc(4 * 2 ** 20))
  const database = createDatabase(
    { connectionString: urlOf(url, name) },
    { statementTimeout: 15_000 },
  )
  try {
    await sql`create table notes (text text)`.execute(database.handle)
    await database.checkHealth()
    const fill = database.transact((tx) =>
      sql`
        insert into notes
        select repeat(md5(n::text), 31) from generate_series(1, 40000) as n`.execute(tx),
    )
    await expect(fill).rejects.toSatisfy(isDiskFull)
    // What was rolled back still takes up the room.
    await expect(database.checkHealth()).rejects.toSatisfy(isDiskFull)
    await expect(database.checkHealth()).rejects.toSatisfy(isDiskFull)
    rmSync(ballast)
    await database.checkHealth()
  } finally {
    await database.close()
    await onServer(url, async (client) => {
      await client.query(`drop database ${name} with (force)`)
      await client.query(`drop tablespace ${name}`)
    })
    disk.unmount()
  }
})
