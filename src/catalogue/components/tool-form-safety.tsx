/** The fields of a tool's form with its age limit and its hazards. */
import { safetyMessages } from '../messages/safety.ts'
import { toolFormMessages as messages } from '../messages/tool-form.ts'
import { hazardCodes } from '../safety.ts'
import type { ToolFormState } from './use-tool-form.ts'
import { inputsOf } from '../../ui/form/inputs.tsx'
import type { TypedTool } from '../writing/tool-form-fields.ts'

const { NumberInput, TextInput } = inputsOf<TypedTool>()

export function SafetyFields({ form }: Pick<ToolFormState, 'form'>) {
  return (
    <>
      <p className="help">{messages.safetyHelp}</p>
      <fieldset>
        <legend>{messages.hazards}</legend>
        <div className="three">
          {hazardCodes.map((code) => (
            <label key={code} className="check">
              <input type="checkbox" value={code} {...form.register('hazards')} /> {code}{' '}
              {safetyMessages.hazards[code]}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="two">
        <TextInput
          name="hazardText"
          maxLength={200}
          optional
          label={messages.hazardText}
          help={messages.hazardTextHelp}
        />
        <NumberInput
          name="ageLimit"
          optional
          label={messages.ageLimit}
          help={messages.ageLimitHelp}
        />
      </div>
    </>
  )
}
