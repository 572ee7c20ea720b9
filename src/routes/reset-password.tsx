/** A forgotten password: requesting a mail, and setting a new password through its link. */
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { AuthPage } from '../accounts/components/auth-page.tsx'
import { NewPasswordForm } from '../accounts/components/new-password-form.tsx'
import { OtherProviderReset } from '../accounts/components/other-provider.tsx'
import { ResetRequestForm } from '../accounts/components/reset-request-form.tsx'
import { resetPasswordMessages as messages } from '../accounts/messages/reset-password.ts'
import { useIdentitySettings } from '../identity/use-identity-settings.ts'
import { personalMeta } from '../ui/page-meta.ts'

export const meta = personalMeta(messages.title, messages.description)

export default function ResetPassword() {
  const [query, setQuery] = useSearchParams()
  const token = query.get('token')
  const [linkExpired, setLinkExpired] = useState(false)
  const { otherProvider } = useIdentitySettings()
  if (otherProvider)
    return (
      <AuthPage>
        <ResetAtProvider provider={otherProvider.name} />
      </AuthPage>
    )
  return (
    <AuthPage>
      {token === null ? (
        <ResetRequestForm linkExpired={linkExpired} />
      ) : (
        <NewPasswordForm
          token={token}
          onExpired={() => {
            setLinkExpired(true)
            setQuery({}, { replace: true })
          }}
        />
      )}
    </AuthPage>
  )
}

/** Where another provider keeps the passwords, it also resets them. */
const ResetAtProvider = ({ provider }: { readonly provider: string }) => (
  <div className="door-form">
    <h1>{messages.askHeading}</h1>
    <p>{messages.otherProvider(provider)}</p>
    <OtherProviderReset />
    <p className="small">
      <Link className="link" to="/login">
        {messages.back}
      </Link>
    </p>
  </div>
)
