/** Which sentences beside the lines may change them. */
import { expect, test } from 'vitest'
import { isFactor, tellingWords } from './harmless.ts'

test.each([
  'Dear all,',
  'wir bestellen:',
  'nous commandons :',
  'Dzień dobry, zamawiamy:',
  'Hei, tilaamme seuraavat tuotteet:',
  'Siparişlerimiz aşağıdaki ürünler:',
  'Üdvözlettel',
  'Здравствуйте, заказываем следующие товары:',
  'お世話になっております。下記の通り注文いたします。',
  '您好',
  '안녕하세요',
  'Celia Navarro',
  'Jan van der Meer',
  'Navarro Framing, 418 Mill Street, Austin, TX 78702',
  'Tel. +1 512 555 0142',
  'celia@navarro.example',
  'Total 1,240.00',
  'Please deliver to our site, gate 4, by Friday.',
  'HMR-1001 二十四個',
  'Hope you had a good weekend. Could you please send us the following on PO 45001287:',
  'Please see below our order no. PO-2026-1187:',
  'Kindly supply the below items against LPO No. 2611/45:',
  'hiermit bestellen wir zu den bekannten Konditionen:',
  'Merci de bien vouloir nous livrer :',
  'con la presente Vi inviamo il nostro ordine n. 318/2026:',
  'Adjunto a continuación nuestro pedido nº 2026/0457:',
  'Segue a nossa encomenda nº 1045/2026:',
  'proszę o realizację zamówienia nr ZAM/112/2026:',
  'Graag bestellen wij onder ordernummer 26-4410 het volgende:',
  'Vi vill beställa följande, vårt ordernummer 88213:',
  'objednávám u vás (číslo objednávky OBJ-260087):',
  'tilaamme seuraavat (tilausnumero 10442):',
  'Hermed ordre nr. 30881:',
  'Megrendelésünk (szám: M-2026/114):',
  'Просим отгрузить по заказу № 1145:',
  'παρακαλώ την παραγγελία 2026-88:',
  'Vă rugăm să livrați comanda nr. 4512:',
  'šaljemo narudžbu br. 214/26:',
  'Thanks for the quick delivery last time!',
  'Have a great Thanksgiving weekend!',
  'Could you confirm receipt of this order?',
  'Bitte um kurze Auftragsbestätigung.',
  'Please could you send us confirmation of receipt?',
  'Können Sie uns bitte den Eingang der Bestellung bestätigen?',
  'Potete confermare la ricezione del ordine?',
  'Vielen Dank für die schnelle Abwicklung.',
  'Merci de nous confirmer la bonne réception de cette commande.',
  'Quedamos a la espera de su confirmación.',
  'Prosimy o potwierdzenie zamówienia.',
  'Graag een orderbevestiging sturen.',
  'Vänligen bekräfta ordern.',
  'Prosím o potvrzení objednávky.',
  'Děkuji a přeji hezký den',
  'Obrigado e bom fim de semana.',
  'Greetings from Gulf Tools LLC!',
  'Hallo Frau Meier,',
  'Tisztelt Partnerünk!',
  'С уважением, Иван Петров, +7 495 123-45-67',
  'Mulțumesc, Andrei Popescu',
  'شكراً',
  'Service Achats — Ets Marchand & Fils',
  'Lang Metallbau e.K. | Am Anger 24 | 99084 Erfurt | Tel +49 361 123456-24',
])('“%s” changes no line', (sentence) => {
  expect(tellingWords(sentence, false)).toEqual([])
})

test.each([
  'Half of it will do.',
  'La moitié suffit.',
  'Połowa wystarczy.',
  'Wszystko podwójnie',
  '全部加倍',
  'Всё вдвойне',
  'No hammers',
  'Hammers we have.',
  'Finalement pas de marteaux',
  'Bez młotków',
  'Çekiçler hariç',
  'Numbers are thousands',
  'Miktarlar kutu',
  'For each of our 3 crews:',
  'Same for Austin',
  'Na sklep',
  'Bob has to approve.',
  'Is that right?',
  'Thanks for the quick delivery of:',
  'Could you confirm the price?',
  'Could you confirm the quantity?',
  'Please confirm the hammers.',
  'Können Sie die Menge bestätigen?',
  'Could you confirm receipt of this order? Half of it will do.',
  'Please confirm only the hammers.',
  'Thanks, half of it.',
  'Thanks, 24 more.',
  'Hello, Samples:',
  'Danke, nur die Hälfte.',
  'Merci, sans les marteaux',
  'Este pedido nº 5 no enviar',
])('“%s” may change lines', (sentence) => {
  expect(tellingWords(sentence, false)).not.toEqual([])
})

test.each([
  'Lagerbestand',
  'Teklif talebi',
  '見積依頼',
  'Prova',
  'İptal:',
  'BACK ORDER',
  'Samples:',
  'Hello, Samples:',
])('above lines, “%s” is a title', (title) => {
  expect(tellingWords(title, true)).not.toEqual([])
})

test.each(['times 2', 'x 3 please', 'All x2', 'Alles x 2', 'Tout fois 2'])(
  '“%s” is a factor',
  (text) => {
    expect(isFactor(text)).toBe(true)
  },
)
test.each(['12 x Gartenschere', 'Order 8341', 'HMR-1001 x 2'])('“%s” is none', (text) => {
  expect(isFactor(text)).toBe(false)
})
