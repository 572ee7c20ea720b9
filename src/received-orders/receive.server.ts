/** Takes a file: each order in it becomes a draft. Nothing is ordered. */
import { isAdmin } from '../accounts/rules.ts'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { Actor } from '../platform/access/endpoint.ts'
import type { ReceivedOrderSummary } from './contract.ts'
import type { ReceivedOrdersDependencies } from './dependencies.server.ts'
import { toSummary } from './assessed-draft.server.ts'
import { readFile } from './read-file.server.ts'
import { toRows, type NamedFile } from './received-rows.server.ts'
import { findReceived, insertReceived, type ReceivedRow } from './store.server.ts'

/**
 * @throws orderFileUnreadable; overloaded where many files are read
 */
export async function receiveFile(
  deps: ReceivedOrdersDependencies,
  actor: Actor,
  { name, bytes }: { readonly name: string; readonly bytes: Uint8Array },
): Promise<ReceivedOrderSummary[]> {
  const { audit, database } = deps
  const owner = { receivedBy: actor.id, ...ownerOf(actor) }
  const rows = toRows(deps, owner, { name, bytes }, await readFile(name, bytes))
  return database.transact(async (tx) => {
    const written: ReceivedRow[] = []
    for (const row of rows) {
      await insertReceived(tx, row)
      const found = await findReceived(tx, row.id)
      if (found) written.push(found)
      if (isAdmin(actor))
        await audit.record(tx, actor, {
          operation: 'receivedOrders.receive',
          kind: 'received-order',
          id: row.id,
          label: labelOf(row),
          after: { file: name, lines: row.draft.lines.length },
        })
    }
    return written.map(toSummary)
  })
}

/** The company of a connection, as whose order a message is read. */
type SendingCompany = { readonly id: string; readonly name: string }
type WriteReceived = (tx: Handle) => Promise<readonly Pick<ReceivedRow, 'id'>[]>

/**
 * Reads a message that the system of a company sent. It is for the member whom it names by e-mail
 * address, else for the first who decides in the company; without one, staff say for whom.
 * @returns what writes the drafts
 * @throws orderFileUnreadable; overloaded where many files are read
 */
export async function receiveForCompany(
  deps: ReceivedOrdersDependencies,
  company: SendingCompany,
  file: NamedFile,
): Promise<WriteReceived> {
  const read = await readFile(file.name, file.bytes)
  const deciding = await deps.companies.approvers(deps.database.handle, company.id)
  const named = read.drafts.flatMap(({ buyer, deliverTo }) => [buyer.email, deliverTo.email])
  const member = deciding.find(({ email }) => named.includes(email)) ?? deciding[0]
  const owner = {
    receivedBy: null,
    userId: member?.userId ?? null,
    companyId: company.id,
    companyName: company.name,
  }
  const rows = toRows(deps, owner, file, read)
  return async (tx) => {
    for (const row of rows) await insertReceived(tx, row)
    return rows
  }
}

/** Staff bring files of others: for whom one is, they say afterwards. */
const ownerOf = (actor: Actor) =>
  isAdmin(actor)
    ? { userId: null, companyId: null, companyName: null }
    : {
        userId: actor.id,
        companyId: actor.company?.id ?? null,
        companyName: actor.company?.name ?? null,
      }

/** How an entry of the history calls it. */
export const labelOf = ({
  number,
  fileName,
}: {
  readonly number: string
  readonly fileName: string
}): string => number || fileName
