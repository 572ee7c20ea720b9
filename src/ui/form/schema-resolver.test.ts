/** A form shows at each field the first thing that its schema says of it. */
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Line } from '../../platform/fields/fields.ts'
import { Money } from '../../platform/fields/money-field.ts'
import { schemaResolver } from './schema-resolver.ts'

const Zone = z.object({ name: Line(5) })
const schema = z.object({
  name: Line(5),
  price: Money,
  limit: z.union([z.literal('', 'Not an amount'), Money]),
  zones: z.array(Zone).check(z.minLength(2, 'Two zones are needed')),
  to: z.object({ town: Line(9) }).check(
    z.superRefine(async ({ town }, { addIssue }) => {
      await Promise.resolve()
      if (town === 'Oslo')
        addIssue({ code: 'custom', path: ['town'], message: 'Not there', input: town })
    }),
  ),
})
type Values = z.input<typeof schema>
const right: Values = {
  name: 'Anvil',
  price: '12.50',
  limit: '',
  zones: [{ name: 'Near' }, { name: 'Far' }],
  to: { town: 'Bergen' },
}
const resolver = schemaResolver(schema)
const check = async (values: Partial<Values>) =>
  resolver({ ...right, ...values }, undefined, {
    fields: {},
    names: [],
    shouldUseNativeValidation: false,
  })

test('right values are decoded', async () => {
  expect(await check({})).toMatchObject({ values: { name: 'Anvil', price: 1250 }, errors: {} })
})

test('a field in a row of a list has its own error', async () => {
  const { errors } = await check({ zones: [{ name: 'Near' }, { name: '' }] })
  expect(errors.zones?.[1]?.name?.message).toMatch(/./)
  expect(errors.zones?.[0]).toBeUndefined()
})

test('a list has its error beside those of its rows', async () => {
  const { errors } = await check({ zones: [{ name: 'Much too long' }] })
  expect(errors.zones?.message).toBe('Two zones are needed')
  expect(errors.zones?.[0]?.name?.message).toMatch(/./)
})

test('a field of alternatives says what the nearest one says', async () => {
  const { errors } = await check({ limit: '12,5' })
  expect(errors.limit?.message).toBe('Not an amount')
})

test('rules that wait are heard', async () => {
  const { errors } = await check({ to: { town: 'Oslo' } })
  expect(errors.to?.town?.message).toBe('Not there')
})
