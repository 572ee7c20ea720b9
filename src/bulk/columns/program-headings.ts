/**
 * The headings that programs write: BMEcat and ETIM, SAP, shop systems, buying groups. Asked where
 * those of languages know none. Pure.
 */
import type { ListField } from './fields.ts'
import { beginsWith, is } from './heading-patterns.ts'

/** The first match counts. */
export const programHeadings: readonly (readonly [ListField, RegExp])[] = [
  [
    'price_per',
    is(
      'unite (de )?(tarif|prix|facturation)|u ?f|tarif (pour|par)|unidad (de )?tarifa|preis ?dim\\w*',
    ),
  ],
  ['origin', is('urspr|urspr ?land|hkl|herk')],
  [
    'gtin',
    is(
      'cod(igo)?( de)? barras?|kod ean',
      'international pid',
      'european article (no|number)',
      'global trade item number',
    ),
  ],
  ['mpn', is('manufacturer (aid|pid)', 'vendor (part|item|sku)( no)?')],
  [
    'sku',
    is(
      'supplier (aid|pid|sku|(art\\w*|item|part)( ?(no|nr|number|code))?)|variant sku|sku id',
      'order (code|no|number|ref)|(ident|sach|teile?|produkt)[ -]?(nr|nummer|code)|id ?-?nr',
      '(our|your|internal|supplier) (ref|code|part no|item no)|ref(erence)? (commande|interne)',
      'lieferanten ?-?art\\w*( ?(nr|nummer))?|matnr|artno|art id|product ref\\w*|stock ref',
    ),
  ],
  [
    'name',
    is(
      'description short|short text|maktx|product title|item title|bezeichnung 1|(art\\w* )?bezeichnung (de|deutsch)',
    ),
  ],
  ['description', is('description long|body( html)?|long desc\\w*|full description|web ?text')],
  ['brand', is('vendor|mf[rg]|mf[rg] name|supplier brand|brand name|markenname|marke hersteller')],
  ['category', is('product (type|category)|categories|sub ?category|sortiment|warengr\\w*')],
  ['image', is('mime source|(main|primary|variant) (image|img)\\w*|img( src)?|thumbnail')],
  [
    'unit',
    is(
      'un|order unit|bestelleinheit|ma(ss|ß)einheit|v ?k ?(me|einh\\w*)|vke|verk(aufs)? ?-?me|sell(ing)? uom',
      'sales (unit|uom)|uom code|eenh|me ?einheit|basis ?-?me|price u m|ud venta|unidad (de )?venta',
    ),
  ],
  [
    'pack_size',
    is(
      'quantity interval|order interval|std( ?\\w+)? (pkg|pack|package|qty)|standard (pkg|pack|package)( qty)?',
      'cdt|cond(it)?|inner (ctn|carton|outer|master|case)',
      '(pkg|pack) ?(qty|quantity|size|of)|verp|losgro(ss|ß)e|abnahmeintervall|bestellintervall|sell multiple',
    ),
  ],
  ['minimum_quantity', is('quantity min|min(imum)? (order )?(pcs|pieces|units)|moq( pcs)?')],
  ['customs_number', is('hsn( ?code)?|hts( ?(code|no|number))?|customs? tariff\\w*( \\w+)?')],
  [
    'Stock',
    is(
      '(variant )?inventory( (qty|quantity|level))?|soh|qoh|avail( qty)?|lager ?saldo|saldo',
      '(on hand|free) (qty|quantity|stock)|labst|bestandsmenge',
    ),
  ],
  ['cost', is('cost per item|(partner|distributor|wholesale|buy(ing)?|purchase) (price|net|cost)')],
  [
    'price',
    beginsWith(
      'net list|list(e|en|en ?preis)?$|net (ht|excl\\w*|ex vat|unit\\w*|eur)$|mrp|m r p|srp|variant price|regular price|betrag|kbetr|a-? ?pris|netto ?betrag|net( price)?$',
      'catalog(ue)? price|list net|unit (cost|net)|value per unit|umb|map price',
    ),
  ],
]
