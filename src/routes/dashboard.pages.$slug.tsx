/** One text page: its editor, and its versions. */
import { Link, useNavigate } from 'react-router'
import { currentAdmin } from '../accounts/sessions/current-user.client.ts'
import { auditMessages } from '../audit/messages/audit.ts'
import { content } from '../pages/api.client.ts'
import { PageEditor, usePageForm, type PageForm } from '../pages/components/page-editor.tsx'
import type { Page, PageVersion } from '../pages/contract.ts'
import { pagesMessages as messages } from '../pages/messages/pages.ts'
import { pagePath } from '../pages/page-path.ts'
import { pageErrors } from '../shell/page-errors.tsx'
import { DateTime } from '../ui/date-time.tsx'
import { pageMeta } from '../ui/page-meta.ts'
import { toast } from '../ui/toast.tsx'
import { useRevalidator } from '../ui/use-revalidator.ts'
import { useRowActions } from '../ui/use-row-actions.ts'
import type { Route } from './+types/dashboard.pages.$slug.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.page.title || messages.title,
    description: messages.description,
    noindex: true,
  })

/** The page, or an empty one that nobody has written yet. */
async function readPage(slug: string, signal: AbortSignal): Promise<Page> {
  const known = (await content.pages({}, { signal })).find((page) => page.slug === slug)
  // The program brings a text of every page that it names, but of the imprint.
  const isImprint = slug === 'imprint'
  if (known && (known.by !== null || !isImprint)) return content.page({ slug }, { signal })
  const title = isImprint ? messages.imprint : ''
  return { slug, title, description: '', body: '', revision: 0 }
}

export async function clientLoader({
  params: { slug },
  request: { signal },
}: Route.ClientLoaderArgs) {
  await currentAdmin('content', true)
  const [page, versions] = await Promise.all([
    readPage(slug, signal),
    content.pageVersions({ slug }, { signal }),
  ])
  return { page, versions }
}

export default function EditPage({ loaderData }: Route.ComponentProps) {
  // Another page, another form.
  return <Editor key={loaderData.page.slug} {...loaderData} />
}

type EditorProps = { readonly page: Page; readonly versions: readonly PageVersion[] }

function Editor({ page, versions }: EditorProps) {
  const { revalidate } = useRevalidator()
  const { form, clearDraft } = usePageForm(page)
  const exists = versions[0]?.removed === false
  return (
    <>
      <div className="row justify-between">
        <h1>{page.title || pagePath(page.slug)}</h1>
        <span className="row">
          <Link className="button tight" to={`/dashboard/history?kind=page&record=${page.slug}`}>
            {auditMessages.title}
          </Link>
          <Link className="button tight" to="/dashboard/pages">
            {messages.back}
          </Link>
        </span>
      </div>
      <p className="muted mt-2 mb-6">
        <a className="link" href={pagePath(page.slug)}>
          {messages.see}
        </a>
      </p>
      <PageEditor page={page} form={form} clearDraft={clearDraft} onSaved={revalidate} />
      {exists ? (
        <Remove page={page} isBuiltIn={!pagePath(page.slug).startsWith('/pages/')} />
      ) : null}
      <Versions versions={versions} form={form} />
    </>
  )
}

function Remove({ page, isBuiltIn }: { readonly page: Page; readonly isBuiltIn: boolean }) {
  const { busy, remove } = useRowActions()
  const navigate = useNavigate()
  return (
    <p className="mt-4">
      <button
        type="button"
        className="button"
        aria-disabled={busy || undefined}
        onClick={({ currentTarget }) =>
          void remove(currentTarget, messages.removing(page.title), async () => {
            const result = await content.removePage({ slug: page.slug })
            await navigate('/dashboard/pages')
            return result
          })
        }
      >
        {isBuiltIn ? messages.removeOwn : messages.remove}
      </button>
    </p>
  )
}

function Versions({
  versions,
  form,
}: {
  readonly versions: readonly PageVersion[]
  readonly form: PageForm
}) {
  return (
    <section className="form-part mt-4" aria-labelledby="versions">
      <h2 id="versions">{messages.versions}</h2>
      <p className="muted">{versions.length === 0 ? messages.noVersions : messages.versionsLead}</p>
      <ul className="list-of">
        {versions.map(({ revision, by, savedAt, removed, title, description, body }) => (
          <li key={revision} className="row justify-between">
            <span>
              {messages.version(revision, by)} {removed ? `(${messages.removed})` : null}{' '}
              <DateTime at={savedAt} />
            </span>
            <button
              type="button"
              className="button tight"
              aria-label={messages.loadOf(revision)}
              onClick={() => {
                form.reset({ ...form.getValues(), title, description, body })
                toast(messages.loaded, 'info')
              }}
            >
              {messages.load}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

export const ErrorBoundary = pageErrors(messages.title)
