/** The edit page of a tool; concurrent edits and orders are never overwritten. */
import { useState } from 'react'
import { Link } from 'react-router'
import { Id } from '../platform/fields/fields.ts'
import { isProblem, type Problem } from '../../packages/contract/problem.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'
import { currentAdmin } from '../accounts/sessions/current-user.client.ts'
import { pageMeta } from '../ui/page-meta.ts'
import { toast } from '../ui/toast.tsx'
import { pageErrors } from '../shell/page-errors.tsx'
import { requireAnyPictureDocument } from '../shell/any-picture-document.client.ts'
import { DotsMenu } from '../ui/desk/dots-menu.tsx'
import { FormDialog } from '../ui/desk/form-dialog.tsx'
import { TitleBar } from '../ui/desk/title-bar.tsx'
import type { State } from '../ui/state-looks.ts'
import { StatePill } from '../ui/state-pill.tsx'
import { useRevalidator } from '../ui/use-revalidator.ts'
import { toolFormMessages } from '../catalogue/messages/tool-form.ts'
import { auditMessages } from '../audit/messages/audit.ts'
import { catalogue } from '../catalogue/api.client.ts'
import {
  catalogueContract,
  priceBaseChanged,
  revisionChanged,
  type NewTool,
  type ToolRecord,
} from '../catalogue/contract.ts'
import { toTypedTool, type TypedTool } from '../catalogue/writing/tool-form-fields.ts'
import { toolStateMessages } from '../catalogue/messages/tool-states.ts'
import { readKnownNames } from './known-names.client.ts'
import { ToolStateForm } from '../catalogue/components/tool-state.tsx'
import { ToolTextsEditor } from '../catalogue/components/tool-texts-editor.tsx'
import { toolTexts } from '../catalogue/texts/tool-texts.client.ts'
import type { ToolText } from '../catalogue/texts/tool-texts-contract.ts'
import { ToolForm } from '../catalogue/components/tool-form.tsx'
import type { Route } from './+types/dashboard.manageproducts.$id.ts'

const messages = toolFormMessages.edit

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData ? `${messages.title}: ${loaderData.tool.name}` : messages.title,
    description: messages.description,
    noindex: true,
  })

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const id = params.id.toLowerCase()
  if (!Id.safeParse(id).success) throw notFound()
  requireAnyPictureDocument(request)
  await currentAdmin('catalogue', true)
  const { signal } = request
  const [tool, known, { texts }] = await Promise.all([
    catalogue.readAny({ id }, { signal }),
    readKnownNames({ signal }),
    toolTexts.toolTexts({ id }, { signal }),
  ])
  return { tool, known, texts }
}

export default function EditProduct({ loaderData: { tool, known, texts } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  // The form is remounted for each loaded revision, also when the page already had that revision.
  const [loaded, setLoaded] = useState(0)
  const [isTold, setTold] = useState(false)
  const [saved, setSaved] = useState<{ readonly name: string; readonly slug: string }>()
  const [isStateOpen, setStateOpen] = useState(false)
  const save = async (changed: NewTool, seen: Pick<TypedTool, 'revision' | 'stockSeen'>) => {
    const asks = isTold ? {} : { pricePerSeen: tool.pricePer ?? 1 }
    const now = await catalogue
      .edit({ ...changed, id: tool.id, ...seen, ...asks })
      .catch((error: unknown) => {
        // Once it was said what a change of base touches, the next save makes it.
        if (isProblem(error, priceBaseChanged)) setTold(true)
        throw error
      })
    setSaved(now)
    toast(messages.done(now.name))
    const { cost = null, reorderLevel = null, bin = '' } = changed
    return toTypedTool({ ...now, cost, reorderLevel, bin })
  }
  const reload = async (forget: () => void) => {
    forget()
    setSaved(undefined)
    await revalidate()
    setLoaded((times) => times + 1)
  }
  return (
    <>
      <ToolHead
        tool={tool}
        name={saved?.name ?? tool.name}
        slug={saved?.slug ?? tool.slug}
        onState={() => setStateOpen(true)}
      />
      <ToolForm
        key={`${tool.id} ${tool.revision} ${loaded}`}
        values={toTypedTool(tool)}
        draft={`tool.${tool.id}`}
        schema={catalogueContract.edit.input}
        submitLabel={messages.act}
        busyLabel={messages.busy}
        known={known}
        hasLanguages={texts.length > 0}
        onSend={save}
        recovery={(problem, clearDraft) => (
          <Reload problem={problem} onReload={() => void reload(clearDraft)} />
        )}
      />
      <ToolTextsEditor id={tool.id} own={ownTexts(tool)} texts={texts} />
      <FormDialog
        title={toolStateMessages.heading}
        open={isStateOpen}
        onClose={() => setStateOpen(false)}
      >
        <ToolStateForm
          key={`state ${tool.revision} ${loaded}`}
          tool={tool}
          onSet={() => {
            setStateOpen(false)
            void reload(() => undefined)
          }}
        />
      </FormDialog>
    </>
  )
}

const ownTexts = ({ name, family, description, specs }: ToolRecord): ToolText => ({
  name,
  family,
  description,
  specs: [...specs],
})

type ToolHeadProps = {
  readonly tool: ToolRecord
  /** As they were saved last. */
  readonly name: string
  readonly slug: string
  readonly onState: () => void
}

const stateLook = {
  draft: 'draft',
  scheduled: 'scheduled',
  'on-sale': 'onSale',
  ended: 'offSale',
  discontinued: 'discontinued',
  archived: 'archived',
} as const satisfies Readonly<Record<ToolRecord['state'], State>>

const ToolHead = ({ tool: { id, state }, name, slug, onState }: ToolHeadProps) => (
  <>
    <nav className="crumbs" aria-label={messages.crumbs}>
      <Link to="/dashboard/manageproducts">{messages.back}</Link>
      <span aria-current="page">{messages.title}</span>
    </nav>
    <TitleBar
      title={<bdi>{name}</bdi>}
      state={<StatePill state={stateLook[state]} />}
      more={
        <>
          <Link className="button tight max-md:hidden" to={`/tools/${slug}`}>
            {messages.see}
          </Link>
          <DotsMenu
            of={name}
            choices={[
              { label: messages.see, to: `/tools/${slug}` },
              { label: messages.stock, to: `/dashboard/manageproducts/${id}/stock` },
              { label: messages.pictures, to: `/dashboard/manageproducts/${id}/pictures` },
              { label: messages.duplicate, to: `/dashboard/addproduct?from=${id}` },
              { label: auditMessages.of, to: `/dashboard/history?kind=tool&record=${id}` },
              { label: messages.state, act: onState },
            ]}
          />
        </>
      }
    />
  </>
)

/** After a concurrent edit: loads the other revision and discards the input. */
const Reload = ({
  problem,
  onReload,
}: {
  readonly problem: Problem
  readonly onReload: () => void
}) =>
  isProblem(problem, revisionChanged) ? (
    <p className="mt-2 row">
      <button type="button" className="button tight" onClick={onReload}>
        {messages.reload}
      </button>
      <span className="small">{messages.reloadDetail}</span>
    </p>
  ) : null

export const ErrorBoundary = pageErrors(messages.title, {
  title: messages.gone,
  detail: messages.goneDetail,
  to: '/dashboard/manageproducts',
  back: messages.back,
})
