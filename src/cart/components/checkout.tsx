/** The checkout of a cart: where it goes, what stands on its papers, and the one button that places it whole or not at all. */
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { Link, useNavigate, useRevalidator } from 'react-router'
import { accounts } from '../../accounts/api.client.ts'
import type { SavedAddress, User } from '../../accounts/contract.ts'
import { unitPriceFor } from '../../catalogue/rules.ts'
import { keyReused, ordersContract } from '../../orders/contract.ts'
import { newIdempotencyKey } from '../../orders/order-form-validation.ts'
import { orders } from '../../orders/api.client.ts'
import { isProblem, type Problem } from '../../../packages/contract/problem.ts'
import { unavailable, internalError } from '../../../packages/contract/standard-problems.ts'
import { useDraft } from '../../ui/use-draft.ts'
import { toast } from '../../ui/toast.tsx'
import { SelectField, TextArea, TextField } from '../../ui/field.tsx'
import { useSubmit } from '../../ui/use-submit.ts'
import { Notice } from '../../ui/page-state.tsx'
import { cartPageMessages as messages } from '../messages/cart-page.ts'
import { changeCart } from '../cart.client.ts'
import { indexCartTools } from './cart-lines.tsx'
import { checkoutSchema } from '../checkout-validation.ts'
import { checkLine } from '../rules.ts'
import type { LoadedCart } from './use-cart.ts'

type Placing = Pick<LoadedCart, 'cart' | 'save'> & {
  /** of the form, for the button that stands beside it */ readonly id: string
  readonly user: User
  readonly addresses: readonly SavedAddress[]
  readonly onBusy: (busy: boolean) => void
}

export function Checkout({ id: formId, cart, save, user, addresses, onBusy }: Placing) {
  const [first] = addresses
  const form = useForm({
    resolver: zodResolver(checkoutSchema),
    defaultValues: {
      key: newIdempotencyKey(),
      saved: first?.id ?? '',
      phone: first?.phone ?? user.profile.phone,
      address: first?.address ?? '',
      poNumber: '',
      note: '',
      keep: true,
    },
  })
  const {
    control,
    formState: { errors, isSubmitting },
    register,
    setValue,
  } = form
  const chosen = useWatch({ control, name: 'saved' })
  const forget = useDraft(form, 'cart')
  const { notice, problem, send } = useSubmit(form, ordersContract.placeCart.input)
  const [unready, setUnready] = useState(false)
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const { good } = indexCartTools(cart)
  const ready = cart.lines.every((line) => checkLine(line, good(line.toolId)).kind === 'ready')

  useEffect(() => onBusy(isSubmitting), [isSubmitting, onBusy])
  useEffect(() => {
    if (!problem || problem.body.status >= 429) return
    // What was sent first stands; from here on it is another order.
    if (isProblem(problem, keyReused)) setValue('key', newIdempotencyKey())
    // Prices or stock are not those that were shown: each line says what became of it.
    else void revalidate()
  }, [problem, revalidate, setValue])

  const place = send(async ({ key, saved: _, keep, ...contact }) => {
    setUnready(!ready)
    if (!ready || !(await save()))
      return document.querySelector<HTMLElement>('.cart-lines .needs :is(input, button)')?.focus()
    const lines = cart.lines.flatMap(({ toolId, quantity }) => {
      const tool = good(toolId)
      return tool ? [{ toolId, quantity, unitPrice: unitPriceFor(tool, quantity) }] : []
    })
    const { number } = await orders.placeCart({ ...contact, lines }, { idempotencyKey: key })
    forget()
    toast(messages.success)
    const [emptied, kept] = await Promise.allSettled([
      changeCart(
        'set',
        lines.map(({ toolId }) => ({ toolId, quantity: 0 })),
      ),
      keep ? keepContact(user, contact) : undefined,
    ])
    if (emptied.status === 'rejected') toast(messages.stillInCart, 'error')
    if (kept.status === 'rejected') toast(messages.notKept, 'info')
    await navigate(`/dashboard/orders/${number}`)
  })

  return (
    <form id={formId} className="form" noValidate onSubmit={(event) => void place(event)}>
      <h2>{messages.checkout}</h2>
      {unready && !ready ? (
        <Notice tone="bad">
          <b>{messages.nothingOrdered}</b> {messages.mendFirst}
        </Notice>
      ) : null}
      <Refused problem={problem} notice={notice} />
      <dl className="facts">
        <dt>{messages.name}</dt>
        <dd>{user.displayName}</dd>
        <dt>{messages.email}</dt>
        <dd>{user.email}</dd>
      </dl>
      {addresses.length === 0 ? null : (
        <Saved
          addresses={addresses}
          chosen={chosen}
          onChoose={(id) => {
            const found = addresses.find((one) => one.id === id)
            setValue('saved', id)
            setValue('address', found?.address ?? '', { shouldValidate: found !== undefined })
            setValue('phone', found?.phone ?? user.profile.phone, {
              shouldValidate: found !== undefined,
            })
          }}
        />
      )}
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
        <input type="checkbox" {...register('keep')} /> {messages.keep}
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
    </form>
  )
}

/** The address with its number; and the number as the buyer's own, where they had told none. */
async function keepContact(
  { email, profile }: User,
  { address, phone }: { readonly address: string; readonly phone: string },
): Promise<void> {
  await accounts.saveAddress({ address, phone })
  if (profile.phone === '') await accounts.saveProfile({ email, ...profile, phone })
}

type Choice = {
  readonly addresses: readonly SavedAddress[]
  readonly chosen: string
  readonly onChoose: (id: string) => void
}

function Saved({ addresses, chosen, onChoose }: Choice) {
  const { revalidate } = useRevalidator()
  const known = addresses.some(({ id }) => id === chosen)
  const forgetOne = async (): Promise<void> => {
    try {
      await accounts.forgetAddress({ id: chosen })
      onChoose('')
      toast(messages.forgotten)
      await revalidate()
    } catch (error) {
      if (!isProblem(error)) throw error
      toast(error.message, 'error')
    }
  }
  return (
    <div>
      <SelectField
        label={messages.saved}
        value={known ? chosen : ''}
        onChange={({ target }) => onChoose(target.value)}
      >
        {addresses.map(({ id, address, phone }) => (
          <option key={id} value={id}>
            {messages.savedAs(address, phone)}
          </option>
        ))}
        <option value="">{messages.another}</option>
      </SelectField>
      {known ? (
        <button type="button" className="button plain tight" onClick={() => void forgetOne()}>
          {messages.forget}
        </button>
      ) : null}
    </div>
  )
}

function Refused({
  problem,
  notice,
}: {
  readonly problem: Problem | undefined
  readonly notice: string | undefined
}) {
  if (notice === undefined) return null
  if (isProblem(problem, keyReused)) {
    return (
      <Notice tone="warn">
        <p>
          <b>{messages.earlier}</b> {messages.earlierDetail}
        </p>
        <Link className="button tight mt-2" to="/dashboard/myorders">
          {messages.seeOrders}
        </Link>
      </Notice>
    )
  }
  if (isProblem(problem, unavailable) || isProblem(problem, internalError))
    return (
      <Notice tone="bad">
        <b>{messages.unknownOutcome}</b> {messages.tryAgain}
      </Notice>
    )
  return (
    <Notice tone="bad">
      <b>{messages.nothingOrdered}</b> {notice}
    </Notice>
  )
}
