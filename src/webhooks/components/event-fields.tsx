/** The events of a webhook, by family. Single types chosen through the API stay. */
import { FieldNote } from '../../ui/field.tsx'
import { webhookFormMessages as messages } from '../messages/pages.ts'
import { eventFamilies } from '../rules.ts'

type EventFieldsProps = {
  readonly chosen: readonly string[]
  readonly error?: string | undefined
  readonly onChange: (chosen: string[]) => void
}

export function EventFields({ chosen, error, onChange }: EventFieldsProps) {
  const single = chosen.filter((one) => !one.endsWith('.*'))
  return (
    <fieldset className="field">
      <legend className="label">{messages.events}</legend>
      <p className="small muted mb-2">{messages.eventsHelp}</p>
      {eventFamilies.map((family) => {
        const choice = `${family}.*`
        return (
          <label key={family} className="check">
            <input
              type="checkbox"
              checked={chosen.includes(choice)}
              onChange={({ currentTarget: { checked } }) =>
                onChange(checked ? [...chosen, choice] : chosen.filter((other) => other !== choice))
              }
            />{' '}
            {messages.families[family]}
          </label>
        )
      })}
      {single.length === 0 ? null : <p className="small muted">{messages.alsoChosen(single)}</p>}
      {error === undefined ? null : <FieldNote id={undefined} error={error} />}
    </fieldset>
  )
}
