/** Validation of the two forms for a forgotten password. */
import * as z from 'zod/mini'
import { passwordLengthError } from '../identity/password-length.ts'
import { Email } from '../platform/fields.ts'
import { signupMessages } from './messages/signup.ts'

/** The form that requests the mail with a reset link. */
export const ResetRequest = z.object({ email: Email })

/**
 * The form that sets the new password.
 * @param passwordMinimum the identity provider's minimum, in characters
 */
export const newPasswordSchema = (passwordMinimum: number) =>
  z
    .object({
      password: z.string().check(
        z.superRefine((password, context) => {
          const message = passwordLengthError(password, passwordMinimum)
          if (message !== undefined) context.addIssue({ code: 'custom', message, input: password })
        }),
      ),
      confirm: z.string().check(z.minLength(1, signupMessages.confirmRequired)),
    })
    .check(
      z.refine(({ password, confirm }) => confirm === '' || password === confirm, {
        message: signupMessages.different,
        path: ['confirm'],
      }),
    )
