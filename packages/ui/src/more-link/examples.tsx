import type { Example } from '../example.ts'
import { MoreLink } from './more-link.tsx'

export const moreLinkExamples: Example[] = [
  { name: 'onward', render: () => <MoreLink href="#machines">All crimping machines</MoreLink> },
  {
    name: 'back',
    render: () => (
      <MoreLink href="#tickets" back>
        All tickets
      </MoreLink>
    ),
  },
  {
    name: 'long words',
    language: 'de',
    render: () => (
      <MoreLink href="#service">
        Nagyfeszültségűkábel-megmunkálógép-karbantartásiszerződés részleteinek és feltételeinek megtekintése
      </MoreLink>
    ),
  },
]
