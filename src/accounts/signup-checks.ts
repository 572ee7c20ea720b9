/** What a new account's fields must be before they are sent. */
import { zodResolver } from '@hookform/resolvers/zod'
import * as z from 'zod/mini'
import { lengthMistake } from '../identity/password-length.ts'
import { nameMaximum } from '../identity/settings.ts'
import { Email, Line } from '../platform/fields.ts'
import { signupWords as words } from '../words/en/pages/signup.ts'

export const accountOf = (passwordMinimum: number) => zodResolver(formOf(passwordMinimum))

/** The fields and their rules; both messages of the specification stand word for word. */
const formOf = (passwordMinimum: number) =>
  z
    .object({
      name: Line(nameMaximum),
      email: Email,
      password: z.string().check(z.superRefine((password, context) => {
        const mistake = lengthMistake(password, passwordMinimum)
        if (mistake !== undefined) context.addIssue({ code: 'custom', message: mistake, input: password })
      })),
      confirm: z.string().check(z.minLength(1, words.confirmRequired)),
    })
    .check(z.refine(({ password, confirm }) => confirm === '' || password === confirm, { message: words.different, path: ['confirm'] }))
