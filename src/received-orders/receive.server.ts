/** Takes a file: each order in it becomes a draft. Nothing is ordered. */
import { isAdmin } from '../accounts/rules.ts'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { Actor } from '../platform/access/endpoint.ts'
import { UnreadableFile } from '../../packages/file-reader/unreadable-file.ts'
import { readMailInThread } from '../platform/files/read-in-thread.server.ts'
import { maxOrderFileName, orderFileUnreadable, type ReceivedOrderSummary } from './contract.ts'
import type { ReceivedOrdersDependencies } from './dependencies.server.ts'
import { toSummary } from './assessed-draft.server.ts'
import { readParts } from './mailbox/read-parts.server.ts'
import { readFile, type ReadFile } from './read-file.server.ts'
import { isPlacedFor, toRows, type NamedFile } from './received-rows.server.ts'
import { findReceived, insertReceived, type ReceivedRow } from './store.server.ts'

/** @throws orderFileUnreadable; overloaded if many files are being read */
export async function receiveFile(
  deps: ReceivedOrdersDependencies,
  actor: Actor,
  { name, bytes }: { readonly name: string; readonly bytes: Uint8Array },
): Promise<ReceivedOrderSummary[]> {
  const { audit, database } = deps
  const owner = { receivedBy: actor.id, ...ownerOf(actor) }
  const rows = (await readSent(name, bytes)).flatMap(({ name: part, bytes: content, ...read }) =>
    toRows(deps, owner, { name: part, bytes: content }, read),
  )
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

type SentFile = ReadFile & NamedFile

/** A saved mail begins with header lines, one of which names its sender. */
const isMail = (name: string, bytes: Uint8Array): boolean =>
  /\.eml$/i.test(name) &&
  /^(?:[\w-]+:.*\r?\n(?:[ \t].*\r?\n)*)*?From:/i.test(
    new TextDecoder('latin1').decode(bytes.subarray(0, 20_000)),
  )

/**
 * The content of a file. For a saved mail, what the mail brings: the buyer is the one for whom it
 * was uploaded, not the sender that the mail names.
 * @throws orderFileUnreadable
 */
async function readSent(name: string, bytes: Uint8Array): Promise<readonly SentFile[]> {
  if (!isMail(name, bytes)) return [{ ...(await readFile(name, bytes)), name, bytes }]
  const read = await readParts(await readMailOf(bytes))
  const fault = read.map((part) => part.fault).join(' ')
  if (read.every((part) => part.fault !== '')) throw orderFileUnreadable({ detail: fault })
  return read.map((part) => ({ ...part, name: part.name.slice(0, maxOrderFileName) }))
}

/** @throws orderFileUnreadable for a mail that is damaged or nested too deeply */
async function readMailOf(bytes: Uint8Array): ReturnType<typeof readMailInThread> {
  try {
    return await readMailInThread(bytes)
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    throw orderFileUnreadable({ detail: error.message, cause: error })
  }
}

/** The company of a connection, for which a message is read. */
type SendingCompany = { readonly id: string; readonly name: string }
type WriteReceived = (tx: Handle) => Promise<readonly Pick<ReceivedRow, 'id'>[]>

/**
 * Reads a message that the system of a company sent. The buyer is the member whom it names by
 * e-mail address, else the first member who decides in the company; if there is none, staff choose
 * the buyer.
 * @returns a function that writes the drafts
 * @throws orderFileUnreadable; overloaded if many files are being read
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
    isProven: await isPlacedFor(deps, company.id),
  }
  const rows = toRows(deps, owner, file, read)
  return async (tx) => {
    for (const row of rows) await insertReceived(tx, row)
    return rows
  }
}

/** Staff upload files of others, and choose the buyer afterwards. */
const ownerOf = (actor: Actor) =>
  isAdmin(actor)
    ? { userId: null, companyId: null, companyName: null }
    : {
        userId: actor.id,
        companyId: actor.company?.id ?? null,
        companyName: actor.company?.name ?? null,
      }

/** Its label in an entry of the history. */
export const labelOf = ({
  number,
  fileName,
}: {
  readonly number: string
  readonly fileName: string
}): string => number || fileName
