/** German: see ../ucp.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { ucpMessages as english } from '../ucp.ts'

export const ucpMessages: Translated<typeof english> = {
  scopes: {
    'dev.ucp.shopping.cart:manage': 'Ihre Preise sehen und Warenkörbe füllen.',
    'dev.ucp.shopping.checkout:manage':
      'In Ihren Grenzen bestellen. Größere Aufträge warten auf Ihre Freigabe.',
    'dev.ucp.shopping.order:read': 'Ihre Aufträge lesen.',
  },
  title: 'Handelsbedingungen',
  noProfile:
    'Nennen Sie Ihr Profil: UCP-Agent: profile="https://…" oder meta["ucp-agent"].profile.',
  profileNotRead:
    'Ihr Profil ließ sich nicht lesen. Es muss JSON unter einer öffentlichen Adresse mit https:// sein, ohne Weiterleitung, von höchstens 128 kB.',
  profileNotValid: 'Ihr Profil ist kein UCP-Profil: Es braucht ucp.version und ucp.capabilities.',
  version: (theirs, ours) => `Ihr Profil nennt die Version ${theirs}. Dieser Shop spricht ${ours}.`,
  capability: (name) => `Ihr Profil hat die Fähigkeit ${name} nicht.`,
  identity:
    'Verbinden Sie zuerst ein Konto des Shops: Von ihm hängen Preise ab, und es wird für eine Person bestellt.',
  tokenEnded:
    'Das Access Token ist unbekannt, abgelaufen oder gehört einem Agenten, der getrennt wurde.',
  scope: (scope) => `Die Person hat diesem Agenten das Recht ${scope} nicht gegeben.`,
  pricesHidden: 'Preise sehen nur Kunden. Verbinden Sie ein Konto des Shops.',
  notShown: 'Diesem Konto werden keine Preise gezeigt. Es kann beim Shop darum bitten.',
  malformed: (path, detail) => `${path}: ${detail}`,
  unknownTool: (name) => `Es gibt keine Operation ${name}.`,
  notJsonRpc:
    'Senden Sie eine Nachricht nach JSON-RPC 2.0, keinen Stapel. Ihre id ist eine ganze Zahl oder hat höchstens 200 sichtbare Zeichen.',
  noInput: 'Nennen Sie, was Sie suchen: query oder filters.',
  tooManyIds: (most) => `Höchstens ${most} Kennungen auf einmal.`,
  noCategory: 'Höchstens 20 Kategorien.',
  notFound: {
    product: 'Unter dieser Kennung verkauft der Shop nichts.',
    cart: 'Diesen Warenkorb gibt es nicht: Er wurde verworfen oder ist abgelaufen.',
    checkout: 'Diesen Checkout gibt es nicht: Er ist abgelaufen oder gehört einem anderen Agenten.',
    order: 'Diesen Auftrag gibt es nicht.',
  },
  noKey: 'Senden Sie einen Idempotenzschlüssel: 8 bis 64 Buchstaben, Ziffern, _ oder -.',
  keyReused: 'Dieser Idempotenzschlüssel kam schon mit einem anderen Inhalt.',
  tooManySessions: (most) =>
    `Dieser Agent hat ${most} offene Warenkörbe und Checkouts. Verwerfen Sie einen, oder warten Sie, bis sie ablaufen.`,
  line: {
    unknown: (item) => `Unter ${item} verkauft der Shop nichts.`,
    twice: (line) => `Dasselbe Werkzeug steht in Zeile ${line}. Fassen Sie die Mengen zusammen.`,
    unit: (unit) => `Die Menge zählt in ${unit}, in keiner anderen Einheit.`,
  },
  quote: {
    notWhole:
      'Es wurde kein Angebot angefragt: der Warenkorb hat Zeilen, die dieser Shop nicht führt, oder keine.',
    missing:
      'Dieser Checkout hat kein Angebot für diese Zeilen. Fragen Sie es in einem Warenkorb an, und legen Sie den Checkout aus diesem Warenkorb an.',
    states: {
      asked: 'Der Shop hat die Preisanfrage noch nicht beantwortet.',
      accepted: 'Das Angebot ist schon angenommen und eine Bestellung.',
      declined: 'Das Angebot wurde abgelehnt.',
      withdrawn: 'Der Shop hat das Angebot zurückgezogen.',
      expired: 'Das Angebot ist abgelaufen. Fragen Sie ein neues an.',
    },
    otherLines:
      'Das Angebot gilt für andere Mengen. Senden Sie genau seine Zeilen, oder lassen Sie use_quote weg.',
    asked: (number) =>
      `Angebot ${number} ist angefragt. Mitarbeiter des Shops beantworten es; lesen Sie den Warenkorb noch einmal.`,
  },
  closed: {
    completed: 'Dieser Checkout ist abgeschlossen.',
    canceled: 'Dieser Checkout ist verworfen.',
  },
  noPhone: 'Nennen Sie eine Telefonnummer des Käufers: Der Fahrer ruft dort an.',
  noAddress: 'Nennen Sie eine Adresse mit street_address, address_locality und address_country.',
  notReady: 'Der Checkout ist noch nicht vollständig. Lesen Sie die Meldungen, und ändern Sie ihn.',
  waits: (reason) => `Wird er erteilt, wartet der Auftrag: ${reason}`,
  waiting: (reason) => `Der Auftrag ist erteilt und wartet: ${reason}`,
  termUnknown: 'Es gibt eine Zahlungsbedingung. Sie bleibt, wie sie ist.',
  delivery: 'Lieferung',
  deliveryFree: 'Ohne Kosten',
  tax: 'Steuer',
  terms: {
    onAccount: 'Auf Rechnung',
    inAdvance: 'Im Voraus',
    net: (days) => `Fällig ${days} Tage nach dem Rechnungsdatum.`,
    receipt: 'Fällig bei Erhalt der Rechnung.',
    discount: (percent, days) => ` ${percent} % Skonto innerhalb von ${days} Tagen.`,
    prepayment: 'Fällig, bevor die Ware das Haus verlässt, auf eine Proformarechnung.',
  },
  failed:
    'Der Shop konnte nicht antworten. Ob sich etwas geändert hat, ist nicht bekannt; fragen Sie nach, bevor Sie wiederholen.',
}
