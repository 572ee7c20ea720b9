/** Takes a file: each order in it becomes a draft. Nothing is ordered. */
import { hash } from 'node:crypto'
import { isAdmin } from '../accounts/rules.ts'
import type { Actor } from '../platform/access/endpoint.ts'
import type { ReceivedOrderSummary } from './contract.ts'
import type { ReceivedOrdersDependencies } from './dependencies.server.ts'
import { orderNumberKey, type Draft } from './draft.ts'
import { toSummary } from './assessed-draft.server.ts'
import { readFile } from './read-file.server.ts'
import { findReceived, insertReceived, type ReceivedRow } from './store.server.ts'

/**
 * @throws orderFileUnreadable; overloaded where many files are read
 */
export async function receiveFile(
  deps: ReceivedOrdersDependencies,
  actor: Actor,
  { name, bytes }: { readonly name: string; readonly bytes: Uint8Array },
): Promise<ReceivedOrderSummary[]> {
  const { audit, database, newId, now } = deps
  const { form, text, drafts } = await readFile(name, bytes)
  const fileHash = hash('sha256', bytes, 'buffer')
  const rows = drafts.map((draft, position) => ({
    id: newId(),
    receivedAt: now(),
    receivedBy: actor.id,
    ...ownerOf(actor),
    form,
    fileName: name,
    file: bytes,
    fileHash,
    position,
    text,
    draft,
    number: draft.number,
    numberKey: orderNumberKey(draft.number),
    sender: senderOf(draft),
  }))
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

const senderOf = ({ buyer }: Draft): string => buyer.name || buyer.contact || buyer.email
