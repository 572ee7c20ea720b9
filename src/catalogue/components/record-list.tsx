/** All categories, brands or families, and the way to a new one. */
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { isProblem } from '../../../packages/contract/problem.ts'
import { displayNumber } from '../../platform/money/money.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { TextField } from '../../ui/field.tsx'
import { problemMessage } from '../../ui/problem-message.ts'
import { Table, type Column } from '../../ui/table.tsx'
import { toast } from '../../ui/toast.tsx'
import { recordsMessages as messages } from '../messages/records.ts'
import { records } from '../records/records.client.ts'
import type { EditedKind, EditedRecord } from '../records/records-contract.ts'

type ListProps = {
  readonly kind: EditedKind
  readonly all: readonly EditedRecord[]
  readonly mayChange: boolean
}

const columns = ({ kind, all, mayChange }: ListProps): readonly Column<EditedRecord>[] => {
  const names = new Map(all.map(({ id, name }) => [id, name]))
  return [
    {
      header: messages.name,
      fullWidth: true,
      cell: ({ name, brand, parent, sentence }) => (
        <span>
          <b>{name}</b>{' '}
          <small className="block">
            {[brand, parent === null ? '' : messages.above(names.get(parent) ?? ''), sentence]
              .filter(Boolean)
              .join(' · ')}
          </small>
        </span>
      ),
    },
    { header: messages.address, cell: ({ slug }) => slug, wideOnly: true, fullWidth: true },
    { header: messages.tools, numeric: true, cell: ({ tools }) => displayNumber(tools) },
    ...(mayChange
      ? [
          {
            header: messages.edit,
            actions: true,
            cell: ({ id, name }: EditedRecord) => (
              <Link
                className="button tight"
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

export function RecordList({ kind, all, mayChange }: ListProps) {
  const texts = messages.kinds[kind]
  return (
    <>
      {all.length === 0 ? (
        <EmptyState title={texts.empty} detail={texts.emptyDetail} />
      ) : (
        <Table
          caption={texts.title}
          columns={columns({ kind, all, mayChange })}
          rows={all}
          keyOf={({ id }) => id}
        />
      )}
      {mayChange ? <NewRecord key={kind} kind={kind} /> : null}
    </>
  )
}

function NewRecord({ kind }: Pick<ListProps, 'kind'>) {
  const navigate = useNavigate()
  const [error, setError] = useState<string>()
  const submit = async (form: HTMLFormElement): Promise<void> => {
    const fields = new FormData(form)
    const text = (name: string): string => {
      const value = fields.get(name)
      return typeof value === 'string' ? value : ''
    }
    const brand = kind === 'families' ? { brand: text('brand') } : {}
    try {
      const added = await records.addRecord({ kind, name: text('name'), ...brand })
      toast(messages.added(added.name))
      await navigate(`/dashboard/${kind}/${added.id}`)
    } catch (problem) {
      if (!isProblem(problem)) throw problem
      setError(problem.body.errors?.[0]?.detail ?? problemMessage(problem))
    }
  }
  return (
    <form
      className="form form-part narrow mt-6"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit(event.currentTarget)
      }}
    >
      <h2>{messages.kinds[kind].add}</h2>
      <TextField
        label={messages.name}
        error={error}
        name="name"
        autoComplete="off"
        maxLength={80}
      />
      {kind === 'families' ? (
        <TextField
          label={messages.brand}
          optional
          help={messages.brandHelp}
          name="brand"
          autoComplete="off"
          maxLength={80}
        />
      ) : null}
      <div>
        <button type="submit" className="button">
          {messages.add}
        </button>
      </div>
    </form>
  )
}
