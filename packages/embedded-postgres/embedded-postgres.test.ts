/** What is tried: the embedded server keeps every acknowledged row through any death, starts again, and lets nobody else in. */
import {
  chmod,
  chown,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { canRunAs, type Child, runChild, type User } from '../../tests/postgres/run-child.ts'
import { openDatabase } from '../pg-kit/database.server.ts'
import { serverPid } from './pid-file.server.ts'

// Where the tests run as root, both ways are tried: as root below a folder that only root enters, and as an ordinary user.
const isRoot = process.getuid?.() === 0
const somebody: User = { uid: 65_534, gid: 65_534 }
const users: readonly (readonly [string, User | undefined])[] = isRoot
  ? [['root', undefined], ...(canRunAs(somebody) ? [['an ordinary user', somebody] as const] : [])]
  : [['an ordinary user', undefined]]

// The tests of one user share one folder, as the lives of one shop do.
describe.each(users)('as %s', { timeout: 90_000 }, (_, user) => {
  const children: Child[] = []
  let base: string
  let dataDir: string
  const start = (mode: 'hold' | 'write' | 'attach'): Child => {
    const child = runChild(dataDir, mode, user)
    children.push(child)
    return child
  }
  const pid = (): number => serverPid(join(dataDir, 'postgres')) ?? Number.NaN
  const acknowledged = (child: Child): Set<number> =>
    new Set(
      child.lines.filter((line) => line.startsWith('ack ')).map((line) => Number(line.slice(4))),
    )

  beforeAll(async () => {
    base = await mkdtemp(join(tmpdir(), 'ironmonger-life-'))
    if (user) await chown(base, user.uid, user.gid)
    await chmod(base, 0o700)
    dataDir = join(base, 'kept')
  })
  afterEach(async () => {
    for (const {
      process: { stdin },
    } of children)
      stdin?.end()
    await Promise.all(children.map(({ over }) => over))
  })
  afterAll(() => rm(base, { recursive: true, force: true }))

  test('it starts, stops and leaves nothing running; started again, all is there', async () => {
    const child = start('write')
    await child.until('ack', 5)
    const server = pid()
    child.process.stdin?.end()
    expect(await child.over).toBe(0)
    expect(() => process.kill(server, 0)).toThrow('ESRCH')
    expect(await readdir(join(dataDir, 'postgres'))).not.toContain('postmaster.pid')
    expect((await stat(join(dataDir, 'postgres.password'))).mode & 0o777).toBe(0o600)
    await expectAllThere()
  })

  test('after kill -9 of the shop, of the server, and of both, every acknowledged row is there once', async () => {
    const shopKilled = start('write')
    await shopKilled.until('ack', 40)
    shopKilled.process.kill('SIGKILL')
    await shopKilled.over

    const serverKilled = start('write')
    await serverKilled.until('ack', 40)
    process.kill(pid(), 'SIGKILL')
    // The same shop goes on, with a server started anew.
    await serverKilled.until('log PostgreSQL ended unasked')
    await serverKilled.until('ack', 40)
    process.kill(pid(), 'SIGKILL')
    serverKilled.process.kill('SIGKILL')
    await serverKilled.over
    await expectAllThere()
  })

  test.skipIf(process.platform !== 'linux')(
    'a server that outlived its shop and its supervisor is ended, not shared',
    async () => {
      const child = start('write')
      await child.until('ack', 20)
      const orphan = pid()
      // Stopped first, or the shop itself would notice and mend it.
      child.process.kill('SIGSTOP')
      const supervisor = await parentOf(orphan)
      for (const one of await childrenOf(supervisor))
        if (one !== orphan) process.kill(one, 'SIGKILL')
      process.kill(supervisor, 'SIGKILL')
      child.process.kill('SIGKILL')
      await child.over
      await expectAllThere()
      expect(await isGone(orphan)).toBe(true)
    },
  )

  test('a second shop is refused within 2 s with a sentence; a command attaches', async () => {
    const first = start('write')
    await first.until('ack')
    const began = performance.now()
    const second = start('hold')
    const sentence = await second.until('refused')
    expect(performance.now() - began).toBeLessThan(4_000)
    expect(sentence).toBe(
      `refused Another shop (process ${first.process.pid}) is already running on ${dataDir}: stop it first, or give this one its own DATA_DIR.`,
    )
    expect(await second.over).toBe(1)

    const command = start('attach')
    await command.until('ready')
    command.process.stdin?.end()
    expect(await command.over).toBe(0)
    await first.until('ack', 5)
  })

  test('what a copied or killed folder carries does not stop it: a pid file that names a living process, a half-made cluster', async () => {
    const child = start('hold')
    await child.until('ready')
    const file = join(dataDir, 'postgres', 'postmaster.pid')
    const stale = (await readFile(file, 'utf8')).replace(/^\d+/, String(process.pid))
    child.process.stdin?.end()
    await child.over
    await writeFile(file, stale)
    await mkdir(join(dataDir, 'postgres.init-4194999'))
    await start('hold').until('ready')
    expect(await readdir(dataDir)).not.toContain('postgres.init-4194999')
  })

  async function expectAllThere(): Promise<void> {
    const reader = start('hold')
    await reader.until('ready')
    const rows = await rowsIn(dataDir)
    const acks = children.flatMap((child) => [...acknowledged(child)])
    expect(acks.length).toBeGreaterThan(0)
    expect(acks.filter((n) => !rows.has(n))).toEqual([])
    // Committed and never heard of: at most one for each of four writers and each death.
    expect(rows.size - acks.length).toBeLessThanOrEqual(4 * 5)
  }
})

test('below a path longer than a socket may have it works, at another place after it was moved too', async () => {
  const base = await mkdtemp(join(tmpdir(), 'ironmonger-life-'))
  try {
    const near = join(base, 'near')
    await (await openDatabase({ kind: 'embedded', dataDir: near })).close()
    const far = join(base, 'far/'.repeat(30))
    await mkdir(far, { recursive: true })
    await rename(near, join(far, 'away'))
    const database = await openDatabase({ kind: 'embedded', dataDir: join(far, 'away') })
    await database.ping()
    await database.close()
  } finally {
    await rm(base, { recursive: true, force: true })
  }
})

async function rowsIn(dataDir: string): Promise<Set<number>> {
  const database = await openDatabase(
    { kind: 'embedded', dataDir },
    { attach: true, patience: 10_000 },
  )
  try {
    const { rows } = await sql<{ n: number }>`select n from acknowledged`.execute(database.handle)
    return new Set(rows.map(({ n }) => n))
  } finally {
    await database.close()
  }
}

const parentOf = async (pid: number): Promise<number> =>
  Number(/\) \w (\d+)/.exec(await readFile(`/proc/${pid}/stat`, 'utf8'))?.[1])

// Gone, or waiting to be buried by whoever inherited it.
const isGone = (pid: number): Promise<boolean> =>
  readFile(`/proc/${pid}/stat`, 'utf8').then(
    (said) => said.includes(') Z '),
    () => true,
  )

async function childrenOf(parent: number): Promise<readonly number[]> {
  const pids = (await readdir('/proc')).map(Number).filter((pid) => pid > 0)
  const found = await Promise.all(
    pids.map(async (pid) => ((await parentOf(pid).catch(() => 0)) === parent ? [pid] : [])),
  )
  return found.flat()
}
