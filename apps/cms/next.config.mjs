import { join } from 'node:path'
import { withPayload } from '@payloadcms/next/withPayload'
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js'

/** @type {import('next').NextConfig} */
const config = {
  // The workspace packages are TypeScript sources.
  transpilePackages: ['@ferrule/blocks', '@ferrule/connectors', '@ferrule/domain', '@ferrule/telemetry'],
  // Next's type check needs the compiler API, which TypeScript 7 does not have; `tsc` checks the types.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  redirects: async () => [{ source: '/', destination: '/admin', permanent: false }],
}

// JavaScript, because Next would load its compiler to read TypeScript, which the image does not contain.
/** @param {string} phase */
export default function configure(phase) {
  // The build loads the Payload configuration, which requires valid settings. The values are read again at every
  // start, so none of these ends up in the build.
  if (phase === PHASE_PRODUCTION_BUILD) process.loadEnvFile(join(import.meta.dirname, '../../.env.example'))
  return withPayload(config)
}
