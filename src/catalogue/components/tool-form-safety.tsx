/** The part of a tool's form with its age limit and its hazards. */
import { TextField } from '../../ui/field.tsx'
import { safetyMessages } from '../messages/safety.ts'
import { toolFormMessages as messages } from '../messages/tool-form.ts'
import { hazardCodes } from '../safety.ts'
import type { ToolFormState } from './use-tool-form.ts'

export function SafetyPart({ form }: Pick<ToolFormState, 'form'>) {
  const {
    formState: { errors },
    register,
  } = form
  return (
    <div className="form-part">
      <h2>{messages.safety}</h2>
      <p className="help">{messages.safetyHelp}</p>
      <fieldset>
        <legend>{messages.hazards}</legend>
        <div className="three">
          {hazardCodes.map((code) => (
            <label key={code} className="check">
              <input type="checkbox" value={code} {...register('hazards')} /> {code}{' '}
              {safetyMessages.hazards[code]}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="two">
        <TextField
          label={messages.hazardText}
          optional
          maxLength={200}
          help={messages.hazardTextHelp}
          autoComplete="off"
          error={errors.hazardText?.message}
          {...register('hazardText')}
        />
        <TextField
          label={messages.ageLimit}
          optional
          inputMode="numeric"
          help={messages.ageLimitHelp}
          autoComplete="off"
          error={errors.ageLimit?.message}
          {...register('ageLimit')}
        />
      </div>
    </div>
  )
}
