/** All documents: searched, filtered by kind and days, saved one by one or as an archive, sent again. */
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { accounts } from '../accounts/api.client.ts'
import { ListExport } from '../accounts/components/list-export.tsx'
import { currentAdmin } from '../accounts/sessions/current-user.client.ts'
import { may } from '../accounts/rules.ts'
import { DocumentFilters, DocumentViews } from '../documents/components/document-filters.tsx'
import { documentColumns } from '../documents/components/document-columns.tsx'
import { SendDocument } from '../documents/components/send-document.tsx'
import { documentsContract, type ListedDocument } from '../documents/contract.ts'
import { documents, downloadArchive } from '../documents/download.client.ts'
import { documentExport } from '../documents/export-columns.ts'
import { documentsPageMessages as messages } from '../documents/messages/documents-page.ts'
import { pageErrors } from '../shell/page-errors.tsx'
import { DeskHead } from '../ui/desk/desk-head.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ListPage } from '../ui/list-page.tsx'
import { pageSize, readFilters, withoutPage } from '../ui/list-params.ts'
import { personalMeta } from '../ui/page-meta.ts'
import { useRowActions } from '../ui/use-row-actions.ts'
import type { Route } from './+types/dashboard.documents.ts'

export const meta = personalMeta(messages.title, messages.description)

const permissions = ['orders', 'money'] as const

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const user = await currentAdmin(permissions)
  const query = readFilters(documentsContract.list.input, request, ['kind', 'order', 'sent']) ?? {}
  const rows = await documents.list({ ...query, limit: pageSize }, { signal: request.signal })
  return { rows, query: withoutPage(query), canSend: may(user, permissions) }
}

export default function Documents({ loaderData: { rows, query, canSend } }: Route.ComponentProps) {
  const actions = useRowActions()
  const [sending, setSending] = useState<ListedDocument>()
  const [params] = useSearchParams()
  const isFiltered = ['kind', 'from', 'sent', 'to'].some((name) => params.has(name))
  return (
    <>
      <DeskHead title={messages.title} lead={messages.lead}>
        <Exports query={query} />
      </DeskHead>
      <DocumentViews />
      <DocumentFilters />
      {sending ? <SendDocument document={sending} onDone={() => setSending(undefined)} /> : null}
      <ListPage
        caption={messages.caption}
        columns={documentColumns(actions, canSend ? setSending : undefined)}
        rows={rows}
        keyOf={({ id }) => id}
        empty={
          <EmptyState
            title={isFiltered ? messages.noneSo : messages.empty}
            detail={isFiltered ? messages.noneSoDetail : messages.emptyDetail}
          />
        }
      />
    </>
  )
}

type ExportsProps = { readonly query: Route.ComponentProps['loaderData']['query'] }

/** Files of what the filters in the address find, on all pages. */
function Exports({ query }: ExportsProps) {
  const [params] = useSearchParams()
  const { busy, run } = useRowActions()
  const filters = new URLSearchParams(
    [...params].filter(([name]) => ['q', 'kind', 'order', 'from', 'sent', 'to'].includes(name)),
  ).toString()
  const work = async (): Promise<string> => {
    // Where proof is asked, this call opens the dialog; the archive then asks for none.
    await accounts.exportList({ list: 'documents' })
    await downloadArchive(filters)
    return messages.archiveSaved
  }
  return (
    <>
      <span role="status" className="small muted">
        {busy ? messages.archiveBusy : ''}
      </span>
      <ListExport
        list="documents"
        columns={documentExport}
        read={(page) => documents.list({ ...query, ...page })}
        more={[
          {
            label: messages.archive,
            name: messages.archiveName,
            act: (button) => void run({ button, work }),
          },
        ]}
      />
    </>
  )
}

export const ErrorBoundary = pageErrors(messages.title)
