/** The credentials for logging in, and their errors. */
export const credentialFields = ['email', 'password'] as const
export type Credentials = Readonly<Record<(typeof credentialFields)[number], string>>
/** A sentence for each invalid field. */
export type CredentialErrors = {
  readonly [Name in keyof Credentials]?: string | undefined
}
