/**
 * What an order, or the mail that brought it, states besides its lines, without the names that are
 * known.
 */
import { beyondCover, type KnownNames } from '../../../packages/file-reader/mails/cover-note.ts'
import { isAgainstOrder } from '../../order-pad/doubt-words.ts'
import type { ReceivedOrdersDependencies } from '../dependencies.server.ts'
import { saysNothing, type ExtraTexts } from '../draft.ts'
import type { ReceivedRow } from '../store.server.ts'

type SaysDependencies = Pick<
  ReceivedOrdersDependencies,
  'accounts' | 'companies' | 'database' | 'readSettings'
>

/** The rest of a text, without the names of the buyer, the company, the shop and the order. */
export async function saysMore(deps: SaysDependencies, row: ReceivedRow): Promise<ExtraTexts> {
  const { says } = row.draft
  if (!says || says.mail.length + says.files.length + says.file.length === 0) return saysNothing
  const names = await namesOf(deps, row)
  return {
    mail: beyondCover(says.mail, names),
    files: says.files,
    file: beyondCover(says.file, names),
    near: beyondCover(says.near ?? [], names),
    titles: (says.titles ?? []).filter(({ text }) => beyondCover([text], names).length > 0),
  }
}

/** The names of the buyer, the company, the shop and the order. */
async function namesOf(deps: SaysDependencies, row: ReceivedRow): Promise<KnownNames> {
  const db = deps.database.handle
  const terms =
    row.company_id === null ? undefined : await deps.companies.orderFileTerms(db, row.company_id)
  const saved = row.user_id === null ? [] : await deps.accounts.addressesOf(db, row.user_id)
  const { buyer, deliverTo } = row.draft
  const emails = [row.user_email, row.mail?.from ?? '', buyer.email].filter(Boolean)
  return {
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
}

/** Sentences that a person is shown, and that a reason quotes. */
const maxShown = 12

/**
 * The sentences shown above the lines of a text, a PDF or a table, first those that speak against
 * the order.
 */
export async function shownSentences(
  deps: SaysDependencies,
  row: ReceivedRow,
): Promise<readonly string[]> {
  const { mail, file } = await saysMore(deps, row)
  const isText = row.form === 'text' || row.form === 'pdf'
  const sentences = [...(isText ? mail : []), ...file]
  return sentences
    .toSorted((one, other) => Number(isAgainstOrder(other)) - Number(isAgainstOrder(one)))
    .slice(0, maxShown + 1)
    .map((sentence, at) => (at === maxShown ? '…' : sentence))
}
