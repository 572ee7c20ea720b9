/** What a new account's fields must be before they are sent. */
import { zodResolver } from '@hookform/resolvers/zod'
import * as z from 'zod/mini'
import { passwordLengthError } from '../identity/password-length.ts'
import { nameMaximum } from '../identity/public-settings.ts'
import { Email, Line } from '../platform/fields.ts'
import { signupMessages as messages } from './messages/signup.ts'

export const accountOf = (passwordMinimum: number) => zodResolver(formOf(passwordMinimum))

/** The fields and their rules; both messages of the specification stand word for word. */
const formOf = (passwordMinimum: number) =>
  z
    .object({
      name: Line(nameMaximum),
      email: Email,
      password: z.string().check(
        z.superRefine((password, context) => {
          const mistake = passwordLengthError(password, passwordMinimum)
          if (mistake !== undefined)
            context.addIssue({ code: 'custom', message: mistake, input: password })
        }),
      ),
      confirm: z.string().check(z.minLength(1, messages.confirmRequired)),
    })
    .check(
      z.refine(({ password, confirm }) => confirm === '' || password === confirm, {
        message: messages.different,
        path: ['confirm'],
      }),
    )
