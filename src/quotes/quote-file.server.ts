/** An offer as a PDF file: for people who may see the quote, and attached to its mail. */
import { hash } from 'node:crypto'
import type { Actor } from '../platform/access/endpoint.ts'
import type { FileOutput } from '../../packages/contract/file-output.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'
import { inLanguageOfCustomer } from '../platform/languages/customer-language.server.ts'
import { writtenLanguage, sellerOf } from '../documents/document-content.ts'
import { pageSizeOf, type PageSize } from '../documents/rules.ts'
import { dayOf } from '../platform/time/time-zone.ts'
import type { QuotesDependencies } from './dependencies.server.ts'
import { spokenLines } from './dto.server.ts'
import { linkTo } from './quote-mails.server.ts'
import { findQuote, listVersions, type QuoteRow } from './store.server.ts'
import { requireVisible } from './visible-quotes.server.ts'

/** The owner of attachments to an offer's mail. */
const attachmentOwner = 'quotes'
/** 'quote-12-version-2.pdf' */
const fileName = (number: number, version: number): string =>
  `quote-${number}-version-${version}.pdf`

type Wanted = {
  readonly id: string
  readonly version?: number | undefined
  readonly size?: PageSize | undefined
}

/** @throws notFound for other people's quotes, and if the offer does not exist */
export async function readQuoteFile(
  deps: QuotesDependencies,
  actor: Actor,
  { id, version, size = 'a4' }: Wanted,
): Promise<FileOutput> {
  const row = await requireVisible(deps, actor, await findQuote(deps.database.handle, id))
  const chosen = version ?? row.version
  const bytes = await drawVersion(deps, row, chosen, size)
  if (!bytes) throw notFound()
  return { name: fileName(row.number, chosen), bytes, hash: hash('sha256', bytes, 'hex') }
}

/** @returns undefined if the version does not exist */
async function drawVersion(
  deps: QuotesDependencies,
  row: QuoteRow,
  version: number,
  size: PageSize,
): Promise<Buffer | undefined> {
  const offers = await listVersions(deps.database.handle, row.id)
  const offer = offers.find((one) => one.version === version)
  if (!offer) return undefined
  const settings = await deps.readSettings()
  const { name, email, company_name: company, number } = row
  const customer = { userId: row.user_id, companyId: row.company_id }
  const content = {
    ...(await inLanguageOfCustomer(deps.database.handle, customer, () => ({
      ...writtenLanguage(),
      lines: spokenLines(row, offer.lines),
      shop: sellerOf(settings),
    }))),
    number,
    version,
    customer: { name, email, company: company ?? '' },
    total: offer.total_cents,
    currency: settings.currency,
    taxed: settings.tax === 'vat',
    validUntil: offer.valid_until,
    message: offer.message,
    link: linkTo(deps, row.id),
  }
  const offeredOn = dayOf(offer.at, settings.timeZone)
  return deps.documents.drawQuote({ content, offeredOn, offeredAt: offer.at }, size)
}

/** The attachment of an offer's mail, drawn when it is sent. */
export const attachmentOf = ({ id, number }: Pick<QuoteRow, 'id' | 'number'>, version: number) => ({
  reference: `${attachmentOwner}/${id}/${version}`,
  name: fileName(number, version),
})

/** Registers drawing of the attachments named by `attachmentOf`. */
export const registerAttachments = (deps: QuotesDependencies): void =>
  deps.mail.onAttachment(attachmentOwner, async (reference) => {
    const [, id = '', version = ''] = reference.split('/')
    const row = await findQuote(deps.database.handle, id)
    const { country } = await deps.readSettings()
    const bytes = row && (await drawVersion(deps, row, Number(version), pageSizeOf(country)))
    if (!bytes) throw new Error(`There is no offer ${reference}`)
    return bytes
  })
