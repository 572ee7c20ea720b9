/** The API reference's description of the exchange of a key (OAuth 2). */
export const oauthDocumentMessages = {
  summary: 'Exchanges a key for an access token (OAuth 2, client credentials)',
  description:
    'For programs that want OAuth; a key itself is taken everywhere too. The body is a form, not ' +
    'JSON (RFC 6749, 4.4). The credentials are in the header `Authorization: Basic` or in the form.',
  scope: 'The scopes that the token is for, separated by blanks. Without it, all of the account.',
  clientId: 'The id of the service account, unless it is in the header.',
  clientSecret: 'One of its keys, unless it is in the header.',
  basic: 'The id of the service account as the name, one of its keys as the password',
  success: 'The access token',
  accessToken: 'Send it as `Authorization: Bearer`.',
  expiresIn: 'Seconds.',
  granted: (count: number) => `Those of the ${count} scopes that the token has.`,
  refused: 'Another grant, a scope that the account lacks, a body that is no form',
  notKnown: 'The id is unknown, or the key is not valid',
  errorDescription: 'What is wrong, for people',
} as const
