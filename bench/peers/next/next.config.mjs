import { resolve } from 'node:path'

// The packages are installed in the folder above, which is not the root of the checkout.
const root = resolve(import.meta.dirname, '..')

export default { outputFileTracingRoot: root, turbopack: { root }, compress: false, poweredByHeader: false }
