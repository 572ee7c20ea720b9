/** The order form of one tool: says the rules while one types, loses nothing, and never places the same order twice. */
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useMemo, useState } from 'react'
import { useController, useForm } from 'react-hook-form'
import { Link, useLocation, useRevalidator, useSearchParams } from 'react-router'
import type { User } from '../accounts/contract.ts'
import { catalogue } from '../catalogue/api.client.ts'
import { toolGone, type Tool } from '../catalogue/contract.ts'
import { QuantityBox } from '../catalogue/components/quantity-box.tsx'
import { firstQuantity, parseQuantity, unitPriceFor } from '../catalogue/rules.ts'
import { isClearance } from '../catalogue/tool-terms.ts'
import { Id } from '../platform/fields.ts'
import { displayNumber, type Cents } from '../platform/money.ts'
import { isProblem } from '../../packages/contract/problem.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'
import { currentUser } from '../accounts/current-user.client.ts'
import { pageMeta } from '../ui/page-meta.ts'
import { useDraft } from '../ui/use-draft.ts'
import { toast } from '../ui/toast.tsx'
import { TextArea, TextField } from '../ui/field.tsx'
import { useSubmit } from '../ui/use-submit.ts'
import { PersonalPageError } from '../shell/access-guard.tsx'
import { Thumbnail } from '../ui/picture.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { orderFormMessages as messages } from '../orders/messages/order-form.ts'
import { keyReused, ordersContract, type Order } from '../orders/contract.ts'
import { newIdempotencyKey, orderFormResolver } from '../orders/order-form-validation.ts'
import { OrderSummary } from '../orders/components/order-summary.tsx'
import { orders } from '../orders/api.client.ts'
import { OrderConfirmation } from '../orders/components/order-confirmation.tsx'
import { OrderRefusal } from '../orders/components/order-refusal.tsx'
import type { Route } from './+types/purchase.$id.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData ? `${messages.title}: ${loaderData.tool.name}` : messages.title,
    description: messages.description,
    noindex: true,
  })

export async function clientLoader({ params, request: { signal } }: Route.ClientLoaderArgs) {
  const id = params.id.toLowerCase()
  if (!Id.safeParse(id).success) throw notFound()
  const [tool, user] = await Promise.all([catalogue.read({ id }, { signal }), currentUser()])
  return { tool, user }
}

export default function OrderForm({ loaderData: { tool, user } }: Route.ComponentProps) {
  const { key } = useLocation()
  return <Ordering key={key} tool={tool} user={user} />
}

function Ordering({ tool, user }: { readonly tool: Tool; readonly user: User }) {
  const [order, setOrder] = useState<Order>()
  return order ? (
    <OrderConfirmation order={order} tool={tool} />
  ) : (
    <Form tool={tool} user={user} onPlaced={setOrder} />
  )
}

function Form({
  tool,
  user,
  onPlaced,
}: {
  readonly tool: Tool
  readonly user: User
  readonly onPlaced: (order: Order) => void
}) {
  const wished = useSearchParams()[0].get('quantity') ?? ''
  const resolver = useMemo(() => zodResolver(orderFormResolver(tool)), [tool])
  const form = useForm({
    resolver,
    defaultValues: {
      key: newIdempotencyKey(),
      quantity: wished,
      phone: user.profile.phone,
      address: '',
      poNumber: '',
      note: '',
    },
  })
  const {
    control,
    formState: { errors, isSubmitting },
    register,
    setValue,
  } = form
  const { field: asked } = useController({ control, name: 'quantity' })
  // Another wish is another order: it does not find the draft of this one.
  const forget = useDraft(form, `order.${tool.id}.${wished}`)
  const { notice, problem, send } = useSubmit(form, ordersContract.place.input)
  const { revalidate } = useRevalidator()
  const quantity = parseQuantity(asked.value)

  useEffect(() => {
    if (!problem || isProblem(problem, toolGone) || problem.body.status >= 429) return
    // What was sent first stands; from here on it is another order.
    if (isProblem(problem, keyReused)) setValue('key', newIdempotencyKey())
    // The tool's price, stock or terms are not those that were shown.
    else void revalidate()
  }, [problem, revalidate, setValue])

  const place = (accepted?: Cents) =>
    send(async ({ key, ...order }) => {
      const { acknowledged, insertedId, ...placed } = await orders.place(
        {
          ...order,
          toolId: tool.id,
          email: user.email,
          name: user.displayName,
          unitPrice: accepted ?? unitPriceFor(tool, order.quantity),
        },
        { idempotencyKey: key },
      )
      forget()
      toast(messages.success)
      onPlaced(placed)
    })
  const use = (one: number) =>
    setValue('quantity', String(one), { shouldValidate: true, shouldDirty: true })
  const best = tool.priceBreaks.at(-1)
  return (
    <div className="page">
      <nav className="crumbs" aria-label={messages.crumbs}>
        <Link to="/purchase">{messages.purchase}</Link>
        <Link to={`/tools/${tool.slug}`}>{tool.name}</Link>
        <span aria-current="page">{messages.order}</span>
      </nav>
      <div className="order">
        <form
          id="order-form"
          method="post"
          className="form"
          noValidate
          onSubmit={(event) => void place()(event)}
        >
          <div className="order-head">
            <Thumbnail picture={tool.picture} image={tool.image} />
            <div>
              <h1>{tool.name}</h1>
              <p className="muted small">
                {messages.priceLine(tool.sku, tool.brand, tool.price, best)}
              </p>
            </div>
          </div>
          <p className="muted small order-about">{tool.description}</p>
          <OrderRefusal
            wrong={Object.keys(errors)}
            problem={problem}
            notice={notice}
            tool={tool}
            quantity={quantity}
            onUse={use}
            onAccept={(price) => void place(price)()}
          />
          <dl className="facts">
            <dt>{messages.name}</dt>
            <dd>{user.displayName}</dd>
            <dt>{messages.email}</dt>
            <dd>{user.email}</dd>
            <dt>{messages.available}</dt>
            <dd>{displayNumber(tool.stock)}</dd>
            <dt>{messages.minimum}</dt>
            <dd>
              {isClearance(tool)
                ? messages.clearanceIs(tool.stock)
                : messages.minimumIs(tool.minimumQuantity, tool.packSize)}
            </dd>
          </dl>
          <div className="form-part">
            <div className="two">
              <QuantityBox
                terms={tool}
                text={asked.value}
                onText={asked.onChange}
                onBlur={asked.onBlur}
                inputRef={asked.ref}
                name={asked.name}
                error={errors.quantity?.message}
                placeholder={messages.quantityHint(firstQuantity(tool))}
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
            </div>
            <TextArea
              label={messages.address}
              help={messages.addressHelp}
              autoComplete="street-address"
              maxLength={500}
              rows={3}
              error={errors.address?.message}
              {...register('address')}
            />
            <div className="two">
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
            </div>
          </div>
        </form>
        <OrderSummary tool={tool} quantity={quantity} form="order-form" busy={isSubmitting} />
      </div>
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <div className="page section">
      <h1 className="mb-4">{messages.title}</h1>
      {isProblem(error, notFound) ? (
        <EmptyState title={messages.unknown} detail={messages.unknownDetail}>
          <Link className="button primary" to="/purchase">
            {messages.seeTools}
          </Link>
        </EmptyState>
      ) : (
        <PersonalPageError error={error} />
      )}
    </div>
  )
}
