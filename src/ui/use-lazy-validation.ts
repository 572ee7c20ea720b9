/** A form's checks, fetched when they are first needed: the library of schemas weighs more than the form. */
import { useState } from 'react'
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import { formMessages as messages } from '../platform/messages/forms.ts'

type Checking<In extends FieldValues, Out> = {
  readonly resolver: Resolver<In, unknown, Out>
  /** For the first field's onFocus: whoever begins to fill the form in will want it checked. */
  readonly warm: () => void
}

/**
 * @param load imports the file that makes the resolver, by `zodResolver` on the form's schema
 * @param beside puts the sentence for the case that it does not come beside a field. Browsers remember that a module failed, so only a reload helps
 */
export function useLazyValidation<In extends FieldValues, Out>(
  load: () => Promise<Resolver<In, unknown, Out>>,
  beside: (sentence: string) => FieldErrors<In>,
): Checking<In, Out> {
  const [checking] = useState((): Checking<In, Out> => {
    let loading: Promise<Resolver<In, unknown, Out> | undefined> | undefined
    const come = () =>
      (loading ??= load().catch((error: unknown) => {
        reportError(error)
        return undefined
      }))
    return {
      warm: () => void come(),
      resolver: async (values, context, options) => {
        const check = await come()
        return check
          ? check(values, context, options)
          : { values: {}, errors: beside(messages.partMissing) }
      },
    }
  })
  return checking
}
