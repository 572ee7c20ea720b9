/** Brings a server up: tries, looks why it did not come, clears what a killed shop has left, tries again, or refuses. */
import { readFileSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { Client, type ClientConfig } from 'pg'
import { databaseMessages as messages } from '../pg-kit/messages.ts'
import { errorCode, DatabaseStartError, errorReason } from '../pg-kit/database-error.ts'
import { rotateLog } from './server-log.server.ts'
import { isAlive, isStopping, serverPid, pidFileExists } from './pid-file.server.ts'
import { failureReason } from './failure-reason.server.ts'
import {
  type SupervisorPlan,
  isServerAlive,
  supervise,
  isSupervisorAlive,
  type SupervisedServer,
} from './supervisor.server.ts'

// Milliseconds. A crash may need long to be recovered from; a shop that lives will not go away; one that stops will.
const patience = { start: 120_000, anotherShop: 1_200, anotherStopping: 25_000, orphan: 25_000 }

/**
 * Starts the server and waits until it answers.
 * @throws DatabaseRefused when another shop runs on the folder, or the server cannot start
 */
export async function launch(
  plan: SupervisorPlan,
  connection: ClientConfig,
): Promise<SupervisedServer> {
  const began = performance.now()
  const waited = (): number => performance.now() - began
  for (;;) {
    rotateLog(plan.home)
    const server = supervise(plan)
    const answer = await answers(server, connection, () => waited() < patience.start)
    if (answer.ready) {
      // For the next shop's patience and for its sentence; the lock itself is the kernel's.
      writeFileSync(plan.home.lock, `${process.pid} ${hostname()}`)
      return server
    }
    const over = server.isOver()
    await server.stop()
    const code = await server.ended
    if (!over) throw new DatabaseStartError(messages.notReady(answer.why))
    if (code === isSupervisorAlive) refuseAfter(waited(), plan)
    else if (code === isServerAlive) endOrphan(waited(), plan)
    else refuse(server.said(), plan)
    await pause(30)
  }
}

type Answer = { readonly ready: true } | { readonly ready: false; readonly why: string }

async function answers(
  server: SupervisedServer,
  connection: ClientConfig,
  inTime: () => boolean,
): Promise<Answer> {
  let why: string = messages.noReason
  while (!server.isOver() && inTime()) {
    // By its own log, since a neighbour's server may be the one that answers on this socket.
    if (/listening on Unix socket/.test(server.said())) {
      try {
        await connectOnce(connection)
        return { ready: true }
      } catch (error) {
        why = errorReason(error)
        // A wrong password stays wrong.
        if (errorCode(error)?.startsWith('28')) break
      }
    }
    await pause(15)
  }
  return { ready: false, why }
}

/** Connects and leaves again. */
export async function connectOnce(connection: ClientConfig): Promise<void> {
  const client = new Client({ ...connection, connectionTimeoutMillis: 1_500 })
  // Without a listener a lost connection would end the process; connect() rejects with the same error.
  client.on('error', () => undefined)
  await client.connect()
  await client.end()
}

function refuseAfter(waited: number, { home }: SupervisorPlan): void {
  const [pid, host] = readFileSync(home.lock, 'utf8').split(' ')
  const number = Number(pid) || undefined
  // The shop is gone and its supervisor not yet. In another container the number would mean nothing.
  const isGone = number !== undefined && host === hostname() && !isAlive(number)
  if (
    waited > (isGone || isStopping(home.cluster) ? patience.anotherStopping : patience.anotherShop)
  )
    throw new ShopAlreadyRunning(messages.taken(home.folder, number))
}

// A server without a supervisor: the shop and the script were killed and it was not. The kernel says that it lives; the pid
// file says which it is; that its working folder is the cluster proves it.
function endOrphan(waited: number, { home }: SupervisorPlan): void {
  const pid = serverPid(home.cluster)
  if (pid !== undefined && pidFileExists(pid, home.cluster)) {
    try {
      process.kill(pid, 'SIGINT')
    } catch (error) {
      if (errorCode(error) !== 'ESRCH') throw error
    }
  }
  if (waited > patience.orphan) throw new DatabaseStartError(messages.takenByServer(home.folder))
}

function refuse(said: string, { home }: SupervisorPlan): void {
  if (/lock file .* already exists/.test(said))
    throw new ShopAlreadyRunning(messages.takenByServer(home.folder))
  // What a killed server leaves for a moment: the next try finds it gone.
  if (/shared memory block .* is still in use|Address already in use/.test(said)) return
  // As root the server knows its folder by a descriptor only.
  throw new DatabaseStartError(
    messages.notStarted(failureReason(said).replaceAll('/proc/self/fd/3', home.cluster)),
  )
}

/** Refused because somebody else has the folder: whoever only wants to talk to a server may still do so. */
export class ShopAlreadyRunning extends DatabaseStartError {}
