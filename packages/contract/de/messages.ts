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
  malformedRequest: 'Die Anfrage kann nicht gelesen werden',
  unauthenticated: 'Melden Sie sich zuerst an',
  forbidden: 'Dazu sind Sie nicht berechtigt',
  notFound: 'Nicht gefunden',
  invalidInput: 'Bitte berichtigen Sie Ihre Angaben',
  keyReused: 'Dieser Schlüssel wurde bereits mit anderem Inhalt verwendet',
  tooManyRequests: 'Zu viele Anfragen. Warten Sie kurz, und versuchen Sie es erneut',
  payloadTooLarge: 'Die Anfrage ist zu groß',
  internalError:
    'Auf dem Server ist ein Fehler aufgetreten. Es wurde nichts geändert. Versuchen Sie es erneut',
  unavailable: 'Der Dienst ist zurzeit nicht verfügbar. Versuchen Sie es später erneut',
}

export const httpProblemTitles: InGerman<typeof english.httpProblemTitles> = {
  uriTooLong: 'Die Adresse ist zu lang',
  methodNotAllowed:
    'Diese Methode ist für diese Adresse nicht erlaubt. Die erlaubten Methoden stehen im Header „Allow“',
  unsupportedMediaType: 'Das Format des Bodys wird nicht unterstützt',
  requestHeadersTooLarge: 'Die Header der Anfrage sind zu groß',
  requestTimeout: 'Die Anfrage kam nicht rechtzeitig an',
  overloaded: 'Der Server ist ausgelastet. Versuchen Sie es in Kürze erneut',
  refused: 'Die Anfrage wurde abgelehnt',
}

export const validationMessages: InGerman<typeof english.validationMessages> = {
  required: 'Füllen Sie dieses Feld aus.',
  missing: (name) => `${name} fehlt.`,
  missingText: (name) => `${name} fehlt. Senden Sie "", wenn es keinen Text gibt.`,
  tooLong: (maxLength) => `Höchstens ${maxLength} Zeichen.`,
  tooMany: (max) => `Das Maximum ist ${max}.`,
  tooFew: (min) => `Das Minimum ist ${min}.`,
  unknownField: 'Dieses Feld ist nicht bekannt.',
  notExpectedHere: 'Dieses Feld wird hier nicht erwartet.',
  objectExpected: 'Ein Objekt wird erwartet.',
  listExpected: 'Eine Liste wird erwartet.',
  textExpected: 'Text wird erwartet.',
  numberExpected: 'Eine Zahl wird erwartet.',
  yesOrNoExpected: '„true“ oder „false“ wird erwartet.',
  momentExpected: 'Datum und Uhrzeit werden erwartet, etwa 2026-11-28T09:00:00Z.',
  oneOfExpected: (values) => `Erlaubte Werte: ${values.join(', ')}.`,
  invalid: 'Dieser Wert ist ungültig.',
}

export const requestMessages: InGerman<typeof english.requestMessages> = {
  jsonWanted: 'Senden Sie JSON mit dem Header Content-Type: application/json.',
  encodedBody: 'Senden Sie den Body unkomprimiert und ohne den Header „Content-Encoding“.',
  notUtf8: 'Der Body ist nicht UTF-8. Senden Sie JSON in UTF-8.',
  otherCharset: (charset) =>
    `Im Header „Content-Type“ steht der Zeichensatz ${charset}. Senden Sie JSON in UTF-8, ohne Angabe des Zeichensatzes.`,
  notJson: (place) => `Der Body ist kein gültiges JSON${place}.`,
  tooLarge: (maxBytes) =>
    `Die Anfrage ist größer als ${sizeIn('de-DE', maxBytes)}. Teilen Sie die Daten auf mehrere Anfragen auf.`,
  fileTooLarge: (maxBytes) =>
    `Die Datei ist größer als ${sizeIn('de-DE', maxBytes)}. Verkleinern oder teilen Sie die Datei.`,
  tooManyFiles:
    'Zurzeit werden mehrere andere Dateien hochgeladen. Senden Sie Ihre Datei in einigen Sekunden erneut.',
  idempotencyKey:
    'Eine Wiederholung mit demselben Schlüssel liefert die erste Antwort und führt die Anfrage nicht noch einmal aus',
  idempotencyKeyMissing:
    'Senden Sie den Header Idempotency-Key: 8 bis 64 Buchstaben, Ziffern, - oder _. Verwenden Sie für jede neue Anfrage einen neuen ' +
    'Schlüssel und für die Wiederholung derselben Anfrage denselben Schlüssel.',
  idempotencyKeyFormat:
    'Der Header „Idempotency-Key“ muss ein einziger Wert aus 8 bis 64 Buchstaben, Ziffern, - oder _ sein.',
  keyReused:
    'Nur die erste Anfrage mit diesem Schlüssel wurde ausgeführt. Prüfen Sie das Ergebnis, und senden Sie, was noch fehlt, ' +
    'mit einem neuen Idempotency-Key.',
}

export const openApiMessages: InGerman<typeof english.openApiMessages> = {
  success: 'Erledigt',
  formerAddress: (present) =>
    `Frühere Adresse von \`${present}\`. Sie bleibt bis zur nächsten Version der API verfügbar.`,
  deprecation: 'Datum, seit dem die Adresse veraltet ist (RFC 9745)',
  notModified: 'Die Version in If-None-Match ist noch aktuell',
  nextPageLink: 'Adresse der nächsten Seite, falls vorhanden',
  retryAfter: 'Wartezeit in Sekunden bis zum nächsten Versuch',
  allow: 'Erlaubte Methoden (bei Status 405)',
  authenticate: 'Bearer',
  refused: 'Die Anfrage wurde abgelehnt: Methode, Host, Header oder Adresse nicht zulässig',
  problem: 'Problem Details (RFC 9457). Neue Arten und Angaben können hinzukommen.',
  problemType: 'Unveränderliche Kennung der Fehlerart, zum Vergleichen in Programmen',
  pointer:
    'Das betroffene Feld: ein JSON Pointer in den Body (`#/lines/0/toolId`) oder ein Parameter (`query:limit`, ' +
    '`path:id`, `header:Idempotency-Key`)',
  facts: 'Daten für Programme, etwa der verfügbare Bestand oder der aktuelle Preis',
  file: (maxBytes) => `Die Datei, höchstens ${maxBytes} Bytes`,
}

export const clientMessages: InGerman<typeof english.clientMessages> = {
  noAnswer:
    'Der Server antwortet nicht. Prüfen Sie Ihre Internetverbindung, und versuchen Sie es erneut. Ihre Eingaben bleiben erhalten.',
  unreadableAnswer: (status) =>
    `Die Antwort des Servers kann nicht gelesen werden (${status}). Versuchen Sie es in Kürze erneut.`,
}
