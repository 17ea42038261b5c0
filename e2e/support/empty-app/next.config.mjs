/** @type {import('next').NextConfig} */
export default {
  // A folder that holds both this copy and the packages it is linked to.
  turbopack: { root: '/' },
  typescript: { ignoreBuildErrors: true },
}
