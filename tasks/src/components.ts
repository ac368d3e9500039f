/** The address and version of a process of the stack, for `./dev status`. */
export type Component = { address: string; version: { pinned: string } | { command: [string, ...string[]] } }

export const components: Record<string, Component> = {
  edge: {
    address: 'http://www.norlitz.localhost:8080',
    version: { command: ['/usr/sbin/varnishd', '-V'] },
  },
  'edge-log': { address: '(reads the edge)', version: { command: ['/usr/bin/varnishncsa', '-V'] } },
  web: { address: 'http://127.0.0.1:17080', version: { pinned: 'react-router 8.4.0' } },
  cms: { address: 'http://cms.norlitz.localhost:8082/admin', version: { pinned: 'payload 3.90.1' } },
  data: { address: 'http://127.0.0.1:17100', version: { pinned: 'graphql 16.15.0' } },
  worker: { address: '(takes jobs; health 127.0.0.1:17103)', version: { pinned: 'graphile-worker 0.18.0' } },
  'mail-in': { address: 'smtp://127.0.0.1:11026 (health 127.0.0.1:17107)', version: { pinned: 'smtp-server 3.21.1' } },
  identity: { address: 'http://id.norlitz.localhost:8081', version: { pinned: 'Keycloak 26.7.5' } },
  postgres: {
    address: 'postgres://127.0.0.1:15432',
    version: { command: ['/usr/lib/postgresql/15/bin/postgres', '--version'] },
  },
  redis: { address: 'redis://127.0.0.1:16379', version: { command: ['redis-server', '--version'] } },
  'search-engine': { address: 'http://127.0.0.1:19200', version: { pinned: 'OpenSearch 3.8.0' } },
  'object-storage': { address: 'http://127.0.0.1:19000', version: { pinned: 'versitygw 1.8.0' } },
  'virus-scanner': { address: 'tcp://127.0.0.1:13310', version: { command: ['clamd', '--version'] } },
  mailbox: { address: 'http://127.0.0.1:8084', version: { pinned: 'MailDev 2.2.1' } },
}
