/**
 * The headings by which columns of lists are known, in the languages of suppliers: English, German,
 * French, Spanish, Italian, Dutch. Pure.
 */
import type { ListField } from './fields.ts'
import { headingKey } from './table.ts'

/** Words that a heading may have beside its own: what a price is, and in which currency. */
const asides = new RegExp(
  `\\b(?:${[
    'in|en|eur|euros?|usd|gbp|chf|us|net|netto|netto|neto|nett|netta|ht|excl|exkl|ex|vat',
    'btw|mwst|ust|iva|tva|zzgl|ohne|hors taxes?|sin|senza|sans|per stuk|pro stuck',
    'je stuck|each|a piece',
  ].join('|')})\\b`,
  'g',
)

/** A heading that is one of these, as `headingKey` makes them; parts of regular expressions. */
const is = (...alternatives: readonly string[]): RegExp =>
  new RegExp(`^(?:${alternatives.join('|')})$`)
/** A heading that begins with one of these words. */
const beginsWith = (...alternatives: readonly string[]): RegExp =>
  new RegExp(`^(?:${alternatives.join('|')})\\b`)
/** A heading in which one of these words stands. */
const contains = (...alternatives: readonly string[]): RegExp =>
  new RegExp(`\\b(?:${alternatives.join('|')})\\b`)

/** The first match counts. */
const headings: readonly (readonly [ListField, RegExp])[] = [
  [
    'cost',
    beginsWith(
      'ek|einkauf\\w*( ?preis)?|cost( price)?|dealer( cost| price| net)?|net cost',
      'your (cost|price)|trade price|prix d ?achat|achat|handlerpreis|ihr preis',
      'precio (de )?(compra|coste|costo)|coste|prezzo (di )?acquisto|costo|inkoop\\w*',
    ),
  ],
  [
    'price_per',
    is(
      'pe|preiseinheit|price (per|unit|basis)|per|unite de prix|base (de )?prix',
      'unidad (de )?precio|unita (di )?prezzo|prijseenheid|prijs per',
    ),
  ],
  [
    'gtin',
    contains(
      'ean( ?\\d\\d)?|gtin( ?\\d\\d)?|upc|barcode|code[ -]?barres?|strichcode',
      'codigo de barras|codice a barre|streepjescode',
    ),
  ],
  [
    'customs_number',
    contains(
      'customs?|zolltarif\\w*|hs[ -]?code|taric|intrastat|nomenclature|warentarif\\w*',
      'commodity code|arancel\\w*|codice doganale|doganal\\w*|goederencode',
      'statistische warennummer',
    ),
  ],
  [
    'mpn',
    is(
      'mpn|mfr\\w*|manufacturers? (no|number|part|ref|code).*',
      'hersteller\\w*( ?-?(nr|nummer|art).*)?|werksnummer|ref(erence)? fabricant',
      'referencia (del )?fabricante|codice (produttore|costruttore)|fabrikantcode|oem.*',
    ),
  ],
  [
    'sku',
    is(
      'sku|item|item ?(#|no|nr|number|code|id)|artikel ?#',
      'art(ikel|icle)?[ -]*(#|nr|no|nummer|number|code|id)|artikelnr|art',
      'ref(erence|erencia|erentie)?( (article|articulo|producto))?',
      'code( (article|produit|prodotto|articolo))?|cod|codice( (articolo|prodotto))?',
      'codigo( (de )?(articulo|producto))?|bestell[ -]*(nr|nummer|no)|best[ -]*nr',
      'product ?(code|no|number|id|nr)|part( ?(no|number|nr|#))?|stock (code|number|no)',
      'catalog(ue)? ?(no|number|#)|cat ?(no|#)|model( (no|number))?|number|nr|no|#|articolo',
      'articulo|productcode|bestelnummer|bestelnr|material(nummer|nr)?',
    ),
  ],
  [
    'reorder_level',
    is(
      're ?order( ?(level|point|at))?|order again at|min(imum)? stock|meldebestand',
      'mindestbestand|stock min\\w*|seuil de (commande|reappro\\w*)|punto de pedido',
      'scorta minima|minimumvoorraad|bestelpunt',
    ),
  ],
  ['image', contains('image|picture|photo|bild\\w*|foto\\w*|imagen|immagine|afbeelding|url')],
  [
    'weight',
    beginsWith(
      'weight|wt|gewicht|poids|masse|peso|net weight|nettogewicht|bruttogewicht|kg|kg pc',
      'gew',
    ),
  ],
  [
    'carton',
    beginsWith(
      'ctn|carton|cartons?|case( qty| pack)?|outer|uberkarton|umkarton|karton|master|colis',
      'sur ?emballage|caja|cartone|doos|omdoos|export carton',
    ),
  ],
  [
    'unit',
    is(
      'unit|uom|u m|um|unit of measure|einheit|mengeneinheit|me|unite|unidad|ud|unita',
      'unita di misura|eenheid',
    ),
  ],
  [
    'pack_size',
    is(
      'vpe|ve|pack( ?(size|qty|quantity|of))?|packing|inner|packung\\w*|verpackung\\w*',
      'gebinde|stuck pro (packung|ve)|inhalt|cond|conditionnement|colisage|lot|paquet|pqt',
      'unidades? por (caja|envase|paquete)|envase|embalaje|uds? (caja|envase)|confezione',
      'conf|pz conf|pezzi per conf\\w*|imballo|verpakking|vpe stuck|per verpakking',
      'stuks per (verpakking|doos)|sales multiple|multiple|order multiple|multiplo',
    ),
  ],
  [
    'minimum_quantity',
    is(
      'min|moq|minimum|mindest\\w*|min ?(qty|order|order qty|best|bestellmenge|menge|menge)',
      'qte min\\w*|quantite min\\w*|minimum (order )?(quantity|qty)',
      'mini(mum)? (de )?commande|cantidad min\\w*|pedido min\\w*|minimo( (de )?pedido)?',
      'quantita min\\w*|minimo|ordine min\\w*|minimale? (afname|bestelhoeveelheid|aantal)',
      'min afname',
    ),
  ],
  [
    'Stock',
    is(
      'stock|bestand|lager\\w*|on hand|in stock|qty|quantity|qty on hand|available',
      'availability|verfugbar\\w*|counted|count|gezahlt|quantite',
      'stock (dispo\\w*|qty|level)|disponible|existencias|cantidad|giacenza|disponibil\\w*',
      'quantita|voorraad|aantal',
    ),
  ],
  [
    'brand',
    is(
      'brand|marke|marque|make|marca|merk|hersteller|manufacturer|fabricant|fabricante',
      'produttore|fabrikant|manufacturer name',
    ),
  ],
  [
    'category',
    is(
      'category|kategorie|warengruppe|produktgruppe|artikelgruppe|wg|group|product group',
      'famille|sous ?famille|categorie|rayon|categoria|familia|famiglia',
      'gruppo( merceologico)?|productgroep|artikelgroep|groep|section|department|range',
    ),
  ],
  ['family', is('family|serie|series|gamme|produktfamilie|gama|linea|reeks|product (line|family)')],
  [
    'origin',
    beginsWith(
      'origin|ursprung\\w*|herkunft\\w*|country( of origin)?|land|pays|origine|coo|origen',
      'pais( de origen)?|paese( di origine)?|oorsprong\\w*|land van (herkomst|oorsprong)',
      'made in',
    ),
  ],
  [
    'description',
    is(
      'long description|long text|langtext|beschreibung|details?',
      'description (longue|complete|2)|text|texte|zusatztext|bezeichnung 2',
      'descripcion (larga|ampliada|detallada)|descrizione (estesa|lunga|dettagliata)',
      'omschrijving 2|lange omschrijving|marketing text|features',
    ),
  ],
  [
    'name',
    is(
      'name|description|designation|bezeichnung( 1)?|benennung|artikelbezeichnung',
      'artikelname|kurztext|libelle|product( (name|description))?|produit',
      'produkt(name|bezeichnung)?|artikel|article|title|titel|item (name|description)',
      'short description|descripcion( corta)?|denominacion|nombre|producto',
      'descrizione( (articolo|breve))?|denominazione|nome|prodotto|omschrijving( 1)?',
      'productnaam|artikelomschrijving|naam|tool',
    ),
  ],
  [
    'price',
    beginsWith(
      'price|preis|vk|vk ?-?preis|verkaufspreis|einzelpreis|stuckpreis|netto\\w*',
      'listenpreis|brutto\\w*|prix( (unitaire|tarif|public|vente|de vente|catalogue))?|pu',
      'p u|list( price)?|rrp|msrp|uvp|each|unit price|sell(ing)? price|retail( price)?',
      'tarif|tarief|precio( (unitario|venta|de venta|tarifa|lista))?|pvp|tarifa|importe',
      'prezzo( (unitario|listino|di listino|vendita|di vendita))?|listino|prijs|stuksprijs',
      'verkoopprijs|adviesprijs|brutoprijs|nettoprijs|bruto|amount|rate',
    ),
  ],
]

/** What a heading says that a price is for: 'Preis/100', '€ per 100 St.', 'Prezzo x 1000'. */
const perPattern = /(?:\/|\bper|\bpro|\bje|\bpor|\bx|\bvoor|\bles|\bpour|%)\s*(10{0,3}|c|m)\b/i

/** @returns undefined where the heading says nothing of it */
export const priceQuantityOfHeading = (heading: string): 1 | 10 | 100 | 1000 | undefined => {
  const [, text] = perPattern.exec(heading.replace(/[€$£]/g, ' ')) ?? []
  if (text === undefined) return undefined
  const quantity = /^c$/i.test(text) ? 100 : /^m$/i.test(text) ? 1000 : Number(text)
  return ([1, 10, 100, 1000] as const).find((known) => known === quantity)
}

/** The field that a heading names. */
export function fieldOfHeading(heading: string): ListField | undefined {
  const whole = headingKey(heading)
  if (whole === '') return undefined
  const bare = headingKey(heading.replace(/\(.*?\)|\[.*?\]/g, ' '))
  const short = bare.replace(asides, ' ').replace(perPattern, ' ').replace(/\s+/g, ' ').trim()
  const perLess = headingKey(heading.replace(perPattern, ' ').replace(/[€$£]/g, ' '))
  for (const key of new Set([whole, bare, short, perLess])) {
    const field = key === '' ? undefined : headings.find(([, pattern]) => pattern.test(key))?.[0]
    if (field) return field
  }
  return undefined
}
