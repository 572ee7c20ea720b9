/** Who takes part in the race: the shop as it is built, the same shop keeping nothing, the limit, and the tutorial's shop; and who asks them. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { root, shopNode } from '../../scripts/lib/node.mjs'
import { CommandError } from '../../scripts/lib/command-error.mjs'
import { openShop } from '../../scripts/lib/temporary-shop.mjs'

/** Settings of both shops: whoever asks a million times from one address is not held up. */
const settings = { LIMIT_READS: '9999999/60', LOG_LEVEL: 'warn' }

/** A program of the race, which is sent words and answers each. */
async function openProgram(file, env = {}) {
  const program = fork(join(root, 'bench', file), {
    execPath: shopNode(),
    env: { ...process.env, NODE_ENV: 'production', ...env },
  })
  const ended = once(program, 'exit').then(([code]) => {
    throw new CommandError(`bench/${file} ended with ${code}; what it said stands above.`)
  })
  ended.catch(() => undefined) // heard by whoever waits for an answer
  const next = async () => (await Promise.race([once(program, 'message'), ended]))[0].value
  const stop = async () => {
    program.kill('SIGTERM')
    await ended.catch(() => undefined)
  }
  const first = await next()
  return {
    first,
    pid: program.pid,
    stop,
    ask: (word) => {
      const answer = next()
      program.send(word)
      return answer
    },
  }
}

/** Where clients find the embedded database of a shop: on its socket, which has no port. */
function addressOf(dataDir) {
  const password = readFileSync(join(dataDir, 'postgres.password'), 'utf8').trim()
  return {
    host: join(dataDir, 'postgres'),
    port: 5432,
    user: 'shop',
    password,
    database: 'postgres',
  }
}
const urlOf = ({ host, user, password, database }) =>
  `postgres://${user}:${encodeURIComponent(password)}@/${database}?host=${encodeURIComponent(host)}`

/**
 * Starts everybody, on one database.
 * @returns each by name, with `origin` and `pid`; `load`, which asks; `database`, to look into it; and `stop`
 */
export async function startContestants() {
  const open = []
  const stop = async () => {
    for (const one of open.toReversed()) await one.stop()
  }
  const opened = async (what) => {
    const one = await what
    open.push(one)
    return one
  }
  try {
    const shop = await opened(openShop(settings))
    const address = addressOf(shop.dataDir)
    const database = new Client(address)
    await database.connect()
    await opened({ stop: () => database.end() })
    await database.query(readFileSync(join(root, 'bench/rival/tables.sql'), 'utf8'))
    const unkept = await opened(
      openShop({ ...settings, DATABASE_URL: urlOf(address), PAGE_CACHE: '0' }),
    )
    const raw = await opened(openProgram('race/raw.mjs'))
    const rival = await opened(openProgram('rival/server.mjs', { DATABASE_URL: urlOf(address) }))
    const load = await opened(openProgram('race/load.mjs'))
    return {
      shop,
      unkept,
      raw: { ...raw, origin: raw.first },
      rival: { ...rival, origin: rival.first },
      load,
      database,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
