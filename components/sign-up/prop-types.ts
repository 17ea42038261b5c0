/**
 * In place of the package `prop-types` (`next.config.mjs`), with which react-imask declares types of props: React has not read
 * them since version 19.
 */
export default new Proxy(() => undefined, { get: (declaration) => declaration })
