/** German: see ../payments.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { currencyOf } from '../../../platform/money/currencies.ts'
import { displayMoney, displayNumber } from '../../../platform/money/money.ts'
import { displayDay } from '../../../platform/time/display-day.ts'
import type { PayoutReport } from '../../payout-report.ts'
import type { paymentsMessages as english } from '../payments.ts'
import { accountWithoutNumber } from './bank-file.ts'

const reportNames = {
  settlement: 'ein Abrechnungsbericht',
  transactions: 'eine Umsatzliste',
  payouts: 'eine Auszahlungsliste',
  sales: 'eine Verkaufsliste',
  itemised: 'ein Einzelpostenbericht',
  payments: 'eine Zahlungsliste',
  receipts: 'eine Belegliste',
}

const reportInWords = (report: PayoutReport): string =>
  report.kind === 'card-payments'
    ? 'eine Liste von Kartenzahlungen und Gebühren, etwa von Worldline oder Zettle'
    : `${reportNames[report.kind]} von ${report.provider}`

/** The most accounts that a sentence names. */
const maxListed = 5

const listed = (accounts: readonly string[]): string => {
  const named = accounts.slice(0, maxListed).map((account) => account || accountWithoutNumber)
  const more = accounts.length - named.length
  return [...named, ...(more > 0 ? [`${displayNumber(more)} weitere`] : [])].join(', ')
}

/** Entries, and how many there are besides. */
const named = (entries: readonly string[], more: number): string =>
  `${entries.join('; ')}${more > 0 ? `; ${displayNumber(more)} weitere` : ''}`

export const paymentsMessages: Translated<typeof english> = {
  problems: {
    moreThanOpen: 'Der Betrag übersteigt den offenen Betrag',
    moreThanPaid: 'Der Betrag übersteigt die Zahlung',
    moreThanCredit: 'Der Betrag übersteigt das Guthaben des Kunden',
    paymentRefunded: 'Der Rest dieser Zahlung wurde bereits erstattet',
    severalCustomers: 'Diese Rechnungen gehören mehreren Kunden',
    paymentReversed: 'Diese Zahlung wurde storniert',
    bankFileUnreadable: 'Die Bankdatei kann nicht gelesen werden',
    otherAccount: 'Die Bankdatei gehört zu einem anderen Konto',
    bankEntryBooked: 'Diese Bankbuchung wurde bereits gebucht',
    refundMatched: 'Diese Erstattung ist bereits mit einer anderen Bankbuchung abgeglichen',
    paymentAlike: 'Eine gleiche Zahlung wurde vor Kurzem gebucht',
    accountsNotKept: 'Die Zahlungsverfolgung ist in diesem Shop ausgeschaltet',
  },
  alikeDetail: (number, isRefund) =>
    `${isRefund ? 'Erstattung' : 'Zahlung'} ${number} stimmt in Kunde, Datum, Betrag, Verwendungszweck und Zahlungsart überein. Ist es eine andere Zahlung, buchen Sie sie trotzdem.`,
  moreThanOpenDetail: (items) =>
    `${items
      .map(({ number, open }) => `Von ${number} sind ${displayMoney(open)} offen.`)
      .join(
        ' ',
      )} Ordnen Sie höchstens den offenen Betrag zu. Der Rest wird als Guthaben des Kunden gebucht.`,
  moreThanPaidDetail: (left) =>
    `Von der Zahlung können höchstens ${displayMoney(left)} zugeordnet werden.`,
  moreThanCreditDetail: (credit) =>
    credit === 0
      ? 'Der Kunde hat kein Guthaben. Kartenzahlungen werden auf die Karte erstattet.'
      : `Das Guthaben des Kunden beträgt ${displayMoney(credit)}.`,
  paymentRefundedDetail: (number) => `Stornieren Sie zuerst Erstattung ${number}.`,
  severalCustomersDetail: 'Buchen Sie für jeden Kunden eine eigene Zahlung.',
  paymentReversedDetail: (number) =>
    `Diese Zahlung wurde durch Zahlung ${number} storniert. Buchen Sie die Zahlung bei Bedarf erneut.`,
  takesBackDetail: (number) =>
    `Diese Buchung storniert Zahlung ${number} und kann selbst nicht geändert werden. Buchen Sie die Zahlung bei Bedarf erneut.`,
  otherCurrency: (number, currency) =>
    `Rechnung ${number} wurde in ${currency} ausgestellt. Das ist nicht mehr die Währung des Shops.`,
  bank: {
    documentType:
      'Die Datei deklariert einen Dokumenttyp (DOCTYPE), was in Bankdateien nie vorkommt. Laden Sie die Datei bei der Bank erneut herunter.',
    notWhole:
      'Die Datei ist unvollständig oder kein XML. Laden Sie die Datei bei der Bank erneut herunter.',
    partOfMt940:
      'Die Datei enthält nur einen Teil eines MT940-Auszugs: Der Anfang (:20:) oder das Ende (:62F:) fehlt. Laden Sie die vollständige Datei bei der Bank erneut herunter.',
    cutOff:
      'Die letzte Zeile ist anscheinend abgeschnitten. Laden Sie die Datei bei der Bank erneut herunter.',
    badArchive:
      'Das Archiv ist beschädigt oder passwortgeschützt, oder es enthält ein weiteres Archiv. Entpacken Sie das Archiv, und wählen Sie eine der Dateien.',
    largeArchive: (max) =>
      `Das Archiv enthält mehr als ${max} Dateien oder ist größer als 50 MB. Wählen Sie beim Herunterladen bei der Bank einen kürzeren Zeitraum.`,
    leftOut: (name, why) => `„${name}“ im Archiv wird übersprungen. ${why}`,
    emptyArchive: 'Das Archiv ist leer. Wählen Sie eine andere Datei.',
    notCamt:
      'Die Datei ist kein Auszug im Format camt.053. Wählen Sie bei der Bank camt.053 oder CSV.',
    isKind: (kind) => `Die Datei ist ${kind}. Wählen Sie bei der Bank camt.053, MT940 oder CSV.`,
    payouts: (report) =>
      `Die Datei ist ${reportInWords(report)}. Sie enthält Verkäufe, Gebühren und Auszahlungen, nicht die Buchungen eines Kontos. Wählen Sie den Auszug des Bankkontos, auf das ausgezahlt wird.`,
    invoices:
      'Die Datei ist eine Liste von Rechnungen oder Aufträgen oder ein Kundenkonto. Sie zeigt, was geschuldet wird, belegt aber keine Zahlungseingänge. Wählen Sie den Kontoauszug der Bank.',
    maybeInvoices:
      'Die Liste enthält nur eine Rechnungs- oder Auftragsnummer, einen Kunden, ein Datum und einen Betrag. Zeigt die Liste, was Kunden schulden, und nicht, was sie bezahlt haben, buchen Sie nichts daraus.',
    severalAccounts: (accounts) =>
      `Die Datei enthält mehrere Konten (${listed(accounts)}), und das Konto des Shops ist nicht bekannt. Tragen Sie die IBAN des Shops in den Einstellungen unter „Bankkonto“ ein, und lesen Sie die Datei erneut ein. Oder laden Sie bei der Bank eine Datei herunter, die nur dieses Konto enthält.`,
    copies: (statements) =>
      `Die Datei enthält Auszüge doppelt${statements.length === 0 ? '' : ` (${listed(statements)})`}. Jeder wird nur einmal gelesen.`,
    statementGap: (account) =>
      `Die Auszüge von ${account || accountWithoutNumber} schließen nicht aneinander an: Der Endsaldo des einen ist nicht der Anfangssaldo des nächsten. Möglicherweise fehlt ein Auszug. Vergleichen Sie die Datei mit den Angaben der Bank.`,
    sameFiles: (read, skipped) =>
      `„${read}“ und „${skipped}“ enthalten denselben Auszug. Nur „${read}“ wird gelesen.`,
    severalFiles: (entries, more) =>
      `Mehrere Dateien des Archivs enthalten dieselben Buchungen: ${named(entries, more)}. Jede wird nur einmal gelesen. Sind es zwei gleiche Zahlungen, buchen Sie die zweite von Hand.`,
    alikeInFiles: (entries, more) =>
      `Mehrere Dateien des Archivs enthalten Buchungen mit gleichem Tag und Betrag: ${named(entries, more)}. Prüfen Sie vor dem Buchen, ob es dieselbe Zahlung ist.`,
    severalStatements: (entries, more) =>
      `Mehrere Auszüge der Datei enthalten dieselben Buchungen: ${named(entries, more)}. Alle werden gelesen. Prüfen Sie vor dem Buchen, wie oft jede Zahlung eingegangen ist.`,
    rowsTwice: (entries, more) =>
      `Die Datei enthält Zeilen doppelt: ${named(entries, more)}. Jede wird nur einmal gelesen.`,
    rowsAgain: (entries, more) =>
      `Die Datei enthält möglicherweise Zeilen doppelt: ${named(entries, more)}. Alle werden gelesen. Prüfen Sie vor dem Buchen, wie oft jede Zahlung eingegangen ist.`,
    namedAccounts: (names) =>
      `Die Zeilen gehören zu mehreren Konten (${listed(names)}). Alle werden als Buchungen des Shop-Kontos gelesen. Prüfen Sie vor dem Buchen, ob die Zahlungen auf diesem Konto eingegangen sind, oder laden Sie bei der Bank eine Datei herunter, die nur dieses Konto enthält.`,
    openDay: (written, read, other) =>
      `Datumsangaben wie ${written} werden als ${displayDay(read)} gelesen, könnten aber auch ${displayDay(other)} bedeuten. Prüfen Sie vor dem Buchen, welches Datum gemeint ist. Wählen Sie bei Bedarf die Spalten manuell.`,
    mixedDays: ({ dayFirst, monthFirst }) =>
      `Die Datei enthält Datumsangaben in zwei Formaten: In ${dayFirst} steht der Tag zuerst, in ${monthFirst} der Monat. Bitten Sie die Bank vor dem Buchen um eine Liste mit einheitlichem Datumsformat.`,
    earlyDay: (day, invoice, issued) =>
      `Eine Buchung vom ${displayDay(day)} nennt die Rechnung ${invoice} vom ${displayDay(issued)}. Prüfen Sie das Datum, bevor Sie die Zahlung buchen.`,
    futureDay: (day) =>
      `Eine Buchung ist auf den ${displayDay(day)} datiert; dieses Datum liegt in der Zukunft. Prüfen Sie das Datum, und buchen Sie die Zahlung erst, wenn die Bank sie gebucht hat.`,
    exchanged: (heading) =>
      `Laut „${heading}“ wurden Zahlungen umgerechnet, aber keine Spalte nennt die Währung der Beträge. Prüfen Sie die Währung vor dem Buchen. Wählen Sie bei Bedarf die Spalten manuell.`,
    openCurrency: (account, usual, read) =>
      `Die Liste enthält keine Währungsangabe. Konten wie ${account} werden meist in ${usual} geführt, die Beträge werden aber als ${read} gelesen. Prüfen Sie die Währung vor dem Buchen.`,
    otherHeadings: (headings) =>
      `Ab „${headings}“ gelten andere Überschriften als weiter oben in der Datei. Prüfen Sie vor dem Buchen, ob alle Zeilen zum selben Konto gehören.`,
    titleWithin: (title) =>
      `Unter „${title}“ werden die Überschriften wiederholt. Alle Zeilen werden als Buchungen eines einzigen Kontos gelesen. Enthält die Datei mehrere Konten, laden Sie für jedes Konto eine eigene Datei herunter.`,
    otherSheets: (sheet, others) =>
      `Gelesen wird nur das Tabellenblatt „${sheet}“. Nicht gelesen: ${listed(others.map((name) => `„${name}“`))}. Um ein weiteres Blatt einzulesen, speichern Sie es als eigene Datei.`,
    mixedCurrencies: (usual, others) =>
      `Die meisten Zellen zeigen ${usual}, einige ${others.join(', ')}. Alle Beträge werden als ${usual} gelesen. Enthält die Datei mehrere Währungen, ergänzen Sie eine Spalte „Währung“.`,
    takenBack: (entries, more) =>
      `Die Bank hat diese Buchungen storniert: ${named(entries, more)}. Stornieren Sie die Zahlung, wenn sie bereits gebucht ist.`,
    wentAgain: (entries, more) =>
      `Derselbe Betrag ging wieder ab: ${named(entries, more)}. Hat die Bank die Zahlung zurückgegeben, buchen Sie sie nicht, oder stornieren Sie die Zahlung, wenn sie bereits gebucht ist.`,
    cameBack: (entries, more) =>
      `Die Bank hat Zahlungsausgänge storniert: ${named(entries, more)}. Das zurückgebuchte Geld ist keine Zahlung eines Kunden.`,
    openReversal: (entries, more) =>
      `Die Bank hat diese Buchungen storniert: ${named(entries, more)}. Ob Zahlungseingänge oder Zahlungsausgänge storniert wurden, geht aus der Datei nicht hervor. Fragen Sie bei der Bank nach, und stornieren Sie die Zahlung, wenn sie bereits gebucht ist.`,
    notBooked: (entries, more) =>
      `Diese Umsätze werden übersprungen, weil die Bank sie nicht als gebucht kennzeichnet: ${named(entries, more)}. Haben Sie einen davon bereits gebucht, prüfen Sie, ob die Buchung zu stornieren ist.`,
    movedInside: (entries, more) =>
      `Diese Umsätze werden übersprungen, weil es sich nur um Währungsumtausch oder vorgemerkte Beträge handelt: ${named(entries, more)}.`,
    creditCard:
      'Die Datei ist anscheinend eine Kreditkartenabrechnung: Ausgaben haben kein Vorzeichen, Einzahlungen ein Minus. Buchen Sie Ihre eigenen Ausgaben nicht als Zahlungseingänge.',
    serialDay: (written, read) =>
      `Datumsangaben wie ${written} sind Seriennummern einer Tabellenkalkulation und werden als ${displayDay(read)} gelesen. Vergleichen Sie vor dem Buchen ein Datum mit den Angaben der Bank.`,
    otherBalance: (account, cents, currency) =>
      `Nach den Salden von ${account || accountWithoutNumber} gingen ${displayMoney(Math.abs(cents), currencyOf(currency))} ${cents > 0 ? 'mehr' : 'weniger'} ein als nach den Buchungen. Eine Buchung fehlt oder wurde geändert. Vergleichen Sie die Datei vor dem Buchen mit den Angaben der Bank.`,
    balanceBreaks: (entry, more) =>
      `Der Saldo von „${entry}“${more > 0 ? ` und von ${displayNumber(more)} weiteren` : ''} passt nicht zum vorherigen Saldo. Eine Buchung fehlt oder wurde geändert. Vergleichen Sie die Datei vor dem Buchen mit den Angaben der Bank.`,
    openEncoding: (read, other) =>
      `„${read.slice(0, 40)}“ kann auch „${other.slice(0, 40)}“ bedeuten, weil die Zeichenkodierung der Datei nicht eindeutig ist. Wird der Text falsch angezeigt, speichern Sie die Datei als UTF-8, und lesen Sie die Datei erneut ein.`,
    noHeadings:
      'Die Datei hat keine Überschriften. Welche Spalte den Betrag enthält und was Ein- oder Ausgang ist, lässt sich nicht sicher erkennen. Wählen Sie die Spalten manuell.',
    noColumns:
      'Die Spalte für das Datum oder die Spalte für den Betrag wird nicht erkannt. Nennen Sie die Spalten in der ersten Zeile „Datum“ und „Betrag“, oder wählen Sie die Spalten manuell.',
    noEntries:
      'In keiner Zeile stehen Datum und Betrag unter den passenden Überschriften. Wählen Sie die Spalten manuell, oder laden Sie bei der Bank eine Datei im Format camt.053 herunter.',
    noEntry: (text, why) =>
      `Die Datei enthält keine lesbare Zahlung: „${text}“. ${why} Wählen Sie bei einer Liste die Spalten manuell, oder laden Sie bei der Bank eine Datei im Format camt.053 herunter.`,
    tooMany: (max) =>
      `Die Datei enthält mehr als ${displayNumber(max)} Zahlungen. Wählen Sie beim Herunterladen bei der Bank einen kürzeren Zeitraum.`,
    otherAccount: (accounts, own) =>
      `Die Datei gehört zu ${listed(accounts)}, das Konto des Shops ist laut Einstellungen aber ${own}. Laden Sie eine Datei dieses Kontos herunter, oder berichtigen Sie „Bankkonto“ in den Einstellungen.`,
    bookedDetail: (number) =>
      `Diese Bankbuchung wurde bereits als Zahlung ${number} gebucht. Wenn diese Buchung falsch ist, stornieren Sie zuerst diese Zahlung.`,
    refundedDetail: (number) =>
      `Die Bankbuchung ist mit Erstattung ${number} abgeglichen. Wenn der Abgleich falsch ist, heben Sie zuerst den Abgleich auf.`,
    matchedDetail: 'Ist der Abgleich falsch, heben Sie ihn zuerst auf.',
    notKey:
      'Dieser Schlüssel gehört zu keiner Buchung einer Bankdatei. Senden Sie einen Schlüssel aus der Liste der Buchungen.',
    rows: {
      noAmount: 'Der Betrag fehlt.',
      givenBack: (amount) =>
        `${amount} der Zahlung wurden zurückerstattet. Buchen Sie Zahlung und Erstattung manuell.`,
      noDay: (text) => (text === '' ? 'Das Datum fehlt.' : `„${text}“ ist kein gültiges Datum.`),
      noMoney: (text) => `„${text}“ ist kein Betrag mit höchstens zwei Nachkommastellen.`,
      noState: (text) =>
        `Beim Status „${text}“ ist unklar, ob die Bank die Zahlung gebucht hat. Ist das Geld eingegangen, buchen Sie die Zahlung manuell.`,
      notAmount: (text) =>
        `„${text}“ lässt sich nicht als Betrag lesen. Ist das Geld eingegangen, buchen Sie die Zahlung manuell.`,
      bothColumns: 'In beiden Spalten, Zahlungseingang und Zahlungsausgang, steht ein Betrag.',
      noBalance:
        'Es ist unklar, ob es sich um einen Eingang oder einen Ausgang handelt: Der Betrag hat kein Vorzeichen, und es gibt keinen vorherigen Saldo.',
      reversal: (text) =>
        `Die Buchung enthält den Text „${text}“ und kann eine Stornobuchung oder nur vorgemerkt sein. Wurde damit eine Rechnung bezahlt, buchen Sie die Zahlung manuell.`,
      otherWay:
        'Saldo und Betrag widersprechen sich: Der eine zeigt einen Eingang, der andere einen Ausgang. Vergleichen Sie die Buchung mit den Angaben der Bank, und buchen Sie die Zahlung manuell.',
      signedDebit: (text) =>
        `„${text}“ steht bei den Ausgängen und hat ein Vorzeichen, andere Ausgänge haben keines. Möglicherweise wurde ein Ausgang storniert. Ist es eine Zahlung, buchen Sie sie manuell.`,
      signedCredit: (text) =>
        `„${text}“ steht bei den Eingängen und hat ein Minus. Möglicherweise wurde eine frühere Zahlung storniert. Stornieren Sie diese Zahlung, wenn sie gebucht ist.`,
      noSign:
        'Der Betrag hat kein Vorzeichen, die Beträge anderer Buchungen haben eines. Vergleichen Sie die Buchung mit den Angaben der Bank.',
      contradiction: (text) =>
        `„${text}“ bedeutet einen Ausgang, eine andere Spalte aber einen Eingang. Vergleichen Sie die Buchung mit den Angaben der Bank.`,
      deniedSign: (text) =>
        `„${text}“ bedeutet einen Eingang, das Vorzeichen des Betrags aber einen Ausgang. Vergleichen Sie die Buchung mit den Angaben der Bank.`,
      twoColumns: (one, other) =>
        `In einer Spalte ist der Betrag ${one}, in einer anderen ${other}. Buchen Sie die Zahlung manuell.`,
      noDirection: (heading, text) =>
        `Es ist unklar, ob es sich um einen Eingang oder einen Ausgang handelt: Der Betrag hat kein Vorzeichen, und in der Spalte ${heading === '' ? 'daneben' : `„${heading}“`} steht ${text === '' ? 'nichts' : `„${text}“`}.`,
      torn: 'Durch ein Anführungszeichen in einem Text sind mehrere Zellen der Zeile verschmolzen. Der Betrag ist deshalb nicht sicher. Buchen Sie die Zahlung manuell.',
      mixed:
        'Die Buchung ist als Eingang gekennzeichnet, die darin enthaltene Zahlung aber als Ausgang.',
      twoAmounts: (text) =>
        `„${text}“ kann ${displayNumber(Number(text.replace(/[.,]/, '')))} oder ${displayNumber(Number(text.replace(',', '.')))} bedeuten. Laden Sie bei der Bank eine Datei für einen längeren Zeitraum herunter, oder buchen Sie die Zahlung manuell.`,
      maybeCents: (text) =>
        `„${text}“ kann ein Betrag in ganzen Einheiten oder in Cent sein, denn kein Betrag der Datei hat Nachkommastellen. Wählen Sie die Spalten manuell, und geben Sie die Schreibweise der Beträge an.`,
      otherSum: (reference, amount, sum) =>
        `Die Buchung ${reference ? `„${reference}“ ` : ''}beträgt ${amount}, ihre Zahlungen ergeben aber ${sum}. Fragen Sie bei der Bank nach, und buchen Sie die Zahlung manuell.`,
      indicator: (text) => `Die Richtung „${text}“ ist weder CRDT (Eingang) noch DBIT (Ausgang).`,
    },
  },
  accountsNotKeptDetail: 'Ihre Rechnungen finden Sie bei Ihren Bestellungen.',
  daysBackwards: 'Das Anfangsdatum darf nicht nach dem Enddatum liegen.',
  tooManyDays: 'Wählen Sie einen Zeitraum von höchstens drei Jahren.',
  notCustomer: 'Diesen Kunden gibt es nicht. Wählen Sie einen Kunden aus der Liste.',
  notDay: 'Geben Sie ein Datum in der Form 2026-11-21 ein.',
  dayToCome: (today) =>
    `Das Datum darf nicht in der Zukunft liegen. Heute ist in der Zeitzone des Shops der ${today}.`,
  notMethod: 'Wählen Sie eine Zahlungsart aus der Liste.',
  notAmount: 'Geben Sie einen Betrag über null ein.',
  noAllocation: 'Ordnen Sie die Zahlung mindestens einer Rechnung zu.',
  tooManyAllocations: (max) =>
    `Eine Zahlung kann höchstens ${displayNumber(max)} Rechnungen zugeordnet werden.`,
  keptOf: (number) => `Details zur Zahlung ${number}`,
  label: (number) => `Zahlung ${number}`,
  refundLabel: (number) => `Erstattung ${number}`,
  columns: [
    'Nummer',
    'Auftrag',
    'Kunde',
    'Ausgestellt',
    'Fällig',
    'Tage überfällig',
    'Währung',
    'Betrag',
    'Offen',
  ],
}
