/** The settings of metrics: a separate port, a token, or neither. */
import type { SettingsReader } from './settings-reader.ts'

export type MetricsConfig = {
  readonly port: number | undefined
  readonly token: string | undefined
}

/** METRICS_PORT, METRICS_TOKEN. */
export function readMetricsConfig(reader: SettingsReader): MetricsConfig {
  const port = reader.integer('METRICS_PORT', 0, 1, 65_535)
  const token = reader.text('METRICS_TOKEN')
  if (token !== undefined && !/^[\w.~+/=-]{16,200}$/.test(token))
    reader.reject('METRICS_TOKEN', '16 to 200 letters, digits and . _ ~ + / = -')
  return { port: port === 0 ? undefined : port, token }
}
