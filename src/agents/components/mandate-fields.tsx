/** The fields of a mandate: the limits of an agent's orders, and the duration. */
import * as z from 'zod/mini'
import { Integer } from '../../platform/fields/fields.ts'
import { Money } from '../../platform/fields/money-field.ts'
import { inputsOf } from '../../ui/form/inputs.tsx'
import { agentsMessages } from '../messages/agents.ts'
import { agentsPageMessages as messages } from '../messages/pages.ts'
import { maxDays } from '../rules.ts'

export const mandateSchema = z.strictObject({
  orderLimit: Money,
  monthLimit: Money,
  days: Integer(1, maxDays, agentsMessages.notDays(maxDays)),
})
const { MoneyInput, NumberInput } = inputsOf<z.input<typeof mandateSchema>>()

export const MandateFields = () => (
  <>
    <MoneyInput name="orderLimit" label={messages.orderLimit} help={messages.orderLimitHelp} />
    <MoneyInput name="monthLimit" label={messages.monthLimit} />
    <NumberInput name="days" label={messages.days} />
  </>
)
