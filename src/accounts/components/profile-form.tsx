/** What a customer tells about themselves, saved with Update. */
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { identity } from '../../identity/identity.client.ts'
import { ProviderError } from '../../identity/provider-error.ts'
import { useDraft } from '../../ui/use-draft.ts'
import { toast } from '../../ui/toast.tsx'
import { TextField } from '../../ui/field.tsx'
import { useSubmit } from '../../ui/use-submit.ts'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { Notice } from '../../ui/page-state.tsx'
import { profileMessages as messages } from '../messages/profile.ts'
import { accounts } from '../api.client.ts'
import { OtherProviderReset } from './other-providers.tsx'
import { useIdentitySettings } from './auth-form.tsx'
import { accountsContract, Profile, type User } from '../contract.ts'

export function ProfileForm({ user }: { readonly user: User }) {
  const form = useForm({ resolver: zodResolver(Profile), defaultValues: user.profile })
  const {
    formState: { errors, isSubmitting },
    register,
    reset,
  } = form
  const forget = useDraft(form, 'profile')
  const { notice, send } = useSubmit(form, accountsContract.saveProfile.input)
  const save = send(async (profile) => {
    const saved = await accounts.saveProfile({ email: user.email, ...profile })
    reset(saved.profile)
    forget()
    toast(messages.updated)
  })
  return (
    <form
      method="post"
      className="form form-part"
      noValidate
      onSubmit={(event) => void save(event)}
    >
      {notice === undefined ? null : (
        <Notice tone="bad">
          <b>{messages.notSaved}</b> {notice}
        </Notice>
      )}
      <div className="two">
        <TextField
          label={messages.education}
          maxLength={200}
          error={errors.education?.message}
          {...register('education')}
        />
        <TextField
          label={messages.location}
          autoComplete="address-level2"
          maxLength={200}
          error={errors.location?.message}
          {...register('location')}
        />
      </div>
      <div className="two">
        <TextField
          label={messages.phone}
          help={messages.phoneHelp}
          type="tel"
          autoComplete="tel"
          maxLength={40}
          error={errors.phone?.message}
          {...register('phone')}
        />
        <TextField
          label={messages.linkedin}
          type="url"
          autoComplete="url"
          maxLength={300}
          placeholder={messages.linkedinHint}
          error={errors.linkedin?.message}
          {...register('linkedin')}
        />
      </div>
      <div className="row">
        <SubmitButton busy={isSubmitting} busyLabel={messages.updating}>
          {messages.update}
        </SubmitButton>
        <ForgetPassword email={user.email} />
      </div>
    </form>
  )
}

/** Asks the identity provider for a reset mail to one's own address. */
export function ForgetPassword({ email }: { readonly email: string }) {
  const { elsewhere } = useIdentitySettings()
  const [busy, setBusy] = useState(false)
  const request = async (): Promise<void> => {
    if (busy) return
    setBusy(true)
    try {
      await (await identity()).requestReset(email)
      toast(messages.emailSent)
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error
      toast(error.message, 'error')
    } finally {
      setBusy(false)
    }
  }
  if (elsewhere) return <OtherProviderReset />
  return (
    <button
      type="button"
      className="button plain"
      aria-disabled={busy || undefined}
      onClick={() => void request()}
    >
      {messages.forgot}
    </button>
  )
}
