/** German: see ../payments.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { currencyOf } from '../../../platform/money/currencies.ts'
import { displayMoney, displayNumber } from '../../../platform/money/money.ts'
import { displayDay } from '../../../platform/time/display-day.ts'
import type { paymentsMessages as english } from '../payments.ts'
import { accountWithoutNumber } from './bank-file.ts'

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
    paymentRefunded: 'Der Rest dieser Zahlung ist schon erstattet',
    severalCustomers: 'Diese Rechnungen gehören mehreren Kunden',
    paymentReversed: 'Diese Zahlung ist storniert',
    bankFileUnreadable: 'Diese Datei der Bank lässt sich nicht lesen',
    otherAccount: 'Diese Datei gehört zu einem anderen Konto',
    bankEntryBooked: 'Diese Buchung der Bank ist schon gebucht',
    refundMatched: 'Diese Erstattung ist schon mit einer anderen Buchung abgeglichen',
    paymentAlike: 'Eine gleiche Zahlung wurde vor Kurzem gebucht',
    accountsNotKept: 'Dieser Shop verfolgt keine Zahlungen',
  },
  alikeDetail: (number, isRefund) =>
    `${isRefund ? 'Erstattung' : 'Zahlung'} ${number} hat denselben Kunden, Tag, Betrag, Verwendungszweck und dieselbe Zahlungsart. Ist dies eine andere, buchen Sie sie trotzdem.`,
  moreThanOpenDetail: (items) =>
    `${items
      .map(({ number, open }) => `Von ${number} sind ${displayMoney(open)} offen.`)
      .join(' ')} Ordnen Sie nicht mehr zu; der Rest wird Guthaben des Kunden.`,
  moreThanPaidDetail: (left) => `Von der Zahlung sind nur ${displayMoney(left)} übrig.`,
  moreThanCreditDetail: (credit) =>
    credit === 0
      ? 'Es gibt kein Guthaben zu erstatten. Kartenzahlungen werden auf die Karte erstattet.'
      : `Das Guthaben beträgt ${displayMoney(credit)}.`,
  paymentRefundedDetail: (number) => `Stornieren Sie zuerst Erstattung ${number}.`,
  severalCustomersDetail: 'Buchen Sie für jeden Kunden eine Zahlung.',
  paymentReversedDetail: (number) =>
    `Storniert durch Zahlung ${number}. Buchen Sie sie bei Bedarf noch einmal.`,
  takesBackDetail: (number) =>
    `Sie storniert Zahlung ${number} und lässt sich nicht ändern. Buchen Sie die richtige Zahlung noch einmal.`,
  otherCurrency: (number, currency) =>
    `${number} ist in ${currency}, und das ist nicht mehr die Währung des Shops.`,
  bank: {
    documentType:
      'Sie deklariert einen Dokumenttyp, was Dateien von Banken nie tun. Laden Sie sie bei der Bank noch einmal herunter.',
    notWhole:
      'Sie ist unvollständig oder kein XML. Laden Sie sie bei der Bank noch einmal herunter.',
    partOfMt940:
      'Sie ist ein Teil eines Auszugs im Format MT940: Anfang (:20:) oder Ende (:62F:) fehlt. Laden Sie die ganze Datei bei der Bank noch einmal herunter.',
    cutOff:
      'Die letzte Zeile scheint abgeschnitten. Laden Sie die Datei bei der Bank noch einmal herunter.',
    badArchive:
      'Das Archiv ist beschädigt, durch ein Passwort geschützt oder enthält ein weiteres Archiv. Entpacken Sie es, und wählen Sie eine Datei.',
    largeArchive: (max) =>
      `Das Archiv hat mehr als ${max} Dateien oder mehr als 50 MB. Laden Sie bei der Bank weniger Tage herunter.`,
    leftOut: (name, why) => `„${name}“ im Archiv wird weggelassen. ${why}`,
    emptyArchive: 'Das Archiv ist leer.',
    notCamt: 'Sie ist kein Auszug im Format camt.053. Wählen Sie bei der Bank camt.053 oder CSV.',
    isKind: (kind) => `Das Format ist ${kind}. Wählen Sie bei der Bank camt.053, MT940 oder CSV.`,
    payouts: (name) =>
      `Das Format ist ${name}: Die Liste enthält Verkäufe, Gebühren und Auszahlungen, nicht die Buchungen eines Kontos. Wählen Sie den Auszug des Bankkontos, auf das ausgezahlt wird.`,
    severalAccounts: (accounts) =>
      `Sie enthält mehrere Konten (${listed(accounts)}), und das Konto des Shops ist nicht bekannt. Tragen Sie seine IBAN in den Einstellungen unter „Bankkonto“ ein, und lesen Sie die Datei noch einmal, oder laden Sie eine Datei nur mit diesem Konto herunter.`,
    openDay: (written, read, other) =>
      `Tage wie ${written} werden als ${displayDay(read)} gelesen. Ob der ${displayDay(other)} gemeint ist, zeigt die Datei nicht. Prüfen Sie das vor dem Buchen. Wählen Sie bei Bedarf die Spalten von Hand.`,
    openCurrency: (account, usual, read) =>
      `Die Liste nennt keine Währung, und die meisten Konten wie ${account} sind in ${usual}. Die Beträge werden als ${read} gelesen. Prüfen Sie das vor dem Buchen.`,
    otherHeadings: (headings) =>
      `Die Zeilen unter „${headings}“ werden nach diesen Überschriften gelesen, weiter oben stehen andere. Prüfen Sie vor dem Buchen, ob sie zum selben Konto gehören.`,
    titleWithin: (title) =>
      `Unter „${title}“ kommen die Überschriften noch einmal, und alle Zeilen werden als Buchungen eines Kontos gelesen. Sind es mehrere, laden Sie für jedes eine Datei herunter.`,
    otherSheets: (sheet, others) =>
      `Gelesen wird das Blatt „${sheet}“ und kein anderes: ${listed(others.map((name) => `„${name}“`))}. Speichern Sie jedes als eigene Datei, um auch diese zu lesen.`,
    mixedCurrencies: (usual, others) =>
      `Zellen zeigen ${usual}, und einige ${others.join(', ')}: Alle Beträge werden als ${usual} gelesen. Ergänzen Sie eine Spalte „Währung“, wenn es mehrere sind.`,
    takenBack: (entries, more) =>
      `Von der Bank storniert: ${named(entries, more)}. Stornieren Sie die Zahlung, wenn sie gebucht ist.`,
    cameBack: (entries, more) =>
      `Die Bank hat storniert, was abgegangen war: ${named(entries, more)}. Das Geld ist zurückgekommen und keine Zahlung eines Kunden.`,
    openReversal: (entries, more) =>
      `Von der Bank storniert: ${named(entries, more)}. Die Datei zeigt nicht, ob das Stornierte eingegangen oder abgegangen war. Vergleichen Sie es mit der Bank, und stornieren Sie die Zahlung, wenn eine gebucht ist.`,
    notBooked: (entries, more) =>
      `Ausgelassen, weil die Bank sie nicht als gebucht bezeichnet: ${named(entries, more)}. Ist eine davon hier gebucht, prüfen Sie, ob sie zu stornieren ist.`,
    movedInside: (entries, more) =>
      `Ausgelassen, weil sie nur Währungen tauschen oder Geld auf dem Konto zurückhalten: ${named(entries, more)}.`,
    creditCard:
      'Sie scheint von einer Kreditkarte zu sein: Ausgaben haben kein Vorzeichen, Einzahlungen ein Minus. Buchen Sie nicht, was Sie jemandem gezahlt haben.',
    serialDay: (written, read) =>
      `Tage wie ${written} sind Zahlen einer Tabellenkalkulation und werden als ${displayDay(read)} gelesen. Vergleichen Sie vor dem Buchen einen davon mit der Bank.`,
    otherBalance: (account, cents, currency) =>
      `Nach den Salden von ${account || accountWithoutNumber} kamen ${displayMoney(Math.abs(cents), currencyOf(currency))} ${cents > 0 ? 'mehr' : 'weniger'} ein als nach den Buchungen: Eine fehlt oder wurde geändert. Vergleichen Sie vor dem Buchen mit der Bank.`,
    balanceBreaks: (entry, more) =>
      `Der Saldo von „${entry}“${more > 0 ? ` und von ${displayNumber(more)} weiteren` : ''} folgt nicht aus dem Saldo davor: Eine Buchung fehlt oder wurde geändert. Vergleichen Sie die Liste vor dem Buchen mit der Bank.`,
    openEncoding: (read, other) =>
      `„${read.slice(0, 40)}“ kann auch „${other.slice(0, 40)}“ sein: Die Datei zeigt nicht, in welcher Zeichenkodierung sie ist. Ist es falsch, speichern Sie die Datei als UTF-8, und lesen Sie sie noch einmal.`,
    noHeadings:
      'Sie ist eine Liste ohne Überschriften, und nichts darin zeigt sicher, welche Spalte der Betrag ist und in welche Richtung Geld floss. Wählen Sie die Spalten von Hand.',
    noColumns:
      'Eine Spalte für das Datum oder den Betrag fehlt. Nennen Sie sie in der ersten Zeile „Datum“ und „Betrag“, oder wählen Sie die Spalten von Hand.',
    noEntries:
      'Keine Zeile hat einen Tag und einen Betrag unter deren Überschriften. Wählen Sie die Spalten von Hand, oder fordern Sie bei der Bank camt.053 an.',
    noEntry: (text, why) =>
      `Keine Zahlung darin lässt sich lesen: „${text}“. ${why} Wählen Sie die Spalten von Hand, wenn es eine Liste ist, oder holen Sie bei der Bank camt.053.`,
    tooMany: (max) =>
      `Sie hat mehr als ${displayNumber(max)} Zahlungen. Laden Sie bei der Bank weniger Tage herunter.`,
    otherAccount: (accounts, own) =>
      `Sie gehört zu ${listed(accounts)}, das Konto des Shops ist laut Einstellungen aber ${own}. Laden Sie eine Datei dieses Kontos herunter, oder berichtigen Sie „Bankkonto“ in den Einstellungen.`,
    bookedDetail: (number) =>
      `Zahlung ${number} wurde daraus gebucht. Ist das falsch, stornieren Sie zuerst diese Zahlung.`,
    refundedDetail: (number) =>
      `Sie ist mit Erstattung ${number} abgeglichen. Ist das falsch, trennen Sie beide zuerst.`,
    matchedDetail: 'Ist das falsch, trennen Sie zuerst die Erstattung von ihrer Buchung.',
    notKey: 'Das ist keine Buchung aus einer Datei der Bank.',
    rows: {
      noAmount: 'Der Betrag fehlt.',
      givenBack: (amount) =>
        `${amount} davon wurden zurückgegeben. Buchen Sie Zahlung und Erstattung von Hand.`,
      noDay: (text) => (text === '' ? 'Der Tag fehlt.' : `„${text}“ ist kein Tag.`),
      noMoney: (text) => `„${text}“ ist kein Betrag in ganzen Cent.`,
      noState: (text) =>
        `Der Zustand ist „${text}“, und es ist unklar, ob gebucht ist. Buchen Sie die Zahlung von Hand, wenn sie eingegangen ist.`,
      notAmount: (text) => `„${text}“ ist kein Betrag mit klarem Vorzeichen.`,
      bothColumns: 'In beiden Spalten, Eingang und Ausgang, steht ein Betrag.',
      noBalance:
        'Die Richtung ist unklar: Der Betrag hat kein Vorzeichen, und davor steht kein Saldo.',
      reversal: (text) =>
        `Darin steht „${text}“: Sie kann eine andere Buchung zurücknehmen oder nicht gebucht sein. Bezahlt sie eine Rechnung, buchen Sie die Zahlung von Hand.`,
      otherWay:
        'Nach dem Saldo daneben floss das Geld andersherum, als Vorzeichen oder Spalte sagen. Vergleichen Sie die Buchung mit der Bank, und buchen Sie die Zahlung von Hand.',
      signedDebit: (text) =>
        `„${text}“ hat unter den Ausgängen ein Vorzeichen, andere haben keines: Der Betrag kann einen Ausgang zurücknehmen. Ist es eine Zahlung, buchen Sie sie von Hand.`,
      signedCredit: (text) =>
        `„${text}“ hat unter den Eingängen ein Minus: Der Betrag kann eine frühere Zahlung zurücknehmen. Stornieren Sie diese, wenn sie gebucht ist.`,
      noSign: 'Der Betrag hat kein Vorzeichen, die Beträge anderer Buchungen aber haben eines.',
      contradiction: (text) =>
        `„${text}“ bedeutet einen Ausgang, eine andere Spalte aber einen Eingang.`,
      deniedSign: (text) =>
        `„${text}“ bedeutet einen Eingang, das Vorzeichen des Betrags aber einen Ausgang.`,
      twoColumns: (one, other) =>
        `In einer Spalte ist der Betrag ${one}, in einer anderen ${other}. Erfassen Sie die Zahlung von Hand.`,
      noDirection: (heading, text) =>
        `Die Richtung ist unklar: Der Betrag hat kein Vorzeichen, und in der Spalte ${heading === '' ? 'daneben' : `„${heading}“`} steht ${text === '' ? 'nichts' : `„${text}“`}.`,
      torn: 'Ein Anführungszeichen in einem Text hat weitere Zellen der Zeile verschluckt, der Betrag ist deshalb nicht sicher. Buchen Sie die Zahlung von Hand.',
      mixed: 'Die Buchung ist als Eingang bezeichnet, ihre einzige Zahlung aber als Ausgang.',
      twoAmounts: (text) =>
        `„${text}“ kann ${displayNumber(Number(text.replace(/[.,]/, '')))} oder ${displayNumber(Number(text.replace(',', '.')))} sein, und die Datei zeigt nicht, was gilt. Laden Sie bei der Bank mehr Tage herunter, oder buchen Sie die Zahlung von Hand.`,
      maybeCents: (text) =>
        `„${text}“ kann ein Betrag in ganzen Einheiten oder in Cent sein: Kein Betrag der Datei hat Nachkommastellen. Wählen Sie die Spalten von Hand, und geben Sie die Schreibweise der Beträge an.`,
      otherSum: (reference, amount, sum) =>
        `Die Buchung ${reference ? `„${reference}“ ` : ''}beträgt ${amount}, ihre Zahlungen ergeben aber ${sum}. Fragen Sie die Bank, was stimmt, und buchen Sie die Zahlung von Hand.`,
      indicator: (text) => `„${text}“ ist weder CRDT noch DBIT.`,
    },
  },
  accountsNotKeptDetail: 'Ihre Rechnungen finden Sie auf den Seiten Ihrer Bestellungen.',
  daysBackwards: 'Der erste Tag darf nicht nach dem letzten liegen.',
  tooManyDays: 'Wählen Sie höchstens drei Jahre.',
  notCustomer: 'Diesen Kunden gibt es nicht.',
  notDay: 'Geben Sie einen Tag wie 2026-11-21 ein.',
  dayToCome: (today) => `Der Tag darf nicht nach heute liegen, in der Zeitzone des Shops ${today}.`,
  notMethod: 'Wählen Sie eine Zahlungsart aus der Liste.',
  notAmount: 'Geben Sie einen Betrag über null ein.',
  noAllocation: 'Ordnen Sie die Zahlung mindestens einer Rechnung zu.',
  tooManyAllocations: (max) =>
    `Eine Zahlung lässt sich höchstens ${displayNumber(max)} Rechnungen zuordnen.`,
  keptOf: (number) => `Einzelheiten der Zahlung ${number}`,
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
