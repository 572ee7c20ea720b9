/** One text page: its editor, and its versions. */
import { Link, useNavigate } from 'react-router'
import { currentAdmin } from '../accounts/sessions/current-user.client.ts'
import { auditMessages } from '../audit/messages/audit.ts'
import { content } from '../pages/api.client.ts'
import { PageEditor, usePageForm, type PageForm } from '../pages/components/page-editor.tsx'
import type { Page, PageVersion } from '../pages/contract.ts'
import { pagesMessages as messages } from '../pages/messages/pages.ts'
import { isOfProgram, pagePath } from '../pages/page-path.ts'
import { currentLanguage } from '../platform/languages/current-language.ts'
import { isLanguage, nameOfLanguage, type Language } from '../platform/languages/languages.ts'
import { prefixOf, withPrefix } from '../platform/languages/page-address.ts'
import { pageErrors } from '../shell/page-errors.tsx'
import { ActButton } from '../ui/buttons.tsx'
import { DateTime } from '../ui/date-time.tsx'
import { pageMeta } from '../ui/page-meta.ts'
import { toast } from '../ui/toast.tsx'
import { useShopLanguages } from '../ui/use-shop-languages.ts'
import { useRevalidator } from '../ui/use-revalidator.ts'
import { useRowActions } from '../ui/use-row-actions.ts'
import type { Route } from './+types/dashboard.pages.$slug.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.page.title || messages.title,
    description: messages.description,
    noindex: true,
  })

type Asked = { readonly slug: string; readonly language?: Language }

/** The page, or an empty one that nobody has written yet. */
async function readPage(asked: Asked, signal: AbortSignal): Promise<Page> {
  const { slug, language = currentLanguage() } = asked
  const known = (await content.pages({}, { signal })).find((page) => page.slug === slug)
  if (known) return content.page(asked, { signal })
  // The program brings a text of every page that it names, but of the imprint.
  const title = slug === 'imprint' ? messages.imprint : ''
  return { slug, title, description: '', body: '', revision: 0, language, further: false }
}

export async function clientLoader({
  params: { slug },
  request: { signal, url },
}: Route.ClientLoaderArgs) {
  await currentAdmin('content', true)
  const code = new URL(url).searchParams.get('language') ?? undefined
  const asked = isLanguage(code) ? { slug, language: code } : { slug }
  const [page, versions] = await Promise.all([
    readPage(asked, signal),
    content.pageVersions(asked, { signal }),
  ])
  const shown = isLanguage(page.shown)
    ? await content.page({ slug, language: page.shown }, { signal })
    : undefined
  return { page, versions, shown }
}

export default function EditPage({ loaderData }: Route.ComponentProps) {
  const { slug, language } = loaderData.page
  // Another page or language, another form.
  return <Editor key={`${slug} ${language}`} {...loaderData} />
}

type EditorProps = {
  readonly page: Page
  readonly versions: readonly PageVersion[]
  /** What buyers read as long as there is no text in this language. */
  readonly shown: Page | undefined
}

function Editor({ page, versions, shown }: EditorProps) {
  const { revalidate } = useRevalidator()
  const { form, clearDraft } = usePageForm(page)
  const exists = versions[0]?.removed === false
  return (
    <>
      <div className="row justify-between">
        <h1>{page.title || shown?.title || pagePath(page.slug)}</h1>
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
        <SeeLink page={page} />
      </p>
      <LanguageLinks page={page} />
      {shown ? <Fallback shown={shown} form={form} /> : null}
      <PageEditor page={page} form={form} clearDraft={clearDraft} onSaved={revalidate} />
      {exists ? <Remove page={page} /> : null}
      <Versions versions={versions} form={form} />
    </>
  )
}

type PageProps = { readonly page: Page }

/** The page, in the language that is edited. */
function SeeLink({ page: { slug, language } }: PageProps) {
  const languages = useShopLanguages()
  const prefix = languages && isLanguage(language) ? prefixOf(language, languages) : ''
  return (
    <a className="link" href={withPrefix(pagePath(slug), prefix)}>
      {messages.see}
    </a>
  )
}

/** Nothing in a shop of one language, unless the page was written in another one. */
function LanguageLinks({ page: { language } }: PageProps) {
  const { all } = useShopLanguages() ?? { all: [] }
  const codes = [...new Set([...all, language])]
  return codes.length < 2 ? null : (
    <nav className="views own mb-4" aria-label={messages.languages}>
      {codes.map((code) => (
        <Link
          key={code}
          to={{ search: `language=${code}` }}
          aria-current={code === language ? 'true' : undefined}
          lang={code}
        >
          {nameOfLanguage(code)}
        </Link>
      ))}
    </nav>
  )
}

type FallbackProps = { readonly shown: Page; readonly form: PageForm }

function Fallback({ shown, form }: FallbackProps) {
  const { title, description, body, language } = shown
  return (
    <div className="row justify-between mb-4">
      <p className="muted">{messages.fallback(nameOfLanguage(language))}</p>
      <button
        type="button"
        className="button tight"
        onClick={() => {
          const given = { title, description, body }
          form.setValues((values) => ({ ...values, ...given }), { shouldDirty: true })
          toast(messages.loaded, 'info')
        }}
      >
        {messages.beginWith(nameOfLanguage(language))}
      </button>
    </div>
  )
}

function Remove({ page: { slug, title, language, further } }: PageProps) {
  const { busy, remove } = useRowActions()
  const navigate = useNavigate()
  const name = nameOfLanguage(language)
  const act = isOfProgram(slug) ? messages.removeOwn : messages.remove
  return (
    <p className="mt-4">
      <ActButton
        className="button"
        busy={busy}
        act={(button) =>
          remove(
            button,
            further ? messages.removingText(title, name) : messages.removing(title),
            async () => {
              const result = await content.removePage({
                slug,
                ...(isLanguage(language) ? { language } : {}),
              })
              await navigate('/dashboard/pages')
              return result
            },
          )
        }
      >
        {further ? messages.removeText(name) : act}
      </ActButton>
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
                const loaded = { title, description, body }
                form.setValues((values) => ({ ...values, ...loaded }), { shouldDirty: true })
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
