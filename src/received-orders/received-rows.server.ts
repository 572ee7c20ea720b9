/** What is stored for a file: one row for each order in it. */
import { hash } from 'node:crypto'
import type { ReceivedOrdersDependencies } from './dependencies.server.ts'
import { orderNumberKey, orderNumberOf, type Draft, type ReceivedForm } from './draft.ts'
import { nameSeveral, numberInFileName } from './number-in-text.ts'
import type { ReadFile } from './read-file.server.ts'
import type { NewRow } from './store.server.ts'

export type NamedFile = { readonly name: string; readonly bytes: Uint8Array }
/** The person who brought it, and the buyer. */
type Owner = Pick<NewRow, 'receivedBy' | 'userId' | 'companyId' | 'companyName'> & {
  /** Whether its sender is proven, and the company's setting asks the shop to place its orders. */
  readonly isProven?: boolean
}

/** Whether the shop decides about orders of a company; a company that keeps drafts waits for nothing. */
export async function isPlacedFor(
  { companies, database }: Pick<ReceivedOrdersDependencies, 'companies' | 'database'>,
  companyId: string | null,
): Promise<boolean> {
  const terms =
    companyId === null ? undefined : await companies.orderFileTerms(database.handle, companyId)
  return terms?.places === true
}

/** The mail that brought it, and why nothing could be read in it. */
type Brought = Pick<NewRow, 'mail' | 'fault'>

export function toRows(
  { newId, now }: Pick<ReceivedOrdersDependencies, 'newId' | 'now'>,
  owner: Owner,
  { name, bytes }: NamedFile,
  { form, text, drafts }: ReadFile,
  { mail, fault }: Brought = { mail: null, fault: '' },
): readonly NewRow[] {
  const fileHash = hash('sha256', bytes, 'buffer')
  return drafts.map((read, position) => {
    const draft = withNumber(read, form, name)
    return {
      id: newId(),
      receivedAt: now(),
      receivedBy: owner.receivedBy,
      userId: owner.userId,
      companyId: owner.companyId,
      companyName: owner.companyName,
      form,
      fileName: name,
      file: bytes,
      fileHash,
      position,
      text,
      draft,
      number: draft.number,
      numberKey: orderNumberKey(orderNumberOf(draft)),
      sender: senderOf(draft) || mail?.name || mail?.from || '',
      mail,
      fault,
      isProven: owner.isProven === true && owner.companyId !== null && owner.userId !== null,
    }
  })
}

/** A table, a text or a PDF without an order number has the number in the name of its file. */
function withNumber(draft: Draft, form: ReceivedForm, name: string): Draft {
  const isOfText = form === 'table' || form === 'text' || form === 'pdf'
  return !isOfText || draft.number !== '' || nameSeveral(draft.unread)
    ? draft
    : { ...draft, number: numberInFileName(name) }
}

const senderOf = ({ buyer }: Draft): string => buyer.name || buyer.contact || buyer.email
