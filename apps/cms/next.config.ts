import { join } from 'node:path'
import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js'

const config: NextConfig = {
  // The workspace packages are TypeScript sources.
  transpilePackages: ['@ferrule/blocks', '@ferrule/connectors', '@ferrule/domain', '@ferrule/telemetry'],
  // Next's own check needs the compiler API, which TypeScript 7 has not; `tsc` is the check.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  redirects: async () => [{ source: '/', destination: '/admin', permanent: false }],
}

export default function configure(phase: string): NextConfig {
  // Building loads the Payload configuration, which needs settings of the right shape. Their values are read anew at
  // every start, so none of these ends up in the build.
  if (phase === PHASE_PRODUCTION_BUILD) process.loadEnvFile(join(import.meta.dirname, '../../.env.example'))
  return withPayload(config)
}
