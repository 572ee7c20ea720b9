/** One part of the settings as a form: saved separately; typed values are kept until then. */
import { useEffect, type ReactNode } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import type * as z from 'zod/mini'
import { currencyCodes, currencyName, currencyOf } from '../../platform/money/currencies.ts'
import { setShopCurrency } from '../../platform/money/money.ts'
import { setNumberCountry } from '../../platform/numbers/written-number.ts'
import { Form } from '../../ui/form/form.tsx'
import { FormFold, FormGroup } from '../../ui/form/group.tsx'
import { inputsOf, type InputProps } from '../../ui/form/inputs.tsx'
import { SaveBar } from '../../ui/form/save-bar.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { countries } from '../../ui/country-options.tsx'
import { SubmitButton } from '../../ui/buttons.tsx'
import { toast } from '../../ui/toast.tsx'
import { typedValues } from '../../ui/typed-values.ts'
import { useDraft } from '../../ui/use-draft.ts'
import { useFreshValues } from '../../ui/use-fresh-values.ts'
import { settings } from '../api.client.ts'
import { CountryProposal, type RatesIn } from './country-proposal.tsx'
import { SettingsChange, settingsContract, type CurrentSettings } from '../contract.ts'
import {
  decidedSettings,
  displaySetting,
  isSettingName,
  settingDeclarations,
  type SettingName,
} from '../declarations.ts'
import { settingsMessages as messages } from '../messages/settings.ts'
import { isChoiceName } from '../part-summaries.ts'
import { namesOf, sectionsOf, type SettingsPart, type SettingsSection } from '../parts.ts'
import { buyerGroups } from '../setting-schemas.ts'
import { settingInField } from '../setting-in-field.ts'
import { languagesOfText } from '../languages-of-text.ts'
import { isTextName, type SpokenName } from '../texts-in-languages.ts'
import { TextsInLanguages } from './texts-in-languages.tsx'

type Values = z.input<typeof SettingsChange>
type State = UseFormReturn<Values, unknown, SettingsChange>
const { TextInput, TextLines, Choice } = inputsOf<Values>()

/** The texts of a setting in further languages; none in a shop with one language. */
const spokenOf = (values: CurrentSettings['values'], name: SettingName): readonly SpokenName[] =>
  isTextName(name) ? languagesOfText(values, name).map((code) => `${name}:${code}` as const) : []

/** The values of a part in the form's representation. */
function valuesOf(current: CurrentSettings, part: SettingsPart): Values {
  const { revision, values } = current
  const names = namesOf(part)
  return {
    ...Object.fromEntries(names.map((name) => [name, settingInField(current, name)])),
    ...Object.fromEntries(
      names.flatMap((name) => spokenOf(values, name)).map((name) => [name, values[name] ?? '']),
    ),
    revision,
  }
}

/**
 * The part of a form that is saved: only typed values, so that others' changes in the meantime are
 * not reverted, and values confirmed by saving them unchanged.
 */
function toChange(values: SettingsChange, form: State, opened: Values): SettingsChange {
  const typed = typedValues(form.getValues(), opened)
  return {
    ...Object.fromEntries(
      Object.entries(values).filter(([name]) => name in typed || decidedSettings.has(name)),
    ),
    revision: values.revision,
  }
}

/** The properties for the field of a picture setting. */
export type PictureSettingField = {
  readonly name: SettingName
  readonly label: string
  readonly help: string
  /** The key of the picture; empty if there is none. */
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (key: string) => void
}
type RenderPicture = (field: PictureSettingField) => ReactNode

/** Shown below the fields of a group, for the form's current values. */
type RenderPreview = (
  names: readonly SettingName[],
  values: Readonly<Record<string, unknown>>,
  saved: CurrentSettings['values'],
) => ReactNode

type SettingsFormProps = {
  readonly part: SettingsPart
  readonly current: CurrentSettings
  /** The highlighted field, to which the page was linked. */
  readonly lit: string
  readonly onSaved: () => Promise<void>
  /** Renders the field of a picture setting. */
  readonly picture?: RenderPicture
  readonly preview?: RenderPreview | undefined
  readonly ratesIn: RatesIn
}

export function SettingsForm(props: SettingsFormProps) {
  const { part, current, lit, onSaved } = props
  const form = useContractForm(settingsContract.save, {
    fields: SettingsChange,
    values: valuesOf(current, part),
  })
  const clearDraft = useDraft(form, `settings.${part}`, { asks: true })
  const opened = valuesOf(current, part)
  const beginSaving = useFreshValues(form, opened, { problem: form.problem, reload: onSaved })
  useLit(lit)
  const submit = async (values: SettingsChange): Promise<void> => {
    const accept = beginSaving()
    const saved = await settings.save(toChange(values, form, opened))
    setShopCurrency(currencyOf(saved.values.currency))
    setNumberCountry(saved.values.country)
    clearDraft()
    accept(valuesOf(saved, part))
    toast(saved.revision === current.revision ? messages.unchanged : messages.saved)
    await onSaved()
  }
  return (
    <Form
      form={form}
      className="mt-4"
      aria-label={messages.groups[part].title}
      onSubmit={submit}
      failed={messages.notSaved}
    >
      {sectionsOf(part).map((section) => (
        <Section key={section.title} section={section} form={form} {...props} />
      ))}
      <KeepAsItIs part={part} form={form} />
      <SaveBar act={messages.save} busy={messages.saving} />
    </Form>
  )
}

type SectionProps = SettingsFormProps & {
  readonly section: SettingsSection
  readonly form: State
}

function Section({ section, form, current, lit, picture, preview, ratesIn }: SectionProps) {
  const { title, lead, names, folded, paired } = section
  const children = (
    <>
      {names.map((name) => (
        <Setting key={name} name={name} form={form} picture={picture} />
      ))}
      <TextsInLanguages current={current} names={names} lit={lit} />
      {names.includes('country') ? (
        <CountryProposal form={form} current={current} ratesIn={ratesIn} />
      ) : null}
      {preview === undefined ? null : (
        <Preview form={form} names={names} current={current} render={preview} />
      )}
    </>
  )
  const [first] = names
  return folded ? (
    <FormFold
      title={title}
      names={[...names, ...names.flatMap((name) => spokenOf(current.values, name))]}
      open={names.some((name) => name === lit.split(':')[0])}
      now={first === undefined ? undefined : displaySetting(settingInField(current, first))}
    >
      {children}
    </FormFold>
  ) : (
    <FormGroup title={title} lead={lead} paired={paired}>
      {children}
    </FormGroup>
  )
}

/**
 * The field that the index links to gets the focus, and is highlighted until it loses it. If the
 * search box has been opened in the meantime, it keeps the focus.
 */
function useLit(name: string): void {
  useEffect(() => {
    const field = name === '' ? null : document.querySelector(`main form [name="${name}"]`)
    if (!(field instanceof HTMLElement)) return undefined
    const place = field.closest('.field')
    const put = (): void => place?.classList.remove('lit')
    // After the page itself, which takes the focus when opened by a link.
    const frame = requestAnimationFrame(() => {
      if (!isFieldFocused()) field.focus()
      field.scrollIntoView({ block: 'center' })
      place?.classList.add('lit')
      field.addEventListener('blur', put, { once: true })
    })
    return () => {
      cancelAnimationFrame(frame)
      field.removeEventListener('blur', put)
    }
  }, [name])
}

const isFieldFocused = (): boolean =>
  document.activeElement?.matches('input, textarea, select') === true

type KeepProps = { readonly part: SettingsPart; readonly form: State }

/** Some settings are decided by saving them unchanged: the checklist asks for it. */
function KeepAsItIs({ part, form }: KeepProps) {
  const { isDirty, isSubmitting } = form.formState
  return isDirty || !namesOf(part).some((name) => decidedSettings.has(name)) ? null : (
    <p className="mt-4">
      <SubmitButton busy={isSubmitting} busyLabel={messages.saving} secondary>
        {messages.keep}
      </SubmitButton>
    </p>
  )
}

type PreviewProps = {
  readonly form: State
  readonly names: readonly SettingName[]
  readonly current: CurrentSettings
  readonly render: RenderPreview
}

/** Rendered again on each keystroke, unlike the fields. */
const Preview = ({ form, names, current, render }: PreviewProps) =>
  render(names, toBeSaved(useWatch({ control: form.control }), current), current.values)

/**
 * The settings as they would be saved: an unchanged field shows a standard text in the default
 * language, but is saved as a text of no language.
 */
const toBeSaved = (typed: Readonly<Record<string, unknown>>, current: CurrentSettings) =>
  Object.fromEntries(
    Object.entries(typed).map(([name, value]) => [
      name,
      isSettingName(name) && value === settingInField(current, name) ? current.values[name] : value,
    ]),
  )

type SettingProps = {
  readonly name: SettingName
  readonly form: State
  readonly picture: RenderPicture | undefined
}

function Setting({ name, form, picture }: SettingProps) {
  const { label, help, input } = settingDeclarations[name]
  if (input === 'picture') return <PictureSetting name={name} form={form} render={picture} />
  const field = { name, label, help: help || undefined, optional: false }
  if (input === 'lines') return <TextLines rows={4} {...field} />
  const options = optionsOf(name)
  if (options.length > 0) return <Choice {...field} options={options} />
  if (input === 'timeZone') return <TimeZoneInput {...field} />
  return (
    <TextInput type={input === 'color' ? 'color' : input === 'day' ? 'date' : 'text'} {...field} />
  )
}

type PictureSettingProps = Omit<SettingProps, 'picture'> & {
  readonly render: RenderPicture | undefined
}

/** Its value is the key of an uploaded picture; a new picture updates the form. */
function PictureSetting({ name, form, render }: PictureSettingProps) {
  const value = useWatch({ control: form.control, name })
  const { label, help } = settingDeclarations[name]
  return (
    render?.({
      name,
      label,
      help,
      value: String(value ?? ''),
      error: form.formState.errors[name]?.message,
      onChange: (key) => form.setValue(name, key, { shouldDirty: true }),
    }) ?? null
  )
}

type Option = readonly [value: string, text: string]

/** The options of a setting; empty if it is typed. */
function optionsOf(name: SettingName): readonly Option[] {
  const { input } = settingDeclarations[name]
  if (input === 'country') return [['', messages.noCountry], ...countries]
  if (input === 'currency')
    return currencies().map(([code, currency]) => [
      code,
      // Of some codes the language has no name.
      currency === code ? code : `${currency} (${code})`,
    ])
  if (input === 'shown')
    return [
      ['shown', messages.shown.shown],
      ['hidden', messages.shown.hidden],
    ]
  if (input === 'buyers') return buyerGroups.map((group) => [group, messages.buyers[group]])
  return input === 'choice' && isChoiceName(name) ? Object.entries(messages.choices[name]) : []
}

const TimeZoneInput = (field: InputProps<SettingName>) => (
  <>
    <TextInput list="time-zones" {...field} />
    <datalist id="time-zones">
      {Intl.supportedValuesOf('timeZone').map((zone) => (
        <option key={zone} value={zone}>
          {zone}
        </option>
      ))}
    </datalist>
  </>
)

/** Code and name of each currency, by name. */
const currencies = (): readonly (readonly [string, string])[] =>
  currencyCodes
    .map((code) => [code, currencyName(code)] as const)
    .toSorted(([, one], [, other]) => one.localeCompare(other, 'en'))
