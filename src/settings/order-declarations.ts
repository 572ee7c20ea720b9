/**
 * The settings of orders: who may place them and see prices, which orders wait, and for how long.
 */
import * as z from 'zod/mini'
import { declare } from './declare.ts'
import { settingsMessages as messages } from './messages/settings.ts'
import {
  backOrderModes,
  CutOffTime,
  DaysOff,
  dispatchWeeks,
  buyerGroups,
  HoldDays,
  Carriers,
  OptionalAmount,
  OptionalShare,
  priceViewers,
  yesOrNo,
} from './setting-schemas.ts'

export const orderDeclarations = {
  whoMayOrder: declare('whoMayOrder', {
    schema: z.enum(buyerGroups, messages.notBuyers),
    fallback: 'everybody',
    group: 'orders',
    input: 'buyers',
  }),
  newcomerMaxOrder: declare('newcomerMaxOrder', {
    schema: OptionalAmount,
    fallback: '',
    group: 'holds',
    input: 'amount',
  }),
  newcomerMaxShare: declare('newcomerMaxShare', {
    schema: OptionalShare,
    fallback: '',
    group: 'holds',
    input: 'line',
  }),
  whoSeesPrices: declare('whoSeesPrices', {
    schema: z.enum(priceViewers, messages.notPriceViewers),
    fallback: 'everybody',
    group: 'orders',
    input: 'choice',
  }),
  productFeed: declare('productFeed', {
    schema: z.enum(yesOrNo),
    fallback: 'no',
    group: 'orders',
    input: 'choice',
  }),
  agents: declare('agents', {
    schema: z.enum(yesOrNo),
    fallback: 'no',
    group: 'orders',
    input: 'choice',
  }),
  ucp: declare('ucp', {
    schema: z.enum(yesOrNo),
    fallback: 'no',
    group: 'orders',
    input: 'choice',
  }),
  punchOut: declare('punchOut', {
    schema: z.enum(yesOrNo),
    fallback: 'no',
    group: 'orders',
    input: 'choice',
  }),
  holdDays: declare('holdDays', {
    schema: HoldDays,
    fallback: '14',
    group: 'holds',
    input: 'line',
  }),
  backOrders: declare('backOrders', {
    schema: z.enum(backOrderModes),
    fallback: 'no',
    group: 'stock',
    input: 'choice',
  }),
  orderConfirmations: declare('orderConfirmations', {
    schema: z.enum(yesOrNo),
    fallback: 'no',
    group: 'papers',
    input: 'choice',
  }),
  termsAtOrder: declare('termsAtOrder', {
    schema: z.enum(yesOrNo),
    fallback: 'no',
    group: 'papers',
    input: 'choice',
  }),
  carriers: declare('carriers', {
    schema: Carriers,
    fallback: '',
    group: 'papers',
    input: 'lines',
  }),
  backOrderDays: declare('backOrderDays', {
    schema: HoldDays,
    fallback: '14',
    group: 'stock',
    input: 'line',
  }),
  cutOff: declare('cutOff', {
    schema: CutOffTime,
    fallback: '',
    group: 'stock',
    input: 'line',
  }),
  dispatchDays: declare('dispatchDays', {
    schema: z.enum(dispatchWeeks),
    fallback: 'mon-fri',
    group: 'stock',
    input: 'choice',
  }),
  daysOff: declare('daysOff', {
    schema: DaysOff,
    fallback: '',
    group: 'stock',
    input: 'lines',
  }),
} as const
