/**
 * Lists with only a word or two of letters other than A to Z, in each encoding used in their
 * country.
 */
import { expect, test } from 'vitest'
import { decodeDos, decodeDosCentral } from './dos-code-pages.ts'
import { decodeText, openWordOf } from './text-encoding.ts'

const decoders: Readonly<Record<string, (bytes: Uint8Array) => string>> = {
  cp850: decodeDos,
  cp852: decodeDosCentral,
}
/** The bytes of a text in an encoding; undefined where it lacks a letter. */
function encode(text: string, encoding: string): Uint8Array | undefined {
  const decode = decoders[encoding] ?? ((bytes) => new TextDecoder(encoding).decode(bytes))
  const bytes = new Map(
    Array.from({ length: 256 }, (_, byte) => [decode(Uint8Array.of(byte)), byte] as const),
  )
  const encoded = Array.from(text, (letter) => bytes.get(letter) ?? -1)
  return encoded.includes(-1) ? undefined : Uint8Array.from(encoded)
}

const western = ['windows-1252', 'iso-8859-1', 'iso-8859-15', 'cp850', 'macintosh']
const central = ['windows-1250', 'iso-8859-2', 'cp852']

type Language = {
  readonly encodings: readonly string[]
  /** Of a catalogue, and of a list of a bank. */
  readonly headings: readonly [string, string]
  /** Each with one to three letters beside A to Z. */
  readonly words: string
}

const languages: Readonly<Record<string, Language>> = {
  de: {
    encodings: western,
    headings: ['Artikelnummer;Bezeichnung;Preis', 'Datum;Verwendungszweck;Betrag'],
    words:
      'Müller Söhne Säge Öl Größe Schlüssel Maßband Bügelsäge Fäustel Übergang Ärmel Nägel Köhler Weiß Böttcher Jürgen GRÖßE MÜLLER',
  },
  fr: {
    encodings: western,
    headings: ['Reference;Designation;Prix', 'Date;Libelle;Montant'],
    words:
      'Clé Marteau-piqueur_éco Mètre Équerre Société François Hélène Règlement Pièces Tôle Château Noël Garçon Forêt CAFÉ Légère',
  },
  it: {
    encodings: western,
    headings: ['Codice;Descrizione;Prezzo', 'Data;Causale;Importo'],
    words: 'Qualità Perché Società Niccolò Più Unità Così Metà Città CITTÀ Caffè',
  },
  es: {
    encodings: western,
    headings: ['Referencia;Descripcion;Precio', 'Fecha;Concepto;Importe'],
    words: 'Muñoz Martínez Peña José Fábrica Compañía Número Llave_pequeña Almacén Años PEÑA Avión',
  },
  nl: {
    encodings: western,
    headings: ['Artikelnummer;Omschrijving;Prijs', 'Datum;Omschrijving;Bedrag'],
    words: 'België Daniëlle Financiën René Ruïne Coördinatie Reünie Geïsoleerd Zoë',
  },
  sv: {
    encodings: western,
    headings: ['Artikelnummer;Benamning;Pris', 'Datum;Meddelande;Belopp'],
    words: 'Öberg Åkesson Såg Hållare Björk Järn Nyckelsätt Göteborg Målare SÅGBLAD Pålsson',
  },
  da: {
    encodings: western,
    headings: ['Varenummer;Beskrivelse;Pris', 'Dato;Tekst;Belob'],
    words: 'Sørensen Værktøj Nøgle Søm Æble Åse Bækgaard Kræmmer Jørgen Håndtag MØLLER Skærer',
  },
  pt: {
    encodings: western,
    headings: ['Codigo;Descricao;Preco', 'Data;Descritivo;Montante'],
    words: 'João Conceição Gonçalves Pressão Mão Peça Alicate_ângulo Três Aço Construções Antónia',
  },
  pl: {
    encodings: central,
    headings: ['Indeks;Nazwa;Cena', 'Data operacji;Tytul;Kwota'],
    words:
      'Łańcuch Śruba Młotek Piła Klucz_żabka Wiertło Bęben Sąd Cień Źródło Gęś Kowalczyńska Józef Zięba Ćwiek ŁUKASZ Wójcik Płaski Cęgi Głębia',
  },
  cs: {
    encodings: central,
    headings: ['Kod;Nazev;Cena', 'Datum;Zprava pro prijemce;Castka'],
    words:
      'Kleště Řezač Dvořák Šroub Kovář Nůž Černý Měřidlo Žák Svěrák Jiří Kůň Hřebík Tuháček Novák_ml Štěpán Vrták',
  },
  hu: {
    encodings: central,
    headings: ['Cikkszam;Megnevezes;Ar', 'Datum;Kozlemeny;Osszeg'],
    words:
      'Fűrész Fúró Kőműves Őr Csavarhúzó Kovács Szűcs Erdős Mérőszalag Tűzőgép Kulcs_készlet Vésőgép Törő Győr Felső',
  },
  en: {
    encodings: western,
    headings: ['SKU;Name;Price', 'Date;Reference;Amount'],
    words: 'Café Müller José Zoë Häberle Peña Façade Clichés',
  },
  tr: {
    encodings: ['windows-1254'],
    headings: ['Kod;Aciklama;Fiyat', 'Tarih;Aciklama;Tutar'],
    words: 'Şahin Öztürk Çağrı Işık Gümüş Yıldız Kılıç Doğan Güneş',
  },
  lt: {
    encodings: ['windows-1257'],
    headings: ['Kodas;Pavadinimas;Kaina', 'Data;Mokejimo paskirtis;Suma'],
    words: 'Plaktukas_mažas Šarūnas Žirklės Kęstutis Grąžtas Sąskaita Įmonė',
  },
  lv: {
    encodings: ['windows-1257'],
    headings: ['Kods;Nosaukums;Cena', 'Datums;Maksajuma merkis;Summa'],
    words: 'Āmurs Bērziņš Kalniņa Ģirts Zāģis Ķīlis Liepiņš',
  },
  el: {
    encodings: ['windows-1253'],
    headings: ['SKU;Name;Price', 'Date;Reference;Amount'],
    words: 'Κώστας Αθήνα Σφυρί Κλειδί Νίκος',
  },
  bg: {
    encodings: ['windows-1251'],
    headings: ['SKU;Name;Price', 'Date;Reference;Amount'],
    words: 'Иванов Чук Отвертка Клещи Трион',
  },
}

const cases = Object.entries(languages).flatMap(([language, { encodings, headings, words }]) =>
  encodings.map((encoding) => ({ language, encoding, headings, words: words.split(' ') })),
)

test.each(cases)('words of $language in $encoding', ({ encoding, headings, words }) => {
  const wrong = words.flatMap((written) => {
    const word = written.replace('_', ' ')
    return headings.flatMap((heading) => {
      const text = `${heading}\nA-1;${word};12.50\nA-2;x;3.00\n`
      const bytes = encode(text, encoding)
      if (!bytes) return []
      const read = decodeText(bytes)
      return read === text ? [] : [`${word} → ${read?.split('\n')[1] ?? ''}`]
    })
  })
  expect(wrong).toEqual([])
})

test.each([
  ['windows-1250', 'Sąd', 'S¹d'],
  ['iso-8859-2', 'Łańcuch', '£añcuch'],
  ['windows-1257', 'Šarūnas', 'Ðarûnas'],
])('below English headings a word in %s is no sign inside letters: %s', (encoding, word) => {
  const text = `Date;Reference;Amount\n2026-11-26;${word} INV-1;12.50\n`
  expect(decodeText(encode(text, encoding) ?? new Uint8Array())).toBe(text)
})
test.each([
  ['windows-1250', 'Mész', undefined],
  ['windows-1250', 'Győr', { read: 'Gyõr', other: 'Győr' }],
  ['windows-1252', 'Sørensen', { read: 'Sørensen', other: 'Sřrensen' }],
  ['windows-1252', 'Größe', undefined],
])('a word in %s that can be read in two ways is said: %s', (encoding, word, open) => {
  const text = `Date;Reference;Amount\n2026-11-26;${word};12.50\n`
  const bytes = encode(text, encoding) ?? new Uint8Array()
  const found = openWordOf(bytes)
  expect(found && new Set(Object.values(found))).toEqual(open && new Set(Object.values(open)))
  expect(openWordOf(new TextEncoder().encode(text))).toBeUndefined()
})
