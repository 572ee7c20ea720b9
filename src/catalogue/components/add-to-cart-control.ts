/** What rows and tables of tools need to add tools to the cart; the cart provides it. */

/** A line for the cart: quantity in pieces, the price of a piece in cents that the buyer saw. */
export type CartLine = {
  readonly toolId: string
  readonly quantity: number
  readonly unitPrice: number
  /** For how many units it is. */
  readonly pricePer: number
}

export type AddToCartControl = {
  /** Says what of a quantity goes now and what waits; nothing where all of it is in stock. */
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
    /** @returns the message that so many pieces of a tool are in the cart */
    readonly added: (name: string, quantity: number) => string
  }
}
