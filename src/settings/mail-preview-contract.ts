/** What previews and samples of mails take: the language, and the words as somebody types them. */
import * as z from 'zod/mini'
import { named } from '../../packages/contract/wire-format.ts'
import { OptionalLine, OptionalText } from '../platform/fields/fields.ts'
import { languageCodes } from '../platform/languages/languages.ts'

/** Of a sample; without one it is in the language of the request. */
export const sampleLanguage = { language: z.optional(z.enum(languageCodes)) }

/** Of a preview. The standard text of the program is said in the language. */
export const previewFields = {
  language: z.enum(languageCodes),
  subject: OptionalLine(120),
  opening: OptionalText(1000),
}

export const MailPreview = named(
  'MailPreview',
  z.strictObject({ subject: z.string(), text: z.string() }),
)
export type MailPreview = z.output<typeof MailPreview>
