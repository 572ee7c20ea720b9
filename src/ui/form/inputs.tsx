/**
 * The fields of a `Form`: each registers itself by its name, shows its error in place of its help, and
 * takes what the form's schema says.
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
  /** Said beside the label; else as the schema has it. */
  readonly optional?: boolean | undefined
  /** Sends null where nothing is typed. */
  readonly orNull?: boolean | undefined
  /** Fields that are checked again with this one. */
  readonly deps?: RegisterOptions['deps'] | undefined
}
type Own = 'name' | 'label' | 'ref' | 'onChange' | 'onBlur'

export type InputProps<Name extends string> = Common<Name> & Omit<ComponentProps<'input'>, Own>
type TextLinesProps<Name extends string> = Common<Name> & Omit<ComponentProps<'textarea'>, Own>
export type ChoiceProps<Name extends string> = Common<Name> &
  Omit<ComponentProps<'select'>, Own> & {
    /** Value and text of each. */
    readonly options: readonly (readonly [value: string | number, text: string])[]
    /** The text of the first one, whose value is empty. */
    readonly none?: string
  }

const orNothing = (text: unknown): unknown => text || null

/** What every field gets of its form. */
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

function useTextField({ optional, ...field }: Common<string>) {
  const limits = use(LimitsContext)(field.name)
  return {
    ...useField(field),
    optional: optional ?? limits?.canBeEmpty ?? false,
    required: limits?.canBeEmpty === false,
    limits,
  }
}

/** One line of text; an e-mail address where the schema says so. */
function TextInput({ orNull, deps, maxLength, ...props }: InputProps<string>) {
  const { limits, ...field } = useTextField({ ...props, orNull, deps })
  return (
    <TextField
      type={limits?.isEmail ? 'email' : 'text'}
      autoComplete="off"
      {...props}
      {...field}
      maxLength={limits?.maxLength ?? maxLength}
    />
  )
}

/** Several lines of text. */
function TextLines({ orNull, deps, maxLength, ...props }: TextLinesProps<string>) {
  const { limits, ...field } = useTextField({ ...props, orNull, deps })
  return <TextArea rows={3} {...props} {...field} maxLength={limits?.maxLength ?? maxLength} />
}

/** No amount and no number that the shop takes is longer. */
const longest = 16

const MoneyInput = (props: InputProps<string>) => (
  <TextInput inputMode="decimal" maxLength={longest} {...props} />
)

/** A whole number. */
const NumberInput = (props: InputProps<string>) => (
  <TextInput inputMode="numeric" maxLength={longest} {...props} />
)

/** A day of the calendar. */
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

/** A number in a row of a table, whose label only screen readers say. */
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

/** What is wrong with all of the form. */
export const RootError = () => (
  <FieldNote id={undefined} error={useFormContext().formState.errors.root?.message} />
)

/** Value and text of each of `values`. */
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

/** The fields of a form with these values: a name that it does not have is an error of types. */
export const inputsOf = <Values extends FieldValues>(): Inputs<FieldPath<Values>> => inputs
