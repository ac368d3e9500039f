import node from '@astrojs/node'
import { defineConfig } from 'astro/config'

export default defineConfig({
  output: 'server',
  adapter: node({ mode: 'standalone' }),
  compressHTML: false,
  devToolbar: { enabled: false },
  // An address with the host of the site is requested at a loopback port.
  security: { checkOrigin: false },
})
