/** A field with the values that are known, and a way to type one that is not. */
import { useState } from 'react'
import { useFormContext, useWatch, type FieldPath, type FieldValues } from 'react-hook-form'
import { formMessages } from '../../platform/messages/forms.ts'
import { inputsOf } from './inputs.tsx'

type ChoiceOrNewProps<Values extends FieldValues> = {
  readonly name: FieldPath<Values>
  readonly label: string
  /** The values that are known. */
  readonly known: readonly string[]
  /** The text of the first choice, whose value is empty. */
  readonly none: string
  /** The button with which one that is not known is typed, such as 'New brand'. */
  readonly another: string
  readonly maxLength: number
}

const { Choice, TextInput } = inputsOf()

export function ChoiceOrNew<Values extends FieldValues>({
  name,
  label,
  known,
  none,
  another,
  maxLength,
}: ChoiceOrNewProps<Values>) {
  const { control, setFocus } = useFormContext()
  const value: unknown = useWatch({ control, name })
  const [isTyping, setTyping] = useState(false)
  const turn = (typing: boolean): void => {
    setTyping(typing)
    // Once the other field is there.
    requestAnimationFrame(() => setFocus(name))
  }
  const isKnown = value === '' || known.some((each) => each === value)
  return (
    <div className="choice-or-new">
      {isTyping ? (
        <TextInput name={name} label={label} maxLength={maxLength} optional />
      ) : (
        <Choice
          // Mounted again where the value is none of the known ones, so that it is among them.
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
