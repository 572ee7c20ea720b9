/** A field that offers the known values, and a way to type a new one. */
import { useState } from 'react'
import { useFormContext, useWatch, type FieldPath, type FieldValues } from 'react-hook-form'
import { formMessages } from '../../platform/messages/forms.ts'
import { inputsOf } from './inputs.tsx'

type ChoiceOrNewProps<Values extends FieldValues> = {
  readonly name: FieldPath<Values>
  readonly label: string
  /** The known values. */
  readonly known: readonly string[]
  /** The text of the first choice, whose value is empty. */
  readonly none: string
  /** The button for typing a new value, such as 'New brand'. */
  readonly another: string
}

const { Choice, TextInput } = inputsOf()

export function ChoiceOrNew<Values extends FieldValues>({
  name,
  label,
  known,
  none,
  another,
}: ChoiceOrNewProps<Values>) {
  const { control, setFocus } = useFormContext()
  const value: unknown = useWatch({ control, name })
  const [isTyping, setTyping] = useState(false)
  const turn = (typing: boolean): void => {
    setTyping(typing)
    // After the other field is rendered.
    requestAnimationFrame(() => setFocus(name))
  }
  const isKnown = value === '' || known.some((each) => each === value)
  return (
    <div className="choice-or-new">
      {isTyping ? (
        <TextInput name={name} label={label} optional />
      ) : (
        <Choice
          // Mounted again if the value is not one of the known ones, so that it becomes one of
          // them.
          key={isKnown ? '' : String(value)}
          name={name}
          label={label}
          none={none}
          options={(isKnown ? known : [...known, String(value)]).map((each) => [each, each])}
        />
      )}
      <button type="button" className="link" onClick={() => turn(!isTyping)}>
        {isTyping ? formMessages.chooseFromList : another}
      </button>
    </div>
  )
}
