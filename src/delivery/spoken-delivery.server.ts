/** Why a delivery costs what it does, in the language of who reads it: orders keep the sentence. */
import {
  createSentenceTranslator,
  type StoredSentence,
} from '../platform/translate-sentences.server.ts'
import { deliveryMessages as messages } from './messages/delivery.ts'

const fixed = (say: () => string): StoredSentence => ({ takes: [], say })

/** What is more special comes first: another sentence would fit the beginning as well. */
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

/** A frozen delivery whose reason is in the language of the moment. */
export const spokenDelivery = <Delivery extends { readonly reason: string }>(
  delivery: Delivery,
): Delivery => ({ ...delivery, reason: spokenReason(delivery.reason) })
