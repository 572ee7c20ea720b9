/** The input of mail previews and samples: the language, and the texts as typed. */
import * as z from 'zod/mini'
import { named } from '../../packages/contract/wire-format.ts'
import { OptionalLine, OptionalText } from '../platform/fields/fields.ts'
import { languageCodes } from '../platform/languages/languages.ts'

/** For a sample; without it, the language of the request is used. */
export const sampleLanguage = { language: z.optional(z.enum(languageCodes)) }

/** For a preview. The program's standard text is shown in the language. */
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
