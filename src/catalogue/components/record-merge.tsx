/** Merges a record into another of its kind, or deletes a record without tools. */
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ActButton } from '../../ui/buttons.tsx'
import { confirm } from '../../ui/dialog.tsx'
import { SelectField } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.tsx'
import { useRowActions } from '../../ui/use-row-actions.ts'
import { useAttempt } from '../../ui/form/use-attempt.ts'
import { recordsMessages as messages } from '../messages/records.ts'
import { records } from '../taxonomy/records.client.ts'
import type { EditedKind, EditedRecord } from '../taxonomy/records-contract.ts'

type MergeProps = {
  readonly kind: EditedKind
  readonly record: EditedRecord
  readonly others: readonly EditedRecord[]
}

export function RecordMerge({ kind, record, others }: MergeProps) {
  const navigate = useNavigate()
  const [into, setInto] = useState('')
  const { error, setError, attempt } = useAttempt()
  const target = others.find(({ id }) => id === into)
  const merge = async (): Promise<void> => {
    setError(target ? undefined : messages.choose)
    const detail = messages.sureToMerge(record.name, target?.name ?? '')
    if (!target || !(await confirm({ detail, confirmLabel: messages.mergeAct }))) return
    await attempt(async () => {
      await records.mergeRecord({ kind, id: record.id, into })
      toast(messages.merged(record.name, target.name))
      await navigate(`/dashboard/${kind}/${into}`)
    })
  }
  return (
    <section className="form form-part mt-6" aria-labelledby="merge">
      <h2 id="merge">{messages.merge}</h2>
      <p className="help">{messages.mergeLead(record.tools)}</p>
      <SelectField
        label={messages.mergeInto}
        error={error}
        value={into}
        onChange={({ currentTarget }) => setInto(currentTarget.value)}
      >
        <option value="">{messages.choose}</option>
        {others
          .filter(({ id, brand }) => id !== record.id && brand === record.brand)
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
      </SelectField>
      <div className="row">
        <button type="button" className="button" onClick={() => void merge()}>
          {messages.mergeAct}
        </button>
        {record.tools === 0 ? <Remove kind={kind} record={record} /> : null}
      </div>
    </section>
  )
}

function Remove({ kind, record: { id, name } }: Pick<MergeProps, 'kind' | 'record'>) {
  const { busy, remove } = useRowActions()
  const navigate = useNavigate()
  return (
    <ActButton
      className="button"
      busy={busy}
      act={(button) =>
        remove(button, messages.sure(name), async () => {
          const result = await records.removeRecord({ kind, id })
          await navigate(`/dashboard/${kind}`)
          return result
        })
      }
    >
      {messages.remove}
    </ActButton>
  )
}
