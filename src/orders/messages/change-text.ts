/** The changes made by an edit, as sentences. */

/** A change in words. */
type ChangeText = {
  readonly kind: string
  readonly name?: string | undefined
  readonly sku?: string | undefined
  readonly before: string
  readonly after: string
}

const named = ({ name = '', sku = '' }: ChangeText): string => `${name} (${sku})`

export const changeMessages = {
  /** One change as a sentence without its full stop. */
  text: (change: ChangeText): string => {
    const { kind, before, after } = change
    switch (kind) {
      case 'quantity':
        return `${named(change)}: ${after} instead of ${before}`
      case 'price':
        return `${named(change)}: ${after} instead of ${before}`
      case 'added':
        return `New: ${named(change)}, ${after}`
      case 'removed':
        return `Removed: ${named(change)}, ${before}`
      case 'delivery':
        return `Delivery: ${after} instead of ${before}`
      case 'phone':
        return `Phone: ${after} instead of ${before}`
      case 'address':
        return `Delivery address: ${after.replaceAll('\n', ', ')} instead of ${before.replaceAll('\n', ', ')}`
      case 'buyer':
        return 'Transferred to another member of the company'
      default:
        return `Total: ${after} instead of ${before}`
    }
  },
} as const
