/** German: see ../punch-out.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { punchOutMessages as english } from '../punch-out.ts'

export const punchOutMessages: Translated<typeof english> = {
  problems: { tooMany: 'Zu viele Verbindungen' },
  tooManyDetail: (most) =>
    `Eine Firma kann höchstens ${most} Verbindungen haben. Widerrufen Sie eine Verbindung, die nicht mehr benutzt wird.`,
  notOrigins: 'Geben Sie eine bis zehn Adressen an.',
  notOrigin: (text) =>
    `${text} ist keine zulässige Adresse. Geben Sie die Adresse des Käufersystems ohne Pfad ein, etwa https://buyer.example.com.`,
  identityTaken: (name) => `Eine andere Verbindung hat die Kennung ${name}.`,
  sweepFailed: 'Alte Punch-out-Nachrichten konnten nicht gelöscht werden',
  answers: {
    failed: 'Nachrichten zu cXML-Bestellungen konnten nicht gesendet werden',
    notWritten:
      'Eine Nachricht zu einer cXML-Bestellung konnte nicht erstellt oder gesendet werden',
    sealed:
      'Nicht gesendet: Der Shop kann das Shared Secret dieser Verbindung nicht entschlüsseln, weil es mit einem anderen SECRETS_KEY verschlüsselt wurde. Hinterlegen Sie den früheren Schlüssel zusätzlich, oder geben Sie das Secret neu ein.',
    notThere:
      'Diese Nachricht kann nicht erstellt werden. Eine Bestätigung ist erst möglich, wenn der Auftrag nicht mehr zurückgestellt ist.',
  },
  basket: {
    isBack:
      'Der Warenkorb wurde bereits übergeben. Öffnen Sie den Katalog erneut aus Ihrem eigenen System.',
    notOnSale: 'Dieses Werkzeug ist nicht mehr im Verkauf.',
    tooMany: (most) =>
      `Ein Warenkorb kann höchstens ${most} Positionen enthalten. Übergeben Sie zuerst diesen Warenkorb.`,
    notQuantity: 'Geben Sie eine ganze Zahl ein.',
    nowhere:
      'Ihr System hat den Katalog ohne Rücksprungadresse geöffnet, deshalb kann kein Warenkorb übergeben werden. Öffnen Sie den Katalog zum Bestellen aus einer Bestellanforderung.',
    onlyShown:
      'Dieser Warenkorb wird nur angezeigt. Ändern können Sie ihn in Ihrem eigenen System.',
    missing: (skus) =>
      `Diese Artikel wurden nicht in den Warenkorb übernommen, weil sie nicht mehr im Verkauf sind oder ihre Menge keine ganze Zahl ist: ${skus}.`,
    changed:
      'Seit Sie den Warenkorb gefüllt haben, hat er sich geändert. Prüfen Sie die Positionen, und übergeben Sie den Warenkorb erneut.',
  },
  page: {
    title: (shop) => `${shop}: Katalog`,
    buyingFor: (company) => `Für ${company}`,
    search: 'Nach Name oder Artikelnummer suchen',
    find: 'Suchen',
    tools: 'Werkzeuge',
    none: 'Kein Werkzeug gefunden. Versuchen Sie es mit einem anderen Wort oder einer Artikelnummer.',
    next: 'Weitere Werkzeuge',
    price: (price, base) => `${price} ${base}`,
    minimum: (count) => `Mindestens ${count}`,
    packs: (count) => `VE ${count}`,
    inStock: (count) => `${count} auf Lager`,
    quantityOf: (tool) => `Menge von ${tool}`,
    add: 'Hinzufügen',
    addOf: (tool) => `${tool} hinzufügen`,
    basket: 'Warenkorb',
    empty: 'Der Warenkorb ist leer.',
    update: 'Ändern',
    updateOf: (tool) => `${tool} ändern`,
    remove: 'Entfernen',
    removeOf: (tool) => `${tool} entfernen`,
    total: 'Summe ohne Steuer',
    transfer: 'Warenkorb übergeben',
    leave: 'Ohne Positionen zurück',
    back: 'Zurück zum eigenen System',
    answer: 'Antwort des Katalogs',
    transferring: 'Ihr Warenkorb wird an Ihr eigenes System übergeben.',
    transferNow: 'Jetzt übergeben',
    notMoving: 'Wenn nichts geschieht, klicken Sie auf „Jetzt übergeben“.',
    noOrder:
      'In diesem Katalog wird nichts bestellt. Die Bestellung erfolgt über Ihr eigenes System.',
  },
  refused: {
    title: 'Der Katalog wurde nicht geöffnet',
    'not-known':
      'Benutzername oder Passwort ist falsch, oder die Verbindung wurde widerrufen. Fragen Sie den Lieferanten nach neuen Zugangsdaten.',
    'not-agreed':
      'Die Rücksprungadresse für den Warenkorb ist nicht mit dem Lieferanten vereinbart. Es wurde nichts übergeben. Bitten Sie den Lieferanten, die Adresse Ihres Systems einzutragen.',
    'not-secure':
      'Der Shop ist nicht über https erreichbar. Ohne https bleibt eine Sitzung in einem Frame nicht erhalten. Informieren Sie den Lieferanten.',
    'not-call':
      'Der Aufruf Ihres Systems ist nicht vollständig. Erforderlich sind die Felder USERNAME, PASSWORD und HOOK_URL, jedes genau einmal.',
    'not-ids':
      'Der Aufruf Ihrer Software ist nicht vollständig. Erforderlich sind action (WKE, WKS oder ADL), name_kunde oder kndnr, pw_kunde und hookurl, bei WKS auch warenkorb, bei ADL auch ghnummer, jedes Feld genau einmal.',
    'not-basket':
      'Der Shop kann den Warenkorb Ihrer Software nicht lesen: Es ist kein IDS-Warenkorb, oder er enthält mehr als 200 Positionen. Es wurde nichts übergeben.',
    'not-found': 'Der Shop bietet kein Punch-out an.',
    'too-many': 'Zu viele Aufrufe. Warten Sie eine Minute, und öffnen Sie den Katalog dann erneut.',
  },
  cxml: {
    notMessage:
      'Der Shop kann diese cXML-Nachricht nicht lesen. Erforderlich sind From, Sender mit SharedSecret, eine payloadID und ein Request, als wohlgeformtes XML ohne eigene Entitäten.',
    notSetup:
      'Der PunchOutSetupRequest ist nicht vollständig. Erforderlich sind eine operation (create, edit oder inspect), ein BuyerCookie mit Text und ein BrowserFormPost mit einer URL.',
    tooManyLines: (most) =>
      `Ein Warenkorb kann höchstens ${most} Positionen enthalten. Der Katalog wurde nicht geöffnet.`,
    notAnswered: (name) =>
      `${name} wird nicht unterstützt. Der Shop nimmt PunchOutSetupRequest, OrderRequest und ProfileRequest an.`,
    received:
      'Die Bestellung ist eingegangen. Sofern nichts anderes vereinbart ist, prüft ein Mitarbeiter die Bestellung, bevor der Auftrag angelegt wird. Weichen Artikel, Menge oder Preis ab, fragt er nach.',
    otherOrder:
      'Mit dieser payloadID ist bereits eine andere Bestellung eingegangen. Die neue Bestellung wurde nicht angenommen. Verwenden Sie für jede Nachricht eine eigene payloadID, und senden Sie die Bestellung erneut.',
    tooMany: 'Zu viele Aufrufe. Warten Sie eine Minute, und senden Sie die Nachricht dann erneut.',
  },
  ended: {
    title: 'Die Sitzung ist beendet',
    detail:
      'Eine Sitzung dauert eine Stunde und endet, wenn der Lieferant die Verbindung widerruft. Es wurde nichts bestellt. Öffnen Sie den Katalog erneut aus Ihrem eigenen System. Erscheint diese Seite sofort wieder, hat der Browser das Sitzungscookie abgelehnt.',
  },
  otherOrigin: {
    title: 'Die Anfrage kam nicht aus dem Katalog',
    detail:
      'Es wurde nichts geändert oder übergeben, weil die Anfrage nicht vom Shop stammt (Header Origin). Gehen Sie zurück zum Katalog, und wiederholen Sie die Aktion dort.',
  },
}
