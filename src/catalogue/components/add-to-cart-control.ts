/**
 * The interface that rows and tables of tools need to add tools to the cart; the cart implements
 * it.
 */

/**
 * A line for the cart: quantity in pieces, and the price of a piece in cents that the buyer was
 * shown.
 */
export type CartLine = {
  readonly toolId: string
  readonly quantity: number
  readonly unitPrice: number
  /** The number of units for the price. */
  readonly pricePer: number
}

export type AddToCartControl = {
  /**
   * Describes which part of a quantity ships now and which waits; nothing if all of it is in stock.
   */
  readonly waits: (
    tool: { readonly name: string; readonly stock: number },
    quantity: number,
  ) => React.ReactNode
  /** Whether lines are being added. */
  readonly busy: boolean
  /**
   * Adds lines and shows `successMessage`, or why they were not added.
   * @returns whether the lines are in the cart
   */
  readonly add: (lines: readonly CartLine[], successMessage: string) => Promise<boolean>
  readonly messages: {
    readonly addToCart: string
    readonly adding: string
    /** @returns the message that a number of pieces of a tool is in the cart */
    readonly added: (name: string, quantity: number) => string
  }
}
