/** Addresses in parts, payment terms and credit limits of lists in twelve languages and as programs write them. */
import { describe, expect, test } from 'vitest'
import { readImport } from './import-columns.ts'

const read = (...lines: readonly string[]) => {
  const file = readImport(
    lines.map((line) => line.split(';')),
    [],
  )
  return file ?? expect.unreachable('no file of customers')
}

describe('an address in parts', () => {
  test.each([
    [
      'Firma;Straße;Hausnr.;PLZ;Ort',
      'Bau;Lindenweg;12a;80331;München',
      'Lindenweg 12a\n80331 München',
    ],
    [
      'Firma;Strasse;Haus-Nr.;PLZ;Ort',
      'Bau;Lindenweg;12;80331;München',
      'Lindenweg 12\n80331 München',
    ],
    ['Firma;Straße;Nr.;PLZ;Ort', 'Bau;Lindenweg;12;80331;München', 'Lindenweg 12\n80331 München'],
    [
      'Firma;Straße;Hausnummer;Hausnummernzusatz;PLZ;Ort',
      'Bau;Lindenweg;12;b;80331;München',
      'Lindenweg 12b\n80331 München',
    ],
    [
      'Kunde;Straße;Hausnr;Adresszusatz;PLZ;Stadt',
      'Bau;Lindenweg;12;Hinterhaus;80331;München',
      'Lindenweg 12\nHinterhaus\n80331 München',
    ],
    [
      'Company;House number;Street;City;State;Zip;Country',
      'Rivets;12;Main St;Austin;TX;78702;US',
      '12 Main St\nAustin, TX 78702\nUnited States',
    ],
    [
      'Company;Building no.;Street;Town;Postcode;Country',
      'Rivets;4;High St;Leeds;LS1 4AP;UK',
      '4 High St\nLeeds LS1 4AP\nUnited Kingdom',
    ],
    [
      'Société;N°;Voie;Code postal;Ville',
      'Outils;8 bis;rue Haute;69001;Lyon',
      '8 bis rue Haute\n69001 Lyon',
    ],
    [
      'Raison sociale;N° de voie;Nom de la voie;CP;Commune',
      'Outils;8;rue Haute;69001;Lyon',
      '8 rue Haute\n69001 Lyon',
    ],
    [
      'Ragione sociale;Via;N. civico;CAP;Comune;Prov.',
      'Ferri;Via Roma;7;20121;Milano;MI',
      'Via Roma 7\n20121 Milano, MI',
    ],
    [
      'Azienda;Indirizzo;Civico;CAP;Città',
      'Ferri;Via Roma;7;20121;Milano',
      'Via Roma 7\n20121 Milano',
    ],
    [
      'Empresa;Calle;Nº;CP;Población',
      'Clavos;Calle Mayor;3;28013;Madrid',
      'Calle Mayor 3\n28013 Madrid',
    ],
    [
      'Empresa;Calle;Número exterior;Código postal;Ciudad',
      'Clavos;Calle Mayor;3;28013;Madrid',
      'Calle Mayor 3\n28013 Madrid',
    ],
    [
      'Bedrijf;Straat;Huisnummer;Toevoeging;Postcode;Plaats',
      'Bouw;Kade;15;hs;1011 AB;Amsterdam',
      'Kade 15 hs\n1011 AB Amsterdam',
    ],
    [
      'Bedrijf;Straat;Huisnr.;Postcode;Woonplaats',
      'Bouw;Kade;15;1011 AB;Amsterdam',
      'Kade 15\n1011 AB Amsterdam',
    ],
    [
      'Firma;Ulica;Nr domu;Nr lokalu;Kod pocztowy;Miasto',
      'Gwoździe;Polna;5;12;00-950;Warszawa',
      'Polna 5/12\n00-950 Warszawa',
    ],
    [
      'Firma;Ulica;Numer budynku;Kod pocztowy;Miejscowość',
      'Gwoździe;Polna;5;00-950;Warszawa',
      'Polna 5\n00-950 Warszawa',
    ],
    ['Firma;Ulice;Č.p.;PSČ;Obec', 'Hřebíky;Dlouhá;21;110 00;Praha', 'Dlouhá 21\n110 00 Praha'],
    [
      'Firma;Ulice;Číslo domu;PSČ;Město',
      'Hřebíky;Dlouhá;21;110 00;Praha',
      'Dlouhá 21\n110 00 Praha',
    ],
    [
      'Cégnév;Utca;Házszám;Irányítószám;Település',
      'Szög;Fő utca;9;1011;Budapest',
      'Fő utca 9\n1011 Budapest',
    ],
    [
      'Företag;Gata;Husnummer;Postnr;Ort',
      'Spik;Storgatan;6;111 22;Stockholm',
      'Storgatan 6\n111 22 Stockholm',
    ],
    [
      'Virksomhed;Vejnavn;Husnr.;Postnr.;By',
      'Søm;Nørregade;14;1165;København',
      'Nørregade 14\n1165 København',
    ],
    [
      'Empresa;Rua;N.º da porta;Código postal;Localidade',
      'Pregos;Rua Nova;30;1100-365;Lisboa',
      'Rua Nova 30\n1100-365 Lisboa',
    ],
    [
      'Yritys;Katuosoite;Talonumero;Postinumero;Postitoimipaikka',
      'Naula;Katu;2;00100;Helsinki',
      'Katu 2\n00100 Helsinki',
    ],
  ])('%s', (headings, row, address) => {
    expect(read(headings, row)).toMatchObject({
      rows: [{ row: { address } }],
      wrong: [],
      ignored: [],
    })
  })
  test('“No.” beside a street and a customer number is the house, before the company the customer', () => {
    const beside = read('Firma;Kundennummer;Straße;Nr;PLZ;Ort', 'Bau;70023;Weg;12;80331;München')
    expect(beside.rows).toMatchObject([
      { row: { number: 70_023, address: 'Weg 12\n80331 München' } },
    ])
    const before = read('Nr;Firma;Straße;PLZ;Ort', '70023;Bau;Weg 12;80331;München')
    expect(before.rows).toMatchObject([
      { row: { number: 70_023, address: 'Weg 12\n80331 München' } },
    ])
  })
  test('a delivery address has its house number, too', () => {
    const { rows, ignored } = read(
      'Firma;Straße;Hausnr.;PLZ;Ort;Liefer-Straße;Liefer-Hausnr.;Liefer-PLZ;Liefer-Ort',
      'Bau;Weg;1;80331;München;Hof;2;80333;München',
    )
    expect([rows[0]?.row, ignored]).toEqual([
      {
        company: 'Bau',
        address: 'Weg 1\n80331 München',
        deliveryAddresses: ['Hof 2\n80333 München'],
      },
      [],
    ])
  })
})

describe('certified mail is no address to write to', () => {
  test.each(['PEC', 'Indirizzo PEC', 'E-mail PEC', 'Posta elettronica certificata', 'De-Mail'])(
    'the e-mail address is read, and %s is named as not read',
    (heading) => {
      for (const order of [
        [heading, 'Email'],
        ['Email', heading],
      ]) {
        const cells = order.map((one) =>
          one === heading ? 'ferri@pec.example' : 'info@ferri.example',
        )
        const file = read(`Azienda;${order.join(';')}`, `Ferri;${cells.join(';')}`)
        expect(file.rows).toMatchObject([{ row: { email: 'info@ferri.example' } }])
        expect(file.ignored).toEqual([heading])
      }
    },
  )
  test('alone it is not taken for one', () => {
    const file = read('Azienda;PEC', 'Ferri;ferri@pec.example')
    expect([file.rows, file.ignored]).toEqual([[{ line: 2, row: { company: 'Ferri' } }], ['PEC']])
  })
})

describe('payment terms', () => {
  const termsOf = (heading: string, ...cells: readonly string[]) => {
    const { rows, wrong } = read(
      `Company;${heading}`,
      ...cells.map((cell, index) => `Company ${index};${cell}`),
    )
    return [rows.map(({ row }) => row.paymentTerms), wrong.map(({ why }) => why)]
  }
  const asked = (cell: string) =>
    expect.stringMatching(`Payment terms: “${cell}” may be a number of days, or a code`)

  test.each([
    ['Payment terms', ['1', '2']],
    ['Zahlungsbedingung', ['1', '30']],
    ['Zahl.-Kond.', ['0001', '0014']],
    ['Conditions de paiement', ['1', '2', '10']],
    ['Condizioni di pagamento', ['3']],
    ['Forma de pago', ['1', '4']],
    ['Betalingsconditie', ['2', '14']],
    ['Warunki płatności', ['1']],
    ['Platební podmínky', ['1', '2']],
    ['Fizetési feltétel', ['1', '2']],
    ['Betalningsvillkor', ['4', '30']],
    ['Betalingsbetingelser', ['01', '30']],
    ['Condições de pagamento', ['2']],
    ['Payment terms', ['11', '13', '17']],
    ['Payment terms', ['0']],
    ['Terms', ['1']],
  ])('%s %s may be codes', (heading, cells) => {
    expect(termsOf(heading, ...cells)).toEqual([[], cells.map(asked)])
  })
  test.each([
    ['Payment terms', ['30', '14', '60'], ['net 30', 'net 14', 'net 60']],
    ['Payment terms', ['0', '30'], ['net 0', 'net 30']],
    ['Payment terms (days)', ['3', '30'], ['net 3', 'net 30']],
    ['Zahlungsziel in Tagen', ['3', '10'], ['net 3', 'net 10']],
    ['Délai de paiement (jours)', ['5'], ['net 5']],
    ['Termini di pagamento (gg)', ['60'], ['net 60']],
    ['Plazo de pago (días)', ['1'], ['net 1']],
    ['Betalingstermijn (dagen)', ['8'], ['net 8']],
    ['Termin płatności (dni)', ['7'], ['net 7']],
    ['Splatnost (dny)', ['2'], ['net 2']],
    ['Fizetési határidő (nap)', ['8'], ['net 8']],
    ['Betalningsvillkor (dagar)', ['6'], ['net 6']],
    ['Betalingsbetingelser (dage)', ['6'], ['net 6']],
    ['Prazo de pagamento (dias)', ['6'], ['net 6']],
    ['Net days', ['6'], ['net 6']],
    ['Zahlungsbedingung', ['1 Tag', '30 Tage'], ['net 1', 'net 30']],
  ])('%s %s are days', (heading, cells, terms) => {
    expect(termsOf(heading, ...cells)).toEqual([terms, []])
  })
})

describe('credit limits', () => {
  test.each([
    'Credit limit',
    'Kreditlimit',
    'Kreditrahmen',
    'Kreditlinie',
    'Plafond de crédit',
    'Encours autorisé',
    'Fido',
    'Fido concesso',
    'Límite de crédito',
    'Riesgo máximo',
    'Kredietlimiet',
    'Limit kredytowy',
    'Limit kupiecki',
    'Úvěrový limit',
    'Kreditní limit',
    'Hitelkeret',
    'Kreditgräns',
    'Kreditgrænse',
    'Kreditmaksimum',
    'Limite de crédito',
    'Luottoraja',
  ])('%s', (heading) => {
    const { rows, wrong } = read(`Company;${heading}`, 'Rivets;1.250,50', 'Bolts;12.500,00')
    expect(wrong).toEqual([])
    expect(rows.map(({ row }) => row.creditLimit)).toEqual([125_050, 1_250_000])
  })
  test.each([
    'Encours',
    'Saldo',
    'Kreditlimit frei',
    'Available credit',
    'Offene Posten',
    'Fido residuo',
  ])('%s is none, and named', (heading) => {
    const { rows, ignored } = read(`Company;${heading}`, 'Rivets;1.250,50')
    expect([rows.map(({ row }) => row), ignored]).toEqual([[{ company: 'Rivets' }], [heading]])
  })
})
