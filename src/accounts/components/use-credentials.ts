/**
 * The e-mail address and the password of the login form: two uncontrolled fields, validated on
 * submit, and after that on each change. They need no form library, which would be the largest part
 * of the page after React.
 */
import { useRef, useState } from 'react'
import { uiMessages as messages } from '../../ui/messages/ui.ts'
import { isImportError } from '../../ui/toast.tsx'
import { credentialFields, type CredentialErrors, type Credentials } from '../credentials.ts'

/**
 * For the first field's onFocus: a user who starts filling in the form will probably submit it.
 * Undefined if it cannot be loaded; the next call retries.
 */
export const preloadValidation = () =>
  import('../login-validation.ts').catch((error: unknown) => {
    if (!isImportError(error)) throw error
  })

async function validate(values: Credentials) {
  const loaded = await preloadValidation()
  return loaded
    ? loaded.validateCredentials(values)
    : { credentials: undefined, errors: { password: messages.notLoaded } }
}

/** @param send called with valid credentials and the canonical address */
export function useCredentials(send: (credentials: Credentials) => Promise<void>) {
  const form = useRef<HTMLFormElement>(null)
  const wasSent = useRef(false)
  const [errors, setErrors] = useState<CredentialErrors>({})
  const [isSubmitting, setSubmitting] = useState(false)

  const input = (name: keyof Credentials): HTMLInputElement | undefined => {
    const field = form.current?.elements.namedItem(name)
    return field instanceof HTMLInputElement ? field : undefined
  }
  const read = (): Credentials => ({
    email: input('email')?.value ?? '',
    password: input('password')?.value ?? '',
  })
  const submit = async (): Promise<void> => {
    setSubmitting(true)
    try {
      const { credentials, errors: found } = await validate(read())
      wasSent.current = true
      setErrors(found)
      if (credentials) await send(credentials)
      else {
        const first = credentialFields.find((name) => found[name] !== undefined)
        if (first) input(first)?.focus()
      }
    } finally {
      setSubmitting(false)
    }
  }
  const check = async (name: keyof Credentials): Promise<void> => {
    if (!wasSent.current) return
    const { errors: found } = await validate(read())
    setErrors((others) => ({ ...others, [name]: found[name] }))
  }

  return {
    form,
    errors,
    isSubmitting,
    submit,
    /** The attributes of a field. */
    field: (name: keyof Credentials) => ({ name, onChange: () => void check(name) }),
    readEmail: () => read().email.trim(),
    focusEmail: () => input('email')?.focus(),
  }
}
