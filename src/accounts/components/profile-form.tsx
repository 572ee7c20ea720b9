/** The form of a user's profile. */
import { useState } from 'react'
import { useForm, type FieldErrors, type UseFormRegister } from 'react-hook-form'
import { identity } from '../../identity/identity.client.ts'
import { identityMessages } from '../../identity/messages/identity.ts'
import { ProviderError } from '../../identity/provider-error.ts'
import { useIdentitySettings } from '../../identity/use-identity-settings.ts'
import { schemaResolver } from '../../ui/form/schema-resolver.ts'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/page-state.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { toast } from '../../ui/toast.tsx'
import { useDraft } from '../../ui/use-draft.ts'
import { useRevalidator } from '../../ui/use-revalidator.ts'
import { useSubmit } from '../../ui/use-submit.ts'
import { storeSignedInUser } from '../../session/access-token.browser.ts'
import { accounts } from '../api.client.ts'
import { accountsContract, ProfileChange, type User } from '../contract.ts'
import { profileMessages as messages } from '../messages/profile.ts'
import { OtherProviderReset } from './other-provider.tsx'

export function ProfileForm({ user }: { readonly user: User }) {
  const isNameless = user.displayName === identityMessages.nameless
  const form = useForm<ProfileChange>({
    resolver: schemaResolver(ProfileChange),
    defaultValues: isNameless ? { ...user.profile, displayName: '' } : user.profile,
  })
  const { revalidate } = useRevalidator()
  const {
    formState: { errors, isSubmitting },
    register,
    reset,
  } = form
  const clearDraft = useDraft(form, 'profile')
  const { notice, send } = useSubmit(form, accountsContract.saveProfile.input)
  const save = send(async (profile) => {
    const saved = await accounts.saveProfile({ email: user.email, ...profile })
    reset(saved.profile)
    clearDraft()
    toast(messages.updated)
    if (saved.displayName === user.displayName) return
    storeSignedInUser({ email: user.email, name: saved.displayName })
    await revalidate()
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
      {isNameless ? (
        <TextField
          label={messages.name}
          help={messages.nameHelp}
          autoComplete="name"
          maxLength={200}
          error={errors.displayName?.message}
          {...register('displayName')}
        />
      ) : null}
      <ProfileFields register={register} errors={errors} />
      <div className="row">
        <SubmitButton busy={isSubmitting} busyLabel={messages.updating}>
          {messages.update}
        </SubmitButton>
        <ForgetPassword email={user.email} />
      </div>
    </form>
  )
}

function ProfileFields({
  register,
  errors,
}: {
  readonly register: UseFormRegister<ProfileChange>
  readonly errors: FieldErrors<ProfileChange>
}) {
  return (
    <>
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
    </>
  )
}

/** A button that requests a password reset mail to the user's own address. */
export function ForgetPassword({ email }: { readonly email: string }) {
  const { otherProvider } = useIdentitySettings()
  const [busy, setBusy] = useState(false)
  const [sent, setSent] = useState(false)
  const request = async (): Promise<void> => {
    if (busy) return
    setBusy(true)
    try {
      await (await identity()).requestReset(email)
      toast(messages.emailSent)
      setSent(true)
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error
      toast(error.message, 'error')
    } finally {
      setBusy(false)
    }
  }
  if (otherProvider) return <OtherProviderReset />
  return (
    <>
      <button
        type="button"
        className="button plain"
        aria-disabled={busy || undefined}
        onClick={() => void request()}
      >
        {messages.forgot}
      </button>
      {sent ? <p className="small">{messages.resetSent(email)}</p> : null}
    </>
  )
}
