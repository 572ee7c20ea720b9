/** The settings that the embedded server is started with; all others have PostgreSQL's defaults. */

/** What the server has room for. */
export type ServerRoom = {
  /** At most so many at once. */
  readonly connections: number
  /** Bytes in which it keeps what is read often; touched only as the data grows. */
  readonly sharedBuffers: number
}

export type PostgresSettings = Readonly<Record<string, string | number>>

export const socketPort = 5432

const settings: PostgresSettings = {
  // No network: a socket in the cluster's directory, which no other user can enter.
  listen_addresses: '',
  unix_socket_directories: '.',
  unix_socket_permissions: '0700',
  port: socketPort,
  timezone: 'UTC',
  log_timezone: 'UTC',
  max_wal_size: '512MB',
  // For solid-state disks, where a random page costs hardly more than the next one.
  random_page_cost: 1.1,
  jit: 'off',
  max_parallel_workers_per_gather: 0,
  // Not POSIX shared memory: containers give it 64 MB, and systemd removes it when a user logs out.
  dynamic_shared_memory_type: 'mmap',
  log_checkpoints: 'off',
  // Without the values of rows, which DETAIL has.
  log_error_verbosity: 'terse',
}

/** With a million tools, all that lists and searches read fits into it. */
const defaultRoom: ServerRoom = { connections: 100, sharedBuffers: 256 * 2 ** 20 }

// For tests only: trades all durability for speed.
const throwawaySettings: PostgresSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
  max_connections: 200,
}

const roomSettings = ({ connections, sharedBuffers }: ServerRoom): PostgresSettings => ({
  max_connections: connections,
  shared_buffers: `${Math.round(sharedBuffers / 2 ** 20)}MB`,
})

/** The settings as arguments of the `postgres` program. */
export const settingArguments = (throwaway: boolean, room: ServerRoom = defaultRoom): string[] =>
  Object.entries({
    ...settings,
    ...roomSettings(room),
    ...(throwaway ? throwawaySettings : {}),
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
