/**
 * The headings of lists in Hungarian, Romanian, Finnish, Turkish, Russian and Ukrainian, Greek and
 * Chinese, as `headingKey` makes them. Asked where others know none. Pure.
 */
import type { ListField } from './fields.ts'
import { is } from './heading-patterns.ts'

/** The first match counts. */
export const easternHeadings: readonly (readonly [ListField, RegExp])[] = [
  [
    'cost',
    is(
      'beszerzesi ar|pret (de )?achizitie|ostohinta|alis fiyati|закупочная цена|цена закупки',
      '(оптовая|дилерская) цена|τιμη αγορας|进价|成本价?',
    ),
  ],
  [
    'gtin',
    is('vonalkod|viivakoodi|barkod( no)?|cod (de )?bare|штрих ?-?код( ean)?|条形?码|κωδικος ean'),
  ],
  ['mpn', is('gyartoi (cikkszam|kod)|cod producator|uretici kodu|артикул производителя')],
  ['customs_number', is('vamtarifa( ?szam)?|cod vamal|gtip( no)?|код тн вэд|тн вэд|海关编码')],
  [
    'sku',
    is(
      'cikk ?-?(szam|kod)|termek ?kod|cod (produs|articol)|tuote ?(numero|koodi|nro)|tuotenro',
      '(stok|urun|malzeme) (kodu|no)|артикул|код( товара)?|κωδικος( ειδους| προιοντος)?',
      '货号|型号|产品(编号|型号)|编号|商品编码',
    ),
  ],
  [
    'name',
    is(
      '(meg|termek) ?nevezes|megnevezes|termek( neve)?|nume( produs)?|denumire( produs)?|nimike|nimi',
      'tuote( ?nimi)?|(urun|stok|malzeme) (adi|ismi)|urun|aciklama|наименование( товара)?|название',
      'товар|номенклатура|наименування|наименувание|περιγραφη|ονομασια|品名|产品名称|名称|商品名称',
    ),
  ],
  [
    'brand',
    is(
      'marka( adi)?|gyarto|producator|valmistaja|tuotemerkki|бренд|производитель|марка|品牌|μαρκα',
    ),
  ],
  [
    'category',
    is(
      'kategoria|termekcsoport|categorie|tuoteryhma|kategori|категория|группа( товаров)?|раздел|类别',
    ),
  ],
  [
    'unit',
    is(
      'mennyisegi ?egyseg|egyseg|mert ?egyseg|um|yksikko|birim(i)?|ед(иница)?( изм(ерения)?)?|од( вим)?|单位|μον( μετρησης)?',
    ),
  ],
  [
    'pack_size',
    is(
      'csomagolas|kiszereles|ambalare|buc (pe )?(cutie|pachet)|pakkaus(koko)?|paket ici|кратность|(в )?упаковк[аеи]|кол-во в уп(аковке)?|装箱数|包装数',
    ),
  ],
  [
    'minimum_quantity',
    is(
      'min(imalis)? rendeles\\w*|cantitate minima|minimi ?tilaus|min(imum)? siparis|мин(имальный)? заказ|起订量|最小起订量',
    ),
  ],
  [
    'Stock',
    is(
      'keszlet|raktar ?keszlet|stoc|varasto(saldo)?|stok( miktari)?|остаток|остатки|наличие|кол-?во|количество|库存|数量|αποθεμα',
    ),
  ],
  [
    'origin',
    is(
      'szarmazasi? ?(hely|orszag)|tara( de)? origine|alkuper[ai]\\w*|mensei?|страна( происхождения)?|产地',
    ),
  ],
  [
    'price',
    is(
      '(netto|brutto|lista|egyseg|eladasi|nagyker|kisker)? ?ar( ?(ft|huf))?|(netto|brutto) egysegar',
      'pret( (unitar|lista|fara tva|lei|ron))?|(ovh |veroton |myynti)?hinta( alv 0)?',
      '((birim|liste|satis|net) )?fiyati?( tl| try)?|цена( руб| за ед| с ндс| без ндс| розн\\w*| опт\\w*)*',
      'розничная цена|ціна|τιμη( μοναδος)?|单价|价格|出厂价|零售价',
    ),
  ],
]
