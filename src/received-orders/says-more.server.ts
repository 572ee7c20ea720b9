/** What an order, or the mail that brought it, says beside its lines, once the names in it are known. */
import { beyondCover } from '../../packages/file-reader/mails/cover-note.ts'
import type { ReceivedOrdersDependencies } from './dependencies.server.ts'
import { saysNothing, type SaidBeside } from './draft.ts'
import type { ReceivedRow } from './store.server.ts'

/** What is left of it without the names of the buyer, the company, the shop and the order. */
export async function saysMore(
  deps: Pick<ReceivedOrdersDependencies, 'accounts' | 'companies' | 'database' | 'readSettings'>,
  row: ReceivedRow,
): Promise<SaidBeside> {
  const { says } = row.draft
  if (!says || says.mail.length + says.files.length + says.file.length === 0) return saysNothing
  const db = deps.database.handle
  const terms =
    row.company_id === null ? undefined : await deps.companies.orderFileTerms(db, row.company_id)
  const saved = row.user_id === null ? [] : await deps.accounts.addressesOf(db, row.user_id)
  const { buyer, deliverTo } = row.draft
  const emails = [row.user_email, row.mail?.from ?? '', buyer.email].filter(Boolean)
  const names = {
    words: [
      row.user_name,
      row.mail?.name ?? '',
      buyer.contact,
      deliverTo.contact,
      ...(terms?.addresses ?? []),
      ...saved.map(({ address }) => address),
    ],
    phrases: [
      row.company_name ?? '',
      row.number,
      (await deps.readSettings()).name,
      terms?.phone ?? '',
      ...saved.map(({ phone }) => phone),
      ...emails,
      ...emails.map((email) => email.slice(email.indexOf('@') + 1)),
    ],
  }
  return {
    mail: beyondCover(says.mail, names),
    files: says.files,
    file: beyondCover(says.file, names),
  }
}
