/**
 * Shared parts of the login, sign-up and password pages: their frame, errors, and Google sign-in.
 */
import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { isProblem } from '../../../packages/contract/problem.ts'
import { identity } from '../../identity/identity.client.ts'
import { ProviderError } from '../../identity/provider-error.ts'
import { useIdentitySettings } from '../../identity/use-identity-settings.ts'
import { FieldNote } from '../../ui/field.tsx'
import { unexpectedMessage } from '../../ui/page-state.tsx'
import { isImportError } from '../../ui/toast.tsx'
import { loginMessages as messages } from '../messages/login.ts'

const pictureWidths = [800, 1280, 1920] as const
const pictureSources = (format: 'avif' | 'webp'): string =>
  pictureWidths.map((width) => `/pictures/hero-${width}.${format} ${width}w`).join(', ')

// The picture covers a box taller than itself: at 640 pixels of height it is drawn 1,540 wide.
const displayedWidth = '1540px'

/** The message for a sign-in error. Unexpected errors are also reported as bugs. */
export function authErrorMessage(error: unknown): string {
  if (error instanceof ProviderError || isProblem(error)) return error.message
  if (!isImportError(error)) reportError(error)
  return unexpectedMessage(error)
}

/**
 * The page's frame: beside a picture on a wide screen, without it on a phone. The picture is lazy,
 * because a browser does not load a lazy picture that is not displayed.
 */
export const AuthPage = ({ children }: { readonly children: ReactNode }) => (
  <div className="door">
    <div className="door-picture">
      <picture>
        <source type="image/avif" srcSet={pictureSources('avif')} sizes={displayedWidth} />
        <source type="image/webp" srcSet={pictureSources('webp')} sizes={displayedWidth} />
        <img src="/pictures/hero-1280.webp" alt="" width={2400} height={1000} loading="lazy" />
      </picture>
    </div>
    {children}
  </div>
)

/** An error under a form's fields, in red. */
export const ErrorLine = ({
  id,
  children,
}: {
  readonly id?: string
  readonly children: string | undefined
}) => (children === undefined ? null : <FieldNote id={id} error={children} />)

/** 'Continue With Google', with a note on where it leads if that is not Google. */
export function ContinueWithGoogle({
  from,
  busy = false,
}: {
  readonly from: string
  readonly busy?: boolean
}) {
  const { google, googleReady } = useIdentitySettings()
  const { error, isSigningIn, signIn } = useGoogleSignIn(from)
  const help =
    google === 'none'
      ? messages.googleNone
      : google === 'development'
        ? messages.googleDevelopment
        : undefined
  return (
    <>
      <div className="or">{messages.or}</div>
      <div className="field">
        <button
          type="button"
          className="button wide"
          disabled={!googleReady}
          aria-disabled={isSigningIn || busy || undefined}
          aria-describedby={help === undefined ? undefined : 'google-note'}
          onClick={() => {
            if (!isSigningIn && !busy) void signIn()
          }}
        >
          {messages.google}
        </button>
        <FieldNote id="google-note" help={help} error={error} />
      </div>
    </>
  )
}

/** Signs in with Google and goes to `from`, unless the provider leaves this page for Google's. */
function useGoogleSignIn(from: string) {
  const navigate = useNavigate()
  const [error, setError] = useState<string>()
  const [isSigningIn, setSigningIn] = useState(false)
  const signIn = async (): Promise<void> => {
    setError(undefined)
    setSigningIn(true)
    try {
      const provider = await identity()
      if (!(await provider.continueWithGoogle({ from }))) return
      const { exchangeIdToken } = await import('../sign-in/exchange-id-token.client.ts')
      await exchangeIdToken(provider)
      await navigate(from, { replace: true })
    } catch (thrown) {
      setError(authErrorMessage(thrown))
      setSigningIn(false)
    }
  }
  return { error, isSigningIn, signIn }
}
