/** German: see ../ucp.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { ucpMessages as english } from '../ucp.ts'

export const ucpMessages: Translated<typeof english> = {
  scopes: {
    'dev.ucp.shopping.cart:manage': 'Ihre Preise sehen und Warenkörbe füllen.',
    'dev.ucp.shopping.checkout:manage':
      'Innerhalb Ihrer Limits bestellen. Größere Bestellungen warten auf Ihre Freigabe.',
    'dev.ucp.shopping.order:read': 'Ihre Bestellungen lesen.',
  },
  title: 'Verkaufsbedingungen',
  noProfile:
    'Geben Sie Ihr Profil an: UCP-Agent: profile="https://…" oder meta["ucp-agent"].profile.',
  profileNotRead:
    'Ihr Profil ließ sich nicht lesen. Erwartet wird JSON mit höchstens 128 kB unter einer öffentlichen Adresse mit https:// ohne Weiterleitung.',
  profileNotValid:
    'Ihr Profil ist kein UCP-Profil: Es muss ucp.version und ucp.capabilities enthalten.',
  version: (theirs, ours) =>
    `Ihr Profil hat die Version ${theirs}. Dieser Shop verwendet die Version ${ours}. Verwenden Sie ein Profil mit dieser Version.`,
  capability: (name) => `In Ihrem Profil fehlt die Fähigkeit ${name}.`,
  identity:
    'Verbinden Sie zuerst Ihr Kundenkonto bei diesem Shop: Preise und Bestellungen hängen vom Konto ab.',
  tokenEnded:
    'Das Access-Token ist unbekannt oder abgelaufen, oder es gehört zu einem Agenten, der getrennt wurde.',
  scope: (scope) =>
    `Die Person hat diesem Agenten das Recht ${scope} nicht erteilt. Verbinden Sie das Konto noch einmal mit diesem Recht.`,
  pricesHidden: 'Preise sehen nur Kunden. Verbinden Sie ein Konto des Shops.',
  notShown:
    'Mit diesem Konto sind keine Preise sichtbar. Der Inhaber des Kontos kann den Shop um Freischaltung bitten.',
  malformed: (path, detail) => `${path}: ${detail}`,
  unknownTool: (name) => `Die Operation ${name} gibt es nicht.`,
  notJsonRpc:
    'Senden Sie eine einzelne Nachricht nach JSON-RPC 2.0, keinen Batch. Die id der Nachricht muss eine ganze Zahl sein oder aus höchstens 200 sichtbaren Zeichen bestehen.',
  noInput: 'Geben Sie query oder filters an.',
  tooManyIds: (most) => `Fragen Sie höchstens ${most} Kennungen auf einmal ab.`,
  noCategory: 'Geben Sie höchstens 20 Kategorien an.',
  notFound: {
    product:
      'Zu dieser Kennung gibt es im Shop keinen Artikel. Suchen Sie den Artikel im Sortiment.',
    cart: 'Diesen Warenkorb gibt es nicht: Er wurde verworfen oder ist abgelaufen. Legen Sie einen neuen an.',
    checkout:
      'Diesen Checkout gibt es nicht: Er ist abgelaufen oder gehört einem anderen Agenten. Legen Sie einen neuen an.',
    order: 'Diese Bestellung gibt es nicht.',
  },
  noKey: 'Senden Sie einen Idempotenzschlüssel: 8 bis 64 Buchstaben, Ziffern, _ oder -.',
  keyReused: 'Dieser Idempotenzschlüssel wurde schon mit einem anderen Inhalt verwendet.',
  tooManySessions: (most) =>
    `Dieser Agent hat ${most} offene Warenkörbe und Checkouts. Verwerfen Sie zuerst einige davon, oder warten Sie, bis sie ablaufen.`,
  line: {
    unknown: (item) => `Zur Kennung ${item} gibt es im Shop keinen Artikel.`,
    twice: (line) =>
      `Zeile ${line} enthält dasselbe Werkzeug. Fassen Sie die Mengen in einer Zeile zusammen.`,
    unit: (unit) => `Geben Sie die Menge in der Einheit ${unit} an.`,
  },
  quote: {
    notWhole:
      'Es wurde kein Angebot angefragt: Der Warenkorb ist leer oder enthält Artikel, die dieser Shop nicht führt.',
    missing:
      'Dieser Checkout hat kein Angebot für diese Zeilen. Fragen Sie das Angebot in einem Warenkorb an, und legen Sie den Checkout aus diesem Warenkorb an.',
    states: {
      asked:
        'Der Shop hat die Preisanfrage noch nicht beantwortet. Versuchen Sie es später noch einmal.',
      accepted: 'Das Angebot wurde schon angenommen und ist jetzt eine Bestellung.',
      declined: 'Das Angebot wurde abgelehnt. Fragen Sie ein neues Angebot an.',
      withdrawn: 'Der Shop hat das Angebot zurückgezogen. Fragen Sie ein neues Angebot an.',
      expired: 'Das Angebot ist abgelaufen. Fragen Sie ein neues Angebot an.',
    },
    otherLines:
      'Das Angebot gilt für andere Mengen. Senden Sie genau die Zeilen des Angebots, oder lassen Sie use_quote weg.',
    asked: (number) =>
      `Angebot ${number} wurde angefragt. Mitarbeiter des Shops beantworten die Anfrage. Rufen Sie den Warenkorb später noch einmal ab.`,
  },
  closed: {
    completed: 'Dieser Checkout wurde abgeschlossen.',
    canceled: 'Dieser Checkout wurde verworfen. Erstellen Sie einen neuen.',
  },
  noPhone: 'Geben Sie eine Telefonnummer des Käufers an: Der Fahrer ruft unter dieser Nummer an.',
  noAddress: 'Geben Sie eine Adresse mit street_address, address_locality und address_country an.',
  notReady:
    'Der Checkout ist noch nicht vollständig. Lesen Sie die Meldungen, und vervollständigen Sie den Checkout.',
  waits: (reason) => `Diese Bestellung wird zurückgestellt: ${reason}`,
  waiting: (reason) => `Die Bestellung ist eingegangen, wurde aber zurückgestellt: ${reason}`,
  termUnknown: 'Es gibt nur eine Zahlungsbedingung; sie lässt sich nicht ändern.',
  delivery: 'Lieferung',
  deliveryFree: 'Versandkostenfrei',
  tax: 'Steuer',
  terms: {
    onAccount: 'Auf Rechnung',
    inAdvance: 'Vorkasse',
    net: (days) => `Fällig ${days} Tage nach dem Rechnungsdatum.`,
    receipt: 'Fällig bei Erhalt der Rechnung.',
    discount: (percent, days) => ` ${percent} % Skonto innerhalb von ${days} Tagen.`,
    prepayment: 'Vor dem Versand zahlbar. Für die Zahlung erhalten Sie eine Proformarechnung.',
  },
  failed:
    'Der Shop konnte den Aufruf nicht abschließen. Ob sich etwas geändert hat, ist nicht bekannt. Prüfen Sie den aktuellen Stand, bevor Sie den Aufruf wiederholen.',
}
