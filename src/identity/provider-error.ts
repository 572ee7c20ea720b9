/** An identity provider refused something; the message is a sentence for the user. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError'
  /** The provider's own code for the refusal, for pages that offer a next step. */
  readonly code: string

  constructor(message: string, code = '') {
    super(message)
    this.code = code
  }
}

/** The password was right, or Google's sign-in was, and the account's second factor is to come. */
export const secondFactorMissing = (message: string): ProviderError =>
  new ProviderError(message, 'second-factor-required')

export const isSecondFactorMissing = (error: unknown): boolean =>
  error instanceof ProviderError && error.code === 'second-factor-required'
