/** The fields of the certificate form, and how they become a certificate. */
import * as z from 'zod/mini'
import { NewCertificate, newCertificateFields } from './certificates-contract.ts'
import { certificateMessages as messages } from './messages/certificates.ts'
import { readUsState } from './us-states.ts'

/** 'OH, Kentucky' → ['OH', 'KY'] */
const States = z.pipe(
  z.string(),
  z.transform((text, context): string[] => {
    const words = text
      .split(/[,;]/)
      .map((word) => word.trim())
      .filter(Boolean)
    const codes = words.map(readUsState)
    const unknown = words.filter((_word, index) => codes[index] === undefined)
    if (unknown.length > 0)
      context.issues.push({
        code: 'custom',
        message: messages.noSuchState(unknown.join(', ')),
        input: text,
      })
    return codes.filter((code) => code !== undefined)
  }),
)

export const certificateFormSchema = z.pipe(
  z.object({ ...newCertificateFields, states: States }),
  NewCertificate,
)
