/** The two parts of a tool's form with single fields: what the tool is, and its price and terms. */
import { PictureField } from '../../pictures/components/picture-field.tsx'
import { taxClasses } from '../tax-class.ts'
import { priceQuantities, unitNames } from '../model/units.ts'
import { toolFormMessages as messages } from '../messages/tool-form.ts'
import type { ToolFormState } from './use-tool-form.ts'
import { choices, inputsOf } from '../../ui/form/inputs.tsx'
import type { TypedTool } from '../writing/tool-form-fields.ts'

const { Choice, MoneyInput, NumberInput, TextInput, TextLines } = inputsOf<TypedTool>()

type DescriptionPartProps = {
  readonly state: ToolFormState
  /** Whether the tool is about to be added: the SKU's help differs. */
  readonly isNew: boolean
}

export function DescriptionPart({ state: { image, upload }, isNew }: DescriptionPartProps) {
  return (
    <div className="form-part">
      <h2>{messages.what}</h2>
      <TextInput name="name" maxLength={200} label={messages.name} />
      <PictureField upload={upload} image={image} />
      <TextInput
        name="image"
        maxLength={2048}
        label={messages.image}
        type="url"
        placeholder={messages.imageHint}
        help={messages.imageHelp}
      />
      <TextLines name="description" maxLength={5000} label={messages.describe} rows={4} />
      <Classification isNew={isNew} />
      <TextInput
        name="family"
        maxLength={120}
        optional
        label={messages.family}
        help={messages.familyHelp}
      />
      <Numbers />
    </div>
  )
}

/** SKU, brand and category beside each other. */
const Classification = ({ isNew }: Pick<DescriptionPartProps, 'isNew'>) => (
  <div className="three">
    <TextInput
      name="sku"
      maxLength={40}
      optional
      label={messages.sku}
      help={isNew ? messages.skuHelp : messages.skuKept}
    />
    <TextInput name="brand" maxLength={80} optional label={messages.brand} />
    <TextInput name="category" maxLength={80} optional label={messages.category} />
  </div>
)

/** The numbers that others give the tool. */
const Numbers = () => (
  <div className="two">
    {(['gtin', 'mpn', 'customsNumber', 'origin'] as const).map((name) => (
      <TextInput
        name={name}
        maxLength={name === 'mpn' ? 70 : 40}
        optional
        key={name}
        label={messages.numbers[name].label}
        help={messages.numbers[name].help}
      />
    ))}
  </div>
)

export function TermsPart() {
  return (
    <div className="form-part">
      <h2>{messages.terms}</h2>
      <div className="two">
        <MoneyInput
          name="price"
          label={messages.price}
          placeholder={messages.priceHint()}
          help={messages.priceHelp()}
        />
        <NumberInput name="stock" label={messages.stock} help={messages.stockHelp} />
      </div>
      <SoldBy />
      <TaxClassField />
      <div className="two">
        <NumberInput name="minimumQuantity" label={messages.minimum} />
        <NumberInput name="packSize" optional label={messages.pack} help={messages.packHelp} />
        <TextInput name="weightGrams" optional label={messages.weight} help={messages.weightHelp} />
      </div>
      <StaffTerms />
    </div>
  )
}

/** What staff alone know. */
const StaffTerms = () => (
  <div className="two">
    <MoneyInput name="cost" optional label={messages.cost} help={messages.costHelp} />
    <NumberInput
      name="reorderLevel"
      optional
      label={messages.reorderLevel}
      help={messages.reorderLevelHelp}
    />
    <TextInput name="bin" optional label={messages.bin} help={messages.binHelp} />
  </div>
)

const TaxClassField = () => (
  <Choice
    name="taxClass"
    label={messages.taxClass}
    help={messages.taxClassHelp}
    options={choices(taxClasses, messages.taxClassNames)}
  />
)

/** In what it is sold, what one contains, and for how many the prices are. */
const SoldBy = () => (
  <div className="three">
    <Choice
      name="unit"
      label={messages.unit}
      options={unitNames.map((name) => [name, messages.unitNames[name] ?? name])}
    />
    <TextInput
      name="unitContent"
      maxLength={80}
      optional
      label={messages.unitContent}
      help={messages.unitContentHelp}
    />
    <Choice
      name="pricePer"
      label={messages.pricePer}
      help={messages.pricePerHelp}
      options={priceQuantities.map((quantity, place) => [
        quantity,
        messages.pricePerChoices[place] ?? String(quantity),
      ])}
    />
  </div>
)
