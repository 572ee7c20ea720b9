/** Choosing the list on which a tool is put, or naming a new one. */
import { useEffect, useId, useRef, useState } from 'react'
import { parseQuantity } from '../../platform/fields/quantity-input.ts'
import { SelectField, TextField } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.tsx'
import { failureSentence, useAttempt } from '../../ui/form/use-attempt.ts'
import { lists } from '../api.client.ts'
import type { ListSummary } from '../list-summary-contract.ts'
import { listsMessages } from '../messages/lists.ts'
import { listPagesMessages as messages } from '../messages/pages.ts'
import { maxListName, maxListQuantity } from '../rules.ts'

type ListChoiceProps = {
  readonly toolId: string
  readonly quantity: number
  readonly onClose: () => void
}

export function ListChoice({ toolId, quantity, onClose }: ListChoiceProps) {
  const id = useId()
  const { found, fault, busy, put } = useLists(toolId, onClose)
  const [chosen, setChosen] = useState<string>()
  const [name, setName] = useState('')
  const [text, setText] = useState(String(quantity))
  const form = useFocusInDialog(found !== undefined)
  if (!found) return fault === undefined ? null : <NoLists fault={fault} onClose={onClose} />
  const list = chosen ?? found[0]?.id ?? ''
  return (
    <form
      ref={form}
      className="form mt-2"
      aria-labelledby={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void put(list, name.trim(), parseQuantity(text))
      }}
    >
      <b id={id}>{messages.addTo}</b>
      <SelectField
        label={messages.which}
        value={list}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      >
        {found.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
        <option value="">{messages.another}</option>
      </SelectField>
      {list === '' ? (
        <TextField
          label={messages.newName}
          maxLength={maxListName}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
      ) : null}
      <TextField
        label={messages.quantityLabel}
        inputMode="numeric"
        maxLength={9}
        value={text}
        error={fault}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div className="row">
        <button type="submit" className="button" aria-disabled={busy || undefined}>
          {messages.put}
        </button>
        <button type="button" className="button plain" onClick={onClose}>
          {messages.cancel}
        </button>
      </div>
    </form>
  )
}

/** A dialog opens before it has any focusable content. */
function useFocusInDialog(isLoaded: boolean) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (isLoaded) form.current?.closest('dialog')?.querySelector('select')?.focus()
  }, [isLoaded])
  return form
}

type NoListsProps = { readonly fault: string; readonly onClose: () => void }

const NoLists = ({ fault, onClose }: NoListsProps) => (
  <>
    <p role="alert">{fault}</p>
    <button type="button" className="button plain" onClick={onClose}>
      {messages.cancel}
    </button>
  </>
)

function useLists(toolId: string, onClose: () => void) {
  const [found, setFound] = useState<readonly ListSummary[]>()
  const { busy, error: fault, setError: setFault, attempt } = useAttempt()
  useEffect(() => {
    lists.list({}).then(setFound, (error: unknown) => setFault(failureSentence(error)))
  }, [setFault])
  const put = async (id: string, name: string, quantity: number): Promise<void> => {
    if (!(Number.isSafeInteger(quantity) && quantity > 0 && quantity <= maxListQuantity))
      return setFault(listsMessages.notQuantity)
    const lines = [{ toolId, quantity }]
    await attempt(async () => {
      const list =
        id === ''
          ? await lists.create({ name, shared: false, lines })
          : await lists.add({ id, lines })
      toast(messages.addedTo(list.name), 'success', {
        to: `/dashboard/lists/${list.id}`,
        label: messages.openList,
      })
      onClose()
    })
  }
  return { found, fault, busy, put }
}
