/** German: see ../startup.ts. */
import { demoAccounts } from '../../../demo/demo-orders.ts'
import type { Config } from '../../../platform/config/config.server.ts'
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayCount, displayNumber } from '../../../platform/money/money.ts'
import type { startupMessages as english } from '../startup.ts'

const mails = (count: number): string => displayCount(count, 'E-Mail', 'E-Mails')
const tools = (count: number): string => displayCount(count, 'Werkzeug', 'Werkzeuge')
const pictures = (count: number): string =>
  displayCount(count, 'hochgeladenes Bild', 'hochgeladene Bilder')

const loopbackDemo = (config: Config): readonly string[] =>
  config.demo && config.loopback
    ? [
        '',
        ...(config.demoAccounts ? demoAccounts : []).map(
          ({ role, email, password }) => `  ${role.padEnd(9)} ${email} / ${password}`,
        ),
        ...(config.mail.kind === 'mailbox' ? [`  Postfach  ${config.origin}/dev/mailbox`] : []),
      ]
    : []

/** A sentence without its full stop, and the message of the database or the system. */
const withReason = (why: string, reason: string | undefined): string =>
  `${why.replace(/\.$/, '')}${reason === undefined ? '' : ` (${reason})`}`

export const startupMessages: Translated<typeof english> = {
  openingDatabase: {
    embedded: 'Das eingebaute PostgreSQL wird geöffnet',
    server: 'Verbindung zu PostgreSQL wird aufgebaut',
  },
  upgradeElsewhere:
    'Eine andere Instanz aktualisiert die Datenbank: Der Shop wartet, bis sie fertig ist',
  upgrading: (count, total) =>
    `Die Datenbank wird aktualisiert: ${count} von ${displayCount(total, 'Schritt', 'Schritten')} erledigt`,
  demoLoaded: 'Demo-Shop geladen: 120 Werkzeuge, 150 Bewertungen, einige Aufträge',
  ready: (config) => [
    '',
    `  Ironmonger läuft: ${config.origin}`,
    ...loopbackDemo(config),
    ...(config.mail.kind === 'none'
      ? [
          '',
          '  Der E-Mail-Versand ist nicht eingerichtet: Passwörter lassen sich nicht zurücksetzen. Setzen Sie SMTP_URL.',
        ]
      : []),
    '',
  ],
  notStarted: (why, reason) =>
    `Der Shop konnte nicht starten: ${withReason(why, reason)}. Nicht abgeschlossene Schritte werden beim nächsten Start fortgesetzt.`,
  notFinished: (why, reason) =>
    `Der Befehl ist fehlgeschlagen: ${withReason(why, reason)}. Beheben Sie die Ursache, und führen Sie den Befehl noch einmal aus.`,
  poolerRefuses: (parameter) =>
    `Der Pooler vor der Datenbank lehnt die Einstellung ${parameter} ab. Setzen Sie in pgbouncer.ini ` +
    'ignore_startup_parameters = statement_timeout, idle_in_transaction_session_timeout, ' +
    'lock_timeout, oder geben Sie in DATABASE_URL die Adresse der Datenbank selbst an (docs/operations.md).',
  portTaken: (port) =>
    `Port ${port} wird von einem anderen Programm verwendet: Beenden Sie dieses Programm, oder starten Sie den Shop mit einem anderen PORT.`,
  portForbidden: (port) =>
    `Dieser Benutzer darf Port ${port} nicht verwenden: Wählen Sie einen PORT über 1023.`,
  hostUnknown: (host) =>
    `HOST ${host} ist keine Adresse dieses Rechners. Setzen Sie HOST auf eine seiner Adressen.`,
  notWritable: (why) =>
    `Der Shop kann seine Dateien nicht schreiben (${why}): Prüfen Sie Besitzer und Rechte des Ordners, oder setzen Sie DATA_DIR auf ein beschreibbares Verzeichnis.`,
  readOnlyFolder: (why) =>
    `Die Festplatte ist schreibgeschützt (${why}): Heben Sie den Schreibschutz auf, oder setzen Sie DATA_DIR auf ein beschreibbares Verzeichnis.`,
  diskFull:
    'Die Festplatte ist voll: Schaffen Sie Platz, und starten Sie den Shop dann noch einmal.',
  commands: [
    'npm run shop -- <Befehl>',
    '',
    '  admin promote <E-Mail>  macht einen registrierten Benutzer zum Mitarbeiter',
    '  admin demote <E-Mail>   macht einen Mitarbeiter wieder zum Kunden',
    '  admin reset-link <E-Mail>  gibt einen Link für ein neues Passwort aus; er ist 30 Minuten gültig',
    '  admin reset-factor <E-Mail>  entfernt einen verlorenen zweiten Faktor',
    '  demo load               füllt einen leeren Shop mit dem Demo-Shop',
    '  demo load --tools <n>   füllt einen leeren Shop mit <n> Werkzeugen (höchstens eine Million), die meisten davon erzeugt',
    '  demo clear              entfernt den Demo-Shop und alle Daten seiner Konten',
    '  tool restore <SKU>      nimmt das zuletzt archivierte Werkzeug mit dieser Artikelnummer wieder in den Verkauf',
    '  stock check             prüft, ob jeder Bestand die Summe seiner Bewegungen ist',
    '  accounts check          prüft, ob Aufträge, Lieferungen, Belege und Zahlungen zusammenpassen',
    '  pictures tidy           löscht hochgeladene Bilder, die seit einem Tag kein Werkzeug verwendet',
    '  backup <Datei>          schreibt alles in eine Datei und hochgeladene Bilder daneben nach <Datei>.pictures',
    '  restore <Datei>         stellt einen leeren Shop aus der Datei wieder her; mit --replace auch einen vorhandenen',
    '  restore <Datei> --rehearsal  ebenso für eine Kopie, die nie E-Mails sendet',
    '  outbox release          sendet E-Mails, Mahnungen und Erstattungen, die eine Wiederherstellung zurückhält',
    '  outbox drop             verwirft die E-Mails, die eine Wiederherstellung zurückhält',
    '',
  ],
  skuMissing: 'Geben Sie die Artikelnummer an.',
  noArchivedTool: (sku) =>
    `Kein archiviertes Werkzeug hat die Artikelnummer ${sku}. Prüfen Sie die Nummer.`,
  toolRestored: (name) => `${name} ist wieder im Verkauf.`,
  unknownCommand: (said) => `Den Befehl „${said}“ gibt es nicht.`,
  promoted: (email) => `${email} ist jetzt Mitarbeiter.`,
  noSuchUser: (email) =>
    `Unter ${email} hat sich noch niemand registriert. Registrieren Sie sich zuerst, und führen Sie den Befehl dann noch einmal aus.`,
  demotion: {
    demoted: (email) => `${email} ist jetzt Kunde.`,
    'no-admin': (email) => `${email} ist kein Mitarbeiter.`,
    nobody: (email) => `Unter ${email} hat sich niemand registriert. Prüfen Sie die Adresse.`,
    'last-admin': (email) =>
      `${email} ist der letzte Inhaber, und der Shop braucht mindestens einen. Machen Sie zuerst jemand anderen zum Inhaber.`,
  },
  stillOperator: (email) =>
    `ADMIN_EMAIL ist noch ${email}: Wenn Sie diese Einstellung nicht ändern, wird die Person bei der nächsten Anmeldung wieder Mitarbeiter.`,
  resetLink: (email, link) =>
    `Link für ein neues Passwort von ${email}. Der Link ist 30 Minuten gültig und kann nur einmal verwendet werden; frühere Links gelten nicht mehr:\n${link}`,
  noResetLink: (email, here) =>
    here
      ? `Unter ${email} hat sich niemand mit Passwort oder Google registriert. Prüfen Sie die Adresse.`
      : 'Der Anmeldedienst verwaltet die Passwörter: Setzen Sie das Passwort dort zurück.',
  factorReset: {
    reset: (email) =>
      `Der zweite Faktor von ${email} wurde entfernt, und alle Geräte wurden abgemeldet. Das Passwort bleibt unverändert.`,
    none: (email) => `${email} hat keinen zweiten Faktor.`,
  },
  noFactorReset: (email, here) =>
    here
      ? `Unter ${email} hat sich niemand mit Passwort oder Google registriert. Prüfen Sie die Adresse.`
      : 'Der Anmeldedienst verwaltet die zweiten Faktoren: Setzen Sie den zweiten Faktor dort zurück.',
  notEmail: (said) => `„${said}“ ist keine E-Mail-Adresse.`,
  demoThere:
    'Der Shop hat schon Werkzeuge: Es wurde nichts geladen. Führen Sie demo load in einem leeren Shop aus.',
  notToolCount: (said, fewest, most) =>
    `--tools braucht eine ganze Zahl über ${displayNumber(fewest)} und bis ${displayNumber(most)}, nicht „${said}“.`,
  demoFilling: (loaded, wanted) => `${displayNumber(loaded)} von ${tools(wanted)}n`,
  demoIndexing: (index) => `Der Index ${index} wird aufgebaut`,
  demoFilled: (count) => `Der Demo-Shop hat ${tools(count)}.`,
  demoNotFilled: (all, demo) =>
    `Der Shop hat schon ${tools(all)}, ${displayNumber(demo)} davon aus dem Demo-Shop: Es wurde nichts geladen. „demo clear“ entfernt den Demo-Shop.`,
  demoCleared: 'Der Demo-Shop wurde entfernt.',
  stockRight: (count) => `${tools(count)} geprüft: Jeder Bestand ist die Summe seiner Bewegungen.`,
  stockWrong: (toolId, level, sum) =>
    `Werkzeug ${toolId}: Bestand ${level}, die Bewegungen ergeben aber ${sum}.`,
  accountsRight: (orders, invoices, payments) =>
    `${displayCount(orders, 'Auftrag', 'Aufträge')}, ${displayCount(invoices, 'Rechnung', 'Rechnungen')} und ${displayCount(payments, 'Zahlung', 'Zahlungen')} geprüft: Alles stimmt überein.`,
  accountsWrong: {
    receivable: (number, stored, sum) =>
      `${number}: ${stored} Cent sind offen, die Buchungen ergeben aber ${sum}.`,
    document: (number, stored, sum) =>
      `${number}: Als Betrag sind ${stored} Cent gespeichert, im Kontenbuch stehen aber ${sum}.`,
    payment: (number, stored, sum) =>
      `Zahlung ${number}: ${stored} Cent wurden bezahlt, zugeordnet wurden aber ${sum}.`,
    unexplained: (number, stored) =>
      `${number}: Buchungen über ${stored} Cent stammen aus keinem Beleg und keiner Zahlung dieses Kontos.`,
    total: (order, stored, sum) =>
      `Auftrag ${order}: Die Summe beträgt ${stored} Cent, Positionen und Versand ergeben aber ${sum}.`,
    gross: (order, stored, sum) =>
      `Auftrag ${order}: Als Bruttobetrag sind ${stored} Cent gespeichert, Summe und Steuer ergeben aber ${sum}.`,
    pieces: (order, stored, sum) =>
      `Auftrag ${order}: ${stored} Stück sind gespeichert, die Positionen ergeben aber ${sum}.`,
    taken: (line, stored, sum) =>
      `Auftrag ${line}: ${stored} Stück sind reserviert oder versandt, laut Bestandsbuch wurden aber ${sum} entnommen.`,
    shippedStock: (line, stored, sum) =>
      `Auftrag ${line}: ${stored} Stück wurden versandt, laut Bestandsbuch aber ${sum}.`,
    returnedStock: (line, stored, sum) =>
      `Auftrag ${line}: ${stored} Stück wurden zurückgesandt, laut Bestandsbuch aber ${sum}.`,
    balancePart: (part, stored, sum) =>
      `${part}: Der gespeicherte Saldo beträgt ${stored} Cent, die offenen Posten ergeben aber ${sum}.`,
    balance: (month, stored, sum) =>
      `${month}: Der Saldo beträgt ${stored} Cent, die Summe der Einzelsalden aber ${sum}.`,
    shipped: (line, stored, sum) =>
      `Auftrag ${line}: ${stored} Stück wurden versandt, die Lieferungen enthalten aber ${sum}.`,
    returned: (line, stored, sum) =>
      `Auftrag ${line}: ${stored} Stück wurden zurückgesandt, laut Rücksendungen aber ${sum}.`,
    content: (number, stored, sum) =>
      `${number}: Die Summe beträgt ${stored} Cent, Positionen und Versand ergeben aber ${sum}.`,
    base: (number, stored, sum) =>
      `${number}: Die Summe beträgt ${stored} Cent, besteuert wurden aber ${sum}.`,
    taxed: (number, stored, sum) =>
      `${number}: Die Steuer beträgt ${stored} Cent, die Steuersätze ergeben aber ${sum}.`,
    documentGross: (number, stored, sum) =>
      `${number}: Als Bruttobetrag sind ${stored} Cent gespeichert, Summe und Steuer ergeben aber ${sum}.`,
    credit: (number, stored, sum) =>
      `${number}: ${stored} Cent wurden gutgeschrieben, die Summe beträgt aber ${sum}.`,
    lineCredit: (line, stored, sum) =>
      `${line}: ${stored} Cent wurden gutgeschrieben, die Summe der Position beträgt aber ${sum}.`,
    allowance: (number, stored, sum) =>
      `${number}: Der Nachlass beträgt ${stored} Cent, eingegeben wurden aber ${sum}.`,
    tax: (rate, stored, sum) =>
      `Auftrag ${rate}: Die Belege enthalten ${stored} Cent Steuer, für alle Belege zusammen berechnet sind es aber ${sum}.`,
    kept: (line, stored, sum) =>
      `Auftrag ${line}: ${stored} Stück sind weiterhin berechnet, der Käufer hat aber ${sum} behalten. Erstellen Sie die Gutschrift auf der Seite des Auftrags.`,
    credited: (line, stored, sum) =>
      `Auftrag ${line}: ${stored} Stück wurden gutgeschrieben, storniert oder zurückgesandt wurden aber ${sum}.`,
    shipment: (number, stored, sum) =>
      `${number}: ${stored} Stück einer Position wurden berechnet, die Lieferung enthält aber ${sum}.`,
  },
  backedUp: (count, rows, file) =>
    `${displayCount(rows, 'Zeile', 'Zeilen')} aus ${displayCount(count, 'Tabelle', 'Tabellen')} in ${file} geschrieben.`,
  backupNotRecorded: (why) =>
    `Diese Sicherung fehlt in den Metriken: Der Zeitpunkt konnte nicht gespeichert werden (${why}).`,
  restored: (count, rows, file) =>
    `${displayCount(rows, 'Zeile', 'Zeilen')} aus ${displayCount(count, 'Tabelle', 'Tabellen')} aus ${file} wiederhergestellt; Anzahl und Summen stimmen überein.`,
  held: ({ mails: held, refunds, rehearsal }) => [
    `Bis zu Ihrer Entscheidung werden ${mails(held)} und ${displayCount(refunds, 'Erstattung', 'Erstattungen')} auf Karten` +
      `${rehearsal ? ' sowie alle neuen E-Mails' : ''} zurückgehalten:`,
    '  npm run shop -- outbox drop     verwirft die E-Mails (bei einer Kopie, oder wenn sie schon gesendet wurden)',
    '  npm run shop -- outbox release  sendet zurückgehaltene E-Mails und Erstattungen und setzt Mahnungen fort',
  ],
  nothingHeld:
    'Es wird nichts zurückgehalten: Dieser Shop wurde nicht aus einer Sicherung wiederhergestellt, oder der Versand wurde schon freigegeben.',
  decided: {
    release: (count) =>
      `${mails(count)} ${count === 1 ? 'wird' : 'werden'} gesendet, wenn der Shop läuft; Mahnungen und Erstattungen werden fortgesetzt.`,
    drop: (count) =>
      `${mails(count)} ${count === 1 ? 'wurde' : 'wurden'} verworfen. Alles andere wird erst nach „outbox release“ gesendet.`,
  },
  picturesTidied: (count, files) =>
    count + files === 0
      ? 'Jedes Bild gehört zu einem Werkzeug: Es gibt nichts zu löschen.'
      : `${displayCount(count, 'Bild', 'Bilder')} ohne Werkzeug und ${displayCount(files, 'Datei', 'Dateien')} unvollständiger Uploads gelöscht.`,
  picturesBackedUp: (count, folder) =>
    `${pictures(count)} ${count === 1 ? 'liegt' : 'liegen'} in ${folder}: Bewahren Sie die Bilder zusammen mit der Sicherung auf.`,
  picturesRestored: (count, folder) =>
    `${pictures(count)} ${count === 1 ? 'wurde' : 'wurden'} aus ${folder} wiederhergestellt.`,
  fileMissing: 'Geben Sie den Namen der Datei an.',
}
