/** German: see ../punch-out.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { punchOutMessages as english } from '../punch-out.ts'

export const punchOutMessages: Translated<typeof english> = {
  problems: { tooMany: 'Zu viele Verbindungen' },
  tooManyDetail: (most) =>
    `Eine Firma kann ${most} Verbindungen haben. Widerrufen Sie eine, die nicht mehr benutzt wird.`,
  notOrigins: 'Nennen Sie eine bis zehn Herkünfte.',
  notOrigin: (text) =>
    `${text} ist keine Herkunft. Geben Sie die Adresse des Systems des Käufers ohne Pfad ein, etwa https://buyer.example.com.`,
  identityTaken: (name) => `Eine andere Verbindung hat die Kennung ${name}.`,
  sweepFailed: 'Alte Punch-out-Nachrichten konnten nicht gelöscht werden',
  answers: {
    failed: 'Nachrichten zu cXML-Bestellungen konnten nicht gesendet werden',
    notWritten:
      'Eine Nachricht zu einer cXML-Bestellung konnte nicht geschrieben oder gesendet werden',
    sealed:
      'Nicht gesendet: Der Shop kann das Shared Secret dieser Verbindung nicht öffnen, weil SECRETS_KEY nicht der Schlüssel ist, mit dem es versiegelt wurde. Hinterlegen Sie den früheren Schlüssel zusätzlich, oder geben Sie das Secret neu ein.',
    notThere:
      'Diese Nachricht kann nicht geschrieben werden. Eine Bestätigung gibt es, sobald der Auftrag nicht mehr wartet.',
  },
  basket: {
    isBack:
      'Der Warenkorb wurde bereits übergeben. Beginnen Sie in Ihrem eigenen System noch einmal.',
    notOnSale: 'Dieses Werkzeug ist nicht mehr im Verkauf.',
    tooMany: (most) =>
      `Ein Warenkorb hat höchstens ${most} Positionen. Übergeben Sie zuerst diesen.`,
    notQuantity: 'Geben Sie eine ganze Zahl ein.',
    nowhere:
      'Ihr System hat den Katalog ohne Rücksprungadresse geöffnet, deshalb kann kein Warenkorb übertragen werden. Öffnen Sie den Katalog zum Bestellen aus einer Bestellanforderung.',
    onlyShown:
      'Dieser Warenkorb wird nur angezeigt. Um ihn zu ändern, bearbeiten Sie ihn in Ihrem eigenen System.',
    missing: (skus) =>
      `Nicht mehr im Verkauf oder ohne ganze Menge und deshalb nicht im Warenkorb: ${skus}.`,
    changed:
      'Der Warenkorb hat sich geändert, seit Sie ihn gefüllt haben. Prüfen Sie die Positionen und übergeben Sie ihn dann noch einmal.',
  },
  page: {
    title: (shop) => `${shop}: Katalog`,
    buyingFor: (company) => `Für ${company}`,
    search: 'Nach Name oder Artikelnummer suchen',
    find: 'Suchen',
    tools: 'Werkzeuge',
    none: 'Kein Werkzeug gefunden. Versuchen Sie ein anderes Wort oder eine Artikelnummer.',
    next: 'Weitere Werkzeuge',
    price: (price, base) => `${price} ${base}`,
    minimum: (count) => `Mindestens ${count}`,
    packs: (count) => `Packungen zu ${count}`,
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
    transferring: 'Ihr Warenkorb geht zurück an Ihr eigenes System.',
    transferNow: 'Jetzt übergeben',
    notMoving: 'Wenn nichts geschieht, drücken Sie den Knopf.',
    noOrder: 'Hier wird nichts bestellt. Ihr eigenes System bestellt, was Sie übergeben.',
  },
  refused: {
    title: 'Der Katalog wurde nicht geöffnet',
    'not-known':
      'Benutzername oder Passwort ist falsch, oder die Verbindung wurde widerrufen. Fragen Sie den Lieferanten nach neuen.',
    'not-agreed':
      'Die Adresse, an die der Warenkorb ginge, ist nicht mit dem Lieferanten vereinbart. Es wurde nichts übergeben. Bitten Sie den Lieferanten, die Herkunft Ihres Systems einzutragen.',
    'not-secure':
      'Der Shop ist nicht über https erreichbar. Ohne https behält ein Browser in einem Rahmen keine Sitzung. Sagen Sie es dem Lieferanten.',
    'not-call':
      'Der Aufruf Ihres Systems ist nicht vollständig. USERNAME, PASSWORD und HOOK_URL sind nötig, jedes einmal.',
    'not-ids':
      'Der Aufruf Ihrer Software ist nicht vollständig. Nötig sind action (WKE, WKS oder ADL), name_kunde oder kndnr, pw_kunde und hookurl; WKS braucht warenkorb, ADL braucht ghnummer, jedes einmal.',
    'not-basket':
      'Den Warenkorb Ihrer Software kann der Shop nicht lesen: Es ist kein IDS-Warenkorb, oder er hat mehr als 200 Positionen. Es wurde nichts übergeben.',
    'not-found': 'Der Shop bietet kein Punch-out an.',
    'too-many':
      'Zu viele Aufrufe. Warten Sie eine Minute und öffnen Sie den Katalog dann noch einmal.',
  },
  cxml: {
    notMessage:
      'Das ist keine cXML-Nachricht, die der Shop liest. Nötig sind From, Sender mit SharedSecret, eine payloadID und ein Request, als wohlgeformtes XML ohne eigene Entitäten.',
    notSetup:
      'Der PunchOutSetupRequest ist nicht vollständig. Nötig sind eine operation (create, edit oder inspect), ein BuyerCookie aus Text und ein BrowserFormPost mit einer URL.',
    tooManyLines: (most) =>
      `Ein Warenkorb hat höchstens ${most} Positionen. Es wurde nichts geöffnet.`,
    notAnswered: (name) =>
      `${name} wird hier nicht beantwortet. Der Shop nimmt PunchOutSetupRequest, OrderRequest und ProfileRequest an.`,
    received:
      'Die Bestellung ist eingegangen. Ist nichts anderes vereinbart, prüft sie ein Mensch vor der Auftragsanlage; nach Positionen mit anderem Artikel, anderer Menge oder anderem Preis wird gefragt.',
    otherOrder:
      'Mit dieser payloadID kam schon eine andere Bestellung. Es ist nichts eingegangen. Geben Sie jeder Nachricht eine eigene payloadID, und senden Sie sie noch einmal.',
    tooMany: 'Zu viele Aufrufe. Warten Sie eine Minute.',
  },
  ended: {
    title: 'Die Sitzung ist beendet',
    detail:
      'Eine Sitzung dauert eine Stunde und endet, wenn der Lieferant die Verbindung widerruft. Es wurde nichts bestellt. Öffnen Sie den Katalog in Ihrem eigenen System noch einmal. Kommt diese Seite sofort, hat der Browser das Cookie der Sitzung abgelehnt.',
  },
  otherOrigin: {
    title: 'Das kam nicht aus dem Katalog',
    detail:
      'Es wurde nichts geändert oder übergeben: Die Anfrage nennt den Shop nicht als ihren Ursprung (Origin). Gehen Sie zurück zum Katalog und drücken Sie dort den Knopf.',
  },
}
