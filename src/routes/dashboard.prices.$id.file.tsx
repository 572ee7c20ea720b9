/** A file of prices: read, shown row by row with what each would change, applied. */
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { notFound } from '../../packages/contract/standard-problems.ts'
import { currentAdmin } from '../accounts/sessions/current-user.client.ts'
import { PriceFileRows } from '../bulk/components/price-file-rows.tsx'
import { PriceFileUpload, type ReadPriceFile } from '../bulk/components/price-file-upload.tsx'
import { SheetChoice } from '../bulk/components/sheet-choice.tsx'
import { priceFileMessages as messages } from '../bulk/messages/price-file.ts'
import type { PriceFile } from '../bulk/price-files/price-files-contract.ts'
import { OwnAffair } from '../companies/components/own-affair.tsx'
import { findOwnAffair } from '../companies/own-affairs.client.ts'
import { Id } from '../platform/fields/fields.ts'
import { prices } from '../prices/api.client.ts'
import type { PriceImport } from '../prices/import-fields.ts'
import { priceTargets } from '../prices/rules.ts'
import { pageErrors } from '../shell/page-errors.tsx'
import { Notice } from '../ui/page-state.tsx'
import { personalMeta } from '../ui/page-meta.ts'
import { SubmitButton } from '../ui/buttons.tsx'
import styles from '../ui/styles/import.css?url&no-inline'
import { toast } from '../ui/toast.tsx'
import { useAttempt } from '../ui/form/use-attempt.ts'
import type { Route } from './+types/dashboard.prices.$id.file.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const meta = personalMeta(messages.title, messages.description)

export async function clientLoader({ params, request: { signal } }: Route.ClientLoaderArgs) {
  const user = await currentAdmin('catalogue')
  const listId = params.id.toLowerCase()
  const list = Id.safeParse(listId).success
    ? (await prices.lists({}, { signal })).find(({ id }) => id === listId)
    : undefined
  if (!list) throw notFound()
  const asked = { record: 'price-list', key: listId, permission: 'catalogue' } as const
  return { list, ownAffair: await findOwnAffair(user, asked, { signal }) }
}

export default function PriceFilePage({ loaderData: { list, ownAffair } }: Route.ComponentProps) {
  const [read, setRead] = useState<ReadPriceFile>()
  return (
    <>
      <div className="row justify-between">
        <h1>{messages.title}</h1>
        <Link
          className="button tight max-w-full whitespace-normal! wrap-anywhere"
          to={`/dashboard/prices/${list.id}`}
        >
          {messages.back(list.name)}
        </Link>
      </div>
      <p className="muted mt-2 mb-6">{messages.lead}</p>
      <OwnAffair reason={ownAffair}>
        <PriceFileUpload listId={list.id} onRead={setRead} />
        {read ? (
          <ReadPrices
            key={read.name + read.prices.sheet}
            listId={list.id}
            read={read}
            onSheet={(other) => setRead({ ...read, prices: other })}
          />
        ) : null}
      </OwnAffair>
    </>
  )
}

type ReadPricesProps = {
  readonly listId: string
  readonly read: ReadPriceFile
  readonly onSheet: (read: PriceFile) => void
}

function ReadPrices({ listId, read, onSheet }: ReadPricesProps) {
  const { name, prices: file, readSheet } = read
  const navigate = useNavigate()
  const { busy, error, attempt } = useAttempt()
  const rows = changesOf(file)
  const apply = () =>
    attempt(async () => {
      const { counts } = await prices.importRows({ listId, file: name.slice(-120), rows })
      toast(messages.applied(counts.new + counts.changed))
      await navigate(`/dashboard/prices/${listId}`)
    })
  return (
    <>
      <PriceFileRows name={name} file={file} />
      {file.otherLists.length === 0 ? null : (
        <SheetChoice
          {...file}
          onChoose={(sheet) => void attempt(async () => onSheet(await readSheet(sheet)))}
        />
      )}
      {error === undefined ? null : <Notice tone="bad">{error}</Notice>}
      {rows.length === 0 ? (
        <p>{messages.nothing}</p>
      ) : (
        <form
          method="post"
          className="row mt-6"
          onSubmit={(event) => {
            event.preventDefault()
            void apply()
          }}
        >
          <SubmitButton busy={busy} busyLabel={messages.applying}>
            {messages.apply(rows.length)}
          </SubmitButton>
          {file.counts.wrong > 0 ? <p>{messages.leftOut(file.counts.wrong)}</p> : null}
        </form>
      )}
    </>
  )
}

/** The rows that say something new, as the API takes them. */
const changesOf = ({ rows }: PriceFile): PriceImport['rows'] =>
  rows.flatMap(({ row, kind, target: word, name, becomes }) => {
    const target = priceTargets.find((known) => known === word)
    return becomes && target && (kind === 'new' || kind === 'changed')
      ? [{ row, target, name, ...becomes }]
      : []
  })

export const ErrorBoundary = pageErrors(messages.title)
