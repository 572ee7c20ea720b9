/** The state of a tool on its edit page: a draft, on sale between days, discontinued, archived. */
import { useWatch } from 'react-hook-form'
import { isProblem } from '../../../packages/contract/problem.ts'
import { changedMeanwhile } from '../../platform/seen.ts'
import { Form } from '../../ui/form/form.tsx'
import { choices, inputsOf } from '../../ui/form/inputs.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { SubmitButton } from '../../ui/buttons.tsx'
import { toast } from '../../ui/toast.tsx'
import { catalogue } from '../api.client.ts'
import { catalogueContract, type ToolRecord } from '../contract.ts'
import { toolStateMessages as messages } from '../messages/tool-states.ts'
import { setStates, type SetState } from '../model/tool-state.ts'

type ToolStateFormProps = {
  readonly tool: ToolRecord
  readonly onSet: (tool: ToolRecord) => void
}

type Values = {
  readonly state: SetState
  readonly saleFrom: string
  readonly saleUntil: string
  readonly successor: string
}
const { Choice, DayInput, TextInput } = inputsOf<Values>()

export function ToolStateForm({ tool, onSet }: ToolStateFormProps) {
  const form = useContractForm(catalogueContract.setState, { values: toValues(tool) })
  const state = useWatch({ control: form.control, name: 'state' })
  // After the present value has been shown, the next save may overwrite it.
  const seen = isProblem(form.problem, changedMeanwhile) ? {} : { seen: seenOf(tool) }
  const save = async (values: Values): Promise<void> => {
    const after = await catalogue.setState({ id: tool.id, ...toChange(values), ...seen })
    toast(messages.saved(after.name, after.state))
    onSet(after)
  }
  return (
    <Form form={form} className="form mt-6" onSubmit={save}>
      <div className="form-part">
        <h2>
          {messages.heading}: {messages.states[tool.state]}
        </h2>
        <p className="help">{messages.help[tool.state]}</p>
        <div className="three">
          <Choice
            name="state"
            label={messages.heading}
            options={choices(setStates, messages.choices)}
          />
          {state === 'on-sale' ? (
            <>
              <DayInput name="saleFrom" label={messages.from} optional help={messages.daysHelp} />
              <DayInput name="saleUntil" label={messages.until} optional />
            </>
          ) : null}
          {state === 'discontinued' ? (
            <TextInput
              name="successor"
              label={messages.successor}
              optional
              maxLength={40}
              help={messages.successorHelp}
            />
          ) : null}
        </div>
        <div className="row">
          <SubmitButton secondary busy={form.formState.isSubmitting} busyLabel={messages.saving}>
            {messages.save}
          </SubmitButton>
        </div>
      </div>
    </Form>
  )
}

/** A tool outside its days of sale is still set to "on sale". */
const toValues = ({ state, saleFrom, saleUntil, successor }: ToolRecord): Values => ({
  state: state === 'scheduled' || state === 'ended' ? 'on-sale' : state,
  saleFrom: saleFrom ?? '',
  saleUntil: saleUntil ?? '',
  successor,
})

/** Days only apply to tools on sale, a successor only to discontinued tools. */
const toChange = ({ state, saleFrom, saleUntil, successor }: Values) => ({
  state,
  saleFrom: (state === 'on-sale' && saleFrom) || undefined,
  saleUntil: (state === 'on-sale' && saleUntil) || undefined,
  successor: state === 'discontinued' ? successor.trim() : undefined,
})

/** The initial values of the form; the server refuses the change if the stored ones differ. */
const seenOf = ({ state, saleFrom, saleUntil, successor }: ToolRecord) => ({
  state,
  saleFrom,
  saleUntil,
  successor,
})
