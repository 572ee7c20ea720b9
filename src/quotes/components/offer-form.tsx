/**
 * The form with which staff make an offer: a quantity and a price for each line, and a last day.
 */
import { useEffect, useState, type ReactNode } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import type { OrderLine } from '../../orders/order-line.ts'
import { parseQuantity } from '../../platform/fields/quantity-input.ts'
import { amountInField, parseMoney } from '../../platform/money/money.ts'
import { numberMessage, wholeNumberMessage } from '../../platform/fields/number-message.ts'
import { PriceWarnings } from '../../prices/components/price-warnings.tsx'
import { addDays, dayOf } from '../../platform/time/time-zone.ts'
import { Failure, Form } from '../../ui/form/form.tsx'
import { inputsOf, RootError } from '../../ui/form/inputs.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { StepButton } from '../../ui/desk/step-button.tsx'
import { toast } from '../../ui/toast.tsx'
import { useRevalidator } from '../../ui/use-revalidator.ts'
import { useTimeZone } from '../../ui/use-time-zone.ts'
import { quotes } from '../api.client.ts'
import { quotesContract, type Quote } from '../contract.ts'
import type { LineCosts } from '../line-costs.client.ts'
import { quotePageMessages } from '../messages/pages.ts'
import { usualDays } from '../rules.ts'
import { OfferLines, OfferSum, type OfferValues } from './offer-lines.tsx'
import type { QuoteTools } from './quote-tool.ts'

const messages = quotePageMessages.answer
const formId = 'offer'

type Values = OfferValues & { validUntil: string; message: string }

const { DayInput, TextLines } = inputsOf<Values>()

type OfferFormProps = {
  readonly quote: Quote
  readonly tools: QuoteTools
  readonly costs: LineCosts | undefined
  /** The position of its button, as the page's next step. */
  readonly step: HTMLElement | null
  /** The buyer's latest message. */
  readonly wish: ReactNode
  /** Beside it, below its fields. */
  readonly customer: ReactNode
}

export function OfferForm({ quote, tools, costs, step, wish, customer }: OfferFormProps) {
  const timeZone = useTimeZone()
  const [today] = useState(() => dayOf(new Date(), timeZone))
  const form = useContractForm(quotesContract.answer, {
    values: valuesFor(quote, addDays(today, usualDays)),
  })
  const { revalidate } = useRevalidator()
  const [newest] = quote.versions
  const version = newest?.version ?? 0
  const { setFocus } = form
  const [first] = quote.lines
  useEffect(() => {
    // The button that opened it has been removed.
    if (version > 0 && first) setFocus(`quantities.${first.toolId}`)
  }, [version, first, setFocus])
  const submit = async ({ validUntil, message, ...typed }: Values): Promise<void> => {
    const lines = toLines(form, quote.lines, typed)
    if (!lines) return
    await quotes.answer({ id: quote.id, version, lines, validUntil, message })
    toast(messages.done(version + 1))
    await revalidate()
  }
  return (
    <Form id={formId} className="contents" form={form} onSubmit={submit} notice={null}>
      <div>
        <Failure failed={messages.notSent}>{form.notice}</Failure>
        {wish}
        <OfferLines
          lines={quote.lines}
          tools={tools}
          costs={costs}
          title={quotePageMessages.offer(version + 1)}
        >
          <RootError />
          <OfferedPrices lines={quote.lines} />
        </OfferLines>
      </div>
      <div className="facts-side">
        <section className="panel" aria-labelledby="with-offer">
          <h2 id="with-offer">{messages.withOffer}</h2>
          <div className="form">
            <DayInput name="validUntil" label={messages.until} min={today} />
            <TextLines name="message" maxLength={2000} optional label={messages.message} />
          </div>
        </section>
        {customer}
        <StepButton
          form={formId}
          place={step}
          busy={form.formState.isSubmitting}
          busyLabel={messages.busy}
        >
          {messages.act}, <OfferSum lines={quote.lines} />
        </StepButton>
      </div>
    </Form>
  )
}

/** Warns of prices of zero or below cost, before they are sent. */
function OfferedPrices({ lines }: { readonly lines: readonly OrderLine[] }) {
  const [prices, quantities] = useWatch<Values, ['prices', 'quantities']>({
    name: ['prices', 'quantities'],
  })
  const offered = lines.flatMap(({ toolId, sku, name, pricePer }) => {
    const price = parseMoney((prices[toolId] ?? '').trim())
    const isLeftOut = (quantities[toolId] ?? '').trim() === ''
    return price === undefined || isLeftOut
      ? []
      : [{ key: toolId, toolId, sku, name, price, pricePer }]
  })
  return <PriceWarnings prices={offered} />
}

/** Starts with the newest offer, otherwise with the request. */
function valuesFor({ lines, versions: [newest] }: Quote, validUntil: string): Values {
  const offered = new Map(newest?.lines.map((line) => [line.toolId, line]))
  const begin = lines.map((line) => (newest ? (offered.get(line.toolId) ?? undefined) : line))
  return {
    validUntil,
    message: '',
    quantities: Object.fromEntries(
      lines.map(({ toolId }, index) => [toolId, String(begin[index]?.quantity ?? '')]),
    ),
    prices: Object.fromEntries(
      lines.map(({ toolId, unitPrice }, index) => [
        toolId,
        amountInField(begin[index]?.unitPrice ?? unitPrice),
      ]),
    ),
  }
}

/** The lines to send; undefined, with errors on the fields, if a value is invalid. */
function toLines(
  form: UseFormReturn<Values>,
  asked: readonly OrderLine[],
  { quantities, prices }: Pick<Values, 'quantities' | 'prices'>,
) {
  let isRight = true
  const refuse = (field: `quantities.${string}` | `prices.${string}`, message: string): void => {
    form.setError(field, { message }, { shouldFocus: isRight })
    isRight = false
  }
  const lines = asked.flatMap(({ toolId, pricePer }) => {
    const text = (quantities[toolId] ?? '').trim()
    if (text === '') return []
    const unitPrice = parseMoney((prices[toolId] ?? '').trim())
    const quantity = parseQuantity(text)
    if (!(quantity >= 1 && quantity <= 9_999_999))
      refuse(`quantities.${toolId}`, wholeNumberMessage(text, messages.notQuantity))
    if (unitPrice === undefined)
      refuse(`prices.${toolId}`, numberMessage(prices[toolId] ?? '', messages.notPrice))
    return [{ toolId, quantity, unitPrice: unitPrice ?? 0, pricePer }]
  })
  if (!isRight) return undefined
  if (lines.length > 0) return lines
  form.setError('root', { message: messages.nothing })
  return undefined
}
