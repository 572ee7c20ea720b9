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
