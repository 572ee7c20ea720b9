/** All categories, brands or families, and the way to a new one. */
import { Link, useNavigate } from 'react-router'
import type * as z from 'zod/mini'
import { displayNumber } from '../../platform/money/money.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Form } from '../../ui/form/form.tsx'
import { inputsOf } from '../../ui/form/inputs.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { Table, type Column } from '../../ui/table.tsx'
import { toast } from '../../ui/toast.tsx'
import { recordsMessages as messages } from '../messages/records.ts'
import { records } from '../taxonomy/records.client.ts'
import {
  taxonomyContract,
  type EditedKind,
  type EditedRecord,
} from '../taxonomy/records-contract.ts'

type ListProps = {
  readonly kind: EditedKind
  readonly all: readonly EditedRecord[]
  readonly canChange: boolean
}

const columns = ({ kind, all, canChange }: ListProps): readonly Column<EditedRecord>[] => {
  const names = new Map(all.map(({ id, name }) => [id, name]))
  return [
    {
      header: messages.name,
      slot: 'title',
      cell: ({ name }) => <bdi>{name}</bdi>,
    },
    {
      header: messages.about,
      slot: 'meta',
      cell: ({ brand, parent, sentence }) =>
        [brand, parent === null ? '' : messages.above(names.get(parent) ?? ''), sentence]
          .filter(Boolean)
          .join(' · '),
    },
    { header: messages.address, cell: ({ slug }) => slug, priority: 3, shrinks: true },
    {
      header: messages.tools,
      numeric: true,
      slot: 'figure',
      cell: ({ tools }) => displayNumber(tools),
    },
    ...(canChange
      ? [
          {
            header: messages.edit,
            actions: true,
            cell: ({ id, name }: EditedRecord) => (
              <Link
                className="button small"
                to={`/dashboard/${kind}/${id}`}
                aria-label={messages.editOf(name)}
              >
                {messages.edit}
              </Link>
            ),
          },
        ]
      : []),
  ]
}

export function RecordList({ kind, all, canChange }: ListProps) {
  const texts = messages.kinds[kind]
  return (
    <>
      {all.length === 0 ? (
        <EmptyState title={texts.empty} detail={texts.emptyDetail} />
      ) : (
        <Table
          caption={texts.title}
          columns={columns({ kind, all, canChange })}
          rows={all}
          keyOf={({ id }) => id}
        />
      )}
      {canChange ? <NewRecord key={kind} kind={kind} /> : null}
    </>
  )
}

const { input } = taxonomyContract.addRecord
const { TextInput } = inputsOf<z.input<typeof input>>()

function NewRecord({ kind }: Pick<ListProps, 'kind'>) {
  const navigate = useNavigate()
  const form = useContractForm(taxonomyContract.addRecord, {
    fields: input,
    values: { kind, name: '', brand: kind === 'families' ? '' : undefined },
  })
  const add = async (values: z.output<typeof input>): Promise<void> => {
    const added = await records.addRecord(values)
    toast(messages.added(added.name))
    await navigate(`/dashboard/${kind}/${added.id}`)
  }
  return (
    <Form
      form={form}
      className="form form-part narrow mt-6"
      onSubmit={add}
      act={messages.add}
      busy={messages.add}
      secondary
    >
      <h2>{messages.kinds[kind].add}</h2>
      <TextInput name="name" label={messages.name} />
      {kind === 'families' ? (
        <TextInput name="brand" label={messages.brand} help={messages.brandHelp} />
      ) : null}
    </Form>
  )
}
