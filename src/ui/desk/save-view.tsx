/** The dialog that saves the present filters of a list under a name. */
import { useState, type FormEvent } from 'react'
import { TextField } from '../field.tsx'
import { listPageMessages as messages } from '../messages/list-page.ts'
import { SubmitButton } from '../buttons.tsx'
import { toast } from '../toast.tsx'
import { useAttempt } from '../form/use-attempt.ts'
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
  const { busy, error, setError, attempt } = useAttempt()
  const isTaken = taken.includes(name.trim())
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (name.trim() === '') {
      setError(messages.viewNameMissing)
      return
    }
    await attempt(async () => {
      await onSave(name.trim())
      toast(messages.viewSaved(name.trim()))
      onClose()
    })
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
