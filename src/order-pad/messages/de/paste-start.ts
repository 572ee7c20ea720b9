/** German: see ../paste-start.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { pasteStartMessages as english } from '../paste-start.ts'

export const pasteStartMessages: Translated<typeof english> = {
  label: 'Liste einfügen: Artikelnummer und Menge',
  example: 'HMR-1001  24\n48 x WRN-1013',
  open: 'Liste prüfen',
  file: 'Oder eine Tabelle hochladen',
  tooLong: 'Die Liste ist zu lang. Teilen Sie die Liste, und fügen Sie die Teile nacheinander ein.',
}
