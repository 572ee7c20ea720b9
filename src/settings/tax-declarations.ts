/** The settings of tax: whether it is charged, and which service confirms VAT numbers. */
import * as z from 'zod/mini'
import { declare } from './declare.ts'
import { OptionalAddress, OptionalZip, taxModes, vatRecheckDays } from './setting-schemas.ts'

export const taxDeclarations = {
  tax: declare('tax', {
    schema: z.enum(taxModes),
    fallback: 'none',
    group: 'tax',
    input: 'choice',
  }),
  salesTaxZip: declare('salesTaxZip', {
    schema: OptionalZip,
    fallback: '',
    group: 'tax',
    input: 'line',
  }),
  vatService: declare('vatService', {
    schema: OptionalAddress,
    fallback: '',
    group: 'tax',
    input: 'line',
  }),
  vatRecheck: declare('vatRecheck', {
    schema: z.enum(vatRecheckDays),
    fallback: '90',
    group: 'tax',
    input: 'choice',
  }),
} as const
