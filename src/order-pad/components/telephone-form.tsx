/** The form with which staff place a buyer's order: where it goes, what it comes to, what it says. */
import { Suspense, useState } from 'react'
import type { BuyerTerms } from '../../companies/buyers-contract.ts'
import type { SeenCharges } from '../../orders/components/order-charges.tsx'
import { notIncludedIn, useChargedShop } from '../../orders/components/use-charged-shop.ts'
import { refusedLines } from '../../orders/model/refused-lines.ts'
import { Form } from '../../ui/form/form.tsx'
import { Notice } from '../../ui/page-state.tsx'
import type { SubmitState } from '../../ui/use-submit.ts'
import { telephoneMessages as messages } from '../messages/telephone.ts'
import { TelephoneContact } from './telephone-contact.tsx'
import { TelephoneLines } from './telephone-lines.tsx'
import { useTelephoneForm } from './use-telephone-form.ts'
import { useTelephoneLines } from './use-telephone-lines.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'

/** Only shops that charge delivery or tax load it. */
const OrderCharges = lazyComponent(
  async () => (await import('../../orders/components/order-charges.tsx')).OrderCharges,
)

export function TelephoneForm({ buyer }: { readonly buyer: BuyerTerms }) {
  const lines = useTelephoneLines(buyer.company?.id)
  const shop = useChargedShop()
  const [seen, setSeen] = useState<SeenCharges>()
  const { form, place, destination, empty } = useTelephoneForm({
    buyer,
    lines,
    seen,
    home: shop?.home ?? '',
  })
  return (
    <>
      <TelephoneLines lines={lines} notIncluded={notIncludedIn(shop)} />
      <Form
        form={form}
        className="form narrow mt-6"
        onSubmit={place}
        notice={<Refusal notice={form.notice} problem={form.problem} />}
        act={messages.place}
        busy={messages.placing}
      >
        {empty ? <Notice tone="warn">{messages.noLines}</Notice> : null}
        <TelephoneContact addresses={buyer.addresses} home={shop?.home ?? ''} />
        {shop === undefined || lines.wanted.length === 0 ? null : (
          <section>
            <h2 className="mb-2">{messages.charges}</h2>
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
      </Form>
    </>
  )
}

type RefusalProps = Pick<SubmitState<unknown>, 'notice' | 'problem'>

/** Why nothing was ordered, and of which lines. */
const Refusal = ({ notice, problem }: RefusalProps) =>
  notice === undefined ? null : (
    <Notice tone="bad">
      <b>{messages.notPlaced}</b> {notice}{' '}
      {(problem ? refusedLines(problem) : []).map(({ detail }) => detail).join(' ')}
    </Notice>
  )
