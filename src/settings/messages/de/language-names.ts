/** German: see ../language-names.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { languageNames as english } from '../language-names.ts'

export const languageNames: Translated<typeof english> = { en: 'Englisch', de: 'Deutsch' }
