/** All documents: searched, filtered by kind and days, saved one by one or as an archive, sent again. */
import { Link, useSearchParams } from 'react-router'
import { may } from '../accounts/rules.ts'
import { accounts } from '../accounts/api.client.ts'
import { ListExport } from '../accounts/components/list-export.tsx'
import { DocumentFilters, documentViews } from '../documents/components/document-filters.tsx'
import { documentColumns } from '../documents/components/document-columns.tsx'
import { SendDocument } from '../documents/components/send-document.tsx'
import { documentsContract, type ListedDocument } from '../documents/contract.ts'
import { documents } from '../documents/api.client.ts'
import { downloadArchive } from '../documents/download.client.ts'
import { documentExport } from '../documents/export-columns.ts'
import { documentsPageMessages as messages } from '../documents/messages/documents-page.ts'
import { isMailed } from '../documents/rules.ts'
import { deskList } from '../shell/desk-list.tsx'
import type { Together } from '../ui/desk/together.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { withoutPage } from '../ui/list-params.ts'
import { useRowActions } from '../ui/use-row-actions.ts'

const permissions = ['orders', 'money'] as const

const acts: readonly Together<ListedDocument>[] = [
  {
    label: messages.send,
    can: ({ kind, cancelledAt }) => isMailed(kind) && cancelledAt === null,
    sure: messages.sureToSend,
    each: ({ id }) => documents.mail({ id }),
    done: messages.areSent,
  },
  {
    label: messages.sentOtherwise,
    can: ({ kind, cancelledAt, sent }) =>
      isMailed(kind) && cancelledAt === null && sent.length === 0,
    each: ({ id }) => documents.noteDelivery({ id, how: messages.byPost }),
    done: messages.areNoted,
  },
]

const page = deskList({
  permission: permissions,
  title: messages.title,
  description: messages.description,
  lead: messages.lead,
  caption: messages.caption,
  input: documentsContract.list.input,
  params: ['kind', 'order', 'sent'],
  read: (query, options) => documents.list(query, options),
  keyOf: ({ id }) => id,
  columns: ({ actions, canChange, open }) =>
    documentColumns(
      actions,
      canChange
        ? (document) =>
            open(messages.sendTitle(document.number), (done) => (
              <SendDocument document={document} onDone={() => void done()} />
            ))
        : undefined,
    ),
  links: ({ query }) => <Exports query={withoutPage(query)} />,
  views: ({ today }) => documentViews(today),
  filters: () => <DocumentFilters />,
  together: { nameOf: ({ number }) => number, acts: () => acts },
  empty: ({ params, user }) => {
    const isFiltered = ['kind', 'from', 'sent', 'to'].some((name) => params.has(name))
    return (
      <EmptyState
        title={isFiltered ? messages.noneSo : messages.empty}
        detail={isFiltered ? messages.noneSoDetail : messages.emptyDetail}
      >
        {!isFiltered && may(user, 'orders') ? (
          <Link className="button" to="/dashboard/manageorders">
            {messages.allOrders}
          </Link>
        ) : null}
      </EmptyState>
    )
  },
})

type ExportsProps = {
  readonly query: Omit<Parameters<typeof documents.list>[0], 'limit' | 'cursor'>
}

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
        read={(part) => documents.list({ ...query, ...part })}
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

export const meta = page.meta
export const clientLoader = page.clientLoader
export const ErrorBoundary = page.ErrorBoundary
export default page.Page
