/** Validation of the forms for a forgotten password, and for changing one. */
import * as z from 'zod/mini'
import { passwordLengthError } from '../identity/passwords/password-length.ts'
import { Email } from '../platform/fields/fields.ts'
import { accountsMessages } from './messages/accounts.ts'
import { signupMessages } from './messages/signup.ts'

/** The form that requests the mail with a reset link. */
export const ResetRequest = z.object({ email: Email })

const newPassword = (minimum: number) =>
  z.string().check(
    z.superRefine((password, context) => {
      const message = passwordLengthError(password, minimum)
      if (message !== undefined) context.addIssue({ code: 'custom', message, input: password })
    }),
  )

/**
 * The form that sets the new password.
 * @param passwordMinimum the identity provider's minimum, in characters
 */
export const newPasswordSchema = (passwordMinimum: number) =>
  z
    .object({
      password: newPassword(passwordMinimum),
      confirm: z.string().check(z.minLength(1, signupMessages.confirmRequired)),
    })
    .check(
      z.refine(({ password, confirm }) => confirm === '' || password === confirm, {
        message: signupMessages.different,
        path: ['confirm'],
      }),
    )

/**
 * The form that changes a password when the current one is known.
 * @param passwordMinimum the identity provider's minimum, in characters
 */
export const passwordChangeSchema = (passwordMinimum: number) =>
  z
    .object({
      currentPassword: z.string().check(z.minLength(1, accountsMessages.currentPasswordRequired)),
      newPassword: newPassword(passwordMinimum),
      confirm: z.string().check(z.minLength(1, signupMessages.confirmRequired)),
    })
    .check(
      z.refine((form) => form.confirm === '' || form.newPassword === form.confirm, {
        message: signupMessages.different,
        path: ['confirm'],
      }),
    )
