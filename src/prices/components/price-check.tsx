/** What a company pays for a tool, and where the price comes from. */
import { useState, type FormEvent } from 'react'
import { parseQuantity } from '../../platform/fields/quantity-input.ts'
import { isProblem } from '../../../packages/contract/problem.ts'
import { notFound } from '../../../packages/contract/standard-problems.ts'
import { displayPrice } from '../../catalogue/model/units.ts'
import { SelectField, TextField } from '../../ui/field.tsx'
import { uiMessages } from '../../ui/messages/ui.ts'
import { problemMessage } from '../../ui/problem-message.ts'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { prices } from '../api.client.ts'
import type { CheckedPrice } from '../contract.ts'
import { checkMessages as messages } from '../messages/pages.ts'

type Named = { readonly id: string; readonly name: string }

const answerOf = ({ tool, quantity, day, source, ...answer }: CheckedPrice) =>
  [
    messages.pays(
      `${tool.name} (${tool.sku})`,
      quantity,
      displayPrice(answer.unitPrice, { pricePer: answer.pricePer }),
      day,
    ),
    source === undefined
      ? messages.fromCatalogue
      : messages.fromList(
          source.list,
          source.target,
          displayPrice(answer.cataloguePrice, { pricePer: answer.cataloguePricePer }),
        ),
  ].join(' ')

async function ask(form: FormData): Promise<string> {
  const [company = '', sku = '', quantity = '', day = ''] = [
    'company',
    'sku',
    'quantity',
    'day',
  ].map((name) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  })
  if (company === '' || sku === '') return messages.needed
  try {
    return answerOf(
      await prices.check({
        company,
        sku,
        quantity: Math.max(1, parseQuantity(quantity) || 1),
        ...(day === '' ? {} : { day }),
      }),
    )
  } catch (error) {
    if (isProblem(error, notFound)) return messages.notFound
    return isProblem(error) ? problemMessage(error) : uiMessages.broken.title
  }
}

export function PriceCheck({ companies }: { readonly companies: readonly Named[] }) {
  const [answer, setAnswer] = useState('')
  const [busy, setBusy] = useState(false)
  const check = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setBusy(true)
    setAnswer(await ask(form))
    setBusy(false)
  }
  return (
    <form className="form narrow" noValidate onSubmit={(event) => void check(event)}>
      <SelectField label={messages.company} name="company" defaultValue="">
        <option value="">{messages.chooseCompany}</option>
        {companies.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <div className="two">
        <TextField label={messages.sku} name="sku" maxLength={60} autoComplete="off" />
        <TextField label={messages.quantity} name="quantity" inputMode="numeric" defaultValue="1" />
      </div>
      <TextField label={messages.day} name="day" type="date" help={messages.dayHelp} optional />
      <div>
        <SubmitButton busy={busy} busyLabel={messages.checking}>
          {messages.check}
        </SubmitButton>
      </div>
      <p role="status">{answer}</p>
    </form>
  )
}
