import nextEnv from '@next/env'
import {
  findMisspelledSettings,
  makeLocalUrl,
  parseEnv,
  type MisspelledSetting,
} from '#lib/env-schema'

// The settings of this process. Only this file reads them.

export const isDevelopment = process.env['NODE_ENV'] === 'development'

// Next reads the `.env` files in its own processes. The commands of the site read the same files in
// the same order (node_modules/next/dist/docs/01-app/02-guides/environment-variables.md). Variables
// of the process win over the files. Unit tests do not depend on the files of a machine.
if (process.env['NODE_ENV'] !== 'test') nextEnv.loadEnvConfig(process.cwd(), isDevelopment)

export const env = parseEnv(process.env)

/** Lists variables of the environment and the `.env` files that seem to be misspelled settings. */
export const listMisspelledSettings = (): readonly MisspelledSetting[] =>
  findMisspelledSettings(process.env)

/** Returns SITE_URL for links that other machines open, or null if SITE_URL is not set. */
export const getPublicUrl = (): string | null =>
  env.SITE_URL === makeLocalUrl(env.PORT) ? null : env.SITE_URL

/**
 * Options of the server's `listen`: the socket that systemd passes as file descriptor 3
 * (sd_listen_fds(3)). If systemd passes no socket, the options are PORT and HOST.
 */
export const listenOptions =
  env.LISTEN_FDS !== undefined && env.LISTEN_PID === String(process.pid)
    ? { fd: 3 }
    : { port: env.PORT, host: env.HOST }
