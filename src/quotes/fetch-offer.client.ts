/** Saves an offer as a PDF file in the browser. */
import { downloadOffer } from '../documents/download.client.ts'
import type { Quote } from './contract.ts'

/**
 * @returns the file's name
 * @throws Problem
 */
export const fetchOffer = (
  { id, number }: Pick<Quote, 'id' | 'number'>,
  version: number,
): Promise<string> =>
  downloadOffer(
    `quote-${number}-version-${version}.pdf`,
    `quotes/${encodeURIComponent(id)}/pdf?version=${version}`,
  )
