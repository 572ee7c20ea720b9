/** The API reference's description of the exchange of a key (OAuth 2). */
export const oauthDocumentMessages = {
  summary: 'Exchange a key for an access token (OAuth 2, client credentials)',
  description:
    'For programs that need OAuth; other programs can send the key itself. The body is a form, not ' +
    'JSON (RFC 6749, 4.4). The credentials are in the header `Authorization: Basic` or in the form.',
  scope:
    'The scopes of the token, separated by spaces. If omitted, the token has all scopes of the account.',
  clientId: 'The id of the service account, unless the header contains the credentials.',
  clientSecret: 'A key of the service account, unless the header contains the credentials.',
  basic: 'The id of the service account as the user name, and one of its keys as the password',
  success: 'The access token',
  accessToken: 'The access token, to be sent in the header `Authorization: Bearer`.',
  expiresIn: 'The lifetime of the token in seconds.',
  granted: (count: number) => `The scopes that the token has, out of ${count} possible scopes.`,
  refused: 'The grant type is not supported, the account lacks a scope, or the body is not a form',
  notKnown: 'The id is unknown, or the key is not valid',
  errorDescription: 'A description of the error, written for people',
} as const
