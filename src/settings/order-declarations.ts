/** The settings of orders: who may place them and sees prices, what waits, and for how long. */
import * as z from 'zod/mini'
import { declare } from './declare.ts'
import { settingsMessages as messages } from './messages/settings.ts'
import {
  backOrderModes,
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
    group: 'orders',
    input: 'line',
  }),
  newcomerMaxShare: declare('newcomerMaxShare', {
    schema: OptionalShare,
    fallback: '',
    group: 'orders',
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
  holdDays: declare('holdDays', {
    schema: HoldDays,
    fallback: '14',
    group: 'orders',
    input: 'line',
  }),
  backOrders: declare('backOrders', {
    schema: z.enum(backOrderModes),
    fallback: 'no',
    group: 'orders',
    input: 'choice',
  }),
  orderConfirmations: declare('orderConfirmations', {
    schema: z.enum(yesOrNo),
    fallback: 'no',
    group: 'orders',
    input: 'choice',
  }),
  termsAtOrder: declare('termsAtOrder', {
    schema: z.enum(yesOrNo),
    fallback: 'no',
    group: 'orders',
    input: 'choice',
  }),
  carriers: declare('carriers', {
    schema: Carriers,
    fallback: '',
    group: 'orders',
    input: 'lines',
  }),
  backOrderDays: declare('backOrderDays', {
    schema: HoldDays,
    fallback: '14',
    group: 'orders',
    input: 'line',
  }),
} as const
