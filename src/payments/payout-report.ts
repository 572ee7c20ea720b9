/** A payout report: its kind and its provider. */
export type PayoutReport =
  | {
      readonly kind:
        | 'settlement'
        | 'transactions'
        | 'payouts'
        | 'sales'
        | 'itemised'
        | 'payments'
        | 'receipts'
      readonly provider: string
    }
  /** Card payments with their fees, from any provider. */
  | { readonly kind: 'card-payments' }
