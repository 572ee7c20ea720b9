/** What a customer tells about themselves, saved with Update. */
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { identity } from '../identity/identity.client.ts'
import { ProviderError } from '../identity/provider-error.ts'
import { useDraft } from '../web/draft.ts'
import { toast } from '../web/feedback.tsx'
import { TextField } from '../web/field.tsx'
import { useSend } from '../web/form.ts'
import { SendButton } from '../web/send-button.tsx'
import { Notice } from '../web/state.tsx'
import { profileWords as words } from '../words/en/pages/profile.ts'
import { accounts } from './accounts.client.ts'
import { ForgottenElsewhere } from './elsewhere.tsx'
import { useIdentitySettings } from './entrance.tsx'
import { accountsContract, Profile, type User } from './contract.ts'

export function ProfileForm({ user }: { readonly user: User }) {
  const form = useForm({ resolver: zodResolver(Profile), defaultValues: user.profile })
  const { formState: { errors, isSubmitting }, register, reset } = form
  const forget = useDraft(form, 'profile')
  const { notice, send } = useSend(form, accountsContract.saveProfile.input)
  const save = send(async (profile) => {
    const saved = await accounts.saveProfile({ email: user.email, ...profile })
    reset(saved.profile)
    forget()
    toast(words.updated)
  })
  return (
    <form method="post" className="form form-part" noValidate onSubmit={(event) => void save(event)}>
      {notice === undefined ? null : <Notice tone="bad"><b>{words.notSaved}</b> {notice}</Notice>}
      <div className="two">
        <TextField label={words.education} maxLength={200} error={errors.education?.message} {...register('education')} />
        <TextField label={words.location} autoComplete="address-level2" maxLength={200} error={errors.location?.message} {...register('location')} />
      </div>
      <div className="two">
        <TextField label={words.phone} help={words.phoneHelp} type="tel" autoComplete="tel" maxLength={40} error={errors.phone?.message} {...register('phone')} />
        <TextField label={words.linkedin} type="url" autoComplete="url" maxLength={300} placeholder={words.linkedinHint} error={errors.linkedin?.message} {...register('linkedin')} />
      </div>
      <div className="row">
        <SendButton busy={isSubmitting} busyWord={words.updating}>{words.update}</SendButton>
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
      toast(words.emailSent)
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error
      toast(error.message, 'error')
    } finally {
      setBusy(false)
    }
  }
  if (elsewhere) return <ForgottenElsewhere />
  return <button type="button" className="button plain" aria-disabled={busy || undefined} onClick={() => void request()}>{words.forgot}</button>
}
