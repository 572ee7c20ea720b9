/** German: see ../workers.ts. */
import type { Translated } from '../../languages/translated.ts'
import type { workersMessages as english } from '../workers.ts'

export const workersMessages: Translated<typeof english> = {
  notStarted:
    'Ein Worker-Prozess konnte nicht gestartet werden. Der Grund steht weiter oben im Protokoll.',
}
