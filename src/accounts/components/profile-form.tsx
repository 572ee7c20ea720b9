/** The form of a user's profile. */
import { identityMessages } from '../../identity/messages/identity.ts'
import { useIdentitySettings } from '../../identity/use-identity-settings.ts'
import { ActButton } from '../../ui/buttons.tsx'
import { Form } from '../../ui/form/form.tsx'
import { languageCodes, languageNames } from '../../platform/languages/languages.ts'
import { choices, inputsOf } from '../../ui/form/inputs.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { toast } from '../../ui/toast.tsx'
import { useDraft } from '../../ui/use-draft.ts'
import { useRevalidator } from '../../ui/use-revalidator.ts'
import { storeSignedInUser } from '../../session/access-token.browser.ts'
import { accounts } from '../api.client.ts'
import { accountsContract, ProfileChange, type User } from '../contract.ts'
import { profileMessages as messages } from '../messages/profile.ts'
import { OtherProviderReset } from './other-provider.tsx'
import { useOwnMail } from './use-own-mail.ts'

const { TextInput, Choice } = inputsOf<ProfileChange>()

export function ProfileForm({ user }: { readonly user: User }) {
  const isNameless = user.displayName === identityMessages.nameless
  const form = useContractForm(accountsContract.saveProfile, {
    fields: ProfileChange,
    values: isNameless ? { ...user.profile, displayName: '' } : user.profile,
  })
  const { revalidate } = useRevalidator()
  const clearDraft = useDraft(form, 'profile')
  const save = async (profile: ProfileChange): Promise<void> => {
    const saved = await accounts.saveProfile({ email: user.email, ...profile })
    form.reset(saved.profile)
    clearDraft()
    toast(messages.updated)
    if (saved.displayName === user.displayName) return
    storeSignedInUser({ email: user.email, name: saved.displayName })
    await revalidate()
  }
  return (
    <Form
      form={form}
      className="form form-part"
      onSubmit={save}
      failed={messages.notSaved}
      act={messages.update}
      busy={messages.updating}
      secondary
      buttons={<ForgetPassword email={user.email} />}
    >
      {isNameless ? (
        <TextInput
          name="displayName"
          optional={false}
          label={messages.name}
          help={messages.nameHelp}
          autoComplete="name"
        />
      ) : null}
      <ProfileFields />
      {user.profile.language === undefined ? null : <LanguageField />}
    </Form>
  )
}

const ProfileFields = () => (
  <>
    <div className="two">
      <TextInput name="education" optional={false} label={messages.education} />
      <TextInput
        name="location"
        optional={false}
        label={messages.location}
        autoComplete="address-level2"
      />
    </div>
    <div className="two">
      <TextInput
        name="phone"
        optional={false}
        label={messages.phone}
        help={messages.phoneHelp}
        type="tel"
        autoComplete="tel"
      />
      <TextInput
        name="linkedin"
        optional={false}
        label={messages.linkedin}
        type="url"
        autoComplete="url"
        placeholder={messages.linkedinHint}
      />
    </div>
  </>
)

/** If the shop has several: the language of mails and documents. */
const LanguageField = () => (
  <Choice
    name="language"
    label={messages.language}
    help={messages.languageHelp}
    options={choices(['shop', ...languageCodes], {
      shop: messages.languageOfShop,
      ...languageNames,
    })}
  />
)

/** A button that requests a password reset mail to the user's own address. */
export function ForgetPassword({ email }: { readonly email: string }) {
  const { otherProvider } = useIdentitySettings()
  const { busy, sent, request } = useOwnMail(
    (provider) => provider.requestReset(email),
    messages.emailSent,
  )
  if (otherProvider) return <OtherProviderReset />
  return (
    <>
      <ActButton className="button plain" busy={busy} act={request}>
        {messages.forgot}
      </ActButton>
      {sent ? <p className="small">{messages.resetSent(email)}</p> : null}
    </>
  )
}
