/** Validation of the sign-up form. A separate module, loaded on first use. */
import { zodResolver } from '@hookform/resolvers/zod'
import * as z from 'zod/mini'
import { passwordLengthError } from '../identity/passwords/password-length.ts'
import { nameMaximum } from '../identity/public-settings.ts'
import { Email, Line } from '../platform/fields/fields.ts'
import { signupMessages as messages } from './messages/signup.ts'

/** @param passwordMinimum minimum characters according to the shop's settings */
export const signupResolver = (passwordMinimum: number) =>
  zodResolver(signupSchema(passwordMinimum))

// Both messages are quoted from the specification word for word.
const signupSchema = (passwordMinimum: number) =>
  z
    .object({
      name: Line(nameMaximum),
      email: Email,
      password: z.string().check(
        z.superRefine((password, context) => {
          const error = passwordLengthError(password, passwordMinimum)
          if (error !== undefined)
            context.addIssue({ code: 'custom', message: error, input: password })
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
