/** Synonyms, as a shopkeeper types them: `spanner = wrench`. */
import * as z from 'zod/mini'
import { searchMessages as messages } from '../messages/search.ts'

/** The words of a group, separated by equals signs, commas or semicolons. */
export const synonymsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/[=,;\n]/)
      .map((word) => word.replace(/\s+/g, ' ').trim())
      .filter(Boolean),
  ),
]

/** A group as one line of a form. */
export const SynonymFields = z.object({
  words: z.string().check(
    z.refine((text) => synonymsOf(text).length >= 2, messages.two),
    z.refine((text) => synonymsOf(text).length <= 20, messages.tooMany),
    z.refine((text) => synonymsOf(text).every((word) => word.length <= 40), messages.tooLong),
  ),
})
