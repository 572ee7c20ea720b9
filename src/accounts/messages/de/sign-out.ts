/** German: see ../sign-out.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { signOutMessages as english } from '../sign-out.ts'

export const signOutMessages: Translated<typeof english> = {
  title: 'Abmelden',
  description: 'In diesem Browser abmelden.',
  question: 'In diesem Browser vom Shop abmelden? Ihr Warenkorb bleibt in Ihrem Konto.',
}
