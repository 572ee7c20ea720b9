/** Texts of service accounts on the server: Problems, mails, history entries. */

export const serviceAccountsMessages = {
  problems: {
    nameTaken: 'Another service account has this name',
    tooManyAccounts: 'Too many service accounts',
    tooManyKeys: 'This service account has too many keys',
    paused: 'This service account is paused',
  },
  ofShop: 'This service account works for the shop. Omit the X-Company header.',
  ofOtherCompany:
    'This service account buys for another company. Omit the X-Company header, or use a key of an account that buys for that company.',
  nameTakenDetail: 'Choose another name, so that the history shows which program made a change.',
  tooManyAccountsDetail: (most: number) =>
    `The maximum is ${most} service accounts. Delete an account that is no longer used.`,
  tooManyKeysDetail: (most: number) =>
    `A service account can have at most ${most} valid keys. Revoke a key that is no longer used.`,
  pausedDetail: 'Resume the service account first, then create a key.',
  noScope: 'Choose at least one right.',
  notScope: 'This scope does not exist. Choose one from the list.',
  mixedScopes:
    'An account that buys for a company can have only the buying:read and buying:write scopes, and other accounts cannot have these scopes.',
  notDays: 'Choose 1 to 3,650 days, or null for a key that does not expire.',
  /** Why a key is not valid, and what to do. */
  refused: {
    unknown:
      'The shop does not know this key. Copy the complete key again: im_live_ followed by 49 letters and digits.',
    revoked: 'This key has been revoked. Ask an owner of the shop for a new key.',
    expired: 'This key has expired. Ask an owner of the shop for a new key.',
    paused: 'This key’s service account is paused. Ask an owner of the shop to resume it.',
    company:
      'This key’s company has been deactivated, or has removed the service account from its members. Ask an owner of the shop for help.',
    ended: 'This access token has expired. Exchange the key for a new token at /api/oauth/token.',
  },
  callerName: (name: string, tail: string) => `${name} (key …${tail})`,
  failed: 'Service accounts could not be processed; retrying',
  notTouched: 'The last use of a key could not be saved',
  mails: {
    expiring: ({ account, tail, day, link }: ExpiringKey) => ({
      subject: `A key for ${account} expires on ${day}`,
      text: `The key …${tail} of the service account ${account} expires on ${day}. After that day, the key will be refused.\n\nCreate a new key, give it to the program, then revoke the old key. Both keys work until the old one is revoked. Manage the keys here:\n${link}\n`,
    }),
    unattended: ({ account, day, link }: Unattended) => ({
      subject: `Nobody is responsible for ${account}`,
      text: `The owner who was responsible for the service account ${account} is no longer an owner of the shop. The account’s keys work until ${day}, when the account will be paused.\n\nAdopt the account if it is still needed, or pause it:\n${link}\n`,
    }),
    paused: ({ account, link }: Omit<Unattended, 'day'>) => ({
      subject: `The service account ${account} has been paused`,
      text: `No owner adopted the service account ${account} within seven days, so the account has been paused and its keys are refused.\n\nAdopt the account to resume it:\n${link}\n`,
    }),
  },
  oauth: {
    notForm:
      'Send a form with the header Content-Type: application/x-www-form-urlencoded, not JSON.',
    invalidRequest:
      'Send grant_type=client_credentials as a form, with client_id and client_secret.',
    twice: 'Send the credentials in the Authorization header or in the form, not in both.',
    unsupportedGrant: 'Only the client_credentials grant type is supported.',
    invalidScope: 'The service account lacks at least one of the requested scopes.',
    invalidClient:
      'The client id is the id of the service account; the client secret is one of its valid keys.',
  },
} as const

type Unattended = { readonly account: string; readonly day: string; readonly link: string }
type ExpiringKey = Unattended & { readonly tail: string }
