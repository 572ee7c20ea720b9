/** The texts of a group of settings in the shop's further languages, one fold per language. */
import type * as z from 'zod/mini'
import { languageCodes, nameOfLanguage, type Language } from '../../platform/languages/languages.ts'
import { FormFold } from '../../ui/form/group.tsx'
import { inputsOf } from '../../ui/form/inputs.tsx'
import type { CurrentSettings, SettingsChange } from '../contract.ts'
import { settingDeclarations, type SettingName } from '../declarations.ts'
import { languagesOfText } from '../languages-of-text.ts'
import { textsInLanguagesMessages as messages } from '../messages/texts-in-languages.ts'
import { settingLabel } from '../setting-label.ts'
import { isStandard } from '../spoken-texts.ts'
import { isTextName, type TextName } from '../texts-in-languages.ts'

const { TextInput, TextLines } = inputsOf<z.input<typeof SettingsChange>>()

type TextsProps = {
  readonly current: CurrentSettings
  readonly names: readonly SettingName[]
  /** The highlighted field, to which the page was linked. */
  readonly lit: string
}

/** Renders nothing in a shop with one language, or if no setting is a text. */
export function TextsInLanguages({ names, ...props }: TextsProps) {
  const { values } = props.current
  const texts = names.filter(isTextName)
  return languageCodes.map((language) => {
    const written = texts.filter((name) => languagesOfText(values, name).includes(language))
    return written.length === 0 ? null : (
      <TextsOfLanguage key={language} language={language} names={written} {...props} />
    )
  })
}

type LanguageProps = Omit<TextsProps, 'names'> & {
  readonly language: Language
  readonly names: readonly TextName[]
}

function TextsOfLanguage({ current, language, names, lit }: LanguageProps) {
  const spoken = names.map((name) => `${name}:${language}` as const)
  const own = spoken.filter((name) => current.values[name] !== undefined)
  return (
    <FormFold
      title={nameOfLanguage(language)}
      now={messages.ownTexts(own.length, spoken.length)}
      open={spoken.some((name) => name === lit)}
      names={spoken}
    >
      {names.map((name) => (
        <TextOfLanguage key={name} current={current} language={language} name={name} />
      ))}
    </FormFold>
  )
}

type TextProps = Pick<LanguageProps, 'current' | 'language'> & { readonly name: TextName }

function TextOfLanguage({ current, language, name }: TextProps) {
  const { values, standardTexts } = current
  const spoken = `${name}:${language}` as const
  const standard = isStandard(values, name) ? standardTexts?.[language]?.[name] : undefined
  const field = {
    name: spoken,
    label: settingLabel(spoken),
    help:
      standard === undefined
        ? messages.ownMeanwhile(language)
        : messages.standardMeanwhile(language, standard),
    lang: language,
    optional: false,
  }
  return settingDeclarations[name].input === 'lines' ? (
    <TextLines rows={4} {...field} />
  ) : (
    <TextInput {...field} />
  )
}
