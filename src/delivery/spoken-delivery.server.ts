/** The reason for a delivery charge, in the reader's language: orders store the sentence. */
import {
  createSentenceTranslator,
  type StoredSentence,
} from '../platform/translate-sentences.server.ts'
import { deliveryMessages as messages } from './messages/delivery.ts'

const fixed = (say: () => string): StoredSentence => ({ takes: [], say })

/** More specific sentences come first: another sentence would match the beginning, too. */
const spokenReason = createSentenceTranslator([
  fixed(() => messages.onRequest),
  fixed(() => messages.agreed),
  { takes: ['text'], say: ([where = '']) => messages.collected(where) },
  { takes: ['amount', 'text'], say: ([value = '', zone = '']) => messages.freeFrom(value, zone) },
  { takes: ['text'], say: ([zone = '']) => messages.free(zone) },
  {
    takes: ['text', 'text'],
    say: ([zone = '', labels = '']) => messages.charged(zone, labels.split(/ (?:and|und) /)),
  },
  { takes: ['text'], say: ([zone = '']) => messages.charged(zone, []) },
])

/** A frozen delivery with its reason in the current language. */
export const spokenDelivery = <Delivery extends { readonly reason: string }>(
  delivery: Delivery,
): Delivery => ({ ...delivery, reason: spokenReason(delivery.reason) })
