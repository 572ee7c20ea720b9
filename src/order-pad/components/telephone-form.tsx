/** The form with which staff place a buyer's order: delivery address, total and notes. */
import { Suspense, useState, type ReactNode } from 'react'
import type { BuyerTerms } from '../../companies/buyers-contract.ts'
import { ReferenceInputs } from '../../orders/components/contact-inputs.tsx'
import { DeliverTo } from '../../orders/components/deliver-to.tsx'
import type { SeenCharges } from '../../orders/components/order-charges.tsx'
import {
  notIncludedIn,
  useChargedShop,
  useHomeCountry,
} from '../../orders/components/use-charged-shop.ts'
import { orderFormMessages } from '../../orders/messages/order-form.ts'
import { refusedLines } from '../../orders/model/refused-lines.ts'
import { displayMoney } from '../../platform/money/money.ts'
import { StepButton } from '../../ui/desk/step-button.tsx'
import { Failure, Form } from '../../ui/form/form.tsx'
import { Notice } from '../../ui/page-state.tsx'
import type { SubmitState } from '../../ui/use-submit.ts'
import { telephoneMessages as messages } from '../messages/telephone.ts'
import { SavedSelect } from './saved-select.tsx'
import { TelephoneLines } from './telephone-lines.tsx'
import { useTelephoneForm } from './use-telephone-form.ts'
import { useTelephoneLines } from './use-telephone-lines.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'

/** Loaded only by shops that charge delivery or tax. */
const OrderCharges = lazyComponent(
  async () => (await import('../../orders/components/order-charges.tsx')).OrderCharges,
)

const formId = 'telephone'

type TelephoneFormProps = {
  readonly buyer: BuyerTerms
  /** Where its button is placed, as the page's next step. */
  readonly step: HTMLElement | null
  /** What was agreed with the buyer. */
  readonly terms: ReactNode
  /** The customer, above the lines. */
  readonly children: ReactNode
}

export function TelephoneForm({ buyer, step, terms, children }: TelephoneFormProps) {
  const name = `telephone.${buyer.userId}.${buyer.company?.id ?? ''}`
  const lines = useTelephoneLines(`${name}.lines`, buyer.company?.id)
  const shop = useChargedShop()
  const home = useHomeCountry()
  const [seen, setSeen] = useState<SeenCharges>()
  const { form, place, destination, missing } = useTelephoneForm({ name, buyer, lines, seen, home })
  return (
    <div className="record">
      <div>
        {children}
        <Failure failed={messages.notPlaced}>{missing}</Failure>
        <Refusal notice={form.notice} problem={form.problem} />
        <TelephoneLines lines={lines} notIncluded={notIncludedIn(shop)} />
      </div>
      <Form id={formId} form={form} className="facts-side" onSubmit={place} notice={null}>
        <section className="panel" aria-labelledby="deliver-to">
          <h2 id="deliver-to">{messages.where}</h2>
          <DeliverTo
            person={buyer.name}
            home={home}
            saved={<SavedSelect addresses={buyer.addresses} home={home} />}
            ofBuyer
          />
        </section>
        <section className="panel form">
          <ReferenceInputs
            poNumber={messages.poNumber}
            note={messages.note}
            noteHint={orderFormMessages.noteHint}
          />
        </section>
        {shop === undefined || lines.wanted.length === 0 ? null : (
          <section className="panel" aria-labelledby="charges">
            <h2 id="charges">{messages.charges}</h2>
            <Suspense>
              <OrderCharges
                shop={shop}
                goods={lines.summary.total}
                lines={lines.wanted}
                attempt={form.problem}
                known={destination}
                customer={{ company: buyer.company?.id }}
                onSeen={setSeen}
              />
            </Suspense>
          </section>
        )}
        {terms}
        <StepButton
          form={formId}
          place={step}
          busy={form.formState.isSubmitting}
          busyLabel={messages.placing}
        >
          {messages.place}
          {lines.wanted.length > 0 ? `, ${displayMoney(seen?.gross ?? lines.summary.total)}` : null}
        </StepButton>
      </Form>
    </div>
  )
}

type RefusalProps = Pick<SubmitState<unknown>, 'notice' | 'problem'>

/** Why the order was not placed, and the lines concerned. */
const Refusal = ({ notice, problem }: RefusalProps) =>
  notice === undefined ? null : (
    <Notice tone="bad">
      <b>{messages.notPlaced}</b> {notice}{' '}
      {(problem ? refusedLines(problem) : []).map(({ detail }) => detail).join(' ')}
    </Notice>
  )
