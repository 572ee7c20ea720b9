/** One group of settings as a form: saved on its own, with what was typed kept until then. */
import type { ReactNode } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import type * as z from 'zod/mini'
import { currencyCodes, currencyName, currencyOf } from '../../platform/money/currencies.ts'
import { setShopCurrency } from '../../platform/money/money.ts'
import { setNumberCountry } from '../../platform/numbers/written-number.ts'
import { Form } from '../../ui/form/form.tsx'
import { inputsOf, type InputProps } from '../../ui/form/inputs.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { countries } from '../../ui/country-options.tsx'
import { toast } from '../../ui/toast.tsx'
import { typedValues } from '../../ui/typed-values.ts'
import { useDraft } from '../../ui/use-draft.ts'
import { useFreshValues } from '../../ui/use-fresh-values.ts'
import { settings } from '../api.client.ts'
import { CountryProposal } from './country-proposal.tsx'
import { SettingsChange, settingsContract, type CurrentSettings } from '../contract.ts'
import {
  decidedSettings,
  settingDeclarations,
  settingNames,
  type SettingName,
} from '../declarations.ts'
import { settingsMessages as messages } from '../messages/settings.ts'
import { buyerGroups } from '../setting-schemas.ts'

export type SettingsGroup = keyof typeof messages.groups
/** All groups, in the order of the page. */
export const settingsGroups: readonly SettingsGroup[] = Object.keys(messages.groups).filter(
  (name): name is SettingsGroup => name in messages.groups,
)
type Values = z.input<typeof SettingsChange>
type State = UseFormReturn<Values, unknown, SettingsChange>
const { TextInput, TextLines, Choice } = inputsOf<Values>()

const namesOf = (group: SettingsGroup): readonly SettingName[] =>
  settingNames.filter((name) => settingDeclarations[name].group === group)

/** The values of a group, as a form has them. */
const valuesOf = ({ revision, values }: CurrentSettings, group: SettingsGroup): Values => ({
  ...Object.fromEntries(namesOf(group).map((name) => [name, values[name]])),
  revision,
})

/**
 * What of a form is saved: what was typed, so that nothing else that somebody has set meanwhile is
 * set back, and what is decided by saving it as it is.
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

/** A setting that is a picture, as its field gets it. */
export type PictureSettingField = {
  readonly name: SettingName
  readonly label: string
  readonly help: string
  /** The key of the picture; empty without one. */
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (key: string) => void
}
type RenderPicture = (field: PictureSettingField) => ReactNode

type SettingsFormProps = {
  readonly group: SettingsGroup
  readonly current: CurrentSettings
  readonly onSaved: () => Promise<void>
  /** Renders the field of a setting that is a picture. */
  readonly picture?: RenderPicture
  /** Shown below the fields, of what stands in them. */
  readonly preview?: ((values: Readonly<Record<string, unknown>>) => ReactNode) | undefined
}

export function SettingsForm({ group, current, onSaved, picture, preview }: SettingsFormProps) {
  const { title, lead } = messages.groups[group]
  const form = useContractForm(settingsContract.save, {
    fields: SettingsChange,
    values: valuesOf(current, group),
  })
  const clearDraft = useDraft(form, `settings.${group}`)
  const opened = valuesOf(current, group)
  const beginSaving = useFreshValues(form, opened, { problem: form.problem, reload: onSaved })
  const submit = async (values: SettingsChange): Promise<void> => {
    const accept = beginSaving()
    const saved = await settings.save(toChange(values, form, opened))
    setShopCurrency(currencyOf(saved.values.currency))
    setNumberCountry(saved.values.country)
    clearDraft()
    accept(valuesOf(saved, group))
    toast(saved.revision === current.revision ? messages.unchanged : messages.saved)
    await onSaved()
  }
  return (
    <section aria-labelledby={`settings-${group}`} className="form-part mb-6">
      <h2 id={`settings-${group}`}>{title}</h2>
      <p className="muted mt-2">{lead}</p>
      <Form
        form={form}
        className="form narrow mt-4"
        onSubmit={submit}
        failed={messages.notSaved}
        act={messages.save}
        busy={messages.saving}
      >
        {namesOf(group).map((name) => (
          <Setting key={name} name={name} form={form} picture={picture} />
        ))}
        {group === 'shop' ? <CountryProposal form={form} saved={current.values} /> : null}
        {preview === undefined ? null : <Preview form={form} render={preview} />}
      </Form>
    </section>
  )
}

type PreviewProps = {
  readonly form: State
  readonly render: NonNullable<SettingsFormProps['preview']>
}

/** Rendered anew with every key, the fields are not. */
const Preview = ({ form, render }: PreviewProps) => render(useWatch({ control: form.control }))

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

/** Its value is the key of a picture that was uploaded; the form is told when there is another. */
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

/** What a setting is chosen from; nothing where it is written. */
function optionsOf(name: SettingName): readonly Option[] {
  const { input } = settingDeclarations[name]
  if (input === 'country') return [['', messages.noCountry], ...countries]
  if (input === 'currency')
    return currencies().map(([code, currency]) => [code, `${currency} (${code})`])
  if (input === 'shown')
    return [
      ['shown', messages.shown.shown],
      ['hidden', messages.shown.hidden],
    ]
  if (input === 'buyers') return buyerGroups.map((group) => [group, messages.buyers[group]])
  return input === 'choice' && isChoiceName(name) ? Object.entries(messages.choices[name]) : []
}

const isChoiceName = (name: SettingName): name is keyof typeof messages.choices =>
  name in messages.choices

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
