/** German: see ../menu.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { accountingMenuMessages as english } from '../menu.ts'

export const accountingMenuMessages: Translated<typeof english> = { accounting: 'Buchhaltung' }
