/** Payment terms as people read them; as trade writes them in English. */
type Discount = { readonly percent: number; readonly days: number }

export const paymentTermsMessages = {
  prepayment: 'prepayment',
  net: (days: number, discount?: Discount) =>
    discount === undefined ? `net ${days}` : `${discount.percent}/${discount.days} net ${days}`,
} as const
