/** The two parts of a tool's form with single fields: what the tool is, and its price and terms. */
import { PictureField } from '../../pictures/components/picture-field.tsx'
import { SelectField, TextArea, TextField } from '../../ui/field.tsx'
import { taxClasses } from '../tax-class.ts'
import { priceQuantities, unitNames } from '../model/units.ts'
import { toolFormMessages as messages } from '../messages/tool-form.ts'
import type { ToolFormState } from './use-tool-form.ts'

type DescriptionPartProps = {
  readonly state: ToolFormState
  /** Whether the tool is about to be added: the SKU's help differs. */
  readonly isNew: boolean
}

export function DescriptionPart({ state: { form, image, upload }, isNew }: DescriptionPartProps) {
  const {
    formState: { errors },
    register,
  } = form
  return (
    <div className="form-part">
      <h2>{messages.what}</h2>
      <TextField
        label={messages.name}
        maxLength={200}
        error={errors.name?.message}
        {...register('name')}
      />
      <PictureField upload={upload} image={image} />
      <TextField
        label={messages.image}
        type="url"
        maxLength={2048}
        placeholder={messages.imageHint}
        help={messages.imageHelp}
        error={errors.image?.message}
        {...register('image')}
      />
      <TextArea
        label={messages.describe}
        rows={4}
        maxLength={5000}
        error={errors.description?.message}
        {...register('description')}
      />
      <Classification form={form} isNew={isNew} />
      <TextField
        label={messages.family}
        optional
        maxLength={120}
        help={messages.familyHelp}
        autoComplete="off"
        error={errors.family?.message}
        {...register('family')}
      />
      <Numbers form={form} />
    </div>
  )
}

type FormProps = Pick<ToolFormState, 'form'>

/** SKU, brand and category beside each other. */
const Classification = ({
  form: {
    formState: { errors },
    register,
  },
  isNew,
}: FormProps & Pick<DescriptionPartProps, 'isNew'>) => (
  <div className="three">
    <TextField
      label={messages.sku}
      optional
      maxLength={40}
      help={isNew ? messages.skuHelp : messages.skuKept}
      autoComplete="off"
      error={errors.sku?.message}
      {...register('sku')}
    />
    <TextField
      label={messages.brand}
      optional
      maxLength={80}
      autoComplete="off"
      error={errors.brand?.message}
      {...register('brand')}
    />
    <TextField
      label={messages.category}
      optional
      maxLength={80}
      autoComplete="off"
      error={errors.category?.message}
      {...register('category')}
    />
  </div>
)

/** The numbers that others give the tool. */
const Numbers = ({
  form: {
    formState: { errors },
    register,
  },
}: FormProps) => (
  <div className="two">
    {(['gtin', 'mpn', 'customsNumber', 'origin'] as const).map((name) => (
      <TextField
        key={name}
        label={messages.numbers[name].label}
        optional
        maxLength={name === 'mpn' ? 70 : 40}
        help={messages.numbers[name].help}
        autoComplete="off"
        error={errors[name]?.message}
        {...register(name)}
      />
    ))}
  </div>
)

export function TermsPart({ form }: FormProps) {
  const {
    formState: { errors },
    register,
  } = form
  return (
    <div className="form-part">
      <h2>{messages.terms}</h2>
      <div className="two">
        <TextField
          label={messages.price}
          inputMode="decimal"
          placeholder={messages.priceHint()}
          help={messages.priceHelp()}
          autoComplete="off"
          error={errors.price?.message}
          {...register('price')}
        />
        <TextField
          label={messages.stock}
          inputMode="numeric"
          help={messages.stockHelp}
          autoComplete="off"
          error={errors.stock?.message}
          {...register('stock')}
        />
      </div>
      <SoldBy form={form} />
      <TaxClassField form={form} />
      <div className="two">
        <TextField
          label={messages.minimum}
          inputMode="numeric"
          autoComplete="off"
          error={errors.minimumQuantity?.message}
          {...register('minimumQuantity')}
        />
        <TextField
          label={messages.pack}
          optional
          inputMode="numeric"
          help={messages.packHelp}
          autoComplete="off"
          error={errors.packSize?.message}
          {...register('packSize')}
        />
        <TextField
          label={messages.weight}
          optional
          help={messages.weightHelp}
          autoComplete="off"
          error={errors.weightGrams?.message}
          {...register('weightGrams')}
        />
      </div>
      <StaffTerms form={form} />
    </div>
  )
}

/** What staff alone know. */
const StaffTerms = ({
  form: {
    formState: { errors },
    register,
  },
}: FormProps) => (
  <div className="two">
    <TextField
      label={messages.cost}
      optional
      inputMode="decimal"
      help={messages.costHelp}
      autoComplete="off"
      error={errors.cost?.message}
      {...register('cost')}
    />
    <TextField
      label={messages.reorderLevel}
      optional
      inputMode="numeric"
      help={messages.reorderLevelHelp}
      autoComplete="off"
      error={errors.reorderLevel?.message}
      {...register('reorderLevel')}
    />
    <TextField
      label={messages.bin}
      optional
      help={messages.binHelp}
      autoComplete="off"
      error={errors.bin?.message}
      {...register('bin')}
    />
  </div>
)

const TaxClassField = ({
  form: {
    formState: { errors },
    register,
  },
}: FormProps) => (
  <SelectField
    label={messages.taxClass}
    help={messages.taxClassHelp}
    error={errors.taxClass?.message}
    {...register('taxClass')}
  >
    {taxClasses.map((name) => (
      <option key={name} value={name}>
        {messages.taxClassNames[name]}
      </option>
    ))}
  </SelectField>
)

/** In what it is sold, what one contains, and for how many the prices are. */
const SoldBy = ({
  form: {
    formState: { errors },
    register,
  },
}: FormProps) => (
  <div className="three">
    <SelectField label={messages.unit} error={errors.unit?.message} {...register('unit')}>
      {unitNames.map((name) => (
        <option key={name} value={name}>
          {messages.unitNames[name]}
        </option>
      ))}
    </SelectField>
    <TextField
      label={messages.unitContent}
      optional
      maxLength={80}
      help={messages.unitContentHelp}
      autoComplete="off"
      error={errors.unitContent?.message}
      {...register('unitContent')}
    />
    <SelectField
      label={messages.pricePer}
      help={messages.pricePerHelp}
      error={errors.pricePer?.message}
      {...register('pricePer')}
    >
      {priceQuantities.map((quantity, place) => (
        <option key={quantity} value={quantity}>
          {messages.pricePerChoices[place]}
        </option>
      ))}
    </SelectField>
  </div>
)
