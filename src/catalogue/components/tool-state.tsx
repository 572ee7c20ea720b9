/** The state of a tool on its edit page: a draft, on sale between days, discontinued, archived. */
import { useState, type SyntheticEvent } from 'react'
import { isProblem } from '../../../packages/contract/problem.ts'
import { SelectField, TextField } from '../../ui/field.tsx'
import { changedMeanwhile } from '../../platform/seen.ts'
import { Notice } from '../../ui/page-state.tsx'
import { problemMessage } from '../../ui/problem-message.ts'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { toast } from '../../ui/toast.tsx'
import { catalogue } from '../api.client.ts'
import type { ToolRecord } from '../contract.ts'
import { toolStateMessages as messages } from '../messages/tool-states.ts'
import { setStates, type SetState } from '../model/tool-state.ts'

type ToolStateFormProps = {
  readonly tool: ToolRecord
  readonly onSet: (tool: ToolRecord) => void
}

export function ToolStateForm({ tool, onSet }: ToolStateFormProps) {
  const { state, setState, busy, error, submit } = useStateForm(tool, onSet)
  return (
    <form className="form" noValidate onSubmit={submit}>
      <div className="form-part">
        <h2>
          {messages.heading}: {messages.states[tool.state]}
        </h2>
        <p className="help">{messages.help[tool.state]}</p>
        {error === undefined ? null : <Notice tone="bad">{error}</Notice>}
        <div className="three">
          <SelectField
            label={messages.heading}
            name="state"
            value={state}
            onChange={({ target }) =>
              setState(setStates.find((each) => each === target.value) ?? 'on-sale')
            }
          >
            {setStates.map((each) => (
              <option key={each} value={each}>
                {messages.choices[each]}
              </option>
            ))}
          </SelectField>
          {state === 'on-sale' ? <SaleDays tool={tool} /> : null}
          {state === 'discontinued' ? (
            <TextField
              label={messages.successor}
              optional
              name="successor"
              maxLength={40}
              autoComplete="off"
              help={messages.successorHelp}
              defaultValue={tool.successor}
            />
          ) : null}
        </div>
        <div className="row">
          <SubmitButton busy={busy} busyLabel={messages.saving}>
            {messages.save}
          </SubmitButton>
        </div>
      </div>
    </form>
  )
}

const SaleDays = ({ tool }: Pick<ToolStateFormProps, 'tool'>) => (
  <>
    <TextField
      label={messages.from}
      optional
      type="date"
      name="from"
      help={messages.daysHelp}
      defaultValue={tool.saleFrom ?? ''}
    />
    <TextField
      label={messages.until}
      optional
      type="date"
      name="until"
      defaultValue={tool.saleUntil ?? ''}
    />
  </>
)

/** One that waits for its day, or is past it, is on sale by its choice. */
const choiceOf = ({ state }: ToolRecord): SetState =>
  state === 'scheduled' || state === 'ended' ? 'on-sale' : state

/** What the form was opened with; the server refuses to set anything where something else is there. */
const seenOf = ({ state, saleFrom, saleUntil, successor }: ToolRecord) => ({
  state,
  saleFrom,
  saleUntil,
  successor,
})

function useStateForm(tool: ToolRecord, onSet: ToolStateFormProps['onSet']) {
  const [state, setState] = useState<SetState>(choiceOf(tool))
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const [isTold, setTold] = useState(false)
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const text = (name: string): string => {
      const value = fields.get(name)
      return typeof value === 'string' ? value.trim() : ''
    }
    const send = async (): Promise<void> => {
      if (busy) return
      setBusy(true)
      setError(undefined)
      try {
        const after = await catalogue.setState({
          id: tool.id,
          state,
          ...(text('from') === '' ? {} : { saleFrom: text('from') }),
          ...(text('until') === '' ? {} : { saleUntil: text('until') }),
          ...(state === 'discontinued' ? { successor: text('successor') } : {}),
          ...(isTold ? {} : { seen: seenOf(tool) }),
        })
        setTold(false)
        toast(messages.saved(after.name, after.state))
        onSet(after)
      } catch (problem) {
        if (!isProblem(problem)) throw problem
        // Once it was said what is there now, the next save may replace it.
        if (isProblem(problem, changedMeanwhile)) setTold(true)
        setError(
          problem.body.errors?.map(({ detail }) => detail).join(' ') || problemMessage(problem),
        )
      } finally {
        setBusy(false)
      }
    }
    void send()
  }
  return { state, setState, busy, error, submit }
}
