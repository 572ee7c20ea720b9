/** Own orders whose files are made when the bench runs: workbooks and PDFs, cell by cell as a person wrote them. */
export type Cells = readonly (readonly (string | number)[])[]

/** Workbooks: the rows of their first sheet. */
export const workbooks: Readonly<Record<string, Cells>> = {
  'xlsx-de-einkauf.xlsx': [
    ['Bestellung 4500-882', '', '', ''],
    [],
    ['Pos', 'Artikel-Nr.', 'Bezeichnung', 'Menge'],
    [1, 'KZ-180', 'Kombizange 180 mm', 10],
    [2, 'WW-600', 'Wasserwaage 60 cm', 4],
    [3, 'BO-10-HSS', 'Bohrer 10 mm', 50],
  ],
  'xlsx-en-stores.xlsx': [
    ['SKU', 'Qty', 'Notes'],
    ['HM-500', 24, 'for the vans'],
    ['TM-5M', 48, ''],
  ],
  'xlsx-en-own-numbers.xlsx': [
    ['Stores requisition', '', '', '', ''],
    ['Our part no.', 'Supplier part no.', 'Description', 'Quantity required', 'Price each'],
    ['100-01', 'CH-20', 'Chisel', 6, 8],
    ['100-02', 'HB-3', 'Hacksaw blade', 36, 1.25],
  ],
  'xlsx-es-obra.xlsx': [
    ['Código', 'Descripción', 'Cantidad', 'Precio'],
    ['CV-100', 'Cinta', 20, 2.5],
    ['ML-250', 'Maza', 8, 11.9],
  ],
  'xlsx-de-nur-werte.xlsx': [
    ['SD-PH2-100', 25],
    ['ZG-350', 5],
  ],
  'xlsx-en-blank-quantities.xlsx': [
    ['Product code', 'Product', 'Order'],
    ['VS-125', 'Vice 125 mm', 2],
    ['SP-900', 'Spade', ''],
    ['PX-160', 'Pliers', 3],
  ],
}

/** PDFs: rows of cells below each other, as programs print orders. */
export const pdfs: Readonly<Record<string, Cells>> = {
  'pdf-de-bestellung.pdf': [
    ['Bestellung Nr. 26-10443'],
    ['Pos', 'Artikelnummer', 'Bezeichnung', 'Menge', 'Einheit', 'Einzelpreis'],
    ['1', 'KZ-180', 'Kombizange 180 mm', '10', 'Stk', '12,90'],
    ['2', 'SD-PH2-100', 'Schraubendreher', '25', 'Stk', '4,50'],
  ],
  'pdf-en-purchase-order.pdf': [
    ['Purchase order 7781'],
    ['Item', 'Part number', 'Description', 'Qty', 'Unit price'],
    ['1', 'HM-500', 'Claw hammer 500 g', '12', '14.20'],
    ['2', 'CH-20', 'Chisel 20 mm', '6', '8.00'],
    ['3', 'TM-5M', 'Tape measure', '24', '6.75'],
  ],
  'pdf-fr-bon-de-commande.pdf': [
    ['Bon de commande BC-3301'],
    ['Référence', 'Désignation', 'Qté', 'P.U. HT'],
    ['PX-160', 'Pince multiprise', '4', '18,60'],
    ['MT-300', 'Mètre ruban 3 m', '15', '5,20'],
  ],
  'pdf-nl-inkooporder.pdf': [
    ['Inkooporder IO-5518'],
    ['Artikelnummer', 'Omschrijving', 'Aantal'],
    ['HB-3', 'Zaagblad', '12'],
    ['ZG-350', 'Zaag', '6'],
  ],
}
