/** The settings that the embedded server is started with; all others have PostgreSQL's defaults. */

/** The server's resources. */
export type ServerRoom = {
  /** The maximum number of connections. */
  readonly connections: number
  /** Bytes of cache for frequently read data; used only as the data grows. */
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
  // For solid-state disks, where random access costs hardly more than sequential access.
  random_page_cost: 1.1,
  jit: 'off',
  max_parallel_workers_per_gather: 0,
  // Not POSIX shared memory: containers give it 64 MB, and systemd removes it when a user logs out.
  dynamic_shared_memory_type: 'mmap',
  log_checkpoints: 'off',
  // Without DETAIL, which contains values of rows.
  log_error_verbosity: 'terse',
}

/** Enough for everything that lists and searches read with a million tools. */
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
