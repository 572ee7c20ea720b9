/** The frame of the pages by which one comes in: the picture, the form, and the way through Google. */
import { useState, type ReactNode } from 'react'
import { useNavigate, useRouteLoaderData } from 'react-router'
import { identity } from '../../identity/identity.client.ts'
import { ProviderError } from '../../identity/provider-error.ts'
import {
  defaultIdentitySettings,
  type PublicIdentitySettings,
} from '../../identity/public-settings.ts'
import { isProblem } from '../../../packages/contract/problem.ts'
import type { loader } from '../../root.tsx'
import { FieldNote } from '../../ui/field.tsx'
import { uiMessages } from '../../ui/messages/ui.ts'
import { loginMessages as messages } from '../messages/login.ts'

const widths = [800, 1280, 1920] as const
const pictures = (kind: 'avif' | 'webp'): string =>
  widths.map((width) => `/pictures/hero-${width}.${kind} ${width}w`).join(', ')

/** What this shop's provider offers; the cautious answer while the document is an error page. */
export const useIdentitySettings = (): PublicIdentitySettings =>
  useRouteLoaderData<typeof loader>('root')?.identity ?? defaultIdentitySettings

/** The sentence to show for what went wrong while coming in. A bug goes on, to be seen. */
export function authErrorMessage(error: unknown): string {
  if (error instanceof ProviderError || isProblem(error)) return error.message
  reportError(error)
  return uiMessages.broken.title
}

// The picture covers a box that is taller than it is: at 640 pixels of height it is drawn about 1,540 wide.
const drawn = '1540px'

/** The page: beside the picture on a wide screen, alone on a phone. Lazy, since what is not displayed is not fetched then. */
export const AuthPage = ({ children }: { readonly children: ReactNode }) => (
  <div className="door">
    <div className="door-picture">
      <picture>
        <source type="image/avif" srcSet={pictures('avif')} sizes={drawn} />
        <source type="image/webp" srcSet={pictures('webp')} sizes={drawn} />
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

/** 'Continue With Google', with where it leads in words when that is not Google. */
export function ContinueWithGoogle({
  from,
  busy = false,
}: {
  readonly from: string
  readonly busy?: boolean
}) {
  const { google, googleReady } = useIdentitySettings()
  const navigate = useNavigate()
  const [refused, setRefused] = useState<string>()
  const [leaving, setLeaving] = useState(false)
  const leave = async (): Promise<void> => {
    setRefused(undefined)
    setLeaving(true)
    try {
      const provider = await identity()
      if (!(await provider.continueWithGoogle({ from }))) return
      const { exchangeIdToken: enter } = await import('../exchange-id-token.client.ts')
      await enter(provider)
      await navigate(from, { replace: true })
    } catch (error) {
      setRefused(authErrorMessage(error))
      setLeaving(false)
    }
  }
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
          disabled={!googleReady || leaving || busy}
          aria-describedby={help === undefined ? undefined : 'google-note'}
          onClick={() => void leave()}
        >
          {messages.google}
        </button>
        <FieldNote id="google-note" help={help} error={refused} />
      </div>
    </>
  )
}
