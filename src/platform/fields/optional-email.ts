/** An e-mail address that may be left empty. */
import * as z from 'zod/mini'
import { emailPattern } from './canonical-email.ts'
import { withWireFormat } from '../../../packages/contract/wire-format.ts'
import { platformMessages as messages } from '../messages/platform.ts'

/** Empty, or an e-mail address. */
export const OptionalEmail = withWireFormat(
  z.string().check(
    z.trim(),
    z.maxLength(254),
    z.refine(
      (text) => text === '' || new RegExp(emailPattern).test(text),
      messages.notOptionalEmail,
    ),
  ),
  { type: 'string', maxLength: 254, pattern: `^$|${emailPattern}` },
)
