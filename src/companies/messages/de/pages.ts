/** German: see ../pages.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayCount, displayMoney } from '../../../platform/money/money.ts'
import type * as english from '../pages.ts'

export const stateNames: Translated<typeof english.stateNames> = {
  requested: 'Beantragt',
  approved: 'Freigegeben',
  'on-hold': 'Zurückgestellt',
  closed: 'Geschlossen',
}
export const roleNames: Translated<typeof english.roleNames> = {
  buyer: 'Einkäufer',
  approver: 'Freigeber',
  owner: 'Inhaber',
}
export const taxStatusNames: Translated<typeof english.taxStatusNames> = {
  standard: 'Regelbesteuert',
  exempt: 'Befreit, mit Bescheinigung',
  'reverse-charge': 'Steuerschuldnerschaft des Leistungsempfängers, mit USt-IdNr.',
}

export const tradeAccountMessages: Translated<typeof english.tradeAccountMessages> = {
  title: 'Firmenkonto',
  description: 'Ihre Firmenkonten. Hier können Sie auch ein neues Firmenkonto eröffnen.',
  lead: 'Kaufen Sie für Ihre Firma ein, mit eigenem Warenkorb und den vereinbarten Preisen.',
  open: 'Firmenkonto eröffnen',
  openLead: (myself) =>
    myself
      ? 'Wir prüfen Ihre Angaben und antworten per E-Mail. Bis dahin können Sie weiter für sich selbst einkaufen.'
      : 'Wir prüfen Ihre Angaben und antworten per E-Mail. Dieser Shop verkauft nur an Firmen.',
  name: 'Name der Firma',
  address: 'Sitz der Firma',
  vatId: 'USt-IdNr.',
  taxNumber: 'Steuernummer',
  send: 'Firmenkonto beantragen',
  sending: 'Wird gesendet',
  sent: (name) => `Ihr Antrag für ${name} ist eingegangen`,
  notSent: 'Es wurde nichts gesendet.',
  state: {
    requested: 'Wir prüfen Ihren Antrag und antworten per E-Mail.',
    approved: 'Freigegeben.',
    'on-hold': 'Zurückgestellt: Zurzeit sind keine Bestellungen für diese Firma möglich.',
    closed: 'Geschlossen.',
  },
  number: (number) => `Kundennummer ${number}`,
  youAre: (role) => `Sie sind ${role}.`,
  roleIn: { buyer: 'Einkäufer', approver: 'Freigeber', owner: 'Inhaber' },
  terms: 'Vereinbart',
  minimum: (amount) => `Mindestbestellwert: ${amount}.`,
  members: 'Mitglieder',
  membersOf: (name) => `Mitglieder von ${name}`,
  leave: 'Austreten',
  leaveCompany: (name) => `Aus ${name} austreten`,
  sureToLeave: (name) =>
    `Sie können dann nicht mehr für ${name} einkaufen und sehen Bestellungen und Belege der Firma nicht mehr. Ihre ` +
    'Bestellungen, Angebote und geteilten Merklisten für die Firma gehen an einen Inhaber über. Ihr Warenkorb für die Firma wird gelöscht.',
  sureToLeaveAsOwner: (name) =>
    `Sie können dann nicht mehr für ${name} einkaufen und sehen Bestellungen und Belege der Firma nicht mehr.`,
  stay: 'Bleiben',
  left: (name) => `Sie kaufen nicht mehr für ${name} ein`,
  buyingFor: 'Einkauf für',
  approvalsWait: (count) => `Freizugeben: ${count}`,
  myself: 'Mich selbst',
  choose: 'Firma wählen',
  question: 'Für wen kaufen Sie ein?',
  questionDetail:
    'Von dieser Wahl hängen Preise, Warenkorb und Bestellungen auf allen Ihren Geräten ab. Ihr Warenkorb bleibt erhalten. ' +
    'Oben auf jeder Seite können Sie die Wahl ändern.',
  later: 'Später entscheiden',
  chosen: (name) => `Sie kaufen jetzt für ${name} ein`,
  chosenMyself: 'Sie kaufen jetzt für sich selbst ein',
  buyingForCompany: (name) => `Sie kaufen für ${name} ein.`,
  change: 'Ändern',
  onHold: (name) => `${name} (zurückgestellt)`,
}

export const memberMessages: Translated<typeof english.memberMessages> = {
  program: 'Dienstkonto',
  role: 'Rolle',
  remove: (email) => `${email} entfernen`,
  sureToRemove: (email) =>
    `${email} kann dann nicht mehr für die Firma einkaufen und sieht ihre Bestellungen und Belege nicht mehr.`,
  successor: 'Nachfolge für diese Bestellungen',
  successorHelp:
    'Bestellungen, Angebote, geteilte Merklisten und der Warenkorb der Firma gehen an dieses Mitglied über.',
  removeLabel: 'Entfernen',
  removed: (email, passed, to) =>
    passed === ''
      ? `${email} ist nicht mehr Mitglied`
      : `${email} ist nicht mehr Mitglied; übertragen an ${to}: ${passed}`,
  wasRemoved: 'Dieses Mitglied wurde schon entfernt',
  keep: 'Abbrechen',
  add: 'Mitglied hinzufügen',
  addLead: 'mit einem Konto in diesem Shop',
  email: 'E-Mail-Adresse des Kontos',
  newRole: 'Rolle',
  adding: 'Wird hinzugefügt',
  added: (email) => `${email} kauft jetzt für diese Firma ein`,
  notAdded: 'Es wurde niemand hinzugefügt.',
}

export const companyOrderMessages: Translated<typeof english.companyOrderMessages> = {
  title: (company) =>
    company === undefined ? 'Bestellungen der Firma' : `Bestellungen von ${company}`,
  description: 'Alle Bestellungen Ihrer Firma.',
  lead: 'Die Bestellungen aller Mitglieder, die neuesten zuerst.',
  caption: 'Die Bestellungen der Firma, die neuesten zuerst',
  buyer: 'Einkäufer',
  back: 'Firmenkonto',
  empty: 'Noch keine Bestellungen für die Firma',
  emptyDetail: 'Bestellungen aller Mitglieder erscheinen hier, sobald sie eingehen.',
  noMatchDetail: 'Für diesen Status und Zeitraum gibt es keine Bestellungen.',
  unknown: 'Sie sind kein Mitglied dieser Firma',
  unknownDetail: 'Freigeber und Inhaber sehen die Bestellungen ihrer Firma.',
  link: 'Alle Bestellungen der Firma',
}

export const limitMessages: Translated<typeof english.limitMessages> = {
  lead:
    'Bestellungen über diesen Beträgen warten auf die Freigabe durch einen Freigeber, ' +
    'einen Inhaber der Firma oder den Shop. Alle Beträge ohne MwSt.',
  perOrder: 'Je Bestellung',
  perMonth: 'Im Monat',
  help: 'Ohne Angabe gibt es kein Limit.',
  notAmount: 'Geben Sie einen Betrag ein, zum Beispiel 500, oder lassen Sie das Feld leer.',
  saving: 'Wird gespeichert',
  saved: (email) => `Die Limits von ${email} wurden gespeichert`,
  limits: (perOrder, perMonth) =>
    [
      ...(perOrder === undefined ? [] : [`${displayMoney(perOrder)} je Bestellung`]),
      ...(perMonth === undefined ? [] : [`${displayMoney(perMonth)} im Monat`]),
    ].join(', ') || 'Kein Limit',
  approvals: 'Freizugebende Bestellungen',
}

export const companiesPageMessages: Translated<typeof english.companiesPageMessages> = {
  numberHeader: 'Nummer',
  open: 'Öffnen',
  review: 'Prüfen',
  openWhich: (act, number) => `${act}: Kunde ${number}`,
  title: 'Firmen',
  description: 'Gewerbliche Kunden: Anträge, Stammdaten, Mitglieder.',
  lead: 'Gewerbliche Kunden. Mitglieder freigegebener Firmen können für ihre Firma einkaufen.',
  caption: 'Firmen',
  town: 'Ort',
  lastOrder: 'letzte Bestellung',
  turnover: 'Umsatz, 12 Monate',
  owed: 'berechnet, unbezahlt',
  owedShort: 'unbezahlt',
  search: 'Firmen suchen',
  hint: 'Name, Nummer oder Mitglied',
  anyState: 'Jeder Status',
  stateFilter: 'Status',
  stateNow: 'Status',
  company: 'Firma',
  members: 'Mitglieder',
  asked: 'seit',
  approve: 'Freigeben',
  sureToApprove: (count) =>
    `Mitglieder von ${displayCount(count, 'Firma', 'Firmen')} können danach einkaufen. Die Inhaber erhalten eine E-Mail.`,
  areApproved: (count) => `${displayCount(count, 'Firma', 'Firmen')} freigegeben`,
  hold: 'Zurückstellen',
  sureToHold: (count) =>
    `${displayCount(count, 'Firma kann', 'Firmen können')} danach bis zur erneuten Freigabe nichts mehr bestellen. Die Inhaber erhalten eine E-Mail.`,
  areOnHold: (count) => `${displayCount(count, 'Firma', 'Firmen')} zurückgestellt`,
  state: 'Status',
  add: 'Firma anlegen',
  empty: 'Noch keine Firmen',
  emptyDetail:
    'Kunden beantragen ein Firmenkonto auf ihrer Profilseite. Sie können auch selbst eine Firma anlegen.',
  noneInState: 'Keine Firmen mit diesem Status',
  newTitle: 'Neue Firma',
  recordTitle: 'Firma',
  recordDescription: 'Stammdaten, Status und Mitglieder einer Firma.',
  crumbs: 'Sie sind hier',
  back: 'Alle Firmen',
  number: (number) => `Nr. ${number}`,
  taxStatus: 'Steuer',
  taxStatusHelp:
    'Geben Sie die erwartete Besteuerung an. Die berechnete Steuer richtet sich nach geprüften Bescheinigungen und der bestätigten USt-IdNr. Fehlende Nachweise stehen unter „Steuer“.',
  terms: 'Bedingungen',
  termsHelp: 'Für die Mitglieder sichtbar.',
  backOrders: 'Rückstände',
  backOrderRules: {
    shop: 'Wie in den Einstellungen des Shops',
    yes: 'Erlaubt',
    no: 'Nicht erlaubt',
  },
  orderFiles: 'Bestellungen per E-Mail und cXML',
  orderFilesHelp:
    'Automatisch bestellt wird nur, wenn der Absender bestätigt ist, alle Positionen mit ihren Preisen eindeutig sind, die Adresse bekannt ist und der Auftrag nicht zurückgestellt würde.',
  orderFileRules: { draft: 'Als Entwurf behalten', place: 'Bestellen, wenn alles eindeutig ist' },
  orderAnswers: 'Antworten auf Bestellungen per E-Mail',
  orderAnswersHelp: 'Antworten gehen nur an Absender, deren Adresse bestätigt ist.',
  orderAnswerRules: { hand: 'Manuell senden', mail: 'Per E-Mail senden' },
  invoices: 'Rechnungen',
  delivery: 'Lieferung und Sprache',
  agreements: 'Bedingungen und Notizen',
  invoiceForm: 'Form der Rechnungen',
  invoiceFormHelp:
    'XRechnung ist für öffentliche Auftraggeber in Deutschland. XRechnung und UBL werden zusammen mit einem PDF gesendet.',
  invoiceForms: {
    shop: 'Factur-X, wenn möglich, sonst PDF',
    pdf: 'PDF',
    facturx: 'Factur-X (PDF mit Daten)',
    xrechnung: 'XRechnung (UBL)',
    ubl: 'UBL',
  },
  buyerReference: 'Käuferreferenz',
  buyerReferenceHelp:
    'Die Referenz steht auf Rechnungen, zum Beispiel eine Leitweg-ID oder eine Abteilung.',
  billingEmail: 'E-Mail-Adresse für Rechnungen',
  billingEmailHelp:
    'Empfänger von Rechnungen und Gutschriften. Ohne Angabe gehen beide an den Käufer.',
  phone: 'Telefon',
  language: 'Sprache',
  languageHelp:
    'Sprache der E-Mails und Belege. Wenn der Shop eine Sprache nicht mehr anbietet, gilt die Sprache des Shops.',
  languageOfShop: 'Sprache des Mitglieds, sonst Sprache des Shops',
  deliveryAddresses: 'Lieferadressen',
  deliveryAddressesHelp:
    'Weitere Orte, an die geliefert werden darf, mit einer Leerzeile zwischen zwei Adressen. Mitglieder wählen bei der Bestellung eine Adresse aus.',
  ledgerAccount: 'Debitorenkonto',
  ledgerAccountHelp:
    'Ohne Angabe wird das Konto aus der Kundennummer gebildet, wie unter „Buchhaltung“ eingestellt.',
  paymentTerms: 'Zahlungsbedingungen',
  paymentTermsHelp:
    '„net 30“ oder „2/10 net 30“: 2 % Skonto bei Zahlung innerhalb von 10 Tagen; „prepayment“: Bestellungen warten, bis sie bezahlt sind. Ohne Angabe gelten die Bedingungen des Shops.',
  minimumOrder: 'Mindestbestellwert',
  priceList: 'Preisliste',
  priceListHelp: 'Preise für die Einkäufer der Firma. Preislisten finden Sie unter „Preise“.',
  catalogue: 'Keine: Katalogpreise',
  creditLimit: 'Kreditlimit',
  creditLimitHelp:
    'Höchster offener Betrag einschließlich Steuer. Bestellungen darüber werden zurückgestellt. Ohne Angabe gibt es kein Limit.',
  minimumHelp: 'Kleinere Bestellungen werden abgelehnt. 0 bedeutet: kein Mindestbestellwert.',
  representative: 'Ansprechpartner',
  notes: 'Notizen',
  notesHelp: 'Nur für Mitarbeiter.',
  save: 'Speichern',
  saving: 'Wird gespeichert',
  saved: 'Die Firma wurde gespeichert',
  addedCompany: (name) => `${name} wurde angelegt und freigegeben`,
  notSaved: 'Es wurde nichts gespeichert.',
  history: 'Verlauf',
  move: {
    requested: 'Zurück zu „Beantragt“',
    approved: 'Freigeben',
    'on-hold': 'Zurückstellen',
    closed: 'Schließen',
  },
  moved: (name, state) => `${name}: ${state}`,
  sureToClose: (name) => `Bis zur nächsten Freigabe kann niemand für ${name} einkaufen.`,
  leaveIt: 'Abbrechen',
  record: 'Stammdaten',
  parts: 'Teile der Stammdaten',
  partNames: {
    overview: 'Überblick',
    members: 'Mitglieder',
    terms: 'Stammdaten',
    tax: 'Steuer',
    files: 'Dateien und Verbindungen',
  },
  contact: 'Kontakt',
  prices: 'Preise',
  deliveredTo: (count) => `und ${displayCount(count, 'Lieferadresse', 'Lieferadressen')}`,
  invoicesTo: (email) => `Rechnungen an ${email}`,
  newOrder: 'Neuer Auftrag',
  waits: 'Zu erledigen',
  more: 'Mehr',
  moreFor: (name) => `Mehr zu ${name}`,
}
