/** German: see ../identity.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { identityMessages as english } from '../identity.ts'

const addressTaken =
  'Mit dieser E-Mail-Adresse gibt es schon ein Konto. Melden Sie sich an, oder verwenden Sie eine andere Adresse.'
const linkSpent =
  'Dieser Link wurde schon benutzt oder ist abgelaufen. Fordern Sie einen neuen Link an.'
const accountDeleted =
  'Ein Administrator hat dieses Konto gelöscht. Wenden Sie sich an den Shop, wenn das ein Irrtum ist.'
const noFactor = 'Es ist kein zweiter Faktor eingerichtet. Laden Sie die Seite neu.'
const signedOut = 'Sie sind abgemeldet. Melden Sie sich noch einmal an.'
const fromOutside =
  'Die Anfrage kam von einer Seite außerhalb dieses Shops. Öffnen Sie den Shop neu und versuchen Sie es noch einmal.'
const googleStopped = 'Sie haben die Anmeldung mit Google abgebrochen.'
const googleTooLong =
  'Die Anmeldung mit Google hat zu lange gedauert. Versuchen Sie es noch einmal.'
const wrongPair = 'E-Mail-Adresse oder Passwort ist falsch.'
const providerSilent =
  'Der Anmeldedienst antwortet nicht. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.'

export const identityMessages: Translated<typeof english> = {
  nameless: 'Kunde',
  passwordTooShort: 'Ihr Passwort muss mindestens 6 Zeichen haben',
  passwordShorterThan: (min) => `Wählen Sie ein Passwort mit mindestens ${min} Zeichen.`,
  passwordTooLong: (max) => `Ein Passwort darf höchstens ${max} Zeichen haben.`,
  passwordCommon:
    'Dieses Passwort wird sehr häufig verwendet und ist leicht zu erraten. Wählen Sie ein anderes Passwort.',
  passwordWrong: 'Das ist nicht Ihr aktuelles Passwort.',
  codeWrong:
    'Dieser Code ist falsch oder wurde schon benutzt. Warten Sie auf den nächsten Code der App und geben Sie ihn ein.',
  passwordIsEmail: 'Das Passwort enthält Ihre E-Mail-Adresse. Wählen Sie ein anderes Passwort.',
  passwordIsShop:
    'Das Passwort besteht fast nur aus dem Namen dieses Shops. Wählen Sie ein anderes Passwort.',
  hashingQueueFull:
    'Im Moment melden sich zu viele Personen gleichzeitig an. Versuchen Sie es in einigen Sekunden noch einmal.',
  nameRequired: 'Geben Sie Ihren Namen ein.',
  nameNotPlain:
    'Der Name enthält Zeichen, die sich nicht darstellen lassen. Geben Sie ihn noch einmal ein.',
  nameTooLong: (max) => `Ein Name darf höchstens ${max} Zeichen haben.`,
  noSessionFrom: (origin) =>
    `CORS_ORIGINS: Von ${origin} kann sich niemand anmelden. Das ist eine andere Website; ihre Seiten erhalten das ` +
    'Anmelde-Cookie nur, wenn ORIGIN mit https beginnt. Die API lässt sich von dort trotzdem benutzen.',
  idTokenMissing: 'Melden Sie sich zuerst beim Anmeldedienst an.',
  idTokenExpired: 'Die Anmeldung hat zu lange gedauert. Melden Sie sich noch einmal an.',
  idTokenUsed:
    'Diese Anmeldung wurde schon benutzt: Ein ID-Token kann nur einmal verwendet werden. Fordern Sie beim Anmeldedienst ein neues an.',
  noAnswer:
    'Der Shop antwortet nicht. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  logInAgain: 'Melden Sie sich ab und wieder an, und wiederholen Sie dann diesen Schritt.',
  strangeAnswer: 'Die Anmeldung ist fehlgeschlagen. Versuchen Sie es gleich noch einmal.',
  tooOften: (seconds) =>
    `Zu viele Versuche. Warten Sie ${displayWait(seconds)} und versuchen Sie es dann noch einmal.`,
  problems: {
    refused: 'Die Anmeldung wurde abgelehnt',
    googleUnavailable: 'Google ist nicht erreichbar',
  },
  refusals: {
    INVALID_EMAIL_OR_PASSWORD: 'E-Mail-Adresse oder Passwort ist falsch.',
    INVALID_EMAIL: 'Geben Sie eine E-Mail-Adresse ein, zum Beispiel name@example.com.',
    INVALID_PASSWORD: 'Das ist nicht Ihr aktuelles Passwort.',
    PASSWORD_TOO_SHORT: 'Ihr Passwort muss mindestens 6 Zeichen haben',
    PASSWORD_TOO_LONG: 'Ein Passwort darf höchstens 100 Zeichen haben.',
    USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: addressTaken,
    USER_ALREADY_EXISTS: addressTaken,
    FAILED_TO_CREATE_USER:
      'Das Konto konnte nicht eröffnet werden. Wenn es mit dieser E-Mail-Adresse schon ein Konto gibt, melden Sie sich damit an.',
    INVALID_TOKEN: linkSpent,
    TOKEN_EXPIRED: linkSpent,
    USER_NOT_FOUND: linkSpent,
    EMAIL_MISMATCH:
      'Sie sind mit einer anderen E-Mail-Adresse angemeldet. Laden Sie die Seite neu, und versuchen Sie es dann noch einmal.',
    EMAIL_ALREADY_VERIFIED: 'Diese E-Mail-Adresse ist schon bestätigt.',
    ACCOUNT_DISABLED: accountDeleted,
    SIGN_IN_AGAIN:
      'Ihr Konto hat kein Passwort. Melden Sie sich ab und wieder an, und wiederholen Sie den Schritt innerhalb von ' +
      'zehn Minuten.',
    SECOND_FACTOR_REQUIRED: 'Geben Sie zuerst den Code Ihrer Authenticator-App ein.',
    INVALID_CODE: 'Dieser Code ist falsch. Geben Sie den Code ein, den Ihre App jetzt anzeigt.',
    INVALID_BACKUP_CODE: 'Dieser Wiederherstellungscode ist falsch oder wurde schon benutzt.',
    CODE_USED:
      'Dieser Code wurde schon benutzt. Melden Sie sich mit dem nächsten Code noch einmal an.',
    TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'Zu viele falsche Codes. Melden Sie sich noch einmal an.',
    ACCOUNT_TEMPORARILY_LOCKED:
      'Für dieses Konto wurden zu viele falsche Codes eingegeben. Warten Sie 15 Minuten, und versuchen Sie es dann noch einmal.',
    INVALID_TWO_FACTOR_COOKIE:
      'Die Anmeldung hat zu lange gedauert. Melden Sie sich noch einmal an.',
    TOTP_ALREADY_ENABLED: 'Ein zweiter Faktor ist schon eingerichtet. Laden Sie die Seite neu.',
    TOTP_NOT_ENABLED: noFactor,
    TWO_FACTOR_NOT_ENABLED: noFactor,
    BACKUP_CODES_NOT_ENABLED: noFactor,
    TOTP_STARTED_ELSEWHERE:
      'In einem anderen Fenster wird gerade ein zweiter Faktor eingerichtet. Versuchen Sie es noch einmal.',
    PASSKEY_REFUSED:
      'Dieser Passkey gehört zu keinem Konto dieses Shops. Wählen Sie einen anderen, oder verwenden Sie E-Mail und ' +
      'Passwort.',
    PASSKEY_SUSPENDED:
      'Dieser Passkey ist gesperrt, weil nach seiner letzten Bestätigung alle Geräte abgemeldet wurden. ' +
      'Melden Sie sich mit E-Mail und Passwort an und bestätigen Sie den Passkey unter „Mein Profil“.',
    PASSKEY_NOT_ADDED:
      'Der Passkey konnte nicht geprüft werden und wurde deshalb nicht hinzugefügt. Versuchen Sie es noch einmal.',
    PASSKEY_TAKEN:
      'Der Passkey wurde nicht hinzugefügt: Er ist schon vorhanden, oder das Konto hat bereits die Höchstzahl von zwanzig Passkeys. Entfernen Sie dann einen, den Sie nicht mehr verwenden.',
    UNAUTHORIZED: signedOut,
    INVALID_ORIGIN: fromOutside,
    MISSING_OR_NULL_ORIGIN: fromOutside,
    CROSS_SITE_NAVIGATION_LOGIN_BLOCKED: fromOutside,
  },
  passkeyStopped:
    'Es wurde kein Passkey verwendet. Versuchen Sie es noch einmal, oder verwenden Sie E-Mail und Passwort.',
  passkeysUnknown: 'Dieser Browser unterstützt keine Passkeys. Verwenden Sie E-Mail und Passwort.',
  passkeyKnown: 'Dieses Gerät hat schon einen Passkey für Ihr Konto.',
  refusedOtherwise: 'Die Anmeldung ist fehlgeschlagen. Versuchen Sie es gleich noch einmal.',
  googleNone:
    'Die Anmeldung mit Google ist in diesem Shop nicht eingerichtet. Verwenden Sie E-Mail und Passwort.',
  googleUnavailable:
    'Google ist zurzeit nicht erreichbar. Versuchen Sie es noch einmal, oder verwenden Sie E-Mail und Passwort.',
  mailNone:
    'In diesem Shop ist kein E-Mail-Versand eingerichtet, deshalb kann der Shop keinen Link senden. Wenden Sie sich an den Betreiber.',
  redirectErrors: {
    account_not_linked:
      'Mit dieser E-Mail-Adresse gibt es schon ein Konto mit Passwort, aber die ' +
      'Adresse wurde nie bestätigt. Melden Sie sich mit dem Passwort an; bestätigen Sie die Adresse, um auch Google zu verwenden.',
    email_not_verified:
      'Google hat diese E-Mail-Adresse nicht bestätigt. Bestätigen Sie die Adresse zuerst bei Google, oder registrieren Sie sich ' +
      'mit einem Passwort.',
    access_denied: googleStopped,
    ACCOUNT_DISABLED: accountDeleted,
    state_mismatch: googleTooLong,
    state_not_found: googleTooLong,
    please_restart_the_process: googleTooLong,
    email_not_found:
      'Google hat keine E-Mail-Adresse gesendet. Wählen Sie ein anderes Konto, oder verwenden Sie E-Mail und Passwort.',
  },
  redirectErrorOtherwise:
    'Die Anmeldung mit Google ist fehlgeschlagen. Versuchen Sie es noch einmal, oder verwenden Sie E-Mail und Passwort.',
  noEmail:
    'Der Shop braucht eine E-Mail-Adresse, bei der Anmeldung wurde aber keine übermittelt. Wenden Sie sich an den Betreiber.',
  openid: {
    otherProvider: 'Melden Sie sich auf den Seiten des Anmeldedienstes an.',
    noAnswer:
      'Der Anmeldedienst antwortet nicht. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    tookTooLong:
      'Die Anmeldung hat zu lange gedauert oder wurde in einem anderen Fenster begonnen. Versuchen Sie es noch einmal.',
    noEmail:
      'Der Anmeldedienst hat keine E-Mail-Adresse gesendet. Wählen Sie ein anderes Konto, oder wenden Sie sich an den Betreiber.',
    refusedOtherwise:
      'Der Anmeldedienst hat die Anmeldung abgelehnt. Versuchen Sie es noch einmal, oder wenden Sie sich an den Betreiber.',
    refusals: {
      access_denied: 'Sie haben die Anmeldung abgebrochen.',
      login_required: signedOut,
      interaction_required: signedOut,
      temporarily_unavailable:
        'Der Anmeldedienst ist ausgelastet. Versuchen Sie es gleich noch einmal.',
      invalid_grant: 'Die Anmeldung hat zu lange gedauert. Versuchen Sie es noch einmal.',
      account_not_linked:
        'Mit dieser E-Mail-Adresse gibt es hier schon ein Konto. Melden Sie sich wie bisher an.',
    },
  },
  disabling: {
    willRetry:
      'Das Konto eines gelöschten Benutzers konnte beim Anmeldedienst nicht gesperrt werden; ein neuer Versuch folgt',
    broken: 'Zu sperrende Konten konnten nicht gelesen werden; ein neuer Versuch folgt',
  },
  firebase: {
    otherwise: 'Die Anmeldung ist fehlgeschlagen. Versuchen Sie es gleich noch einmal.',
    ended: 'Diese Sitzung wurde beendet. Melden Sie sich noch einmal an.',
    keyRefused:
      'Google lehnt FIREBASE_SERVICE_ACCOUNT ab: Gelöschte Benutzer behalten ihre Firebase-Konten, ' +
      'und kein Administrator kann sich anmelden, bis der Wert berichtigt ist',
    googleUnavailable:
      'Google antwortet nicht; FIREBASE_SERVICE_ACCOUNT konnte deshalb noch nicht geprüft werden',
    refusals: {
      'auth/invalid-credential': wrongPair,
      'auth/invalid-login-credentials': wrongPair,
      'auth/wrong-password': wrongPair,
      'auth/user-not-found': wrongPair,
      'auth/invalid-email': 'Geben Sie eine E-Mail-Adresse ein, zum Beispiel name@example.com.',
      'auth/email-already-in-use': addressTaken,
      'auth/weak-password': 'Ihr Passwort muss mindestens 6 Zeichen haben',
      'auth/password-does-not-meet-requirements':
        'Wählen Sie ein längeres Passwort oder eines mit mehr verschiedenen Zeichen.',
      'auth/user-disabled': accountDeleted,
      'auth/user-token-expired': signedOut,
      'auth/too-many-requests':
        'Zu viele Versuche. Warten Sie einige Minuten und versuchen Sie es dann noch einmal.',
      'auth/network-request-failed': providerSilent,
      'auth/internal-error': providerSilent,
      'auth/popup-closed-by-user': googleStopped,
      'auth/cancelled-popup-request': googleStopped,
      'auth/user-cancelled': googleStopped,
      'auth/account-exists-with-different-credential':
        'Mit dieser E-Mail-Adresse gibt es schon ein Konto mit Passwort. Melden Sie sich mit dem Passwort an.',
      'auth/operation-not-allowed':
        'Diese Art der Anmeldung ist in diesem Shop abgeschaltet. Melden Sie sich auf andere Weise an.',
      'auth/unauthorized-domain':
        'Der Anmeldedienst kennt die Adresse dieses Shops noch nicht. Wenden Sie sich an den Betreiber.',
      'auth/expired-action-code': linkSpent,
      'auth/invalid-action-code': linkSpent,
    },
  },
  mails: {
    guessed: {
      subject: 'Jemand probiert Passwörter für Ihr Konto aus',
      text: (link, shop, signature) => `Guten Tag,

für Ihr Konto bei ${shop} wurden viele falsche Passwörter eingegeben. Die Anmeldung in einem neuen
Browser dauert deshalb eine Zeit lang länger. Browser, die Sie schon benutzt haben, sind davon
nicht betroffen.

Sie müssen nichts tun. Wenn Sie sich nicht anmelden können oder Ihr Passwort schwach ist, wählen
Sie hier ein neues:

${link}

${signature}
`,
    },
    credentials: {
      second_factor_enrolled: credentialMail(
        'Ihr Konto hat jetzt einen zweiten Faktor',
        'wurde ein zweiter Faktor eingerichtet. Bei der Anmeldung wird jetzt auch ein Code Ihrer Authenticator-App verlangt.',
      ),
      second_factor_removed: credentialMail(
        'Ihr Konto hat keinen zweiten Faktor mehr',
        'wurde der zweite Faktor entfernt. Bei der Anmeldung wird kein Code mehr verlangt.',
      ),
      second_factor_reset: credentialMail(
        'Der Shop hat Ihren zweiten Faktor entfernt',
        'hat der Shop den zweiten Faktor entfernt und alle Geräte abgemeldet. Melden Sie sich mit Ihrem ' +
          'Passwort an und richten Sie einen neuen ein.',
      ),
      passkey_added: credentialMail(
        'Ihr Konto hat einen neuen Passkey',
        'wurde ein Passkey hinzugefügt. Er ermöglicht die Anmeldung ohne Passwort.',
      ),
      passkey_confirmed: credentialMail(
        'Ein gesperrter Passkey wurde bestätigt',
        'wurde ein gesperrter Passkey bestätigt. Der Passkey kann wieder für die Anmeldung verwendet werden.',
      ),
      passkey_removed: credentialMail(
        'Ein Passkey Ihres Kontos wurde entfernt',
        'wurde ein Passkey entfernt. Der Passkey kann nicht mehr für die Anmeldung verwendet werden.',
      ),
      recovery_codes_renewed: credentialMail(
        'Ihr Konto hat neue Wiederherstellungscodes',
        'wurden neue Wiederherstellungscodes erzeugt. Die bisherigen Codes gelten nicht mehr.',
      ),
      recovery_code_used: credentialMail(
        'Ein Wiederherstellungscode Ihres Kontos wurde benutzt',
        'wurde ein Wiederherstellungscode verwendet, vermutlich von Ihnen. Der Code kann nicht noch einmal verwendet werden.',
      ),
    },
  },
  google: {
    title: 'Konto wählen',
    lead:
      'Das ist nicht Google, sondern die Probeanmeldung dieses Demo-Shops: Die Personen sind ' +
      'erfunden, und es werden keine Daten an andere Rechner übertragen.',
    verified: 'E-Mail bestätigt',
    unverified: 'E-Mail nicht bestätigt',
    another: 'Jemand anders',
    name: 'Name',
    email: 'E-Mail',
    isVerified: 'Die E-Mail-Adresse wurde bestätigt',
    go: 'Weiter',
    cancel: 'Abbrechen',
    over: 'Diese Anmeldung ist abgelaufen. Gehen Sie zurück zum Shop und beginnen Sie noch einmal.',
    overTitle: 'Anmeldung abgelaufen',
    wrongEmail: 'Geben Sie eine E-Mail-Adresse ein, zum Beispiel name@example.com.',
    back: 'Zurück zum Shop',
  },
}

function credentialMail(subject: string, what: string) {
  return {
    subject,
    text: (shop: string, signature: string, wayOut: string) => `Guten Tag,

für Ihr Konto bei ${shop} ${what}

Wenn Sie das nicht waren, wählen Sie hier ein neues Passwort, und informieren Sie den Shop:

${wayOut}

Mit einem neuen Passwort werden alle Geräte abgemeldet und alle Passkeys gesperrt, bis Sie sie in Ihrem Profil
bestätigen. Verlangt die Anmeldung einen Code, den Sie nicht haben, kann der Shop den zweiten
Faktor entfernen.

${signature}
`,
  }
}

function displayWait(seconds: number): string {
  if (seconds > 90) return `${Math.ceil(seconds / 60)} Minuten`
  return seconds > 1 ? `${Math.ceil(seconds)} Sekunden` : 'einen Moment'
}
