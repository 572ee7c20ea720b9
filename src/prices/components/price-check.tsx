/** A company's price for a tool, and its source. */
import { useState } from 'react'
import { parseQuantity } from '../../platform/fields/quantity-input.ts'
import { isProblem } from '../../../packages/contract/problem.ts'
import { notFound } from '../../../packages/contract/standard-problems.ts'
import { displayPrice } from '../../catalogue/model/units.ts'
import { Form } from '../../ui/form/form.tsx'
import { inputsOf } from '../../ui/form/inputs.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { SubmitButton } from '../../ui/buttons.tsx'
import { prices } from '../api.client.ts'
import { pricesContract, type CheckedPrice } from '../contract.ts'
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

type Values = {
  readonly company: string
  readonly sku: string
  readonly quantity: string
  readonly day: string
}
const { Choice, DayInput, NumberInput, TextInput } = inputsOf<Values>()

export function PriceCheck({ companies }: { readonly companies: readonly Named[] }) {
  const [answer, setAnswer] = useState('')
  const form = useContractForm(pricesContract.check, {
    values: { company: '', sku: '', quantity: '1', day: '' },
  })
  const check = async ({ company, sku, quantity, day }: Values): Promise<void> => {
    setAnswer('')
    if (company === '' || sku.trim() === '') return setAnswer(messages.needed)
    try {
      const pieces = Math.max(1, parseQuantity(quantity) || 1)
      const asked = { company, sku: sku.trim(), quantity: pieces, day: day || undefined }
      setAnswer(answerOf(await prices.check(asked)))
    } catch (error) {
      if (!isProblem(error, notFound)) throw error
      setAnswer(messages.notFound)
    }
  }
  return (
    <Form form={form} className="form narrow" onSubmit={check}>
      <Choice
        name="company"
        label={messages.company}
        none={messages.chooseCompany}
        options={companies.map(({ id, name }) => [id, name])}
      />
      <div className="two">
        <TextInput name="sku" label={messages.sku} maxLength={60} />
        <NumberInput name="quantity" label={messages.quantity} />
      </div>
      <DayInput name="day" label={messages.day} help={messages.dayHelp} optional />
      <div>
        <SubmitButton secondary busy={form.formState.isSubmitting} busyLabel={messages.checking}>
          {messages.check}
        </SubmitButton>
      </div>
      <p role="status">{answer}</p>
    </Form>
  )
}
