/** A form's fields: label above, help below, and the error in the help's place. Made to take what React Hook Form registers. */
import { useId, type ComponentProps, type ReactNode } from 'react'
import { formMessages as messages } from '../platform/messages/forms.ts'
import { Icon } from './icons.tsx'

type Around = {
  readonly label: string
  readonly help?: ReactNode
  /** What is wrong with what was typed, and how to mend it. */
  readonly error?: string | undefined
  readonly optional?: boolean
}
/** What ties a control to its label and its note. */
export type FieldIds = {
  readonly id: string
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
}

/** The frame of any control: the child gets the attributes that tie it to label and note. */
export function Field({
  label,
  help,
  error,
  optional = false,
  children,
}: Around & { readonly children: (tie: FieldIds) => ReactNode }) {
  const id = useId()
  const note = error !== undefined || help !== undefined ? `${id}-note` : undefined
  return (
    <div className={error === undefined ? 'field' : 'field wrong'}>
      <label htmlFor={id}>
        {label}
        {optional ? <span className="optional"> ({messages.optional})</span> : null}
      </label>
      {children({
        id,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-describedby': note,
      })}
      <Note id={note} help={help} error={error} />
    </div>
  )
}

/** The line under a control. */
export function Note({
  id,
  help,
  error,
}: Pick<Around, 'help' | 'error'> & { readonly id: string | undefined }) {
  if (error !== undefined) {
    return (
      <p className="error" id={id} role="alert">
        <Icon name="attention" size={16} />
        <span>{error}</span>
      </p>
    )
  }
  return help === undefined ? null : (
    <p className="help" id={id}>
      {help}
    </p>
  )
}

/** One line of text; `<TextField label="Phone" error={errors.phone?.message} {...register('phone')} />`. */
export const TextField = ({
  label,
  help,
  error,
  optional,
  ...input
}: Around & ComponentProps<'input'>) => (
  <Field {...around(label, help, error, optional)}>
    {(tie) => <input className="input" {...input} {...tie} />}
  </Field>
)

/** Several lines of text. */
export const TextArea = ({
  label,
  help,
  error,
  optional,
  ...input
}: Around & ComponentProps<'textarea'>) => (
  <Field {...around(label, help, error, optional)}>
    {(tie) => <textarea className="input" {...input} {...tie} />}
  </Field>
)

/** One of several; the children are its options. */
export const SelectField = ({
  label,
  help,
  error,
  optional,
  children,
  ...input
}: Around & ComponentProps<'select'>) => (
  <Field {...around(label, help, error, optional)}>
    {(tie) => (
      <select className="input" {...input} {...tie}>
        {children}
      </select>
    )}
  </Field>
)

const around = (
  label: string,
  help: ReactNode,
  error: string | undefined,
  optional: boolean | undefined,
): Around => ({
  label,
  error,
  ...(help === undefined ? {} : { help }),
  ...(optional === undefined ? {} : { optional }),
})
