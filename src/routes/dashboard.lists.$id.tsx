/** A saved list: into the cart or the order pad with one press, and changed as a whole. */
import { Link, useNavigate } from 'react-router'
import { notFound } from '../../packages/contract/standard-problems.ts'
import { lists } from '../saved-lists/api.client.ts'
import { AddBySku } from '../saved-lists/components/add-by-sku.tsx'
import { ListTable } from '../saved-lists/components/list-table.tsx'
import { listToCart } from '../saved-lists/list-to-cart.client.ts'
import { listPagesMessages as messages } from '../saved-lists/messages/pages.ts'
import { maxListName } from '../saved-lists/rules.ts'
import { useListEditor, type ListEditor } from '../saved-lists/use-list-editor.ts'
import { appendToPad } from '../order-pad/pad-storage.browser.ts'
import { formatLine } from '../order-pad/pad-lines.ts'
import { Id } from '../platform/fields/fields.ts'
import { readCompany } from '../session/company.browser.ts'
import { pageErrors } from '../shell/page-errors.tsx'
import { ActButton } from '../ui/buttons.tsx'
import { DotsMenu } from '../ui/desk/dots-menu.tsx'
import { TextField } from '../ui/field.tsx'
import { pageMeta } from '../ui/page-meta.ts'
import { Notice } from '../ui/page-state.tsx'
import { toast } from '../ui/toast.tsx'
import { useRowActions } from '../ui/use-row-actions.ts'
import type { Route } from './+types/dashboard.lists.$id.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.name ?? messages.title,
    description: messages.description,
    noindex: true,
  })

export async function clientLoader({ params, request: { signal } }: Route.ClientLoaderArgs) {
  if (!Id.safeParse(params.id).success) throw notFound()
  return lists.read({ id: params.id }, { signal })
}

export default function SavedListPage({ loaderData }: Route.ComponentProps) {
  return <Editor key={loaderData.id} list={loaderData} />
}

function Editor({ list }: { readonly list: Route.ComponentProps['loaderData'] }) {
  const editor = useListEditor(list)
  const company = readCompany()
  const { saved, name, shared, fault, busy, isChanged } = editor
  return (
    <>
      <nav className="crumbs" aria-label={messages.crumbs}>
        <Link to="/dashboard/lists">{messages.title}</Link>
        <span aria-current="page">{saved.name}</span>
      </nav>
      <h1>{saved.name}</h1>
      <p className="muted mt-2 mb-4">{saved.shared ? messages.sharedBy(saved.by) : messages.own}</p>
      <ListWays editor={editor} />
      <ListTable editor={editor} />
      <AddBySku editor={editor} />
      <form
        className="form mt-6"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void editor.save()
        }}
      >
        <TextField
          label={messages.nameLabel}
          maxLength={maxListName}
          value={name}
          onChange={({ currentTarget }) => editor.setName(currentTarget.value)}
        />
        {company !== undefined && saved.own ? (
          <label className="check">
            <input
              type="checkbox"
              checked={shared}
              onChange={({ currentTarget }) => editor.setShared(currentTarget.checked)}
            />{' '}
            {messages.shared(company.name)}
          </label>
        ) : null}
        {fault === undefined ? null : (
          <Notice tone="bad">
            <b>{messages.notSaved}</b> {fault}
          </Notice>
        )}
        <div className="row">
          <button type="submit" className="button" aria-disabled={busy || undefined}>
            {busy ? messages.saving : messages.save}
          </button>
          <span className="muted small" role="status">
            {isChanged ? messages.unsaved : ''}
          </span>
          {isChanged ? (
            <button
              type="button"
              className="button plain"
              aria-disabled={busy || undefined}
              onClick={({ currentTarget }) => {
                // This button disappears.
                currentTarget.form?.querySelector<HTMLElement>('[type=submit]')?.focus()
                void editor.discard()
              }}
            >
              {messages.discard}
            </button>
          ) : null}
        </div>
      </form>
    </>
  )
}

/** What is done with the list as it stands there, saved or not. */
function ListWays({ editor }: { readonly editor: ListEditor }) {
  const { saved, tools, written } = editor
  const { run, busy, remove } = useRowActions()
  const navigate = useNavigate()
  const lines = written.filter(({ quantity }) => quantity > 0)
  const toCart = async (): Promise<undefined> => {
    const unavailable = saved.unavailable.filter(({ id }) =>
      lines.some(({ toolId }) => toolId === id),
    )
    await listToCart({ lines, tools: [...tools.values()], unavailable })
  }
  const toPad = async (): Promise<void> => {
    const text = lines.flatMap(({ toolId, quantity }) => {
      const sku = tools.get(toolId)?.sku
      return sku === undefined ? [] : [formatLine({ term: sku, quantity: String(quantity) })]
    })
    if (appendToPad(text.join('\n'))) await navigate('/order-pad')
    else toast(messages.padFull, 'error')
  }
  const end = async () => {
    const answer = await lists.remove({ id: saved.id })
    await navigate('/dashboard/lists')
    return answer
  }
  return (
    <div className="row mb-4">
      <ActButton
        className="button primary"
        busy={busy}
        act={(button) => run({ button, work: toCart })}
      >
        {messages.toCart}
      </ActButton>
      <button type="button" className="button" onClick={() => void toPad()}>
        {messages.toPad}
      </button>
      {saved.own ? (
        <DotsMenu
          of={saved.name}
          busy={busy}
          choices={[
            {
              label: messages.remove,
              danger: true,
              act: (button) =>
                void remove(button, messages.removing(saved.name), end, () =>
                  lists.create({ name: saved.name, shared: saved.shared, lines: saved.lines }),
                ),
            },
          ]}
        />
      ) : null}
    </div>
  )
}

export const ErrorBoundary = pageErrors(messages.title, {
  title: messages.unknown,
  detail: messages.unknownDetail,
  to: '/dashboard/lists',
  back: messages.title,
})
