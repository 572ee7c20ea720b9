/** The embedded server loses no acknowledged row when it is killed, and a second one is refused. */
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
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
import { createServer } from 'node:net'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client, type ClientConfig } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { canRunAs, type Child, runChild, type User } from '../../tests/postgres/run-child.ts'
import { attachOrStart, startEmbedded } from './embedded-postgres.server.ts'
import { connectOnce } from './launch.server.ts'
import { readServerPid } from './pid-file.server.ts'
import { socketDirectory } from './socket-directory.server.ts'

// When the tests run as root, both are tried: root, below a directory that only root can enter, and
// an ordinary user.
const isRoot = process.getuid?.() === 0
const ordinaryUser: User = { uid: 65_534, gid: 65_534 }
const users: readonly (readonly [string, User | undefined])[] = isRoot
  ? [
      ['root', undefined],
      ...(canRunAs(ordinaryUser) ? [['an ordinary user', ordinaryUser] as const] : []),
    ]
  : [['an ordinary user', undefined]]

// The tests of one user share one data directory, as the processes of one shop do.
describe.each(users)('as %s', { timeout: 90_000 }, (_, user) => {
  const children: Child[] = []
  let base: string
  let dataDir: string
  const start = (mode: 'hold' | 'write' | 'attach'): Child => {
    const child = runChild(dataDir, mode, user)
    children.push(child)
    return child
  }
  const pid = (): number => readServerPid(join(dataDir, 'postgres')) ?? Number.NaN
  const acknowledged = (child: Child): Set<number> =>
    new Set(
      child.lines.filter((line) => line.startsWith('ack ')).map((line) => Number(line.slice(4))),
    )

  beforeAll(async () => {
    base = await mkdtemp(join(tmpdir(), 'ironmonger-embedded-'))
    if (user) await chown(base, user.uid, user.gid)
    await chmod(base, 0o700)
    dataDir = join(base, 'data')
  })
  afterEach(async () => {
    for (const {
      process: { stdin },
    } of children)
      stdin?.end()
    await Promise.all(children.map(({ exited }) => exited))
  })
  afterAll(() => rm(base, { recursive: true, force: true }))

  test('it starts, stops and leaves nothing running; started again, all rows are there', async () => {
    const child = start('write')
    await child.until('ack', 5)
    const server = pid()
    child.process.stdin?.end()
    expect(await child.exited).toBe(0)
    expect(() => process.kill(server, 0)).toThrow('ESRCH')
    expect(await readdir(join(dataDir, 'postgres'))).not.toContain('postmaster.pid')
    expect((await stat(join(dataDir, 'postgres.password'))).mode & 0o777).toBe(0o600)
    await expectAllRows()
  })

  test('after kill -9 of the shop, of the server, and of both, every acknowledged row is there', async () => {
    const shopKilled = start('write')
    await shopKilled.until('ack', 40)
    shopKilled.process.kill('SIGKILL')
    await shopKilled.exited

    const serverKilled = start('write')
    await serverKilled.until('ack', 40)
    process.kill(pid(), 'SIGKILL')
    // The same shop goes on, with a restarted server.
    await serverKilled.until('log PostgreSQL ended unasked')
    await serverKilled.until('ack', 40)
    process.kill(pid(), 'SIGKILL')
    serverKilled.process.kill('SIGKILL')
    await serverKilled.exited
    await expectAllRows()
  })

  test.skipIf(process.platform !== 'linux')(
    'a server that outlived its shop and its supervisor is stopped, not shared',
    async () => {
      const child = start('write')
      await child.until('ack', 20)
      const orphan = pid()
      // Suspended first, or the shop itself would notice and restart the server.
      child.process.kill('SIGSTOP')
      const supervisor = await parentOf(orphan)
      for (const pidOfChild of await childrenOf(supervisor))
        if (pidOfChild !== orphan) process.kill(pidOfChild, 'SIGKILL')
      process.kill(supervisor, 'SIGKILL')
      child.process.kill('SIGKILL')
      await child.exited
      await expectAllRows()
      expect(await hasEnded(orphan)).toBe(true)
    },
  )

  test('a second shop is refused with a sentence while the first goes on; a command attaches', async () => {
    const first = start('write')
    await first.until('ack')
    const second = start('hold')
    const line = await second.until('refused')
    expect(line).toBe(
      `refused Another shop (process ${first.process.pid}) is already running on ${dataDir}: ` +
        'stop that shop first, or give this shop its own DATA_DIR.',
    )
    expect(await second.exited).toBe(1)
    await first.until('ack', 3)

    const command = start('attach')
    await command.until('ready')
    command.process.stdin?.end()
    expect(await command.exited).toBe(0)
    await first.until('ack', 5)
  })

  test('leftovers do not stop it: a pid file that names a living process, a half-made cluster', async () => {
    const child = start('hold')
    await child.until('ready')
    const file = join(dataDir, 'postgres', 'postmaster.pid')
    const stale = (await readFile(file, 'utf8')).replace(/^\d+/, String(process.pid))
    child.process.stdin?.end()
    await child.exited
    await writeFile(file, stale)
    await mkdir(join(dataDir, 'postgres.init-4194999'))
    await start('hold').until('ready')
    expect(await readdir(dataDir)).not.toContain('postgres.init-4194999')
  })

  async function expectAllRows(): Promise<void> {
    const reader = start('hold')
    await reader.until('ready')
    const rows = await rowsIn(dataDir)
    const acknowledgedRows = children.flatMap((child) => [...acknowledged(child)])
    expect(acknowledgedRows.length).toBeGreaterThan(0)
    expect(acknowledgedRows.filter((n) => !rows.has(n))).toEqual([])
    // Committed and not acknowledged: at most one for each of four writers and each kill, restart and
    // reconnection, of which a busy machine has more.
    expect(rows.size - acknowledgedRows.length).toBeLessThanOrEqual(4 * 10)
  }
})

describe('a command that comes when the shop has just been killed', () => {
  let dataDir: string
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'ironmonger-embedded-'))
  })
  afterAll(() => rm(dataDir, { recursive: true }))

  test('waits until the server that was left is gone, and starts its own', async () => {
    const left = await startEmbedded({ dataDir, log: ignore })
    const ended = spawnSync(process.execPath, ['-e', ''])
    await writeFile(join(dataDir, 'postgres.lock'), `${ended.pid} ${hostname()}`)
    let isLeftGone = false
    const attached = attachOrStart({ dataDir, log: ignore }).then((server) => {
      expect(isLeftGone).toBe(true)
      return server
    })
    // As long as it takes to attach to it.
    const stopLeft = async (): Promise<void> => {
      try {
        await connectOnce(left.connection)
      } finally {
        await left.stop()
      }
      isLeftGone = true
    }
    const [server] = await Promise.all([attached, stopLeft()])
    await connectOnce(server.connection)
    await server.stop()
  })

  test('starts its own, too, when the server ends while it is connected to', async () => {
    const folder = socketDirectory(join(dataDir, 'postgres'))
    await mkdir(folder, { recursive: true })
    const ending = createServer((socket) => socket.once('data', () => socket.destroy()))
    ending.listen(join(folder, '.s.PGSQL.5432'))
    await once(ending, 'listening')
    try {
      const server = await attachOrStart({ dataDir, log: ignore })
      await connectOnce(server.connection)
      await server.stop()
    } finally {
      ending.close()
    }
  })
})

test('it works below a path that is too long for a socket, and after DATA_DIR was moved', async () => {
  const base = await mkdtemp(join(tmpdir(), 'ironmonger-embedded-'))
  try {
    const short = join(base, 'short')
    await (await startEmbedded({ dataDir: short, log: ignore })).stop()
    const long = join(base, 'long/'.repeat(30))
    await mkdir(long, { recursive: true })
    await rename(short, join(long, 'moved'))
    const server = await startEmbedded({ dataDir: join(long, 'moved'), log: ignore })
    await connectOnce(server.connection)
    await server.stop()
  } finally {
    await rm(base, { recursive: true, force: true })
  }
})

async function rowsIn(dataDir: string): Promise<Set<number>> {
  const server = await attachOrStart({ dataDir, log: ignore })
  try {
    return await readAcknowledged(server.connection)
  } finally {
    await server.stop()
  }
}

async function readAcknowledged(connection: ClientConfig): Promise<Set<number>> {
  const client = new Client(connection)
  await client.connect()
  try {
    const { rows } = await client.query<{ n: number }>('select n::int as n from acknowledged')
    return new Set(rows.map(({ n }) => n))
  } finally {
    await client.end()
  }
}

const ignore = (): undefined => undefined

const parentOf = async (pid: number): Promise<number> =>
  Number(/\) \w (\d+)/.exec(await readFile(`/proc/${pid}/stat`, 'utf8'))?.[1])

// It is not there, or a zombie that its parent has not waited for yet.
const hasEnded = (pid: number): Promise<boolean> =>
  readFile(`/proc/${pid}/stat`, 'utf8').then(
    (text) => text.includes(') Z '),
    () => true,
  )

async function childrenOf(parent: number): Promise<readonly number[]> {
  const pids = (await readdir('/proc')).map(Number).filter((pid) => pid > 0)
  const children = await Promise.all(
    pids.map(async (pid) => ((await parentOf(pid).catch(() => 0)) === parent ? [pid] : [])),
  )
  return children.flat()
}
