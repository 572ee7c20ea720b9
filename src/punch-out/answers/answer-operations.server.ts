/**
 * Staff operations on the messages about orders: set their address, send one again, download them.
 */
import { hash } from 'node:crypto'
import type { FileOutput } from '../../../packages/contract/file-output.ts'
import { invalidInput, notFound } from '../../../packages/contract/standard-problems.ts'
import type { Actor } from '../../platform/access/endpoint.ts'
import { faultOfAddress } from '../../webhooks/called-address.server.ts'
import type { Message, OrderAnswer } from '../contract.ts'
import type { PunchOutDependencies } from '../dependencies.server.ts'
import { punchOutMessages as messages } from '../messages/punch-out.ts'
import { sentKinds } from '../rules.ts'
import { listConnections, lockCompanyName } from '../store.server.ts'
import {
  listOfOrder,
  saveAddress,
  sendAgain,
  type AnswerRow,
  type WrittenAnswer,
} from './answer-store.server.ts'
import { answersChannel } from './send-answers.server.ts'
import { writeAnswer } from './write-answer.server.ts'

type Answers = {
  readonly id: string
  readonly connection: string
  readonly address: string
  readonly secret?: string | undefined
}

/**
 * A secret belongs to its origin: if the address moves to another origin, the secret is deleted
 * unless it is entered again.
 * @throws notFound for a connection that is not a cXML connection of the company; invalidInput
 */
export async function saveAnswers(
  { audit, database, now, sealer, webhookTestOrigins }: PunchOutDependencies,
  actor: Actor,
  { id: companyId, connection, address, secret }: Answers,
): Promise<{ readonly acknowledged: boolean }> {
  const fault = address === '' ? undefined : faultOfAddress(address, webhookTestOrigins)
  if (fault !== undefined) throw invalidInput({ errors: [{ pointer: '#/address', detail: fault }] })
  const sealed = secret ? await sealer.seal(secret, connection) : null
  await database.transact(async (tx) => {
    const company = await lockCompanyName(tx, companyId)
    const found = (await listConnections(tx, companyId)).find(({ id }) => id === connection)
    const stays = secret === undefined && originOf(found?.answer_address) === originOf(address)
    const saved = await saveAddress(tx, {
      id: connection,
      companyId,
      address,
      secret: stays ? undefined : sealed,
      now: now(),
    })
    if (company === undefined || !saved) throw notFound()
    await audit.record(tx, actor, {
      operation: 'punchOut.saveAnswers',
      kind: 'company',
      id: companyId,
      label: company,
      before: { userName: saved.userName, answerAddress: saved.before },
      after: { userName: saved.userName, answerAddress: address },
    })
  })
  await database.notify(database.handle, answersChannel, '')
  return { acknowledged: true }
}

const originOf = (address = ''): string => URL.parse(address)?.origin ?? ''

/** @throws notFound for a message that is of another company, was delivered, or is too old */
export async function sendMessageAgain(
  { audit, database, now }: PunchOutDependencies,
  actor: Actor,
  { id: companyId, message }: { readonly id: string; readonly message: string },
): Promise<{ readonly acknowledged: boolean }> {
  await database.transact(async (tx) => {
    const company = await lockCompanyName(tx, companyId)
    if (company === undefined || !(await sendAgain(tx, { id: message, companyId, now: now() })))
      throw notFound()
    await audit.record(tx, actor, {
      operation: 'punchOut.sendAgain',
      kind: 'company',
      id: companyId,
      label: company,
    })
  })
  await database.notify(database.handle, answersChannel, '')
  return { acknowledged: true }
}

/** @throws notFound for an order that the caller may not see */
export async function listOrderAnswers(
  { database, orders }: PunchOutDependencies,
  actor: Actor,
  number: number,
): Promise<{ answers: OrderAnswer[] }> {
  await orders.read({ actor }, { number })
  const answers = (await listOfOrder(database.handle, number)).map(toOrderAnswer)
  return { answers }
}

const toOrderAnswer = ({ recordId, kind, state }: WrittenAnswer): OrderAnswer => ({
  record: recordId,
  kind,
  ...(state === null ? {} : { state: sentKinds[state] }),
})

/**
 * @throws notFound for a record that does not exist, and for the confirmation of an order that
 *   still waits
 */
export async function readOrderAnswer(
  deps: PunchOutDependencies,
  actor: Actor,
  { number, record }: { readonly number: number; readonly record: string },
): Promise<FileOutput> {
  await deps.orders.read({ actor }, { number })
  const key = (await listOfOrder(deps.database.handle, number)).find(
    ({ recordId }) => recordId === record,
  )
  const written = key && (await writeAnswer(deps, key))
  if (!written) throw notFound({ detail: messages.answers.notThere })
  const bytes = new TextEncoder().encode(written.text)
  return { name: `${written.name}.xml`, bytes, hash: hash('sha256', bytes, 'base64url') }
}

/** As the log shows it, together with the messages from buyer systems. */
export const toSentMessage = (row: AnswerRow): Message => ({
  id: row.id,
  userName: row.user_name,
  at: row.at.toISOString(),
  kind: sentKinds[row.state],
  about: row.kind,
  ...(row.answer === '' ? {} : { reason: row.answer }),
  fields: [{ name: 'cXML', value: row.body }],
})
