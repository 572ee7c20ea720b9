/**
 * The fields of a `Form`. Each registers itself by its name, shows its error instead of its help,
 * and accepts what the form's schema allows.
 */
import { use, useId, type ComponentProps, type JSX, type ReactNode } from 'react'
import {
  get,
  useFormContext,
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
} from 'react-hook-form'
import { FieldNote, SelectField, TextArea, TextField } from '../field.tsx'
import { LimitsContext } from './form.tsx'

type Common<Name extends string> = {
  readonly name: Name
  readonly label: string
  readonly help?: ReactNode
  /** Whether the label is marked as optional; by default, the schema decides. */
  readonly optional?: boolean | undefined
  /** Sends null if the field is empty. */
  readonly orNull?: boolean | undefined
  /** Fields that are validated again with this one. */
  readonly deps?: RegisterOptions['deps'] | undefined
}
type Own = 'name' | 'label' | 'ref' | 'onChange' | 'onBlur'

export type InputProps<Name extends string> = Common<Name> & Omit<ComponentProps<'input'>, Own>
type TextLinesProps<Name extends string> = Common<Name> & Omit<ComponentProps<'textarea'>, Own>
export type ChoiceProps<Name extends string> = Common<Name> &
  Omit<ComponentProps<'select'>, Own> & {
    /** Value and text of each option. */
    readonly options: readonly (readonly [value: string | number, text: string])[]
    /** The text of the first option, whose value is empty. */
    readonly none?: string
  }

const orNothing = (text: unknown): unknown => text || null

/** The values that every field gets from its form. */
function useField({
  name,
  orNull = false,
  deps,
}: Pick<Common<string>, 'name' | 'orNull' | 'deps'>) {
  const { register, formState } = useFormContext()
  const error: unknown = get(formState.errors, `${name}.message`)
  return {
    ...register(name, orNull ? { setValueAs: orNothing } : deps === undefined ? {} : { deps }),
    error: typeof error === 'string' ? error : undefined,
  }
}

/**
 * A field whose schema has a limit takes what is typed and pasted whole: the error says how long it
 * may be. The browser would cut it without a word.
 */
function useTextField({
  optional,
  maxLength,
  ...field
}: Common<string> & { readonly maxLength?: number | undefined }) {
  const limits = use(LimitsContext)(field.name)
  return {
    ...useField(field),
    optional: optional ?? limits?.canBeEmpty ?? false,
    required: limits?.canBeEmpty === false,
    maxLength: limits?.maxLength === undefined ? maxLength : undefined,
    limits,
  }
}

/** One line of text; an e-mail address if the schema asks for one. */
function TextInput({ orNull, deps, maxLength, ...props }: InputProps<string>) {
  const { limits, ...field } = useTextField({ ...props, orNull, deps, maxLength })
  return (
    <TextField type={limits?.isEmail ? 'email' : 'text'} autoComplete="off" {...props} {...field} />
  )
}

/** Several lines of text. */
function TextLines({ orNull, deps, maxLength, ...props }: TextLinesProps<string>) {
  const { limits: _limits, ...field } = useTextField({ ...props, orNull, deps, maxLength })
  return <TextArea rows={3} {...props} {...field} />
}

const MoneyInput = (props: InputProps<string>) => <TextInput inputMode="decimal" {...props} />

/** A whole number. */
const NumberInput = (props: InputProps<string>) => <TextInput inputMode="numeric" {...props} />

/** A calendar day. */
const DayInput = (props: InputProps<string>) => <TextInput type="date" {...props} />

/** One of several. */
function Choice({ options, none, orNull, deps, ...props }: ChoiceProps<string>) {
  const field = useField({ name: props.name, orNull, deps })
  return (
    <SelectField {...props} {...field}>
      {none === undefined ? null : <option value="">{none}</option>}
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </SelectField>
  )
}

type CheckboxProps<Name extends string> = { readonly name: Name; readonly label: ReactNode }

function Checkbox({ name, label }: CheckboxProps<string>) {
  const { error, ...field } = useField({ name })
  return (
    <>
      <label className="check">
        <input type="checkbox" {...field} /> {label}
      </label>
      <FieldNote id={undefined} error={error} />
    </>
  )
}

type CellInputProps<Name extends string> = { readonly name: Name; readonly label: string }

/** A number in a table row; its label is for screen readers only. */
function CellInput({ name, label }: CellInputProps<string>) {
  const note = useId()
  const { error, ...field } = useField({ name })
  return (
    <>
      <input
        className="input w-32 text-right"
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : note}
        {...field}
      />
      <div className="text-left whitespace-normal">
        <FieldNote id={note} error={error} />
      </div>
    </>
  )
}

/** The error of the whole form. */
export const RootError = () => (
  <FieldNote id={undefined} error={useFormContext().formState.errors.root?.message} />
)

/** Value and text of each option in `values`. */
export const choices = <Value extends string | number>(
  values: readonly Value[],
  names: Readonly<Record<Value, string>>,
): readonly (readonly [Value, string])[] => values.map((value) => [value, names[value]])

type Inputs<Name extends string> = {
  readonly TextInput: (props: InputProps<Name>) => JSX.Element
  readonly TextLines: (props: TextLinesProps<Name>) => JSX.Element
  readonly MoneyInput: (props: InputProps<Name>) => JSX.Element
  readonly NumberInput: (props: InputProps<Name>) => JSX.Element
  readonly DayInput: (props: InputProps<Name>) => JSX.Element
  readonly CellInput: (props: CellInputProps<Name>) => JSX.Element
  readonly Choice: (props: ChoiceProps<Name>) => JSX.Element
  readonly Checkbox: (props: CheckboxProps<Name>) => JSX.Element
}

const inputs = {
  TextInput,
  TextLines,
  MoneyInput,
  NumberInput,
  DayInput,
  CellInput,
  Choice,
  Checkbox,
}

/** The fields of a form with these values. An unknown field name is a type error. */
export const inputsOf = <Values extends FieldValues>(): Inputs<FieldPath<Values>> => inputs
