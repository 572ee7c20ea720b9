/** German: see ../workers.ts. */
import type { Translated } from '../../languages/translated.ts'
import type { workersMessages as english } from '../workers.ts'

export const workersMessages: Translated<typeof english> = {
  notStarted: 'Ein Arbeitsprozess konnte nicht starten. Der Grund steht oben im Protokoll.',
}
