/** The order form of one tool, beside its summary. */
import { Suspense, useMemo, useState, type ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { SavedAddresses } from '../../accounts/components/saved-addresses.tsx'
import type { OfferedAddress, User } from '../../accounts/contract.ts'
import { PriceLadder } from '../../catalogue/components/price-ladder.tsx'
import { QuantityBox } from '../../catalogue/components/quantity-box.tsx'
import type { Tool } from '../../catalogue/contract.ts'
import { firstQuantity, validateQuantity, priceFor } from '../../catalogue/rules.ts'
import { isClearance } from '../../catalogue/tool-terms.ts'
import { countUnits } from '../../catalogue/model/units.ts'
import { displayNumber } from '../../platform/money/money.ts'
import { Form } from '../../ui/form/form.tsx'
import { Thumbnail } from '../../ui/picture.tsx'
import type { Order } from '../contract.ts'
import { orderFormMessages as messages } from '../messages/order-form.ts'
import { useBackOrders, withBackOrder } from '../back-orders/use-back-orders.ts'
import type { SeenCharges } from './order-charges.tsx'
import { ReferenceInputs } from './contact-inputs.tsx'
import { DeliverTo } from './deliver-to.tsx'
import { OrderRefusal } from './order-refusal.tsx'
import { OrderSummary } from './order-summary.tsx'
import { destinationIn, notIncludedIn, useChargedShop, useHomeCountry } from './use-charged-shop.ts'
import { useOrderForm, type OrderFormState } from './use-order-form.ts'
import { usePayBy } from './use-pay-by.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'

type OrderFormProps = {
  readonly tool: Tool
  readonly user: User
  readonly addresses: readonly OfferedAddress[]
  readonly onPlaced: (order: Order) => Promise<void>
}

const formId = 'order-form'
/** Only where the shop charges delivery or tax. */
const OrderCharges = lazyComponent(async () => (await import('./order-charges.tsx')).OrderCharges)

/** The goods in cents; NaN as long as the quantity cannot be ordered. */
const netOf = (tool: Tool, quantity: number): number =>
  validateQuantity(tool, quantity).valid ? priceFor(tool, quantity) : Number.NaN

/** More than is in stock may be ordered where the shop lets it wait. */
export function OrderForm(props: OrderFormProps) {
  const canWait = useBackOrders() !== undefined
  const tool = useMemo(() => withBackOrder(props.tool, canWait), [props.tool, canWait])
  return <OrderFormOf {...props} tool={tool} />
}

function OrderFormOf({ tool, user, addresses, onPlaced }: OrderFormProps) {
  const shop = useChargedShop()
  const [seenCharges, setSeenCharges] = useState<SeenCharges>()
  const payment = usePayBy()
  const terms = { ...seenCharges, ...payment.terms }
  const state = useOrderForm({ tool, user, addresses, onPlaced, terms })
  const { form, quantity, place, setQuantity } = state
  const { notice, problem } = form
  const shipTo = useWatch({ control: form.control, name: 'shipTo' })
  const { errors, isSubmitting } = form.formState
  return (
    <div className="order">
      <Form id={formId} form={form} onSubmit={(values) => place(values)} notice={null}>
        <OrderedTool tool={tool} />
        <OrderRefusal
          invalidFields={Object.keys(errors)}
          problem={problem}
          notice={notice}
          tool={tool}
          quantity={quantity}
          onUse={setQuantity}
          onAccept={(price) => void form.send((values) => place(values, price))()}
        />
        <OrderFacts tool={tool} user={user} />
        <PriceLadder terms={tool} quantity={quantity} />
        <OrderFields
          tool={tool}
          person={user.displayName}
          addresses={addresses}
          home={useHomeCountry()}
          state={state}
        >
          {state.waiting}
        </OrderFields>
      </Form>
      <OrderSummary
        tool={tool}
        quantity={quantity}
        form={formId}
        busy={isSubmitting}
        notIncluded={notIncludedIn(shop)}
        payment={payment.choice}
      >
        {shop === undefined ? null : (
          <Suspense>
            <OrderCharges
              shop={shop}
              goods={netOf(tool, quantity)}
              lines={[{ toolId: tool.id, quantity, amount: netOf(tool, quantity) }]}
              attempt={problem}
              known={destinationIn(shipTo)}
              onSeen={setSeenCharges}
            />
          </Suspense>
        )}
      </OrderSummary>
    </div>
  )
}

const OrderedTool = ({ tool }: { readonly tool: Tool }) => (
  <>
    <div className="order-head">
      <Thumbnail picture={tool.picture} image={tool.image} />
      <div>
        <h1>{tool.name}</h1>
        <p className="muted small">
          {messages.priceLine(tool.sku, tool.brand, tool.price, tool.priceBreaks.at(-1), tool)}
        </p>
      </div>
    </div>
    <p className="muted small order-about">{tool.description}</p>
  </>
)

const OrderFacts = ({ tool, user }: Pick<OrderFormProps, 'tool' | 'user'>) => (
  <dl className="facts">
    <dt>{messages.name}</dt>
    <dd>{user.displayName}</dd>
    <dt>{messages.email}</dt>
    <dd>{user.email}</dd>
    <dt>{messages.available}</dt>
    <dd>
      {tool.unit === undefined ? displayNumber(tool.stock) : countUnits(tool.stock, tool.unit)}
    </dd>
    <dt>{messages.minimum}</dt>
    <dd>
      {isClearance(tool)
        ? messages.clearanceIs(tool.stock)
        : messages.minimumIs(tool.minimumQuantity, tool.packSize)}
    </dd>
  </dl>
)

type OrderFieldsProps = Pick<OrderFormProps, 'tool' | 'addresses'> & {
  /** Who gets the goods. */
  readonly person: string
  readonly home: string
  readonly state: OrderFormState
  /** What is asked about the quantity. */
  readonly children?: ReactNode
}

function OrderFields({ tool, person, addresses, home, state, children }: OrderFieldsProps) {
  const { quantityField } = state
  const { errors } = state.form.formState
  return (
    <div className="form-part">
      <QuantityBox
        terms={tool}
        text={quantityField.value}
        onText={quantityField.onChange}
        onBlur={quantityField.onBlur}
        inputRef={quantityField.ref}
        name={quantityField.name}
        error={errors.quantity?.message}
        placeholder={messages.quantityHint(firstQuantity(tool))}
      />
      {children}
      <DeliverTo
        person={person}
        home={home}
        phoneHelp={messages.phoneHelp}
        saved={
          addresses.length === 0 ? null : (
            <SavedAddresses
              addresses={addresses}
              selectedId={state.savedAddressId}
              onSelect={state.selectAddress}
            />
          )
        }
      />
      <div className="two">
        <ReferenceInputs noteHint={messages.noteHint} />
      </div>
    </div>
  )
}
