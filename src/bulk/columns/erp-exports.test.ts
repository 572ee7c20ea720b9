/** Exports of ERPs as they come: the columns that decide what is sold, and for how much. */
import { expect, test } from 'vitest'
import { listOf, useLists } from '../test-lists.ts'

const { imported } = useLists()

test('SAP: the unit next to the price says what the price is for', async () => {
  const read = await imported(
    listOf(
      'Material;Materialkurztext;BasisME;Betrag;pro;ME',
      'S-1;Schraubendreher 4x100;ST;4,50;1;ST',
      'S-2;Zange 180;ST;60,00;1;KAR',
    ),
  )
  expect(read).toMatchObject({
    'S-1': { price: '€4.50', asked: '' },
    'S-2': { asked: expect.stringContaining("'ME' contains KAR in this row and is not used") },
  })
})

test('Business Central: a sales unit of several pieces is asked about, and the cost is read', async () => {
  const read = await imported(
    listOf(
      'No.,Description,Base Unit of Measure,Sales Unit of Measure,Unit Price,Unit Cost,Inventory',
      'NV-1,Claw hammer,PCS,BOX,4.50,2.10,120',
      'NV-2,Sledge,PCS,PCS,14.50,7.10,4',
    ),
  )
  expect(read).toMatchObject({
    'NV-1': {
      cost: '€2.10',
      asked: expect.stringContaining("'Sales Unit of Measure' contains BOX"),
    },
    'NV-2': { cost: '€7.10', asked: '' },
  })
})

test('Access: -1 and 0 below a state mean yes and no, or a draft: asked', async () => {
  const read = await imported(
    listOf('SKU;Name;Preis;Aktiv', 'O-1;Hammer;9,50;-1', 'O-2;Zange;9,50;0'),
  )
  expect(read['O-1']).toMatchObject({
    asked: expect.stringContaining("'Aktiv' contains '-1', '0'"),
  })
  expect(read['O-1']).not.toHaveProperty('state')
})

test('Infor: priceper with hun and thou', async () => {
  const read = await imported(
    listOf(
      'prod,descrip,unitstock,unitsell,listprice,priceper,qtyonhand,statustype',
      'SX-1,Side cutter,ea,ea,41.50,ea,24,A',
      'SX-2,Hex bolt,ea,bx,18.20,hun,5000,A',
      'SX-3,Washer,ea,ea,22.00,thou,9000,A',
      'SX-4,Old pliers,ea,ea,12.00,ea,0,I',
    ),
  )
  expect(read).toMatchObject({
    'SX-1': { price: '€41.50', Stock: '24' },
    'SX-2': {
      price: '€18.20',
      price_per: '100',
      asked: expect.stringContaining("'unitsell' contains bx"),
    },
    'SX-3': { price: '€22.00', price_per: '1000', Stock: '9000' },
    'SX-4': { asked: expect.stringContaining("'statustype' contains 'A', 'I'") },
  })
})

test('Primavera: the article number is not the stock', async () => {
  const read = await imported(
    listOf(
      'Artigo;Descrição;Unidade Base;Preço;Artigo Anulado;Stock Actual',
      'PT-1;Martelo;UN;12,50;0;40',
      'PT-2;Alicate;UN;18,33;0;12',
      'PT-3;Formão;UN;6,40;1;0',
    ),
  )
  expect(read).toMatchObject({
    'PT-1': { name: 'Martelo', Stock: '40' },
    'PT-3': { asked: expect.stringContaining("'Artigo Anulado' contains '0', '1'") },
  })
})

test('Danea: the article number is not the code of the tax', async () => {
  const read = await imported(
    listOf(
      'Cod.;Descrizione;Um;Cod. Iva;Listino 1;Q.tà in giacenza',
      'I-1;Martello;pz;22;12,50;40',
      'I-2;Vite;pz;22;3,20;120',
      'I-3;Scalpello;pz;22;6,40;0',
    ),
  )
  expect(read).toMatchObject({
    'I-1': { name: 'Martello', price: '€12.50', Stock: '40' },
    'I-2': { name: 'Vite', Stock: '120' },
    'I-3': { name: 'Scalpello' },
  })
})

test('QuickBooks: the kind of an article is not its name, and a bundle is refused', async () => {
  const read = await imported(
    listOf(
      'Product/Service Name,SKU,Type,Sales Price / Rate,Quantity On Hand,Income account',
      'Claw hammer,Q-1,Inventory,12.50,120,Sales',
      'Tool kit,Q-2,Bundle,30.00,,Sales',
      'Chisel,Q-3,Inventory,6.40,8,Sales',
    ),
  )
  expect(read).toMatchObject({
    'Q-1': { name: 'Claw hammer', asked: '' },
    'Q-2': { asked: expect.stringContaining('This is a set of other articles') },
  })
})

test('a title says that prices are per hundred, in Portuguese', async () => {
  const read = await imported(
    listOf(
      'Ref;Nome;Preço',
      'Parafusos - preço ao cento;;',
      'P-1;Parafuso;3,20',
      'P-2;Anilha;3,40',
    ),
  )
  expect(read['P-1']?.asked).toContain("Row 2 contains 'Parafusos - preço ao cento'")
})

test('OXID: names of the columns of its database', async () => {
  const read = await imported(
    listOf(
      'OXARTNUM;OXTITLE;OXPRICE;OXTPRICE;OXBPRICE;OXSTOCK;OXACTIVE;OXWEIGHT;OXVPE;OXEAN',
      'OX-1;Hammer;12.50;15.00;6.10;40;1;0.5;6;4006381333931',
      'OX-2;Säge;20.00;0;11.00;3;0;0.4;1;',
    ),
  )
  expect(read).toMatchObject({
    'OX-1': {
      name: 'Hammer',
      price: '€12.50',
      cost: '€6.10',
      Stock: '40',
      pack_size: '6',
      gtin: '4006381333931',
    },
    'OX-2': { state: 'draft' },
  })
})

test('plentymarkets: of two sales prices the net one', async () => {
  const read = await imported(
    listOf(
      'Variation.number;Item.name;VariationSalesPrice.price[1] brutto;VariationSalesPrice.price[2] netto;Variation.isActive;VariationStock.netStock;Variation.weightG',
      'PL-1;Hammer;14,88;12,50;1;40;500',
      'PL-2;Säge;23,80;20,00;0;3;400',
    ),
  )
  expect(read).toMatchObject({
    'PL-1': { price: '€12.50', Stock: '40', weight_grams: '500' },
    'PL-2': { price: '€20.00', state: 'draft', weight_grams: '400' },
  })
})

test('Xentral: the first net price; a flag is no stock', async () => {
  const read = await imported(
    listOf(
      'nummer;name_de;lagerartikel;verkaufspreis1netto;verkaufspreis1menge;verkaufspreis2netto;verkaufspreis2menge;inaktiv',
      'XE-1;Hammer;1;12,50;1;11,50;10;0',
      'XE-2;Säge;1;20,00;1;18,50;5;1',
    ),
  )
  expect(read).toMatchObject({
    'XE-1': {
      name: 'Hammer',
      price: '€12.50',
      asked: expect.stringContaining("'verkaufspreis2netto' contains 11,50"),
    },
    'XE-2': { state: 'draft' },
  })
  expect(read['XE-1']).not.toMatchObject({ Stock: '1' })
})

test('Akeneo: the name of a language, and the unit of the weight in its own column', async () => {
  const read = await imported(
    listOf(
      'sku;enabled;name-en_US;name-de_DE;price-EUR;price-USD;weight;weight-unit',
      'AK-1;1;Hammer;Hammer DE;11,50;12,50;500;GRAM',
      'AK-2;0;Saw;Säge;18,00;20,00;0,4;KILOGRAM',
    ),
  )
  expect(read).toMatchObject({
    'AK-1': { name: 'Hammer', price: '€11.50', weight_grams: '500' },
    'AK-2': { name: 'Saw', price: '€18.00', weight_grams: '400', state: 'draft' },
  })
})

test('SAP: weight with its unit, and the status of the material', async () => {
  const read = await imported(
    listOf(
      'MATNR;MAKTX;MEINS;KBETR;KPEIN;MSTAE;NTGEW;GEWEI',
      'S-1;Schraubendreher 4x100;ST;450,00;100;;0,085;KG',
      'S-2;Zange 180;ST;1.250,00;100;;320;G',
      'S-3;Hammer 500;ST;12,90;1;02;0,7;KG',
    ),
  )
  expect(read).toMatchObject({
    'S-1': { weight_grams: '85', asked: expect.not.stringContaining('MSTAE') },
    'S-2': { weight_grams: '320' },
    'S-3': { weight_grams: '700', asked: expect.stringContaining("'MSTAE' contains 02") },
  })
})

test('SAP Business One: neither sold nor frozen articles are on sale', async () => {
  const read = await imported(
    listOf(
      'ItemCode,ItemName,Price,OnHand,SellItem,frozenFor',
      'B1-1,Hammer,15.00,120,Y,N',
      'B1-2,Saw,20.00,3,N,N',
      'B1-3,File,5.00,9,Y,Y',
    ),
  )
  expect(read).toMatchObject({
    'B1-1': { Stock: '120', asked: '' },
    'B1-2': { state: 'draft' },
    'B1-3': { state: 'draft' },
  })
  expect(read['B1-1']).not.toHaveProperty('state')
})

test('Business Central: an article that is blocked for sales is not on sale', async () => {
  const read = await imported(
    listOf(
      'No.,Description,Unit Price,Blocked,Sales Blocked',
      'NV-1,Claw hammer,4.50,No,No',
      'NV-2,Sledge,14.50,Yes,No',
      'NV-3,Rubber mallet,6.50,No,Yes',
    ),
  )
  expect(read).toMatchObject({
    'NV-1': { asked: '' },
    'NV-2': { state: 'draft' },
    'NV-3': { state: 'draft' },
  })
})

test('names in two columns are one name', async () => {
  const read = await imported(
    listOf(
      'ArtNr|Bez1|Bez2|VK1|VK2|PE|ME',
      'Q-1|Blechschraube|3,9x16|8,40|7,90|1000|ST',
      'Q-2|Blechschraube|4,2x19|9,10|8,60|1000|ST',
    ),
  )
  expect(read).toMatchObject({
    'Q-1': {
      name: 'Blechschraube 3,9x16',
      price: '€8.40',
      price_per: '1000',
      asked: expect.stringContaining("'VK2' contains 7,90"),
    },
    'Q-2': { name: 'Blechschraube 4,2x19' },
  })
})

test('JTL: no minimum and no interval is a 0', async () => {
  const read = await imported(
    listOf(
      'Artikelnummer;Artikelname;Std. VK Netto;Mindestabnahme;Abnahmeintervall',
      'J-1;Bohrer 6 mm;1,68;12;6',
      'J-2;Bohrer 8 mm;2,10;0;0',
    ),
  )
  expect(read).toMatchObject({
    'J-1': { pack_size: '6', minimum_quantity: '12', asked: '' },
    'J-2': { price: '€2.10', asked: '' },
  })
})

test('Navision: where no column is the name, the description is', async () => {
  const read = await imported(
    listOf('Nr.;Beschreibung;VK-Preis;Lagerbestand', 'N-1;Zange;4,50;120', 'N-2;Hammer;11,90;3'),
  )
  expect(read).toMatchObject({ 'N-1': { name: 'Zange', asked: '' }, 'N-2': { name: 'Hammer' } })
})

test('trade lists: D is a dozen beside E and C, R is the rand, and an apostrophe is no digit', async () => {
  const tools = await imported(
    listOf(
      'Product Code,Desc,Nett,Per,Barcode',
      "TB-1,Claw hammer,12.50,E,'4006381333931",
      'TB-2,Hacksaw blades,14.40,D,',
      'TB-3,Screws 8x1,3.20,C,',
    ),
  )
  expect(tools).toMatchObject({
    'TB-1': { name: 'Claw hammer', gtin: '4006381333931', price: '€12.50' },
    'TB-2': { price: '€1.20' },
    'TB-3': { price: '€3.20', price_per: '100' },
  })
  const rand = await imported(
    listOf('SKU;Name;Price (ZAR)', 'ZA-1;Hammer;R 125,50', 'ZA-2;Saw;R 1 200,00'),
  )
  expect(rand).toMatchObject({
    'ZA-1': { price: '€125.50', asked: expect.stringContaining('ZAR') },
    'ZA-2': { price: '€1200.00' },
  })
})

test('Spain: UM PRECIO is what the price is for', async () => {
  const read = await imported(
    listOf(
      'REFERENCIA;DESCRIPCION;PRECIO;UM PRECIO;UV',
      'CE-1;Martillo;20,83;1;6',
      'CE-2;Tornillo 4x40;5,93;100;200',
      'CE-3;Tuerca;4,20;100;200',
    ),
  )
  expect(read).toMatchObject({
    'CE-1': { price: '€20.83', price_per: '1' },
    'CE-2': { price: '€5.93', price_per: '100', pack_size: '200' },
  })
})

test('eBay: an offer that ends, and an article that is not new, are asked about', async () => {
  const read = await imported(
    listOf(
      '*Action(SiteID=US|Country=US|Currency=EUR|Version=1193),Custom label (SKU),*Title,*StartPrice,*Quantity,*ConditionID',
      'Add,EB-1,Hammer 16 oz,12.50,40,1000',
      'End,EB-2,Saw,20.00,3,1000',
      'Add,EB-3,File,5.00,3,3000',
    ),
  )
  expect(read).toMatchObject({
    'EB-1': { price: '€12.50', asked: '' },
    'EB-2': { asked: expect.stringContaining('contains End in this row') },
    'EB-3': { asked: expect.stringContaining("'*ConditionID' contains 3000") },
  })
})

test('without a column of prices, the rows say that one must be chosen', async () => {
  const read = await imported(
    listOf('SKU,Name,1C,5C', 'QC-1,Bolt,18.20,17.20', 'QC-2,Nut,8.20,7.20'),
  )
  expect(read['QC-1']?.asked).toContain('No column is assigned to the price.')
})

test('units in a second row of headings: the pack counts pieces', async () => {
  const read = await imported(
    listOf(
      'SKU,Name,Weight,Pack,Price',
      ',,g,pcs,$/100',
      'HU-1,Bolt,12,100,18.20',
      'HU-2,Nut,6,100,8.20',
    ),
  )
  expect(read['HU-1']).toMatchObject({ pack_size: '100', price_per: '100', weight_grams: '12' })
})

test('OXID: prices include the tax in its default, which is asked', async () => {
  const read = await imported(
    listOf('OXARTNUM;OXTITLE;OXPRICE;OXVAT', 'OX-1;Hammer;12.50;19', 'OX-2;Säge;20.00;19'),
  )
  expect(read['OX-1']?.asked).toContain("'OXPRICE' may include tax")
})

test('SAP Business One: a sales unit of twelve is asked about, and one of one is not', async () => {
  const read = await imported(
    listOf(
      'ItemCode,ItemName,SalUnitMsr,NumInSale,Price,OnHand',
      'B1-1,Hammer,Box,12,150.00,120',
      'B1-2,Saw,Each,1,20.00,3',
    ),
  )
  expect(read).toMatchObject({
    'B1-1': { asked: expect.stringContaining("'NumInSale' contains 12") },
    'B1-2': { asked: '' },
  })
})
