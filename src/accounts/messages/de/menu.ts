/** German: see ../menu.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { accountsMenuMessages as english } from '../menu.ts'

export const accountsMenuMessages: Translated<typeof english> = {
  profile: 'Mein Profil',
  manageUsers: 'Benutzer verwalten',
}
