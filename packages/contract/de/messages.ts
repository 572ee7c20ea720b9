/** German: see ../messages.ts. */
import type * as english from '../messages.ts'
import { sizeIn } from '../size-in.ts'

/** The same names, sentences of its own. */
type InGerman<T> = T extends string
  ? string
  : T extends (...inputs: infer Inputs) => string
    ? (...inputs: Inputs) => string
    : { readonly [Name in keyof T]: InGerman<T[Name]> }

export const standardProblemTitles: InGerman<typeof english.standardProblemTitles> = {
  malformedRequest: 'Die Anfrage lässt sich nicht lesen',
  unauthenticated: 'Melden Sie sich zuerst an',
  forbidden: 'Das dürfen Sie nicht',
  notFound: 'Nicht gefunden',
  invalidInput: 'Bitte berichtigen Sie Ihre Angaben',
  keyReused: 'Das wurde schon mit anderem Inhalt gesendet',
  tooManyRequests: 'Zu viele Anfragen: Warten Sie kurz, und versuchen Sie es noch einmal',
  payloadTooLarge: 'Die Anfrage ist zu groß',
  internalError:
    'Bei uns ist etwas schiefgegangen. Es wurde nichts geändert; versuchen Sie es noch einmal',
  unavailable: 'Zurzeit nicht verfügbar. Versuchen Sie es noch einmal',
}

export const httpProblemTitles: InGerman<typeof english.httpProblemTitles> = {
  uriTooLong: 'Die Adresse ist zu lang',
  methodNotAllowed: 'Diese Methode ist hier nicht erlaubt; siehe den Header Allow',
  unsupportedMediaType: 'Der Body hat eine Form, die hier nicht angenommen wird',
  requestHeadersTooLarge: 'Die Header der Anfrage sind zu groß',
  requestTimeout: 'Die Anfrage kam nicht rechtzeitig an',
  overloaded: 'Sehr ausgelastet. Versuchen Sie es gleich noch einmal',
  refused: 'Die Anfrage wurde abgelehnt',
}

export const validationMessages: InGerman<typeof english.validationMessages> = {
  required: 'Füllen Sie dieses Feld aus.',
  missing: (name) => `${name} fehlt.`,
  missingText: (name) => `${name} fehlt. Senden Sie "", wenn es keinen Text gibt.`,
  tooLong: (maxLength) => `Höchstens ${maxLength} Zeichen.`,
  tooMany: (max) => `Höchstens ${max}.`,
  tooFew: (min) => `Mindestens ${min}.`,
  unknownField: 'Unbekanntes Feld.',
  notExpectedHere: 'Hier nicht erwartet.',
  objectExpected: 'Ein Objekt wird erwartet.',
  listExpected: 'Eine Liste wird erwartet.',
  textExpected: 'Text wird erwartet.',
  numberExpected: 'Eine Zahl wird erwartet.',
  yesOrNoExpected: 'true oder false wird erwartet.',
  momentExpected: 'Datum und Uhrzeit werden erwartet, etwa 2026-11-28T09:00:00Z.',
  oneOfExpected: (values) => `Erwartet: ${values.join(', ')}.`,
  invalid: 'Dieser Wert ist ungültig.',
}

export const requestMessages: InGerman<typeof english.requestMessages> = {
  jsonWanted: 'Senden Sie JSON mit dem Header Content-Type: application/json.',
  encodedBody: 'Senden Sie den Body, wie er ist, ohne den Header Content-Encoding.',
  notUtf8: 'Der Body ist nicht UTF-8. Senden Sie JSON in UTF-8.',
  otherCharset: (charset) =>
    `Im Header Content-Type steht ${charset}. Senden Sie JSON in UTF-8, ohne Angabe des Zeichensatzes.`,
  notJson: (place) => `Der Body ist kein gültiges JSON${place}.`,
  tooLarge: (maxBytes) =>
    `Die Anfrage ist größer als ${sizeIn('de-DE', maxBytes)}. Senden Sie sie in mehreren Teilen.`,
  fileTooLarge: (maxBytes) =>
    `Die Datei ist größer als ${sizeIn('de-DE', maxBytes)}. Verkleinern oder teilen Sie sie.`,
  tooManyFiles:
    'Es kommen gerade mehrere Dateien an. Senden Sie diese in einigen Sekunden noch einmal.',
  idempotencyKey: 'Derselbe Schlüssel liefert die erste Antwort, statt die Handlung zu wiederholen',
  idempotencyKeyMissing:
    'Senden Sie den Header Idempotency-Key: 8 bis 64 Buchstaben, Ziffern, - oder _. Jede neue Anfrage hat einen neuen ' +
    'Schlüssel. Dieselbe Anfrage, noch einmal gesendet, hat denselben.',
  idempotencyKeyFormat:
    'Der Header Idempotency-Key muss ein einziger Wert aus 8 bis 64 Buchstaben, Ziffern, - oder _ sein.',
  keyReused:
    'Die erste Anfrage wurde ausgeführt, diese nicht. Prüfen Sie das Ergebnis, und senden Sie, was fehlt, ' +
    'mit einem neuen Idempotency-Key.',
}

export const openApiMessages: InGerman<typeof english.openApiMessages> = {
  success: 'Erledigt',
  formerAddress: (present) =>
    `Die frühere Adresse von \`${present}\`: Sie antwortet ebenso bis zur nächsten Version der API.`,
  deprecation: 'Seit wann die Adresse veraltet ist (RFC 9745)',
  notModified: 'Die Version in If-None-Match ist noch die neueste',
  nextPageLink: 'Adresse der nächsten Seite, wenn es eine gibt',
  retryAfter: 'So viele Sekunden warten',
  allow: 'Bei 405: die erlaubten Methoden',
  authenticate: 'Bearer',
  refused: 'Von HTTP abgelehnt: Methode, Host, Header oder Adresse nicht angenommen',
  problem: 'Problem Details (RFC 9457). Neue Arten und Angaben können hinzukommen.',
  problemType: 'Bleibt gleich: Programme können es vergleichen',
  pointer:
    'Das Feld: ein JSON Pointer in den Body (`#/lines/0/toolId`) oder ein Parameter (`query:limit`, ' +
    '`path:id`, `header:Idempotency-Key`)',
  facts: 'Daten für Programme, etwa der übrige Bestand oder der heutige Preis',
  file: (maxBytes) => `Die Datei, höchstens ${maxBytes} Bytes`,
}

export const clientMessages: InGerman<typeof english.clientMessages> = {
  noAnswer:
    'Es kam keine Antwort. Prüfen Sie Ihre Verbindung, und versuchen Sie es noch einmal. Ihre Eingaben bleiben erhalten.',
  unreadableAnswer: (status) =>
    `Die Antwort lässt sich nicht lesen (${status}). Versuchen Sie es gleich noch einmal.`,
}
