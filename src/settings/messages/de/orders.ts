/** German: see ../orders.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { orderSettingsFields as english } from '../orders.ts'

export const orderSettingsFields: Translated<typeof english> = {
  newcomerMaxOrder: {
    label: 'Neue Kunden: Höchstbetrag einer Bestellung',
    help: 'Ein Betrag wie 500. Bis Sie den ersten Auftrag eines Kontos bestätigt haben, werden größere zurückgestellt, und nichts ist reserviert, bis Sie sie freigeben. Ausgenommen sind die Mindestmenge eines Werkzeugs, Bestellungen für freigegebene Firmen und angenommene Angebote. Leer: kein Höchstbetrag.',
  },
  newcomerMaxShare: {
    label: 'Neue Kunden: Anteil am Bestand eines Werkzeugs',
    help: 'In Prozent. Auch Bestellungen eines solchen Kontos über diesem Anteil werden zurückgestellt; seine offenen Bestellungen zählen zusammen. Ausgenommen sind Mindestmenge und letzte Stücke. Leer: keine Grenze.',
  },
  productFeed: {
    label: 'Produktfeed',
    help: 'Alle Werkzeuge mit Preisen für das Google Merchant Center, unter /product-feed.xml. Die Adresse ist öffentlich und gilt nur, solange alle Preise sehen.',
  },
  agents: {
    label: 'Agenten von Kunden',
    help: 'Kunden können Programme verbinden, die für sie Werkzeuge suchen, Preise prüfen und bestellen, in den Grenzen, die sie setzen. Agenten erreichen den Shop unter /api/mcp (Model Context Protocol). Das Sortiment steht dort jedem Agenten offen, mit Preisen, solange alle Preise sehen.',
  },
  ucp: {
    label: 'Universal Commerce Protocol',
    help: 'Einkaufsassistenten, die dieses Protokoll sprechen, finden den Shop unter /.well-known/ucp, durchsuchen das Sortiment und bestellen für Kunden, die sie verbunden haben. Gilt nur, solange Agenten von Kunden eingeschaltet sind.',
  },
  punchOut: {
    label: 'Punch-out',
    help: 'Einkaufssysteme von Firmen öffnen den Katalog in einem eigenen Rahmen zu den Preisen der Firma und übernehmen den Warenkorb (Open Catalog Interface). Die Verbindungen stehen bei jeder Firma. Braucht https.',
  },
  holdDays: {
    label: 'Tage, bis ein zurückgestellter Auftrag storniert wird',
    help: 'Zurückgestellte Aufträge werden danach storniert. Zwei Tage vorher geht eine Erinnerung hinaus. Von 1 bis 99.',
  },
  backOrders: {
    label: 'Rückstände',
    help: 'Käufer können mehr bestellen, als auf Lager ist, und nehmen für den Rest den erwarteten Tag hin. Für eine Firma kann anderes gelten. Offene Positionen stehen unter „Rückstände“.',
  },
  orderConfirmations: {
    label: 'Auftragsbestätigung als PDF',
    help: 'Im Anhang der E-Mail, wenn ein Auftrag bestätigt wird.',
  },
  carriers: {
    label: 'Versanddienste',
    help: 'Einer je Zeile: DHL, DPD, GLS, UPS, FedEx, USPS, Royal Mail, Hermes, Österreichische Post (oder Austrian Post), Schweizerische Post (oder Swiss Post), La Poste, oder ein Name und eine Adresse mit {number}. Eine Sendungsnummer, die mit dem Namen beginnt, etwa DHL 00340434, erhält den Link des Versanddienstes. Gibt es nur einen, kann der Name entfallen.',
  },
  termsAtOrder: {
    label: 'AGB bei der Bestellung',
    help: 'Ein Satz neben dem Knopf verweist auf Ihre AGB (Textseite „AGB“). Jede Bestellung hält deren Fassung fest.',
  },
  backOrderDays: {
    label: 'Tage, bis Ware im Rückstand erwartet wird',
    help: 'Gezählt ab dem Tag der Bestellung. Für jede Position können Sie einen anderen Tag festlegen. Von 1 bis 99.',
  },
  cutOff: {
    label: 'Bestellschluss für den Versand',
    help: 'Die Uhrzeit in der Zeitzone des Shops, etwa 14:00. Seiten von Werkzeugen auf Lager nennen, wie lange man für den Versand am selben Tag noch bestellen kann, oder den Tag des Versands. Leer: kein Hinweis.',
  },
  dispatchDays: { label: 'Versandtage', help: 'Gilt zusammen mit dem Bestellschluss.' },
  daysOff: {
    label: 'Tage ohne Versand',
    help: 'Feiertage und Betriebsferien, je Zeile einer: 24.12.2026, oder 25.12. für jedes Jahr. Gilt zusammen mit dem Bestellschluss.',
  },
}
