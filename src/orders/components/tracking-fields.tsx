/** Carrier, tracking number and link of a parcel. What is stored is 'DHL 00340': one text. */
import { useState } from 'react'
import { useController, useFormContext, type FieldValues } from 'react-hook-form'
import { joinTracking, knownCarrierNames, splitTracking } from '../../platform/carriers.ts'
import { SelectField, TextField } from '../../ui/field.tsx'
import { inputsOf } from '../../ui/form/inputs.tsx'
import { orderPageMessages as messages } from '../messages/order-page.ts'
import { useCarriers } from './use-carriers.ts'

const { TextInput } = inputsOf<FieldValues>()

/** The names of the two fields. */
type TrackingFieldsProps = { readonly number: string; readonly link: string }

/** No carrier has this name: names have no blanks around them. */
const other = ' '

export function TrackingFields({ number, link }: TrackingFieldsProps) {
  const { control } = useFormContext()
  const {
    field: { ref, value, onBlur, onChange },
    fieldState,
  } = useController({ control, name: number })
  const offered = useCarriers()
  const [parts, setParts] = useState(() => {
    const names = [...offered, ...knownCarrierNames]
    const split = splitTracking(String(value ?? ''), names)
    return { choice: split.carrier, name: '', number: split.number }
  })
  const change = (part: Partial<typeof parts>): void => {
    const next = { ...parts, ...part }
    setParts(next)
    onChange(joinTracking(next.choice === other ? next.name : next.choice, next.number))
  }
  const { choice } = parts
  const isOffered = choice === '' || choice === other || offered.includes(choice)
  return (
    <>
      <SelectField
        label={messages.carrier}
        optional
        value={choice}
        onChange={(event) => change({ choice: event.currentTarget.value })}
      >
        <option value="">{messages.noCarrier}</option>
        {(isOffered ? offered : [...offered, choice]).map((name) => (
          <option key={name}>{name}</option>
        ))}
        <option value={other}>{messages.otherCarrier}</option>
      </SelectField>
      {choice === other ? (
        <TextField
          label={messages.carrierName}
          maxLength={40}
          value={parts.name}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
      ) : null}
      <TextField
        ref={ref}
        label={messages.trackingNumber}
        optional
        maxLength={80}
        error={fieldState.error?.message}
        value={parts.number}
        onChange={(event) => change({ number: event.currentTarget.value })}
        onBlur={onBlur}
      />
      <TextInput
        name={link}
        label={messages.trackingLink}
        optional
        help={messages.trackingHelp}
        inputMode="url"
        maxLength={500}
      />
    </>
  )
}
