/** Lines of a letter with the sender's telephone, tax number or street, which order nothing. Pure. */
import { hasCode, tellingWords } from './harmless.ts'

/** 'Tel. +49 561 123456', 'NIF 501234567', 'M +91 98200 12345' */
const numbered =
  /(?<![\p{L}\p{N}])(?:(?:tel(?:e(?:fon|phone|foon))?|t[eé]l|tel[eé]fono|fax|phone|mobile?|cell|office|direct|vat|ust-?id(?:nr)?|duns|ein|siret|siren|nif|cif|nip|regon|kvk|btw|cvr|i[cč]o|di[cč]|p\.?\s?iva|org\.?\s?nr|y-tunnus)\.?(?:\s(?:no|nr|number)\.?)?[:#]?\s*|[tm][.:]?\s*(?=\+))[A-Z]{0,3}\s?[+(]?\d[\d\s()/.-]{4,}\d(?:\s?ext\.?\s?\d+)?(?![\p{L}\p{N}])/giu
/** '418 Mill Street', 'Industriestraße 14', '12 rue des Forges' */
const street =
  /(?<!\p{L})\d{1,5}[a-z]?,?\s+(?:(?:\p{Lu}[\p{L}.]*\s+)+(?:street|st\.|road|rd\.|avenue|ave\.)(?!\p{L})|(?:rue|avenue|boulevard)\s)|\p{L}+(?:str\.|stra(?:ß|ss)e)\s+\d{1,4}[a-z]?(?![\p{L}\p{N}])|(?<!\p{L})(?:via|calle)\s+\p{Lu}\p{L}+\s+\d{1,4}(?![\p{L}\p{N}])/iu
/** 'Sent: Monday, November 30, 2026 7:50 AM', in the head of a forwarded mail. */
const head =
  /^\s*>?\s*(?:date|sent|gesendet|datum|data|fecha|envoy[eé]|wysłano)\s*:\s*\p{L}{3,}.*\d{1,2}:\d{2}/iu

/**
 * Whether a line of a text is nothing but how to reach its sender, or the head of an earlier mail. A
 * line with any other number of an article, or any word that may order something, is not.
 */
export function isContactLine(line: string): boolean {
  if (head.test(line)) return true
  const rest = line.replaceAll(numbered, ' ')
  return (
    (rest !== line || street.test(line)) && !hasCode(rest) && tellingWords(rest, false).length === 0
  )
}
