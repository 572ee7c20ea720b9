/**
 * The settings that are texts for customers, and their names in further languages: the text of
 * `heroHeadline` in German is the setting `heroHeadline:de`. An empty one counts as missing. Pure.
 */
import { OptionalLine } from '../platform/fields/fields.ts'
import { languageCodes, type Language } from '../platform/languages/languages.ts'
import { accountMailFields, accountMailKinds, type AccountMailKind } from './account-mail-texts.ts'
import { mailFields, mailKinds, type MailKind } from './mail-texts.ts'
import { reminderFields, reminderSteps, type ReminderStep } from './reminder-texts.ts'
import { Figures, OptionalMailOpening, OptionalMailSubject } from './setting-schemas.ts'

/** A mail whose subject and opening text are settings. */
export type WrittenMail = MailKind | AccountMailKind | `reminder${ReminderStep}`

const writtenMails: readonly WrittenMail[] = [
  ...mailKinds,
  ...accountMailKinds,
  ...reminderSteps.map((step) => `reminder${step}` as const),
]
const pageTexts = ['tagline', 'heroGreeting', 'heroHeadline', 'figures'] as const

/** A setting that is a text for customers. */
export type TextName = (typeof pageTexts)[number] | `${WrittenMail}${'Subject' | 'Opening'}`
/** Such a text in a language. */
export type SpokenName = `${TextName}:${Language}`

export const textNames: readonly TextName[] = [
  ...pageTexts,
  ...writtenMails.flatMap((mail) => [`${mail}Subject`, `${mail}Opening`] as const),
]
const known: ReadonlySet<string> = new Set(textNames)
export const isTextName = (name: string): name is TextName => known.has(name)

export const spokenNamesOf = (name: string): readonly SpokenName[] =>
  isTextName(name) ? languageCodes.map((code) => `${name}:${code}` as const) : []
export const spokenNames: readonly SpokenName[] = textNames.flatMap(spokenNamesOf)

function fieldsOfMail(mail: WrittenMail): readonly string[] {
  const account = accountMailKinds.find((kind) => kind === mail)
  if (account !== undefined) return accountMailFields(account)
  return mailKinds.some((kind) => kind === mail) ? mailFields : reminderFields
}

/** Like the text itself, but may be empty. */
function spokenSchema(name: TextName) {
  if (name === 'figures') return Figures
  if (name === 'tagline') return OptionalLine(80)
  const mail = writtenMails.find((each) => name.startsWith(each))
  if (mail === undefined) return OptionalLine(60)
  const fields = fieldsOfMail(mail)
  return name.endsWith('Subject') ? OptionalMailSubject(fields) : OptionalMailOpening(fields)
}

type SpokenSchemas = Readonly<Record<SpokenName, ReturnType<typeof spokenSchema>>>
const isWhole = (schemas: Partial<SpokenSchemas>): schemas is SpokenSchemas =>
  spokenNames.every((name) => name in schemas)

function schemasOfTexts(): SpokenSchemas {
  const schemas: Partial<Record<SpokenName, ReturnType<typeof spokenSchema>>> = {}
  for (const name of textNames) {
    const schema = spokenSchema(name)
    for (const spoken of spokenNamesOf(name)) schemas[spoken] = schema
  }
  if (!isWhole(schemas)) throw new Error('A text has no schema')
  return schemas
}
/** The schema of each text in each language. */
export const spokenSchemas = schemasOfTexts()
