/** What somebody logs in with, and what is wrong with it. */
export const credentialFields = ['email', 'password'] as const
export type Credentials = Readonly<Record<(typeof credentialFields)[number], string>>
/** A sentence for each field that is wrong. */
export type CredentialErrors = {
  readonly [Name in keyof Credentials]?: string | undefined
}
