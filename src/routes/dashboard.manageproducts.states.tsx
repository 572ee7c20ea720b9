/** The tools of each state that is not plainly on sale, and a new draft. */
import { Link, useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { ListExport } from '../accounts/components/list-export.tsx'
import { catalogue } from '../catalogue/api.client.ts'
import { catalogueContract } from '../catalogue/contract.ts'
import { toolStateMessages as messages } from '../catalogue/messages/tool-states.ts'
import { NewDraft, type StateRow } from '../catalogue/states/state-fields.ts'
import { deskList } from '../shell/desk-list.tsx'
import { stateExport } from '../catalogue/export-columns.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { Form } from '../ui/form/form.tsx'
import { inputsOf } from '../ui/form/inputs.tsx'
import { useContractForm } from '../ui/form/use-contract-form.ts'
import type { Together } from '../ui/desk/together.ts'
import type { Column } from '../ui/table.tsx'
import { listPageMessages } from '../ui/messages/list-page.ts'
import { NewButton } from '../ui/desk/new-button.tsx'

const listed = ['draft', 'scheduled', 'discontinued', 'ended', 'archived'] as const
const columns: readonly Column<StateRow>[] = [
  {
    header: messages.name,
    slot: 'title',
    cell: ({ name, sku }) => (
      <span>
        {name} <small>{sku}</small>
      </span>
    ),
  },
  {
    header: messages.days,
    slot: 'state',
    cell: ({ saleFrom, saleUntil, successor }) =>
      successor === '' ? messages.period(saleFrom, saleUntil) : messages.follows(successor),
  },
  {
    header: messages.missing,
    slot: 'meta',
    cell: ({ missing }) => missing.map((part) => messages.parts[part]).join(', '),
  },
  {
    header: listPageMessages.actions,
    actions: true,
    cell: ({ id, name }) => (
      <Link
        className="button small"
        to={`/dashboard/manageproducts/${id}`}
        aria-label={messages.open(name)}
      >
        {messages.edit}
      </Link>
    ),
  },
]

/** Back from the archive or the shop to the state that the row had. */
const backTo = ({ id, state, saleFrom, saleUntil, successor }: StateRow) =>
  catalogue.setState({
    id,
    // Both are tools on sale, by their days.
    state: state === 'scheduled' || state === 'ended' ? 'on-sale' : state,
    ...(saleFrom === null ? {} : { saleFrom }),
    ...(saleUntil === null ? {} : { saleUntil }),
    ...(successor === '' ? {} : { successor }),
  })

const acts: readonly Together<StateRow>[] = [
  {
    label: messages.putOnSale,
    can: ({ state, missing }) =>
      (state === 'draft' || state === 'archived') && missing.length === 0,
    sure: messages.sureToPutOnSale,
    each: ({ id }) => catalogue.setState({ id, state: 'on-sale' }),
    undo: backTo,
    done: messages.areOnSale,
  },
  {
    label: messages.archive,
    can: ({ state }) => state !== 'archived',
    sure: messages.sureToArchive,
    each: ({ id }) => catalogue.setState({ id, state: 'archived' }),
    undo: backTo,
    done: messages.areArchived,
  },
]

const page = deskList({
  permission: 'catalogue',
  title: messages.title,
  description: messages.description,
  caption: ({ state = 'draft' }) => messages.caption(state),
  input: z.strictObject({ state: z.optional(z.enum(listed)) }),
  params: ['state'],
  read: ({ state = 'draft' }, options) => catalogue.states({ state }, options),
  keyOf: ({ id }) => id,
  columns: () => columns,
  links: ({ query: { state = 'draft' }, canChange, open }) => (
    <>
      {state === 'draft' && canChange ? (
        <NewButton onClick={() => open(messages.begin, () => <NewDraftForm />)}>
          {messages.begin}
        </NewButton>
      ) : null}
    </>
  ),
  views: () =>
    listed.map((state) => ({
      label: messages.states[state],
      ...(state === 'draft' ? {} : { search: `state=${state}` }),
    })),
  filters: ({ query: { state = 'draft' }, rows }) =>
    rows.length === 0 ? null : <p className="muted mt-2 mb-2">{messages.help[state]}</p>,
  together: { nameOf: ({ name }) => name, acts: () => acts },
  empty: ({ query: { state = 'draft' } }) => (
    <EmptyState title={messages.none(state)} detail={messages.help[state]} />
  ),
  exported: (read, { state = 'draft' }) => (
    <ListExport
      list="states"
      name={`tools-${state}`}
      columns={stateExport}
      read={async () => read({ limit: 1000 })}
    />
  ),
})

const fields = z.pick(NewDraft, { name: true, price: true })
const { TextInput, MoneyInput } = inputsOf<z.input<typeof fields>>()

function NewDraftForm() {
  const navigate = useNavigate()
  const form = useContractForm(catalogueContract.addDraft, {
    fields,
    values: { name: '', price: '' },
  })
  const begin = async (values: z.output<typeof fields>): Promise<void> => {
    const { insertedId } = await catalogue.addDraft(values)
    await navigate(`/dashboard/manageproducts/${insertedId}`)
  }
  return (
    <Form form={form} onSubmit={begin} act={messages.begin} busy={messages.beginning}>
      <p className="help">{messages.beginHelp}</p>
      <div className="two">
        <TextInput name="name" label={messages.draftName} />
        <MoneyInput name="price" label={messages.price} />
      </div>
    </Form>
  )
}

export const meta = page.meta
export const clientLoader = page.clientLoader
export const ErrorBoundary = page.ErrorBoundary
export default page.Page
