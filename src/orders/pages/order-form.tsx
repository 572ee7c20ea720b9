/** The order form of one tool: says the rules while one types, loses nothing, and never places the same order twice. */
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useMemo, useState } from 'react'
import { useController, useForm } from 'react-hook-form'
import { Link, useLocation, useRevalidator, useSearchParams } from 'react-router'
import type { User } from '../../accounts/contract.ts'
import { catalogue } from '../../catalogue/catalogue.client.ts'
import { toolGone, type Tool } from '../../catalogue/contract.ts'
import { QuantityBox } from '../../catalogue/quantity-box.tsx'
import { firstQuantity, readQuantity, unitPriceFor } from '../../catalogue/rules.ts'
import { isClearance } from '../../catalogue/terms.ts'
import { Id } from '../../platform/fields.ts'
import { showNumber, type Cents } from '../../platform/money.ts'
import { isProblem } from '../../platform/problem.ts'
import { notHere } from '../../platform/problems.ts'
import { currentUser } from '../../web/current-user.client.ts'
import { describe } from '../../web/describe.ts'
import { useDraft } from '../../web/draft.ts'
import { toast } from '../../web/feedback.tsx'
import { TextArea, TextField } from '../../web/field.tsx'
import { useSend } from '../../web/form.ts'
import { PersonalFailure } from '../../web/guard.tsx'
import { Thumb } from '../../web/picture.tsx'
import { Empty } from '../../web/empty.tsx'
import { orderFormWords as words } from '../../words/en/pages/order-form.ts'
import { keyReused, ordersContract, type Order } from '../contract.ts'
import { newKey, orderFields } from '../order-form-fields.ts'
import { OrderSummary } from '../order-summary.tsx'
import { orders } from '../orders.client.ts'
import { Placed } from '../placed.tsx'
import { Refusal } from '../refusal.tsx'
import type { Route } from './+types/order-form.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  describe(matches, { title: loaderData ? `${words.title}: ${loaderData.tool.name}` : words.title, description: words.description, unlisted: true })

export async function clientLoader({ params, request: { signal } }: Route.ClientLoaderArgs) {
  const id = params.id.toLowerCase()
  if (!Id.safeParse(id).success) throw notHere()
  const [tool, user] = await Promise.all([catalogue.read({ id }, { signal }), currentUser()])
  return { tool, user }
}

export default function OrderForm({ loaderData: { tool, user } }: Route.ComponentProps) {
  const { key } = useLocation()
  return <Ordering key={key} tool={tool} user={user} />
}

function Ordering({ tool, user }: { readonly tool: Tool; readonly user: User }) {
  const [order, setOrder] = useState<Order>()
  return order ? <Placed order={order} tool={tool} /> : <Form tool={tool} user={user} onPlaced={setOrder} />
}

function Form({ tool, user, onPlaced }: { readonly tool: Tool; readonly user: User; readonly onPlaced: (order: Order) => void }) {
  const wished = useSearchParams()[0].get('quantity') ?? ''
  const resolver = useMemo(() => zodResolver(orderFields(tool)), [tool])
  const form = useForm({ resolver, defaultValues: { key: newKey(), quantity: wished, phone: user.profile.phone, address: '', poNumber: '', note: '' } })
  const { control, formState: { errors, isSubmitting }, register, setValue } = form
  const { field: asked } = useController({ control, name: 'quantity' })
  // Another wish is another order: it does not find the draft of this one.
  const forget = useDraft(form, `order.${tool.id}.${wished}`)
  const { notice, problem, send } = useSend(form, ordersContract.place.input)
  const { revalidate } = useRevalidator()
  const quantity = readQuantity(asked.value)

  useEffect(() => {
    if (!problem || isProblem(problem, toolGone) || problem.body.status >= 429) return
    // What was sent first stands; from here on it is another order.
    if (isProblem(problem, keyReused)) setValue('key', newKey())
    // The tool's price, stock or terms are not those that were shown.
    else void revalidate()
  }, [problem, revalidate, setValue])

  const place = (accepted?: Cents) => send(async ({ key, ...order }) => {
    const { acknowledged, insertedId, ...placed } = await orders.place(
      { ...order, toolId: tool.id, email: user.email, name: user.displayName, unitPrice: accepted ?? unitPriceFor(tool, order.quantity) }, { idempotencyKey: key },
    )
    forget()
    toast(words.success)
    onPlaced(placed)
  })
  const use = (one: number) => setValue('quantity', String(one), { shouldValidate: true, shouldDirty: true })
  const best = tool.priceBreaks.at(-1)
  return (
    <div className="page">
      <nav className="crumbs" aria-label={words.crumbs}>
        <Link to="/purchase">{words.purchase}</Link>
        <Link to={`/tools/${tool.slug}`}>{tool.name}</Link>
        <span aria-current="page">{words.order}</span>
      </nav>
      <div className="order">
        <form id="order-form" method="post" className="form" noValidate onSubmit={(event) => void place()(event)}>
          <div className="order-head">
            <Thumb picture={tool.picture} image={tool.image} />
            <div>
              <h1>{tool.name}</h1>
              <p className="muted small">{words.priceLine(tool.sku, tool.brand, tool.price, best)}</p>
            </div>
          </div>
          <p className="muted small order-about">{tool.description}</p>
          <Refusal
            wrong={Object.keys(errors)} problem={problem} notice={notice} tool={tool} quantity={quantity}
            onUse={use} onAccept={(price) => void place(price)()}
          />
          <dl className="facts">
            <dt>{words.name}</dt><dd>{user.displayName}</dd>
            <dt>{words.email}</dt><dd>{user.email}</dd>
            <dt>{words.available}</dt><dd>{showNumber(tool.stock)}</dd>
            <dt>{words.minimum}</dt><dd>{isClearance(tool) ? words.clearanceIs(tool.stock) : words.minimumIs(tool.minimumQuantity, tool.packSize)}</dd>
          </dl>
          <div className="form-part">
            <div className="two">
              <QuantityBox
                terms={tool} text={asked.value} onText={asked.onChange} onBlur={asked.onBlur} inputRef={asked.ref} name={asked.name}
                error={errors.quantity?.message} placeholder={words.quantityHint(firstQuantity(tool))}
              />
              <TextField label={words.phone} help={words.phoneHelp} type="tel" autoComplete="tel" maxLength={40} error={errors.phone?.message} {...register('phone')} />
            </div>
            <TextArea label={words.address} help={words.addressHelp} autoComplete="street-address" maxLength={500} rows={3} error={errors.address?.message} {...register('address')} />
            <div className="two">
              <TextField label={words.poNumber} optional maxLength={60} error={errors.poNumber?.message} {...register('poNumber')} />
              <TextField label={words.note} optional maxLength={500} placeholder={words.noteHint} error={errors.note?.message} {...register('note')} />
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
      <h1 className="mb-4">{words.title}</h1>
      {isProblem(error, notHere)
        ? <Empty title={words.unknown} detail={words.unknownDetail}><Link className="button primary" to="/purchase">{words.seeTools}</Link></Empty>
        : <PersonalFailure error={error} />}
    </div>
  )
}
