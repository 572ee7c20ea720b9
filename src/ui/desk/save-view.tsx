/** The dialog that saves the present filters of a list under a name. */
import { useState, type FormEvent } from 'react'
import { isProblem } from '../../../packages/contract/problem.ts'
import { TextField } from '../field.tsx'
import { listPageMessages as messages } from '../messages/list-page.ts'
import { problemMessage } from '../problem-message.ts'
import { SubmitButton } from '../buttons.tsx'
import { toast } from '../toast.tsx'
import { FormDialog } from './form-dialog.tsx'

/** The longest name that the shop accepts. */
const maxName = 40

type SaveViewProps = {
  /** The names of existing views of this list. */
  readonly taken: readonly string[]
  readonly onSave: (name: string) => Promise<void>
  readonly onClose: () => void
}

export function SaveView({ taken, onSave, onClose }: SaveViewProps) {
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const isTaken = taken.includes(name.trim())
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (busy) return
    if (name.trim() === '') {
      setError(messages.viewNameMissing)
      return
    }
    setBusy(true)
    try {
      await onSave(name.trim())
      toast(messages.viewSaved(name.trim()))
      onClose()
    } catch (problem) {
      if (!isProblem(problem)) throw problem
      setError(problemMessage(problem))
    } finally {
      setBusy(false)
    }
  }
  return (
    <FormDialog title={messages.saveView} open onClose={onClose}>
      <form className="form" noValidate onSubmit={(event) => void save(event)}>
        <h2>{messages.saveView}</h2>
        <TextField
          label={messages.viewName}
          help={isTaken ? messages.viewNameTaken : messages.viewNameHelp}
          error={error}
          value={name}
          maxLength={maxName}
          autoComplete="off"
          onChange={({ currentTarget: { value } }) => {
            setName(value)
            setError(undefined)
          }}
        />
        <div>
          <SubmitButton busy={busy} busyLabel={messages.savingView}>
            {messages.saveViewAct}
          </SubmitButton>
        </div>
      </form>
    </FormDialog>
  )
}
