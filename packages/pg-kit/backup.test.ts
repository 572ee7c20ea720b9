/** A backup restores everything into another database, and is refused when it is incomplete. */
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { emptyDatabase } from '../../tests/postgres/fresh-database.ts'
import { backup } from './backup.server.ts'
import type { Database } from './database.server.ts'
import { appliedMigrations, migrate, type Migrations } from './migrate.server.ts'
import { restore } from './restore.server.ts'

const run = async (database: Pick<Database, 'handle'>, text: string): Promise<readonly unknown[]> =>
  (await sql.raw(text).execute(database.handle)).rows

const rackSchema: Migrations = {
  '0001_rack': {
    up: async (db) => {
      await sql`
        create type finish as enum ('bright', 'zinc');
        create table "Order lines" (id int primary key, tool_id uuid not null, note text);
        create table tools (
          id uuid primary key, number bigint generated always as identity, name text not null,
          finish finish not null, price_cents bigint not null,
          doubled bigint generated always as (price_cents * 2) stored, picture bytea, tags text[],
          facts jsonb, weight float8, added_at timestamptz not null,
          parent_id uuid references tools);
        alter table "Order lines" add constraint of_tool foreign key (tool_id) references tools;
        create table levels (tool_id uuid primary key references tools, pieces int not null);
        create table movements (
          id bigserial primary key, tool_id uuid not null references tools, pieces int not null);
        create table settings (name text primary key, value text not null);
        insert into settings values ('currency', 'USD');
        create function never() returns trigger language plpgsql as $$
          begin raise exception 'movements are never changed'; end $$;
        create trigger append_only before update or delete on movements
          for each row execute function never();
        create trigger no_truncate before truncate on movements execute function never();
        create function count_pieces() returns trigger language plpgsql as $$ begin
          insert into levels values (new.tool_id, new.pieces)
            on conflict (tool_id) do update set pieces = levels.pieces + new.pieces;
          return new; end $$;
        create trigger counting after insert on movements
          for each row execute function count_pieces()
      `.execute(db)
    },
  },
}
const widenedSchema: Migrations = {
  ...rackSchema,
  '0002_sku': {
    up: async (db) =>
      void (await sql`
        alter table tools add column sku text;
        update tools set sku = 'T-' || number;
        alter table tools alter column sku set not null`.execute(db)),
  },
}

const fill = `
  insert into tools (
    id, name, finish, price_cents, picture, tags, facts, weight, added_at, parent_id)
  select ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid,
    E'Rivet \\\\. "' || n || E'"\\n\\\\.\\nline\\t\\u00e9',
    case n % 2 when 0 then 'zinc' else 'bright' end::finish, n * 5,
    decode(lpad(to_hex(n), 8, '0'), 'hex'), array['a,b', null, '{x}'], jsonb_build_object('n', n),
    n / 3.0, '2026-11-21 12:00:00.123456+00'::timestamptz + n * interval '1 second',
    case when n > 1 then ('00000000-0000-7000-8000-' || lpad((n - 1)::text, 12, '0'))::uuid end
  from generate_series(1, 3000) as n;
  insert into movements (tool_id, pieces) select id, 24 from tools cross join generate_series(1, 2);
  insert into "Order lines"
    select number, id, case when number % 3 = 0 then '' when number % 3 = 1 then E'\\\\.' end
    from tools`

let directory: string
let open: Database[]
const fresh = async (): Promise<Database> => {
  const database = await emptyDatabase()
  open.push(database)
  return database
}
beforeEach(async () => {
  open = []
  directory = await mkdtemp(join(tmpdir(), 'ironmonger-backup-'))
})
afterEach(async () => {
  await Promise.all(open.map((database) => database.close()))
  await rm(directory, { recursive: true })
})

async function createSource(): Promise<{ readonly source: Database; readonly file: string }> {
  const source = await fresh()
  await migrate(source, rackSchema)
  await run(source, fill)
  return { source, file: join(directory, 'shop.backup') }
}

const everything = `
  select (select jsonb_agg(t order by id) from tools t)::text as tools,
    (select jsonb_agg(l order by id) from "Order lines" l)::text as lines,
    (select jsonb_agg(m order by id) from movements m)::text as movements,
    (select jsonb_agg(l order by tool_id) from levels l)::text as levels,
    (select jsonb_agg(s) from settings s)::text as settings`

test('all tables, sequences and generated columns are equal in another database', async () => {
  const { source, file } = await createSource()
  const summary = await backup(source, file)
  expect(summary).toMatchObject({
    rows: 3000 + 6000 + 3000 + 3000 + 1,
    tables: [
      { name: 'Order lines', rows: 3000 },
      { name: 'levels', rows: 3000 },
      { name: 'movements', rows: 6000 },
      { name: 'settings', rows: 1 },
      { name: 'tools', rows: 3000 },
    ],
  })
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(await readdir(directory)).toEqual(['shop.backup'])

  const target = await fresh()
  expect(await restore(target, file, { migrations: rackSchema })).toMatchObject({
    rows: summary.rows,
    at: summary.at,
  })
  expect(await run(target, everything)).toEqual(await run(source, everything))
  // Sequences continue where they were; triggers and foreign keys are active again.
  expect(
    await run(
      target,
      `insert into movements (tool_id, pieces) select id, -4 from tools limit 1 returning id`,
    ),
  ).toEqual([{ id: 6001 }])
  expect(await run(target, `select pieces from levels where pieces <> 48`)).toEqual([
    { pieces: 44 },
  ])
  await expect(run(target, 'delete from movements')).rejects.toThrow('never changed')
  await expect(run(target, `insert into levels values (gen_random_uuid(), 1)`)).rejects.toThrow(
    'foreign key',
  )
})

test('the copy is of one moment, whatever is written meanwhile', async () => {
  const { source, file } = await createSource()
  let writing = true
  const writer = (async () => {
    for (let n = 0; writing; n += 1)
      await source.transact(
        async (tx) =>
          void (await sql
            .raw(`insert into movements (tool_id, pieces) select id, ${n} from tools limit 5`)
            .execute(tx)),
      )
  })()
  await backup(source, file)
  writing = false
  await writer
  const target = await fresh()
  await restore(target, file, { migrations: rackSchema })
  expect(
    await run(
      target,
      `select count(*) from levels
        join (select tool_id, sum(pieces)::int8 as sum from movements group by 1) as m
          using (tool_id)
        where pieces <> sum`,
    ),
  ).toEqual([{ count: 0 }])
})

test('a backup of an earlier schema is migrated', async () => {
  const { source, file } = await createSource()
  await backup(source, file)
  const target = await fresh()
  await migrate(target, widenedSchema)
  // It contains nothing but a migration's rows, and still it is not empty.
  await expect(restore(target, file, { migrations: widenedSchema })).rejects.toThrow(
    /settings has a row.*Use --replace to overwrite the database/,
  )
  await restore(target, file, { migrations: widenedSchema, replace: true })
  expect(await run(target, `select count(*) from tools where sku = 'T-' || number`)).toEqual([
    { count: 3000 },
  ])
  expect(await appliedMigrations(target.handle)).toEqual(['0001_rack', '0002_sku'])
})

test('a newer backup, another format, another file, a missing file: each has its sentence', async () => {
  const { source, file } = await createSource()
  await backup(source, file)
  const target = await fresh()
  await expect(restore(target, file, { migrations: {} })).rejects.toThrow(
    'made by a newer version of the program, which added 0001_rack',
  )
  await writeFile(join(directory, 'text'), 'not a backup')
  await expect(
    restore(target, join(directory, 'text'), { migrations: rackSchema }),
  ).rejects.toThrow('is not a backup of this shop')
  await writeFile(
    join(directory, 'format'),
    gzipSync('{"ironmonger":"backup","format":2,"at":"2030-01-01T00:00:00Z","parts":[]}\n'),
  )
  await expect(
    restore(target, join(directory, 'format'), { migrations: rackSchema }),
  ).rejects.toThrow(
    `The backup ${join(directory, 'format')} has format 2, but this shop reads format 1: ` +
      'restore it with the version of the shop that made it.',
  )
  await writeFile(join(directory, 'json'), gzipSync('{"a":1}\n'))
  await expect(
    restore(target, join(directory, 'json'), { migrations: rackSchema }),
  ).rejects.toThrow('is not a backup of this shop')
  await expect(
    restore(target, join(directory, 'none'), { migrations: rackSchema }),
  ).rejects.toThrow('cannot be read')
  await expect(backup(source, join(directory, 'none', 'shop.backup'))).rejects.toThrow(
    'cannot be written',
  )
})

test('a damaged backup changes nothing, even with replace', async () => {
  const { source, file } = await createSource()
  await backup(source, file)
  const target = await fresh()
  await migrate(target, rackSchema)
  await run(target, `insert into settings values ('kept', 'yes')`)
  const bytes = await readFile(file)
  const text = gunzipSync(bytes).toString('utf8')
  const damaged = {
    'cut short': bytes.subarray(0, Math.floor(bytes.length / 2)),
    'cut at a table': gzipSync(text.slice(0, text.indexOf('\n\\.\n') + 4)),
    'without its end': gzipSync(text.slice(0, text.lastIndexOf('{"end"'))),
    'a row less': gzipSync(text.replace(/\n6000\t.*\n/, '\n')),
    'another value': gzipSync(text.replace(/\n6000\t(.*)\t24\n/, '\n6000\t$1\t25\n')),
  }
  for (const [name, contents] of Object.entries(damaged)) {
    await writeFile(join(directory, name), contents)
    await expect(
      restore(target, join(directory, name), { migrations: rackSchema, replace: true }),
      name,
    ).rejects.toThrow('nothing was restored')
  }
  expect(await run(target, `select name from settings order by 1`)).toEqual([
    { name: 'currency' },
    { name: 'kept' },
  ])
})
