/** The form of a price in a list: a new one, or a replacement. */
import { useWatch } from 'react-hook-form'
import { priceQuantities } from '../../catalogue/model/units.ts'
import { displayNumber, parseMoney } from '../../platform/money/money.ts'
import { Form } from '../../ui/form/form.tsx'
import { choices, inputsOf } from '../../ui/form/inputs.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { pricesContract } from '../contract.ts'
import { pricesPageMessages, rowsPageMessages as messages, targetNames } from '../messages/pages.ts'
import type { PriceRow } from '../row-fields.ts'
import { parseLadder, rowFormOf, RowFormFields, type RowForm } from '../row-form-fields.ts'
import { priceTargets } from '../rules.ts'
import { PriceWarnings } from './price-warnings.tsx'

const { Choice, DayInput, MoneyInput, NumberInput, TextInput } = inputsOf<RowForm>()

type PriceRowFormProps = {
  /** Undefined for a new one. */
  readonly row: PriceRow | undefined
  readonly save: (form: RowForm) => Promise<void>
}

export function PriceRowForm({ row, save }: PriceRowFormProps) {
  const form = useContractForm(pricesContract.addRow, {
    fields: RowFormFields,
    values: rowFormOf(row),
  })
  const target = useWatch({ control: form.control, name: 'target' })
  const submit = async (typed: RowForm): Promise<void> => {
    await save(typed)
    form.reset(rowFormOf())
  }
  return (
    <Form
      form={form}
      about={row?.id}
      onSubmit={submit}
      failed={pricesPageMessages.notDone}
      act={row ? pricesPageMessages.save : messages.add}
      busy={row ? pricesPageMessages.saving : pricesPageMessages.adding}
    >
      {row ? null : (
        <div className="two">
          <Choice
            name="target"
            label={messages.target}
            options={choices(priceTargets, targetNames)}
          />
          <TextInput name="name" maxLength={120} optional={false} label={messages.nameOf[target]} />
        </div>
      )}
      <ValueFields />
      <WrittenPrice row={row} />
    </Form>
  )
}

/** Warns about a tool's price, or quantity price, of zero or below cost. */
function WrittenPrice({ row }: Pick<PriceRowFormProps, 'row'>) {
  const [target, name, price, priceBreaks, pricePer] = useWatch<
    RowForm,
    ['target', 'name', 'price', 'priceBreaks', 'pricePer']
  >({ name: ['target', 'name', 'price', 'priceBreaks', 'pricePer'] })
  const amounts = [
    parseMoney(price.trim()),
    ...(parseLadder(priceBreaks) ?? []).map((rung) => rung.price),
  ].filter((amount) => amount !== undefined)
  if ((row?.target ?? target) !== 'tool' || amounts.length === 0) return null
  const said = pricePer === '' ? row?.pricePer : Number(pricePer)
  const written = {
    key: 'price',
    toolId: row?.targetId,
    sku: row?.sku ?? name,
    name: row?.name ?? name,
    price: Math.min(...amounts),
    pricePer: said,
    isUnsaid: said === undefined,
  }
  return <PriceWarnings prices={[written]} />
}

const ValueFields = () => (
  <>
    <div className="two">
      <NumberInput
        name="percentOff"
        optional={false}
        maxLength={6}
        inputMode="decimal"
        label={messages.percentOff}
        help={messages.percentHelp}
      />
      <MoneyInput
        name="price"
        optional={false}
        label={messages.ownPrice}
        help={messages.ownPriceHelp}
      />
    </div>
    <div className="two">
      <TextInput
        name="priceBreaks"
        maxLength={400}
        optional
        label={messages.ladder}
        help={messages.ladderHelp}
      />
      <Choice
        name="pricePer"
        label={messages.pricePer}
        help={messages.pricePerHelp}
        none={messages.pricePerUnsaid}
        options={priceQuantities.map((quantity) => [quantity, displayNumber(quantity)])}
      />
    </div>
    <div className="two">
      <DayInput name="validFrom" optional label={messages.validFrom} />
      <DayInput name="validUntil" optional label={messages.validUntil} />
    </div>
  </>
)
