/**
 * Starts the contestants of the race: the shop as it is built, the same shop without a cache, the
 * bare server and the Express shop; and the load generator.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { CommandError } from '../../scripts/lib/command-error.mjs'
import { root, shopNode } from '../../scripts/lib/node.mjs'
import { startTemporaryShop } from '../../scripts/lib/temporary-shop.mjs'
import type { LoadJob, LoadResult } from './load.ts'
import type { RawResponse } from './raw.ts'
import type { ContestantName } from './results.ts'

export type Contestant = { readonly origin: string; readonly pid: number }
export type Contestants = Readonly<Record<ContestantName, Contestant>> & {
  /** Gives the bare server the response that it sends from now on. */
  setRawResponse(response: RawResponse): Promise<void>
  drive(job: LoadJob): Promise<LoadResult>
  /** to look into the database that all of them use */ readonly database: Client
  stop(): Promise<void>
}

/** Of both shops: a million requests from one address are not held up. */
const settings = { LIMIT_READS: '9999999/60', LOG_LEVEL: 'warn' }

type Program<Request, Response> = {
  /** its first message */ readonly ready: string
  readonly pid: number
  send(request: Request): Promise<Response>
  stop(): Promise<void>
}

/** Starts a program of the race, which answers each message with one. */
export async function startProgram<Request extends object, Response>(
  file: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Program<Request, Response>> {
  const program = fork(join(root, 'bench', file), {
    execPath: shopNode(),
    env: { ...process.env, NODE_ENV: 'production', ...env },
  })
  const exited = once(program, 'exit').then(([code]) => {
    throw new CommandError(`bench/${file} ended with ${code}; see its output above.`)
  })
  exited.catch(() => undefined) // reported by anybody who waits for a message
  const nextMessage = async () => (await Promise.race([once(program, 'message'), exited]))[0].value
  const ready: string = await nextMessage()
  return {
    ready,
    pid: program.pid ?? 0,
    send: (request) => {
      const response = nextMessage()
      program.send(request)
      return response
    },
    async stop() {
      program.kill('SIGTERM')
      await exited.catch(() => undefined)
    },
  }
}

/** The address of a shop's embedded database: its socket, which has no port. */
function databaseAddress(dataDir: string) {
  return {
    host: join(dataDir, 'postgres'),
    port: 5432,
    user: 'shop',
    password: readFileSync(join(dataDir, 'postgres.password'), 'utf8').trim(),
    database: 'postgres',
  }
}
const urlOf = ({ host, user, password, database }: ReturnType<typeof databaseAddress>): string =>
  `postgres://${user}:${encodeURIComponent(password)}@/${database}?host=${encodeURIComponent(host)}`

/** Starts everybody, on one database. @param before the folder of an earlier build */
export async function startContestants(before: string | undefined): Promise<Contestants> {
  const started: { stop(): Promise<void> }[] = []
  const stop = async () => {
    for (const program of started.toReversed()) await program.stop()
  }
  const track = async <T extends { stop(): Promise<void> }>(starting: Promise<T>): Promise<T> => {
    const program = await starting
    started.push(program)
    return program
  }
  try {
    const shop = await track(startTemporaryShop(settings))
    const address = databaseAddress(shop.dataDir)
    const database = new Client(address)
    await database.connect()
    started.push({ stop: () => database.end() })
    await database.query(readFileSync(join(root, 'bench/rival/tables.sql'), 'utf8'))
    const env = { DATABASE_URL: urlOf(address) }
    const uncachedSettings = { ...settings, ...env, PAGE_CACHE: '0' }
    const uncached = await track(startTemporaryShop(uncachedSettings))
    const earlier =
      before === undefined ? uncached : await track(startTemporaryShop(uncachedSettings, before))
    const raw = await track(startProgram<RawResponse, string>('race/raw.ts'))
    const rival = await track(startProgram('rival/server.ts', env))
    const load = await track(startProgram<LoadJob, LoadResult>('race/load.ts'))
    return {
      shop,
      uncached,
      before: earlier,
      raw: { origin: raw.ready, pid: raw.pid },
      rival: { origin: rival.ready, pid: rival.pid },
      setRawResponse: async (response) => void (await raw.send(response)),
      drive: load.send,
      database,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
