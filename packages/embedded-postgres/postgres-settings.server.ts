/** The settings that the embedded server is started with; all others are PostgreSQL's own. */

export type PostgresSettings = Readonly<Record<string, string | number>>

export const socketPort = 5432

const always: PostgresSettings = {
  // No network at all: a socket in the cluster's folder, which nobody else can enter.
  listen_addresses: '',
  unix_socket_directories: '.',
  unix_socket_permissions: '0700',
  port: socketPort,
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Touched only as the shop grows: at a million tools what lists and searches read stays in it. Disks of today seek for nothing.
  max_connections: 40,
  shared_buffers: '256MB',
  max_wal_size: '512MB',
  random_page_cost: 1.1,
  jit: 'off',
  max_parallel_workers_per_gather: 0,
  // Not POSIX shared memory: containers give it 64 MB, and systemd removes it when a user signs out.
  dynamic_shared_memory_type: 'mmap',
  log_checkpoints: 'off',
}

// For tests: durable is what a throwaway need not be. Never for a shop.
const hurried: PostgresSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
  max_connections: 200,
}

/** The settings as words of a command line. */
export const settingArguments = (throwaway: boolean): string[] =>
  Object.entries({ ...always, ...(throwaway ? hurried : {}) }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
