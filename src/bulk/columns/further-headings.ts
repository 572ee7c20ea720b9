/**
 * The headings of lists in further languages: Polish, Czech and Slovak, Swedish, Danish and
 * Norwegian, Portuguese. Asked where those of `headings.ts` know none. Pure.
 */
import type { ListField } from './fields.ts'
import { beginsWith, contains, is } from './heading-patterns.ts'

/** The first match counts. */
export const furtherHeadings: readonly (readonly [ListField, RegExp])[] = [
  [
    'cost',
    is(
      'cena (zakupu|hurtowa|dealerska|partnerska)|(twoja|panstwa) cena|koszt( zakupu)?',
      'nakupni cena|nakupna cena|vase cena|nc|velkoobchodni cena',
      'inkops ?pris|kost ?pris|indkobs ?pris|innkjops ?pris|(din|deres) pris',
      'preco (de )?(custo|compra)|custo',
    ),
  ],
  ['price_per', is('jedn(ostka)? ceny|cena za ile|cenova jednotka|pris ?(enhet|enhed)')],
  [
    'gtin',
    contains('kod kreskowy|kody kreskowe|carovy kod|ciarovy kod|streckkod|streg ?kode|strekkode'),
  ],
  [
    'customs_number',
    is(
      '(kod )?cn|(kod )?pkwiu|kod celny|celni (kod|sazebnik)|tull(nummer|nr)|told(tarif|kode)|pauta\\w*',
    ),
  ],
  [
    'mpn',
    is(
      '(nr|numer|kod|symbol|indeks)( katalogowy)? producenta|(kod|cislo) vyrob(ce|cu)',
      '(tillverkar\\w*|producent\\w*|produsent\\w*) ?(nr|nummer|art ?nr)|referencia do fabricante',
    ),
  ],
  [
    'sku',
    is(
      'indeks( (handlowy|towaru))?|symbol( towaru)?|kod( (towaru|produktu|artykulu|zbozi|vyrobku|tovaru))?',
      '(nr|numer)( (kat\\w*|artykulu|towaru|produktu|art))?',
      '((obj\\w*|kat\\w*) )?cislo( (zbozi|artiklu|vyrobku|tovaru))?',
      'vare ?(nr|nummer)|varunummer|artnr|produkt ?(nr|nummer)|bestillings ?(nr|nummer)',
    ),
  ],
  [
    'name',
    is(
      '(pelna )?nazwa( (towaru|produktu|artykulu|handlowa))?|towar|opis( (towaru|produktu))?',
      'nazev( (zbozi|produktu|vyrobku))?|nazov( (tovaru|produktu))?|popis( (zbozi|tovaru))?|zbozi',
      'benamning|artikelnamn|produktnamn|beskrivning|vare ?(navn|tekst|betegnelse)|navn|namn',
      'betegnelse|beskrivelse|designacao|descricao|nome( do produto)?|produto|artigo',
    ),
  ],
  ['brand', is('marka|producent|znacka|vyrobc[ea]|varumarke|maerke|merke|produsent|fabrikat')],
  [
    'category',
    is(
      'kategori[ae]?|grupa( \\w+)?|podgrupa|dzial|asortyment|skupina( zbozi)?',
      'varu?e?grupp?e?|gruppe?|produktgrupp?e?',
    ),
  ],
  ['unit', is('j ?m|jedn(ostka)?( miary)?|m ?j|merna jednotka|enhe[dt]|salgs ?enhe[dt]|unidade')],
  [
    'carton',
    is(
      '(ilosc|szt) w kartonie|opak\\w* zbiorcz\\w*|kartong|ks v kartonu|antal (pr|per) karton|qtd caixa',
    ),
  ],
  [
    'pack_size',
    is(
      'op|opak(owanie)?( (handlowe|min\\w*))?|(ilosc|szt|sztuk) (w|na) (opak\\w*|op)|pakowanie|wielokrotnosc',
      'baleni[e]?|balne|(ks|kusu|kusov) v balen\\w*|pocet v balen\\w*|forp(ackning)?(s?storlek)?',
      '(antal|st|stk) (per|pr|i) (forp\\w*|pak\\w*|kolli)|kolli( ?str\\w*)?|pak(ning|ke)?( ?storrelse)?',
      'embalagem|emb|(qtd|un|unidades) (por )?(cx|caixa|emb\\w*)',
    ),
  ],
  [
    'minimum_quantity',
    is(
      'min\\w* (zam\\w*|ilosc|odber|objednavka|mnozstvi|mnozstvo|antal|order|ordre|best\\w*)|ilosc min\\w*',
      'zam\\w* min\\w*|minimum logistyczne|minsta (antal|order\\w*)|(qtd|quantidade|encomenda) min\\w*',
    ),
  ],
  [
    'Stock',
    is(
      'stan( (mag\\w*|magazynu))?|dostepn\\w*( ilosc)?|ilosc( dostepna)?|magazyn|zapas|sklad(em|om)?',
      'mnozstvi|mnozstvo|beholdning|antal|antall|existencia|quantidade|qtd|disponivel',
    ),
  ],
  ['weight', beginsWith('waga|masa|hmotnost|vikt|vekt|vaegt')],
  [
    'origin',
    beginsWith(
      'kraj|pochodzenie|zeme puvodu|krajina povodu|ursprungsland|oprindelse\\w*|opprinnelse\\w*',
    ),
  ],
  ['image', contains('zdjeci[ea]|obraz(ek|ok)?|obrazk\\w*|fotka|bilde|billede|imagem')],
  ['document', contains('karta (produktu|katalogowa|charakterystyki)|instrukcja|navod|datablad')],
  [
    'price',
    beginsWith(
      'cena|ceny|cenik|cenikova|moc|pris|list(e)? ?pris|brutto ?pris|netto ?pris|vejl\\w*|veil\\w*',
      'utpris|riktpris|preco',
    ),
  ],
]
