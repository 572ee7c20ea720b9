/** The format of a file, detected by its content and never by its name. Pure. */
import { fileMessages as messages } from '../messages.ts'

/** Formats that are not a text table. */
export type FileKind = keyof typeof messages.kinds

/** 'a QIF file' */
export const nameOfKind = (kind: FileKind): string => messages.kinds[kind]

const signatures: readonly (readonly [FileKind, readonly number[]])[] = [
  ['pdf', [0x25, 0x50, 0x44, 0x46]],
  ['picture', [0x89, 0x50, 0x4e, 0x47]],
  ['picture', [0xff, 0xd8, 0xff]],
  ['picture', [0x47, 0x49, 0x46, 0x38]],
  ['picture', [0x49, 0x49, 0x2a, 0]],
  ['container', [0xd0, 0xcf, 0x11, 0xe0]],
  ['archive', [0x1f, 0x8b]],
  ['archive', [0x52, 0x61, 0x72, 0x21]],
  ['archive', [0x37, 0x7a, 0xbc, 0xaf]],
  ['archive', [0x42, 0x5a, 0x68]],
  ['sqlite', [0x53, 0x51, 0x4c, 0x69, 0x74, 0x65, 0x20, 0x66]],
  ['access', [0, 1, 0, 0, 0x53, 0x74, 0x61, 0x6e, 0x64, 0x61, 0x72, 0x64]],
  ['parquet', [0x50, 0x41, 0x52, 0x31]],
]

/**
 * A dBASE table: its version, the month and day of its last change, and the carriage return at the
 * end of its header. Source: dBASE File Header Structure.
 */
function isDbf(bytes: Uint8Array): boolean {
  const [version = 0, , month = 0, day = 0] = bytes
  const headBytes = (bytes[8] ?? 0) + 256 * (bytes[9] ?? 0)
  return (
    [0x02, 0x03, 0x30, 0x31, 0x43, 0x83, 0x8b, 0xf5].includes(version) &&
    month >= 1 &&
    month <= 12 &&
    day >= 1 &&
    day <= 31 &&
    headBytes > 32 &&
    headBytes < bytes.length &&
    bytes.subarray(headBytes - 264 > 0 ? headBytes - 264 : 0, headBytes).includes(0x0d)
  )
}

/** The kind of a file from its first bytes; undefined for text and for ZIP archives. */
export const kindOfBytes = (bytes: Uint8Array): FileKind | undefined =>
  signatures.find(([, signature]) =>
    signature.every((byte, index) => bytes[index] === byte),
  )?.[0] ?? (isDbf(bytes) ? 'dbf' : undefined)

/** First elements of XML documents, without prefix, and their attributes. */
const roots: readonly (readonly [FileKind, RegExp])[] = [
  ['camt', /^Document\b[^>]*camt\.05[234]|^Document\s*>\s*<(?:\w+:)?BkToCstmr/],
  ['pain', /^Document\b[^>]*pain\.\d/],
  ['bmecat', /^BMECAT\b/i],
  ['openTrans', /^(?:ORDER|ORDERRESPONSE|INVOICE|DISPATCHNOTIFICATION|RFQ|QUOTATION)\b/],
  ['cii', /^CrossIndustry(?:Invoice|Document)\b/],
  ['ublCatalogue', /^Catalogue\b/],
  ['ubl', /^(?:Invoice|CreditNote|Order|OrderResponse|DespatchAdvice)\b/],
  ['cxml', /^cXML\b/],
  ['gaeb', /^GAEB\b/],
  ['idoc', /^[\w-]+\s*>\s*<IDOC\b/],
  ['ids', /^Warenkorb\b/],
  ['ofx', /^OFX\b/],
]

const firstElement =
  /^\uFEFF?\s*(?:<\?[\s\S]*?\?>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE[^>[]*(?:\[[\s\S]*?\]\s*)?>\s*)*<(?:[\w.-]+:)?(?=[A-Za-z_])/

const texts: readonly (readonly [FileKind, RegExp])[] = [
  ['letter', /^\{\\rtf/],
  ['idoc', /^EDI_DC40?/],
  // GAEB 90: lines of 80 characters, with the record type first and the line number last.
  [
    'gaeb',
    /^(?:00|T0|01)\d{0,2}.{60,78}\d{2,6}\r?\n(?:0[0-9]|1[0-9]|2[0-9]|T[0-9]).{60,78}\d{2,6}\r?\n/,
  ],
  // GAEB 2000 has its keys between hashes.
  ['gaeb', /^#begin\[(?:GAEB|Vergabe)\]/im],
  ['ugl', /^KOP.{7,}(?:AN|BE|AB|LI|RG|PA)[\s\S]{20,200}\r?\n(?:ADR|KOT|POA|POT|POP)/],
  ['qif', /^!(?:Type|Account|Option|Clear):/im],
  ['iif', /^!(?:HDR|ACCNT|INVITEM|CUST|VEND|TRNS|SPL|EMP|CLASS)\t/],
  ['ofx', /^OFXHEADER:/m],
  ['mt942', /^(?:\{1:[\s\S]{0,200}?)?:20:[\s\S]{0,400}?^:(?:34F|13D?):/m],
  ['mt940', /^(?:\{1:[\s\S]{0,200}?)?:20:[\s\S]{0,400}?^:(?:25|28C?|60[FM]):/m],
  ['mt940Part', /^\s*:\d{2}[A-Z]?:/],
  // 'UNA-100' and 'UNB-7' are article numbers.
  ['edifact', /^UN(?:A[^\w\s]{2}[.,]\W{2}|B[^\w\s]UN[A-Z])/],
  ['x12', /^ISA[*|~^]\d\d/],
  [
    'datanormPrices',
    /^\s*V[ ;]\d{6}[^\r\n]{0,300}[\r\n]+(?:[CK];[^\r\n]{0,300}[\r\n]+)*P;|^\s*V;0?50?;P/i,
  ],
  // Version 3 has no separators between fields; a file without a header record begins with an
  // article.
  [
    'datanorm',
    /^\s*R;[^;\r\n]{0,10};[^;\r\n]{1,10};[0-9A-Z]?;\d{1,6}(?:;|\s|$)|^\s*S;[^;\r\n]{0,3};\d{1,3};[^;\r\n]+;[^\r\n]*[\r\n]+S;|^\s*V[ ;]\d{6}[^\r\n]{0,300}[\r\n]+(?:[ABCDEGJKRSTZ];|A[NALX])|^\s*V[ ;]\d{6}[^\r\n]{110,120}0\d|^\s*V;0?50?;|^\s*A;[NALX];[^;\r\n]{1,40};(?:[^;\r\n]*;){7}/i,
  ],
  ['coda', /^0{5}\d{6}\d{3}05[ D]/],
  ['cfonb', /^01\d{5}.{4}\d{5}[A-Z]{3}\d/],
  ['norma43', /^11\d{18}\d{12}[12]\d{14}\d{3}/],
  ['bai2', /^01,[^,\n]{0,20},[^,\n]{0,20},\d{6},\d{4},/],
  ['gpc', /^074\d{16}/],
  ['dtaus', /^\d{4}A[LG]K/],
  ['litas', /^000\t(?:19|20)\d{6}\t[^\n]*\n0[12]\d\t|^[^\n]{0,80}\bLITAS-?ESIS\b/],
  ['bgmax', /^01BGMAX\b/],
  // Source: Microsoft, SYLK: a record 'ID;P' with the program, then formats and cells.
  ['sylk', /^\s*ID;P[^\r\n]{0,80}[\r\n]+(?:[A-Z]{1,2};[^\r\n]{0,300}[\r\n]+)*?[BCF];/],
  ['eldanorm', /^[^\r\n;,\t]{0,40}\bELDANORM\b/],
  // The first record of a METEL list, with fixed columns.
  ['metel', /^[A-Z ]{0,20}\bMETEL {2}/],
  // Sections of EDI++, the exchange format of InsERT programs.
  ['epp', /^\s*\[INFO\]\r?\n[\s\S]{0,2000}^\[NAGLOWEK\]/m],
  // A page saved with its pictures; an e-mail has a receiver.
  [
    'mht',
    /^(?=[\s\S]{0,800}^Content-Type:\s*multipart\/related)(?![\s\S]{0,800}^(?:To|Received|Message-ID|Delivered-To):)(?:[\w-]+:[^\n]*\n(?:[ \t][^\n]*\n)*){1,20}\r?\n/im,
  ],
  ['icsCards', /^\s*International Card Services B\.?V\.? {3,}/],
  ['calendar', /^BEGIN:V(?:CALENDAR|CARD)/i],
  ['sql', /^(?:--[^\n]*\n|\s)*(?:CREATE TABLE|INSERT INTO|DROP TABLE|BEGIN TRANSACTION)\b/i],
  ['json', /^\s*(?:\[\s*\{\s*"|\{\s*")/],
]

/** Patterns in a text that identify its format. */
const looked = 4000

/** The kind of a text; undefined for a text that may be a table. */
export function kindOfText(whole: string): FileKind | undefined {
  const text = whole.slice(0, looked).replace(/^\uFEFF/, '')
  const begins = firstElement.exec(text)?.[0]
  if (begins !== undefined) {
    const root = text.slice(begins.length)
    const known = roots.find(([, pattern]) => pattern.test(root))?.[0]
    // A code in brackets, such as '<HM-1> 5', is not an element, because it has no end tag.
    return known ?? (/<[/?]|\/>/.test(text) ? 'xml' : undefined)
  }
  // The text before the first element is longer than the part that is examined.
  if (/^\s*(?:<\?xml\b|<!DOCTYPE\s+(?!html))/i.test(text))
    return /<!DOCTYPE\s+BMECAT\b/i.test(text) ? 'bmecat' : 'xml'
  return texts.find(([, pattern]) => pattern.test(text))?.[0]
}
