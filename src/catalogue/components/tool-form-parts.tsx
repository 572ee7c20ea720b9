/** The parts of a tool's form, each the content of a fold. */
import { PictureField } from '../../pictures/components/picture-field.tsx'
import { taxClasses } from '../tax-class.ts'
import { priceQuantities, unitNames } from '../model/units.ts'
import { toolFormMessages as messages } from '../messages/tool-form.ts'
import type { ToolFormState } from './use-tool-form.ts'
import { ChoiceOrNew } from '../../ui/form/choice-or-new.tsx'
import { choices, inputsOf } from '../../ui/form/inputs.tsx'
import { PackRows } from './tool-form-packs.tsx'
import { BreakRows } from './tool-form-rows.tsx'
import { SafetyFields } from './tool-form-safety.tsx'
import type { TypedTool } from '../writing/tool-form-fields.ts'

const { Choice, MoneyInput, NumberInput, TextInput, TextLines } = inputsOf<TypedTool>()

type WhatProps = {
  /** Whether the tool is new: the SKU's help text differs. */
  readonly isNew: boolean
  readonly known: KnownNames
}
/** The existing brands and categories of tools. */
export type KnownNames = {
  readonly brands: readonly string[]
  readonly categories: readonly string[]
}

export const WhatPart = ({ isNew, known }: WhatProps) => (
  <>
    <TextInput name="name" label={messages.name} />
    <div className="two">
      <TextInput
        name="sku"
        optional
        label={messages.sku}
        help={isNew ? messages.skuHelp : messages.skuKept}
      />
      <NumberOf name="gtin" />
      <ChoiceOrNew<TypedTool>
        name="category"
        label={messages.category}
        known={known.categories}
        none={messages.noCategory}
        another={messages.newCategory}
      />
      <ChoiceOrNew<TypedTool>
        name="brand"
        label={messages.brand}
        known={known.brands}
        none={messages.noBrand}
        another={messages.newBrand}
      />
    </div>
    <TextInput name="family" optional label={messages.family} help={messages.familyHelp} />
  </>
)

/** An identifier assigned by others. */
const NumberOf = ({ name }: { readonly name: keyof typeof messages.numbers }) => (
  <TextInput
    name={name}
    optional
    label={messages.numbers[name].label}
    help={messages.numbers[name].help}
  />
)

export const DescriptionPart = () => (
  <TextLines name="description" label={messages.describe} rows={6} />
)

export const PicturePart = ({ state: { image, upload } }: { readonly state: ToolFormState }) => (
  <>
    <PictureField upload={upload} image={image} />
    <TextInput
      name="image"
      label={messages.image}
      type="url"
      placeholder={messages.imageHint}
      help={messages.imageHelp}
    />
  </>
)

export const PricePart = () => (
  <>
    <div className="two">
      <MoneyInput
        name="price"
        label={messages.price}
        placeholder={messages.priceHint()}
        help={messages.priceHelp()}
      />
      <MoneyInput name="cost" optional label={messages.cost} help={messages.costHelp} />
    </div>
    <BreakRows />
  </>
)

export const UnitPart = () => (
  <div className="two">
    <Choice
      name="unit"
      label={messages.unit}
      options={unitNames.map((name) => [name, messages.unitNames[name] ?? name])}
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
    <TextInput
      name="unitContent"
      optional
      label={messages.unitContent}
      help={messages.unitContentHelp}
    />
    <Choice
      name="taxClass"
      label={messages.taxClass}
      help={messages.taxClassHelp}
      options={choices(taxClasses, messages.taxClassNames)}
    />
  </div>
)

export const StockPart = () => (
  <>
    <div className="two">
      <NumberInput name="stock" label={messages.stock} help={messages.stockHelp} />
      <TextInput name="bin" optional label={messages.bin} help={messages.binHelp} />
      <NumberInput name="minimumQuantity" label={messages.minimum} />
      <NumberInput name="packSize" optional label={messages.pack} help={messages.packHelp} />
      <TextInput name="weightGrams" optional label={messages.weight} help={messages.weightHelp} />
      <NumberInput
        name="reorderLevel"
        optional
        label={messages.reorderLevel}
        help={messages.reorderLevelHelp}
      />
    </div>
    <PackRows />
  </>
)

export const CustomsPart = ({ state: { form } }: { readonly state: ToolFormState }) => (
  <>
    <div className="two">
      <NumberOf name="mpn" />
      <NumberOf name="customsNumber" />
      <NumberOf name="origin" />
    </div>
    <SafetyFields form={form} />
  </>
)
