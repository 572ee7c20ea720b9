/** A member's spending limits, in fields and in words: amounts in cents, empty for no limit. */
import * as z from 'zod/mini'
import { amountInField } from '../../platform/money/money.ts'
import { Money } from '../../platform/fields/money-field.ts'
import type { Member } from '../contract.ts'
import { limitMessages as messages } from '../messages/pages.ts'

/** Empty: no limit. */
export const OptionalMoney = z.union([z.literal('', messages.notAmount), Money])

export const amountOf = (cents: number | undefined): string =>
  cents === undefined ? '' : amountInField(cents)
export const orNull = (value: number | ''): number | null => (value === '' ? null : value)

/** A member's spending limits, in words. */
export const limitsText = ({ orderLimit, monthLimit }: Member): string =>
  messages.limits(orderLimit, monthLimit)
