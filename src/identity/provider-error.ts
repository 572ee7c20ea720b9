/** A refusal by an identity provider; the message is a sentence for the user. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError'
  /** The provider's own error code, for pages that offer a next step. */
  readonly code: string

  constructor(message: string, code = '') {
    super(message)
    this.code = code
  }
}

/**
 * The password, or Google's sign-in, was correct, and the account's second factor is still needed.
 */
export const secondFactorMissing = (message: string): ProviderError =>
  new ProviderError(message, 'second-factor-required')

export const isSecondFactorMissing = (error: unknown): boolean =>
  error instanceof ProviderError && error.code === 'second-factor-required'
