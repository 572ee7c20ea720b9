/**
 * Confirmations, ship notices and invoices go to the buyer system of their order: each is written
 * once, stored, and sent until it is accepted or given up.
 */
import type { JobRunner } from '../../../packages/pg-kit/jobs.server.ts'
import { createPeriodicJob } from '../../../packages/pg-kit/periodic-job.server.ts'
import { isOutgoingHeld } from '../../platform/mail/outgoing-hold.server.ts'
import { pauseAfter } from '../../webhooks/rules.ts'
import { postMessage } from '../../webhooks/send-message.server.ts'
import type { PunchOutDependencies } from '../dependencies.server.ts'
import { punchOutMessages as messages } from '../messages/punch-out.ts'
import { readOutcome, withoutSecret, withSecret } from './answer-rules.ts'
import {
  claimAnswer,
  insertAnswer,
  listDueConnections,
  listSecrets,
  listUnwritten,
  recordAttempt,
  releaseAnswer,
  replaceSecret,
  type ClaimedAnswer,
} from './answer-store.server.ts'
import { writeAnswer } from './write-answer.server.ts'

export const answersChannel = 'punch-out-answers'

/** Milliseconds for one attempt. */
const timeout = 15_000
/** Longer than any attempt: after that another process may try. */
const lease = 60_000
/** Orders that came longer ago are ignored. Milliseconds. */
const followedFor = 400 * 86_400_000
const atOnce = 1000
/**
 * The number of buyer systems that receive messages at the same time: one that hangs does not block
 * the others.
 */
const maxConcurrent = 16

/**
 * Writes messages for new events, and sends those that are due, the messages of an order one after
 * the other.
 */
export async function sendAnswers(
  deps: PunchOutDependencies,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  const { database, now } = deps
  if ((await deps.readSettings()).punchOut !== 'yes') return
  const faults = [...(await writeDue(deps))]
  const waiting = [...(await listDueConnections(database.handle, now()))]
  const sendNext = async (): Promise<void> => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift())
      try {
        await sendTo(deps, id, signal)
      } catch (error) {
        faults.push(error)
      }
  }
  await Promise.all(Array.from({ length: maxConcurrent }, sendNext))
  if (faults.length > 0) throw new AggregateError(faults, messages.answers.notWritten)
}

/** A message that cannot be written does not block the others. @returns why some could not */
async function writeDue(deps: PunchOutDependencies): Promise<readonly unknown[]> {
  const { database, newId, now } = deps
  const since = new Date(now().getTime() - followedFor)
  const faults: unknown[] = []
  for (const due of await listUnwritten(database.handle, { since, most: atOnce }))
    try {
      const written = await writeAnswer(deps, due)
      if (!written) continue
      await insertAnswer(database.handle, { id: newId(), body: written.text, at: now(), due })
    } catch (error) {
      faults.push(error)
    }
  return faults
}

/** Until one is not accepted: its buyer system is tried again in the next round. */
async function sendTo(
  deps: PunchOutDependencies,
  connectionId: string,
  signal: AbortSignal,
): Promise<void> {
  const next = () => claimAnswer(deps.database.handle, { connectionId, now: deps.now(), lease })
  for (let answer = await next(); answer; answer = await next())
    if (!(await sendOne(deps, answer, signal))) return
}

/** @returns whether the buyer system gave a valid response */
async function sendOne(
  deps: PunchOutDependencies,
  { id, connectionId, address, secret, body, attempts }: ClaimedAnswer,
  signal: AbortSignal,
): Promise<boolean> {
  const { database, now, sealer, webhookTestOrigins: testOrigins } = deps
  const opened = secret === null ? undefined : await sealer.open(secret, connectionId)
  const isSealed = secret !== null && opened === undefined
  const headers = { 'content-type': 'text/xml; charset=utf-8', 'user-agent': 'ironmonger-cxml/1' }
  const message = opened === undefined ? body : withSecret(body, opened)
  const attempt = isSealed
    ? { answer: messages.answers.sealed }
    : await postMessage(
        { address, body: message, headers },
        { testOrigins, timeout, signal, most: 16_000 },
      )
  const status = 'status' in attempt ? attempt.status : undefined
  if (status === undefined && signal.aborted) {
    await releaseAnswer(database.handle, id, now())
    return false
  }
  // A buyer system that echoes the message would bring the secret into the log: check the response
  // both as received and with its entities decoded.
  const hide = (text: string): string => (opened === undefined ? text : withoutSecret(text, opened))
  const { outcome, said } = readOutcome(status, hide(attempt.answer))
  const pause = pauseAfter(attempts)
  const isOver = outcome === 'refused' || pause === undefined
  await recordAttempt(database.handle, {
    id,
    state: outcome === 'sent' ? 'sent' : isOver ? 'failed' : 'waiting',
    dueAt: new Date(now().getTime() + (pause ?? 0)),
    answer: hide(said).slice(0, 1000),
  })
  return outcome !== 'failed'
}

/** Runs regularly; finishes what it is sending when the shop stops. */
export function createAnswersJob(deps: PunchOutDependencies): JobRunner {
  let stopping = new AbortController()
  const runner = createPeriodicJob(deps.database, deps.log, {
    channel: answersChannel,
    pollInterval: 5000,
    failureMessage: messages.answers.failed,
    isHeld: () => isOutgoingHeld(deps.database.handle),
    run: () => sendAnswers(deps, stopping.signal),
  })
  return {
    start() {
      stopping = new AbortController()
      return runner.start()
    },
    close() {
      stopping.abort()
      return runner.close()
    },
  }
}

/** Re-encrypts secrets that were encrypted with one of the operator's former keys. */
export async function sealAgain({ database, sealer }: PunchOutDependencies): Promise<void> {
  for (const { id, secret } of await listSecrets(database.handle)) {
    if (await sealer.isCurrent(secret)) continue
    const open = await sealer.open(secret, id)
    if (open !== undefined)
      await replaceSecret(database.handle, {
        id,
        from: secret,
        to: await sealer.seal(open, id),
      })
  }
}
