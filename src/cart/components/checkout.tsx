/** The checkout of a cart: address, contact and references; it places the whole cart or nothing. */
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { toAddressDraft } from '../../accounts/addresses/address-draft.ts'
import { AddressInput } from '../../accounts/components/address-input.tsx'
import { FoldedAddress, useFoldedAddress } from '../../accounts/components/folded-address.tsx'
import { SavedAddresses } from '../../accounts/components/saved-addresses.tsx'
import type { User } from '../../accounts/contract.ts'
import { PhoneInput, ReferenceInputs } from '../../orders/components/contact-inputs.tsx'
import { destinationIn } from '../../orders/components/use-charged-shop.ts'
import { keyReused, internalError } from '../../../packages/contract/standard-problems.ts'
import { isProblem, type Problem } from '../../../packages/contract/problem.ts'
import { unavailable } from '../../platform/unavailable.ts'
import { Form } from '../../ui/form/form.tsx'
import { inputsOf } from '../../ui/form/inputs.tsx'
import { Notice } from '../../ui/page-state.tsx'
import { cartPageMessages as messages } from '../messages/cart-page.ts'
import type { CheckoutForm } from '../checkout-validation.ts'
import { useCheckout, type CheckoutOptions } from './use-checkout.ts'

const { Checkbox } = inputsOf<CheckoutForm>()

type Destination = ReturnType<typeof destinationIn>

type CheckoutProps = CheckoutOptions & {
  /** The form's id, for the submit button that is next to it. */
  readonly id: string
  readonly onBusy: (busy: boolean) => void
  /** Receives the destination of an address in parts. */
  readonly onDestination: (destination: Destination | undefined) => void
}

export function Checkout({ id: formId, onBusy, onDestination, ...options }: CheckoutProps) {
  const { user, addresses, home } = options
  const { form, place, linesRejected, waiting } = useCheckout(options)
  const {
    control,
    formState: { errors, isSubmitting },
    setValue,
  } = form
  const [selectedId, shipTo, address, phone] = useWatch({
    control,
    name: ['saved', 'shipTo', 'address', 'phone'],
  })
  const { country = '', postcode = '' } = destinationIn(shipTo) ?? {}
  const { folded, unfold, fields } = useFoldedAddress(
    addresses.some(({ id }) => id === selectedId),
    [errors.address, errors.shipTo, errors.phone].some(Boolean),
  )

  useEffect(() => onBusy(isSubmitting), [isSubmitting, onBusy])
  useEffect(
    () => onDestination(destinationIn({ country, postcode })),
    [country, postcode, onDestination],
  )

  const selectAddress = (id: string): void => {
    const chosen = addresses.find((saved) => saved.id === id)
    const shouldValidate = chosen !== undefined
    setValue('saved', id)
    setValue(
      'shipTo',
      chosen && !chosen.parts ? null : toAddressDraft(chosen?.parts, { country: home }),
    )
    setValue('address', chosen?.address ?? '', { shouldValidate })
    setValue('phone', chosen?.phone || user.profile.phone, { shouldValidate })
  }
  return (
    <Form id={formId} form={form} onSubmit={place} notice={null}>
      <h2>{messages.checkout}</h2>
      {linesRejected ? (
        <Notice tone="bad">
          <b>{messages.nothingOrdered}</b> {messages.fixFirst}
        </Notice>
      ) : null}
      <SubmitNotice problem={form.problem} notice={form.notice} />
      {folded ? (
        <FoldedAddress person={user.displayName} {...{ address, phone }} onChange={unfold} />
      ) : null}
      {/* When collapsed, the fields keep their values; the browser can still fill them in. */}
      <div className="form" ref={fields} hidden={folded}>
        <Buyer user={user} />
        {addresses.length === 0 ? null : (
          <SavedAddresses addresses={addresses} selectedId={selectedId} onSelect={selectAddress} />
        )}
        <AddressInput parts="shipTo" home={home} />
        <PhoneInput help={messages.phoneHelp} />
        <Checkbox name="keep" label={messages.saveContact} />
      </div>
      {waiting}
      <ReferenceInputs noteHint={messages.noteHint} />
    </Form>
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

type SubmitNoticeProps = {
  readonly problem: Problem | undefined
  readonly notice: string | undefined
}

/** Why the order was not placed, or that the result is unknown. */
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
