/**
 * A form's validation, fetched when it is first needed: the schema library is larger than the
 * form.
 */
import { useState } from 'react'
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import { uiMessages as messages } from './messages/ui.ts'
import { isImportError } from './toast.tsx'

type LazyValidation<In extends FieldValues, Out> = {
  readonly resolver: Resolver<In, unknown, Out>
  /**
   * For the first field's onFocus: a user who starts to fill in the form will probably submit it.
   */
  readonly preload: () => void
}

/**
 * @param load imports the file that makes the resolver, by `zodResolver` on the form's schema
 * @param errorFor turns the message for a failed import into the form's field errors; the next
 *   submit tries again
 */
export function useLazyValidation<In extends FieldValues, Out>(
  load: () => Promise<Resolver<In, unknown, Out>>,
  errorFor: (message: string) => FieldErrors<In>,
): LazyValidation<In, Out> {
  const [validation] = useState((): LazyValidation<In, Out> => {
    let loaded: Resolver<In, unknown, Out> | undefined
    const loadOnce = async (): Promise<typeof loaded> => {
      try {
        return (loaded ??= await load())
      } catch (error) {
        if (!isImportError(error)) throw error
        return undefined
      }
    }
    return {
      preload: () => void loadOnce(),
      resolver: async (values, context, options) => {
        const validate = await loadOnce()
        return validate
          ? validate(values, context, options)
          : { values: {}, errors: errorFor(messages.notLoaded) }
      },
    }
  })
  return validation
}
