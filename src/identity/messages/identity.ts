/** Texts of signing in: refusals of each provider, mails, and the development Google. */
export const identityMessages = {
  /** The default name of an account without a name. */
  nameless: 'Customer',
  passwordTooShort: 'your Password should at least 6 character',
  passwordShorterThan: (min: number) => `Choose a password of at least ${min} characters.`,
  passwordTooLong: (max: number) => `A password can have at most ${max} characters.`,
  passwordCommon: 'This password is too easy to guess. Choose another password.',
  passwordWrong: 'This is not your current password. Enter the password that you log in with.',
  codeWrong:
    'This code is wrong or has already been used. Wait for the next code in the app, then enter that code.',
  passwordIsEmail: 'The password contains your e-mail address. Choose another password.',
  passwordIsShop: "The password is too similar to this shop's name. Choose another password.",
  hashingQueueFull: 'Too many people are signing in at the moment. Try again in a few seconds.',
  nameRequired: 'Enter your name.',
  nameNotPlain: 'The name contains characters that cannot be displayed. Enter the name again.',
  nameTooLong: (max: number) => `A name can have at most ${max} characters.`,
  noSessionFrom: (origin: string) =>
    `CORS_ORIGINS: nobody can sign in from ${origin}, because browsers send the sign-in cookie ` +
    'from another site only if ORIGIN uses https. The API can still be used from that site.',
  idTokenMissing: 'Sign in with the identity provider first.',
  idTokenExpired: 'The sign-in took too long. Sign in again.',
  idTokenUsed:
    'This ID token has already been exchanged: it can be used only once. Get a new ID token from the identity provider.',
  noAnswer: 'The shop is not responding. Check your connection, then try again.',
  logInAgain: 'Sign out and log in again, then repeat this step.',
  strangeAnswer: 'Signing in failed. Try again in a moment.',
  tooOften: (seconds: number) => `Too many attempts. Wait ${displayWait(seconds)}, then try again.`,
  problems: {
    refused: 'The sign-in was refused',
    googleUnavailable: 'Google cannot be reached',
  },
  /** By the library's error code. The library's own messages are never sent. */
  refusals: {
    INVALID_EMAIL_OR_PASSWORD: 'The e-mail address or the password is wrong.',
    INVALID_EMAIL: 'Enter an e-mail address such as name@example.com.',
    INVALID_PASSWORD: 'This is not your current password. Enter the password that you log in with.',
    PASSWORD_TOO_SHORT: 'your Password should at least 6 character',
    PASSWORD_TOO_LONG: 'A password can have at most 100 characters.',
    USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL:
      'There is already an account with this e-mail address. Log in, or use another address.',
    USER_ALREADY_EXISTS:
      'There is already an account with this e-mail address. Log in, or use another address.',
    FAILED_TO_CREATE_USER:
      'The account could not be created. If there is already an account with this e-mail address, log in instead.',
    INVALID_TOKEN: 'This link has already been used or has expired. Request a new link.',
    TOKEN_EXPIRED: 'This link has already been used or has expired. Request a new link.',
    USER_NOT_FOUND: 'This link has already been used or has expired. Request a new link.',
    EMAIL_MISMATCH:
      'You are signed in with another e-mail address. Reload the page, then try again.',
    EMAIL_ALREADY_VERIFIED: 'This e-mail address is already confirmed.',
    ACCOUNT_DISABLED:
      'This account was deleted by an admin. Contact the shop if this was a mistake.',
    SIGN_IN_AGAIN:
      'Your account has no password. Log out and log in again, then repeat this step within ' +
      'ten minutes.',
    SECOND_FACTOR_REQUIRED: 'Enter the code from your authenticator app first.',
    INVALID_CODE: 'This code is wrong. Enter the code that your app shows now.',
    INVALID_BACKUP_CODE:
      'This recovery code is wrong or has already been used. Enter another recovery code.',
    CODE_USED: 'This code has already been used. Log in again with the next code.',
    TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'Too many wrong codes. Log in again.',
    ACCOUNT_TEMPORARILY_LOCKED:
      'Too many wrong codes were entered for this account. Wait 15 minutes, then try again.',
    INVALID_TWO_FACTOR_COOKIE: 'The login took too long. Log in again.',
    TOTP_ALREADY_ENABLED: 'A second factor is already set up. Reload the page.',
    TOTP_NOT_ENABLED: 'No second factor is set up. Reload the page.',
    TWO_FACTOR_NOT_ENABLED: 'No second factor is set up. Reload the page.',
    BACKUP_CODES_NOT_ENABLED: 'No second factor is set up. Reload the page.',
    TOTP_STARTED_ELSEWHERE: 'A second factor is being set up in another window. Try again.',
    PASSKEY_REFUSED:
      'This passkey does not belong to an account of this shop. Choose another passkey, or use your e-mail and ' +
      'password.',
    PASSKEY_SUSPENDED:
      'This passkey is suspended, because all devices were signed out after it was last ' +
      'confirmed. Log in with your e-mail and password, then confirm the passkey on My Profile.',
    PASSKEY_NOT_ADDED: 'The passkey could not be checked, so it was not added. Try again.',
    PASSKEY_TAKEN:
      'The passkey was not added: it already exists, or the account has twenty passkeys. If the account has twenty passkeys, remove one that you no longer use.',
    UNAUTHORIZED: 'You are signed out. Log in again.',
    INVALID_ORIGIN:
      'The request came from a page outside this shop. Open the shop again and try again.',
    MISSING_OR_NULL_ORIGIN:
      'The request came from a page outside this shop. Open the shop again and try again.',
    CROSS_SITE_NAVIGATION_LOGIN_BLOCKED:
      'The request came from a page outside this shop. Open the shop again and try again.',
  },
  passkeyStopped: 'No passkey was used. Try again, or use your e-mail and password.',
  passkeysUnknown: 'This browser does not support passkeys. Use your e-mail and password.',
  passkeyKnown: 'This device already has a passkey for your account. Use this passkey to log in.',
  refusedOtherwise: 'Signing in failed. Try again in a moment.',
  googleNone: "Google sign-in isn't set up in this shop. Use your e-mail and password.",
  googleUnavailable:
    'Google cannot be reached at the moment. Try again, or use your e-mail and password.',
  mailNone: 'E-mail is not set up in this shop, so no link can be sent. Contact the shop.',
  /** By the error code in the `error` parameter of a redirect from Google. */
  redirectErrors: {
    account_not_linked:
      'There is already an account with this e-mail address and a password, but the address was never confirmed. Log in with the password; to use Google too, confirm the address first.',
    email_not_verified:
      'Google has not confirmed this e-mail address. Confirm the address with Google first, or sign up ' +
      'with a password.',
    access_denied: 'You cancelled the Google sign-in.',
    ACCOUNT_DISABLED:
      'This account was deleted by an admin. Contact the shop if this was a mistake.',
    state_mismatch: 'The Google sign-in took too long. Try again.',
    state_not_found: 'The Google sign-in took too long. Try again.',
    please_restart_the_process: 'The Google sign-in took too long. Try again.',
    email_not_found:
      'Google sent no e-mail address. Use another account, or your e-mail and password.',
  },
  redirectErrorOtherwise: 'The Google sign-in failed. Try again, or use your e-mail and password.',
  noEmail:
    'Your sign-in did not provide an e-mail address, and the shop needs one. Contact the shop.',
  /** An OpenID issuer, by its error code. The issuer's own messages are never shown. */
  openid: {
    otherProvider: 'Log in on the pages of the identity provider.',
    noAnswer: 'The identity provider is not responding. Check your connection, then try again.',
    tookTooLong: 'The sign-in took too long, or was started in another window. Try again.',
    noEmail:
      'The identity provider did not send an e-mail address. Use another account, or contact the shop.',
    refusedOtherwise: 'The identity provider refused the sign-in. Try again, or contact the shop.',
    refusals: {
      access_denied: 'You cancelled the sign-in.',
      login_required: 'You are signed out. Log in again.',
      interaction_required: 'You are signed out. Log in again.',
      temporarily_unavailable: 'The identity provider is busy. Try again in a moment.',
      invalid_grant: 'The sign-in took too long. Try again.',
      account_not_linked:
        'There is already an account with this e-mail address. Log in as you did before.',
    },
  },
  /** Log messages about accounts of deleted users at a hosted provider. */
  disabling: {
    willRetry:
      'The account of a deleted user could not be disabled at the identity provider; retrying',
    broken: 'The list of accounts to be disabled could not be read; retrying',
  },
  /** Firebase, by its error code. Firebase's own messages are never shown. */
  firebase: {
    otherwise: 'Signing in failed. Try again in a moment.',
    ended: 'This session has ended. Sign in again.',
    keyRefused:
      'Google rejects FIREBASE_SERVICE_ACCOUNT. Until the key is corrected, no admin can sign in, ' +
      'and deleted users keep their Firebase accounts',
    googleUnavailable:
      'Google is not responding, so FIREBASE_SERVICE_ACCOUNT could not be checked yet',
    refusals: {
      'auth/invalid-credential': 'The e-mail address or the password is wrong.',
      'auth/invalid-login-credentials': 'The e-mail address or the password is wrong.',
      'auth/wrong-password': 'The e-mail address or the password is wrong.',
      'auth/user-not-found': 'The e-mail address or the password is wrong.',
      'auth/invalid-email': 'Enter an e-mail address such as name@example.com.',
      'auth/email-already-in-use':
        'There is already an account with this e-mail address. Log in, or use another address.',
      'auth/weak-password': 'your Password should at least 6 character',
      'auth/password-does-not-meet-requirements':
        'Choose a longer password, or one with more kinds of characters.',
      'auth/user-disabled':
        'This account was deleted by an admin. Contact the shop if this was a mistake.',
      'auth/user-token-expired': 'You are signed out. Log in again.',
      'auth/too-many-requests': 'Too many attempts. Wait a few minutes, then try again.',
      'auth/network-request-failed':
        'The identity provider is not responding. Check your connection, then try again.',
      'auth/internal-error':
        'The identity provider is not responding. Check your connection, then try again.',
      'auth/popup-closed-by-user': 'You cancelled the Google sign-in.',
      'auth/cancelled-popup-request': 'You cancelled the Google sign-in.',
      'auth/user-cancelled': 'You cancelled the Google sign-in.',
      'auth/account-exists-with-different-credential':
        'There is already an account with this e-mail address and a password. Log in with the password.',
      'auth/operation-not-allowed':
        'This way of signing in is switched off in this shop. Try another way.',
      'auth/unauthorized-domain':
        'The identity provider does not know this shop’s web address yet. Contact the shop.',
      'auth/expired-action-code':
        'This link has already been used or has expired. Request a new link.',
      'auth/invalid-action-code':
        'This link has already been used or has expired. Request a new link.',
    },
  },
  /**
   * They contain no typed text: a person who signs up with a stranger's address must not control
   * what the shop writes to it.
   */
  mails: {
    guessed: {
      subject: 'Somebody is trying passwords for your account',
      text: (link: string, shop: string, signature: string) => `Hello,

Many wrong passwords were tried for your account at ${shop}. Logging in from a
new browser will be slower for a while. Browsers that you have used before are not affected.

You do not need to do anything. If you cannot log in, or your password is weak, choose a new one:

${link}

${signature}
`,
    },
    /** By the changed credential. */
    credentials: {
      second_factor_enrolled: credentialMail(
        'Your account now has a second factor',
        'a second factor was set up. From now on, you need your password and a code from your authenticator app to log in.',
      ),
      second_factor_removed: credentialMail(
        'Your account no longer has a second factor',
        'the second factor was removed. You no longer need a code to log in.',
      ),
      second_factor_reset: credentialMail(
        'The shop removed your second factor',
        'the shop removed the second factor and signed out all devices. Log in with your ' +
          'password, then set up a new second factor.',
      ),
      passkey_added: credentialMail(
        'Your account has a new passkey',
        'a passkey was added. Anybody who has this passkey can log in to your account without a password.',
      ),
      passkey_confirmed: credentialMail(
        'A suspended passkey was reactivated',
        'a suspended passkey was reactivated. The passkey can be used to log in again.',
      ),
      passkey_removed: credentialMail(
        'A passkey was removed from your account',
        'a passkey was removed. The passkey can no longer be used to log in.',
      ),
      recovery_codes_renewed: credentialMail(
        'Your account has new recovery codes',
        'new recovery codes were created. The old codes no longer work.',
      ),
      recovery_code_used: credentialMail(
        'A recovery code for your account was used',
        'somebody, probably you, logged in with a recovery code. The code cannot be used again.',
      ),
    },
  },
  google: {
    title: 'Choose an account',
    lead:
      'This is not Google. This is the test sign-in of this demo shop: the people are ' +
      'fictional, and no data leaves this machine.',
    verified: 'e-mail confirmed',
    unverified: 'e-mail not confirmed',
    another: 'Somebody else',
    name: 'Name',
    email: 'Email',
    isVerified: 'The e-mail address is confirmed',
    go: 'Continue',
    cancel: 'Cancel',
    over: 'This sign-in has expired. Go back to the shop and start again.',
    overTitle: 'Sign-in expired',
    wrongEmail: 'Enter an e-mail address such as name@example.com.',
    back: 'Back to the shop',
  },
} as const

/** A mail about a changed credential; it contains no typed text. */
function credentialMail(subject: string, what: string) {
  return {
    subject,
    text: (shop: string, signature: string, wayOut: string) => `Hello,

This concerns your account at ${shop}: ${what}

If this wasn't you, contact the shop, and choose a new password here:

${wayOut}

A new password signs out all devices, and suspends all passkeys until you confirm them on your
profile. If you do not have the code that you need to log in, ask the shop to remove the second factor.

${signature}
`,
  }
}

function displayWait(seconds: number): string {
  if (seconds > 90) return `${Math.ceil(seconds / 60)} minutes`
  return seconds > 1 ? `${Math.ceil(seconds)} seconds` : 'a moment'
}
