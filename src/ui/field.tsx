/**
 * Form fields: label above, help below, and an error in place of the help. They take the props that
 * React Hook Form's `register` returns.
 */
import { useId, type ComponentProps, type ReactNode } from 'react'
import { formMessages as messages } from '../platform/messages/forms.ts'
import { Icon } from './icons.tsx'

type FieldProps = {
  readonly label: string
  readonly help?: ReactNode
  /** What is wrong with the value, and how to correct it. */
  readonly error?: string | undefined
  readonly optional?: boolean | undefined
}
/** The attributes that connect a control with its label and its note. */
export type FieldIds = {
  readonly id: string
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
}

/** Label and note around any control; the child function gets the attributes for the control. */
export function Field({
  label,
  help,
  error,
  optional = false,
  children,
}: FieldProps & { readonly children: (ids: FieldIds) => ReactNode }) {
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
      <FieldNote id={note} help={help} error={error} />
    </div>
  )
}

/** The line under a control: its error, otherwise its help. */
export function FieldNote({
  id,
  help,
  error,
}: Pick<FieldProps, 'help' | 'error'> & { readonly id: string | undefined }) {
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

/**
 * One line of text; `<TextField label="Phone" error={errors.phone?.message}
 * {...register('phone')} />`.
 */
export const TextField = ({
  label,
  help,
  error,
  optional,
  ...input
}: FieldProps & ComponentProps<'input'>) => (
  <Field label={label} help={help} error={error} optional={optional}>
    {(ids) => <input className="input" {...input} {...ids} />}
  </Field>
)

/** Several lines of text. */
export const TextArea = ({
  label,
  help,
  error,
  optional,
  ...input
}: FieldProps & ComponentProps<'textarea'>) => (
  <Field label={label} help={help} error={error} optional={optional}>
    {(ids) => <textarea className="input" {...input} {...ids} />}
  </Field>
)

/** A select; the children are its options. */
export const SelectField = ({
  label,
  help,
  error,
  optional,
  children,
  ...input
}: FieldProps & ComponentProps<'select'>) => (
  <Field label={label} help={help} error={error} optional={optional}>
    {(ids) => (
      <select className="input" {...input} {...ids}>
        {children}
      </select>
    )}
  </Field>
)
