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
    'S-2': { asked: expect.stringContaining("'ME' contains KAR here and is not used") },
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
