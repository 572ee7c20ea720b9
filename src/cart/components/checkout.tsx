/** The checkout of a cart: address, contact and references; it places the whole cart or nothing. */
import { useEffect } from 'react'
import { useWatch, type FieldErrors, type UseFormRegister } from 'react-hook-form'
import { Link } from 'react-router'
import type { User } from '../../accounts/contract.ts'
import { emailNotConfirmed, keyReused } from '../../orders/contract.ts'
import { isProblem, type Problem } from '../../../packages/contract/problem.ts'
import { unavailable, internalError } from '../../../packages/contract/standard-problems.ts'
import { TextArea, TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/page-state.tsx'
import { cartPageMessages as messages } from '../messages/cart-page.ts'
import type { CheckoutForm } from '../checkout-validation.ts'
import { SavedAddresses } from './saved-addresses.tsx'
import { useCheckout, type CheckoutOptions } from './use-checkout.ts'

type CheckoutProps = CheckoutOptions & {
  /** The form's id, for the submit button that stands beside it. */
  readonly id: string
  readonly onBusy: (busy: boolean) => void
}

export function Checkout({ id: formId, onBusy, ...options }: CheckoutProps) {
  const { user, addresses } = options
  const { form, place, notice, problem, linesRejected } = useCheckout(options)
  const {
    control,
    formState: { errors, isSubmitting },
    register,
    setValue,
  } = form
  const selectedId = useWatch({ control, name: 'saved' })

  useEffect(() => onBusy(isSubmitting), [isSubmitting, onBusy])

  const selectAddress = (id: string): void => {
    const address = addresses.find((saved) => saved.id === id)
    const shouldValidate = address !== undefined
    setValue('saved', id)
    setValue('address', address?.address ?? '', { shouldValidate })
    setValue('phone', address?.phone ?? user.profile.phone, { shouldValidate })
  }
  return (
    <form id={formId} className="form" noValidate onSubmit={(event) => void place(event)}>
      <h2>{messages.checkout}</h2>
      {linesRejected ? (
        <Notice tone="bad">
          <b>{messages.nothingOrdered}</b> {messages.fixFirst}
        </Notice>
      ) : null}
      <SubmitNotice problem={problem} notice={notice} />
      <Buyer user={user} />
      {addresses.length === 0 ? null : (
        <SavedAddresses addresses={addresses} selectedId={selectedId} onSelect={selectAddress} />
      )}
      <CheckoutFields register={register} errors={errors} />
    </form>
  )
}

const Buyer = ({ user }: { readonly user: User }) => (
  <dl className="facts">
    <dt>{messages.name}</dt>
    <dd>{user.displayName}</dd>
    <dt>{messages.email}</dt>
    <dd>{user.email}</dd>
  </dl>
)

type CheckoutFieldsProps = {
  readonly register: UseFormRegister<CheckoutForm>
  readonly errors: FieldErrors<CheckoutForm>
}

const CheckoutFields = ({ register, errors }: CheckoutFieldsProps) => (
  <>
    <TextArea
      label={messages.address}
      help={messages.addressHelp}
      autoComplete="street-address"
      maxLength={500}
      rows={3}
      error={errors.address?.message}
      {...register('address')}
    />
    <TextField
      label={messages.phone}
      help={messages.phoneHelp}
      type="tel"
      autoComplete="tel"
      maxLength={40}
      error={errors.phone?.message}
      {...register('phone')}
    />
    <label className="check">
      <input type="checkbox" {...register('keep')} /> {messages.saveContact}
    </label>
    <TextField
      label={messages.poNumber}
      optional
      maxLength={60}
      error={errors.poNumber?.message}
      {...register('poNumber')}
    />
    <TextField
      label={messages.note}
      optional
      maxLength={500}
      placeholder={messages.noteHint}
      error={errors.note?.message}
      {...register('note')}
    />
  </>
)

type SubmitNoticeProps = {
  readonly problem: Problem | undefined
  readonly notice: string | undefined
}

/** Why the order was not placed, or that this is not known. */
function SubmitNotice({ problem, notice }: SubmitNoticeProps) {
  if (notice === undefined) return null
  if (isProblem(problem, keyReused))
    return (
      <Notice tone="warn">
        <p>
          <b>{messages.alreadyPlaced}</b> {messages.alreadyPlacedDetail}
        </p>
        <Link className="button tight mt-2" to="/dashboard/myorders">
          {messages.seeOrders}
        </Link>
      </Notice>
    )
  if (isProblem(problem, emailNotConfirmed))
    return (
      <Notice tone="bad">
        <p>
          <b>{messages.nothingOrdered}</b> {problem.message}
        </p>
        <Link className="button tight mt-2" to="/dashboard">
          {messages.seeProfile}
        </Link>
      </Notice>
    )
  if (isProblem(problem, unavailable) || isProblem(problem, internalError))
    return (
      <Notice tone="bad">
        <b>{messages.outcomeUnknown}</b> {messages.tryAgain}
      </Notice>
    )
  return (
    <Notice tone="bad">
      <b>{messages.nothingOrdered}</b> {notice}
    </Notice>
  )
}
