/**
 * The headings by which columns of lists are known, in the languages of suppliers: English, German,
 * French, Spanish, Italian, Dutch; `further-headings.ts` and `eastern-headings.ts` have those of
 * others, `program-headings.ts` what programs write. Pure.
 */
import { easternHeadings } from './eastern-headings.ts'
import type { ListField } from './fields.ts'
import { furtherHeadings } from './further-headings.ts'
import { beginsWith, contains, is } from './heading-patterns.ts'
import { programHeadings } from './program-headings.ts'
import { headingKey } from '../files/table.ts'

/** Words that a heading may have beside its own: what a price is, and in which currency. */
const asides = new RegExp(
  `\\b(?:${[
    'in|en|eur|euros?|usd|gbp|chf|pln|zl|czk|kc|sek|dkk|nok|kr|us|net|netto|neto|nett|netta|ht|excl|exkl|ex|vat',
    'btw|mwst|ust|iva|tva|zzgl|ohne|hors taxes?|sin|senza|sans|per stuk|pro stuck|inc|incl|inkl',
    'je stuck|each|a piece|bez (?:vat|dph)|ekskl|eks|moms|mva|za (?:szt|ks)',
  ].join('|')})\\b`,
  'g',
)

/** A heading with a word for the number on bars and one for a pack: 'Carton EAN', 'GTIN Karton'. */
const packNumber = (pack: string): RegExp => {
  const number =
    'ean( ?\\d\\d)?|gtin( ?\\d\\d)?|upc|itf( ?\\d\\d)?|barcode|code[ -]?barres?|strichcode'
  return new RegExp(`\\b(?:${number})\\b.*\\b(?:${pack})\\b|\\b(?:${pack})\\b.*\\b(?:${number})\\b`)
}

/** The first match counts. */
const headings: readonly (readonly [ListField, RegExp])[] = [
  [
    'cost',
    beginsWith(
      'h?ek|netto ?-?ek|(handler|fach\\w*) ?-?ek|einkauf\\w*( ?preis)?|cost( price)?|net cost',
      'dealer( cost| price| net)?|trade( ex| net| cost)?$|pa( ht)?$|p a|prix (net )?revendeur',
      'your (cost|price|net)|net customer|(fob|exw|cif|ddp|fca)\\b( price)?|trade price|prix d ?achat|achat|handlerpreis|ihr preis',
      'precio (de )?(compra|coste|costo)|coste|prezzo (di )?acquisto|costo|inkoop\\w*',
    ),
  ],
  [
    'price_per',
    is(
      'pe|preis(einheit|basis|menge)|preis (je|pro|per)|pro|je|per|pric(e|ing) (per|unit|uom|basis|for|qty|quantity)',
      'prix (pour|par)|unite de prix|base (de )?prix|precio por|prezzo (per|ogni)|unit of price',
      'unidad (de )?precio|unita (di )?prezzo|prijseenheid|prijs per',
    ),
  ],
  ['pallet_gtin', packNumber('pal(?:l?et\\w*)?|europal\\w*|paletten?|bancale|pedana')],
  [
    'carton_gtin',
    packNumber(
      'ctn|cartons?|case|outer|uberkarton|umkarton|karton|master|colis|caja|cartone|doos|omdoos',
    ),
  ],
  [
    'inner_gtin',
    packNumber(
      'inner( ?(pack|box|carton))?|innen\\w*|vpe|ve|pack|sous ?colis|envase|confezione|binnenverpakking',
    ),
  ],
  [
    'gtin',
    contains(
      'ean( ?\\d\\d)?|gtin( ?\\d\\d)?|upc|barcode|code[ -]?barres?|strichcode',
      'codigo de barras|codice a barre|streepjescode|gencode?|gen ?code',
    ),
  ],
  [
    'customs_number',
    contains(
      'customs?|zolltarif\\w*|hs[ -]?code|taric|intrastat|nomenclature|warentarif\\w*|douani\\w*',
      'comm(odity)? code|arancel\\w*|codice doganale|doganal\\w*|goederencode',
      'stat(istische)? waren ?-?n(umme)?r',
    ),
  ],
  [
    'mpn',
    is(
      'mpn|mf[rg]\\w* (no|number|part|ref|code|item|#).*|(manufacturer|maker)s? (no|number|part|ref|code).*',
      'herst(eller)?\\w*? ?-?(nr|nummer|art)\\w*.*|werksnummer|ref(erence)? (fabricant|usine|constructeur)',
      'referencia (del )?fabricante|codice (produttore|costruttore)|fabrikantcode|oem.*',
    ),
  ],
  [
    'sku',
    is(
      'sku( (no|nr|number|code))?|item|item ?(#|no|nr|number|code|id)|artikel ?#',
      'art(ikel|icle)?[ -]*(#|nr|no|nummer|number|code|id)|artikelnr|art',
      'ref(erence|erencia|erentie)?( (article|articulo|producto|produit|fournisseur))?',
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
  [
    'bin',
    is(
      '(storage |shelf )?bin( ?(no|location|code))?|(shelf|storage|warehouse) ?(location|place|no)',
      '(lager|regal) ?-?(platz|fach|ort)|stellplatz|emplacement|ubicacion|ubicazione|magazijnlocatie',
    ),
  ],
  [
    'tax_class',
    is(
      '(tax|vat|mwst|ust|tva|iva|btw) ?(class|code|rate class|group|category|type|kategorie|art)',
      'steuer(klasse|schlussel|kennzeichen|art|gruppe)',
    ),
  ],
  [
    'age_limit',
    is(
      'age( ?(limit|restriction|rating|from))?|min(imum)? age|mindestalter|altersfreigabe',
      'altersbeschrankung|abgabe ab|age (minimum|mini|min|legal)|edad( minima)?',
      'eta( minima)?|leeftijd\\w*|minimumleeftijd|minimum leeftijd',
    ),
  ],
  [
    'hazards',
    is(
      'ghs|clp|(ghs|clp|hazard|danger) ?(symbols?|pictograms?|codes?|marks?|class|labels?)',
      'hazards?|gefahr(en|stoff|gut)?( ?-?(symbole?|kennzeichen|piktogramme?))?',
      'gefahr(en)?(symbole?|kennzeichen|kennzeichnung|piktogramme?)|pictogrammes?( \\w+)*',
      'pictogramas?( \\w+)*|pittogramm\\w*( \\w+)*|gevarensymb\\w*|gevarenpictogram\\w*',
    ),
  ],
  [
    'hazard_text',
    is(
      '(hazard|danger|safety|warning) (text|words?|statements?|phrases?|notes?|information)',
      'warnings?|h ?(statements?|satze|phrases?)|gefahrenhinweise?|warnhinweise?|signalwort',
      'mentions? (de )?(danger|mise en garde)|avertissements?|indicacion\\w* de peligro',
      'advertencias?|indicazion\\w* di pericolo|avvertenze|waarschuwing\\w*|gevarenaanduiding\\w*',
    ),
  ],
  [
    'document',
    contains(
      'pdf|data ?sheets?|datenbl(a|ae)tt\\w*|\\w*datenblatt|fiche (technique|de securite)|fds',
      'sds(?![ -]?(?:plus|max|top|quick))|msds|manuals?|anleitung\\w*|\\w+anleitung|notice|mode d ?emploi|ficha tecnica|scheda',
      'documents?|dokumente?|handleiding|productblad',
    ),
  ],
  ['image', contains('image|picture|photo|bild\\w*|foto\\w*|imagen|immagine|afbeelding|url')],
  [
    'weight',
    beginsWith(
      '(?:net|gross|shipping|packed|unit|item|product) (?:weight|wt)|weight|wt|poids|masse|peso|kg|kg pc',
      '(?:netto|brutto|versand|stuck|einzel|artikel)?gewicht|gew',
    ),
  ],
  [
    'inner',
    is('inner (pack|box|carton)( (qty|quantity))?|innenkarton|innenverpackung|sous ?colis'),
  ],
  [
    'pallet',
    beginsWith('pal(l?ets?)?|palettes?|paletten?(menge|inhalt)?|europalette|pedana|bancale'),
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
      'unit|uom|u m|um|unit of (measure|sale)|selling unit|sold (in|by|per)|verkaufseinheit|einheit|mengeneinh(eit)?|me|unite|unidad',
      'unite de vente|u ?v|ud|unita|unita di misura|eenheid',
    ),
  ],
  [
    'pack_size',
    is(
      'vpe|ve|pack( ?(size|qty|quantity|of))?|packing|inner|packung\\w*|verp(ackung\\w*)?( ?-?einh(eit)?)?',
      '(qty|pieces|pcs|units) (per|in) (pack|box|inner)|pcb|qte (par )?(colis|cond\\w*|lot|paquet)',
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
      '(free )?stock|bestand|lager\\w*|on hand|in stock|qty|quantity|qty on hand|available',
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
      'category|kategorie|(haupt)?warengruppe|produktgruppe|artikelgruppe|wg|group|product group',
      'famille|sous[ -]?famille|categorie|rayon|categoria|familia|famiglia',
      'gruppo( merceologico)?|productgroep|artikelgroep|groep|section|department|range',
    ),
  ],
  ['family', is('family|serie|series|gamme|produktfamilie|gama|linea|reeks|product (line|family)')],
  [
    'origin',
    beginsWith(
      'origin|ursprung\\w*|herkunft\\w*|country( of origin)?|land|pays|origine|coo|origen',
      'pais( de origen)?|paese( di origine)?|oorsprong\\w*|land van (herkomst|oorsprong)|c o o',
      'made in',
    ),
  ],
  [
    'description',
    is(
      'long description|long text|langtext|beschreibung|details?',
      'description (longue|complete|2)|text|texte|zusatztext|bez(eichnung)? 2',
      'descripcion (larga|ampliada|detallada)|descrizione (estesa|lunga|dettagliata)',
      'omschrijving 2|lange omschrijving|marketing text|features',
    ),
  ],
  [
    'name',
    is(
      'name|description( 1)?|designation|bez(eichnung)?( 1)?|benennung|artikelbezeichnung',
      '(artikel)?kurzbezeichnung|artikelbez|artikeltext',
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
      'p ?u|list( price)?|lp|rrp|msrp|uvp|each|unit price|sell(ing)? price|retail( price)?',
      'tarif|tarief|precio( (unitario|venta|de venta|tarifa|lista))?|pvp|tarifa|importe',
      'prezzo( (unitario|listino|di listino|vendita|di vendita))?|listino|prijs|stuksprijs',
      'verkoopprijs|adviesprijs|brutoprijs|nettoprijs|bruto|amount|rate',
    ),
  ],
]

const allHeadings = [...headings, ...furtherHeadings, ...programHeadings, ...easternHeadings]

/** What a heading says that a price is for: 'Preis/100', '€ per 100 St.', 'Prezzo x 1000'. */
const perPattern =
  /(?:\/|\b(?:per|pro|je|por|x|voor|les|au|pour|za|le)|%)\s*(10{0,3}|c|m|cent|mille)\b/i

/** @returns undefined where the heading says nothing of it */
export const priceQuantityOfHeading = (heading: string): 1 | 10 | 100 | 1000 | undefined => {
  const [, text] = perPattern.exec(heading.replace(/[€$£]/g, ' ')) ?? []
  // 'Price/M' is for a thousand, 'Preis/m' for a metre.
  if (text === undefined || text === 'm') return undefined
  const quantity = /^c/i.test(text) ? 100 : /^m/i.test(text) ? 1000 : Number(text)
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
    const field = key === '' ? undefined : allHeadings.find(([, pattern]) => pattern.test(key))?.[0]
    if (field) return field
  }
  return undefined
}
